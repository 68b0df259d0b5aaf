// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/import_text.h"

#include "core/base/one_of.h"
#include "core/formats/literal.h"
#include "core/formats/repairs.h"
#include "core/formats/text_position.h"
#include "core/goalset/goal_text.h"

#include <QRegularExpression>
#include <QStringDecoder>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

struct Converted {
    QByteArray bytes;
    QString from; ///< name of the encoding; null: nothing was converted
};

bool isJsonAt(QByteArrayView text, qsizetype at)
{
    return at < text.size() && (text[at] == '[' || text[at] == '{');
}

/// Whether bytes are something other than text in an encoding of one byte a letter.
bool isBinary(const QByteArray &bytes)
{
    return std::ranges::any_of(bytes,
               [](char byte) {
                   constexpr unsigned char firstPrintable = 0x20;
                   return static_cast<unsigned char>(byte) < firstPrintable
                       && !isOneOf(byte, "\t\n\v\f\r");
               })
        || bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF");
}

Converted asUtf8(const QByteArray &bytes)
{
    if (const auto encoding = QStringConverter::encodingForData(bytes);
        encoding && *encoding != QStringConverter::Utf8) {
        QStringDecoder decode(*encoding);
        const QString text = decode(bytes);
        // Each of these encodings has an even number of bytes; the decoder waits for the last one.
        if (decode.hasError() || bytes.size() % 2 != 0)
            return {.bytes = bytes, .from = {}};
        return {.bytes = text.toUtf8(), .from = QString::fromLatin1(decode.name())};
    }
    if (isBinary(bytes) || invalidUtf8At(bytes) < 0 || isJsonAt(bytes, skippedSpace(bytes, 0)))
        return {.bytes = bytes, .from = {}};
    // Spreadsheets on Windows write it. Qt knows it if it was built with ICU.
    if (QStringDecoder decode("windows-1252"); decode.isValid()) {
        const QString text = decode(bytes);
        return {.bytes = text.toUtf8(), .from = u"Windows-1252"_s};
    }
    return {.bytes = QString::fromLatin1(bytes).toUtf8(), .from = u"Latin-1"_s};
}

/// What stands around the list in a text: the bytes from `begin` to `end`, without line ends.
struct TextAround {
    qsizetype begin = 0;
    qsizetype end = 0;
};

using Around = std::vector<TextAround>;

/// The lines of a text, up to one more than `most`.
Around linesIn(QByteArrayView text, std::size_t most)
{
    Around lines;
    for (qsizetype at = byteOrderMarkSize(text); at < text.size() && lines.size() <= most;) {
        qsizetype end = at;
        while (end < text.size() && text[end] != '\n' && text[end] != '\r')
            ++end;
        lines.push_back({.begin = at, .end = end});
        at = end + 1;
    }
    return lines;
}

/// Whether a line holds nothing but words: neither quotation marks nor brackets, and no code.
bool isProse(QByteArrayView line)
{
    constexpr std::string_view signs = "\"'`{}[]<>=;";
    return std::ranges::none_of(line, [&](char byte) { return signs.contains(byte); });
}

/// Whether a text begins with a bracket, and a text or a further bracket in it.
bool beginsWithData(QByteArrayView text)
{
    const qsizetype inside = isJsonAt(text, 0) ? skippedSpace(text, 1) : text.size();
    return inside < text.size() && isOneOf(text[inside], "\"'[{");
}

/// A few lines of prose above and below JSON that can be read; empty: there is no such thing.
Around aroundJson(const QByteArray &bytes)
{
    constexpr std::size_t mostAround = 20;
    Around around;
    const auto lineOf = [&](const TextAround &line) {
        return QByteArrayView(bytes).sliced(line.begin, line.end - line.begin).trimmed();
    };
    qsizetype begin = -1;
    for (const TextAround &line : linesIn(bytes, mostAround)) {
        const QByteArrayView text = lineOf(line);
        if (!isProse(text) || text.isEmpty()) {
            begin = text.isEmpty() ? begin : line.begin;
            if (!text.isEmpty())
                break;
            continue;
        }
        around.push_back(line);
    }
    if (begin < 0 || around.size() > mostAround)
        return {};
    qsizetype end = bytes.size();
    for (std::size_t below = 0; below <= mostAround && end > begin; ++below) {
        const qsizetype lineEnd = end;
        qsizetype lineBegin = end;
        while (lineBegin > begin && bytes[lineBegin - 1] != '\n' && bytes[lineBegin - 1] != '\r')
            --lineBegin;
        const TextAround line{.begin = lineBegin, .end = lineEnd};
        if (!isProse(lineOf(line)))
            break;
        if (!lineOf(line).isEmpty())
            around.push_back(line);
        end = std::max(begin, lineBegin - 1);
    }
    const QByteArray data = bytes.sliced(begin, end - begin).trimmed();
    if (around.empty() || !beginsWithData(data))
        return {};
    Repairs repairs(data);
    const auto root = readWholeLiteral(repairs);
    const auto isAfterwards = [](const Problem &note) {
        return note.code == toCode(ImportCode::TextIgnored)
            || note.code == toCode(ImportCode::BracketsAdded);
    };
    return root && !std::ranges::any_of(repairs.take(), isAfterwards) ? around : Around();
}

/// The signs that enclose blocks of code in chats and Markdown, and a few lines outside of the only
/// block; empty: there is no such block.
Around aroundBlock(const QByteArray &bytes)
{
    constexpr std::size_t mostLines = 200'000;
    constexpr std::size_t mostAround = 8;
    constexpr QByteArrayView fence = "```";
    if (!bytes.contains(fence.toByteArray()))
        return {};
    static const QRegularExpression language(
        u"^`{3,}\\s*(?:json5?|jsonc?|js|javascript|ts|typescript|csv|tsv|text|txt|md|markdown)?\\s*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    Around around;
    int fences = 0;
    for (const TextAround &line : linesIn(bytes, mostLines)) {
        const QByteArrayView whole
            = QByteArrayView(bytes).sliced(line.begin, line.end - line.begin);
        const QByteArrayView text = whole.trimmed();
        const qsizetype at = line.begin + (text.data() - whole.data());
        const bool isOnlyFence = language.match(QString::fromUtf8(text)).hasMatch();
        if (fences != 1 && !text.isEmpty() && !text.startsWith(fence))
            around.push_back(line);
        if (isOnlyFence && !text.isEmpty()) {
            ++fences;
            around.push_back({.begin = at, .end = at + text.size()});
            continue;
        }
        if (text.startsWith(fence)) {
            ++fences;
            around.push_back({.begin = at, .end = at + fence.size()});
        }
        if (text.size() > 2 * fence.size() && text.endsWith(fence)) {
            ++fences;
            around.push_back({.begin = at + text.size() - fence.size(), .end = at + text.size()});
        }
    }
    return fences == 2 && around.size() <= mostAround ? around : Around();
}

/// The first bytes of a text, on which the following expressions are tried.
QString beginningOf(const QByteArray &bytes)
{
    constexpr qsizetype enough = 1'000;
    return decodedUtf8(QByteArrayView(bytes).sliced(
        byteOrderMarkSize(bytes), std::min(enough, bytes.size() - byteOrderMarkSize(bytes))));
}

/// A tag at either end: a goal may have one of them.
bool isMarkup(const QByteArray &bytes)
{
    static const QRegularExpression tag(u"^\\s*<(?:[?!]|[a-z][a-z0-9:-]*(?:\\s[^<>]*)?/?>)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return bytes.trimmed().endsWith('>') && tag.match(beginningOf(bytes)).hasMatch();
}

/// What only code begins with, after its comments: a declaration with a value, a function, or an
/// assignment to an element of a list.
bool isCode(const QByteArray &bytes)
{
    static const QRegularExpression statement(
        uR"(^(?:\s|//[^\n]*\n|/\*.*?\*/)*(?:(?:export\s+)?(?:var|let|const)\s+[\w$]+\s*=|(?:export\s+)?(?:async\s+)?function\b\s*[\w$]*\s*\(|(?:module\.)?exports[\w$.]*\s*=|import\s[^\n]*["']|import\s*["'{(]|["']use strict["']|[\w$.]+\[[^\]\n]*\]\s*=))"_s,
        QRegularExpression::DotMatchesEverythingOption);
    return statement.match(beginningOf(bytes)).hasMatch();
}

/// The lines at the beginning of a text that are not blank.
QStringList firstLines(QByteArrayView text)
{
    constexpr qsizetype longestLook = qsizetype{16} * 1024;
    const qsizetype from = byteOrderMarkSize(text);
    const QByteArrayView beginning = text.sliced(from, std::min(longestLook, text.size() - from));
    QStringList lines;
    for (const QString &line :
        QString::fromUtf8(beginning).split(QRegularExpression(u"[\\r\\n]+"_s))) {
        if (!line.trimmed().isEmpty())
            lines << line;
    }
    return lines;
}

qsizetype matching(const QStringList &lines, const QRegularExpression &pattern)
{
    return std::ranges::count_if(
        lines, [&](const QString &line) { return pattern.match(line).hasMatch(); });
}

/// A key with nothing after it and deeper keys below it, and hardly a line without a key.
bool looksLikeYaml(const QStringList &lines)
{
    static const QRegularExpression line(
        u"^(?:\\s*(?:- +)?[\\w.-]+:(?: .*)?|\\s*- .*|\\s*#.*|---|\\.\\.\\.)$"_s);
    static const QRegularExpression parent(u"^\\s*(?:- +)?[a-z_][\\w-]*:\\s*$"_s);
    static const QRegularExpression child(u"^\\s+(?:- +)?[a-z_][\\w-]*:(?: .*)?$"_s);
    static const QRegularExpression item(u"^\\s*- +[a-z_][\\w-]*:(?: .*)?$"_s); // with a key
    static const QRegularExpression top(u"^[a-z_][\\w-]*: +\\S.*$"_s);
    static const QRegularExpression bullet(u"^\\s*- +\\S.*$"_s);
    const auto has
        = [&](const QRegularExpression &pattern) { return matching(lines, pattern) > 0; };
    const bool hasMembers = has(child) && (has(parent) || has(item));
    const bool hasList = has(parent) && has(top) && has(bullet);
    return (hasMembers || hasList) && matching(lines, line) == lines.size();
}

/// Sections in brackets, and values after equals signs.
bool looksLikeIni(const QStringList &lines)
{
    static const QRegularExpression line(
        u"^\\s*(?:\\[{1,2}[\\w .-]+\\]{1,2}|[\\w.-]+\\s*=.*|[#;].*)$"_s);
    static const QRegularExpression section(u"^\\s*\\[{1,2}[\\w .-]+\\]{1,2}\\s*$"_s);
    return matching(lines, section) > 0 && matching(lines, section) < lines.size()
        && matching(lines, line) == lines.size();
}

/// The name of a format of data or programs that is not read, such as "YAML", if a text is meant as
/// one by its suffix or looks like one; else null. A list of goals, a goal a line, does not look
/// like any. Looks at the beginning only.
QString foreignFormatOf(QByteArrayView text, QStringView suffix)
{
    constexpr std::array suffixes{std::pair("yml"_L1, "YAML"_L1), std::pair("yaml"_L1, "YAML"_L1),
        std::pair("hjson"_L1, "HJSON"_L1), std::pair("toml"_L1, "TOML"_L1),
        std::pair("ini"_L1, "INI"_L1), std::pair("lua"_L1, "Lua"_L1),
        std::pair("py"_L1, "Python"_L1), std::pair("rtf"_L1, "RTF"_L1)};
    const auto *const known = std::ranges::find_if(suffixes,
        [&](const auto &format) { return suffix.compare(format.first, Qt::CaseInsensitive) == 0; });
    if (known != suffixes.end())
        return known->second;
    const QStringList lines = firstLines(text);
    if (lines.isEmpty())
        return {};
    if (lines.first().startsWith("{\\rtf"_L1))
        return u"RTF"_s;
    if (lines.first().trimmed().startsWith("{|"_L1))
        return u"MediaWiki"_s;
    static const QRegularExpression bareText(u"^\\s*\\w+\\s*:\\s*[A-Za-z][^\"'{}\\[\\]]*$"_s);
    if (lines.first().trimmed() == "{"_L1 && matching(lines, bareText) > 0)
        return u"HJSON"_s;
    static const QRegularExpression tables(u"^\\s*\\[\\["_s);
    static const QRegularExpression statement(
        u"^\\s*(?:INSERT\\s+INTO|CREATE\\s+TABLE|SELECT\\s.*\\sFROM)\\s"_s);
    static const QRegularExpression command(u"^\\s*\\\\(?:begin|documentclass)\\s*[{\\[]"_s);
    if (looksLikeYaml(lines))
        return u"YAML"_s;
    if (looksLikeIni(lines))
        return matching(lines, tables) > 0 ? u"TOML"_s : u"INI"_s;
    if (statement.match(lines.first()).hasMatch())
        return u"SQL"_s;
    if (matching(lines, command) > 0)
        return u"LaTeX"_s;
    return {};
}

/// Whether most lines of a text end as those of a program do. Looks at the beginning only.
bool hasCodeLines(QByteArrayView text)
{
    constexpr qsizetype least = 3;
    static const QRegularExpression end(u"(?:[;{}]|\\}[,)];?|\\);?)\\s*$"_s);
    const QStringList lines = firstLines(text);
    const auto ends = matching(lines, end);
    static const QRegularExpression bracket(u"[{}]\\s*[,;)]*\\s*$"_s);
    if (ends >= least && 2 * ends > lines.size() && matching(lines, bracket) > 0)
        return true;
    // Calls with texts, texts in quotation marks of programs, members of objects; blocks of
    // Markdown.
    static const std::array patterns{
        QRegularExpression(uR"(^\s*(?:new\s+)?[\w.]+\(.*["'`].*\)\s*[,;]?\s*$)"_s),
        QRegularExpression(uR"(^\s*(?:'[^']*'|`[^`]*`)\s*[,;]?\s*$)"_s),
        QRegularExpression(uR"(^\s*["']?\w+["']?\s*:\s*["'\[{].*[,;"'\]}]\s*$)"_s)};
    static const QRegularExpression fence(u"^\\s*```"_s);
    return matching(lines, fence) > 0
        || std::ranges::any_of(patterns, [&](const QRegularExpression &pattern) {
               const auto found = matching(lines, pattern);
               return found > 1 && found == lines.size();
           });
}

} // namespace

ImportText::ImportText(const QByteArray &bytes, QString suffix, std::stop_token stop)
    : m_suffix(std::move(suffix))
    , m_stop(std::move(stop))
{
    Converted converted = asUtf8(bytes);
    m_bytes = std::move(converted.bytes);
    if (m_bytes.contains('\0') || invalidUtf8At(m_bytes) >= 0)
        m_isText = false;
    if (!converted.from.isNull()) {
        Repairs repairs(m_bytes);
        repairs.add(ImportCode::EncodingConverted, std::nullopt, {converted.from});
        m_notes = repairs.take();
    }
}

void ImportText::leaveOutAround()
{
    constexpr qsizetype longestShown = 40;
    const QByteArray whole = m_bytes;
    Repairs repairs(whole);
    Around around = m_isText ? aroundBlock(whole) : Around();
    // A file of data with anything else in it is damaged.
    if (around.empty() && m_isText && m_suffix.compare("json"_L1, Qt::CaseInsensitive) != 0)
        around = aroundJson(whole);
    for (const TextAround &part : around) {
        const QByteArray text = m_bytes.sliced(part.begin, part.end - part.begin);
        if (!text.trimmed().startsWith("```"))
            repairs.add(ImportCode::LineBesideGoals, part.begin,
                {shortened(QString::fromUtf8(text).simplified(), longestShown)});
        m_bytes.replace(part.begin, text.size(), QByteArray(text.size(), ' '));
        m_leftOut.push_back(part.begin);
    }
    m_notes += repairs.take();
}

bool ImportText::isLeftOutOfLine(qsizetype begin) const
{
    return std::ranges::any_of(m_leftOut, [&](qsizetype at) {
        return at >= begin && !QByteArrayView(m_bytes).sliced(begin, at - begin).contains('\n');
    });
}

bool ImportText::beginsAsJson() const
{
    return isJsonAt(m_bytes, skippedSpace(m_bytes, byteOrderMarkSize(m_bytes)));
}

const ImportText::Json &ImportText::json() const
{
    if (!m_json) {
        Repairs repairs(m_bytes);
        auto root = readWholeLiteral(repairs, m_stop);
        m_json.emplace(Json{.root = std::move(root), .repairs = repairs.take()});
    }
    return *m_json;
}

bool ImportText::looksLikeScript() const
{
    if (!m_looksLikeScript)
        m_looksLikeScript = m_isText && boardwright::looksLikeScript(m_bytes);
    return *m_looksLikeScript;
}

const ImportText::Script &ImportText::script() const
{
    if (!m_script) {
        Repairs repairs(m_bytes);
        auto assigned = readScript(repairs, m_stop);
        m_script.emplace(Script{.assigned = std::move(assigned), .repairs = repairs.take()});
    }
    return *m_script;
}

ImportText::Kind ImportText::kind() const
{
    constexpr std::array scripts{"js"_L1, "mjs"_L1, "cjs"_L1, "ts"_L1};
    constexpr std::array json{"json"_L1, "jsonl"_L1};
    const QString suffix = m_suffix.toLower();
    if (isMarkup(m_bytes))
        return Kind::Markup;
    const bool mayBeForeign = beginsAsJson() ? !this->json().root : !looksLikeScript();
    if (mayBeForeign && !foreignFormat().isEmpty())
        return Kind::Foreign;
    if (!beginsAsJson() && !looksLikeScript()
        && (std::ranges::contains(scripts, suffix) || isCode(m_bytes) || hasCodeLines(m_bytes)))
        return Kind::Code;
    if (beginsAsJson())
        return Kind::Lines; // "[Hard] Beat the game"
    const auto value = parseJson(m_bytes);
    const bool isValue = value && value->kind != JsonKind::String;
    return isValue || std::ranges::contains(json, suffix) ? Kind::BareValue : Kind::Lines;
}

QString ImportText::foreignFormat() const
{
    return m_isText ? foreignFormatOf(m_bytes, m_suffix) : QString();
}

} // namespace boardwright
