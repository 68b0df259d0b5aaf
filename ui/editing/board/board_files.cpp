// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/board_files.h"

#include "core/formats/board_text.h"
#include "core/generator/seed_line.h"
#include "core/lab/subject_json.h"
#include "ui/text/field_words.h"
#include "ui/text/words.h"

#include <algorithm>

namespace boardwright {

namespace {

QStringList warningsOf(const PreviewResult &result)
{
    QStringList texts;
    for (const Finding &finding : result.board.findings)
        texts << words(finding, result.request.set);
    return texts;
}

QString seedOf(const PreviewResult &result)
{
    const QString &derived = result.board.derivedSeed;
    return derived.isEmpty() ? result.request.seed : derived;
}

} // namespace

QString boardTitle(const PreviewResult &result, const QString &documentName)
{
    const GoalSet &set = result.request.set;
    if (set.setName.isEmpty())
        return set.gameName.isEmpty() ? documentName : set.gameName;
    return set.gameName.isEmpty() ? set.setName
                                  : QStringLiteral("%1 · %2").arg(set.gameName, set.setName);
}

QString boardCaption(const PreviewResult &result)
{
    const PreviewRequest &request = result.request;
    QStringList lines{seedLineText({.seed = seedOf(result),
        .generator = request.generator,
        .version = request.generator->info().version,
        .settings = request.settings})};
    lines << warningsOf(result);
    lines << seedNote(request.generator->info());
    return lines.join(u'\n');
}

QString roomText(const PreviewResult &result, const QString &documentName)
{
    const auto parameters = result.request.generator->info().parameters;
    const Settings &settings = result.request.settings;
    QStringList parts{boardTitle(result, documentName)};
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const Field &field = parameters[i];
        const Value &value = settings.values.at(static_cast<qsizetype>(i));
        // The first choice is the kind of boards; of the others, what is usual goes without saying.
        const bool isTold = i == 0 || value != fallbackOf(field);
        if (field.kind != Kind::Choice || !isTold || !applies(parameters, settings, i))
            continue;
        const auto choice
            = std::ranges::find(field.choices, std::get<QString>(value), &Choice::key);
        if (choice != field.choices.end())
            parts << fieldsText(QString::fromUtf8(choice->label));
    }
    return (parts << seedOf(result)).join(QStringLiteral(", "));
}

QByteArray boardTextFile(const PreviewResult &result, const QString &documentName)
{
    const QString text = boardTitle(result, documentName) + QStringLiteral("\n\n")
        + boardText(result.request.set, result.board) + u'\n' + boardCaption(result) + u'\n';
    return text.toUtf8();
}

QByteArray boardJsonFile(const PreviewResult &result, const QString & /*documentName*/)
{
    const PreviewRequest &request = result.request;
    return boardJson(RowTexts(request.set), *result.subject, request.seed, result.board,
               warningsOf(result), {.facts = &result.facts})
        + '\n';
}

QString asFileName(const QString &name)
{
    constexpr QStringView refused = u"<>:\"/\\|?*";
    QString kept;
    for (const QChar c : name) {
        if (!c.isPrint() || refused.contains(c))
            kept += u' ';
        else
            kept += c;
    }
    kept = kept.simplified();
    while (kept.startsWith(u'.')) // a hidden file
        kept.remove(0, 1);
    constexpr qsizetype longest = 100;
    kept.truncate(longest);
    return kept.isEmpty() ? QStringLiteral("board") : kept;
}

} // namespace boardwright
