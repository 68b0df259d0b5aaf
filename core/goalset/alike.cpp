// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/alike.h"

#include <QHash>
#include <QSet>

namespace boardwright {

namespace {

/// Tells names that are like an earlier one, each once.
class EarlierNames {
public:
    EarlierNames(ProblemList &problems, AlikeCode code, ObjectiveField field)
        : m_problems(problems)
        , m_code(code)
        , m_field(field)
    {
    }

    /// Returns whether the name is new.
    bool add(const QString &name)
    {
        if (name.isEmpty() || m_known.contains(name))
            return false;
        m_known.insert(name);
        const QString plain = plainName(name);
        const auto first = m_first.constFind(plain);
        if (first == m_first.cend())
            m_first.insert(plain, name);
        else
            m_problems.warning(toCode(m_code), RowId::none, m_field, {name, *first});
        return true;
    }

private:
    ProblemList &m_problems;
    AlikeCode m_code;
    ObjectiveField m_field;
    QHash<QString, QString> m_first; // looked up, never iterated
    QSet<QString> m_known;
};

void lintCategories(const QList<CategoryLimit> &limits, ObjectiveField field, ProblemList &problems)
{
    EarlierNames names(problems, AlikeCode::CategoriesAlike, field);
    for (const auto &[category, percent] : limits) {
        if (names.add(category) && category.contains(u','))
            problems.warning(toCode(AlikeCode::CategoryOfSeveral), RowId::none, field, {category});
    }
}

} // namespace

QString plainName(const QString &name)
{
    QString plain = name.simplified().toCaseFolded();
    if (plain.size() > 3 && plain.endsWith(u's') && !plain.endsWith(QStringLiteral("ss")))
        plain.chop(1);
    return plain;
}

QString plainGoal(const QString &goal)
{
    QString plain = goal.simplified().toCaseFolded();
    while (!plain.isEmpty() && QStringView(u".!? ").contains(plain.back()))
        plain.chop(1);
    return plain.isEmpty() ? goal : plain;
}

QStringList namesIn(const QString &name)
{
    QStringList names;
    for (const QStringView part : QStringView(name).split(u',')) {
        if (const QString trimmed = part.trimmed().toString();
            !trimmed.isEmpty() && !names.contains(trimmed))
            names.append(trimmed);
    }
    return names;
}

void lintAlikeNames(const GoalSet &set, ProblemList &problems)
{
    lintCategories(set.boardLimits, ObjectiveField::BoardCategories, problems);
    lintCategories(set.lineLimits, ObjectiveField::LineCategories, problems);
    EarlierNames tags(problems, AlikeCode::TagsAlike, ObjectiveField::Tag);
    for (const QString &tag : set.tagNames)
        tags.add(tag);
}

} // namespace boardwright
