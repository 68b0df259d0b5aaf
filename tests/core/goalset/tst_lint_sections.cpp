// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lint of the fields that sections add, from the fields' declarations alone.
#include "core/goalset/fix.h"
#include "core/goalset/lint.h"
#include "tests/support/sets/lint_cases.h"
#include "tests/support/unit.h"

#include <QTest>

#include <array>
#include <limits>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array choices{
    Choice{.key = "red"_L1, .label = "Red"}, Choice{.key = "blue"_L1, .label = "Blue"}};

constexpr std::array fields{
    Field{.key = "flag"_L1},
    Field{.key = "count"_L1, .kind = Kind::Integer, .fallback = 4, .min = 2, .max = 8, .step = 2},
    Field{.key = "share"_L1, .kind = Kind::Number, .fallback = 0.5, .max = 1, .step = 0.25},
    Field{.key = "text"_L1, .kind = Kind::Text, .max = 5},
    Field{.key = "choice"_L1, .kind = Kind::Choice, .choices = choices},
    Field{.key = "names"_L1, .kind = Kind::Names},
    Field{.key = "colours"_L1, .kind = Kind::Names, .choices = choices},
    Field{.key = "numbers"_L1, .kind = Kind::NumbersByName, .min = -1, .max = 10},
    Field{.key = "goals"_L1, .kind = Kind::RowRefs, .target = objectivesTable},
    Field{.key = "rows"_L1, .kind = Kind::RowRefs, .target = "table"_L1},
    Field{.key = "cells"_L1, .kind = Kind::Positions},
    Field{.key = "extent"_L1, .kind = Kind::Extent, .fallback = 5, .min = 3, .max = 10},
    Field{.key = "shade"_L1,
        .kind = Kind::Integer,
        .max = 3,
        .when = {.field = "choice"_L1, .choice = "blue"_L1}},
};

constexpr Section beside{
    .key = "beside"_L1, .home = Home::BesideObjective, .fields = fields, .title = "Beside"};
constexpr Section once{.key = "once"_L1, .home = Home::Once, .fields = fields, .title = "Once"};
constexpr Section table{
    .key = "table"_L1, .home = Home::Table, .fields = fields, .title = "T", .name = "text"_L1};
constexpr std::array<const Section *, 3> sections{&beside, &once, &table};

struct ValueCase {
    const char *name;
    Key field;
    Value value;
    std::optional<Code> code{};
    QList<Arg> args{};
    Severity severity = Severity::Error;
    std::optional<Value> mended{}; ///< the value after the fix; empty if there is no obvious fix
};

QList<NamedNumber> named(std::initializer_list<NamedNumber> numbers)
{
    return numbers;
}

QList<ValueCase> cases()
{
    const Code range = Code::FieldNumberOutOfRange;
    const auto outside
        = [](const QString &found, const QString &low, const QString &high, const QString &step,
              const QString &name = {}) { return QList<Arg>{found, low, high, step, name}; };
    return {
        {"flag", "flag"_L1, true},
        {"count inside", "count"_L1, qint64{8}},
        {"count below", "count"_L1, qint64{0}, range, outside(u"0"_s, u"2"_s, u"8"_s, u"2"_s),
            Severity::Error, qint64{2}},
        {"count above", "count"_L1, std::numeric_limits<qint64>::max(), range,
            outside(u"9223372036854775807"_s, u"2"_s, u"8"_s, u"2"_s), Severity::Error, qint64{8}},
        {"count off its steps", "count"_L1, qint64{7}, range,
            outside(u"7"_s, u"2"_s, u"8"_s, u"2"_s), Severity::Error, qint64{8}},
        {"share inside, off its steps", "share"_L1, 0.3},
        {"share outside", "share"_L1, 1.5, range, outside(u"1.5"_s, u"0"_s, u"1"_s, u"0"_s),
            Severity::Error, 1.0},
        {"no number", "share"_L1, std::numeric_limits<double>::quiet_NaN(), range,
            outside(u"nan"_s, u"0"_s, u"1"_s, u"0"_s), Severity::Error, Value{}},
        {"text of five", "text"_L1, u"12345"_s},
        {"text of six", "text"_L1, u"123456"_s, Code::FieldTextTooLong,
            {numberArg(6), numberArg(5)}},
        {"choice", "choice"_L1, u"blue"_s},
        {"unknown choice", "choice"_L1, u"green"_s, Code::FieldUnknownChoice,
            {u"green"_s, u"red, blue"_s}},
        {"any names", "names"_L1, QStringList{u"x"_s, u"y"_s}},
        {"names twice", "names"_L1, QStringList{u"x"_s, u"y"_s, u"x"_s, u"y"_s},
            Code::FieldNameTwice, {u"x"_s}, Severity::Warning, QStringList{u"x"_s, u"y"_s}},
        {"unknown names", "colours"_L1, QStringList{u"red"_s, u"x"_s, u"y"_s},
            Code::FieldUnknownChoice, {u"x"_s, u"red, blue"_s}, Severity::Error,
            QStringList{u"red"_s}},
        {"numbers inside", "numbers"_L1, named({{u"a"_s, -1}, {u"b"_s, 10}})},
        {"a number outside", "numbers"_L1, named({{u"a"_s, 1}, {u"b"_s, 11}, {u"c"_s, 99}}), range,
            outside(u"11"_s, u"-1"_s, u"10"_s, u"0"_s, u"b"_s), Severity::Error,
            named({{u"a"_s, 1}, {u"b"_s, 10}, {u"c"_s, 10}})},
        {"a name twice", "numbers"_L1, named({{u"a"_s, 1}, {u"a"_s, 2}}), Code::FieldNameTwice,
            {u"a"_s}, Severity::Warning, named({{u"a"_s, 1}})},
        {"goals that are there", "goals"_L1, QList<RowId>{RowId{1}, RowId{10}}},
        {"goals that are gone", "goals"_L1, QList<RowId>{RowId{1}, RowId{11}, RowId{99}},
            Code::FieldRowGone, {numberArg(2)}, Severity::Warning, QList<RowId>{RowId{1}}},
        {"a row that is there", "rows"_L1, QList<RowId>{RowId{11}}},
        {"a row of another table", "rows"_L1, QList<RowId>{RowId{1}}, Code::FieldRowGone,
            {numberArg(1)}, Severity::Warning, Value{}},
        {"cells", "cells"_L1, QList<int>{1, 100}},
        {"cell 0", "cells"_L1, QList<int>{5, 0, -1}, range,
            outside(u"0"_s, u"1"_s, QString(), u"1"_s), Severity::Error, QList<int>{5}},
        {"extent", "extent"_L1, Extent{.rows = 3, .columns = 10}},
        {"too many columns", "extent"_L1, Extent{.rows = 3, .columns = 11}, range,
            outside(u"11"_s, u"3"_s, u"10"_s, u"1"_s), Severity::Error,
            Extent{.rows = 3, .columns = 10}},
        {"not asked for", "shade"_L1, qint64{9}, range, outside(u"9"_s, u"0"_s, u"3"_s, u"1"_s),
            Severity::Warning, qint64{3}},
        {"of another kind", "count"_L1, u"4"_s},
    };
}

FieldValues *valuesAt(GoalSet &set, const Section &section)
{
    switch (section.home) {
    case Home::BesideObjective:
        return &thirdGoal(set).extension[section.key];
    case Home::Once:
        return &set.once[section.key];
    case Home::Table:
        return &set.tables[section.key][0].values;
    }
    return nullptr;
}

GoalSet setWithTable()
{
    GoalSet set = faultlessSet();
    set.tables[table.key] = {TableRow{.id = RowId{11}, .values = {}, .verbatim = {}}};
    return set;
}

} // namespace

class TestLintSections final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void values_data();
    static void values();
    static void aChoiceAsksForAField();
    static void namesOfRows();
};

void TestLintSections::values_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("section");
    for (qsizetype i = 0; i < cases().size(); ++i) {
        for (int section = 0; section < 3; ++section)
            QTest::addRow("%s, %d", cases()[i].name, section) << static_cast<int>(i) << section;
    }
}

void TestLintSections::values()
{
    QFETCH(const int, index);
    QFETCH(const int, section);
    const ValueCase wanted = cases()[index];
    const Section &home = *sections.at(static_cast<std::size_t>(section));
    GoalSet set = setWithTable();
    valuesAt(set, home)->insert(wanted.field, wanted.value);

    const QList<Problem> found = lint(set, sections);
    QCOMPARE(found.size(), wanted.code ? 1 : 0);
    if (!wanted.code)
        return;
    const std::array rows{RowId{3}, RowId::none, RowId{11}};
    Problem expected = problemAbout(*wanted.code, wanted.severity,
        rows.at(static_cast<std::size_t>(section)), ObjectiveField::GoalSet, wanted.args);
    expected.section = home.key;
    expected.fieldKey = wanted.field;
    if (wanted.code == Code::FieldNumberOutOfRange) // 2^63 has no exact double
        expected.args[0] = found.first().args[0];
    QVERIFY(found.first() == expected);

    const auto fix = fixOf(found.first(), set, sections);
    QCOMPARE(fix.has_value(), wanted.mended.has_value());
    if (!fix)
        return;
    GoalSet mended = fixed(set, *fix);
    QVERIFY(lint(mended, sections).isEmpty());
    QVERIFY(valuesAt(mended, home)->value(wanted.field) == *wanted.mended);
}

void TestLintSections::aChoiceAsksForAField()
{
    GoalSet set = faultlessSet();
    FieldValues &values = set.once[once.key];
    values.insert(u"shade"_s, qint64{9});
    QCOMPARE(lint(set, sections).size(), 1);
    QCOMPARE(lint(set, sections).first().severity, Severity::Warning);
    values.insert(u"choice"_s, u"blue"_s);
    QCOMPARE(lint(set, sections).size(), 1);
    QCOMPARE(lint(set, sections).first().severity, Severity::Error);
    QCOMPARE(lint(set, sections).first().fieldKey, u"shade"_s);
}

void TestLintSections::namesOfRows()
{
    GoalSet set = setWithTable();
    const auto add = [&](RowId id, const QString &name) {
        set.tables[table.key].append({.id = id, .values = {{u"text"_s, name}}, .verbatim = {}});
    };
    add(RowId{12}, u"one"_s);
    add(RowId{13}, u"two"_s);
    add(RowId{14}, {});
    QCOMPARE(lint(set, sections).size(), 0);
    add(RowId{15}, u"one"_s);
    const QList<Problem> found = lint(set, sections);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().code, Code::FieldNameTwice);
    QCOMPARE(found.first().row, RowId{15});
    QVERIFY(found.first().args == QList<Arg>{u"one"_s});
    QVERIFY(!fixOf(found.first(), set, sections));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestLintSections, NoApplication)

#include "tst_lint_sections.moc"
