// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "core/formats/repairs.h"
#include "core/formats/set_format.h"
#include "core/formats/strict_spelling.h"

#include <QtTranslation>

#include <algorithm>
#include <utility>

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
