// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/file.h"
#include "core/formats/native.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"

#include <QDir>
#include <QTest>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

/// Goal sets exported by the site, if BOARDWRIGHT_DATA names a folder that contains them.
class TestNativeReal final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void savedUntouchedIsTheSame_data() { addFiles(); }

    void savedUntouchedIsTheSame();

    void oneWeightingChangesOneLine_data() { addFiles(); }

    void oneWeightingChangesOneLine();

private:
    void addFiles();

    QString m_folder;
};

void TestNativeReal::initTestCase()
{
    m_folder = qEnvironmentVariable("BOARDWRIGHT_DATA");
    if (m_folder.isEmpty())
        QSKIP("BOARDWRIGHT_DATA is not set");
    m_folder += u"/lockout/"_s;
}

void TestNativeReal::addFiles()
{
    QTest::addColumn<QString>("path");
    for (const QString &name : QDir(m_folder).entryList({u"*.json"_s}))
        QTest::newRow(qPrintable(name)) << m_folder + name;
}

void TestNativeReal::savedUntouchedIsTheSame()
{
    QFETCH(const QString, path);

    const auto file = openNative(path);

    QVERIFY(file.has_value());
    QVERIFY(file->set.objectives.size() > 50);
    QVERIFY(file->notes.isEmpty());
    QCOMPARE(writeNative(file->set), contentOf(path));
}

void TestNativeReal::oneWeightingChangesOneLine()
{
    QFETCH(const QString, path);
    const auto file = openNative(path);
    QVERIFY(file.has_value());
    const QByteArray before = file->set.file->layout;

    for (qsizetype row = 0; row < file->set.objectives.size(); ++row) {
        GoalSet set = file->set;
        const int weighting = set.objectives.at(row).weighting;
        set.objectives[row].weighting = 37;
        const LineChange change = lineChange(before, writeNative(set));

        const QByteArray line = "      \"weighting\": ";
        const bool wasLast = !change.added.last().endsWith(',');
        const QByteArray comma = wasLast ? "" : ",";
        QCOMPARE(change.added.last(), line + "37" + comma);
        if (weighting != 100)
            QCOMPARE(change.removed, QByteArrayList{line + QByteArray::number(weighting) + comma});
        else if (wasLast)
            QCOMPARE(change.added.first(), change.removed.at(0) + ',');
        else
            QVERIFY(change.removed.isEmpty());
        QCOMPARE(change.added.size(), weighting == 100 && wasLast ? 2 : 1);

        set.objectives[row].weighting = weighting;
        QCOMPARE(writeNative(set), file->set.file->bytes);
    }
}

BOARDWRIGHT_UNIT(TestNativeReal, NoApplication)
#include "tst_native_real.moc"
