// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json_layout.h"
#include "core/formats/native.h"
#include "core/formats/repairs.h"
#include "core/formats/set_format.h"
#include "core/formats/text_position.h"

#include <QtTranslation>

#include <algorithm>
#include <utility>
#include <vector>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

QByteArray written(const GoalSet &set)
{
    return writeNative(set, Extension::LeaveOut);
}

constexpr Aspects allButOwn = Aspects::fromInt(~(
    static_cast<std::uint32_t>(Aspect::OwnData) | static_cast<std::uint32_t>(Aspect::SetOwnData)));

Likeness recognise(const ImportText &text)
{
    if (!text.beginsAsJson())
        return Likeness::None;
    const auto &root = text.json().root;
    return root && root->kind == JsonKind::Object
            && std::ranges::contains(root->members, "objectives"_L1, &JsonMember::key)
        ? Likeness::Certain
        : Likeness::None;
}

/// Spells a value that was read tolerantly as strict JSON, with a line for each key and value. So
/// the line of a problem tells where in the original text it is.
class StrictSpelling final {
public:
    StrictSpelling(QByteArrayView original, const JsonValue &root)
        : m_original(original)
        , m_positions(original)
    {
        spell(root);
    }

    const QByteArray &text() const { return m_text; }

    /// The problem with its place in the original text.
    Problem placed(Problem problem) const
    {
        if (problem.where.line > 0)
            problem.where
                = m_positions.of(m_begins[static_cast<std::size_t>(problem.where.line) - 1]);
        return problem;
    }

private:
    void beginLine(qsizetype originalBegin)
    {
        if (!m_begins.empty())
            m_text += '\n';
        m_begins.push_back(originalBegin);
    }

    // The depth is that of the reader at most. NOLINTNEXTLINE(misc-no-recursion)
    void spell(const JsonValue &value)
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

    QByteArrayView m_original;
    TextPositions m_positions;
    QByteArray m_text;
    std::vector<qsizetype> m_begins; ///< of each line, its offset in the original text
};

std::expected<ImportedSet, Problem> read(const ImportText &text, const ImportChoices & /*choices*/)
{
    const ImportText::Json &json = text.json();
    if (!json.root)
        return std::unexpected(json.root.error());
    const StrictSpelling strict(text.bytes(), *json.root);
    auto file = readNative(strict.text(), text.stop());
    if (!file)
        return std::unexpected(strict.placed(std::move(file).error()));
    file->set.file = nullptr;
    Repairs notes(text.bytes());
    notes.add(json.repairs);
    for (Problem &note : file->notes)
        note = strict.placed(std::move(note));
    notes.add(file->notes);
    file->notes = notes.take();
    return ImportedSet{.file = *std::move(file)};
}

} // namespace

constexpr SetFormat siteFormat{.key = Key("lockout"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "lockout.live goal set"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "The file that lockout.live imports, without Boardwright's own data."),
    .suffix = "json",
    .recognise = recognise,
    .read = read,
    .keeps = allButOwn,
    .write = written};

} // namespace boardwright
