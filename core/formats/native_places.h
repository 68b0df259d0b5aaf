// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"
#include "core/formats/text_position.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "core/goalset/section.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <span>
#include <stop_token>

namespace boardwright {

/// Places of the parts of a goal set in its native file, for showing where a problem is. A part
/// that the file does not spell out, such as a weighting of 100, has the place of the object that
/// would contain it. The place of a part is that of its value; for a category, or an entry of
/// numbers by name, that of the name. Construction parses the file; queries are cheap. Any thread.
class NativePlaces {
public:
    /// `set` must be what readNative() made of `bytes` with these sections, no row moved since.
    /// After a stop request it knows no places.
    NativePlaces(const QByteArray &bytes, const GoalSet &set,
        std::span<const Section *const> sections, const std::stop_token &stop = {});

    ~NativePlaces() = default;
    NativePlaces(const NativePlaces &) = delete; // its parts point into each other
    NativePlaces &operator=(const NativePlaces &) = delete;

    /// The place of a part of an objective. No row: of the set, see below; an unknown row: {0, 0}.
    TextPosition of(RowId row, ObjectiveField field) const;

    /// The place of a section's field: of the set (row none), of an objective, or of a table row.
    TextPosition of(RowId row, const QString &section, const QString &field) const;

    /// The place of what a problem is about: a part of an objective or an element of it, a field of
    /// a section, or the category, tag or top-level key that it names.
    TextPosition of(const Problem &problem) const;

    /// The place of an element in an objective's list of texts, such as one of its categories; the
    /// place of the list if there is no such element.
    TextPosition ofElement(RowId row, ObjectiveField field, const QString &element) const;

    /// The place where a category's limit is declared; `kind` is BoardCategories or LineCategories.
    TextPosition ofCategory(ObjectiveField kind, const QString &category) const;

    /// The place of a tag in the list of tags.
    TextPosition ofTag(const QString &tag) const;

    /// The place of a top-level key.
    TextPosition ofKey(const QString &key) const;

private:
    using Offsets = QHash<QString, qsizetype>;

    struct Row {
        const JsonValue *object = nullptr;
        bool isObjective = false;
    };

    using Members = QHash<QString, const JsonValue *>;

    void addRows(const JsonValue *table, const auto &rows, bool areObjectives);
    static Offsets namesOf(const JsonValue *object);
    const JsonValue *member(const JsonValue &object, const QString &key) const;
    TextPosition ofSection(
        const JsonValue &owner, const QString &section, const QString &field) const;

    QByteArray m_bytes;
    TextPositions m_positions;
    JsonValue m_root;
    QHash<RowId, Row> m_rows; ///< pointers into m_root
    QHash<const JsonValue *, Members>
        m_wide; ///< for rows with so many keys that a linear search would be slow
    Offsets m_boardCategories;
    Offsets m_lineCategories;
    Offsets m_tags;
};

} // namespace boardwright
