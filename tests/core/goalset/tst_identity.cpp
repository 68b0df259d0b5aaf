// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/identity.h"
#include "core/goalset/set_sections.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <functional>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using Edit = std::function<void(Objective &)>;

/// Fields that do not affect identity, even among equal texts.
const QList<std::pair<const char *, Edit>> &namelessEdits()
{
    static const QList<std::pair<const char *, Edit>> edits{
        {"weighting", [](Objective &o) { o.weighting = 3; }},
        {"individual limit", [](Objective &o) { o.individualLimit = 4; }},
        {"tooltip", [](Objective &o) { o.tooltip = u"words"_s; }},
        {"icons", [](Objective &o) { o.icons = {u"star.webp"_s}; }},
        {"forced positions", [](Objective &o) { o.forcedPositions = {1, 2}; }},
        {"disabled", [](Objective &o) { o.disabled = true; }},
        {"progressive ranges", [](Objective &o) { o.progressiveRanges = true; }},
        {"row id", [](Objective &o) { o.id = RowId{999}; }},
    };
    return edits;
}

/// Fields that distinguish goals with equal texts.
const QList<std::pair<const char *, Edit>> &tellingEdits()
{
    static const QList<std::pair<const char *, Edit>> edits{
        {"range", [](Objective &o) { o.range = {1, 2}; }},
        {"longer range", [](Objective &o) { o.range = {1, 2, 3}; }},
        {"zones", [](Objective &o) { o.progression = Zone::Early; }},
        {"other zones", [](Objective &o) { o.progression = Zone::Early | Zone::Late; }},
        {"board category", [](Objective &o) { o.boardCategories = {u"a"_s}; }},
        {"two board categories", [](Objective &o) { o.boardCategories = {u"a"_s, u"b"_s}; }},
        {"their letters in one", [](Objective &o) { o.boardCategories = {u"ab"_s}; }},
        {"line category", [](Objective &o) { o.lineCategories = {u"a"_s}; }},
        {"tag", [](Objective &o) { o.tag = u"a"_s; }},
    };
    return edits;
}

void declareAll(GoalSet &set)
{
    const auto declare = [](QList<CategoryLimit> &limits, const QStringList &names) {
        for (const QString &name : names) {
            if (!std::ranges::contains(limits, name, &CategoryLimit::category))
                limits << CategoryLimit{name, 100};
        }
    };
    for (const Objective &objective : set.objectives) {
        declare(set.boardLimits, objective.boardCategories);
        declare(set.lineLimits, objective.lineCategories);
        if (!objective.tag.isEmpty() && !set.tagNames.contains(objective.tag))
            set.tagNames << objective.tag;
    }
}

GoalSet twins(int count)
{
    GoalSet set = plainSet(2);
    for (int i = 0; i < count; ++i)
        addGoal(set, u"twin"_s);
    return set;
}

} // namespace

class TestIdentity final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void pinned();
    static void onlyTheTextNamesAUniqueGoal_data();
    static void onlyTheTextNamesAUniqueGoal();
    static void rewordedGoalsAreNew();
    static void detailsTellEqualTextsApart();
    static void detailsDoNotDependOnRowsOrOtherGoals();
    static void namesAreNotWhatTheyAreCalled();
    static void exactTwinsAreToldApartByOrder();
    static void nullAndEmptyTextsAreEqual();
    static void movedRowsKeepTheirs();
    static void distinctInLargeSets();
    static void keptDrawsAreThoseOfTheEarlierText();
    static void keptRanksStay();
    static void twoWithTheSameKeptDrawsAreDistinct();
    static void rewordingsAreFound();
};

void TestIdentity::pinned()
{
    // SipHash-2-4 of the text, and of the text with its rank, computed by other code.
    GoalSet set;
    addGoal(set, u""_s);
    addGoal(set, u"Größe 茶 🎲"_s);
    addGoal(set, u"twin"_s);
    addGoal(set, u"twin"_s);
    for (int i = 0; i < 2; ++i) {
        Objective &goal = addGoal(set, u"Collect {{X}} coin[[s]]"_s);
        goal.range = {1, 2, 5};
        goal.progression = Zone::Early | Zone::Late;
        goal.boardCategories = {u"b1"_s};
        goal.lineCategories = {u"l1"_s, u"l2"_s};
        goal.tag = u"t"_s;
    }
    const std::vector<std::uint64_t> expected{0xe4cbd6b308258d29U, 0x2cc10af003e328cdU,
        0x5d5b9bc5dde5327U, 0xa8311ea54da36866U, 0x2b66ecee33c5496cU, 0x201d7a0abac793c3U};
    QCOMPARE(identities(set), expected);

    set.objectives.removeLast();
    QCOMPARE(identities(set).back(), 0x2b66ecee33c5496cU);
    QVERIFY(identities(GoalSet{}).empty());
}

void TestIdentity::onlyTheTextNamesAUniqueGoal_data()
{
    QTest::addColumn<int>("edit");
    for (qsizetype i = 0; i < namelessEdits().size(); ++i)
        QTest::newRow(namelessEdits()[i].first) << static_cast<int>(i);
    for (qsizetype i = 0; i < tellingEdits().size(); ++i)
        QTest::newRow(tellingEdits()[i].first) << static_cast<int>(namelessEdits().size() + i);
}

void TestIdentity::onlyTheTextNamesAUniqueGoal()
{
    QFETCH(const int, edit);
    const qsizetype telling = edit - namelessEdits().size();
    const Edit &apply = telling < 0 ? namelessEdits()[edit].second : tellingEdits()[telling].second;

    GoalSet unique = plainSet(3);
    const auto before = identities(unique);
    apply(unique.objectives[1]);
    QCOMPARE(identities(unique), before);

    // Among equal texts, the distinguishing fields rank the goals; the other fields do not.
    GoalSet alike = twins(2);
    alike.objectives[2].range = {7};
    const auto alikeBefore = identities(alike);
    apply(alike.objectives[2]);
    auto alikeAfter = identities(alike);
    if (telling < 0)
        QCOMPARE(alikeAfter, alikeBefore);
    // Of two exact twins, the one that gets a detail comes second.
    GoalSet twin = twins(2);
    const auto twinBefore = identities(twin);
    apply(twin.objectives[2]);
    auto twinAfter = identities(twin);
    if (telling >= 0)
        std::swap(twinAfter[2], twinAfter[3]);
    QCOMPARE(twinAfter, twinBefore);
}

void TestIdentity::rewordedGoalsAreNew()
{
    GoalSet set = plainSet(3);
    const auto before = identities(set);
    for (const QString &text : {u"goal 2 "_s, u"Goal 2"_s, u" goal 2"_s, u"goal"_s, u"goal 22"_s}) {
        set.objectives[1].goal = text;
        const auto after = identities(set);
        QVERIFY(after[1] != before[1]);
        QCOMPARE(after[0], before[0]);
        QCOMPARE(after[2], before[2]);
    }
}

void TestIdentity::detailsTellEqualTextsApart()
{
    GoalSet set = twins(1 + static_cast<int>(tellingEdits().size()));
    for (qsizetype i = 0; i < tellingEdits().size(); ++i)
        tellingEdits()[i].second(set.objectives[3 + i]);
    const auto found = identities(set);
    QCOMPARE(QSet<quint64>(found.begin(), found.end()).size(), set.objectives.size());
}

void TestIdentity::detailsDoNotDependOnRowsOrOtherGoals()
{
    GoalSet set = twins(3);
    set.objectives[3].range = {1, 2};
    set.objectives[4].tag = u"t"_s;
    const auto before = identities(set);

    std::ranges::reverse(set.objectives);
    auto after = identities(set);
    std::ranges::reverse(after);
    QCOMPARE(after, before);
    std::ranges::reverse(set.objectives);

    // Another goal with the same text does not affect goals that it ranks after.
    addGoal(set, u"twin"_s).range = {1, 2, 3};
    after = identities(set);
    after.pop_back();
    QCOMPARE(after, before);
}

/// Renaming categories and tags keeps identities, even if many goals have the same text.
void TestIdentity::namesAreNotWhatTheyAreCalled()
{
    SplitMix random(8);
    int twinsSeen = 0;
    for (int round = 0; round < 200; ++round) {
        GoalSet set = randomGoalSet(random, randomSettings(random));
        for (Objective &objective : set.objectives)
            objective.goal = QString::number(random.below(3));
        declareAll(set);
        const auto before = identities(set);
        twinsSeen += static_cast<int>(before.size());
        QCOMPARE(identities(withOtherNames(set)), before);
    }
    QVERIFY(twinsSeen > 1'000);
}

void TestIdentity::exactTwinsAreToldApartByOrder()
{
    GoalSet set = twins(4);
    const auto before = identities(set);
    QCOMPARE(QSet<quint64>(before.begin(), before.end()).size(), set.objectives.size());

    // Fields that do not affect identity, including disabled, do not exchange the twins' draws.
    set.objectives[2].disabled = true;
    set.objectives[3].weighting = 1;
    QCOMPARE(identities(set), before);

    set.objectives.swapItemsAt(2, 4);
    QCOMPARE(identities(set), before);
}

void TestIdentity::nullAndEmptyTextsAreEqual()
{
    GoalSet null = twins(2);
    GoalSet empty = null;
    null.objectives[2].tag = QString();
    empty.objectives[2].tag = u""_s;
    null.objectives[2].boardCategories = {QString()};
    empty.objectives[2].boardCategories = {u""_s};
    null.objectives[2].lineCategories = {QString()};
    empty.objectives[2].lineCategories = {u""_s};
    QVERIFY(null == empty);
    QCOMPARE(identities(null), identities(empty));

    for (const qsizetype row : {2, 3}) {
        null.objectives[row].goal = QString();
        empty.objectives[row].goal = u""_s;
    }
    QVERIFY(null == empty);
    QCOMPARE(identities(null), identities(empty));
}

void TestIdentity::movedRowsKeepTheirs()
{
    SplitMix random(7);
    for (int round = 0; round < 50; ++round) {
        GoalSet set = randomGoalSet(random, randomSettings(random));
        // Order distinguishes exact twins, so every text is made unique here.
        for (qsizetype row = 0; row < set.objectives.size(); ++row)
            set.objectives[row].goal += QString::number(row);
        const auto before = identities(set);
        std::vector<qsizetype> order;
        order.reserve(before.size());
        for (qsizetype row = 0; row < set.objectives.size(); ++row)
            order.push_back(row);
        random.shuffle(order);
        GoalSet moved = set;
        for (std::size_t i = 0; i < order.size(); ++i)
            moved.objectives[static_cast<qsizetype>(i)] = set.objectives[order[i]];
        const auto after = identities(moved);
        for (std::size_t i = 0; i < order.size(); ++i)
            QCOMPARE(after[i], before[static_cast<std::size_t>(order[i])]);
    }
}

void TestIdentity::distinctInLargeSets()
{
    GoalSet set = twins(5000);
    for (int i = 0; i < 5000; ++i)
        addGoal(set, u"number %1"_s.arg(i));
    const auto found = identities(set);
    QCOMPARE(QSet<quint64>(found.begin(), found.end()).size(), set.objectives.size());
}

/// Many goals are reworded at once, some to the text of another; all keep their draws, and nobody
/// else loses theirs.
void TestIdentity::keptDrawsAreThoseOfTheEarlierText()
{
    SplitMix random(43);
    int reworded = 0;
    for (int round = 0; round < 300; ++round) {
        GoalSet before = randomGoalSet(random, randomSettings(random));
        std::uint32_t id = 0;
        for (Objective &objective : before.objectives) {
            objective.id = RowId{++id};
            objective.goal = u"goal %1"_s.arg(random.below(6));
        }
        GoalSet after = before;
        for (int edit = 0; edit < 3 && !after.objectives.isEmpty(); ++edit) { // kept thrice
            GoalSet next = after;
            for (Objective &objective : next.objectives) {
                if (random.below(3) == 0)
                    objective.goal = u"goal %1"_s.arg(random.below(9));
            }
            const GoalSet stood = edit % 2 == 0 ? after : before;
            for (const Objective &kept : withKeptDraws(stood, next)) {
                next.objectives[rowOf(next, kept.id)] = kept;
                ++reworded;
            }
            QCOMPARE(redrawnGoals(before, next), QList<RowId>());
            QCOMPARE(identities(next), identities(before));
            after = next;
        }
    }
    QVERIFY(reworded > 1'000);
}

/// What happens to other goals of the earlier text, or to the goal itself, does not change its
/// draws.
void TestIdentity::keptRanksStay()
{
    GoalSet set = twins(3);
    set.objectives[3].range = {1, 2};
    set.objectives[4].range = {1, 3};
    const auto before = identities(set);
    GoalSet reworded = set;
    reworded.objectives[3].goal = u"other"_s;
    const QList<Objective> kept = withKeptDraws(set, reworded);
    QCOMPARE(kept.size(), 1);
    reworded.objectives[3] = kept.first();
    QCOMPARE(identities(reworded), before);

    GoalSet moved = reworded;
    moved.objectives.swapItemsAt(2, 3);
    QCOMPARE(identities(moved)[2], before[3]);
    QCOMPARE(identities(moved)[3], before[2]);
    GoalSet fewer = reworded;
    fewer.objectives.removeAt(2);
    QCOMPARE(identities(fewer)[2], before[3]);
    GoalSet wider = reworded;
    wider.objectives[3].range = {9};
    QCOMPARE(identities(wider)[3], before[3]);
    addGoal(wider, u"twin"_s).range = {1, 1};
    const auto more = identities(wider);
    QCOMPARE(more[3], before[3]);
    QCOMPARE(QSet<quint64>(more.begin(), more.end()).size(), wider.objectives.size());
}

/// A file may say anything.
void TestIdentity::twoWithTheSameKeptDrawsAreDistinct()
{
    GoalSet set = plainSet(4);
    const auto own = identities(set);
    for (const qsizetype row : {1, 2, 3}) {
        FieldValues values;
        setValue(values, draws_section::text, u"goal 1"_s);
        setValue(values, draws_section::rank, qint64{row == 3 ? -7 : 0});
        set.objectives[row].extension.insert(draws_section::section.key, values);
    }
    const auto found = identities(set);
    QCOMPARE(QSet<quint64>(found.begin(), found.end()).size(), 4);
    QCOMPARE(found[1], own[0]); // the first that claims the rank has it
    // A rank without a text means nothing.
    GoalSet ranked = plainSet(2);
    FieldValues rank;
    setValue(rank, draws_section::rank, qint64{5});
    ranked.objectives[0].extension.insert(draws_section::section.key, rank);
    QCOMPARE(identities(ranked), identities(plainSet(2)));
    QCOMPARE(drawText(ranked.objectives[0]), u"goal 1"_s);
}

void TestIdentity::rewordingsAreFound()
{
    const GoalSet before = plainSet(3);
    GoalSet after = before;
    after.objectives[1].goal = u"reworded"_s;
    after.objectives.swapItemsAt(0, 1);
    addGoal(after, u"new"_s);
    QCOMPARE(redrawnGoals(before, after), QList<RowId>{before.objectives[1].id});
    const Objective kept = withKeptDraws(before, after).first();
    QCOMPARE(drawText(kept), u"goal 2"_s);
    after.objectives[0] = kept;
    QCOMPARE(redrawnGoals(before, after), QList<RowId>());
    // Reworded again, it goes on to keep them; back at its first text, it needs no data.
    after.objectives[0].goal = u"reworded again"_s;
    QCOMPARE(redrawnGoals(before, after), QList<RowId>());
    GoalSet cleared = after;
    cleared.objectives[0].extension.clear();
    QCOMPARE(redrawnGoals(after, cleared).size(), 1);
    cleared.objectives[0].goal = u"goal 2"_s;
    QCOMPARE(redrawnGoals(after, cleared).size(), 0);
    // A goal that had no text has no draws to keep.
    GoalSet empty = before;
    empty.objectives[2].goal.clear();
    QCOMPARE(redrawnGoals(empty, before), QList<RowId>());
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestIdentity, NoApplication)

#include "tst_identity.moc"
