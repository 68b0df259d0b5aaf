// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/goal_parts.h"

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct Spelled {
    QLatin1StringView spelling;
    GoalPart::Kind kind;
    QLatin1StringView shown;
};

constexpr auto spellings = std::to_array<Spelled>({
    {"{{X}}"_L1, GoalPart::Kind::Placeholder, "X"_L1},
    {"[[s]]"_L1, GoalPart::Kind::Plural, "s"_L1},
    {"[[es]]"_L1, GoalPart::Kind::Plural, "es"_L1},
});

const Spelled *spelledAt(QStringView text)
{
    for (const Spelled &spelled : spellings) {
        if (text.startsWith(spelled.spelling))
            return &spelled;
    }
    return nullptr;
}

} // namespace

QList<GoalPart> goalParts(const QString &goal)
{
    QList<GoalPart> parts;
    qsizetype textBegin = 0;
    const auto endText = [&](qsizetype end) {
        if (end > textBegin)
            parts.append({GoalPart::Kind::Text, goal.sliced(textBegin, end - textBegin)});
    };
    for (qsizetype i = 0; i < goal.size();) {
        const Spelled *spelled = spelledAt(QStringView(goal).sliced(i));
        if (spelled == nullptr) {
            ++i;
            continue;
        }
        endText(i);
        parts.append({spelled->kind, spelled->shown});
        i += spelled->spelling.size();
        textBegin = i;
    }
    endText(goal.size());
    return parts;
}

QString withoutMarks(const QString &goal)
{
    QString words;
    for (const GoalPart &part : goalParts(goal)) {
        if (part.kind == GoalPart::Kind::Text)
            words += part.text;
    }
    return words.simplified();
}

} // namespace boardwright
