// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words.h"

#include "ui/text/board_words.h"
#include "ui/text/file_words.h"
#include "ui/text/generator_words.h"
#include "ui/text/import_words.h"
#include "ui/text/number_text.h"
#include "ui/text/set_words.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Words)
};

} // namespace

QString words(const Problem &problem, const GoalSet &set)
{
    QString text = fileWords(problem);
    if (text.isEmpty())
        text = importWords(problem);
    // Sections first: the others look for the goal, and a row of a table is none.
    for (const auto &some : {sectionWords, objectiveWords, nameWords, modeWords}) {
        if (text.isEmpty())
            text = some(problem, set);
    }
    if (text.isEmpty())
        text = withPlaceOfRow(problem, set, generatorText<&GeneratorWords::problem>(problem, set));
    Q_ASSERT(!text.isEmpty());
    return text;
}

QString words(const Finding &finding, const GoalSet &set)
{
    QString text = boardWords(finding, set);
    if (text.isEmpty())
        text = checkerWords(finding, set);
    if (text.isEmpty())
        text = generatorText<&GeneratorWords::finding>(finding);
    Q_ASSERT(!text.isEmpty());
    return text;
}

QString wordsWithPlace(const Problem &problem, const GoalSet &set)
{
    if (problem.where.line == 0)
        return words(problem, set);
    return Words::tr("line %1, column %2: %3")
        .arg(wholeText(problem.where.line), wholeText(problem.where.column), words(problem, set));
}

QString lineName(LineKind kind, int number)
{
    switch (kind) {
    case LineKind::Row:
        return Words::tr("row %1").arg(number);
    case LineKind::Column:
        return Words::tr("column %1").arg(number);
    case LineKind::Diagonal:
        return Words::tr("diagonal %1").arg(number);
    case LineKind::Tier:
        return Words::tr("tier %1").arg(number);
    case LineKind::Set:
        return Words::tr("set %1").arg(number);
    }
    return {};
}

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return Words::tr("error");
    case Severity::Warning:
        return Words::tr("warning");
    case Severity::Hint:
        return Words::tr("hint");
    }
    return {};
}

} // namespace boardwright
