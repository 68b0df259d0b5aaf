// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json.h"
#include "core/formats/native.h"
#include "core/formats/native_places.h"
#include "tests/support/native_sections.h"
#include "tests/support/unit.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <functional>
#include <limits>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

/// Makes a file of so many parts.
using Maker = std::function<QByteArray(int)>;

QByteArray setOf(const QByteArray &members, const QByteArray &objectives = {})
{
    return '{' + members + (members.isEmpty() ? "" : ",") + "\"objectives\":[" + objectives + "]}";
}

/// `part` so many times, with "%" for the number of each.
QByteArray joined(int count, const QByteArray &part)
{
    QByteArrayList parts;
    parts.reserve(count);
    for (int i = 0; i < count; ++i)
        parts << QByteArray(part).replace('%', QByteArray::number(i));
    return parts.join(',');
}

/// Reads, changes, writes and asks for all places.
bool open(const QByteArray &bytes)
{
    const auto file = readNative(bytes, everySection());
    if (!file)
        return false;
    const NativePlaces places(bytes, file->set, everySection());
    for (const Objective &objective : file->set.objectives) {
        if (places.of(objective.id, ObjectiveField::Goal).line < 1)
            return false;
    }
    GoalSet set = file->set;
    set.gameName += u'x';
    return !writeNative(set, everySection()).isEmpty();
}

qint64 shortestOf(int runs, const std::function<void()> &run)
{
    qint64 shortest = std::numeric_limits<qint64>::max();
    for (int i = 0; i < runs; ++i) {
        QElapsedTimer timer;
        timer.start();
        run();
        shortest = std::min(shortest, timer.nsecsElapsed());
    }
    return shortest;
}

} // namespace

/// Files made to do harm are refused by count or depth, or cost no more than their size.
class TestNativeHostile final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void opensWhatIsJustAllowed();
    void isLinear_data();
    void isLinear();
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
    // The set, its objectives and what is counted here.
    const QByteArray most = setOf("\"a\":[" + joined(jsonValues - 3, "0") + ']');
    QVERIFY(readNative(most, everySection()).has_value());
    QVERIFY(!readNative(QByteArray(most).replace("[0", "[0,0"), everySection()).has_value());

    const auto zero
        = readNative(setOf({}, R"({"goal":"","weighting":0e)" + QByteArray(1'000'000, '9') + '}'));
    QVERIFY(zero.has_value());
    QCOMPARE(zero->set.objectives.at(0).weighting, 0);
}

void TestNativeHostile::isLinear_data()
{
    QTest::addColumn<Maker>("maker");
    QTest::addColumn<int>("size");
    const auto row = [](const char *name, int size, const Maker &maker) {
        QTest::newRow(name) << maker << size;
    };
    row("keys", 20'000, [](int n) { return setOf(joined(n, "\"%\":0")); });
    row("the same key", 20'000, [](int n) { return setOf(joined(n, "\"a\":0")); });
    row("keys of an objective", 20'000,
        [](int n) { return setOf({}, "{\"goal\":\"\"," + joined(n, "\"%\":0") + '}'); });
    row("objectives", 4000, [](int n) { return setOf({}, joined(n, R"({"goal":""})")); });
    row("objectives with sections", 1000, [](int n) {
        return setOf(
            {}, joined(n, R"({"goal":"","boardwright":{"trial":{"integer":5,"rows":[%],"x":1}}})"));
    });
    row("a long text", 10'000'000,
        [](int n) { return setOf({}, R"({"goal":")" + QByteArray(n, 'a') + "\"}"); });
    row("escapes", 1'000'000, [](int n) {
        return setOf({}, R"({"goal":")" + QByteArray("\\u0007").repeated(n) + "\"}");
    });
    row("pairs of escapes", 500'000, [](int n) {
        return setOf({}, R"({"goal":")" + QByteArray("\\ud83d\\ude00").repeated(n) + "\"}");
    });
    row("escapes in a key", 500'000,
        [](int n) { return setOf('"' + QByteArray("\\u0041").repeated(n) + "\":0"); });
    row("digits", 1'000'000, [](int n) {
        return setOf("\"boardwright\":{\"rules\":{\"number\":0." + QByteArray(n, '3') + "}}");
    });
    row("zeros", 1'000'000,
        [](int n) { return setOf({}, R"({"goal":"","weighting":1.)" + QByteArray(n, '0') + '}'); });
    row("rows of a table", 4000, [](int n) {
        return setOf("\"boardwright\":{\"zones\":[" + joined(n, R"({"text":"%"})") + "]}");
    });
    row("references", 20'000, [](int n) {
        return setOf(
            "\"boardwright\":{\"rules\":{\"rows\":[" + joined(n, "0") + "]}}", R"({"goal":""})");
    });
    row("references to as many rows", 30'000, [](int n) {
        return setOf("\"boardwright\":{\"rules\":{\"zones\":[" + joined(n, "%") + "]},\"zones\":["
            + joined(n, "{}") + "]}");
    });
    row("references to no row", 20'000, [](int n) {
        return setOf("\"boardwright\":{\"rules\":{\"rows\":[" + joined(n, "%") + "]}}");
    });
    row("names of numbers", 10'000, [](int n) {
        return setOf("\"boardwright\":{\"rules\":{\"numbers\":{" + joined(n, "\"%\":0.5") + "}}}");
    });
    row("categories", 10'000,
        [](int n) { return setOf("\"limits\":{\"board\":{" + joined(n, "\"%\":5") + "}}"); });
    row("the same category", 10'000,
        [](int n) { return setOf("\"limits\":{\"board\":{" + joined(n, "\"a\":5") + "}}"); });
    row("unknown sections", 20'000,
        [](int n) { return setOf("\"boardwright\":{" + joined(n, "\"%\":{}") + '}'); });
    row("nested lists", 500, [](int n) {
        return setOf("\"a\":[" + joined(n, QByteArray(60, '[') + QByteArray(60, ']')) + ']');
    });
    row("line feeds", 2'000'000,
        [](int n) { return QByteArray(n, '\n') + setOf("\"a\":1,\"a\":2"); });
}

void TestNativeHostile::isLinear()
{
    QFETCH(const Maker, maker);
    QFETCH(const int, size);
    const QByteArray once = maker(size);
    const QByteArray twice = maker(2 * size);
    QVERIFY(open(once));

    // What grows with the square takes four times as long; a busy machine gets more chances, each
    // with more runs to find a quiet moment in.
    double ratio = 0;
    for (int runs = 1; runs < 6; ++runs) {
        const auto shorter = shortestOf(runs, [&once] { open(once); });
        const auto longer = shortestOf(runs, [&twice] { open(twice); });
        ratio = static_cast<double>(longer) / static_cast<double>(std::max<qint64>(shorter, 1));
        if (ratio < 3)
            break;
    }
    QVERIFY2(ratio < 3, qPrintable(QString::number(ratio)));
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
    // Not only told at the end: hardly anything is laid out any more.
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
