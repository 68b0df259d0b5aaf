// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sets/hostile_markup.h"

#include "core/generator/generator.h"

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

void mark(QStringList &texts, const QString &sign)
{
    for (QString &text : texts)
        text.prepend(sign);
}

void mark(FieldValues &values, const Section &section, const QString &sign)
{
    for (const Field &field : section.fields) {
        Value value = valueOf(values, field);
        if (field.kind == Kind::Text) {
            const QString text = textOf(values, field);
            // Long texts are cut before they are shown.
            if (text.size() + sign.size() <= static_cast<qsizetype>(field.max))
                value = sign + text;
        } else if (auto *names = std::get_if<QStringList>(&value);
            names != nullptr && field.choices.empty()) {
            mark(*names, sign);
        } else if (auto *numbers = std::get_if<QList<NamedNumber>>(&value)) {
            for (NamedNumber &number : *numbers)
                number.name.prepend(sign);
        }
        setValue(values, field, value);
    }
}

} // namespace

QString hostileMark(const QString &picture)
{
    return u"<img src=\"%1\"><b>R&D\u202E"_s.arg(picture);
}

GoalSet markedUp(GoalSet set, const QString &sign)
{
    while (set.objectives.size() < 40) {
        Objective more;
        more.id = set.nextRow();
        more.goal = u"Do number %1"_s.arg(set.objectives.size());
        more.range = {2, 3, 4};
        more.boardCategories = {u"some"_s};
        more.lineCategories = {u"others"_s};
        more.tag = set.objectives.size() % 7 == 0 ? u"tagged"_s : QString();
        more.tooltip = u"Explained"_s;
        set.objectives << more;
    }
    set.objectives[1].goal = set.objectives[0].goal;
    set.boardLimits << CategoryLimit{.category = u"some"_s, .percent = 50};
    for (QString *text : {&set.gameName, &set.setName})
        text->prepend(sign);
    mark(set.tagNames, sign);
    for (QList<CategoryLimit> *limits : {&set.boardLimits, &set.lineLimits}) {
        for (CategoryLimit &limit : *limits)
            limit.category.prepend(sign);
    }
    for (Objective &objective : set.objectives) {
        objective.goal.prepend(sign);
        objective.tooltip.prepend(sign);
        mark(objective.boardCategories, sign);
        mark(objective.lineCategories, sign);
        mark(objective.icons, sign);
        if (!objective.tag.isEmpty())
            objective.tag.prepend(sign);
    }
    for (const Section *section : allSections()) {
        switch (section->home) {
        case Home::BesideObjective:
            for (Objective &objective : set.objectives) {
                FieldValues values = objective.extension.value(section->key);
                mark(values, *section, sign);
                if (!values.isEmpty())
                    objective.extension.insert(section->key, values);
            }
            break;
        case Home::Once: {
            FieldValues values = set.once.value(section->key);
            mark(values, *section, sign);
            if (!values.isEmpty())
                set.once.insert(section->key, values);
            break;
        }
        case Home::Table: {
            QList<TableRow> rows = set.tables.take(section->key);
            if (rows.isEmpty())
                rows << TableRow{.id = set.nextRow(), .values = {}, .verbatim = {}};
            for (TableRow &row : rows)
                mark(row.values, *section, sign);
            set.tables.insert(section->key, rows);
            break;
        }
        }
    }
    return set;
}

} // namespace boardwright
