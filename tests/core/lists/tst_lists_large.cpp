// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The limits on lists: 20,000 goals and 64 MiB.
#include "core/formats/file.h"
#include "core/formats/import_codes.h"
#include "core/formats/import_format.h"
#include "core/formats/set_format.h"
#include "tests/support/lists/described_note.h"
#include "tests/support/unit.h"

#include <QTemporaryDir>
#include <QTest>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

/// How a format spells a list.
struct Spelling {
    const char *begin;
    const char *before; ///< a goal
    const char *after;
    const char *end;
};

QByteArray listOf(const Spelling &spelling, qsizetype goals, qsizetype letters)
{
    const QByteArray text(letters, 'x');
    QByteArray list = spelling.begin;
    list.reserve(goals * (letters + 40));
    for (qsizetype i = 0; i < goals; ++i)
        list += spelling.before + QByteArray::number(i) + text + spelling.after;
    return list + spelling.end;
}

} // namespace

class TestListsLarge final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void lists_data();

    static void readsTheMost_data() { lists_data(); }

    static void readsTheMost();

    static void refusesOneMore_data() { lists_data(); }

    static void refusesOneMore();

    static void refusesLargerFiles_data() { lists_data(); }

    static void refusesLargerFiles();
};

void TestListsLarge::lists_data()
{
    QTest::addColumn<Spelling>("spelling");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("tooMany");
    const auto row = [](const char *format, const char *tooMany, const Spelling &spelling) {
        QTest::newRow(format) << spelling << QString::fromLatin1(format)
                              << QString::fromLatin1(tooMany);
    };
    row("bingosync", "20002:1 too-many-goals 20001|20000",
        {.begin = "[\n", .before = R"({"name": ")", .after = "\"},\n", .end = "]"});
    row("classic-js", "20003:1 too-many-goals 20001|20000",
        {.begin = "\nl[1] = [\n",
            .before = "{name: '",
            .after = "', types: ['a']},\n",
            .end = "];"});
    row("text", "20001:1 too-many-goals 20001|20000",
        {.begin = "", .before = "", .after = "\n", .end = ""});
    row("native", "too-many-goals 20001|20000",
        {.begin = "{\"objectives\": [\n{\"goal\": \"0\"}",
            .before = ",\n{\"goal\": \"",
            .after = "\"}",
            .end = "]}"});
}

void TestListsLarge::readsTheMost()
{
    QFETCH(const Spelling, spelling);
    QFETCH(const QString, format);
    constexpr qsizetype letters = 3'000;
    const bool isNative = format == u"native"; // has a goal at the beginning
    const QByteArray list = listOf(spelling, mostObjectives - (isNative ? 1 : 0), letters);
    QVERIFY(list.size() > qsizetype{60} * 1000 * 1000 && list.size() < largestFile);
    const auto opened = readAnySet(list, u"");
    QVERIFY2(opened.has_value(), qPrintable(opened ? QString() : describedNote(opened.error())));
    QCOMPARE(opened->from == nullptr ? u"native"_s : QString(opened->from->key), format);
    QCOMPARE(opened->file.set.objectives.size(), mostObjectives);
    QVERIFY(opened->file.set.objectives.last().goal.startsWith(u"1999"_s));
}

void TestListsLarge::refusesOneMore()
{
    QFETCH(const Spelling, spelling);
    QFETCH(const QString, format);
    QFETCH(const QString, tooMany);
    const QByteArray list = listOf(spelling, mostObjectives + (format == u"native" ? 0 : 1), 3);
    const auto opened = readAnySet(list, u"");
    QVERIFY(!opened.has_value());
    QCOMPARE(describedNote(opened.error()), tooMany);
}

/// The limit is the error, not that the beginning of the file is no JSON.
void TestListsLarge::refusesLargerFiles()
{
    QFETCH(const Spelling, spelling);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"list.txt"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray list = listOf(spelling, 21'500, 3'200);
    QVERIFY(list.size() > qsizetype{65} * 1024 * 1024);
    QCOMPARE(file.write(list), list.size());
    file.close();
    const auto opened = openAnySet(path);
    QVERIFY(!opened.has_value());
    QCOMPARE(describedNote(opened.error()), u"file-too-large %1"_s.arg(largestFile));
}

BOARDWRIGHT_UNIT(TestListsLarge, NoApplication)
#include "tst_lists_large.moc"
