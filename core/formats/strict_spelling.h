// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"
#include "core/formats/text_position.h"

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace boardwright {

/// Spells a value that was read tolerantly as strict JSON, with a line for each key and value. So
/// the line of a problem tells where in the original text it is.
class StrictSpelling final {
public:
    /// The original text must outlive this.
    StrictSpelling(QByteArrayView original, const JsonValue &root);

    const QByteArray &text() const { return m_text; }

    /// The problem with its place in the original text.
    Problem placed(Problem problem) const;

private:
    void beginLine(qsizetype originalBegin);
    void spell(const JsonValue &value);

    QByteArrayView m_original;
    TextPositions m_positions;
    QByteArray m_text;
    std::vector<qsizetype> m_begins; ///< of each line, its offset in the original text
};

} // namespace boardwright
