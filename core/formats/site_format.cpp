// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "core/formats/native_fields.h"
#include "core/formats/other_keys.h"
#include "core/formats/repairs.h"
#include "core/formats/set_format.h"
#include "core/formats/strict_spelling.h"

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
    if (!root || root->kind != JsonKind::Object)
        return Likeness::None;
    const auto objectives
        = std::ranges::find(root->members, native_keys::objectives, &JsonMember::key);
    if (objectives == root->members.end())
        return Likeness::None;
    // Other programs have objectives, too, but not the site's keys.
    const bool hasOtherKeys = std::ranges::any_of(root->members, [](const JsonMember &member) {
        return member.key != native_keys::objectives && isKeyOfSet(member.key);
    });
    const std::vector<JsonValue> &goals = objectives->value.elements;
    const bool hasGoals = goals.empty() || std::ranges::any_of(goals, [](const JsonValue &goal) {
        return std::ranges::contains(goal.members, "goal"_L1, &JsonMember::key);
    });
    return hasOtherKeys || hasGoals ? Likeness::Certain : Likeness::None;
}

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
