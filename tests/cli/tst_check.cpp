// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// `boardwright-cli check` as used by a person or an editor.

#include "tests/support/places.h"
#include "tests/support/run_program.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

Run check(const QStringList &arguments)
{
    return runProgram(commandLinePath(), QStringList{u"check"_s} + arguments);
}

QString sample()
{
    return resourcePath("samples/elder-isles.json");
}

/// A set with enough goals for Bingo, whose second row is `second`.
QByteArray setWith(const QByteArray &second, const QByteArray &limits = "{\"board\": {}}")
{
    QByteArray text = "{\n  \"schema_version\": 3,\n  \"schema_mode\": \"relaxed\", "
                      "\"game_name\": \"Game\", \"set_name\": \"Set\",\n"
                      "  \"tag_names\": [],\n  \"objectives\": [\n    {\"goal\": \"First\"},\n    "
        + second;
    for (int i = 0; i < 30; ++i)
        text += ",\n    {\"goal\": \"Plain " + QByteArray::number(i) + "\"}";
    return text + "\n  ],\n  \"limits\": " + limits + "\n}\n";
}

class Folder {
public:
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return file.fileName();
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

class TestCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGoodSetIsSilent();
    void aHintIsNoError();
    void emptyNamesAreHints();
    void textsOfTheFileDoNotReachTheTerminalRaw();
    void places_data();
    void places();
    void inTheOrderOfTheFile();
    void fixesStandBelow();
    void repairsAreReported();
    void unreadableIsStatusTwo();
    void severalFiles();
    void json();
    void theBoardTheSetIsMadeFor();
    void badUsage();
};

void TestCheck::aGoodSetIsSilent()
{
    const Folder folder;
    const Run result = check({folder.write(u"good.json"_s, setWith("{\"goal\": \"Second\"}"))});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(result.err, QByteArray());
}

void TestCheck::aHintIsNoError()
{
    const Run result = check({sample()});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out.count('\n'), 1);
    QVERIFY2(result.out.startsWith(sample().toUtf8() + ":1:1: hint: Bingo ignores zones"),
        result.out.constData());
    QVERIFY(result.out.endsWith("[progression-ignored]\n"));
}

/// lockout.live shows them. A list of another site has none, and a set without goals is only begun.
void TestCheck::emptyNamesAreHints()
{
    const Folder folder;
    QByteArray set = setWith("{\"goal\": \"Second\"}");
    set.replace("\"Game\"", "\" \"").replace("\"set_name\": \"Set\",", "");
    const Run result = check({folder.write(u"set.json"_s, set)});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out.count('\n'), 2);
    QVERIFY2(result.out.contains("hint: The name of the game is empty"), result.out.constData());
    QVERIFY(result.out.contains("[game-name-missing]\n"));
    QVERIFY(result.out.contains("[set-name-missing]\n"));
    const QByteArray list = "[{\"name\": \"One\"}, {\"name\": \"Two\"}]";
    QVERIFY(!check({folder.write(u"list.json"_s, list)}).out.contains("name-missing"));
    QVERIFY(
        !check({folder.write(u"new.json"_s, "{\"objectives\": []}")}).out.contains("name-missing"));
}

void TestCheck::textsOfTheFileDoNotReachTheTerminalRaw()
{
    const Folder folder;
    const QString path = folder.write(u"set.json"_s,
        setWith(
            R"({"goal": "Second", "board_categories": ["a\u001b[31m\nfake.json:1:1: error"]})"));
    const Run result = check({path});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.contains("a\\u001b[31m fake.json:1:1: error"));
    QVERIFY(!result.out.contains('\x1b'));
    for (const QByteArray &line : result.out.trimmed().split('\n'))
        QVERIFY2(line.startsWith(path.toUtf8()) || line.startsWith("  fix: "), line.constData());
}

void TestCheck::places_data()
{
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QByteArray>("limits");
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("status");
    const QByteArray none = "{\"board\": {}}";
    QTest::newRow("value") << QByteArray("{\"goal\": \"Größe\", \"weighting\": 0}") << none
                           << QByteArray("7:36") << QByteArray("weighting-out-of-range") << 1;
    QTest::newRow("what is not there is where it would be")
        << QByteArray("{\"goal\": \"{{X}}\"}") << none << QByteArray("7:5")
        << QByteArray("placeholder-without-range") << 1;
    QTest::newRow("element of a list")
        << QByteArray("{\"goal\": \"A\", \"board_categories\": [\"a\", \"b\"]}")
        << QByteArray("{\"board\": {\"a\": 20}}") << QByteArray("7:45")
        << QByteArray("undeclared-board-category") << 1;
    QTest::newRow("the key that counts")
        << QByteArray("{\"goal\": \"A\", \"weighting\": 0,\n \"weighting\":\n 200}") << none
        << QByteArray("9:2") << QByteArray("weighting-out-of-range") << 1;
    QTest::newRow("limit") << QByteArray("{\"goal\": \"A\"}")
                           << QByteArray("{\n    \"line\": {\"idle\": 20}}") << QByteArray("40:14")
                           << QByteArray("category-unused") << 0;
    QTest::newRow("tag") << QByteArray("{\"goal\": \"A\", \"tag\": \"boss\"}") << none
                         << QByteArray("7:26") << QByteArray("undeclared-tag") << 1;
    QTest::newRow("name of the game")
        << QByteArray("{\"goal\": \"A\"}")
        << QByteArray("{}, \"game_name\": \"") + QByteArray(51, 'x') + "\"" << QByteArray("39:30")
        << QByteArray("game-name-too-long") << 1;
}

void TestCheck::places()
{
    QFETCH(const QByteArray, second);
    QFETCH(const QByteArray, limits);
    QFETCH(const QByteArray, place);
    QFETCH(const QByteArray, code);
    QFETCH(const int, status);
    const Folder folder;
    const QString path = folder.write(u"set.json"_s, setWith(second, limits));
    const Run result = check({path});
    QCOMPARE(result.status, status);
    QVERIFY2(result.out.contains(path.toUtf8() + ':' + place + ": "), result.out.constData());
    QVERIFY2(result.out.contains('[' + code + ']'), result.out.constData());
}

void TestCheck::inTheOrderOfTheFile()
{
    const Folder folder;
    const QString path = folder.write(u"set.json"_s,
        setWith("{\"goal\": \"First\", \"weighting\": 0}", "{\"board\": {\"idle\": 300}}"));
    const QByteArrayList lines = check({path}).out.split('\n');
    QList<int> numbers;
    for (const QByteArray &line : lines) {
        if (line.startsWith(path.toUtf8()))
            numbers << line.sliced(path.toUtf8().size() + 1).split(':').first().toInt();
    }
    QCOMPARE(numbers, (QList<int>{7, 7, 39, 39}));
    QVERIFY(lines.first().contains("[same-objective-twice]"));
}

void TestCheck::fixesStandBelow()
{
    const Folder folder;
    const QString path = folder.write(
        u"set.json"_s, setWith("{\"goal\": \"A\", \"board_categories\": [\"combat\"]}"));
    const QByteArrayList lines = check({path}).out.split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].endsWith("[undeclared-board-category]"));
    QCOMPARE(lines[1], QByteArray("  fix: Declare \"combat\" with a limit of 100 %"));
}

void TestCheck::repairsAreReported()
{
    const Folder folder;
    const QString path = folder.write(u"set.json"_s, "{\"objectives\": [\n{\"goal\": \"A\"},\n]}");
    const Run result = check({path});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.contains(path.toUtf8() + ":2:14: warning: "), result.out.constData());
    QVERIFY2(result.out.contains("[comma-before-end]\n"), result.out.constData());
}

void TestCheck::unreadableIsStatusTwo()
{
    const Folder folder;
    const QString path = folder.write(u"set.json"_s, "{\n  \"objectives\" []\n}");
    const Run result = check({path});
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.startsWith(path.toUtf8() + ":2:16: error: "));
    QVERIFY(result.out.endsWith("[json-syntax]\n"));
    const Run missing = check({path + u".missing"_s});
    QCOMPARE(missing.status, 2);
    QVERIFY(missing.out.startsWith(path.toUtf8() + ".missing: error: The file"));
}

void TestCheck::severalFiles()
{
    const Folder folder;
    const QString bad = folder.write(u"bad.json"_s, setWith("{\"goal\": \"\"}"));
    const QString good = folder.write(u"good.json"_s, setWith("{\"goal\": \"B\"}"));
    const QString broken = folder.write(u"broken.json"_s, "[");
    const Run result = check({good, bad, good});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.contains("bad.json:7:14: error: "));
    QVERIFY(!result.out.contains("good.json"));
    const Run all = check({broken, bad});
    QCOMPARE(all.status, 2);
    QVERIFY(all.out.contains("broken.json:1:"));
    QVERIFY(all.out.contains("bad.json:7:14: error: "));
}

void TestCheck::json()
{
    const Folder folder;
    const QString path
        = folder.write(u"set.json"_s, setWith("{\"goal\": \"A\", \"weighting\": 0}"));
    const QString broken = folder.write(u"broken.json"_s, "[");
    const Run result = check({path, broken, u"--format"_s, u"json"_s});
    QCOMPARE(result.status, 2);
    const QJsonArray all = QJsonDocument::fromJson(result.out).array();
    QCOMPARE(all.size(), 2);
    const QJsonObject first = all[0].toObject();
    QCOMPARE(first.keys(),
        (QStringList{u"code"_s, u"column"_s, u"field"_s, u"file"_s, u"fix"_s, u"line"_s,
            u"message"_s, u"row"_s, u"severity"_s}));
    QCOMPARE(first[u"file"_s].toString(), path);
    QCOMPARE(first[u"line"_s].toInt(), 7);
    QCOMPARE(first[u"column"_s].toInt(), 32);
    QCOMPARE(first[u"severity"_s].toString(), u"error"_s);
    QCOMPARE(first[u"code"_s].toString(), u"weighting-out-of-range"_s);
    QCOMPARE(first[u"row"_s].toInt(-1), 1);
    QCOMPARE(first[u"field"_s].toString(), u"weighting"_s);
    QCOMPARE(first[u"fix"_s].toString(), u"Set the weighting of \"A\" to 1"_s);
    QVERIFY(first[u"message"_s].toString().startsWith(u"\"A\" has the weighting 0."_s));
    QCOMPARE(all[1][u"file"_s].toString(), broken);
    QVERIFY(all[1][u"row"_s].isNull());
    QVERIFY(all[1][u"fix"_s].isNull());

    const QString good = folder.write(u"good.json"_s, setWith("{\"goal\": \"B\"}"));
    QCOMPARE(check({good, u"--format"_s, u"json"_s}).out.simplified(), QByteArray("[ ]"));
}

void TestCheck::theBoardTheSetIsMadeFor()
{
    const Folder folder;
    const QByteArray small = "{\"schema_version\": 3, \"objectives\": [{\"goal\": \"A\"}]}";
    const Run result = check({folder.write(u"small.json"_s, small)});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.contains("1 of its 25 cells"));
    QByteArray dedicated = setWith("{\"goal\": \"B\"}");
    dedicated.replace("\"relaxed\"",
        "\"dedicated\", \"dedicated_schema_settings\": {\"game_mode\": \"ascend\", "
        "\"game_size\": \"square7\"}");
    QVERIFY(check({folder.write(u"dedicated.json"_s, dedicated)}).out.contains("of its 49 cells"));
}

void TestCheck::badUsage()
{
    QCOMPARE(check({}).status, 2);
    QCOMPARE(check({sample(), u"--format"_s, u"xml"_s}).status, 2);
}

BOARDWRIGHT_UNIT(TestCheck, QCoreApplication)
#include "tst_check.moc"
