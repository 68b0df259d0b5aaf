// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/text_position.h"

#include <QStringDecoder>

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

} // namespace

TextPosition textPosition(QByteArrayView text, qsizetype offset)
{
    TextPosition position{.line = 1, .column = 1};
    const QByteArrayView before = text.first(offset);
    for (qsizetype i = byteOrderMarkSize(before); i < before.size(); ++i) {
        const bool crOfCrLf = before[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        if (before[i] == '\n' || (before[i] == '\r' && !crOfCrLf)) {
            ++position.line;
            position.column = 1;
        } else if (!isContinuationByte(before[i])) {
            ++position.column;
        }
    }
    return position;
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
