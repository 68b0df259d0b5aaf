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

namespace boardwright {

/// Where in a native file the parts of a goal set stand, to tell people where a problem is. What
/// the file does not spell out, such as a weighting of 100, has the place of the object that would
/// hold it. A place is that of a value; of a category or a column of numbers by name it is that of
/// the name. Making it costs a walk through the file, asking next to nothing. Any thread.
class NativePlaces {
public:
    /// `set` is what readNative() made of `bytes` with the same sections, its rows not yet moved.
    NativePlaces(
        const QByteArray &bytes, const GoalSet &set, std::span<const Section *const> sections);

    ~NativePlaces() = default;
    NativePlaces(const NativePlaces &) = delete; // its parts point into each other
    NativePlaces &operator=(const NativePlaces &) = delete;

    /// Of a part of an objective. No row: of the set, see below; an unknown row: {0, 0}.
    TextPosition of(RowId row, ObjectiveField field) const;

    /// Of a field of a section: of the set (row none), beside an objective, or of a table's row.
    TextPosition of(RowId row, const QString &section, const QString &field) const;

    /// Of what a problem is about: a part of an objective or an element of it, a field of a
    /// section, or the category, the tag or the key at the top that it names.
    TextPosition of(const Problem &problem) const;

    /// Of an element of a list of texts beside an objective, such as one of its categories; of the
    /// list where it has no such element.
    TextPosition ofElement(RowId row, ObjectiveField field, const QString &element) const;

    /// Of a category where its limit is declared; `kind` is BoardCategories or LineCategories.
    TextPosition ofCategory(ObjectiveField kind, const QString &category) const;

    /// Of a tag in the list of tags.
    TextPosition ofTag(const QString &tag) const;

    /// Of a key of the outermost object.
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
    QHash<RowId, Row> m_rows; ///< parts of m_root
    QHash<const JsonValue *, Members>
        m_wide; ///< of rows with so many keys that a search takes long
    Offsets m_boardCategories;
    Offsets m_lineCategories;
    Offsets m_tags;
};

} // namespace boardwright
