// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The command line as used by a person or a script: the built program, its output and exit status.

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

#include <algorithm>

using namespace boardwright;

namespace {

Run run(const QStringList &arguments)
{
    return runProgram(commandLinePath(), arguments);
}

QString sample()
{
    return resourcePath("samples/elder-isles.json");
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// True if the output contains nothing that a terminal would interpret as a control sequence.
bool isPlain(const QByteArray &output)
{
    return std::ranges::all_of(output, [](char byte) {
        return static_cast<unsigned char>(byte) >= 0x20 || byte == '\n' || byte == '\t';
    });
}

} // namespace

class TestCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBoardAsText();
    void aBoardAsJson();
    void manyBoardsTheSameOnAnyThreadCount();
    void everyFormatHoldsTheSameBoards();
    void boardsOfEveryMode_data();
    void boardsOfEveryMode();
    void aDedicatedSetIsMadeInItsMode();
    void modifiersAreOptions();
    void aFlagMayStandAlone_data();
    void aFlagMayStandAlone();
    void traceAndMeasures();
    void aSetThatIsTooSmallIsStatusOne();
    void boardsAreMadeAgain();
    void badInputIsASentenceAndStatusTwo_data();
    void badInputIsASentenceAndStatusTwo();
    void helpIsPlainText();
    void formatsInAnyCase();
    void convertKeepsASiteStyleFile();
    void convertLaysAnotherFileOut();
    void lostOutputIsStatusTwo();
    void theLastSeedsThereAre();
};

void TestCli::aBoardAsText()
{
    const Run result = run(
        {QStringLiteral("generate"), sample(), QStringLiteral("--seed"), QStringLiteral("hello")});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.startsWith("seed hello\n"));
    QVERIFY(result.out.endsWith("\n\nSeeds are specific to Boardwright: the site follows the same "
                                "rules but gives a different board.\n"));
    QCOMPARE(result.err, QByteArray());
    QCOMPARE(run({QStringLiteral("generate"), sample(), QStringLiteral("--seed"),
                     QStringLiteral("hello")})
                 .out,
        result.out);
}

void TestCli::aBoardAsJson()
{
    const Run result = run({QStringLiteral("generate"), sample(), QStringLiteral("--seed"),
        QStringLiteral("ünï"), QStringLiteral("--size"), QStringLiteral("3x4"),
        QStringLiteral("--format"), QStringLiteral("json"), QStringLiteral("--verify")});
    QCOMPARE(result.status, 0);
    const QJsonObject board = QJsonDocument::fromJson(result.out).object();
    QCOMPARE(board[QStringLiteral("seed")].toString(), QStringLiteral("ünï"));
    QCOMPARE(board[QStringLiteral("generator")].toString(), QStringLiteral("constrained"));
    QCOMPARE(board[QStringLiteral("mode")].toString(), QStringLiteral("bingo"));
    QCOMPARE(board[QStringLiteral("size")].toString(), QStringLiteral("3x4"));
    const QJsonArray cells = board[QStringLiteral("cells")].toArray();
    QCOMPARE(cells.size(), 12);
    for (int i = 0; i < 12; ++i) {
        QCOMPARE(cells[i][QStringLiteral("position")].toInt(), i + 1);
        QCOMPARE(cells[i][QStringLiteral("row")].toInt(), i / 4);
        QCOMPARE(cells[i][QStringLiteral("column")].toInt(), i % 4);
        QVERIFY(!cells[i][QStringLiteral("goal")].toString().contains(QStringLiteral("{{X}}")));
    }
}

void TestCli::manyBoardsTheSameOnAnyThreadCount()
{
    const auto boards = [](int threads) {
        return run({QStringLiteral("generate"), sample(), QStringLiteral("--seeds"),
            QStringLiteral("1..1500"), QStringLiteral("--format"), QStringLiteral("jsonl"),
            QStringLiteral("--verify"), QStringLiteral("--threads"), QString::number(threads)});
    };
    const Run one = boards(1);
    QCOMPARE(one.status, 0);
    QCOMPARE(one.err, QByteArray());
    QCOMPARE(one.out.count('\n'), 1500);
    QCOMPARE(boards(8).out, one.out);
    QCOMPARE(boards(2).out, one.out);
}

void TestCli::everyFormatHoldsTheSameBoards()
{
    const auto boards = [](const QString &format) {
        return run({QStringLiteral("generate"), sample(), QStringLiteral("--seeds"),
                       QStringLiteral("7..9"), QStringLiteral("--format"), format})
            .out;
    };
    const QJsonArray array = QJsonDocument::fromJson(boards(QStringLiteral("json"))).array();
    const QList<QByteArray> lines = boards(QStringLiteral("jsonl")).split('\n');
    QCOMPARE(array.size(), 3);
    QCOMPARE(lines.size(), 4);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(QJsonDocument::fromJson(lines[i]).object(), array[i].toObject());
    QCOMPARE(boards(QStringLiteral("text")).count("seed "), 3);
}

void TestCli::boardsOfEveryMode_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("size");
    QTest::addColumn<int>("cells");
    QTest::newRow("bingo") << QStringLiteral("bingo") << QStringLiteral("4x6") << 24;
    QTest::newRow("ascend") << QStringLiteral("ascend") << QStringLiteral("7") << 49;
    QTest::newRow("summit") << QStringLiteral("summit") << QStringLiteral("10") << 55;
    QTest::newRow("triple") << QStringLiteral("triple") << QStringLiteral("60") << 60;
    QTest::newRow("rush") << QStringLiteral("rush") << QStringLiteral("90") << 90;
}

void TestCli::boardsOfEveryMode()
{
    QFETCH(const QString, mode);
    QFETCH(const QString, size);
    QFETCH(const int, cells);
    const QStringList plain{QStringLiteral("generate"), sample(), QStringLiteral("--mode"), mode,
        QStringLiteral("--size"), size, QStringLiteral("--verify")};
    const Run result = run(plain + QStringList{QStringLiteral("--format"), QStringLiteral("json")});
    QCOMPARE(result.status, 0);
    const QJsonObject board = QJsonDocument::fromJson(result.out).object();
    QCOMPARE(board[QStringLiteral("mode")].toString(), mode);
    QCOMPARE(board[QStringLiteral("size")].toString(), size);
    QCOMPARE(board[QStringLiteral("cells")].toArray().size(), cells);
    QVERIFY(run(plain).out.count('\n') > cells / 10);
}

void TestCli::aDedicatedSetIsMadeInItsMode()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("climb.json"));
    QByteArray goals;
    for (int i = 0; i < 40; ++i)
        goals += (i == 0 ? "{\"goal\":\"" : ",{\"goal\":\"") + QByteArray::number(i) + "\"}";
    writeFile(path,
        "{\"schema_version\":3,\"schema_mode\":\"dedicated\",\"dedicated_schema_settings\":"
        "{\"game_mode\":\"ascend\",\"game_size\":\"square6\"},\"objectives\":["
            + goals + "]}");
    const Run result = run(
        {QStringLiteral("generate"), path, QStringLiteral("--format"), QStringLiteral("json")});
    const QJsonObject board = QJsonDocument::fromJson(result.out).object();
    QCOMPARE(board[QStringLiteral("mode")].toString(), QStringLiteral("ascend"));
    QCOMPARE(board[QStringLiteral("size")].toString(), QStringLiteral("6"));
    QCOMPARE(board[QStringLiteral("cells")].toArray().size(), 36);
}

void TestCli::modifiersAreOptions()
{
    const Run result = run({QStringLiteral("generate"), sample(), QStringLiteral("--mode"),
        QStringLiteral("ascend"), QStringLiteral("--no-progression"), QStringLiteral("--no-centre"),
        QStringLiteral("--size"), QStringLiteral("7"), QStringLiteral("--values"),
        QStringLiteral("lowest"), QStringLiteral("--blanks"), QStringLiteral("2"),
        QStringLiteral("--shinies"), QStringLiteral("auto"), QStringLiteral("--format"),
        QStringLiteral("json")});
    QCOMPARE(result.status, 0);
    const QJsonObject board = QJsonDocument::fromJson(result.out).object();
    QCOMPARE(board[QStringLiteral("no-progression")].toString(), QStringLiteral("yes"));
    QCOMPARE(board[QStringLiteral("no-weighting")].toString(), QStringLiteral("no"));
    QCOMPARE(board[QStringLiteral("no-centre")].toString(), QStringLiteral("yes"));
    const QJsonObject centre = board[QStringLiteral("cells")].toArray().at(24).toObject();
    QCOMPARE(centre[QStringLiteral("marks")].toArray(), QJsonArray{QStringLiteral("no_centre")});
    QCOMPARE(board[QStringLiteral("values")].toString(), QStringLiteral("lowest"));
    QCOMPARE(board[QStringLiteral("blanks")].toString(), QStringLiteral("2"));
    QCOMPARE(board[QStringLiteral("shinies")].toString(), QStringLiteral("auto"));

    // The JSON also reports the effort.
    QVERIFY(board[QStringLiteral("made")].isArray());
    QVERIFY(board[QStringLiteral("effort")][QStringLiteral("pool_size")].toInt() > 0);

    const QByteArray help = run({QStringLiteral("generate"), QStringLiteral("--help")}).out;
    for (const char *text :
        {"unless mode bingo: yes, no", "mode bingo: yes, no", "mode ascend: yes, no",

            "auto, none, 1 to 15", "any, lowest, highest", "yes if given without a value"})
        QVERIFY2(help.simplified().contains(text), help.constData());
}

void TestCli::aFlagMayStandAlone_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("expected");
    const QString flag = QStringLiteral("--no-weighting");
    const QString yes = QStringLiteral("yes");
    const QString no = QStringLiteral("no");
    QTest::newRow("left out") << QStringList{sample()} << no;
    QTest::newRow("last") << QStringList{sample(), flag} << yes;
    QTest::newRow("before the file") << QStringList{flag, sample()} << yes;
    QTest::newRow("before an option")
        << QStringList{sample(), flag, QStringLiteral("--seed"), QStringLiteral("no")} << yes;
    QTest::newRow("with yes") << QStringList{sample(), flag, yes} << yes;
    QTest::newRow("with no") << QStringList{flag, no, sample()} << no;
    QTest::newRow("with 0") << QStringList{sample(), flag, QStringLiteral("0")} << no;
    QTest::newRow("with an equals sign")
        << QStringList{sample(), flag + QStringLiteral("=no")} << no;
}

void TestCli::aFlagMayStandAlone()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, expected);
    const Run result = run(
        QStringList{QStringLiteral("generate"), QStringLiteral("--format"), QStringLiteral("json")}
        + arguments);
    QCOMPARE(result.status, 0);
    const QJsonObject board = QJsonDocument::fromJson(result.out).object();
    QCOMPARE(board[QStringLiteral("no-weighting")].toString(), expected);
}

void TestCli::traceAndMeasures()
{
    const QStringList plain{
        QStringLiteral("generate"), sample(), QStringLiteral("--format"), QStringLiteral("json")};
    const QJsonObject bare = QJsonDocument::fromJson(run(plain).out).object();
    QVERIFY(!bare.contains(QStringLiteral("trace")));
    QVERIFY(!bare.contains(QStringLiteral("measures")));

    const Run result
        = run(plain + QStringList{QStringLiteral("--trace"), QStringLiteral("--measures")});
    const QJsonObject board = QJsonDocument::fromJson(result.out).object();
    QCOMPARE(board[QStringLiteral("cells")], bare[QStringLiteral("cells")]);
    // A step of the trace placed the goal of every cell.
    QHash<int, int> placed;
    for (const auto step : board[QStringLiteral("trace")].toArray()) {
        if (step[QStringLiteral("act")].toString() != QStringLiteral("place"))
            continue;
        placed.insert(
            step[QStringLiteral("position")].toInt(), step[QStringLiteral("objective")].toInt(-1));
        QVERIFY(step[QStringLiteral("funnel")][QStringLiteral("pool")].toInt() > 0);
    }
    for (const auto cell : board[QStringLiteral("cells")].toArray())
        QCOMPARE(placed.value(cell[QStringLiteral("position")].toInt(), -2),
            cell[QStringLiteral("objective")].toInt());
    const QJsonValue measures = board[QStringLiteral("measures")];
    QCOMPARE(measures[QStringLiteral("relaxations")].toInt(-1), 0);
    QCOMPARE(measures[QStringLiteral("eligible")].toArray().size(), 25);
    QCOMPARE(measures[QStringLiteral("repeats")].toArray().size(), 12);
}

void TestCli::aSetThatIsTooSmallIsStatusOne()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("small.json"));
    writeFile(path, R"({"schema_version": 3, "objectives": [{"goal": "A"}, {"goal": "B"}]})");
    const Run result = run({QStringLiteral("generate"), path, QStringLiteral("--size"),
        QStringLiteral("3x3"), QStringLiteral("--seed"), QStringLiteral("x")});
    QCOMPARE(result.status, 1);
    QVERIFY(result.err.startsWith("seed x: "));
    QVERIFY(result.err.contains("2 of 9 cells"));
}

void TestCli::badInputIsASentenceAndStatusTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("expected");
    const QStringList plain{QStringLiteral("generate"), QStringLiteral("FILE")};
    QTest::newRow("not JSON") << plain << QByteArray("{\n  \"objectives\" []\n}")
                              << QByteArray("FILE:2:16: error: ");
    QTest::newRow("wrong type")
        << plain << QByteArray("{\"objectives\": [{\"goal\": \"A\", \"weighting\": \"high\"}]}")
        << QByteArray("FILE:1:44: error: \"weighting\" should be a number");
    QTest::newRow("not a goal set")
        << plain << QByteArray("{}") << QByteArray("holds no list of goals");
    QTest::newRow("no goals in a goal set")
        << plain << QByteArray("{\"limits\": {}}") << QByteArray("\"objectives\" is missing");
    QTest::newRow("too deep") << plain << QByteArray(100'000, '[')
                              << QByteArray("FILE:1:65: error: ");
    QTest::newRow("empty") << plain << QByteArray("") << QByteArray("FILE:1:1: error: ");
    QTest::newRow("missing") << QStringList{QStringLiteral("generate"),
        QStringLiteral("FILE.missing")}
                             << QByteArray("{}") << QByteArray("does not exist");
    QTest::newRow("a folder") << QStringList{QStringLiteral("generate"), QStringLiteral("FOLDER")}
                              << QByteArray("{}") << QByteArray("is a folder");
    QTest::newRow("no command") << QStringList() << QByteArray() << QByteArray("subcommand");
    const QByteArray noGoals("{\"objectives\": []}");
    QTest::newRow("size") << plain + QStringList{QStringLiteral("--size"), QStringLiteral("2x5")}
                          << noGoals << QByteArray("3x3 to 10x10");
    QTest::newRow("size of another mode") << plain
            + QStringList{QStringLiteral("--mode"), QStringLiteral("ascend"),
                QStringLiteral("--size"), QStringLiteral("5x5")}
                                          << noGoals << QByteArray("4 to 9");
    QTest::newRow("flag") << plain + QStringList{QStringLiteral("--no-weighting=perhaps")}
                          << noGoals << QByteArray("yes, no");
    QTest::newRow("named number") << plain
            + QStringList{QStringLiteral("--blanks"), QStringLiteral("auto")}
                                  << noGoals << QByteArray("none, 1 to 15");
    QTest::newRow("choice") << plain
            + QStringList{QStringLiteral("--mode"), QStringLiteral("summit"),
                QStringLiteral("--values"), QStringLiteral("middle")}
                            << noGoals << QByteArray("any, lowest, highest");
    QTest::newRow("mode") << plain + QStringList{QStringLiteral("--mode"), QStringLiteral("chess")}
                          << noGoals << QByteArray("bingo, ascend, summit, triple, rush");
    QTest::newRow("generator") << plain
            + QStringList{QStringLiteral("--generator"), QStringLiteral("magic")}
                               << noGoals << QByteArray("constrained");
    QTest::newRow("seeds") << plain + QStringList{QStringLiteral("--seeds"), QStringLiteral("9..1")}
                           << QByteArray("{}") << QByteArray("FIRST..LAST");
    QTest::newRow("format") << plain
            + QStringList{QStringLiteral("--format"), QStringLiteral("xml")}
                            << noGoals << QByteArray("text");
    QTest::newRow("trace as text") << plain + QStringList{QStringLiteral("--trace")} << noGoals
                                   << QByteArray("need --format json or jsonl");
    QTest::newRow("measures as text") << plain + QStringList{QStringLiteral("--measures")}
                                      << noGoals << QByteArray("need --format json or jsonl");
    QTest::newRow("output") << QStringList{QStringLiteral("convert"), QStringLiteral("FILE"),
        QStringLiteral("-o"), QStringLiteral("FOLDER/no/where.json")}
                            << QByteArray("{\"objectives\": []}")
                            << QByteArray("cannot be written");
}

void TestCli::badInputIsASentenceAndStatusTwo()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, expected);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("set.json"));
    writeFile(path, content);
    arguments.replaceInStrings(QStringLiteral("FILE"), path);
    arguments.replaceInStrings(QStringLiteral("FOLDER"), folder.path());
    expected.replace("FILE", path.toUtf8());
    const Run result = run(arguments);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(expected), result.err.constData());
    QVERIFY(isPlain(result.err));
    QCOMPARE(result.out, QByteArray());
}

void TestCli::helpIsPlainText()
{
    for (const QString &command :
        {QStringLiteral("generate"), QStringLiteral("check"), QStringLiteral("convert")}) {
        const Run help = run({command, QStringLiteral("--help")});
        QCOMPARE(help.status, 0);
        QVERIFY(help.out.size() > 100);
        QVERIFY2(isPlain(help.out), help.out.constData());
    }
}

void TestCli::formatsInAnyCase()
{
    const QStringList plain{QStringLiteral("generate"), sample(), QStringLiteral("--format")};
    const Run lower = run(plain + QStringList{QStringLiteral("jsonl")});
    QCOMPARE(lower.status, 0);
    QCOMPARE(run(plain + QStringList{QStringLiteral("JsonL")}).out, lower.out);
}

void TestCli::convertKeepsASiteStyleFile()
{
    const QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("out.json"));
    QCOMPARE(run({QStringLiteral("convert"), sample(), QStringLiteral("-o"), out}).status, 0);
    QCOMPARE(contentOf(out), contentOf(sample()));
    QCOMPARE(run({QStringLiteral("convert"), sample()}).out, contentOf(sample()));
}

void TestCli::convertLaysAnotherFileOut()
{
    const QTemporaryDir folder;
    const QString in = folder.filePath(QStringLiteral("in.json"));
    writeFile(in, "{ \"mine\": [1.50,\t{}],\r\n\"objectives\":[{\"goal\":\"\\u0041\"}] }\n");
    const Run result = run({QStringLiteral("convert"), in});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out,
        QByteArray("{\n  \"mine\": [\n    1.50,\n    {}\n  ],\n  \"objectives\": [\n    {\n      "
                   "\"goal\": \"\\u0041\"\n    }\n  ]\n}"));
}

void TestCli::lostOutputIsStatusTwo()
{
    if (!QFile::exists(QStringLiteral("/dev/full")))
        QSKIP("There is no /dev/full here");
    for (const QString &command : {QStringLiteral("convert"), QStringLiteral("generate")}) {
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        const Run lost = runProgram(process, commandLinePath(), {command, sample()});
        QCOMPARE(lost.status, 2);
        QVERIFY(lost.err.contains("could not be written"));
    }
}

void TestCli::theLastSeedsThereAre()
{
    const Run result = run({QStringLiteral("generate"), sample(), QStringLiteral("--seeds"),
        QStringLiteral("9223372036854775800..9223372036854775806"), QStringLiteral("--format"),
        QStringLiteral("jsonl")});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out.count('\n'), 7);
    QVERIFY(!result.out.contains("\"seed\":\"-"));
}

void TestCli::boardsAreMadeAgain()
{
    const QTemporaryDir folder;
    const QString boards = folder.filePath(QStringLiteral("boards.jsonl"));
    const QByteArray made = run(
        {QStringLiteral("generate"), sample(), QStringLiteral("--seeds"), QStringLiteral("1..3"),
            QStringLiteral("--format"), QStringLiteral("jsonl"), QStringLiteral("--measures")})
                                .out;
    writeFile(boards, made);
    const Run same = run({QStringLiteral("again"), sample(), boards});
    QCOMPARE(same.status, 0);
    QCOMPARE(same.out, QByteArray("3 of 3 boards are the same.\n"));
    writeFile(boards, QByteArray(made).replace("\"seed\":\"2\"", "\"seed\":\"4\""));
    const Run other = run({QStringLiteral("again"), sample(), boards});
    QCOMPARE(other.status, 1);
    QCOMPARE(other.out, QByteArray("2 of 3 boards are the same.\n"));
    QVERIFY2(other.err.contains("board 2 (seed 4): Differs from the file, from cells"),
        other.err.constData());
    writeFile(boards, "no boards");
    QCOMPARE(run({QStringLiteral("again"), sample(), boards}).status, 2);
    // Garbage is not "all boards are the same".
    for (const char *none : {"", "[]", " [ ] \n"}) {
        writeFile(boards, none);
        const Run nothing = run({QStringLiteral("again"), sample(), boards});
        QCOMPARE(nothing.status, 2);
        QVERIFY2(nothing.err.contains("no boards"), nothing.err.constData());
        QCOMPARE(nothing.out, QByteArray());
    }
}

BOARDWRIGHT_UNIT(TestCli, QCoreApplication)
#include "tst_cli.moc"
