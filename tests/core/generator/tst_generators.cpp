// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the promises of core/generator/generator.h for every generator in the registry.

#include "core/generator/bins.h"
#include "core/generator/generator.h"
#include "tests/support/sets/every_data.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"
#include "tests/toy/toy_generator.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct Case {
    const Generator *generator = nullptr;
    GoalSet set;
    Settings settings;
};

struct Made {
    Result board;
    Trace trace;
    Outcome outcome;
};

bool sameBoard(const Result &one, const Result &other)
{
    const bool sameParts
        = std::ranges::equal(one.parts, other.parts, [](const Part &a, const Part &b) {
              return a.site == b.site && sameBoard(*a.result, *b.result);
          });
    return sameParts && *one.shape == *other.shape && one.at == other.at && one.route == other.route
        && one.findings == other.findings && one.involved == other.involved
        && one.made == other.made && one.counts == other.counts;
}

/// A choice that satisfies the condition.
Key choiceFor(const Field &about, const When &when)
{
    const auto other = std::ranges::find_if(
        about.choices, [&](const Choice &choice) { return choice.key != when.choice; });
    return when.unless && other != about.choices.end() ? other->key : when.choice;
}

/// Settings with every choice of every Choice parameter, both ends of every number, and flags set.
QList<Settings> someSettings(const Info &info)
{
    const Settings standard = defaultSettings(info.parameters);
    QList<Settings> all{standard};
    for (std::size_t i = 0; i < info.parameters.size(); ++i) {
        const Field &field = info.parameters[i];
        const auto with = [&](const Settings &base, const Value &value) {
            Settings settings = base;
            settings.values[static_cast<qsizetype>(i)] = value;
            all << settings;
        };
        Settings base = standard;
        const auto about = std::ranges::find(info.parameters, field.when.field, &Field::key);
        if (about != info.parameters.end())
            base.values[about - info.parameters.begin()] = QString(choiceFor(*about, field.when));
        if (field.kind == Kind::Choice) {
            for (const Choice &choice : field.choices)
                with(base, QString(choice.key));
        }
        if (field.kind == Kind::Integer) {
            with(base, static_cast<qint64>(field.min));
            with(base, static_cast<qint64>(field.max));
        }
        if (field.kind == Kind::Flag)
            with(base, true);
    }
    return all;
}

/// With data for every generator, and a limit.
GoalSet commonSet()
{
    GoalSet set = everyDataSet(32);
    for (Objective &objective : set.objectives) {
        objective.boardCategories << u"all"_s;
        objective.weighting = 90;
    }
    set.boardLimits.append({.category = u"all"_s, .percent = 60});
    return set;
}

QList<Case> cases()
{
    QList<Case> all;
    const GoalSet set = commonSet();
    for (const Generator *generator : generators()) {
        for (const Settings &settings : someSettings(generator->info()))
            all.append({.generator = generator, .set = set, .settings = settings});
    }
    return all;
}

QString nameOf(const Case &about)
{
    QStringList texts{about.generator->info().key};
    for (const auto &[key, text] : settingsText(about.generator->info().parameters, about.settings))
        texts << text;
    return texts.join(u' ');
}

/// Whether a checker found more than limits that gave way.
bool isWrong(const std::vector<Finding> &findings)
{
    return std::ranges::any_of(
        findings, [](const Finding &finding) { return !isRelaxation(finding.code); });
}

QString seedOf(int seed)
{
    return QString::number(seed); // rooms have no others
}

} // namespace

class TestGenerators final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void keysAreDistinctAndWellFormed();
    static void theRegistryFindsThem();
    static void aBoardIsAFunctionOfItsSeed();
    static void theTraceTellsTheBoard();
    static void everyBoardPassesTheChecker();
    static void measuresHaveANumberForEachItem();
    static void binsAreThoseOfTheMeasures();
    static void aRunStopsAtAnyPoll();
    static void settingsOutsideOfTheirFieldsAreTakenAsTheNearest();
    static void whatCannotBeMadeIsToldBeforehand();
};

void TestGenerators::keysAreDistinctAndWellFormed()
{
    static const QRegularExpression wellFormed(u"^[a-z][a-z0-9_]*$"_s);
    static const QRegularExpression wellFormedOption(u"^[a-z][a-z0-9_]*(-[a-z0-9_]+)*$"_s);
    // Each parameter becomes a command-line option beside these.
    static const QStringList options{u"boards"_s, u"format"_s, u"generator"_s, u"help"_s,
        u"measures"_s, u"reasons"_s, u"seed"_s, u"seeds"_s, u"shard"_s, u"threads"_s, u"trace"_s,
        u"verify"_s, u"version"_s};
    QSet<QString> generatorKeys;
    QHash<QString, QString> measureTitles; // a measure of several generators is the same one
    for (const Generator *generator : generators()) {
        const Info &info = generator->info();
        QVERIFY(wellFormed.match(info.key).hasMatch());
        QVERIFY(!generatorKeys.contains(info.key));
        generatorKeys.insert(info.key);
        QVERIFY(info.version >= 1);
        QVERIFY(info.title != nullptr);
        for (const Measure &measure : info.measures) {
            QVERIFY(wellFormed.match(measure.key).hasMatch());
            QVERIFY(measure.title != nullptr);
            const QString title = QString::fromUtf8(measure.title);
            QCOMPARE(measureTitles.value(measure.key, title), title);
            measureTitles.insert(measure.key, title);
            QCOMPARE(std::ranges::count(info.measures, measure.key, &Measure::key), 1);
            QVERIFY(measure.bin > 0);
        }
        for (const Field &field : info.parameters) {
            QVERIFY(wellFormedOption.match(field.key).hasMatch());
            QVERIFY(!options.contains(QString(field.key)));
            QVERIFY(field.label != nullptr);
            QVERIFY(clamped(field, fallbackOf(field)) == fallbackOf(field));
        }
    }
    QSet<QString> sectionKeys;
    for (const Section *section : allSections()) {
        QVERIFY(wellFormed.match(section->key).hasMatch());
        QVERIFY(section->key != objectivesTable);
        QVERIFY(!sectionKeys.contains(section->key));
        sectionKeys.insert(section->key);
        QSet<QString> fieldKeys;
        for (const Field &field : section->fields) {
            QVERIFY(wellFormed.match(field.key).hasMatch());
            QVERIFY(!fieldKeys.contains(field.key));
            fieldKeys.insert(field.key);
            QVERIFY(field.kind != Kind::RowRefs || field.target == objectivesTable
                || sectionOf(QString(field.target)) != nullptr);
        }
    }
}

void TestGenerators::theRegistryFindsThem()
{
    for (const Generator *generator : generators())
        QCOMPARE(generatorOf(QString(generator->info().key)), generator);
    QCOMPARE(generatorOf(u"no such"), nullptr);
    QCOMPARE(sectionOf(u"no such"), nullptr);
    QCOMPARE(sectionOf(QString(toy::rooms.key)), &toy::rooms);

    const Generator &toyGenerator = *generatorOf(u"toy");
    QVERIFY(!hasDataFor(plainSet(3), toyGenerator.info()));
    QVERIFY(hasDataFor(toySet(1, 1), toyGenerator.info()));
    QVERIFY(hasDataFor(plainSet(3), generators().front()->info()));
}

void TestGenerators::aBoardIsAFunctionOfItsSeed()
{
    for (const Case &about : cases()) {
        const auto compiled = about.generator->compile(about.set, about.settings);
        QVERIFY2(compiled.has_value(), qPrintable(nameOf(about)));
        const auto reused = about.generator->scratch(**compiled);
        Result board;
        for (int seed = 0; seed < 4; ++seed) {
            Watch watch;
            const Outcome outcome
                = about.generator->run(**compiled, *reused, seedOf(seed), board, nullptr, watch);
            // Repeats it with everything made anew.
            const auto again = about.generator->compile(about.set, about.settings);
            const auto fresh = about.generator->scratch(**again);
            Result other;
            Trace trace;
            const Outcome otherOutcome
                = about.generator->run(**again, *fresh, seedOf(seed), other, &trace, watch);
            QVERIFY2(sameBoard(board, other), qPrintable(nameOf(about)));
            QCOMPARE(otherOutcome.has_value(), outcome.has_value());
        }
    }
}

void TestGenerators::theTraceTellsTheBoard()
{
    for (const Case &about : cases()) {
        const auto compiled = about.generator->compile(about.set, about.settings);
        const auto scratch = about.generator->scratch(**compiled);
        Result board;
        Trace trace;
        for (int seed = 0; seed < walkLength(40); ++seed) {
            Watch watch;
            const Outcome outcome
                = about.generator->run(**compiled, *scratch, seedOf(seed), board, &trace, watch);
            QVERIFY2(agrees(trace, board), qPrintable(nameOf(about)));
            if (!outcome)
                continue;
            QVERIFY(!trace.steps.empty());
            // A trace without the last placement gives another board.
            Trace shorter = trace;
            const auto last = std::ranges::find(
                shorter.steps.rbegin(), shorter.steps.rend(), Act::Place, &Step::act);
            shorter.steps.erase(std::next(last).base());
            QVERIFY(!agrees(shorter, board));
        }
    }
}

void TestGenerators::everyBoardPassesTheChecker()
{
    QHash<const Generator *, int> made;
    for (const Case &about : cases()) {
        const auto compiled = about.generator->compile(about.set, about.settings);
        const auto scratch = about.generator->scratch(**compiled);
        Result board;
        for (int seed = 0; seed < walkLength(100); ++seed) {
            Watch watch;
            const Outcome outcome
                = about.generator->run(**compiled, *scratch, seedOf(seed), board, nullptr, watch);
            if (!outcome) { // such as one that is allowed no attempts
                QVERIFY2(!outcome.error().why.empty(), qPrintable(nameOf(about)));
                continue;
            }
            made[about.generator] += 1;
            QVERIFY2(!isWrong(about.generator->check(about.set, about.settings, board)),
                qPrintable(nameOf(about)));
        }
        // The checker rejects a part that repeats a goal or lacks a cell, and a goal that is
        // disabled.
        if (!board.parts.empty()) {
            const auto withPart = [&](const std::function<void(Result &)> &edit) {
                Result edited = board;
                Result part = *board.parts.back().result;
                edit(part);
                edited.parts.back().result = std::make_shared<const Result>(std::move(part));
                return isWrong(about.generator->check(about.set, about.settings, edited));
            };
            QVERIFY(!withPart([](Result &) { }));
            QVERIFY(withPart([](Result &part) { part.at[1] = part.at[0]; }));
            QVERIFY(withPart([](Result &part) { part.at.pop_back(); }));
            GoalSet disabled = about.set;
            for (Objective &objective : disabled.objectives)
                objective.disabled
                    = objective.disabled || objective.id == board.parts[0].result->at[0].what;
            QVERIFY(isWrong(about.generator->check(disabled, about.settings, board)));
        }
        // It also rejects a board with an unknown row.
        board.at.front().what = RowId{999'999};
        QVERIFY(isWrong(about.generator->check(about.set, about.settings, board)));
    }
    for (const Generator *generator : generators())
        QVERIFY(made.value(generator) >= 60);
}

void TestGenerators::measuresHaveANumberForEachItem()
{
    for (const Case &about : cases()) {
        const auto compiled = about.generator->compile(about.set, about.settings);
        const auto scratch = about.generator->scratch(**compiled);
        Result board;
        Watch watch;
        (void)about.generator->run(**compiled, *scratch, u"1", board, nullptr, watch);
        Measured measured;
        about.generator->measure(**compiled, *scratch, board, measured);
        const std::span<const Measure> measures = about.generator->info().measures;
        QCOMPARE(measured.values.size(), measures.size());
        for (std::size_t i = 0; i < measures.size(); ++i) {
            const std::size_t items = measures[i].scope == Scope::Board ? 1
                : measures[i].scope == Scope::Line                      ? board.shape->lines.size()
                : measures[i].scope == Scope::Site                      ? board.shape->sites.size()
                : measures[i].scope == Scope::Limit
                ? about.generator->limits(**compiled).size()
                : static_cast<std::size_t>(about.set.objectives.size());
            const auto rows = measures[i].about == nullptr
                ? 1
                : about.set.tables.value(QString(measures[i].about->key)).size();
            QCOMPARE(measured.values[i].size(), items * static_cast<std::size_t>(rows));
        }
    }
}

/// measureInBins() gives the rounded numbers of measure().
void TestGenerators::binsAreThoseOfTheMeasures()
{
    for (const Case &about : cases()) {
        const auto compiled = about.generator->compile(about.set, about.settings);
        const auto scratch = about.generator->scratch(**compiled);
        Result board;
        Watch watch;
        Measured measured;
        Binned binned;
        for (int seed = 0; seed < walkLength(40); ++seed) {
            const QString text = QString::number(seed);
            (void)about.generator->run(**compiled, *scratch, text, board, nullptr, watch);
            about.generator->measure(**compiled, *scratch, board, measured);
            about.generator->measureInBins(**compiled, *scratch, board, binned);
            std::size_t summed = 0;
            const std::span<const Measure> measures = about.generator->info().measures;
            for (std::size_t i = 0; i < measures.size(); ++i) {
                if (!measures[i].summed)
                    continue;
                const std::vector<int> &bins = binned.values.at(summed++);
                QCOMPARE(bins.size(), measured.values[i].size());
                for (std::size_t item = 0; item < bins.size(); ++item) {
                    const double number = measured.values[i][item];
                    QCOMPARE(bins[item] == Binned::nothing, std::isnan(number));
                    QVERIFY(std::isnan(number)
                        || clampedBins(bins[item])
                            == static_cast<int>(std::lround(number / measures[i].bin)));
                }
            }
            QCOMPARE(summed, binned.values.size());
        }
    }
}

void TestGenerators::aRunStopsAtAnyPoll()
{
    for (const Case &about : cases()) {
        const auto compiled = about.generator->compile(about.set, about.settings);
        const auto scratch = about.generator->scratch(**compiled);
        Result whole;
        Watch unlimited;
        const Outcome outcome
            = about.generator->run(**compiled, *scratch, u"1", whole, nullptr, unlimited);
        std::uint64_t polls = 0;
        for (;; ++polls) {
            Watch watch({}, polls);
            Result board;
            const Outcome stopped
                = about.generator->run(**compiled, *scratch, u"1", board, nullptr, watch);
            if (stopped.has_value() == outcome.has_value()
                && (stopped || stopped.error().code != Code::Cancelled)) {
                QVERIFY(sameBoard(board, whole));
                break;
            }
            QCOMPARE(stopped.error().code, Code::Cancelled);
        }
        QVERIFY(polls > 0 || !outcome);
    }
}

void TestGenerators::settingsOutsideOfTheirFieldsAreTakenAsTheNearest()
{
    const GoalSet set = commonSet();
    for (const Generator *generator : generators()) {
        const Info &info = generator->info();
        Settings wild = defaultSettings(info.parameters);
        Settings nearest = wild;
        for (std::size_t i = 0; i < info.parameters.size(); ++i) {
            Value &value = wild.values[static_cast<qsizetype>(i)];
            if (info.parameters[i].kind == Kind::Integer)
                value = qint64{1'000'000};
            else if (info.parameters[i].kind == Kind::Extent)
                value = Extent{.rows = -4, .columns = 77};
            else if (info.parameters[i].kind == Kind::Choice)
                value = u"no such choice"_s;
            nearest.values[static_cast<qsizetype>(i)] = clamped(info.parameters[i], value);
        }
        for (const Settings &settings : {wild, Settings{}}) {
            const auto compiled = generator->compile(set, settings);
            QVERIFY(compiled.has_value());
            Result board;
            Watch watch;
            const auto scratch = generator->scratch(**compiled);
            (void)generator->run(**compiled, *scratch, u"1", board, nullptr, watch);
            const auto expected = generator->compile(
                set, settings == wild ? nearest : defaultSettings(info.parameters));
            Result other;
            const auto otherScratch = generator->scratch(**expected);
            (void)generator->run(**expected, *otherScratch, u"1", other, nullptr, watch);
            QVERIFY(sameBoard(board, other));
        }
    }
}

void TestGenerators::whatCannotBeMadeIsToldBeforehand()
{
    for (const Generator *generator : generators()) {
        const Settings settings = defaultSettings(generator->info().parameters);
        const QList<Problem> problems = generator->lint(GoalSet(), settings);
        const bool isTold = std::ranges::contains(problems, Severity::Error, &Problem::severity);
        // Compiling fails, or the run fails with a reason.
        const auto compiled = generator->compile(GoalSet(), settings);
        if (!compiled) {
            QVERIFY(isTold);
            QVERIFY(!compiled.error().isEmpty());
            continue;
        }
        Result board;
        Watch watch;
        const auto scratch = generator->scratch(**compiled);
        const Outcome outcome = generator->run(**compiled, *scratch, u"1", board, nullptr, watch);
        QCOMPARE(outcome.has_value(), !isTold);
        if (outcome) // sculpted boards need no goals
            continue;
        QVERIFY(!outcome.error().why.empty());
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestGenerators, QCoreApplication)
#include "tst_generators.moc"
