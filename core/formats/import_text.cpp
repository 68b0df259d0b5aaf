// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/import_text.h"

#include "core/base/one_of.h"
#include "core/formats/foreign_text.h"
#include "core/formats/literal.h"
#include "core/formats/repairs.h"
#include "core/formats/text_position.h"

#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>
#include <array>
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
