// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lint of balanced sets: each problem is reported, and only errors prevent boards.
#include "core/balanced/balanced.h"
#include "core/balanced/codes.h"
#include "core/balanced/parameters.h"
#include "core/balanced/sections.h"
#include "core/balanced/set_list.h"
#include "core/goalset/rows.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <functional>

namespace boardwright {

using namespace Qt::StringLiterals;

class TestBalancedLint final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void lint_data();
    static void lint();
    static void missingTimesAreToldOnce();
};

void TestBalancedLint::lint_data()
{
    QTest::addColumn<Code>("code");
    QTest::addColumn<int>("severity");
    QTest::addColumn<std::function<void(GoalSet &)>>("change");
    const auto row = [](const char *name, Code code, Severity severity,
                         std::function<void(GoalSet &)> change) {
        QTest::newRow(name) << code << static_cast<int>(severity) << std::move(change);
    };
    const auto profile = [](const std::function<void(Profile &)> &change) {
        return [change](GoalSet &set) {
            Profile changed = balanced::profileOf(set, BalancedMode::Normal);
            change(changed);
            balanced::setProfile(set, BalancedMode::Normal, changed);
        };
    };
    const auto field = [](const Field &about, const Value &value) {
        return [about, value](GoalSet &set) {
            setValue(set.objectives[40].extension[balanced::goals.key], about, value);
        };
    };
    row("no time", toCode(BalancedCode::GoalTimeMissing), Severity::Warning,
        field(balanced::time, balanced::noTime));
    row("no cell", toCode(BalancedCode::GoalNeverRead), Severity::Warning,
        field(balanced::difficulty, qint64{26}));
    row("twins", toCode(BalancedCode::GoalIdTwice), Severity::Warning,
        [](GoalSet &set) { set.objectives[41].extension = set.objectives[40].extension; });
    row("negative", toCode(BalancedCode::MaximumSynergyNegative), Severity::Error,
        profile([](Profile &changed) { changed.maximumSynergy = -0.25; }));
    row("crossed", toCode(BalancedCode::OffsetsCrossed), Severity::Error,
        profile([](Profile &changed) { changed.initialOffset = 3; }));
    row("no long goals", toCode(BalancedCode::DifficultyWithoutGoals), Severity::Error,
        profile([](Profile &changed) { changed.timePerDifficulty = 7; }));
    row("threshold", toCode(BalancedCode::RowTypeWithoutThreshold), Severity::Warning,
        field(balanced::rowTypes, QList<NamedNumber>{{.name = u"new"_s, .number = 1}}));
    row("filter", toCode(BalancedCode::FilterNotUnderstood), Severity::Warning, [](GoalSet &set) {
        TableRow filter{.id = set.nextRow(), .values = {}, .verbatim = {}};
        setValue(filter.values, balanced::filterCategory, u"reef"_s);
        setValue(filter.values, balanced::filterText, u"lowest 2"_s);
        set.tables[balanced::filters.key].append(filter);
    });
    row("no times", toCode(BalancedCode::AllTimesMissing), Severity::Error, [](GoalSet &set) {
        for (Objective &objective : set.objectives)
            setValue(objective.extension[balanced::goals.key], balanced::time, balanced::noTime);
    });
    row("few goals", Code::TooFewObjectives, Severity::Error,
        [](GoalSet &set) { set.objectives.resize(24); });
}

void TestBalancedLint::missingTimesAreToldOnce()
{
    const BalancedGenerator generator;
    GoalSet set = setOfList(referenceList(fixturePath("balanced/list.json")));
    for (Objective &objective : set.objectives)
        setValue(objective.extension[balanced::goals.key], balanced::time, balanced::noTime);
    const auto codes = [&] {
        QList<Code> told;
        for (const Problem &problem : generator.lint(set, balancedSettings(BalancedMode::Normal)))
            told << problem.code;
        return told;
    };
    QCOMPARE(codes().count(toCode(BalancedCode::AllTimesMissing)), 1);
    QVERIFY(!codes().contains(Code::TooFewObjectives));
    QVERIFY(!codes().contains(toCode(BalancedCode::GoalTimeMissing)));
    // One time makes the others mistakes, and there are too few goals.
    setValue(set.objectives[3].extension[balanced::goals.key], balanced::time, 5.0);
    QVERIFY(!codes().contains(toCode(BalancedCode::AllTimesMissing)));
    QVERIFY(codes().contains(Code::TooFewObjectives));
    QVERIFY(codes().contains(toCode(BalancedCode::GoalTimeMissing)));
}

void TestBalancedLint::lint()
{
    QFETCH(const Code, code);
    QFETCH(const int, severity);
    QFETCH(const std::function<void(GoalSet &)>, change);
    const BalancedGenerator generator;
    const Settings settings = balancedSettings(BalancedMode::Normal);
    const auto told = [&](const GoalSet &set) {
        const QList<Problem> problems = generator.lint(set, settings);
        return std::ranges::count_if(problems, [&](const Problem &problem) {
            return problem.code == code && static_cast<int>(problem.severity) == severity;
        });
    };
    GoalSet set = setOfList(referenceList(fixturePath("balanced/list.json")));
    const auto before = told(set);
    change(set);
    QVERIFY(told(set) > before);
    // Compiling fails if and only if there is an error.
    const auto compiled = generator.compile(set, settings);
    QCOMPARE(compiled.has_value(), severity != static_cast<int>(Severity::Error));
    if (!compiled)
        QVERIFY(std::ranges::contains(compiled.error(), code, &Problem::code));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestBalancedLint, QCoreApplication)

#include "tst_balanced_lint.moc"
