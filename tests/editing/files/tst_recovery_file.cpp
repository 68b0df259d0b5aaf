// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/unit.h"
#include "ui/editing/files/recovery_file.h"

#include <QTest>
#include <QTimeZone>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

UnsavedWork someWork()
{
    return {.name = u"isles.json"_s,
        .path = u"/somewhere/isles.json"_s,
        .digest = digestOf("old"),
        .time = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), QTimeZone::UTC),
        .bytes = "{\"objectives\": [{\"goal\": \"Kept\"}]}\n\n"};
}

bool isDamaged(const QByteArray &bytes)
{
    const auto read = readRecovery(bytes);
    return !read && read.error().code == Code::FileDamaged;
}

/// The header of some work as the first version wrote it.
QByteArray firstVersion(const UnsavedWork &work)
{
    return "{\"digest\":\"" + digestOf(work.bytes).toHex() + R"(","fileDigest":")"
        + work.digest.toHex() + R"(","name":")" + work.name.toUtf8() + R"(","path":")"
        + work.path.toUtf8() + R"(","recovery":1,"size":)" + QByteArray::number(work.bytes.size())
        + R"(,"time":"2026-01-02T03:04:05Z"})" + '\n' + work.bytes;
}

/// With the digest of what comes after it.
QByteArray withDigest(const QByteArray &bytes)
{
    const qsizetype after = bytes.indexOf("\",");
    const qsizetype before = bytes.indexOf(":\"") + 2;
    const QByteArray covered = bytes.sliced(after);
    return bytes.first(before) + digestOf(covered).toHex() + covered;
}

} // namespace

class TestRecoveryFile final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void filesAreExact();
    static void anyDamageIsSeen();
    static void noMemberMayBeMissing();
    static void timesAreAsWritten_data();
    static void timesAreAsWritten();
    static void theFirstVersionIsRead();
};

void TestRecoveryFile::filesAreExact()
{
    UnsavedWork nothing;
    nothing.time = QDateTime::fromSecsSinceEpoch(0, QTimeZone::UTC);
    UnsavedWork odd = someWork();
    odd.name = u"a \"b\"\n\u2028\U0001F600"_s;
    odd.path = u"/somewhere/\\/"_s + odd.name;
    for (const UnsavedWork &work : {someWork(), nothing, odd}) {
        const auto again = readRecovery(recoveryBytes(work));
        QVERIFY(again.has_value());
        QCOMPARE(*again, work);
    }
}

/// Each byte counts, those of the name, the path and the time as well.
void TestRecoveryFile::anyDamageIsSeen()
{
    const QByteArray bytes = recoveryBytes(someWork());
    QCOMPARE(withDigest(bytes), bytes);
    for (qsizetype size = 0; size < bytes.size(); ++size)
        QVERIFY(isDamaged(bytes.first(size)));
    QVERIFY(isDamaged(bytes + ' '));
    QVERIFY(isDamaged(' ' + bytes));
    QVERIFY(isDamaged(QByteArray(100'000, '{')));
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        for (const int bit : {1, 2, 4, 32}) { // 32: the case of a letter
            QByteArray damaged = bytes;
            damaged[at] = static_cast<char>(damaged[at] ^ bit);
            QVERIFY2(isDamaged(damaged), damaged.constData());
        }
    }
    QByteArray moved = bytes;
    moved.replace("/somewhere/isles", "/elsewhere/isles");
    QVERIFY(moved != bytes);
    QVERIFY(isDamaged(moved));
}

void TestRecoveryFile::noMemberMayBeMissing()
{
    const QByteArray bytes = recoveryBytes(someWork());
    for (const char *key : {"\"recovery\":2", "\"size\":", "\"digest\":", "\"time\":"}) {
        QByteArray damaged = bytes;
        QCOMPARE(damaged.count(key), 1);
        damaged.replace(key, "\"x\":");
        QVERIFY(isDamaged(damaged));
        QVERIFY(isDamaged(withDigest(damaged)));
    }
}

void TestRecoveryFile::timesAreAsWritten_data()
{
    QTest::addColumn<QByteArray>("time");
    QTest::newRow("milliseconds") << QByteArray("2026-01-02T03:04:05.678Z");
    QTest::newRow("after the year 9999") << QByteArray("9999-12-31T23:59:59-14:00");
    QTest::newRow("before the year 0") << QByteArray("0000-01-01T00:00:00+14:00");
    QTest::newRow("another zone") << QByteArray("2026-01-02T03:04:05+01:00");
    QTest::newRow("local") << QByteArray("2026-01-02T03:04:05");
    QTest::newRow("a date") << QByteArray("2026-01-02");
    QTest::newRow("a word") << QByteArray("yesterday");
    QTest::newRow("none") << QByteArray();
}

/// Work with another time would not come back equal.
void TestRecoveryFile::timesAreAsWritten()
{
    QFETCH(const QByteArray, time);
    for (QByteArray bytes : {recoveryBytes(someWork()), firstVersion(someWork())}) {
        QCOMPARE(bytes.count("2026-01-02T03:04:05Z"), 1);
        QVERIFY(readRecovery(bytes).has_value());
        bytes.replace("2026-01-02T03:04:05Z", time);
        QVERIFY(isDamaged(bytes.contains("\"recovery\":1") ? bytes : withDigest(bytes)));
    }
}

/// A newer program recovers what an older one left.
void TestRecoveryFile::theFirstVersionIsRead()
{
    const QByteArray bytes = firstVersion(someWork());
    const auto work = readRecovery(bytes);
    QVERIFY(work.has_value());
    QCOMPARE(*work, someWork());
    QVERIFY(isDamaged(bytes.chopped(1)));
    QByteArray damaged = bytes;
    damaged.replace("Kept", "kept");
    QVERIFY(isDamaged(damaged));
    QByteArray newer = bytes; // by damage: its digest is not that of the second version
    newer.replace("\"recovery\":1", "\"recovery\":2");
    QVERIFY(isDamaged(newer));
    newer.replace("\"recovery\":2", "\"recovery\":3");
    QVERIFY(isDamaged(withDigest(newer)));
}

BOARDWRIGHT_UNIT(TestRecoveryFile, NoApplication)
#include "tst_recovery_file.moc"
