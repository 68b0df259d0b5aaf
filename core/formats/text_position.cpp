// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/text_position.h"

#include <QStringDecoder>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

bool isContinuationByte(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// Length of the well-formed sequence at the start of `text`, or 0 (Unicode 16, table 3-7).
qsizetype sequenceLength(QByteArrayView text)
{
    const auto byte = [text](qsizetype i) -> unsigned {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const auto within = [&byte](qsizetype i, unsigned low, unsigned high) {
        return byte(i) >= low && byte(i) <= high;
    };
    const auto tail = [&within](qsizetype i) { return within(i, 0x80, 0xBF); };

    const unsigned first = byte(0);
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first <= 0xDF)
        return tail(1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        const bool second = within(1, first == 0xE0 ? 0xA0 : 0x80, first == 0xED ? 0x9F : 0xBF);
        return second && tail(2) ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const bool second = within(1, first == 0xF0 ? 0x90 : 0x80, first == 0xF4 ? 0x8F : 0xBF);
        return second && tail(2) && tail(3) ? 4 : 0;
    }
    return 0;
}

/// The position of byte `to`, given that of byte `from`.
TextPosition walked(QByteArrayView text, qsizetype from, qsizetype to, TextPosition position)
{
    for (qsizetype i = std::max(from, byteOrderMarkSize(text)); i < to; ++i) {
        const bool crOfCrLf = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        if (text[i] == '\n' || (text[i] == '\r' && !crOfCrLf)) {
            ++position.line;
            position.column = 1;
        } else if (!isContinuationByte(text[i])) {
            ++position.column;
        }
    }
    return position;
}

constexpr TextPosition firstPosition{.line = 1, .column = 1};

/// Distance in bytes between stored positions.
constexpr qsizetype markStep = 256;

} // namespace

TextPosition textPosition(QByteArrayView text, qsizetype offset)
{
    return walked(text, 0, offset, firstPosition);
}

TextPositions::TextPositions(QByteArrayView text)
    : m_text(text)
    , m_marks{firstPosition}
{
    for (qsizetype offset = markStep; offset < m_text.size(); offset += markStep)
        m_marks.push_back(walked(m_text, offset - markStep, offset, m_marks.back()));
}

TextPosition TextPositions::of(qsizetype offset) const
{
    // The distance from the last mark to the end may be less than a full step.
    const auto mark = std::min(offset / markStep, static_cast<qsizetype>(m_marks.size()) - 1);
    return walked(m_text, mark * markStep, offset, m_marks[static_cast<std::size_t>(mark)]);
}

Problem problemAt(QByteArrayView text, qsizetype offset, Code code, QList<Arg> args)
{
    Problem problem;
    problem.code = code;
    problem.where = textPosition(text, offset);
    problem.args = std::move(args);
    return problem;
}

qsizetype invalidUtf8At(QByteArrayView text)
{
    for (qsizetype i = 0; i < text.size();) {
        const qsizetype length = sequenceLength(text.sliced(i));
        if (length == 0)
            return i;
        i += length;
    }
    return -1;
}

qsizetype byteOrderMarkSize(QByteArrayView text)
{
    return text.startsWith("\xEF\xBB\xBF") ? 3 : 0;
}

QString decodedUtf8(QByteArrayView text)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decoder.decode(text);
}

Problem stoppedReading()
{
    return {.code = Code::Cancelled,
        .severity = Severity::Error,
        .where = {},
        .row = RowId::none,
        .field = ObjectiveField::GoalSet,
        .args = {}};
}

} // namespace boardwright
