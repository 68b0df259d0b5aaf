// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace boardwright {

/// A piece of a goal as shown to its author.
struct GoalPart {
    enum class Kind : std::uint8_t {
        Text,
        Placeholder, ///< {{X}}, shown as "X"
        Plural, ///< [[s]] or [[es]], shown without its brackets
    };

    Kind kind = Kind::Text;
    QString text; ///< as shown; never empty

    friend bool operator==(const GoalPart &, const GoalPart &) = default;
};

/// The parts of a goal in order, with the parts that core/goalset/goal_text.h replaces separated
/// from plain text. No two plain texts are adjacent.
QList<GoalPart> goalParts(const QString &goal);

/// The words of a goal without its value and plural endings, with single spaces.
QString withoutMarks(const QString &goal);

} // namespace boardwright
