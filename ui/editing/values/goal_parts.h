// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace boardwright {

/// A piece of a goal as its author reads it.
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

/// The parts of a goal in order: what core/goalset/goal_text.h replaces, told apart from what
/// stays. Never two texts in a row.
QList<GoalPart> goalParts(const QString &goal);

} // namespace boardwright
