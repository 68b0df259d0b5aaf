// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The spreadsheets from which lists are made, including untrusted ones.
#include "core/balanced/codes.h"
#include "core/balanced/goal_sheet_csv.h"
#include "core/formats/csv.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *sheetText
    = "updated,Name,jp,#note,difficulty,time,skill,swords,#x,botw,*bottle: 2,*ms: -9.5\r\n"
      ",,,,,,,min 1,,,,\r\n"
      "y,\"Giant's \"\"Knife\"\"\",jp1,n,3,2.25,0.5,3,9,*-1,100,0.5\r\n"
      "y,Two\xc3\xa9,,n,26,x,,,,1,,\r\n"
      ",,,,,,,,,,,\r\n"
      "y,After the end,,,1,1,1,,,,,\r\n";

} // namespace

class TestGoalSheet final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void reads();
    static void cells();
    static void refusals_data();
    static void refusals();
    static void brokenBytes();
};

void TestGoalSheet::reads()
{
    const auto sheet = readGoalSheet(sheetText);
    QVERIFY(sheet.has_value());
    const GoalList &list = sheet->list;
    QVERIFY(list.rowTypes
        == (QList<NamedNumber>{
            {.name = u"bottle"_s, .number = 2}, {.name = u"ms"_s, .number = -9.5}}));
    QVERIFY(list.filters == (QList<NamedFilter>{{.category = u"swords"_s, .text = u"min 1"_s}}));
    QCOMPARE(list.buckets[1].size(), 0); // rows below the first blank line are ignored
    QCOMPARE(list.buckets[3].size(), 1);
    const ListGoal &goal = list.buckets[3].first();
    QCOMPARE(goal.name, u"Giant's \"Knife\""_s);
    QCOMPARE(goal.id, u"giant-s-knife-"_s);
    QCOMPARE(goal.japaneseName, u"jp1"_s);
    QCOMPARE(goal.time.value(), 2.25);
    QCOMPARE(goal.skill, 0.5);
    QVERIFY(goal.types == (QList<NamedNumber>{{.name = u"swords"_s, .number = 3}}));
    QVERIFY(goal.subtypes == (QList<NamedNumber>{{.name = u"botw"_s, .number = -1}}));
    QVERIFY(goal.rowTypes
        == (QList<NamedNumber>{
            {.name = u"bottle"_s, .number = 100}, {.name = u"ms"_s, .number = 0.5}}));
    QCOMPARE(list.buckets[26].size(), 1);
    QVERIFY(!list.buckets[26].first().time);
    QCOMPARE(sheet->notes.size(), 2);
    QCOMPARE(sheet->notes[0].code, toCode(BalancedCode::SheetNotANumber));
    QVERIFY(sheet->notes[0].where == (TextPosition{.line = 4, .column = 14}));
    QCOMPARE(sheet->notes[1].code, toCode(BalancedCode::GoalTimeMissing));
}

void TestGoalSheet::cells()
{
    const auto lines = parseCsv("\xef\xbb\xbf"
                                "a,\"b,\n\"\"c\"\"\",\r\"\",d\"e\"\n\nlast");
    QVERIFY(lines.has_value());
    QCOMPARE(lines->size(), std::size_t{4});
    QCOMPARE((*lines)[0].cells, (QStringList{u"a"_s, u"b,\n\"c\""_s, QString()}));
    QCOMPARE((*lines)[1].cells, (QStringList{QString(), u"d\"e\""_s}));
    QCOMPARE((*lines)[2].cells, QStringList{QString()});
    QCOMPARE((*lines)[3].cells, QStringList{u"last"_s});
    QCOMPARE((*lines)[0].offsets[0], qsizetype{3});
    QVERIFY(parseCsv("")->empty());
}

void TestGoalSheet::refusals_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Code>("code");
    QTest::newRow("nothing") << QByteArray() << toCode(BalancedCode::SheetColumnMissing);
    QTest::newRow("another table")
        << QByteArray("a,b\n1,2\n") << toCode(BalancedCode::SheetColumnMissing);
    QTest::newRow("no skill") << QByteArray("updated,name,jp,difficulty,time\n")
                              << toCode(BalancedCode::SheetColumnMissing);
    QTest::newRow("open quote") << QByteArray("updated,\"name,jp\n") << Code::SheetQuoteOpen;
    QTest::newRow("not UTF-8") << QByteArray("updated,\xff\n") << Code::JsonNotUtf8;
    QTest::newRow("wide") << QByteArray(mostCsvCells + 1, ',') << Code::SheetTooLarge;
    QTest::newRow("long") << QByteArray(mostCsvLines + 1, '\n') << Code::SheetTooLarge;
}

void TestGoalSheet::refusals()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const Code, code);
    const auto sheet = readGoalSheet(bytes);
    QVERIFY(!sheet.has_value());
    QCOMPARE(sheet.error().code, code);
    QVERIFY(sheet.error().where.line > 0);
}

void TestGoalSheet::brokenBytes()
{
    SplitMix random(5);
    int read = 0;
    for (int round = 0; round < 3000; ++round) {
        QByteArray bytes(sheetText);
        for (int change = random.between(1, 4); change > 0; --change)
            bytes[random.below(static_cast<int>(bytes.size()))]
                = random.pick(QByteArray("\",\n\r*#:x19.-\xc3"));
        read += readGoalSheet(bytes).has_value() ? 1 : 0;
    }
    QVERIFY(read > 100);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestGoalSheet, QCoreApplication)

#include "tst_goal_sheet.moc"
