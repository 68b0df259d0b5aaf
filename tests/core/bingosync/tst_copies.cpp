// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Goals that a list of Bingosync has more than once, or not at all: as if each stood there so
// often.
#include "core/bingosync/list_format.h"
#include "core/bingosync/sections.h"
#include "core/formats/set_format.h"
#include "core/generator/generator.h"
#include "core/goalset/objective_fields.h"
#include "core/sites/room_codes.h"
#include "core/tune/plan.h"
#include "tests/support/sites/plain_sites.h"
#include "tests/support/sites/random_site_lists.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;
using sites::BoardKind;

namespace {

const Field &copiesField()
{
    return *std::ranges::find(bingosync::goalSection.fields, "copies"_L1, &Field::key);
}

/// A set whose goals have copies, and the list that has them one after the other.
struct Copied {
    GoalSet set;
    sites::SiteList list;
    QList<int> goals; ///< by goal of the list, the index of that of the set
};

Copied copiedList(SplitMix &random, BoardKind kind)
{
    sites::SiteList few = randomSiteList(random, kind);
    for (sites::ListedGoal &goal : few.goals)
        goal.key.clear();
    Copied copied;
    bingosync::addList(copied.set, few, kind);
    for (int i = 0; i < std::ssize(few.goals); ++i) {
        const int copies = random.chance(50) ? 1 : random.between(0, 3);
        setValue(copied.set.objectives[i], bingosync::goalSection, copiesField(), qint64{copies});
        for (int copy = 0; copy < copies; ++copy) {
            copied.list.goals.push_back(few.goals.at(static_cast<std::size_t>(i)));
            copied.goals << i;
        }
    }
    return copied;
}

} // namespace

class TestCopies final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boards_data();
    static void boards();
    static void keysStandOnce();
    static void noneIsLeftOut();
    static void tuners();
};

void TestCopies::boards_data()
{
    QTest::addColumn<BoardKind>("kind");
    for (const BoardKind kind :
        {BoardKind::SrlV5, BoardKind::SrlV5Blackout, BoardKind::Randomized, BoardKind::Isaac,
            BoardKind::V8, BoardKind::V8Subtypes, BoardKind::Alttp, BoardKind::Ladx})
        QTest::addRow("%s", sites::traitsOf(kind).key.data()) << kind;
}

/// The board is that of the plain program for the longer list, the file is that list, two copies on
/// a board are told, and the checker has nothing against them.
void TestCopies::boards()
{
    QFETCH(const BoardKind, kind);
    const Generator &generator = *generatorOf(u"bingosync");
    SplitMix random(48);
    int whole = 0;
    int repeated = 0;
    for (int i = 0; i < 200; ++i) {
        const Copied copied = copiedList(random, kind);
        GoalSet longer;
        bingosync::addList(longer, copied.list, kind);
        QCOMPARE(bingosync::listFormat.write(copied.set), bingosync::listFormat.write(longer));
        const Settings settings = generator.settingsFor(copied.set);
        const auto compiled = generator.compile(copied.set, settings);
        if (!compiled)
            continue;
        const auto scratch = generator.scratch(**compiled);
        const QString seed = QString::number(random.between(1, 1'000'000));
        Result board;
        Watch watch;
        const Outcome outcome = generator.run(**compiled, *scratch, seed, board, nullptr, watch);
        const PlainBoard plain
            = plainBoard(copied.list, kind, sites::Length::Normal, seed, seed.toULongLong());
        if (plain.end == PlainBoard::End::Undecided)
            continue;
        QCOMPARE(outcome.has_value(), plain.end == PlainBoard::End::Made);
        if (!outcome)
            continue;
        ++whole;
        QList<RowId> rows;
        for (const int goal : plain.goals)
            rows << copied.set.objectives[copied.goals[goal]].id;
        qsizetype repeats = 0;
        for (qsizetype cell = 0; cell < rows.size(); ++cell) {
            QCOMPARE(board.at[static_cast<std::size_t>(cell)].what, rows[cell]);
            repeats += rows.first(cell).contains(rows[cell]) ? 1 : 0;
        }
        QCOMPARE(qsizetype(std::ranges::count(
                     board.findings, toCode(RoomCode::GoalRepeated), &Finding::code)),
            repeats);
        repeated += repeats > 0 ? 1 : 0;
        for (const Finding &finding : generator.check(copied.set, settings, board))
            QFAIL(qPrintable(u"list %1, seed %2: code %3 in cell %4"_s.arg(i)
                    .arg(seed)
                    .arg(int(finding.code))
                    .arg(int(finding.site))));
    }
    qInfo("%d boards, %d with copies", whole, repeated);
    QVERIFY(whole > 0);
    QVERIFY(repeated > 0 || sites::traitsOf(kind).hasTiers || kind == BoardKind::Isaac
        || kind == BoardKind::Ladx);
}

/// Keys of a list of synerGen are unique.
void TestCopies::keysStandOnce()
{
    GoalSet set;
    sites::SiteList list;
    list.goals = {{.text = u"a"_s, .key = u"k"_s}, {.text = u"b"_s}};
    bingosync::addList(set, list, BoardKind::SynerGen);
    for (Objective &goal : set.objectives)
        setValue(goal, bingosync::goalSection, copiesField(), qint64{3});
    QCOMPARE(bingosync::listOf(set).rows.size(), std::size_t(4));
    // What no file may say does not make a list endless.
    for (Objective &goal : set.objectives)
        setValue(goal, bingosync::goalSection, copiesField(), qint64{1'000'000'000});
    QCOMPARE(bingosync::listOf(set).rows.size(), 1 + std::size_t(copiesField().max));
}

void TestCopies::noneIsLeftOut()
{
    GoalSet set;
    sites::SiteList list;
    list.goals = {{.text = u"a"_s}, {.text = u"b"_s}, {.text = u"c"_s}};
    bingosync::addList(set, list, BoardKind::Randomized);
    setValue(set.objectives[1], bingosync::goalSection, copiesField(), qint64{0});
    set.objectives[2].disabled = true;
    QVERIFY(!bingosync::listFormat.write(set).contains("\"b\""));
    const QList<Loss> losses = lossesOf(set, bingosync::listFormat);
    const auto unfit = std::ranges::find(losses, Aspect::Unfit, &Loss::aspect);
    QVERIFY(unfit != losses.end());
    QCOMPARE(unfit->rows, QList{set.objectives[1].id});
}

/// A tuner leaves goals out or doubles them, where authors let it.
void TestCopies::tuners()
{
    const Generator &generator = *generatorOf(u"bingosync");
    SplitMix random(7);
    GoalSet set = copiedList(random, BoardKind::Randomized).set;
    const Settings settings = generator.settingsFor(set);
    QVERIFY(tunePlanOf(generator.info(), set, settings).knobs.empty()); // tiers are a rule as well
    const QStringList allowed{u"copies"_s};
    const TunePlan plan = tunePlanOf(generator.info(), set, settings, allowed);
    QCOMPARE(std::ssize(plan.knobs), set.objectives.size());
    for (const Knob &knob : plan.knobs) {
        QCOMPARE(knob.least, 0.0);
        QVERIFY(knob.most >= 2);
        for (const int copies : {2, 0, 1}) {
            turn(knob, set, copies);
            QCOMPARE(std::ranges::count(bingosync::listOf(set).rows, knob.row), copies);
        }
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestCopies, NoApplication)

#include "tst_copies.moc"
