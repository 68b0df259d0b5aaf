// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is too long or too wide for a list is refused with its limit.
#include "core/base/limits.h"
#include "core/formats/import_format.h"
#include "core/formats/set_format.h"
#include "tests/support/lists/described_note.h"
#include "tests/support/unit.h"

#include <QTest>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

class TestListsLimits final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void aTextThatIsTooLong();
    static void aFirstLineThatIsTooWide_data();
    static void aFirstLineThatIsTooWide();
};

/// From the clipboard, or dropped: a file of that size is not read.
void TestListsLimits::aTextThatIsTooLong()
{
    const auto opened = readAnySet(QByteArray(largestFile + 1, 'a'), u"");
    QVERIFY(!opened.has_value());
    QCOMPARE(opened.error().code, Code::FileTooLarge);
    QVERIFY(opened.error().args == QList<Arg>{largestFile});
}

void TestListsLimits::aFirstLineThatIsTooWide_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QString>("read"); // format; empty: refused
    const auto line = [](const QByteArray &first, char separator, qsizetype cells, int length = 1) {
        return first + (separator + QByteArray(length, 'x')).repeated(cells - 1) + '\n';
    };
    const auto table = [&](char separator, qsizetype cells, int length = 1) {
        return line("goal", separator, cells, length) + line("Win", separator, cells);
    };
    constexpr qsizetype tooWide = mostCsvCells + 1;
    QTest::newRow("as wide as allowed") << table(',', mostCsvCells) << u"csv"_s << u"csv"_s;
    QTest::newRow("commas") << table(',', tooWide) << u"csv"_s << QString();
    QTest::newRow("semicolons") << table(';', tooWide) << u"CSV"_s << QString();
    QTest::newRow("tabs") << table('\t', tooWide) << u"tsv"_s << QString();
    QTest::newRow("tabs, from the clipboard") << table('\t', tooWide) << QString() << QString();
    QTest::newRow("titles only") << line("goal", ',', tooWide) << u"csv"_s << QString();
    QTest::newRow("no titles") << line("Win", ',', tooWide) + line("Lose", ',', 3) << u"csv"_s
                               << QString();
    QTest::newRow("a long line, allowed") << table(',', 4'000, 100) << u"csv"_s << u"csv"_s;
    QTest::newRow("a long line") << table(',', tooWide, 100) << u"csv"_s << QString();
    QTest::newRow("a long line without an end")
        << line("goal", '\t', tooWide, 100).trimmed() << u"tsv"_s << QString();
    QTest::newRow("prose") << line("Collect", ',', tooWide) + "Win\n" << u"txt"_s << u"text"_s;
}

/// Such a table was taken for a list of one goal a line, in silence.
void TestListsLimits::aFirstLineThatIsTooWide()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, suffix);
    QFETCH(const QString, read);
    const auto opened = readAnySet(text, suffix);
    if (read.isEmpty()) {
        QVERIFY(!opened.has_value());
        QCOMPARE(opened.error().code, Code::SheetTooLarge);
        QVERIFY(opened.error().args.at(0) == Arg(qint64{mostCsvCells}));
    } else {
        QVERIFY2(
            opened.has_value(), qPrintable(opened ? QString() : describedNote(opened.error())));
        QCOMPARE(QString(opened->from->key), read);
    }
}

BOARDWRIGHT_UNIT(TestListsLimits, NoApplication)
#include "tst_lists_limits.moc"
