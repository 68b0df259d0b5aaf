// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json.h"
#include "core/formats/native.h"
#include "tests/support/sets/hostile_files.h"
#include "tests/support/sets/native_sections.h"
#include "tests/support/unit.h"

#include <QTest>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

/// Hostile files are refused by count or depth, or they open. For the time that takes, see
/// tst_native_cost.
class TestNativeHostile final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void opensWhatIsJustAllowed();
    static void opensWhatIsCostly_data();
    static void opensWhatIsCostly();
    void aStopIsHeardWhileLayingOut_data();
    void aStopIsHeardWhileLayingOut();
    void aStopIsHeardWhileReadingTables();
};

void TestNativeHostile::refuses_data()
{
    QTest::addColumn<Maker>("maker");
    QTest::addColumn<Code>("code");
    const auto row = [](const char *name, Code code, const Maker &maker) {
        QTest::newRow(name) << maker << code;
    };
    row("ten million brackets", Code::JsonTooDeep, [](int) { return QByteArray(10'000'000, '['); });
    row("nested in an unknown key", Code::JsonTooDeep,
        [](int) { return setOf("\"a\":" + QByteArray(64, '[') + QByteArray(64, ']')); });
    row("nested in a section", Code::JsonTooDeep, [](int) {
        return setOf("\"boardwright\":{\"rules\":{\"a\":" + QByteArray("{\"a\":").repeated(62) + '1'
            + QByteArray(64, '}'));
    });
    row("a million keys", Code::JsonTooManyValues,
        [](int) { return setOf(joined(jsonValues, "\"%\":0")); });
    row("a million times the same key", Code::JsonTooManyValues,
        [](int) { return setOf(joined(jsonValues, "\"goal\":0")); });
    row("a million objectives", Code::JsonTooManyValues,
        [](int) { return setOf({}, joined(jsonValues, R"({"goal":""})")); });
    row("a million rows", Code::JsonTooManyValues, [](int) {
        return setOf("\"boardwright\":{\"zones\":[" + joined(jsonValues, "{}") + "]}");
    });
    row("a long exponent", Code::JsonNumberOutOfRange, [](int) {
        return setOf({}, R"({"goal":"","weighting":1e)" + QByteArray(1'000'000, '9') + '}');
    });
    row("a long negative exponent", Code::JsonNumberOutOfRange, [](int) {
        return setOf({}, R"({"goal":"","weighting":1e-)" + QByteArray(1'000'000, '9') + '}');
    });
    row("a number of a million digits", Code::JsonNumberOutOfRange, [](int) {
        return setOf({}, R"({"goal":"","range":[)" + QByteArray(1'000'000, '9') + "]}");
    });
    row("a long exponent in a section", Code::JsonNumberOutOfRange, [](int) {
        return setOf(
            "\"boardwright\":{\"rules\":{\"number\":1e" + QByteArray(1'000'000, '9') + "}}");
    });
    row("a row farther away than can be counted", Code::JsonNumberOutOfRange,
        [](int) { return setOf(R"("boardwright":{"rules":{"rows":[9223372036854775808]}})"); });
    row("halves of characters", Code::JsonSyntax, [](int) {
        return setOf({}, R"({"goal":")" + QByteArray("\\ud83d").repeated(1'000'000) + "\"}");
    });
}

void TestNativeHostile::refuses()
{
    QFETCH(const Maker, maker);
    QFETCH(const Code, code);

    const auto file = readNative(maker(0), everySection());

    QVERIFY(!file.has_value());
    QCOMPARE(file.error().code, code);
    QVERIFY(file.error().where.line >= 1);
    for (const Arg &arg : file.error().args) {
        if (const auto *text = std::get_if<QString>(&arg))
            QVERIFY(text->size() < 100);
    }
}

void TestNativeHostile::opensWhatIsJustAllowed()
{
    QVERIFY(open(setOf("\"a\":" + QByteArray(63, '[') + QByteArray(63, ']'))));
    QVERIFY(open(setOf(R"("boardwright":{"rules":{"rows":[9223372036854775807]}})")));
    // The limit includes the set, its objectives and the array.
    const QByteArray most = setOf("\"a\":[" + joined(jsonValues - 3, "0") + ']');
    QVERIFY(readNative(most, everySection()).has_value());
    QVERIFY(!readNative(QByteArray(most).replace("[0", "[0,0"), everySection()).has_value());

    const auto zero
        = readNative(setOf({}, R"({"goal":"","weighting":0e)" + QByteArray(1'000'000, '9') + '}'));
    QVERIFY(zero.has_value());
    QCOMPARE(zero->set.objectives.at(0).weighting, 0);
}

void TestNativeHostile::opensWhatIsCostly_data()
{
    QTest::addColumn<QByteArray>("bytes");
    for (const CostlyFile &file : costlyFiles())
        QTest::newRow(file.name) << file.maker(file.size);
}

void TestNativeHostile::opensWhatIsCostly()
{
    QFETCH(const QByteArray, bytes);
    QVERIFY(open(bytes));
}

void TestNativeHostile::aStopIsHeardWhileLayingOut_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("objectives") << setOf({}, joined(20'000, R"({"goal":"%","weighting":5})"));
    QTest::newRow("rows of a table")
        << setOf("\"boardwright\":{\"zones\":[" + joined(20'000, R"({"text":"%"})") + "]}");
}

void TestNativeHostile::aStopIsHeardWhileLayingOut()
{
    QFETCH(const QByteArray, bytes);
    const GoalSet set = readNative(bytes, everySection())->set;
    std::stop_source stop;
    const auto layOut = [&] { return nativeLayout(set, everySection(), stop.get_token()); };
    QCOMPARE(layOut(), set.file->layout);
    const qint64 whole = shortestOf(3, layOut);

    stop.request_stop();

    QVERIFY(!layOut().has_value());
    // Laying out really stops early instead of reporting the stop at the end.
    QVERIFY(shortestOf(3, layOut) < whole / 2);
}

void TestNativeHostile::aStopIsHeardWhileReadingTables()
{
    const QByteArray bytes
        = setOf("\"boardwright\":{\"zones\":[" + joined(2000, R"({"text":"%"})") + "]}");
    std::stop_source stop;
    QVERIFY(readNative(bytes, everySection(), stop.get_token()).has_value());

    stop.request_stop();

    const auto file = readNative(bytes, everySection(), stop.get_token());
    QVERIFY(!file.has_value());
    QCOMPARE(file.error().code, Code::Cancelled);
}

BOARDWRIGHT_UNIT(TestNativeHostile, NoApplication)
#include "tst_native_hostile.moc"
