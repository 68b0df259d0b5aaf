// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the boards in a file, against the parser's view of the whole.

#include "core/formats/json.h"
#include "core/lab/board_texts.h"
#include "tests/support/unit.h"

#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

class TestBoardTexts final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void valuesAreFound_data();
    static void valuesAreFound();
    static void anArrayIsWhatTheParserSees();
    static void errorsHaveTheirPlaces_data();
    static void errorsHaveTheirPlaces();
    static void theWholeMayBeLargerThanATree();
    static void thereAreNotTooMany();
    static void boardsAreRecognised();
    static void itStops();
};

void TestBoardTexts::valuesAreFound_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("values");
    const auto row = [](const char *name, const QByteArray &text, const QByteArrayList &values) {
        QTest::newRow(name) << text << values;
    };
    row("nothing", "", {});
    row("white space", " \n\t\r ", {});
    row("one", R"( {"a": 1} )", {R"({"a": 1})"});
    row("byte-order mark", "\xEF\xBB\xBF{}", {"{}"});
    row("lines", "{}\n{\"b\":[1,2]}\r\n\n7\n", {"{}", R"({"b":[1,2]})", "7"});
    row("no lines", "{}{} {}", {"{}", "{}", "{}"});
    row("one over several lines", "{\n\"a\":\n1\n}\n{}", {"{\n\"a\":\n1\n}", "{}"});
    row("empty array", " [ ] ", {});
    row("array", "[\n{},\n {} , \"x\", 7,[1, 2]\n]\n", {"{}", "{}", R"("x")", "7", "[1, 2]"});
    row("brackets in texts", R"([{"a":"]}\"[{"},{"\\":"\\"}])",
        {R"({"a":"]}\"[{"})", R"({"\\":"\\"})"});
}

void TestBoardTexts::valuesAreFound()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArrayList, values);
    const auto texts = boardTexts(text);
    QVERIFY(texts);
    QByteArrayList found;
    for (const QByteArrayView value : *texts)
        found << value.toByteArray();
    QCOMPARE(found, values);
}

/// Of any array that has this element, whatever its spelling.
void TestBoardTexts::anArrayIsWhatTheParserSees()
{
    const QByteArrayList elements{"{}", "[]", R"({"a":[{"b":"c"}]})", R"("\"")", "-1.5e3", "null",
        "true", R"(["[",{"]":"}"}])"};
    for (const QByteArray &first : elements) {
        for (const QByteArray &second : elements) {
            const QByteArray text = "[ " + first + ",\n" + second + "\t," + first + ']';
            const auto whole = parseJson(text);
            const auto texts = boardTexts(text);
            QVERIFY(whole && texts);
            QCOMPARE(texts->size(), whole->elements.size());
            for (std::size_t i = 0; i < texts->size(); ++i) {
                const JsonValue &value = whole->elements[i];
                QCOMPARE((*texts)[i].data() - text.data(), value.begin);
                QCOMPARE((*texts)[i].size(), value.end - value.begin);
            }
        }
    }
}

void TestBoardTexts::errorsHaveTheirPlaces_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("no JSON") << QByteArray("boards") << 1 << 1;
    QTest::newRow("third line") << QByteArray("{}\n{}\n  {\"a\" 1}\n") << 3 << 8;
    QTest::newRow("second line of a board") << QByteArray("{}\n{\n\"a\" 1}\n") << 3 << 5;
    QTest::newRow("unfinished") << QByteArray("{}\n{\"a\":") << 2 << 6;
    QTest::newRow("comma between lines") << QByteArray("{},\n{}") << 1 << 3;
    QTest::newRow("bracket") << QByteArray("{}\n]") << 2 << 1;
    QTest::newRow("comma at the end") << QByteArray("[{},\n]") << 2 << 1;
    QTest::newRow("no comma") << QByteArray("[{}\n{}]") << 2 << 1;
    QTest::newRow("no bracket") << QByteArray("[{},{}\n") << 2 << 1;
    QTest::newRow("only a bracket") << QByteArray("[") << 1 << 2;
    QTest::newRow("behind the array") << QByteArray("[{}]\n{}") << 2 << 1;
    QTest::newRow("two commas") << QByteArray("[{},,{}]") << 1 << 5;
    QTest::newRow("within the array") << QByteArray("[{},\n{\"a\":tru}]") << 2 << 6;
}

void TestBoardTexts::errorsHaveTheirPlaces()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, line);
    QFETCH(const int, column);
    const auto texts = boardTexts(text);
    QVERIFY(!texts);
    QCOMPARE(texts.error().code, Code::JsonSyntax);
    QCOMPARE(texts.error().where.line, line);
    QCOMPARE(texts.error().where.column, column);
}

void TestBoardTexts::theWholeMayBeLargerThanATree()
{
    const QByteArray numbers = '[' + QByteArray("1,").repeated(9'999) + "1]";
    QByteArray text = '[' + (numbers + ',').repeated(150) + numbers + ']';
    QCOMPARE(parseJson(text).error().code, Code::JsonTooManyValues);
    QCOMPARE(boardTexts(text).value().size(), std::size_t{151});
    // An error in it is found all the same.
    text.replace(text.size() - 3, 1, "x");
    const Problem problem = boardTexts(text).error();
    QCOMPARE(problem.code, Code::JsonSyntax);
    QCOMPARE(problem.where, (TextPosition{1, static_cast<int>(text.size()) - 2}));
}

void TestBoardTexts::thereAreNotTooMany()
{
    const QByteArray most = QByteArray("7\n").repeated(mostBoardsInFile);
    QCOMPARE(static_cast<qsizetype>(boardTexts(most).value().size()), mostBoardsInFile);
    const Problem problem = boardTexts(most + "7\n").error();
    QCOMPARE(problem.code, Code::JsonTooManyValues);
    QCOMPARE(problem.where.line, static_cast<int>(mostBoardsInFile) + 1);
    QCOMPARE(boardTexts('[' + QByteArray("7,").repeated(mostBoardsInFile) + "7]").error().code,
        Code::JsonTooManyValues);
}

void TestBoardTexts::boardsAreRecognised()
{
    const QByteArray board = R"({"seed":"1","generator":"x","cells":[]})";
    QVERIFY(isBoardFile(board));
    QVERIFY(isBoardFile('[' + board + ",7]"));
    QVERIFY(isBoardFile(board + '\n' + board));
    for (const QByteArray text : {"", "[]", "{}", "7", "x", R"({"seed":"1","generator":"x"})",
             R"({"seed":1,"generator":"x","cells":[]})"})
        QVERIFY2(!isBoardFile(text), text.constData());
}

void TestBoardTexts::itStops()
{
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(boardTexts("[{},{}]", stop.get_token()).error().code, Code::Cancelled);
    QVERIFY(!isBoardFile(R"({"seed":"1","generator":"x","cells":[]})", stop.get_token()));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestBoardTexts, NoApplication)
#include "tst_board_texts.moc"
