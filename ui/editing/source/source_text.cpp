// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/source/source_text.h"

#include "core/formats/json.h"
#include "core/formats/json_layout.h"
#include "core/formats/native.h"
#include "core/formats/text_position.h"

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

qsizetype longestLineOf(QByteArrayView text)
{
    qsizetype longest = 0;
    for (qsizetype begin = 0; begin < text.size();) {
        qsizetype end = text.indexOf('\n', begin);
        if (end < 0)
            end = text.size();
        longest = std::max(longest, end - begin);
        begin = end + 1;
    }
    return longest;
}

SourceForm formOf(QByteArrayView bytes)
{
    const qsizetype feed = bytes.indexOf('\n');
    return {.hasByteOrderMark = byteOrderMarkSize(bytes) > 0,
        .endsLinesWithCrLf = feed > 0 && bytes[feed - 1] == '\r'};
}

/// Keeps one character for each of the text's, so that positions stay the same; only CR LF becomes
/// one character.
QString shownText(QByteArrayView bytes, bool &isLossy)
{
    QString text = QString::fromUtf8(bytes); // drops a byte-order mark
    if (text.contains(u'\r')) {
        text.replace("\r\n"_L1, "\n"_L1);
        text.replace(u'\r', u'\n');
    }
    // QTextDocument treats these characters specially.
    constexpr QStringView special = u"\u2028\u2029\ufdd0\ufdd1\ufffc";
    for (QChar &character : text) {
        if (character.unicode() >= 0x2028 && special.contains(character)) {
            character = QChar::ReplacementCharacter;
            isLossy = true;
        }
    }
    return text;
}

/// Counts the lines before ascending offsets of a text; CR LF and a lone CR end a line like LF.
class LineCounter final {
public:
    explicit LineCounter(QByteArrayView text)
        : m_text(text)
    {
    }

    int lineAt(qsizetype offset)
    {
        for (; m_offset < offset; ++m_offset) {
            const char byte = m_text[m_offset];
            const bool isCrOfCrLf
                = byte == '\r' && m_offset + 1 < m_text.size() && m_text[m_offset + 1] == '\n';
            if (byte == '\n' || (byte == '\r' && !isCrOfCrLf))
                ++m_line;
        }
        return m_line;
    }

private:
    QByteArrayView m_text;
    qsizetype m_offset = 0;
    int m_line = 0;
};

const JsonValue *objectivesOf(const JsonValue &file)
{
    // If a key is repeated, the last one is effective.
    const JsonValue *objectives = nullptr;
    for (const JsonMember &member : file.members) {
        if (member.key == "objectives"_L1)
            objectives = &member.value;
    }
    return objectives;
}

QHash<RowId, LineRange> rowsIn(QByteArrayView bytes, const JsonValue &file, const GoalSet &set)
{
    const JsonValue *objectives = objectivesOf(file);
    if (objectives == nullptr || std::ssize(objectives->elements) != set.objectives.size())
        return {};
    QHash<RowId, LineRange> rows;
    rows.reserve(set.objectives.size());
    LineCounter lines(bytes);
    for (qsizetype i = 0; i < set.objectives.size(); ++i) {
        const JsonValue &element = objectives->elements[static_cast<std::size_t>(i)];
        const int first = lines.lineAt(element.begin);
        rows.insert(set.objectives.at(i).id, {first, lines.lineAt(element.end - 1)});
    }
    return rows;
}

} // namespace

SourceResult sourceOf(const GoalSet &set, const std::stop_token &stop)
{
    return sourceOf(set, writeNative(set), stop);
}

SourceResult sourceOf(const GoalSet &set, QByteArray bytes, const std::stop_token &stop)
{
    SourceResult result;
    result.form = formOf(bytes);
    auto file = parseJson(bytes, stop);
    if (file && longestLineOf(bytes) > longestEditedLine) {
        bytes = layOut(*file, bytes);
        file = parseJson(bytes, stop);
        result.isLaidOut = true;
    }
    if (stop.stop_requested())
        return result;
    if (file)
        result.rows = rowsIn(bytes, *file, set);
    result.text = shownText(bytes, result.isLossy);
    return result;
}

QByteArray bytesOf(const QString &text, const SourceForm &form)
{
    QByteArray bytes = text.toUtf8();
    if (form.endsLinesWithCrLf)
        bytes.replace('\n', "\r\n");
    if (form.hasByteOrderMark)
        bytes.prepend("\xef\xbb\xbf");
    return bytes;
}

SourceText::SourceText(JobPool &files, QObject *parent)
    : QObject(parent)
    , m_worker(
          files, this,
          [](const Request &request, const std::stop_token &stop) -> std::optional<Reply> {
              auto result = std::make_shared<SourceResult>(sourceOf(request.set, stop));
              if (stop.stop_requested())
                  return std::nullopt;
              result->revision = request.revision;
              return result;
          },
          [this](Reply result) {
              m_result = std::move(result);
              Q_EMIT updated();
          })
{
}

SourceText::~SourceText() = default;

void SourceText::request(const GoalSet &set)
{
    m_worker.submit({.revision = ++m_requested, .set = set});
}

} // namespace boardwright
