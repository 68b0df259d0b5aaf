// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/strict_spelling.h"

#include "core/formats/json_layout.h"

#include <utility>

namespace boardwright {

StrictSpelling::StrictSpelling(QByteArrayView original, const JsonValue &root)
    : m_original(original)
    , m_positions(original)
{
    spell(root);
}

Problem StrictSpelling::placed(Problem problem) const
{
    if (problem.where.line > 0)
        problem.where = m_positions.of(m_begins[static_cast<std::size_t>(problem.where.line) - 1]);
    return problem;
}

void StrictSpelling::beginLine(qsizetype originalBegin)
{
    if (!m_begins.empty())
        m_text += '\n';
    m_begins.push_back(originalBegin);
}

// The depth is that of the reader at most. NOLINTNEXTLINE(misc-no-recursion)
void StrictSpelling::spell(const JsonValue &value)
{
    beginLine(value.begin);
    switch (value.kind) {
    case JsonKind::Null:
        m_text += "null";
        break;
    case JsonKind::Bool:
        m_text += m_original[value.begin] == 't' ? "true" : "false";
        break;
    case JsonKind::Number:
        m_text += value.text.toLatin1();
        break;
    case JsonKind::String:
        m_text += jsonText(value.text);
        break;
    case JsonKind::Array:
        m_text += '[';
        for (bool isFirst = true; const JsonValue &element : value.elements) {
            m_text += std::exchange(isFirst, false) ? "" : ",";
            spell(element);
        }
        m_text += ']';
        break;
    case JsonKind::Object:
        m_text += '{';
        for (bool isFirst = true; const JsonMember &member : value.members) {
            m_text += std::exchange(isFirst, false) ? "" : ",";
            beginLine(member.keyBegin);
            m_text += jsonText(member.key) + ':';
            spell(member.value);
        }
        m_text += '}';
        break;
    }
}

} // namespace boardwright
