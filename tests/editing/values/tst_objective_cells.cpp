// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/quoted_text.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/editing/values/objective_cells.h"
#include "ui/editing/values/tab_separated.h"

#include <QCoreApplication>
#include <QTest>

#include <limits>

using namespace boardwright;
using namespace Qt::StringLiterals;
using enum ObjectiveColumn;

namespace {

QList<ObjectiveColumn> allColumns()
{
    QList<ObjectiveColumn> columns;
    for (int column = 0; column < objectiveColumns; ++column)
        columns << static_cast<ObjectiveColumn>(column);
    return columns;
}

/// An objective with a non-default value in every column.
Objective full()
{
    Objective objective;
    objective.id = RowId{1};
    objective.goal = u"Forge {{X}} blade[[s]]"_s;
    objective.range = {4, 7};
    objective.individualLimit = 2;
    objective.boardCategories = {u"smithing"_s};
    objective.lineCategories = {u"crafts"_s};
    objective.tooltip = u"Any blade"_s;
    objective.icons = {u"⚔"_s};
    objective.progression = Zone::Mid;
    objective.weighting = 60;
    objective.progressiveRanges = true;
    objective.tag = u"forge"_s;
    objective.forcedPositions = {3};
    objective.disabled = true;
    return objective;
}

QString randomText(SplitMix &random, int longest)
{
    static const QStringList pieces{u"a"_s, u"b c"_s, u","_s, u";"_s, u"\""_s, u" "_s, u"\t"_s,
        u"\n"_s, u"é"_s, u"·"_s, u"{{X}}"_s, u"1"_s, u"-"_s, u"TRUE"_s, u"🛡"_s};
    QString text;
    const int count = random.below(longest + 1);
    for (int i = 0; i < count; ++i)
        text += random.pick(pieces);
    return text;
}

QStringList randomNames(SplitMix &random, int most)
{
    QStringList names;
    const int count = random.below(most + 1);
    for (int i = 0; i < count; ++i)
        names << randomText(random, 4);
    return names;
}

QList<int> randomNumbers(SplitMix &random, int most)
{
    QList<int> numbers;
    const int count = random.below(most + 1);
    const int start = random.between(-4, 12);
    const bool isRun = random.chance(40);
    for (int i = 0; i < count; ++i)
        numbers << (isRun          ? start + i
                : random.chance(5) ? std::numeric_limits<int>::max()
                                   : random.between(-3, 40));
    return numbers;
}

/// Anything that a file can contain, within limits or not.
Objective wildObjective(SplitMix &random)
{
    Objective objective;
    objective.id = RowId{7};
    objective.goal = randomText(random, 80);
    objective.range = randomNumbers(random, 20);
    objective.individualLimit = random.between(-5, 40);
    objective.boardCategories = randomNames(random, 7);
    objective.lineCategories = randomNames(random, 7);
    objective.tooltip = randomText(random, 150);
    objective.icons = randomNames(random, 15);
    objective.progression = Zones::fromInt(static_cast<Zones::Int>(random.below(16)));
    objective.weighting = random.between(-20, 300);
    objective.progressiveRanges = random.chance(50);
    objective.tag = randomText(random, 6);
    objective.forcedPositions = randomNumbers(random, 30);
    objective.disabled = random.chance(50);
    return objective;
}

/// An objective that the site accepts.
Objective goodObjective(SplitMix &random)
{
    static const QStringList pictures{u"sword.webp"_s, u"odd name.webp"_s, u"a,b.webp"_s};
    static const QStringList emoji{u"⚔"_s, u"🛡"_s, u"1️⃣"_s};
    static const QStringList tags{QString(), u"boss_rush"_s, u"x"_s, u"a1_b2"_s};
    Objective objective = wildObjective(random);
    objective.goal = u"g"_s + objective.goal.first(std::min<qsizetype>(59, objective.goal.size()));
    objective.tooltip = objective.tooltip.first(std::min<qsizetype>(120, objective.tooltip.size()));
    objective.individualLimit = random.between(1, 40);
    objective.weighting = random.between(1, 100);
    objective.tag = random.pick(tags);
    const auto isLow = [](int number) { return number < 1; };
    objective.range.removeIf(isLow);
    std::ranges::sort(objective.range); // equal neighbours remain
    objective.range.resize(std::min<qsizetype>(12, objective.range.size()));
    objective.forcedPositions.removeIf(isLow);
    QList<int> once;
    for (const int position : std::as_const(objective.forcedPositions)) {
        if (!once.contains(position))
            once << position;
    }
    objective.forcedPositions = once;
    for (QStringList *names : {&objective.boardCategories, &objective.lineCategories}) {
        names->removeAll(QString());
        names->removeDuplicates();
        names->resize(std::min<qsizetype>(4, names->size()));
    }
    objective.icons.clear();
    const QStringList &icons = random.chance(50) ? pictures : emoji;
    for (int i = random.below(13); i > 0; --i)
        objective.icons << random.pick(icons);
    return objective;
}

} // namespace

class TestObjectiveCells final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ownTextChangesNothing();
    void textMakesOthersEqual();
    void survivesTheClipboard();
    void textsInQuotesComeBack();
    void takesEverySpelling_data();
    void takesEverySpelling();
    void refusesWithASentence_data();
    void refusesWithASentence();
    void takesTypedValues();
    void clearingMakesNew();
};

void TestObjectiveCells::ownTextChangesNothing()
{
    SplitMix random(1);
    for (int i = 0; i < 20'000; ++i) {
        const Objective before = wildObjective(random);
        for (const ObjectiveColumn column : allColumns()) {
            Objective after = before;
            const auto done = enterCell(after, column, cellText(before, column));
            QVERIFY2(done.has_value(), qPrintable(done ? QString() : done.error()));
            QVERIFY(after == before);
        }
    }
}

void TestObjectiveCells::textMakesOthersEqual()
{
    SplitMix random(2);
    for (int i = 0; i < 20'000; ++i) {
        const Objective from = goodObjective(random);
        Objective to = random.chance(50) ? full() : wildObjective(random);
        to.id = from.id;
        for (const ObjectiveColumn column : allColumns()) {
            const QString text = cellText(from, column);
            const auto done = enterCell(to, column, text);
            QVERIFY2(done.has_value(), qPrintable(text + u": "_s + (done ? u""_s : done.error())));
        }
        QVERIFY(to == from);
    }
}

void TestObjectiveCells::survivesTheClipboard()
{
    SplitMix random(3);
    for (int i = 0; i < 2'000; ++i) {
        const Objective from = goodObjective(random);
        QStringList quoted;
        for (const ObjectiveColumn column : allColumns())
            quoted << u'"' + cellText(from, column).replace(u'"', u"\"\""_s) + u'"';
        const QList<QStringList> rows = *cellsOfTabSeparated(quoted.join(u'\t') + u'\n');
        QCOMPARE(rows.size(), 1);
        Objective to = full();
        to.id = from.id;
        for (const ObjectiveColumn column : allColumns())
            QVERIFY(enterCell(to, column, rows.first()[static_cast<int>(column)]).has_value());
        QVERIFY(to == from);
    }
}

void TestObjectiveCells::textsInQuotesComeBack()
{
    SplitMix random(4);
    for (int i = 0; i < 2'000; ++i) {
        const QString text = randomText(random, 8);
        const QString whole = u"x "_s + quoted(text) + u", y"_s;
        qsizetype at = 2;
        QCOMPARE(readQuoted(whole, at), text);
        QCOMPARE(at, whole.size() - 4); // at the closing quote
        at = 0;
        QCOMPARE(readQuoted(quoted(text).chopped(1), at), text); // unclosed
        QCOMPARE(at, quoted(text).size() - 1);
    }
}

void TestObjectiveCells::takesEverySpelling_data()
{
    QTest::addColumn<ObjectiveColumn>("column");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    const auto add = [](ObjectiveColumn column, const QString &typed, const QString &text) {
        QTest::addRow("%d %s", static_cast<int>(column), qPrintable(typed))
            << column << typed << text;
    };
    add(Range, u"2-5"_s, u"2–5"_s);
    add(Range, u" 2 – 5 "_s, u"2–5"_s);
    add(Range, u"2—5"_s, u"2–5"_s);
    add(Range, u"2..5"_s, u"2–5"_s);
    add(Range, u"3, 6, 9"_s, u"3 · 6 · 9"_s);
    add(Range, u"3;6;9"_s, u"3 · 6 · 9"_s);
    add(Range, u"3 6 9"_s, u"3 · 6 · 9"_s);
    add(Range, u"3 · 6 · 9"_s, u"3 · 6 · 9"_s);
    add(Range, u"9, 3, 6, 3"_s, u"3 · 6 · 9"_s);
    add(Range, u"1, 3-5"_s, u"1 · 3 · 4 · 5"_s);
    add(Range, u"10..50/10"_s, u"10 · 20 · 30 · 40 · 50"_s);
    add(Range, u"7"_s, u"7"_s);
    add(Range, u"1-12"_s, u"1–12"_s);
    add(Range, u"  "_s, u""_s);
    add(ForcedPositions, u"7, 1"_s, u"7 · 1"_s);
    add(ForcedPositions, u"1-25"_s, u"1–25"_s);
    add(ForcedPositions, u"3, 3"_s, u"3"_s);
    add(Progression, u"E M"_s, u"E M"_s);
    add(Progression, u"me"_s, u"E M"_s);
    add(Progression, u"early, mid"_s, u"E M"_s);
    add(Progression, u"Endgame"_s, u"N"_s);
    add(Progression, u"late; N"_s, u"L N"_s);
    add(Progression, u"ALL"_s, u"E M L N"_s);
    add(Progression, u""_s, u""_s);
    for (const QString &yes : {u"TRUE"_s, u"true"_s, u"yes"_s, u"x"_s, u"1"_s, u"On"_s}) {
        add(ProgressiveRanges, yes, u"TRUE"_s);
        add(Enabled, yes, u"TRUE"_s);
    }
    for (const QString &no : {u"FALSE"_s, u"no"_s, u"0"_s, u"off"_s}) {
        add(ProgressiveRanges, no, u"FALSE"_s);
        add(Enabled, no, u"FALSE"_s);
    }
    add(ProgressiveRanges, u""_s, u"FALSE"_s);
    add(Enabled, u""_s, u"TRUE"_s);
    add(Weighting, u"42"_s, u"42"_s);
    add(Weighting, u"42 %"_s, u"42"_s);
    add(Weighting, u"42.0"_s, u"42"_s);
    add(Weighting, u"42,00"_s, u"42"_s);
    add(Weighting, u""_s, u"100"_s);
    add(Limit, u"3"_s, u"3"_s);
    add(BoardCategories, u"a,b ; c"_s, u"a, b, c"_s);
    add(BoardCategories, u"a, a, b,,"_s, u"a, b"_s);
    add(LineCategories, u"\"a, b\", c"_s, u"\"a, b\", c"_s);
    add(Tag, u"boss_rush"_s, u"boss_rush"_s);
    add(Tag, u"Boss Rush"_s, u"boss_rush"_s);
    add(Tag, u""_s, u""_s);
    add(Icons, u"⚔ 🛡"_s, u"⚔, 🛡"_s);
    add(Icons, u"a b.webp, c.webp"_s, u"a b.webp, c.webp"_s);
    add(Tooltip, u""_s, u""_s);
    add(Goal, u" Sing "_s, u" Sing "_s);
}

void TestObjectiveCells::takesEverySpelling()
{
    QFETCH(const ObjectiveColumn, column);
    QFETCH(const QString, typed);
    QFETCH(const QString, text);
    Objective objective = full();
    const auto done = enterCell(objective, column, typed);
    QVERIFY2(done.has_value(), qPrintable(done ? QString() : done.error()));
    QCOMPARE(cellText(objective, column), text);
    for (const ObjectiveColumn other : allColumns()) {
        if (other != column)
            QCOMPARE(cellText(objective, other), cellText(full(), other));
    }
}

void TestObjectiveCells::refusesWithASentence_data()
{
    QTest::addColumn<ObjectiveColumn>("column");
    QTest::addColumn<QVariant>("typed");
    QTest::addColumn<QString>("named"); // part of the expected sentence
    const auto add = [](ObjectiveColumn column, const QVariant &typed, const QString &named) {
        QTest::addRow("%d %s", static_cast<int>(column), qPrintable(typed.toString()))
            << column << typed << named;
    };
    add(Range, u"x"_s, u"\"x\""_s);
    add(Range, u"2-"_s, u"\"2-\""_s);
    add(Range, u"0-3"_s, u"at least 1"_s);
    add(Range, u"-3"_s, u"at least 1"_s);
    add(Range, u"5-2"_s, u"\"5-2\""_s);
    add(Range, u"1.5"_s, u"\"1.5\""_s);
    add(Range, u"1-13"_s, u"12"_s);
    add(Range, u"1-2000000000"_s, u"12"_s);
    add(Range, u"99999999999"_s, u"whole number"_s);
    add(Range, QVariant::fromValue(QList<int>{0, 4}), u"\"0\""_s);
    add(Range, u"·"_s, u"\"·\""_s);
    add(ForcedPositions, u"top"_s, u"\"top\""_s);
    add(ForcedPositions, u"1-999999999"_s, u"1,000"_s);
    add(Progression, u"E X"_s, u"\"x\""_s);
    add(Progression, u"1"_s, u"\"1\""_s);
    add(Enabled, u"perhaps"_s, u"\"perhaps\""_s);
    add(ProgressiveRanges, u"2"_s, u"\"2\""_s);
    add(Weighting, u"0"_s, u"1 to 100"_s);
    add(Weighting, u"101"_s, u"1 to 100"_s);
    add(Weighting, u"many"_s, u"\"many\""_s);
    add(Weighting, u"1.5"_s, u"\"1.5\""_s);
    add(Weighting, QVariant(), u"Nothing"_s);
    add(Limit, u"0"_s, u"at least 1"_s);
    add(Limit, u"9999999999"_s, u"at least 1"_s);
    add(BoardCategories, u"a, b, c, d, e"_s, u"4"_s);
    add(LineCategories, QStringList({u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s}), u"4"_s);
    add(Tag, u"a, b"_s, u"one tag"_s);
    add(Tag, u"锻造"_s, u"lower-case"_s);
    add(Tag, u"a_very_long_name_of_a_tag"_s, u"20"_s);
    add(Icons, u"sword"_s, u"\"sword\""_s);
    add(Icons, u"sword.webp, ⚔"_s, u"one kind"_s);
    add(Icons, QStringList(13, u"⚔"_s), u"12"_s);
    add(Goal, u""_s, u"needs"_s);
    add(Goal, u" \t"_s, u"needs"_s);
    add(Goal, QString(61, u'g'), u"60"_s);
    add(Tooltip, QString(121, u't'), u"120"_s);
}

void TestObjectiveCells::refusesWithASentence()
{
    QFETCH(const ObjectiveColumn, column);
    QFETCH(const QVariant, typed);
    QFETCH(const QString, named);
    Objective objective = full();
    const auto done = enterCell(objective, column, typed);
    QVERIFY(!done);
    QVERIFY2(done.error().contains(named), qPrintable(done.error()));
    QVERIFY(done.error().endsWith(u'.'));
    QVERIFY(objective == full());
}

void TestObjectiveCells::takesTypedValues()
{
    Objective objective = full();
    QVERIFY(enterCell(objective, Enabled, true));
    QVERIFY(enterCell(objective, ProgressiveRanges, false));
    QVERIFY(enterCell(objective, Weighting, 12));
    QVERIFY(enterCell(objective, Limit, 5));
    QVERIFY(enterCell(objective, Range, QVariant::fromValue(QList<int>{5, 2})));
    QVERIFY(enterCell(objective, ForcedPositions, QVariant::fromValue(QList<int>{25, 1})));
    QVERIFY(enterCell(objective, Progression, QStringList({u"early"_s, u"endgame"_s})));
    QVERIFY(enterCell(objective, BoardCategories, QStringList({u"a, b"_s, u" c"_s})));
    QVERIFY(enterCell(objective, Tag, QStringList()));
    Objective expected = full();
    expected.disabled = false;
    expected.progressiveRanges = false;
    expected.weighting = 12;
    expected.individualLimit = 5;
    expected.range = {2, 5};
    expected.forcedPositions = {25, 1};
    expected.progression = Zone::Early | Zone::Endgame;
    expected.boardCategories = {u"a, b"_s, u" c"_s};
    expected.tag = QString();
    QVERIFY(objective == expected);
}

void TestObjectiveCells::clearingMakesNew()
{
    Objective objective = full();
    for (const ObjectiveColumn column : allColumns())
        clearCell(objective, objectiveSection, fieldOf(column));
    Objective expected;
    expected.id = RowId{1};
    expected.goal = full().goal;
    QVERIFY(objective == expected);
}

BOARDWRIGHT_UNIT(TestObjectiveCells, QCoreApplication)
#include "tst_objective_cells.moc"
