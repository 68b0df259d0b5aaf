// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/code_key.h"
#include "core/formats/import_codes.h"
#include "core/formats/native.h"
#include "core/formats/set_format.h"
#include "tests/support/lists/described_note.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sets/random_native.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <optional>
#include <utility>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

QString lineAndCode(int line, Code code)
{
    return u"%1 %2"_s.arg(line).arg(codeKey(code));
}

QString lineAndCode(const Problem &note)
{
    return lineAndCode(note.where.line, note.code);
}

/// A file in the site's style, in which every value has a line, and the faults that are put into
/// it.
struct Faulty {
    QStringList lines;
    QStringList faults{}; ///< lineAndCode()
};

/// Changes the quotation marks of the key in a line.
bool requote(QString &line, const QString &open, const QString &close)
{
    static const QRegularExpression key(uR"re(^( *)"([a-z_]+)"(?=: ))re"_s);
    const QRegularExpressionMatch found = key.match(line);
    if (found.hasMatch())
        line.replace(
            0, found.capturedLength(), found.captured(1) + open + found.captured(2) + close);
    return found.hasMatch();
}

/// Puts a fault into a line; nothing if the line has no place for a fault of this kind.
std::optional<ImportCode> spoil(QString &line, const QString &next, int kind)
{
    const bool hasComma = line.endsWith(u',');
    const bool isLast = next.trimmed().startsWith(u'}') || next.trimmed().startsWith(u']');
    const bool opens = line.endsWith(u'[') || line.endsWith(u'{');
    switch (kind) {
    case 0:
        if (!isLast || opens || line.trimmed() == "null"_L1)
            return {};
        line += u',';
        return ImportCode::CommaBeforeEnd;
    case 1:
        if (!hasComma)
            return {};
        line.chop(1);
        return ImportCode::CommaMissing;
    case 2:
        line += u" // a note, \"quoted\""_s;
        return ImportCode::CommentLeftOut;
    case 3:
        line.prepend(u"/* [{ */"_s);
        return ImportCode::CommentLeftOut;
    case 4:
        return requote(line, u""_s, u""_s) ? std::optional(ImportCode::KeyWithoutQuotes)
                                           : std::nullopt;
    case 5:
        return requote(line, u"\u201C"_s, u"\u201D"_s) ? std::optional(ImportCode::CurlyQuotes)
                                                       : std::nullopt;
    case 6:
        return requote(line, u"'"_s, u"'"_s) ? std::optional(ImportCode::SingleQuotes)
                                             : std::nullopt;
    default:
        if (!hasComma)
            return {};
        line += u',';
        return ImportCode::HoleInList;
    }
}

constexpr int faultKinds = 8;

Faulty spoiled(const QByteArray &layout, RandomNative &random)
{
    Faulty file{.lines = QString::fromUtf8(layout).split(u'\n')};
    for (qsizetype i = 0; i < file.lines.size(); ++i) {
        QString &line = file.lines[i];
        // Nulls are dropped from lists, as holes are.
        if (line.trimmed() == "null"_L1 || line.trimmed() == "null,"_L1)
            file.faults << lineAndCode(static_cast<int>(i) + 1, toCode(ImportCode::HoleInList));
        if (random.below(4) != 0)
            continue;
        const auto fault = spoil(line, file.lines.value(i + 1), random.below(faultKinds));
        if (!fault)
            continue;
        // What lacks its comma is the next value.
        const qsizetype at = *fault == ImportCode::CommaMissing ? i + 1 : i;
        file.faults << lineAndCode(static_cast<int>(at) + 1, toCode(*fault));
    }
    return file;
}

} // namespace

/// Native files with faults of syntax: each is repaired and reported, and nothing else changes.
class TestNativeRepaired final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFaultIsRepairedAtItsLine();
    void everyKindOfFault();
    void theDataOfBoardwrightIsRead();
    void otherEncodings();
    void anErrorHasItsPlaceInTheFile_data();
    void anErrorHasItsPlaceInTheFile();
    void aFileWithoutFaultsIsNative();
    void aStopIsHeard();
};

void TestNativeRepaired::everyFaultIsRepairedAtItsLine()
{
    RandomNative random(11);
    qsizetype repaired = 0;
    for (int i = 0; i < walkLength(3'000); ++i) {
        const auto first = readNative(random.file());
        QVERIFY(first.has_value());
        const QByteArray layout = first->set.file->layout;
        const auto clean = readNative(layout);
        QVERIFY(clean.has_value());
        const Faulty faulty = spoiled(layout, random);
        const QByteArray text = faulty.lines.join(u'\n').toUtf8();
        if (readNative(text))
            continue;

        const auto opened = readAnySet(text, u"json");

        QVERIFY2(opened.has_value(),
            opened ? ""
                   : qPrintable(describedNote(opened.error()) + u'\n' + QString::fromUtf8(text)));
        QCOMPARE(opened->from, &siteFormat);
        QCOMPARE(valueOf(opened->file.set), valueOf(clean->set));
        QStringList expected = faulty.faults;
        for (const Problem &note : clean->notes)
            expected << lineAndCode(note);
        QStringList found;
        for (const Problem &note : opened->file.notes)
            found << lineAndCode(note);
        QVERIFY(std::ranges::is_sorted(opened->file.notes, {},
            [](const Problem &note) { return std::pair(note.where.line, note.where.column); }));
        expected.sort();
        found.sort();
        QVERIFY2(found == expected,
            qPrintable(found.join(u", "_s) + u"\nexpected "_s + expected.join(u", "_s) + u'\n'
                + QString::fromUtf8(text)));
        repaired += faulty.faults.size();

        // It is saved in the site's style, without a fault.
        const auto again = readNative(writeNative(opened->file.set));
        QVERIFY(again.has_value() && again->siteStyle);
        QCOMPARE(valueOf(again->set), valueOf(clean->set));
    }
    QVERIFY(repaired > walkLength(3'000));
}

void TestNativeRepaired::everyKindOfFault()
{
    const QByteArray text = "{\n"
                            "  // made by hand\n"
                            "  schema_version: 3,\n"
                            "  'game_name': \xE2\x80\x9CHarbour\xE2\x80\x9D,\n"
                            "  \"objectives\": [\n"
                            "    {\"goal\": \"Find a key\", \"weighting\": 050,},\n"
                            "    null, ,\n"
                            "    {\"goal\": \"Dive\" \"disabled\": true\n"
                            "    {\"goal\": \"Sleep\"}\n"
                            "  ],\n"
                            "};";

    const auto opened = readAnySet(text, u"json");

    QVERIFY2(opened.has_value(), opened ? "" : qPrintable(describedNote(opened.error())));
    QCOMPARE(describedNotes(opened->file.notes),
        QStringList({u"2:3 comment-left-out"_s, u"3:3 key-without-quotes schema_version"_s,
            u"4:3 single-quotes"_s, u"4:16 curly-quotes"_s, u"6:41 number-spelling 050"_s,
            u"6:44 comma-before-end"_s, u"7:5 hole-in-list"_s, u"7:11 hole-in-list"_s,
            u"8:21 comma-missing"_s, u"9:5 bracket-mismatch {|}"_s, u"9:5 comma-missing"_s,
            u"10:4 comma-before-end"_s, u"11:2 text-ignored ;"_s}));
    const GoalSet &set = opened->file.set;
    QCOMPARE(set.gameName, u"Harbour"_s);
    QCOMPARE(set.objectives.size(), 3);
    QCOMPARE(set.objectives.at(0).weighting, 50);
    QVERIFY(set.objectives.at(1).disabled);
    QCOMPARE(set.objectives.at(2).goal, u"Sleep"_s);
    // The file itself is not what would be saved.
    QVERIFY(!set.file);
    QVERIFY(opened->tiers == 0 && !opened->hasTypes);
}

void TestNativeRepaired::theDataOfBoardwrightIsRead()
{
    const QByteArray clean = R"({"schema_version": 3, "objectives": [
        {"goal": "A", "boardwright": {"balanced": {"difficulty": 7}, "later": {"x": [1]}}, "shiny": 1},
        {"goal": "B"}]})";
    QByteArray faulty = clean;
    faulty.replace("{\"goal\": \"B\"}", "{\"goal\": \"B\",}");
    const auto expected = readNative(clean);
    QVERIFY(expected.has_value());
    QVERIFY(!expected->set.objectives.first().extension.isEmpty());
    const auto opened = readAnySet(faulty, u"json");
    QVERIFY(opened.has_value());
    QCOMPARE(valueOf(opened->file.set), valueOf(expected->set));
    // What no field reads is kept, too.
    QCOMPARE(writeNative(opened->file.set), expected->set.file->layout);
}

void TestNativeRepaired::otherEncodings()
{
    const QString text = u"{\"objectives\": [{\"goal\": \"M\u00FChle\"}, ]}"_s;
    QByteArray utf16("\xFF\xFE", 2);
    for (const QChar character : text)
        utf16.append(static_cast<char>(character.cell()))
            .append(static_cast<char>(character.row()));
    const auto wide = readAnySet(utf16, u"json");
    QVERIFY(wide.has_value());
    QCOMPARE(describedNotes(wide->file.notes),
        QStringList({u"encoding-converted UTF-16LE"_s, u"1:34 comma-before-end"_s}));
    const auto marked = readAnySet("\xEF\xBB\xBF" + text.toUtf8(), u"json");
    QVERIFY(marked.has_value());
    QCOMPARE(describedNotes(marked->file.notes), QStringList(u"1:34 comma-before-end"_s));
    for (const auto &opened : {wide, marked})
        QCOMPARE(opened->file.set.objectives.first().goal, u"M\u00FChle"_s);
}

void TestNativeRepaired::anErrorHasItsPlaceInTheFile_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("wrong type") << QByteArray(
        "{objectives: [\n{goal: 'A', \"range\":\n  \"many\"},]}")
                                << u"3:3 json-wrong-type range|4|3"_s;
    QTest::newRow("goal without text")
        << QByteArray("{\"objectives\": [\n{\"goal\": \"A\",},\n  {\"weighting\": 5}]}")
        << u"3:3 not-a-goal-set goal"_s;
    QTest::newRow("unknown word") << QByteArray(
        "// old\r\n{\"schema_mode\": \"\xC3\xBC\" + 'x', \"objectives\": []}")
                                  << u"2:17 unknown-text schema_mode|\u00FCx|"
                                     "strict, capped, dedicated, relaxed"_s;
    QTest::newRow("not repaired") << QByteArray(
        "{\"objectives\": [\n{\"goal\": \"A\",},\n{\"goal\" \"B\"}]}")
                                  << u"3:9 json-syntax \"|2"_s;
}

void TestNativeRepaired::anErrorHasItsPlaceInTheFile()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, expected);
    const auto opened = readAnySet(text, u"json");
    QVERIFY(!opened.has_value());
    QCOMPARE(describedNote(opened.error()), expected);
}

void TestNativeRepaired::aFileWithoutFaultsIsNative()
{
    const auto opened = readAnySet("{\"objectives\": [{\"goal\": \"A\"}]}", u"json");
    QVERIFY(opened.has_value());
    QVERIFY(opened->from == nullptr && opened->file.set.file != nullptr);
}

void TestNativeRepaired::aStopIsHeard()
{
    std::stop_source stop;
    stop.request_stop();
    const ImportText text("{\"objectives\": [{\"goal\": \"A\"},]}", u"json"_s, stop.get_token());
    const auto read = siteFormat.read(text, {});
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, Code::Cancelled);
}

BOARDWRIGHT_UNIT(TestNativeRepaired, NoApplication)
#include "tst_native_repaired.moc"
