// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json.h"
#include "core/formats/json_layout.h"
#include "tests/support/unit.h"

#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

/// Place, code and arguments of a problem, in one line.
QString described(const Problem &problem)
{
    const QString text = u"%1:%2 "_s.arg(problem.where.line).arg(problem.where.column);
    switch (problem.code) {
    case Code::JsonSyntax:
        return text + u"syntax "_s + std::get<QString>(problem.args[0]) + u'/'
            + QString::number(std::get<qint64>(problem.args[1]));
    case Code::JsonTooDeep:
        return text + u"deep"_s;
    case Code::JsonTooManyValues:
        return text + u"many"_s;
    case Code::JsonNotUtf8:
        return text + u"utf8"_s;
    default:
        return text + u"code %1"_s.arg(static_cast<int>(problem.code));
    }
}

QString syntax(const char *place, const char *found, JsonExpected expected)
{
    return u"%1 syntax %2/%3"_s.arg(QLatin1StringView(place), QString::fromUtf8(found))
        .arg(static_cast<int>(expected));
}

} // namespace

class TestJson final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refused_data();
    void refused();
    void tooManyValues();
    void placesOfTokens();
    void decodesTexts();
    void keepsNumbersAsSpelled();
    void keepsRepeatedKeysInOrder();
    void laysOut_data();
    void laysOut();
    void spellsTextsLikeTheSite();
};

void TestJson::refused_data()
{
    using enum JsonExpected;
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const QByteArray &text, const QString &problem) {
        QTest::newRow(name) << text << problem;
    };

    row("empty file", "", syntax("1:1", "", AnyValue));
    row("only a byte-order mark", "\xEF\xBB\xBF", syntax("1:1", "", AnyValue));
    row("only spaces", " \n ", syntax("2:2", "", AnyValue));
    row("ends in an array", "[1,", syntax("1:4", "", MoreText));
    row("ends in a word", "tru", syntax("1:4", "", MoreText));
    row("ends in a text", "[\"ab", syntax("1:5", "", MoreText));
    row("ends in an escape", "[\"ab\\", syntax("1:6", "", MoreText));
    row("ends in a number", "-", syntax("1:2", "", MoreText));
    row("trailing comma in an array", "[1,\n]", syntax("2:1", "]", AnyValue));
    row("trailing comma in an object", "{\"a\":1,\r\n  }", syntax("2:3", "}", AKey));
    row("two commas", "[1,,2]", syntax("1:4", ",", AnyValue));
    row("comma first", "[,1]", syntax("1:2", ",", AnyValue));
    row("comma missing in an array", "[1 2]", syntax("1:4", "2", CommaOrBracket));
    row("comma missing after an object", "[{}x]", syntax("1:4", "x", CommaOrBracket));
    row("comma missing in an object", R"({"a":1 "b":2})", syntax("1:8", "\"", CommaOrBrace));
    row("brace closes an array", "[1}", syntax("1:3", "}", CommaOrBracket));
    row("brace closes an array of objects", "[{}}", syntax("1:4", "}", CommaOrBracket));
    row("bracket closes an object", "{\"a\":[]]", syntax("1:8", "]", CommaOrBrace));
    row("bracket alone", "]", syntax("1:1", "]", AnyValue));
    row("colon missing", "{\"a\" 1}", syntax("1:6", "1", Colon));
    row("value missing", "{\"a\":}", syntax("1:6", "}", AnyValue));
    row("key without quotes", "{goal: 1}", syntax("1:2", "goal", AKey));
    row("key in single quotes", "{'a':1}", syntax("1:2", "'", DoubleQuote));
    row("text in single quotes", "['a']", syntax("1:2", "'", DoubleQuote));
    row("text in curly quotes", "[\xE2\x80\x9C]", syntax("1:2", "\xE2\x80\x9C", AnyValue));
    row("unknown word", "[undefined]", syntax("1:2", "undefined", AnyValue));
    row("half a word", "[tru]", syntax("1:2", "tru", AnyValue));
    row("leading zero", "[01]", syntax("1:2", "01", NumberWithoutLeadingZero));
    row("plus sign", "[+1]", syntax("1:2", "+1", AnyValue));
    row("no digit after the point", "[1.]", syntax("1:4", "]", Digit));
    row("no digit in the exponent", "[1e]", syntax("1:4", "]", Digit));
    row("no digit after the minus", "[-]", syntax("1:3", "]", Digit));
    row("letter in a number", "[12x]", syntax("1:4", "x", CommaOrEnd));
    row("line feed in a text", "[\"a\nb\"]", syntax("1:4", "U+000A", EscapedCharacter));
    row("NUL in a text", QByteArray("[\"a\0\"]", 6), syntax("1:4", "U+0000", EscapedCharacter));
    row("NUL between values", QByteArray("[1,\0]", 5), syntax("1:4", "U+0000", NoControlCharacter));
    row("NUL after the value", QByteArray("[]\0", 3), syntax("1:3", "U+0000", EndOfFile));
    row("NUL alone", QByteArray("\0", 1), syntax("1:1", "U+0000", NoControlCharacter));
    row("unknown escape", R"(["\x"])", syntax("1:4", "x", EscapeLetter));
    row("bad hexadecimal digit", R"(["\u12g4"])", syntax("1:7", "g4", HexDigit));
    row("high half alone", R"(["\ud800"])", syntax("1:3", "\\", SurrogatePair));
    row("high half, other escape", R"(["\ud800\n"])", syntax("1:3", "\\", SurrogatePair));
    row("high half, letter", R"(["\ud800\u0041"])", syntax("1:3", "\\", SurrogatePair));
    row("low half alone", R"(["a\\\uDC00"])", syntax("1:6", "\\", SurrogatePair));
    row("half pair in a key", R"({"\udfff":1})", syntax("1:3", "\\", SurrogatePair));
    row("comment", "[1, // one\n2]", syntax("1:5", "/", NoComment));
    row("comment first", "/* list */ []", syntax("1:1", "/", NoComment));
    row("garbage after the value", "[]\n x", syntax("2:2", "x", EndOfFile));
    row("bracket after the value", "[]]", syntax("1:3", "]", EndOfFile));
    row("comma after a number", "1,", syntax("1:2", ",", EndOfFile));
    row("bracket after a number", "-1]", syntax("1:3", "]", EndOfFile));
    row("brace after a fraction", "1.5\r}", syntax("2:1", "}", EndOfFile));
    row("comment after a text", "\"a\"//", syntax("1:4", "/", EndOfFile));
    row("two values", "1 2", syntax("1:3", "2", EndOfFile));
    row("a second byte-order mark", "\xEF\xBB\xBF\xEF\xBB\xBF[]",
        syntax("1:1", "U+FEFF", AnyValue));

    row("columns are code points", "[\"\xC3\xA9\xF0\x9F\x98\x80\", x]",
        syntax("1:8", "x", AnyValue));
    row("columns after a byte-order mark", "\xEF\xBB\xBF[x]", syntax("1:2", "x", AnyValue));
    row("columns after escapes", R"(["\n\u00e9\"", x])", syntax("1:16", "x", AnyValue));
    row("lines by LF", "[\n\n x]", syntax("3:2", "x", AnyValue));
    row("lines by CRLF", "[\r\n\r\n x]", syntax("3:2", "x", AnyValue));
    row("lines by CR", "[\r\r x]", syntax("3:2", "x", AnyValue));
    row("CR after a number", "[1\r,x]", syntax("2:2", "x", AnyValue));
    row("CRLF after a fraction", "[1.5\r\n,x]", syntax("2:2", "x", AnyValue));

    row("65 arrays", QByteArray(65, '['), u"1:65 deep"_s);
    row("65 objects", QByteArray("{\"\":").repeated(65), u"1:257 deep"_s);
    row("overlong UTF-8", "[\"\xC0\xAF\"]", u"1:3 utf8"_s);
    row("overlong NUL", "[\"\xE0\x80\x80\"]", u"1:3 utf8"_s);
    row("UTF-8 surrogate", "[\"\xED\xA0\x80\"]", u"1:3 utf8"_s);
    row("above U+10FFFF", "[\"\xF4\x90\x80\x80\"]", u"1:3 utf8"_s);
    row("lone continuation byte", "[\n\"a\x80\"]", u"2:3 utf8"_s);
    row("sequence cut short", "[\"\xE2\x82\"]", u"1:3 utf8"_s);
    row("UTF-16", QByteArray("\xFF\xFE[\0]\0", 6), u"1:1 utf8"_s);
}

void TestJson::refused()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, problem);

    const auto value = parseJson(text);

    QVERIFY(!value.has_value());
    QCOMPARE(described(value.error()), problem);
}

void TestJson::tooManyValues()
{
    const QByteArray text = '[' + QByteArray("1,").repeated(jsonValues) + "1]";

    const auto value = parseJson(text);

    QVERIFY(!value.has_value());
    QCOMPARE(described(value.error()), u"1:2000000 many"_s);
    QVERIFY(parseJson('[' + QByteArray("1,").repeated(jsonValues - 2) + "1]").has_value());
}

void TestJson::placesOfTokens()
{
    const QByteArray text
        = "\xEF\xBB\xBF { \"k\xC3\xA9\" :\t[ true,false , null,-1.5e3, \"\\u00e9\\\"\" ]\r\n} ";
    const auto spelled
        = [&text](qsizetype begin, qsizetype end) { return text.sliced(begin, end - begin); };

    const auto root = parseJson(text);

    QVERIFY(root.has_value());
    QCOMPARE(spelled(root->begin, root->end), text.sliced(4).trimmed());
    const JsonMember &member = root->members.at(0);
    QCOMPARE(spelled(member.keyBegin, member.keyEnd), QByteArray("\"k\xC3\xA9\""));
    QCOMPARE(spelled(member.value.begin, member.value.end).left(3), QByteArray("[ t"));
    QByteArrayList tokens;
    for (const JsonValue &element : member.value.elements)
        tokens << spelled(element.begin, element.end);
    QCOMPARE(tokens, QByteArrayList({"true", "false", "null", "-1.5e3", "\"\\u00e9\\\"\""}));
}

void TestJson::decodesTexts()
{
    const auto root = parseJson(R"(["\"\\\/\b\f\n\r\t\u00e9\ud83d\uDE00", "😀", "", "\ufeffx"])");

    QVERIFY(root.has_value());
    QCOMPARE(root->elements.at(0).text, u"\"\\/\b\f\n\r\t\u00e9\U0001F600"_s);
    QCOMPARE(root->elements.at(1).text, u"\U0001F600"_s);
    QCOMPARE(root->elements.at(2).text, QString());
    QCOMPARE(root->elements.at(2).kind, JsonKind::String);
    QCOMPARE(root->elements.at(3).text, u"\uFEFFx"_s);
    QCOMPARE(parseJson("[\"\xEF\xBB\xBF\"]")->elements.at(0).text, u"\uFEFF"_s);
}

void TestJson::keepsNumbersAsSpelled()
{
    const QByteArray digits(10'000, '7');
    const QByteArrayList spellings{"0", "-0", "25.0", "2.5e1", "1e999999", "-1E-999999",
        "18446744073709551616", "-9223372036854775809", digits, "0." + digits};

    const auto root = parseJson('[' + spellings.join(',') + ']');

    QVERIFY(root.has_value());
    QByteArrayList read;
    for (const JsonValue &element : root->elements) {
        QCOMPARE(element.kind, JsonKind::Number);
        read << element.text.toLatin1();
    }
    QCOMPARE(read, spellings);
}

void TestJson::keepsRepeatedKeysInOrder()
{
    const auto root = parseJson(R"({"b": 1, "a": 2, "b": 3})");

    QVERIFY(root.has_value());
    QStringList read;
    for (const JsonMember &member : root->members)
        read << member.key + member.value.text;
    QCOMPARE(read, QStringList({u"b1"_s, u"a2"_s, u"b3"_s}));
}

void TestJson::laysOut_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");

    QTest::newRow("empty ones") << QByteArray("[ [ ] ,{\n}]") << QByteArray("[\n  [],\n  {}\n]");
    QTest::newRow("scalar") << QByteArray("\xEF\xBB\xBF 1 \n") << QByteArray("1");
    QTest::newRow("spellings")
        << QByteArray("{\"\\u0061\":25.0,\"a\":[\"\\/\",1E2]}\r\n")
        << QByteArray("{\n  \"\\u0061\": 25.0,\n  \"a\": [\n    \"\\/\",\n    1E2\n  ]\n}");
    QTest::newRow("deepest") << QByteArray(QByteArray(jsonDepth, '[') + QByteArray(jsonDepth, ']'))
                             << QByteArray();
}

void TestJson::laysOut()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);
    const auto value = parseJson(text);
    QVERIFY(value.has_value());

    const QByteArray layout = layOut(*value, text);

    if (!expected.isEmpty())
        QCOMPARE(layout, expected);
    const auto again = parseJson(layout);
    QVERIFY(again.has_value());
    QCOMPARE(layOut(*again, layout), layout);
}

void TestJson::spellsTextsLikeTheSite()
{
    QCOMPARE(jsonText(u"a\"\\/\b\f\n\r\t\u0001\u001F\u007F\u00e9\U0001F600"_s),
        QByteArray("\"a\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\x7F\xC3\xA9\xF0\x9F\x98\x80\""));
    QCOMPARE(jsonText(QString(QChar(0xD800)) + u'x'), QByteArray("\"?x\""));
    QCOMPARE(jsonText(QString()), QByteArray("\"\""));
}

BOARDWRIGHT_UNIT(TestJson, NoApplication)
#include "tst_json.moc"
