// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Law: from a stop request to its end, a run takes at most 0.3 seconds, at every size that is
// allowed. So do compiling a set and saying what its statistics are about. The work is counted, not
// timed, and the request comes at random amounts of it: longer pieces of work without a poll are
// hit more often.

#include "core/arrange/rules.h"
#include "core/generator/generator.h"
#include "core/lab/subject.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/piece_sets.h"
#include "tests/support/sets/site_tiers.h"
#include "tests/support/sets/zone_sets.h"
#include "tests/support/stop_cost.h"
#include "tests/support/unit.h"

#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// As much as there may be of everything.
GoalSet largestSet()
{
    GoalSet set = listedSet();
    for (int i = 0; i < 20'000; ++i) {
        Objective &goal = addGoal(set, u"Get {{X}} of kind %1"_s.arg(i));
        goal.range = {2, 3, 4, 5, 6};
        goal.boardCategories = {u"board%1"_s.arg(i % 7)};
        goal.lineCategories = {u"line%1"_s.arg(i % 5)};
    }
    for (int i = 0; i < 7; ++i)
        set.boardLimits << CategoryLimit{u"board%1"_s.arg(i), 15};
    for (int i = 0; i < 5; ++i)
        set.lineLimits << CategoryLimit{u"line%1"_s.arg(i), 20};
    addPieces(set, 200);
    addZones(set, 500);
    addSiteTiers(set);
    return set;
}

/// Every number at its end that makes the most work.
Settings largestSettings(const Generator &generator, const GoalSet &set)
{
    Settings settings = generator.settingsFor(set);
    const auto parameters = generator.info().parameters;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        Value &value = settings.values[static_cast<qsizetype>(i)];
        if (parameters[i].kind == Kind::Integer)
            value = static_cast<qint64>(parameters[i].max);
        else if (parameters[i].kind == Kind::Extent)
            value = clamped(parameters[i], Extent{.rows = 1000, .columns = 1000});
        else if (parameters[i].key == "routing"_L1)
            value = u"hybrid"_s;
    }
    return settings;
}

} // namespace

class TestStopCost final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void aRunEndsSoon_data();
    static void aRunEndsSoon();
    static void compilingEndsSoon_data();
    static void compilingEndsSoon();
};

void TestStopCost::aRunEndsSoon_data()
{
    QTest::addColumn<const Generator *>("generator");
    QTest::addColumn<bool>("isLargest");
    for (const Generator *generator : generators()) {
        for (const bool isLargest : {false, true})
            QTest::addRow("%s%s", generator->info().key.data(), isLargest ? " largest" : "")
                << generator << isLargest;
    }
}

void TestStopCost::aRunEndsSoon()
{
    QFETCH(const Generator *, generator);
    QFETCH(const bool, isLargest);
    static const GoalSet set = largestSet();
    const auto compiled = generator->compile(
        set, isLargest ? largestSettings(*generator, set) : generator->settingsFor(set));
    if (!compiled && !isLargest)
        QSKIP("so much has no room on a board of the usual size");
    QVERIFY(compiled.has_value());
    const auto scratch = generator->scratch(**compiled);
    Result board;
    stopOften([&](const std::stop_token &stop) {
        Watch watch(stop);
        [[maybe_unused]] const Outcome outcome
            = generator->run(**compiled, *scratch, u"1", board, nullptr, watch);
    });
}

void TestStopCost::compilingEndsSoon_data()
{
    QTest::addColumn<const Generator *>("generator");
    for (const Generator *generator : generators())
        QTest::newRow(generator->info().key.data()) << generator;
}

void TestStopCost::compilingEndsSoon()
{
    QFETCH(const Generator *, generator);
    static const GoalSet set = [] {
        GoalSet largest = largestSet();
        for (int i = 0; i < arrange::mostRules; ++i) {
            TableRow rule{.id = largest.nextRow(), .values = {}, .verbatim = {}};
            setValue(rule.values, arrange::columns::pieces, QStringList{u"board%1"_s.arg(i % 7)});
            setValue(rule.values, arrange::columns::wish, i % 2 == 0 ? u"twin"_s : u"near"_s);
            largest.tables[arrange::rules.key] << rule;
        }
        for (qsizetype i = 0; i < largest.objectives.size(); ++i)
            largest.objectives[i].weighting = static_cast<int>(i % 100);
        return largest;
    }();
    const Settings settings = generator->settingsFor(set);
    const bool isShort = !subjectOf(*generator, set, settings);
    stopOften([&](const std::stop_token &stop) {
        if (const auto subject = subjectOf(*generator, set, settings, stop))
            (void)(*subject)->studyUntil(stop);
    });
    QVERIFY(!isShort || generator->info().key != "constrained"_L1);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestStopCost, NoApplication)
#include "tst_stop_cost.moc"
