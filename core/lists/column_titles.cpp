// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/column_titles.h"

#include "core/generator/generator.h"
#include "core/goalset/objective_fields.h"
#include "core/lists/difficulty_field.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct UsualTitle {
    QLatin1StringView title;
    Key field; ///< of objectiveSection
    bool isListed = false;
};

/// Usual titles of lists, beside the keys and labels of the fields. Of those for one field, the
/// more telling come first.
constexpr auto usualTitles = std::to_array<UsualTitle>({
    {"goals"_L1, "goal"_L1},
    {"objective"_L1, "goal"_L1},
    {"task"_L1, "goal"_L1},
    {"square"_L1, "goal"_L1},
    {"name"_L1, "goal"_L1},
    {"text"_L1, "goal"_L1},
    {"title"_L1, "goal"_L1},
    {"values"_L1, "range"_L1},
    {"variants"_L1, "range"_L1},
    {"types"_L1, "line_categories"_L1, true},
    {"type"_L1, "line_categories"_L1, true},
    {"categories"_L1, "board_categories"_L1, true},
    {"category"_L1, "board_categories"_L1, true},
    {"zone"_L1, "progression"_L1},
    {"weight"_L1, "weighting"_L1},
    {"tags"_L1, "tag"_L1},
    {"group"_L1, "tag"_L1},
    {"description"_L1, "tooltip"_L1},
    {"hint"_L1, "tooltip"_L1},
    {"note"_L1, "tooltip"_L1},
    {"notes"_L1, "tooltip"_L1},
    {"icon"_L1, "icons"_L1},
});

constexpr std::array difficultyTitles{"difficulty"_L1, "diff"_L1, "tier"_L1};

constexpr auto disabledTitle = "disabled"_L1;

QString plainTitle(const QString &title)
{
    static const QRegularExpression between(u"[\\s_-]+"_s);
    QString plain = title.trimmed().toLower();
    while (plain.endsWith(u':'))
        plain = plain.chopped(1).trimmed();
    return plain.replace(between, u"_"_s);
}

const Field *fieldOfKey(const Section &section, QStringView key)
{
    const auto found = std::ranges::find_if(
        section.fields, [&](const Field &field) { return field.key == key; });
    return found == section.fields.end() ? nullptr : &*found;
}

using KnownTitles = QMap<QString, TitledColumn>;

/// Unless the title has a meaning already.
void addTitle(KnownTitles &titles, const QString &title, const TitledColumn &column)
{
    if (!titles.contains(title))
        titles.insert(title, column);
}

void addOwnTitles(KnownTitles &titles)
{
    const Section *own = &objectiveSection;
    for (const Field &field : own->fields) {
        titles.insert(QString(field.key), {.section = own, .field = &field});
        addTitle(titles, plainTitle(QString::fromUtf8(field.label)),
            {.section = own, .field = &field, .rank = 1});
    }
    titles.insert(QString(disabledTitle),
        {.section = own, .field = fieldOfKey(*own, u"enabled"), .isNegated = true, .rank = 1});
    int rank = 2;
    for (const UsualTitle &usual : usualTitles)
        addTitle(titles, QString(usual.title),
            {.section = own,
                .field = fieldOfKey(*own, QString(usual.field)),
                .isListed = usual.isListed,
                .rank = rank++});
    const auto [section, difficulty] = difficultyField();
    rank = 0;
    for (const QLatin1StringView title : difficultyTitles)
        addTitle(titles, QString(title),
            {.section = section,
                .field = fieldOfKey(*section, QString(difficulty->key)),
                .isListed = true,
                .rank = ++rank});
}

KnownTitles gatherTitles()
{
    KnownTitles titles;
    addOwnTitles(titles);
    KnownTitles byKey;
    QMap<QString, int> uses;
    for (const Section *section : allSections()) {
        if (section->home != Home::BesideObjective)
            continue;
        for (const Field &field : section->fields) {
            addTitle(titles, plainTitle(titleOf(*section, field)),
                {.section = section, .field = &field});
            byKey.insert(
                plainTitle(QString(field.key)), {.section = section, .field = &field, .rank = 1});
            ++uses[plainTitle(QString(field.key))];
        }
    }
    for (const auto &[key, column] : byKey.asKeyValueRange()) {
        if (uses.value(key) == 1)
            addTitle(titles, key, column);
    }
    return titles;
}

} // namespace

std::optional<TitledColumn> columnOfTitle(const QString &title)
{
    constexpr qsizetype longestTitle = 200;
    static const KnownTitles titles = gatherTitles();
    if (title.size() > longestTitle)
        return std::nullopt;
    const auto found = titles.constFind(plainTitle(title));
    return found == titles.cend() ? std::nullopt : std::optional(*found);
}

QString titleOf(const Section &section, const Field &field)
{
    return isOwn(section) ? QString(field.key)
                          : u"%1.%2"_s.arg(QString(section.key), QString(field.key));
}

} // namespace boardwright
