// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What boards of a set cannot have is not offered: as a gate, as a target, as a criterion of seeds.
// What the set holds already stays listed. Every generator is walked, with and without the data
// that its numbers are about.

#include "core/arrange/rules.h"
#include "core/generator/judge.h"
#include "core/generator/target_table.h"
#include "core/lab/subject.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/piece_sets.h"
#include "tests/support/sets/site_tiers.h"
#include "tests/support/sets/zone_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/board/board_choice.h"
#include "ui/editing/document/document.h"
#include "ui/editing/tables/section_table_model.h"
#include "ui/widgets/fields/field_editor.h"
#include "ui/widgets/lab/seeds_criterion_bar.h"

#include <QComboBox>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

const QStringList ofRules{u"happiness"_s, u"happiness_share"_s, u"happiness_before"_s,
    u"unmet_rules"_s, u"unmet_required"_s, u"cell_happiness"_s, u"layer_share"_s, u"rule_held"_s};
const QStringList ofLimits{u"limit_use"_s, u"limit_full"_s, u"limit_bars"_s};

/// With data for every generator, but without placement rules and categories.
GoalSet bareSet()
{
    GoalSet set = listedSet();
    for (Objective &objective : set.objectives) {
        objective.boardCategories.clear();
        objective.lineCategories.clear();
    }
    set.boardLimits.clear();
    set.lineLimits.clear();
    addPieces(set, 8);
    addZones(set, 16);
    addSiteTiers(set);
    set.tables.remove(QString(arrange::rules.key));
    return set;
}

/// The same with them.
GoalSet fullSet()
{
    GoalSet set = bareSet();
    set.tables.clear();
    for (qsizetype i = 0; i < set.objectives.size(); ++i) {
        set.objectives[i].boardCategories = {u"board%1"_s.arg(i % 3)};
        set.objectives[i].lineCategories = {u"line%1"_s.arg(i % 3)};
    }
    set.boardLimits << CategoryLimit{u"board0"_s, 40};
    set.lineLimits << CategoryLimit{u"line0"_s, 40};
    addPieces(set, 8);
    addZones(set, 16);
    return set;
}

QStringList keysOf(const QComboBox &box)
{
    QStringList keys;
    for (int i = 0; i < box.count(); ++i)
        keys << box.itemData(i).toString();
    return keys;
}

bool sharesAny(const QStringList &one, const QStringList &other)
{
    return std::ranges::any_of(one, [&](const QString &key) { return other.contains(key); });
}

/// The gates that judge a number of one of the first boards of a set, in any mode.
QStringList everJudged(const Generator &generator, const GoalSet &set)
{
    constexpr int seeds = 3;
    const Info &info = generator.info();
    const Field &mode = info.parameters.front();
    std::vector<Settings> tried{generator.settingsFor(set)};
    for (const Choice &choice : mode.choices) {
        Settings settings = tried.front();
        if (mode.kind == Kind::Choice
            && setParameter(info.parameters, settings, mode.key, choice.key))
            tried.push_back(settings);
    }
    QStringList judged;
    for (const Settings &settings : tried) {
        const auto subject = subjectOf(generator, set, settings);
        if (!subject)
            continue;
        const auto scratch = (*subject)->scratch();
        for (int seed = 1; seed <= seeds; ++seed) {
            Result board;
            Measured measured;
            Watch watch;
            if (!(*subject)->run(*scratch, QString::number(seed), board, watch))
                continue;
            generator.measure((*subject)->compiled(), *scratch, board, measured);
            for (const Gate &gate : info.gates) {
                if (gate.isOfMeasure() && judgedNumber(info, gate, measured))
                    judged << gate.key;
            }
        }
    }
    return judged;
}

} // namespace

class TestOffered final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    static void choicesFollowTheSet_data();
    void choicesFollowTheSet();

    static void criteriaFollowTheSet_data() { choicesFollowTheSet_data(); }

    void criteriaFollowTheSet();

    static void whatIsOfferedHasNumbers_data() { choicesFollowTheSet_data(); }

    void whatIsOfferedHasNumbers();
    void whatIsHeldStays();
    void goalsAndLimitsAreTargetsWhereTheyAre();
    void theWantedKindComesBack();

private:
    void open(const GoalSet &set)
    {
        m_document->adopt({.set = set, .notes = {}, .siteStyle = true}, {});
    }

    /// The keys that the editor of a field offers beside a value that it shows.
    QStringList offered(const Field &field, const QString &held = {}) const
    {
        QWidget parent;
        auto *editor = new FieldEditor(field, m_document.get(), &parent);
        editor->setValue(Value(held));
        return keysOf(*editor->findChild<QComboBox *>());
    }

    std::unique_ptr<GoalSetDocument> m_document;
};

void TestOffered::init()
{
    m_document = std::make_unique<GoalSetDocument>();
}

void TestOffered::choicesFollowTheSet_data()
{
    QTest::addColumn<const Generator *>("generator");
    for (const Generator *generator : generators()) {
        if (generator->info().gateTable != nullptr)
            QTest::newRow(generator->info().key.data()) << generator;
    }
}

void TestOffered::choicesFollowTheSet()
{
    QFETCH(const Generator *, generator);
    const Info &info = generator->info();
    const Field &gate = info.gateTable->fields[GateChosen];
    QStringList all;
    for (const Gate &each : info.gates)
        all << each.key;

    open(fullSet());
    QCOMPARE(offered(gate), all);
    QCOMPARE(offered(info.targetTable->fields[TargetGate]), all);
    open(bareSet());
    const QStringList some = offered(gate);
    QCOMPARE(offered(info.targetTable->fields[TargetGate]), some);
    QVERIFY2(!sharesAny(some, ofRules + ofLimits), qPrintable(some.join(u' ')));
    all.removeIf([](const QString &key) { return (ofRules + ofLimits).contains(key); });
    QCOMPARE(some, all);

    // A new row does not hold what is not offered.
    for (const Section *section : {info.gateTable, info.targetTable}) {
        SectionTableModel model(*m_document, *section);
        model.add(0);
        const FieldValues values = m_document->tableRows(*section).front().values;
        for (const Field &field : section->fields) {
            if (field.kind == Kind::Choice)
                QVERIFY2(offered(field).contains(textOf(values, field)), field.key.data());
        }
    }
}

void TestOffered::criteriaFollowTheSet()
{
    QFETCH(const Generator *, generator);
    BoardChoice choice;
    choice.setGenerator(*generator);
    SeedsCriterionBar bar(*m_document, choice);
    open(fullSet());
    QStringList all;
    for (const Measure &measure : generator->info().measures) {
        if (canBeCriterion(measure))
            all << measure.key;
    }
    QCOMPARE(keysOf(bar.measures()), all);
    QCOMPARE(bar.kinds().count(), generator->info().limitKinds.empty() ? 5 : 6);
    open(bareSet()); // also while it is shown
    all.removeIf([](const QString &key) { return ofRules.contains(key); });
    QCOMPARE(keysOf(bar.measures()), all);
}

/// By the boards themselves, not by what is declared.
void TestOffered::whatIsOfferedHasNumbers()
{
    QFETCH(const Generator *, generator);
    const Info &info = generator->info();
    for (const bool isFull : {true, false}) {
        const GoalSet set = isFull ? fullSet() : bareSet();
        open(set);
        const QStringList keys = offered(info.gateTable->fields[GateChosen]);
        const QStringList judged = everJudged(*generator, set);
        for (const Gate &gate : info.gates) {
            if (gate.isOfMeasure() && keys.contains(gate.key))
                QVERIFY2(judged.contains(gate.key), gate.key.data());
        }
    }
}

void TestOffered::whatIsHeldStays()
{
    open(bareSet());
    const Info &info = generatorOf(u"layered"_s)->info();
    const QStringList keys = offered(info.gateTable->fields[GateChosen], u"unmet_rules"_s);
    QVERIFY(keys.contains(u"unmet_rules"_s));
    QVERIFY(!keys.contains(u"unmet_required"_s));
}

void TestOffered::goalsAndLimitsAreTargetsWhereTheyAre()
{
    const auto wanted = [this](const QString &generator) {
        return offered(generatorOf(generator)->info().targetTable->fields[TargetWanted]).join(u' ');
    };
    open(fullSet());
    QCOMPARE(wanted(u"constrained"_s), u"all goals category relaxed number"_s);
    QCOMPARE(wanted(u"balanced"_s), u"all goals category number"_s);
    open(bareSet());
    QCOMPARE(wanted(u"constrained"_s), u"all goals relaxed number"_s);
    GoalSet empty = bareSet();
    empty.objectives.clear();
    open(empty);
    QCOMPARE(wanted(u"worlds"_s), u"number"_s);
}

void TestOffered::theWantedKindComesBack()
{
    BoardChoice choice;
    SeedsCriterionBar bar(*m_document, choice); // without goals
    QCOMPARE(bar.kind(), SeedsCriterionBar::Kind::Relaxations);
    open(plainSet(30));
    QCOMPARE(bar.kind(), SeedsCriterionBar::Kind::Goal);
}

BOARDWRIGHT_UNIT(TestOffered, QApplication)
#include "tst_offered.moc"
