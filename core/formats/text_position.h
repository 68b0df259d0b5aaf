// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"

#include <QByteArrayView>
#include <QString>

#include <vector>

namespace boardwright {

/// The line and column of byte `offset` (0..text.size()) in a UTF-8 text. LF, CRLF and a lone CR
/// end a line; a leading byte-order mark takes no column. Linear in the offset; pure, any thread.
TextPosition textPosition(QByteArrayView text, qsizetype offset);

/// Positions of many bytes of one text, which must outlive this. Construction scans the text once;
/// queries are cheap even in long lines. Any thread.
class TextPositions {
public:
    explicit TextPositions(QByteArrayView text);

    /// As textPosition().
    TextPosition of(qsizetype offset) const;

private:
    QByteArrayView m_text;
    std::vector<TextPosition> m_marks; ///< positions of the bytes 0, 1 * step, 2 * step ...
};

/// An error at byte `offset`.
Problem problemAt(QByteArrayView text, qsizetype offset, Code code, QList<Arg> args = {});

/// The offset of the first byte that is not part of a valid UTF-8 sequence (overlong forms,
/// surrogates and values above U+10FFFF are invalid); -1 if there is none. Pure, any thread.
qsizetype invalidUtf8At(QByteArrayView text);

/// The size in bytes of a leading UTF-8 byte-order mark: 3 or 0.
qsizetype byteOrderMarkSize(QByteArrayView text);

/// Decodes valid UTF-8; unlike QString::fromUtf8 it keeps a leading U+FEFF.
QString decodedUtf8(QByteArrayView text);

/// Code::Cancelled, without a place: reading was stopped.
Problem stoppedReading();

} // namespace boardwright
