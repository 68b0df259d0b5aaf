// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "tests/support/places.h"
#include "tests/support/sets/described_problem.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"

#include <QTest>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray fixture(const QString &name)
{
    return contentOf(fixturePath("native/valid/%1.json").arg(name));
}

} // namespace

/// Layouts before schema version 3 are read and reported, and written as version 3 once they
/// change.
class TestNativeOlder final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesOverWhatItHolds_data();
    void takesOverWhatItHolds();
    void becomesVersion3AtTheFirstChange_data();
    void becomesVersion3AtTheFirstChange();

    void isTheSameUntouched_data() { takesOverWhatItHolds_data(); }

    void isTheSameUntouched();
    void isOnlyAHint();
    void knowsTodaysLayout_data();
    void knowsTodaysLayout();
};

void TestNativeOlder::takesOverWhatItHolds_data()
{
    QTest::addColumn<int>("objectives");
    QTest::addColumn<qint64>("version");
    QTest::newRow("older-no-version") << 2 << qint64{0};
    QTest::newRow("older-no-version-one-line") << 2 << qint64{0};
    QTest::newRow("older-null-version") << 0 << qint64{0};
    QTest::newRow("older-version-2") << 2 << qint64{2};
    QTest::newRow("older-version-2-game") << 0 << qint64{2};
    QTest::newRow("older-both-names") << 0 << qint64{2};
    QTest::newRow("older-repeated") << 0 << qint64{2};
}

void TestNativeOlder::takesOverWhatItHolds()
{
    QFETCH(const int, objectives);
    QFETCH(const qint64, version);

    const auto file = readNative(fixture(QString::fromUtf8(QTest::currentDataTag())));

    QVERIFY(file.has_value());
    QCOMPARE(file->set.gameName, u"Fern Hollow"_s);
    QCOMPARE(file->set.schemaVersion, 3);
    QCOMPARE(file->set.objectives.size(), objectives);
    if (objectives == 2) {
        QCOMPARE(file->set.objectives.at(0).range, QList<int>({1, 2}));
        QCOMPARE(file->set.boardLimits, QList<CategoryLimit>({{u"plants"_s, 40}}));
    }
    QCOMPARE(file->notes.first().code, Code::OlderLayout);
    QCOMPARE(file->notes.first().args, QList<Arg>{version});
}

void TestNativeOlder::becomesVersion3AtTheFirstChange_data()
{
    QTest::addColumn<QByteArrayList>("removed");
    QTest::addColumn<QByteArrayList>("added");
    QTest::newRow("older-no-version")
        << QByteArrayList{R"(  "game": "Fern Hollow",)"}
        << QByteArrayList{R"(  "schema_version": 3,)", R"(  "game_name": "Fern Hollow 2",)"};
    QTest::newRow("older-null-version")
        << QByteArrayList{R"(  "game": "Fern Hollow",)", R"(  "schema_version": null,)"}
        << QByteArrayList{R"(  "game_name": "Fern Hollow 2",)", R"(  "schema_version": 3,)"};
    QTest::newRow("older-version-2-game")
        << QByteArrayList{R"(  "schema_version": 2,)", R"(  "game": "Fern Hollow",)"}
        << QByteArrayList{R"(  "schema_version": 3,)", R"(  "game_name": "Fern Hollow 2",)"};
    QTest::newRow("older-both-names")
        << QByteArrayList{R"(  "game_name": "Fern Hollow",)", R"(  "schema_version": 2,)"}
        << QByteArrayList{R"(  "game_name": "Fern Hollow 2",)", R"(  "schema_version": 3,)"};
    QTest::newRow("older-repeated")
        << QByteArrayList{R"(  "game": "Fern Hollow",)", R"(  "schema_version": 20e-1,)"}
        << QByteArrayList{R"(  "game_name": "Fern Hollow 2",)", R"(  "schema_version": 3,)"};
}

void TestNativeOlder::becomesVersion3AtTheFirstChange()
{
    QFETCH(const QByteArrayList, removed);
    QFETCH(const QByteArrayList, added);
    const QByteArray before = fixture(QString::fromUtf8(QTest::currentDataTag()));
    GoalSet set = readNative(before)->set;

    set.gameName += u" 2"_s;

    const QByteArray after = writeNative(set);
    QCOMPARE(lineChange(before, after), (LineChange{removed, added}));
    const auto again = readNative(after);
    QVERIFY(again.has_value());
    QVERIFY(again->siteStyle);
    QVERIFY(!std::ranges::contains(again->notes, Code::OlderLayout, &Problem::code));
    QCOMPARE(valueOf(again->set), valueOf(set));
}

void TestNativeOlder::isTheSameUntouched()
{
    const QByteArray bytes = fixture(QString::fromUtf8(QTest::currentDataTag()));
    for (const QByteArray &other : otherStylesOf(bytes) << bytes) {
        const auto file = readNative(other);
        QVERIFY(file.has_value());
        QVERIFY(!file->siteStyle);
        QCOMPARE(writeNative(file->set), other);
    }
}

void TestNativeOlder::isOnlyAHint()
{
    const Problem note = readNative(fixture(u"older-version-2"_s))->notes.first();

    QCOMPARE(note.severity, Severity::Hint);
    QCOMPARE(described(note), u"2:21 OlderLayout 2"_s);
}

void TestNativeOlder::knowsTodaysLayout_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no version, no name") << QByteArray(R"({"objectives":[]})");
    QTest::newRow("no version, a name of today")
        << QByteArray(R"({"game_name":"a","game":"b","objectives":[]})");
    QTest::newRow("version 3 with a game")
        << QByteArray(R"({"schema_version":3,"game":"b","objectives":[]})");
    QTest::newRow("no version, null") << QByteArray(R"({"game":null,"objectives":[]})");
}

void TestNativeOlder::knowsTodaysLayout()
{
    QFETCH(const QByteArray, bytes);
    const auto file = readNative(bytes);
    QVERIFY(file.has_value());
    QVERIFY(file->notes.isEmpty());
    QVERIFY(file->set.gameName != u"b"_s);
}

BOARDWRIGHT_UNIT(TestNativeOlder, NoApplication)
#include "tst_native_older.moc"
