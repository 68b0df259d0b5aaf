// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/formats/file.h"
#include "tests/support/unit.h"
#include "ui/editing/files/recovery_file.h"
#include "ui/editing/files/recovery_finder.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestRecoveryLimits final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void theLargestSetComesBack();
    static void damagedFilesAreReadUpToALimit();
};

/// A recovery file is longer than the set in it, which may be as large as a file can be.
void TestRecoveryLimits::theLargestSetComesBack()
{
    const QTemporaryDir folder;
    for (const qint64 more : {0, 1}) {
        const UnsavedWork work{.name = u"isles.json"_s,
            .path = u"/somewhere/isles.json"_s,
            .digest = "old",
            .time = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), QTimeZone::UTC),
            .bytes = QByteArray(largestFile + more, ' ')};
        QVERIFY(saveFile(recoveryFilePath(folder.path(), u"left"_s), recoveryBytes(work)));
        const QList<FoundWork> found = findWork(folder.path(), {});
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.front().work.bytes.size(), more == 0 ? largestFile : 0);
        removeFoundWork(found.front());
    }
}

/// Work behind a few damaged files is found. A start does not read any number of them; it goes on
/// once some are gone.
void TestRecoveryLimits::damagedFilesAreReadUpToALimit()
{
    const QTemporaryDir folder;
    const auto at = [&](const QString &name, qint64 minutesAgo) {
        QFile file(recoveryFilePath(folder.path(), name));
        return file.open(QIODevice::ReadWrite)
            && file.setFileTime(QDateTime::currentDateTimeUtc().addSecs(-60 * minutesAgo),
                QFileDevice::FileModificationTime);
    };
    const UnsavedWork work{.name = u"isles.json"_s,
        .path = {},
        .digest = {},
        .time = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), QTimeZone::UTC),
        .bytes = R"({"objectives": []})"};
    QVERIFY(saveFile(recoveryFilePath(folder.path(), u"old"_s), recoveryBytes(work)));
    QVERIFY(at(u"old"_s, 10'000));
    const auto damage = [&](int number) { // takes no room on the disk
        const QString name = u"damaged%1"_s.arg(number);
        return at(name, 0) && QFile::resize(recoveryFilePath(folder.path(), name), largestFile)
            && at(name, number);
    };
    const auto found = [&] {
        QStringList names;
        for (const FoundWork &each : findWork(folder.path(), {}))
            names << QFileInfo(each.file).baseName();
        return names.join(u' ');
    };
    constexpr auto few = static_cast<int>(mostDamagedRead / largestFile) - 1;
    int number = 1;
    for (; number <= few; ++number)
        QVERIFY(damage(number));
    QCOMPARE(found(), u"damaged1 damaged2 damaged3 old"_s);
    QVERIFY(damage(number));
    QCOMPARE(found(), u"damaged1 damaged2 damaged3"_s);
    QVERIFY(QFile::remove(recoveryFilePath(folder.path(), u"damaged1"_s)));
    QCOMPARE(found(), u"damaged2 damaged3 damaged4 old"_s);
}

BOARDWRIGHT_UNIT(TestRecoveryLimits, QCoreApplication)
#include "tst_recovery_limits.moc"
