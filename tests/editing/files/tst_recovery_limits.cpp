// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/formats/file.h"
#include "tests/support/unit.h"
#include "ui/editing/files/recovery_file.h"
#include "ui/editing/files/recovery_finder.h"

#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestRecoveryLimits final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void theLargestSetComesBack();
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

BOARDWRIGHT_UNIT(TestRecoveryLimits, QCoreApplication)
#include "tst_recovery_limits.moc"
