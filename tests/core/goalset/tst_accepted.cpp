// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Problems that an author accepts are no longer reported, and all others still are.
#include "core/base/code_key.h"
#include "core/formats/native.h"
#include "core/generator/problems.h"
#include "core/goalset/accepted.h"
#include "core/goalset/field.h"
#include "core/goalset/fix.h"
#include "core/goalset/set_sections.h"
#include "tests/support/sets/hostile_sets.h"
#include "tests/support/sets/lint_cases.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

void accept(GoalSet &set, const FieldValues &values)
{
    set.tables[accepted_section::section.key].append(
        {.id = set.nextRow(), .values = values, .verbatim = {}});
}

/// A set with problems about every kind of name that can be accepted.
GoalSet spoiltSet()
{
    GoalSet set = faultlessSet();
    set.boardLimits << CategoryLimit{u"idle"_s, 20} << CategoryLimit{u"closed"_s, 0};
    set.lineLimits << CategoryLimit{u"idle"_s, 20} << CategoryLimit{u"lazy"_s, 20};
    set.objectives[0].boardCategories = {u"closed"_s};
    set.tagNames << u"solo"_s << u"alone"_s << u"nobody"_s;
    set.objectives[1].tag = u"solo"_s;
    set.objectives[3].tag = u"alone"_s;
    set.objectives[4].goal = u"Catch {{X}} fish"_s;
    set.objectives[4].range = {1, 100};
    set.objectives[5].goal = u"Catch {{X}} birds"_s;
    set.objectives[5].range = {1, 100};
    set.objectives[6].weighting = 0;
    return set;
}

QList<Problem> problemsIn(const GoalSet &set)
{
    return problemsOf(set, *generators().front(), {});
}

QString nameArg(const Problem &problem)
{
    const auto *text
        = problem.args.isEmpty() ? nullptr : std::get_if<QString>(&problem.args.first());
    return text == nullptr ? QString() : text->left(200); // long names are cut in reports
}

/// Whether a file cannot distinguish the two: rows of tables have no name there.
bool isTheSame(const Problem &a, const Problem &b, const GoalSet &set = {})
{
    if (set.tables.contains(a.section))
        return a.code == b.code && a.section == b.section && a.fieldKey == b.fieldKey;
    const bool isOfZones = a.code == Code::ZoneTooScarce && b.code == a.code;
    return a.code == b.code && a.row == b.row && a.field == b.field && nameArg(a) == nameArg(b)
        && a.section == b.section && a.fieldKey == b.fieldKey
        && (!isOfZones || a.args.first() == b.args.first());
}

} // namespace

class TestAccepted final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void oneIsAcceptedAndNoOther_data();
    static void oneIsAcceptedAndNoOther();
    static void aKindIsAccepted();
    static void errorsAreNot();
    static void hostileSets();
    static void survivesTheFile();
    static void aRowWithoutItsGoalIsAboutNothing();
    static void withoutAListEitherIsMeant();
    static void renamed();
    static void renamedByAFix();
    static void allFixedMendsAll_data();
    static void allFixedMendsAll();
    static void allFixedKeepsTagsApart();
};

void TestAccepted::oneIsAcceptedAndNoOther_data()
{
    QTest::addColumn<int>("index");
    const GoalSet set = spoiltSet();
    const QList<Problem> all = problemsIn(set);
    QVERIFY(all.size() > 8);
    for (int i = 0; i < all.size(); ++i) {
        if (all[i].severity != Severity::Error)
            QTest::addRow("%d %s", i, codeKey(all[i].code).data()) << i;
    }
}

void TestAccepted::oneIsAcceptedAndNoOther()
{
    QFETCH(const int, index);
    GoalSet set = spoiltSet();
    const QList<Problem> all = problemsIn(set);
    accept(set, acceptanceOf(all[index], set));
    QCOMPARE(problemsIn(set), all); // the table itself has no problems
    QList<Problem> expected = all;
    expected.removeAt(index);
    QCOMPARE(unaccepted(all, set), expected);
}

void TestAccepted::aKindIsAccepted()
{
    GoalSet set = spoiltSet();
    const QList<Problem> all = problemsIn(set);
    accept(set, acceptanceOfKind(Code::CategoryUnused));
    QList<Problem> expected = all;
    QCOMPARE(expected.removeIf(
                 [](const Problem &problem) { return problem.code == Code::CategoryUnused; }),
        3);
    QCOMPARE(unaccepted(all, set), expected);
    // This includes problems that arise later.
    set.lineLimits << CategoryLimit{u"new"_s, 20};
    QCOMPARE(unaccepted(problemsIn(set), set), expected);
}

void TestAccepted::errorsAreNot()
{
    GoalSet set = spoiltSet();
    const QList<Problem> all = problemsIn(set);
    const auto weighting = std::ranges::find(all, Code::WeightingOutOfRange, &Problem::code);
    QVERIFY(weighting != all.end());
    QVERIFY(!mayBeAccepted(*weighting));
    accept(set, acceptanceOf(*weighting, set));
    accept(set, acceptanceOfKind(Code::WeightingOutOfRange));
    QCOMPARE(unaccepted(all, set), all);
}

void TestAccepted::hostileSets()
{
    SplitMix random(20'260'601);
    int accepted = 0;
    for (int round = 0; round < 300; ++round) {
        GoalSet set = randomGoalSet(random, randomSettings(random));
        for (int i = 0; i < 5; ++i)
            spoil(set, random);
        set.tables.remove(accepted_section::section.key);
        const QList<Problem> all = problemsIn(set);
        if (all.isEmpty())
            continue;
        const Problem &one = all[random.between(0, static_cast<int>(all.size()) - 1)];
        if (!mayBeAccepted(one))
            continue;
        accept(set, acceptanceOf(one, set));
        const bool isOfKind = flagOf(
            set.tables[accepted_section::section.key].last().values, accepted_section::all);
        QList<Problem> expected = all;
        expected.removeIf([&](const Problem &problem) {
            return mayBeAccepted(problem)
                && (isOfKind ? problem.code == one.code : isTheSame(problem, one, set));
        });
        QCOMPARE(unaccepted(all, set), expected);
        ++accepted;
    }
    QVERIFY(accepted > 60);
}

void TestAccepted::survivesTheFile()
{
    GoalSet set = spoiltSet();
    const QList<Problem> all = problemsIn(set);
    for (const Problem &problem : all)
        accept(set, acceptanceOf(problem, set));
    const auto read = readNative(writeNative(set));
    QVERIFY(read.has_value());
    QCOMPARE(read->notes, QList<Problem>());
    QVERIFY(read->set.tables.contains(accepted_section::section.key));
    const QList<Problem> left = unaccepted(problemsIn(read->set), read->set);
    QVERIFY(!left.isEmpty());
    QVERIFY(std::ranges::none_of(left, mayBeAccepted));
}

void TestAccepted::aRowWithoutItsGoalIsAboutNothing()
{
    GoalSet set = spoiltSet();
    const QList<Problem> all = problemsIn(set);
    for (const Problem &problem : all) {
        if (problem.row == RowId::none || !mayBeAccepted(problem))
            continue;
        FieldValues values = acceptanceOf(problem, set);
        setValue(values, accepted_section::rows, QList<RowId>{});
        accept(set, values);
    }
    QCOMPARE(unaccepted(all, set), all);
    accept(set, {});
    accept(set, {{accepted_section::code.key, u"from-a-newer-version"_s}});
    QCOMPARE(unaccepted(all, set), all);
}

void TestAccepted::withoutAListEitherIsMeant()
{
    GoalSet set = spoiltSet();
    const QList<Problem> all = problemsIn(set);
    accept(set,
        {{accepted_section::code.key, QString(codeKey(Code::CategoryUnused))},
            {accepted_section::name.key, u"idle"_s}});
    QCOMPARE(unaccepted(all, set).size(), all.size() - 2);
}

void TestAccepted::renamed()
{
    GoalSet set = spoiltSet();
    const QList<Problem> all = problemsIn(set);
    for (const Problem &problem : all) {
        if (mayBeAccepted(problem))
            accept(set, acceptanceOf(problem, set));
    }
    const qsizetype errors = std::ranges::count(all, Severity::Error, &Problem::severity);
    QCOMPARE(unaccepted(all, set).size(), errors);

    set.lineLimits[1].category = u"renamed"_s;
    QCOMPARE(unaccepted(problemsIn(set), set).size(), errors + 1);
    followInAccepted(set, {u"idle"_s}, u"renamed"_s);
    QCOMPARE(unaccepted(problemsIn(set), set).size(), errors); // the board's "idle" stays

    set.tagNames[1] = u"single"_s;
    set.objectives[1].tag = u"single"_s;
    QCOMPARE(unaccepted(problemsIn(set), set).size(), errors + 1);
    followInAccepted(set, {u"idle"_s, u"boss"_s}, u"single"_s); // names that the set still has
    QCOMPARE(unaccepted(problemsIn(set), set).size(), errors + 1);
    followInAccepted(set, {u"solo"_s}, u"single"_s);
    QCOMPARE(unaccepted(problemsIn(set), set).size(), errors);
}

void TestAccepted::renamedByAFix()
{
    GoalSet set = faultlessSet();
    set.tagNames << u"Big Boss"_s;
    set.objectives[1].tag = u"Big Boss"_s;
    const QList<Problem> all = problemsIn(set);
    const auto lone = std::ranges::find(all, Code::TagWithOneMember, &Problem::code);
    QVERIFY(lone != all.end());
    accept(set, acceptanceOf(*lone, set));
    const auto spelling = std::ranges::find(all, Code::TagNotSnakeCase, &Problem::code);
    QVERIFY(spelling != all.end());
    const auto fix = fixOf(*spelling, set, allSections());
    QVERIFY(fix.has_value());
    const GoalSet mended = fixed(set, *fix);
    QCOMPARE(mended.objectives[1].tag, u"big_boss"_s);
    QCOMPARE(unaccepted(problemsIn(mended), mended).size(), all.size() - 2);
}

void TestAccepted::allFixedMendsAll_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 0; seed < 40; ++seed)
        QTest::addRow("%d", seed) << seed;
}

void TestAccepted::allFixedMendsAll()
{
    QFETCH(const int, seed);
    SplitMix random(static_cast<std::uint64_t>(seed));
    GoalSet set = randomGoalSet(random, randomSettings(random));
    for (int i = 0; i < 20; ++i)
        spoil(set, random);
    const QList<Problem> all = problemsIn(set);
    const auto errorsIn = [](const QList<Problem> &problems) {
        return std::ranges::count(problems, Severity::Error, &Problem::severity);
    };
    QList<Code> codes;
    for (const Problem &problem : all) {
        if (!codes.contains(problem.code))
            codes << problem.code;
    }
    for (const Code code : std::as_const(codes)) {
        QList<Problem> kind = all;
        kind.removeIf([&](const Problem &problem) { return problem.code != code; });
        const GoalSet mended = allFixed(set, kind, allSections());
        const QList<Problem> left = problemsIn(mended);
        QVERIFY2(errorsIn(left) <= errorsIn(all), codeKey(code).data());
        // Problems that could be fixed alone are gone, unless an earlier fix interfered. In that
        // case they have no fix now.
        Fixes before(set, allSections());
        Fixes after(mended, allSections());
        for (const Problem &problem : left) {
            // Of some kinds only the first of a row is reported, so that fixing it reveals the
            // next.
            const bool isKnown = std::ranges::any_of(
                kind, [&](const Problem &known) { return isTheSame(known, problem); });
            if (!isKnown || !before.of(problem))
                continue;
            QVERIFY2(!after.of(problem), codeKey(code).data());
        }
        QCOMPARE(allFixed(mended, kind, allSections()), mended);
    }
}

void TestAccepted::allFixedKeepsTagsApart()
{
    GoalSet set = faultlessSet();
    set.tagNames << u"Boss"_s << u"BOSS"_s;
    set.objectives[0].tag = u"Boss"_s;
    set.objectives[1].tag = u"BOSS"_s;
    const GoalSet mended = allFixed(set, problemsIn(set), {});
    QCOMPARE(mended.objectives[0].tag, u"boss"_s);
    QCOMPARE(mended.objectives[1].tag, u"BOSS"_s);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestAccepted, QCoreApplication)
#include "tst_accepted.moc"
