// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json_layout.h"
#include "core/formats/literal.h"
#include "tests/support/lists/described_note.h"
#include "tests/support/lists/hostile_texts.h"
#include "tests/support/lists/random_json.h"
#include "tests/support/sets/hostile_files.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"

#include <QTest>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

/// The value in one line, as JSON.
QByteArray compact(const JsonValue &value)
{
    QByteArrayList parts;
    switch (value.kind) {
    case JsonKind::Null:
        return "null";
    case JsonKind::Bool:
        return "bool";
    case JsonKind::Number:
        return value.text.toUtf8();
    case JsonKind::String:
        return jsonText(value.text);
    case JsonKind::Array:
        for (const JsonValue &element : value.elements)
            parts << compact(element);
        return '[' + parts.join(',') + ']';
    case JsonKind::Object:
        for (const JsonMember &member : value.members)
            parts << jsonText(member.key) + ':' + compact(member.value);
        return '{' + parts.join(',') + '}';
    }
    return {};
}

/// Where two values differ; empty: they are equal, places included.
QString differenceOf(const JsonValue &a, const JsonValue &b)
{
    if (a.kind != b.kind || a.text != b.text || a.begin != b.begin || a.end != b.end
        || a.elements.size() != b.elements.size() || a.members.size() != b.members.size())
        return u"%1-%2 and %3-%4"_s.arg(a.begin).arg(a.end).arg(b.begin).arg(b.end);
    for (std::size_t i = 0; i < a.elements.size(); ++i) {
        if (const QString inner = differenceOf(a.elements[i], b.elements[i]); !inner.isEmpty())
            return inner;
    }
    for (std::size_t i = 0; i < a.members.size(); ++i) {
        const JsonMember &one = a.members[i];
        const JsonMember &other = b.members[i];
        if (one.key != other.key || one.keyBegin != other.keyBegin || one.keyEnd != other.keyEnd)
            return u"key at %1"_s.arg(one.keyBegin);
        if (const QString inner = differenceOf(one.value, other.value); !inner.isEmpty())
            return inner;
    }
    return {};
}

/// What reading a whole text says, in one line: the value and the notes, or the error.
QStringList reading(const QByteArray &text)
{
    Repairs repairs(text);
    const auto value = readWholeLiteral(repairs);
    if (!value)
        return {u"error"_s, describedNote(value.error())};
    return QStringList(QString::fromUtf8(compact(*value))) + describedNotes(repairs.take());
}

QStringList readingOfScript(const QByteArray &text)
{
    Repairs repairs(text);
    const auto literal = readLiteral(repairs, 0, Dialect::JavaScript);
    if (!literal)
        return {u"error"_s, describedNote(literal.error())};
    return QStringList(QString::fromUtf8(compact(literal->value))) + describedNotes(repairs.take());
}

} // namespace

class TestLiteral final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void strictJsonIsReadAsItIs();
    static void strictJsonWithOddTexts_data();
    static void strictJsonWithOddTexts();
    static void repairs_data();
    static void repairs();
    static void ofAScript_data();
    static void ofAScript();
    static void refuses_data();
    static void refuses();
    static void depthAndCount();
    static void onlyAThousandRepairsAreListed();
    static void quotesOfTheFileAreShort();
    static void aStopIsHeard();
    static void hostileTextsEnd_data();
    static void hostileTextsEnd();
};

/// Strict JSON without null in arrays is read like parseJson() does, without a repair.
void TestLiteral::strictJsonIsReadAsItIs()
{
    RandomJson random(28);
    qsizetype bytes = 0;
    for (int round = 0; round < walkLength(20'000); ++round) {
        const QByteArray text = random.text();
        const auto strict = parseJson(text);
        QVERIFY2(strict.has_value(), text.constData());
        Repairs repairs(text);
        const auto value = readWholeLiteral(repairs);
        QVERIFY2(value.has_value(),
            (text + '\n' + describedNote(value ? Problem() : value.error()).toUtf8()).constData());
        const QString difference = differenceOf(*strict, *value);
        QVERIFY2(difference.isEmpty(), (text + '\n' + difference.toUtf8()).constData());
        const QList<Problem> notes = repairs.take();
        QVERIFY2(notes.isEmpty(),
            (text + '\n' + describedNotes(notes).join(u'\n').toUtf8()).constData());
        bytes += text.size();
    }
    QVERIFY(bytes > walkLength(20'000) * qsizetype{20}); // they are not all empty
}

void TestLiteral::strictJsonWithOddTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row
        = [](const char *name, const char *text) { QTest::newRow(name) << QByteArray(text); };
    row("curly marks before commas", "[\"a\xE2\x80\x9D, b\", \"c\xE2\x80\x9D]\"]");
    row("curly mark at the end of the line", "[\"a\xE2\x80\x9D,\"\n,\"b\"\r\n]");
    row("curly mark before spaces", "[\"a\xE2\x80\x9D  ,\"\t]");
    row("a curly key", "{\"a\xE2\x80\x9D:\":\"b\"}");
    row("comments in texts", R"(["// a", "/* b", "*/"])");
    row("escapes", R"(["\"\\\/\b\f\n\r\té\ud83d\ude00\u0000"])");
    row("empty", "{}");
    row("repeated keys", R"({"a":1,"a":2})");
    row("numbers", "[-0, 1E+5, 2e-07, 0.50]");
}

void TestLiteral::strictJsonWithOddTexts()
{
    QFETCH(const QByteArray, text);
    const auto strict = parseJson(text);
    QVERIFY(strict.has_value());
    Repairs repairs(text);
    const auto value = readWholeLiteral(repairs);
    QVERIFY(value.has_value());
    QCOMPARE(differenceOf(*strict, *value), QString());
    QCOMPARE(describedNotes(repairs.take()), QStringList());
}

void TestLiteral::repairs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const char *text, const QStringList &expected) {
        QTest::newRow(name) << QByteArray(text) << expected;
    };
    row("curly marks",
        "[\xE2\x80\x9C"
        "a\xE2\x80\x9D,\n \xE2\x80\x9E"
        "b\xE2\x80\x9C]",
        {uR"(["a","b"])"_s, u"1:2 curly-quotes"_s, u"2:2 curly-quotes"_s});
    row("guillemets",
        "[\xC2\xAB"
        "a\xC2\xBB]",
        {uR"(["a"])"_s, u"1:2 curly-quotes"_s});
    row("curly single marks",
        "[\xE2\x80\x98"
        "a\xE2\x80\x99]",
        {uR"(["a"])"_s, u"1:2 curly-quotes"_s});
    row("a straight mark closed by a curly one", "[\"a\xE2\x80\x9D, \"b\"]",
        {uR"(["a","b"])"_s, u"1:2 curly-quotes"_s});
    row("a curly mark closed by a straight one",
        "[\xE2\x80\x9C"
        "a\", \"b\"]",
        {uR"(["a","b"])"_s, u"1:2 curly-quotes"_s});
    row("an apostrophe in a curly text",
        "[\xE2\x80\x98"
        "Mario\xE2\x80\x99s hat\xE2\x80\x99]",
        {u"[\"Mario\u2019s hat\"]"_s, u"1:2 curly-quotes"_s});
    row("single quotes", "['a', \"b\"]", {uR"(["a","b"])"_s, u"1:2 single-quotes"_s});
    row("an apostrophe", "['Mario's hat']",
        {uR"(["Mario's hat"])"_s, u"1:2 single-quotes"_s, u"1:8 quote-in-text"_s});
    row("a mark within a text", R"(["say "hi" now", "b"])",
        {uR"(["say \"hi\" now","b"])"_s, u"1:7 quote-in-text"_s, u"1:10 quote-in-text"_s});
    row("backticks", "[`a\nb`]",
        {uR"(["a\nb"])"_s, u"1:2 single-quotes"_s, u"1:4 escape-unknown U+000A"_s});
    row("keys without quotes", "{name: \"a\", 1: \"b\", \xC3\xA9: \"c\"}",
        {u"{\"name\":\"a\",\"1\":\"b\",\"\u00E9\":\"c\"}"_s, u"1:2 key-without-quotes name"_s,
            u"1:13 key-without-quotes 1"_s, u"1:21 key-without-quotes \u00E9"_s});
    row("a comma before the end", "[\"a\",\n]", {uR"(["a"])"_s, u"1:5 comma-before-end"_s});
    row("a comma before the end of an object", "[{\"a\":1 , }]",
        {uR"([{"a":1}])"_s, u"1:9 comma-before-end"_s});
    row("missing commas", "[\"a\" \"b\"\n{\"c\":1 \"d\":2} 3]",
        {uR"(["a","b",{"c":1,"d":2},3])"_s, u"1:6 comma-missing"_s, u"2:1 comma-missing"_s,
            u"2:8 comma-missing"_s, u"2:15 comma-missing"_s});
    row("comments", "// x\n[1, /* y */ 2 // z\n]",
        {u"[1,2]"_s, u"1:1 comment-left-out"_s, u"2:5 comment-left-out"_s,
            u"2:15 comment-left-out"_s});
    row("holes", "[,\n1,,2]", {u"[1,2]"_s, u"1:2 hole-in-list"_s, u"2:3 hole-in-list"_s});
    row("null and undefined", "[1, null, undefined]",
        {u"[1]"_s, u"1:5 hole-in-list"_s, u"1:11 hole-in-list"_s});
    row("null as a value", "{\"a\":null}", {uR"({"a":null})"_s});
    row("a hole in an object", "{,\"a\":1}", {uR"({"a":1})"_s, u"1:2 hole-in-list"_s});
    row("an array closed by a brace", "[\"a\", [\"b\"}, \"c\"]",
        {uR"(["a",["b"],"c"])"_s, u"1:11 bracket-mismatch }|]"_s});
    row("an object closed by a bracket", "[{\"a\":1], ",
        {uR"([{"a":1}])"_s, u"1:8 bracket-mismatch ]|}"_s});
    row("an object that is not closed", "[{\"a\":1, {\"b\":2}]",
        {uR"([{"a":1},{"b":2}])"_s, u"1:10 bracket-mismatch {|}"_s, u"1:10 comma-missing"_s});
    row("several values", "[1]\n[2],{\"a\":3}",
        {uR"([[1],[2],{"a":3}])"_s, u"1:1 brackets-added"_s});
    row("text after the end", "[1];\n]",
        {u"[1]"_s, u"1:4 text-ignored ;"_s, u"2:1 text-ignored ]"_s});
    row("unknown escapes", R"(["\a\'\x41\u12"])",
        {uR"(["a'Au12"])"_s, u"1:3 escape-unknown \\a"_s, u"1:5 escape-unknown \\'"_s,
            u"1:7 escape-unknown \\x41"_s, u"1:11 escape-unknown \\u12"_s});
    row("a character by its number", R"(["\u{1F600}\u{48}","\101\7771\0","\u{110000}"])",
        {uR"(["😀H","A?71\u0000","u{110000}"])"_s, u"1:3 escape-unknown \\u{1F600}"_s,
            u"1:12 escape-unknown \\u{48}"_s, u"1:21 escape-unknown \\101"_s,
            u"1:25 escape-unknown \\7771"_s, u"1:30 escape-unknown \\0"_s,
            u"1:35 escape-unknown \\u"_s});
    row("half a pair", R"(["\ud83d"])", {u"[\"\uFFFD\"]"_s});
    row("a raw tab", "[\"a\tb\"]", {uR"(["a\tb"])"_s, u"1:4 escape-unknown U+0009"_s});
    row("a line continued", "[\"a\\\r\nb\"]", {uR"(["ab"])"_s, u"1:4 escape-unknown \\U+000D"_s});
    row("numbers", "[+1, .5, 007, 0x1F, 5.]",
        {u"[1,0.5,7,31,5]"_s, u"1:2 number-spelling +1"_s, u"1:6 number-spelling .5"_s,
            u"1:10 number-spelling 007"_s, u"1:15 number-spelling 0x1F"_s,
            u"1:21 number-spelling 5."_s});
    row("texts joined", "[\"a\" + 'b' +\n\"c\"]", {uR"(["abc"])"_s, u"1:8 single-quotes"_s});
    row("spaces of other kinds",
        "\xC2\xA0[\xE3\x80\x80"
        "1\xE2\x80\x8B,true\xC2\xA0]",
        {u"[1,bool]"_s});
}

void TestLiteral::repairs()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, expected);
    const QStringList found = reading(text);
    QVERIFY2(found == expected, qPrintable(found.join(u'\n')));
}

void TestLiteral::ofAScript_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const char *text, const QStringList &expected) {
        QTest::newRow(name) << QByteArray(text) << expected;
    };
    row("what is ordinary", "[{name: 'a', types: [`b`,], /* c */}, 'it\\'s' + \"\\x41\",]; more",
        {uR"([{"name":"a","types":["b"]},"it'sA"])"_s});
    row("numbers", "[+1, .5, 0xF]", {u"[1,0.5,15]"_s});
    row("holes", "[,\n1,,undefined]",
        {u"[1]"_s, u"1:2 hole-in-list"_s, u"2:3 hole-in-list"_s, u"2:4 hole-in-list"_s});
    row("missing commas", "[{a:1}\n{b:2}]", {uR"([{"a":1},{"b":2}])"_s, u"2:1 comma-missing"_s});
    row("a bad escape", R"(["\xZZ"])", {uR"(["xZZ"])"_s, u"1:3 escape-unknown \\xZZ"_s});
    row("a character by its number",
        R"(["\u{1F600}", '\u{0000048}\x49', `\u{4a}`, "\113\1138", "\d83d\uD83D\uDE00"])",
        {uR"(["😀","HI","J","KK8","d83d😀"])"_s});
    row("numbers of no character", R"(["\u{110000}\u{}\u{ 4}\u{4"])",
        {uR"(["u{110000}u{}u{ 4}u{4"])"_s, u"1:3 escape-unknown \\u"_s,
            u"1:13 escape-unknown \\u"_s, u"1:17 escape-unknown \\u"_s,
            u"1:23 escape-unknown \\u"_s});
    row("lines continued",
        "['a\\\nb\\\r\nc\\\rd\\\xE2\x80\xA8"
        "e', \"\\8\\\xC3\xA9\"]",
        {uR"(["abcde","8é"])"_s});
}

void TestLiteral::ofAScript()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, expected);
    QCOMPARE(readingOfScript(text), expected);
}

void TestLiteral::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *text, const QString &expected) {
        QTest::newRow(name) << QByteArray(text) << expected;
    };
    const auto syntax = [](const char *place, const char *found, JsonExpected expected) {
        return u"%1 json-syntax %2|%3"_s.arg(QLatin1StringView(place), QLatin1StringView(found))
            .arg(static_cast<int>(expected));
    };
    row("nothing", "", syntax("1:1", "", JsonExpected::AnyValue));
    row("only a comment", "// a", syntax("1:5", "", JsonExpected::AnyValue));
    row("no list", "goal", syntax("1:1", "goal", JsonExpected::AnyValue));
    row("a name", "[1, goal]", u"1:5 expression-not-read goal"_s);
    row("a call", "[\n f(1)]", u"2:2 expression-not-read f"_s);
    row("a template", "[`a ${b} c`]", u"1:5 expression-not-read ${"_s);
    row("an operator", "[1+2]", u"1:2 expression-not-read 1+2"_s);
    row("a sign alone", "[-a]", syntax("1:2", "-a", JsonExpected::AnyValue));
    row("a text and a name", "[\"a\" + b]", syntax("1:6", "+", JsonExpected::AnyValue));
    row("a function", "[function () { return 1; }]", u"1:2 expression-not-read function"_s);
    row("a getter", "{get a() { return 1; }}", syntax("1:6", "a", JsonExpected::Colon));
    row("an open text", "[\"a\n\"]", u"1:2 quote-open"_s);
    row("an open text at the end", "[1, 'a", u"1:5 quote-open"_s);
    row("an open array", "[[1]", syntax("1:5", "", JsonExpected::MoreText));
    row("an open object", "{\"a\":", syntax("1:6", "", JsonExpected::MoreText));
    row("an open comment", "[1, /* 2]", syntax("1:10", "", JsonExpected::MoreText));
    row("a value without a key", "{:1}", syntax("1:2", ":", JsonExpected::AKey));
    row("a key without a value", "{\"a\"}", syntax("1:5", "}", JsonExpected::Colon));
    row("more after the end", "[1] x", syntax("1:5", "x", JsonExpected::EndOfFile));
    row("not UTF-8", "[\"\xFF\"]", u"1:3 json-not-utf8"_s);
    row("a number and letters", "[12ab]", u"1:2 expression-not-read 12ab"_s);
}

void TestLiteral::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, expected);
    const QStringList expectedReading{u"error"_s, expected};
    QCOMPARE(reading(text), expectedReading);
}

/// The limits and the places of errors are those of parseJson().
void TestLiteral::depthAndCount()
{
    const auto nested
        = [](int depth) { return QByteArray(depth, '[') + '1' + QByteArray(depth, ']'); };
    QCOMPARE(reading(nested(jsonDepth)), QStringList(QString::fromLatin1(nested(jsonDepth))));
    const QByteArray objects
        = QByteArray("{\"a\":").repeated(33) + nested(33) + QByteArray(33, '}');
    const QByteArray many = '[' + joined(jsonValues, "0") + ']';
    for (const QByteArray &text : {nested(jsonDepth + 1), objects, many}) {
        const auto strict = parseJson(text);
        QVERIFY(!strict.has_value());
        const QStringList expected{u"error"_s, describedNote(strict.error())};
        QCOMPARE(reading(text), expected);
    }
    const QByteArray most = '[' + joined(jsonValues - 1, "0") + ']';
    Repairs repairs(most);
    QVERIFY(readWholeLiteral(repairs).has_value());
}

void TestLiteral::onlyAThousandRepairsAreListed()
{
    const QByteArray text = '[' + QByteArray(5'000, ',') + "1]";
    const QStringList found = reading(text);
    QCOMPARE(found.size(), 1 + Repairs::most + 1);
    QCOMPARE(found.at(Repairs::most), u"1:1001 hole-in-list"_s);
    QCOMPARE(found.last(), u"more-repairs 4000"_s);
}

/// A key or a number may be as long as the file; a message is not.
void TestLiteral::quotesOfTheFileAreShort()
{
    const QByteArray texts[]{'{' + QByteArray(1'000'000, 'k') + ":1}",
        "[+" + QByteArray(1'000'000, '7') + ']', '[' + QByteArray(1'000'000, 'k') + ']',
        "[1" + QByteArray(1'000'000, 'k') + ']'};
    for (const QByteArray &text : texts) {
        const QStringList found = reading(text);
        QCOMPARE(found.size(), 2);
        QVERIFY(found.last().size() < 150);
    }
}

void TestLiteral::aStopIsHeard()
{
    const QByteArray text = '[' + joined(100'000, "0") + ']';
    std::stop_source stop;
    Repairs repairs(text);
    QVERIFY(readWholeLiteral(repairs, stop.get_token()).has_value());
    stop.request_stop();
    const auto whole = readWholeLiteral(repairs, stop.get_token());
    QVERIFY(!whole.has_value());
    QCOMPARE(whole.error().code, Code::Cancelled);
    const auto literal = readLiteral(repairs, 0, Dialect::JavaScript, stop.get_token());
    QVERIFY(!literal.has_value());
    QCOMPARE(literal.error().code, Code::Cancelled);
}

void TestLiteral::hostileTextsEnd_data()
{
    QTest::addColumn<HostileText>("hostile");
    for (const HostileText &hostile : hostileTexts())
        QTest::newRow(hostile.name) << hostile;
}

/// A reader that takes a time in proportion to the square would need hours. For growth, see
/// core/lists/tst_lists_cost.
void TestLiteral::hostileTextsEnd()
{
    QFETCH(const HostileText, hostile);
    const QByteArray text = hostile.text(400'000);
    for (const Dialect dialect : {Dialect::Json, Dialect::JavaScript}) {
        Repairs repairs(text);
        const auto literal = readLiteral(repairs, 0, dialect);
        QVERIFY(literal || literal.error().where.line >= 1);
        QVERIFY(repairs.take().size() <= Repairs::most + 1);
    }
    Repairs repairs(text);
    const auto whole = readWholeLiteral(repairs);
    QVERIFY(whole || whole.error().where.line >= 1);
}

BOARDWRIGHT_UNIT(TestLiteral, NoApplication)
#include "tst_literal.moc"
