// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check.h"

#include "app/cli/exit_status.h"
#include "app/cli/read_set.h"
#include "core/base/code_key.h"
#include "core/base/printable.h"
#include "core/formats/import_codes.h"
#include "core/formats/native_fields.h"
#include "core/formats/problem_places.h"
#include "core/formats/set_format.h"
#include "core/generator/problems.h"
#include "core/goalset/accepted.h"
#include "core/goalset/fix.h"
#include "core/goalset/rows.h"
#include "core/goalset/site_names.h"
#include "ui/text/fix_words.h"
#include "ui/text/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// The problems of one file.
struct Checked {
    QString path;
    GoalSet set; ///< empty if the file could not be read
    QList<Problem> problems;
    bool isRead = false;
};

/// Whether the reader already reported problems of this code, with their positions.
bool isNoted(const Problem &problem, const OpenedSet &opened)
{
    return std::ranges::contains(opened.from->linted, problem.code)
        && std::ranges::contains(opened.file.notes, problem.code, &Problem::code);
}

Problem noList(const QString &name)
{
    Problem problem;
    problem.code = toCode(ImportCode::ListNotFound);
    problem.args = {name};
    return problem;
}

Checked checkFile(const QString &path, const BoardOptions &options)
{
    ImportChoices choices;
    choices.list = options.list;
    const auto opened = openAnySet(path, {}, choices);
    if (!opened)
        return {.path = path, .set = {}, .problems = {opened.error()}};
    if (lacksList(*opened, options.list))
        return {.path = path, .set = {}, .problems = {noList(options.list)}};
    const GoalSet &set = opened->file.set;
    const auto board = choiceFor(options, set);
    if (!board)
        return {.path = path, .set = {}, .problems = {board.error()}};
    const bool isNative = opened->from == nullptr;
    QList<Problem> found = problemsOf(set, *board->generator, board->settings);
    if (isNative) // lists of other sites have no names
        found += missingNames(set);
    found = unaccepted(found, set);
    if (!isNative)
        found.removeIf([&](const Problem &problem) { return isNoted(problem, *opened); });
    // Positions are those of the file; for lint problems only a native file has them.
    const QByteArray bytes = isNative && set.file ? set.file->bytes : QByteArray();
    return {.path = path,
        .set = set,
        .problems = withPlaces(opened->file.notes + found, bytes, set, allSections()),
        .isRead = true};
}

QString fixText(const Problem &problem, const GoalSet &set, Fixes &fixes)
{
    if (const QString hint = otherListsHint(problem); !hint.isEmpty())
        return hint;
    const auto fix = fixes.of(problem);
    return fix ? fixWords(*fix, set) : QString();
}

void writeText(const Checked &checked, QTextStream &out)
{
    Fixes fixes(checked.set, allSections());
    for (const Problem &problem : checked.problems) {
        out << printable(checked.path) << u':';
        if (problem.where.line > 0)
            out << problem.where.line << u':' << problem.where.column << u':';
        out << u' ' << severityName(problem.severity) << ": "
            << printable(words(problem, checked.set)) << " [" << codeKey(problem.code) << "]\n";
        if (const QString fix = fixText(problem, checked.set, fixes); !fix.isEmpty())
            out << "  fix: " << printable(fix) << u'\n';
    }
}

/// The key used in files, in every language.
QString severityKey(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return u"error"_s;
    case Severity::Warning:
        return u"warning"_s;
    case Severity::Hint:
        return u"hint"_s;
    }
    return {};
}

QString fieldKeyOf(const Problem &problem)
{
    return problem.section.isEmpty() ? QString(keyOf(problem.field))
                                     : problem.section + u'.' + problem.fieldKey;
}

QJsonObject jsonOf(const Problem &problem, const Checked &checked, Fixes &fixes)
{
    const auto textOrNull
        = [](const QString &text) { return text.isEmpty() ? QJsonValue() : QJsonValue(text); };
    const bool isOfTable = checked.set.tables.contains(problem.section);
    const qsizetype row
        = problem.row == RowId::none || isOfTable ? -1 : indexOfRow(checked.set, problem.row);
    const bool hasPlace = problem.where.line > 0;
    return {{u"file"_s, checked.path},
        {u"line"_s, hasPlace ? QJsonValue(problem.where.line) : QJsonValue()},
        {u"column"_s, hasPlace ? QJsonValue(problem.where.column) : QJsonValue()},
        {u"severity"_s, severityKey(problem.severity)}, {u"code"_s, QString(codeKey(problem.code))},
        {u"message"_s, words(problem, checked.set)},
        {u"row"_s, row < 0 ? QJsonValue() : QJsonValue(row)},
        {u"field"_s, textOrNull(fieldKeyOf(problem))},
        {u"fix"_s, textOrNull(fixText(problem, checked.set, fixes))}};
}

int statusOf(const Checked &checked)
{
    if (!checked.isRead)
        return exit_status::usage;
    return std::ranges::contains(checked.problems, Severity::Error, &Problem::severity)
        ? exit_status::findings
        : exit_status::good;
}

} // namespace

int check(const CheckOptions &options, QTextStream &out, QTextStream &err)
{
    int status = 0;
    QJsonArray all;
    for (const QString &path : options.files) {
        const Checked checked = checkFile(path, options.board);
        status = std::max(status, statusOf(checked));
        if (options.format == CheckFormat::Text)
            writeText(checked, out);
        Fixes fixes(checked.set, allSections());
        for (const Problem &problem : checked.problems) {
            if (options.format == CheckFormat::Json)
                all.append(jsonOf(problem, checked, fixes));
        }
    }
    if (options.format == CheckFormat::Json)
        out << QString::fromUtf8(QJsonDocument(all).toJson());
    return flushed(out, err) ? status : 2;
}

} // namespace boardwright
