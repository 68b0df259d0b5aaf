// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/formats/import_text.h"
#include "core/formats/native.h"
#include "core/goalset/problem.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <cstdint>
#include <expected>
#include <stop_token>

namespace boardwright {

struct SetFormat;

/// How sure a format is that a text is meant as it. The surest one reads it; of equals, the first.
enum class Likeness : std::uint8_t {
    None,
    Possible, ///< it can be read, but so can nearly anything
    Likely,
    Certain, ///< even if it is malformed: errors are reported in this format's terms
    Special, ///< the same, where others of which it is a special case are certain, too
};

/// What the types of a list become.
enum class TypesAs : std::uint8_t { LineCategories, BoardCategories, Tags, Nothing };

/// The author's choices about what a list says in terms of its own site.
struct ImportChoices {
    bool tiersAsDifficulty = true;
    bool tiersAsZones = false; ///< a quarter of the tiers for each zone
    TypesAs types = TypesAs::LineCategories;
    QString list{}; ///< of several in a file, the name of the one to read; empty: the longest
    QString format{}; ///< key of the format to read it as; empty: found out
    /// Without a format: a list from which its site makes boards is read as the site has it.
    bool prefersSite = false;

    friend bool operator==(const ImportChoices &, const ImportChoices &) = default;
};

/// A goal set from a file of another program.
struct ImportedSet {
    /// Notes say what was repaired or guessed, with places in the file.
    NativeFile file;
    int tiers = 0; ///< the number of tiers it lists goals in; 0: none
    bool hasTypes = false;
    QStringList lists{}; ///< the names of all lists of the file, if it has several
    QString list{}; ///< the one that was read
};

/// The content of a file of any format.
struct OpenedSet {
    NativeFile file;
    const SetFormat *from = nullptr; ///< null: a native file, which can be saved to
    int tiers = 0; ///< as in ImportedSet
    bool hasTypes = false;
    QStringList lists{};
    QString list{};
    /// Those formats that would keep the list as its site has it, read() by ImportChoices::format;
    /// `from` may be one of them.
    QList<const SetFormat *> asSites{};
};

/// Reads a goal set from a file of any known format (setFormats()). A text that no format claims is
/// read as a native set, so its errors are reported. `suffix` is the file name extension, without
/// the dot. Also ImportCode::TooManyGoals. Pure, any thread.
std::expected<OpenedSet, Problem> readAnySet(const QByteArray &bytes, QStringView suffix,
    const std::stop_token &stop = {}, const ImportChoices &choices = {});

/// The same, from a file. Errors also include those of openNative() (formats/file.h).
std::expected<OpenedSet, Problem> openAnySet(
    const QString &path, const std::stop_token &stop = {}, const ImportChoices &choices = {});

} // namespace boardwright
