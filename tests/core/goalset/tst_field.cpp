// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/generator.h"
#include "core/goalset/field.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QSet>
#include <QTest>

#include <array>
#include <limits>
#include <tuple>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array choices{Choice{.key = "low"_L1, .label = "Low"},
    Choice{.key = "high"_L1, .label = "High"}, Choice{.key = "any_of_all"_L1, .label = "Any"}};

/// Names for the lowest values of an Integer.
constexpr std::array numberNames{
    Choice{.key = "auto"_L1, .label = "Automatic"}, Choice{.key = "none"_L1, .label = "None"}};

/// A field of each kind, some kinds twice.
constexpr std::array fields{
    Field{.key = "flag"_L1, .kind = Kind::Flag, .fallback = 1},
    Field{.key = "integer"_L1, .kind = Kind::Integer, .fallback = 7, .min = -3, .max = 12},
    Field{
        .key = "steps"_L1, .kind = Kind::Integer, .fallback = 30, .min = 30, .max = 95, .step = 30},
    Field{.key = "named"_L1,
        .kind = Kind::Integer,
        .fallback = 0,
        .min = -1,
        .max = 15,
        .choices = numberNames},
    Field{.key = "named_steps"_L1,
        .kind = Kind::Integer,
        .fallback = 20,
        .min = 10,
        .max = 50,
        .step = 10,
        .choices = numberNames},
    Field{.key = "number"_L1, .kind = Kind::Number, .fallback = 0.75, .min = 0.25, .max = 8},
    Field{.key = "text"_L1, .kind = Kind::Text, .max = 12},
    Field{.key = "choice"_L1, .kind = Kind::Choice, .fallback = 1, .choices = choices},
    Field{.key = "names"_L1, .kind = Kind::Names},
    Field{.key = "keys"_L1, .kind = Kind::Names, .choices = choices},
    Field{.key = "numbers"_L1, .kind = Kind::NumbersByName, .min = 0.5, .max = 100},
    Field{.key = "rows"_L1, .kind = Kind::RowRefs, .target = objectivesTable},
    Field{.key = "positions"_L1, .kind = Kind::Positions},
    Field{.key = "extent"_L1, .kind = Kind::Extent, .fallback = 5, .min = 3, .max = 10},
};

enum At : std::uint8_t {
    Flag,
    Integer,
    Steps,
    Named,
    NamedSteps,
    Number,
    Text,
    ChoiceOf,
    Names,
    Keys,
    Numbers,
    Rows,
    Positions,
    ExtentOf,
};

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

QString randomName(SplitMix &random, bool isOdd)
{
    static const QString letters = u"ab c:x-ß茶"_s;
    QString name = isOdd && random.chance(20) ? QString() : u"n"_s;
    const int length = random.below(6);
    for (int i = 0; i < length; ++i)
        name += letters[random.below(static_cast<int>(letters.size()))];
    return isOdd ? name : name.trimmed();
}

double randomNumber(SplitMix &random)
{
    switch (random.below(8)) {
    case 0:
        return random.pick(std::array{infinite, -infinite, notANumber, 0.0, -0.0});
    case 1:
        return random.between(-5, 120);
    case 2:
        return static_cast<double>(random.next()) * (random.chance(50) ? 1e300 : -1e-300);
    default:
        return static_cast<double>(random.next() >> 12) / static_cast<double>(1ULL << 48);
    }
}

/// A value of the field's kind; with `isOdd` it may be one that the field does not allow.
Value randomValue(const Field &field, SplitMix &random, bool isOdd)
{
    const auto list = [&](auto make) {
        QList<decltype(make())> items;
        const int count = random.below(5);
        for (int i = 0; i < count; ++i)
            items << make();
        return items;
    };
    switch (field.kind) {
    case Kind::Flag:
        return random.chance(50);
    case Kind::Integer:
        return random.chance(10) ? static_cast<qint64>(random.next())
                                 : qint64{random.between(-20, 130)};
    case Kind::Number:
        return randomNumber(random);
    case Kind::Text:
        return randomName(random, isOdd).repeated(random.between(1, 3));
    case Kind::Choice:
        return isOdd ? randomName(random, true) : QString(random.pick(choices).key);
    case Kind::Names:
        return QStringList(list([&] {
            return !field.choices.empty() && random.chance(70) ? QString(random.pick(choices).key)
                                                               : randomName(random, isOdd);
        }));
    case Kind::NumbersByName:
        return list([&] {
            return NamedNumber{.name = randomName(random, isOdd), .number = randomNumber(random)};
        });
    case Kind::RowRefs:
        return list([&] { return RowId{static_cast<std::uint32_t>(random.below(9))}; });
    case Kind::Positions:
        return list([&] { return random.between(isOdd ? -3 : 1, 120); });
    case Kind::Extent:
        return Extent{.rows = random.between(-1, 14), .columns = random.between(-1, 14)};
    }
    return {};
}

QString text(At at, const Value &value)
{
    return valueText(fields.at(at), value);
}

bool refuses(At at, const QString &text)
{
    return !valueOfText(fields.at(at), text).has_value();
}

bool reads(At at, const QString &text, const Value &value)
{
    return valueOfText(fields.at(at), text) == value;
}

bool clampsTo(At at, const Value &value, const Value &expected)
{
    return clamped(fields.at(at), value) == expected;
}

} // namespace

class TestField final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void meaningDependsOnChoices();
    static void fallbacks();
    static void fallbacksAreNotStored();
    static void valuesOfAnotherKind();
    static void clampedIsIdempotent();
    static void clampedValues();
    static void textIsTheInverse();
    static void texts();
    static void textsThatAreRefused();
    static void namesOfNumbers();
    static void everyDeclaredField();
};

void TestField::fallbacks()
{
    const std::array<Value, fields.size()> expected{true, qint64{7}, qint64{30}, qint64{0},
        qint64{20}, 0.75, QString(), u"high"_s, QStringList(), QStringList(), QList<NamedNumber>(),
        QList<RowId>(), QList<int>(), Extent{.rows = 5, .columns = 5}};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        QVERIFY2(fallbackOf(fields.at(i)) == expected.at(i), fields.at(i).key.data());
        QVERIFY(valueOf({}, fields.at(i)) == expected.at(i));
    }
}

void TestField::fallbacksAreNotStored()
{
    SplitMix random(1);
    for (const Field &field : fields) {
        FieldValues values;
        for (int round = 0; round < 200; ++round) {
            const Value value = random.chance(30)
                ? fallbackOf(field)
                : clamped(field, randomValue(field, random, true));
            setValue(values, field, value);
            QVERIFY(valueOf(values, field) == value);
            QCOMPARE(values.contains(field.key), value != fallbackOf(field));
            setValue(values, field, {}); // an empty value has no kind
            QVERIFY(values.isEmpty());
        }
    }
    FieldValues values;
    setValue(values, fields[Integer], qint64{8});
    setValue(values, fields[Flag], false);
    setValue(values, fields[Number], 1.5);
    setValue(values, fields[ChoiceOf], u"low"_s);
    setValue(values, fields[Rows], QList{RowId{4}});
    QCOMPARE(values.size(), 5);
    QCOMPARE(integerOf(values, fields[Integer]), 8);
    QCOMPARE(flagOf(values, fields[Flag]), false);
    QCOMPARE(numberOf(values, fields[Number]), 1.5);
    QCOMPARE(textOf(values, fields[ChoiceOf]), u"low"_s);
    QCOMPARE(rowsOf(values, fields[Rows]), QList{RowId{4}});
}

void TestField::valuesOfAnotherKind()
{
    for (const Field &field : fields) {
        const Value fallback = fallbackOf(field);
        for (const Field &other : fields) {
            const Value foreign = fallbackOf(other);
            if (foreign.index() == fallback.index())
                continue;
            QVERIFY(clamped(field, foreign) == fallback);
            QCOMPARE(valueText(field, foreign), valueText(field, fallback));
            FieldValues values{{field.key, foreign}};
            QVERIFY(valueOf(values, field) == fallback);
            setValue(values, field, foreign);
            QVERIFY(values.isEmpty());
        }
        QVERIFY(clamped(field, {}) == fallback);
        QVERIFY(clamped(field, fallback) == fallback);
    }
}

void TestField::clampedIsIdempotent()
{
    SplitMix random(2);
    for (const Field &field : fields) {
        int changed = 0;
        for (int round = 0; round < 2000; ++round) {
            const Value value = randomValue(field, random, true);
            const Value once = clamped(field, value);
            QCOMPARE(once.index(), value.index());
            QVERIFY2(clamped(field, once) == once, qPrintable(valueText(field, once)));
            changed += once == value ? 0 : 1;
        }
        const bool isFree = field.kind == Kind::Flag || field.kind == Kind::RowRefs;
        QVERIFY2(isFree ? changed == 0 : changed > 100, field.key.data());
    }
}

void TestField::clampedValues()
{
    QVERIFY(clampsTo(Integer, qint64{-4}, qint64{-3}));
    QVERIFY(clampsTo(Integer, qint64{13}, qint64{12}));
    QVERIFY(clampsTo(Integer, std::numeric_limits<qint64>::max(), qint64{12}));
    QVERIFY(clampsTo(Integer, std::numeric_limits<qint64>::min(), qint64{-3}));
    // Steps of 30, 60, 90: the nearest, never above the largest.
    QVERIFY(clampsTo(Steps, qint64{44}, qint64{30}));
    QVERIFY(clampsTo(Steps, qint64{46}, qint64{60}));
    QVERIFY(clampsTo(Steps, qint64{94}, qint64{90}));
    QVERIFY(clampsTo(Steps, qint64{1000}, qint64{90}));
    QVERIFY(clampsTo(Number, 0.2, 0.25));
    QVERIFY(clampsTo(Number, 8.5, 8.0));
    QVERIFY(clampsTo(Number, infinite, 0.75));
    QVERIFY(clampsTo(Number, notANumber, 0.75));
    QVERIFY(clampsTo(Text, u"123456789abcdef"_s, u"123456789abc"_s));
    QVERIFY(clampsTo(ChoiceOf, u"lower"_s, u"high"_s));
    QVERIFY(
        clampsTo(Names, (QStringList{u"a"_s, u""_s, u"b"_s, u"a"_s}), QStringList{u"a"_s, u"b"_s}));
    QVERIFY(clampsTo(
        Keys, (QStringList{u"low"_s, u"b"_s, u"high"_s}), QStringList{u"low"_s, u"high"_s}));
    // The first entry of a name counts, and a number below the minimum becomes the minimum.
    QVERIFY(clampsTo(Numbers, (QList<NamedNumber>{{u"a"_s, 3}, {u"a"_s, 4}, {u"b"_s, 0}}),
        QList<NamedNumber>{{u"a"_s, 3}, {u"b"_s, 0.5}}));
    QVERIFY(clampsTo(
        Numbers, QList<NamedNumber>{{u"a"_s, notANumber}}, QList<NamedNumber>{{u"a"_s, 0.5}}));
    QVERIFY(clampsTo(Positions, (QList<int>{3, 0, -1, 99, 3}), QList<int>{3, 99, 3}));
    QVERIFY(clampsTo(ExtentOf, Extent{.rows = 2, .columns = 11}, Extent{.rows = 3, .columns = 10}));
}

void TestField::textIsTheInverse()
{
    SplitMix random(3);
    for (const Field &field : fields) {
        if (field.kind == Kind::RowRefs)
            continue;
        for (int round = 0; round < 2000; ++round) {
            const Value value = clamped(field, randomValue(field, random, false));
            const QString text = valueText(field, value);
            const std::optional<Value> again = valueOfText(field, text);
            QVERIFY2(again.has_value(), qPrintable(field.key + u": "_s + text));
            QVERIFY2(*again == value, qPrintable(field.key + u": "_s + text));
        }
    }
}

void TestField::texts()
{
    QCOMPARE(text(Flag, true), u"yes"_s);
    QCOMPARE(text(Flag, false), u"no"_s);
    QCOMPARE(text(Integer, qint64{-12}), u"-12"_s);
    QCOMPARE(text(Number, 0.75), u"0.75"_s);
    QCOMPARE(text(Number, 0.1 + 0.2), u"0.30000000000000004"_s); // shortest exact text
    QCOMPARE(text(Text, u" as it is "_s), u" as it is "_s);
    QCOMPARE(text(ChoiceOf, u"low"_s), u"low"_s);
    QCOMPARE(text(Names, QStringList{u"a"_s, u"b c"_s}), u"a, b c"_s);
    QCOMPARE(text(Numbers, (QList<NamedNumber>{{u"combat"_s, 2}, {u"shop: a"_s, 0.5}})),
        u"combat: 2, shop: a: 0.5"_s);
    QCOMPARE(text(Positions, QList<int>{1, 7}), u"1, 7"_s);
    QCOMPARE(text(ExtentOf, Extent{.rows = 5, .columns = 7}), u"5x7"_s);
    QVERIFY(text(Rows, QList<RowId>{RowId{3}}).isNull());

    // As a user might type it.
    QVERIFY(reads(Flag, u" Yes "_s, true));
    QVERIFY(reads(Flag, u"1"_s, true));
    QVERIFY(reads(Flag, u"TRUE"_s, true));
    QVERIFY(reads(Flag, u"false"_s, false));
    QVERIFY(reads(Flag, u"0"_s, false));
    QVERIFY(reads(Flag, u"x"_s, true));
    QVERIFY(reads(Flag, u"WAHR"_s, true));
    QVERIFY(reads(Flag, u"off"_s, false));
    QVERIFY(reads(Integer, u" 8 "_s, qint64{8}));
    QVERIFY(reads(Integer, u"8 %"_s, qint64{8}));
    QVERIFY(reads(Integer, u"8.0"_s, qint64{8}));
    QVERIFY(reads(Integer, u"8,00"_s, qint64{8}));
    QVERIFY(reads(Named, u"Auto"_s, qint64{-1}));
    QVERIFY(reads(Number, u"1,5"_s, 1.5));
    QVERIFY(reads(ChoiceOf, u"Low"_s, u"low"_s));
    QVERIFY(reads(ChoiceOf, u"anyOfAll"_s, u"any_of_all"_s));
    QVERIFY(reads(Names, u"a, a; b|c"_s, QStringList{u"a"_s, u"b"_s, u"c"_s}));
    QVERIFY(reads(Names, u"\"a, b\", c"_s, QStringList{u"a, b"_s, u"c"_s}));
    QVERIFY(reads(Names, u"[\"a\", \"b\"]"_s, QStringList{u"a"_s, u"b"_s}));
    QVERIFY(reads(Keys, u"High, low"_s, QStringList{u"high"_s, u"low"_s}));
    QVERIFY(reads(Numbers, u"a: 2; b: 3"_s, QList<NamedNumber>{{u"a"_s, 2}, {u"b"_s, 3}}));
    QVERIFY(reads(Positions, u"1-3, 7"_s, QList<int>{1, 2, 3, 7}));
    QVERIFY(reads(Positions, u"10..30/10"_s, QList<int>{10, 20, 30}));
    QVERIFY(reads(ExtentOf, u"5×7"_s, Extent{.rows = 5, .columns = 7}));
    QVERIFY(reads(Number, u"1e0"_s, 1.0));
    QVERIFY(reads(Names, u"a,b c ,, d"_s, QStringList{u"a"_s, u"b c"_s, u"d"_s}));
    QVERIFY(reads(Numbers, u"shop: a :0.5"_s, QList<NamedNumber>{{u"shop: a"_s, 0.5}}));
    QVERIFY(reads(Positions, u"1,7"_s, QList<int>{1, 7}));
    QVERIFY(reads(Positions, QString(), QList<int>()));
    QVERIFY(reads(ExtentOf, u" 5 x 7 "_s, Extent{.rows = 5, .columns = 7}));
}

void TestField::textsThatAreRefused()
{
    for (const auto &[at, text] : {std::pair(Flag, u"perhaps"_s), {Flag, u""_s}, {Integer, u"13"_s},
             {Integer, u"-4"_s}, {Integer, u"7.5"_s}, {Integer, u""_s}, {Integer, u"seven"_s},
             {Integer, u"99999999999999999999"_s}, {Integer, u"auto"_s}, {Named, u"-2"_s},
             {Named, u"16"_s}, {Named, u"automatic"_s}, {Named, u""_s}, {NamedSteps, u"15"_s},
             {NamedSteps, u"0"_s}, {Steps, u"45"_s}, {Steps, u"95"_s}, {Number, u"0.2"_s},
             {Number, u"nan"_s}, {Number, u"inf"_s}, {Number, u"1,234.5"_s}, {Number, u"5 %"_s},
             {Text, u"1234567890123"_s}, {ChoiceOf, u"Lo"_s}, {ChoiceOf, u""_s},
             {Integer, u"1,000"_s}, {Integer, u"1.000"_s}, {Keys, u"low, b"_s}, {Numbers, u"a"_s},
             {Numbers, u": 3"_s}, {Numbers, u"a: b"_s}, {Numbers, u"a: 0.2"_s},
             {Numbers, u"a: nan"_s}, {Numbers, u"a: 1, a: 2"_s}, {Positions, u"0"_s},
             {Positions, u"1, b"_s}, {Positions, u"1.5"_s}, {ExtentOf, u"5"_s}, {ExtentOf, u"5x"_s},
             {ExtentOf, u"x5"_s}, {ExtentOf, u"5x5x5"_s}, {ExtentOf, u"2x5"_s},
             {ExtentOf, u"5x11"_s}, {Rows, u"1"_s}, {Rows, u""_s}})
        QVERIFY2(refuses(at, text), qPrintable(fields.at(at).key + u": "_s + text));
}

void TestField::namesOfNumbers()
{
    QCOMPARE(text(Named, qint64{-1}), u"auto"_s);
    QCOMPARE(text(Named, qint64{0}), u"none"_s);
    QCOMPARE(text(Named, qint64{1}), u"1"_s);
    QCOMPARE(text(Named, qint64{-2}), u"-2"_s); // out of range, as a file may contain it
    QCOMPARE(text(NamedSteps, qint64{10}), u"auto"_s);
    QCOMPARE(text(NamedSteps, qint64{20}), u"none"_s);
    QCOMPARE(text(NamedSteps, qint64{30}), u"30"_s);
    // By name or by number.
    QVERIFY(reads(Named, u" auto "_s, qint64{-1}));
    QVERIFY(reads(Named, u"-1"_s, qint64{-1}));
    QVERIFY(reads(Named, u"none"_s, qint64{0}));
    QVERIFY(reads(Named, u"0"_s, qint64{0}));
    QVERIFY(reads(Named, u"15"_s, qint64{15}));
    QVERIFY(reads(NamedSteps, u"none"_s, qint64{20}));
    QVERIFY(reads(NamedSteps, u"50"_s, qint64{50}));
    QVERIFY(clampsTo(Named, qint64{-7}, qint64{-1}));
    QVERIFY(clampsTo(Named, qint64{77}, qint64{15}));
    QVERIFY(clampsTo(Named, u"auto"_s, qint64{0})); // a text is not a number
}

void TestField::everyDeclaredField()
{
    std::vector<std::span<const Field>> declared;
    for (const Generator *generator : generators())
        declared.push_back(generator->info().parameters);
    for (const Section *section : allSections())
        declared.push_back(section->fields);
    int seen = 0;
    for (const std::span<const Field> list : declared) {
        for (const Field &field : list) {
            ++seen;
            const Value fallback = fallbackOf(field);
            QVERIFY2(clamped(field, fallback) == fallback, field.key.data());
            if (field.kind != Kind::RowRefs)
                QVERIFY2(
                    valueOfText(field, valueText(field, fallback)) == fallback, field.key.data());
            QVERIFY(!field.key.isEmpty() && field.label != nullptr && field.min <= field.max);
            const auto choicesThere = static_cast<double>(field.choices.size());
            if (field.kind == Kind::Choice)
                QVERIFY(choicesThere > 0);
            else if (field.kind == Kind::Integer) // a name that stands for a value
                QVERIFY(choicesThere <= 1 + (field.max - field.min) / field.step);
            else if (field.kind != Kind::Names)
                QVERIFY(choicesThere == 0);
            QSet<QString> keys;
            for (const Choice &choice : field.choices)
                keys.insert(choice.key);
            QCOMPARE(static_cast<double>(keys.size()), choicesThere);
        }
    }
    QVERIFY(seen >= 6);
}

void TestField::meaningDependsOnChoices()
{
    constexpr std::array dependent{
        Field{.key = "outer"_L1, .kind = Kind::Choice, .choices = choices},
        Field{.key = "inner"_L1,
            .kind = Kind::Choice,
            .choices = choices,
            .when = {.field = "outer"_L1, .choice = "high"_L1}},
        Field{.key = "leaf"_L1, .when = {.field = "inner"_L1, .choice = "low"_L1}},
        Field{.key = "lost"_L1, .when = {.field = "nowhere"_L1, .choice = "low"_L1}},
        Field{.key = "unsound"_L1, .when = {.field = "leaf"_L1, .choice = "low"_L1}},
        Field{
            .key = "beside"_L1, .when = {.field = "outer"_L1, .choice = "high"_L1, .unless = true}},
        Field{.key = "deep"_L1, .when = {.field = "inner"_L1, .choice = "low"_L1, .unless = true}},
        Field{
            .key = "never"_L1, .when = {.field = "nowhere"_L1, .choice = "low"_L1, .unless = true}},
        Field{.key = "unsound_too"_L1,
            .when = {.field = "leaf"_L1, .choice = "low"_L1, .unless = true}},
    };
    FieldValues values;
    const auto meant = [&] {
        QStringList keys;
        for (const Field &field : dependent) {
            if (isMeant(
                    dependent, field, [&](const Field &about) { return textOf(values, about); }))
                keys << field.key;
        }
        return keys;
    };
    QCOMPARE(meant(), QStringList({u"outer"_s, u"beside"_s}));
    setValue(values, dependent[0], u"any_of_all"_s);
    QCOMPARE(meant(), QStringList({u"outer"_s, u"beside"_s}));
    setValue(values, dependent[0], u"high"_s);
    QCOMPARE(meant(), QStringList({u"outer"_s, u"inner"_s, u"leaf"_s}));
    setValue(values, dependent[1], u"high"_s);
    QCOMPARE(meant(), QStringList({u"outer"_s, u"inner"_s, u"deep"_s}));
    // An invalid choice does not count as "another choice".
    values.insert(dependent[0].key, u"middle"_s);
    QCOMPARE(meant(), QStringList({u"outer"_s}));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestField, NoApplication)

#include "tst_field.moc"
