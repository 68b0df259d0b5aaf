// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <vector>

namespace boardwright {

/// A UTF-8 text by lines, which end with LF, CRLF or CR, as positions count them (text_position.h).
/// A value; any thread.
class TextLines final {
public:
    /// Further lines are left out.
    static constexpr qsizetype most = 200'000;

    TextLines() = default;
    explicit TextLines(QByteArray text);

    int count() const { return static_cast<int>(m_begins.size()); }

    /// A line, from 0, without its end. Of a long one, only the surroundings of the character at
    /// `column`, from 0, with an ellipsis where something is missing.
    QString text(int line, int column = 0) const;

private:
    QByteArray m_text;
    std::vector<std::uint32_t> m_begins; ///< offsets, which fit: larger files are not read
    std::uint32_t m_end = 0; ///< of the last line, without what ends it
};

} // namespace boardwright
