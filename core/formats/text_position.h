// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"

#include <QByteArrayView>
#include <QString>

#include <vector>

namespace boardwright {

/// Where byte `offset` (0..text.size()) of a UTF-8 text stands. LF, CRLF and a lone CR end a line;
/// a byte-order mark at the start takes no column. Linear in the offset; pure, any thread.
TextPosition textPosition(QByteArrayView text, qsizetype offset);

/// Where many bytes of a text stand: the text, which must outlive this, is walked through once,
/// when it is given. Asking then costs next to nothing, however long the lines are. Any thread.
class TextPositions {
public:
    explicit TextPositions(QByteArrayView text);

    /// As textPosition().
    TextPosition of(qsizetype offset) const;

private:
    QByteArrayView m_text;
    std::vector<TextPosition> m_marks; ///< of the bytes 0, 1 * step, 2 * step ...
};

/// An error about what stands at byte `offset`.
Problem problemAt(QByteArrayView text, qsizetype offset, Code code, QList<Arg> args = {});

/// Offset of the first byte that no valid UTF-8 sequence explains (overlong forms, surrogates and
/// values above U+10FFFF are invalid too); -1 when there is none. Pure, any thread.
qsizetype invalidUtf8At(QByteArrayView text);

/// Bytes of a UTF-8 byte-order mark at the start of the text: 3 or 0.
qsizetype byteOrderMarkSize(QByteArrayView text);

/// Decodes valid UTF-8; unlike QString::fromUtf8 it keeps U+FEFF at the start.
QString decodedUtf8(QByteArrayView text);

/// That reading was told to stop: a problem of no place.
Problem stoppedReading();

} // namespace boardwright
