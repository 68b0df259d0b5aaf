// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is no goal set and no file of boards: the status that each command gives it, what it says,
// and that nothing is written.

#include "core/formats/file.h"
#include "core/formats/native.h"
#include "tests/support/places.h"
#include "tests/support/run_program.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr int refused = 2;

Run say(const QStringList &arguments)
{
    return runProgram(commandLinePath(), arguments);
}

} // namespace

class TestGarbageCli final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void noSet_data();
    void noSet();
    void noBoards_data();
    void noBoards();
    void lackingMembers_data();
    void lackingMembers();

private:
    QString saved(const QString &name, const QByteArray &bytes) const
    {
        const QString path = m_folder.filePath(name);
        return saveFile(path, bytes) ? path : QString();
    }

    QTemporaryDir m_folder;
    QString m_set;
    QJsonObject m_board; ///< of that set, as `generate` writes it
};

void TestGarbageCli::initTestCase()
{
    m_set = saved(u"set.json"_s, writeNative(plainSet(30)));
    const Run run = say({u"generate"_s, m_set, u"--seed"_s, u"7"_s, u"--format"_s, u"json"_s});
    QCOMPARE(run.status, 0);
    const QJsonDocument made = QJsonDocument::fromJson(run.out);
    m_board = made.isArray() ? made.array().first().toObject() : made.object();
    QVERIFY(m_board.contains(u"cells"_s));
}

void TestGarbageCli::noSet_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char *title, const char *name, const QByteArray &bytes) {
        QTest::newRow(title) << QString::fromLatin1(name) << bytes;
    };
    row("a broken script", "a.js", "bingoList[1] = [{name: 'a'}, {name: ");
    row("a script of functions", "a.js", "function list() { return fetch('/list.json'); }\n");
    row("a script without a list", "a.js", "var x = 1;\n");
    const QByteArray page = "<!DOCTYPE html>\n<html><head><title>404 Not Found</title></head>\n"
                            "<body><h1>Not Found</h1></body></html>\n";
    row("an error page", "a.html", page);
    row("an error page that was saved as JSON", "a.json", page);
    row("an error page that was saved as a script", "a.js", page);
    row("an error page that was saved as a table", "a.csv", page);
    row("an error page that was saved as text", "a.txt", page);
    const QByteArray xml = "<?xml version=\"1.0\"?>\n<goals><goal>a</goal></goals>\n";
    row("XML", "a.xml", xml);
    row("XML that was saved as JSON", "a.json", xml);
    row("null", "a.json", "null");
    row("a number", "a.json", "42");
    row("a number in a text file", "a.txt", "42");
    row("true", "a.json", "true");
    row("a text", "a.json", "\"goals\"");
    row("an empty array", "a.json", "[]");
    row("an empty object", "a.json", "{}");
    row("an array of numbers", "a.json", "[1, 2, 3]");
    row("an object of something else", "a.json", R"({"error": "Not found", "status": 404})");
    row("JSON that was cut", "a.json", R"({"objectives": [{"goal": "a"}, {"go)");
    row("nothing", "a.json", "");
    row("blanks", "a.txt", " \n\t\n");
    row("zero bytes", "a.txt", QByteArray(100, '\0'));
    row("a picture", "a.png", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
    row("an archive", "a.xlsx", QByteArray("PK\x03\x04\x14\0\0\0\b\0", 10));
    row("YAML", "a.yaml", "goals:\n  - name: a\n  - name: b\n");
}

/// Each command that reads a set says which file it is and why, in one line, and writes nothing.
void TestGarbageCli::noSet()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    const QString file = saved(u"garbage-"_s + name, bytes);
    const QString written = m_folder.filePath(u"written.json"_s);
    const QList<QStringList> commands{{u"convert"_s, file, u"-o"_s, written},
        {u"convert"_s, file, u"--to"_s, u"bingosync"_s, u"-o"_s, written}, {u"convert"_s, file},
        {u"check"_s, file}, {u"generate"_s, file}, {u"simulate"_s, file, u"--boards"_s, u"10"_s},
        {u"again"_s, file, file}, {u"compare"_s, m_set, file, u"--boards"_s, u"10"_s},
        {u"changes"_s, m_set, file}, {u"tiers"_s, file, u"-o"_s, written}};
    for (const QStringList &command : commands) {
        const Run run = say(command);
        const QByteArray place
            = command.join(u' ').toUtf8() + "\n" + run.err + "\n" + run.out.left(500);
        // What `check` is for is to say what is wrong.
        const bool isCheck = command.first() == u"check"_s;
        QVERIFY2(run.status == refused || (isCheck && run.status == 1), place.constData());
        const QByteArray &said = isCheck && run.err.isEmpty() ? run.out : run.err;
        QVERIFY2(said.startsWith(file.toUtf8() + ':'), place.constData());
        QVERIFY2(said.count('\n') == 1 && said.contains("error: "), place.constData());
        QVERIFY2(isCheck || run.out.isEmpty(), place.constData());
        QVERIFY2(!QFile::exists(written), place.constData());
    }
}

void TestGarbageCli::noBoards_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("an empty array") << QByteArray("[]") << refused << QByteArray("no boards");
    QTest::newRow("nothing") << QByteArray() << refused << QByteArray("no boards");
    QTest::newRow("null") << QByteArray("null") << 1 << QByteArray("board 1");
    QTest::newRow("a number") << QByteArray("42") << 1 << QByteArray("board 1");
    QTest::newRow("an error page") << QByteArray("<html>") << refused << QByteArray("error");
    QTest::newRow("a set") << writeNative(plainSet(30)) << 1 << QByteArray("board 1");
    QTest::newRow("an empty object") << QByteArray("{}") << 1 << QByteArray("board 1");
    QTest::newRow("numbers") << QByteArray("[1, 2]") << 1 << QByteArray("board 2");
}

void TestGarbageCli::noBoards()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, status);
    QFETCH(const QByteArray, words);
    const Run run = say({u"again"_s, m_set, saved(u"boards.json"_s, bytes)});
    QVERIFY2(run.status == status && run.err.contains(words), (run.err + run.out).constData());
    QVERIFY2(
        status == refused ? run.out.isEmpty() : run.out.startsWith("0 of "), run.out.constData());
}

void TestGarbageCli::lackingMembers_data()
{
    QTest::addColumn<QString>("member");
    QTest::addColumn<bool>("isOfCell");
    for (const char *const member : {"seed", "generator", "mode", "size", "cells"})
        QTest::newRow(member) << QString::fromLatin1(member) << false;
    for (const char *const member : {"row", "column", "goal"})
        QTest::addRow("%s of a cell", member) << QString::fromLatin1(member) << true;
}

/// What says which board it is and what is on it is not taken for the same where it is missing.
void TestGarbageCli::lackingMembers()
{
    QFETCH(const QString, member);
    QFETCH(const bool, isOfCell);
    const QString boards = saved(u"one.json"_s, QJsonDocument(m_board).toJson());
    const Run whole = say({u"again"_s, m_set, boards});
    QVERIFY2(whole.status == 0, (whole.err + whole.out).constData());
    QJsonObject board = m_board;
    if (isOfCell) {
        QJsonArray cells = board[u"cells"_s].toArray();
        QJsonObject cell = cells[3].toObject();
        QVERIFY2(cell.contains(member), QJsonDocument(cell).toJson().constData());
        cell.remove(member);
        cells[3] = cell;
        board[u"cells"_s] = cells;
    } else {
        QVERIFY2(board.contains(member), qPrintable(board.keys().join(u' ')));
        board.remove(member);
    }
    const Run run = say({u"again"_s, m_set, saved(u"one.json"_s, QJsonDocument(board).toJson())});
    QVERIFY2(run.status == 1, (run.err + run.out).constData());
    QVERIFY2(run.out.startsWith("0 of 1 boards"), run.out.constData());
    QVERIFY2(!run.err.isEmpty(), "it does not say why");
}

BOARDWRIGHT_UNIT(TestGarbageCli, QCoreApplication)
#include "tst_garbage_cli.moc"
