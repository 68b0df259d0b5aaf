// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/read_set.h"

#include "core/base/printable.h"
#include "core/formats/import_codes.h"
#include "core/generator/generator.h"
#include "core/lists/open_set.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QFileDevice>

namespace boardwright {

void tell(QTextStream &err, const QString &path, const Problem &problem, const GoalSet &set)
{
    err << printable(path) << u':';
    if (problem.where.line > 0)
        err << problem.where.line << u':' << problem.where.column << u':';
    err << u' ' << severityName(problem.severity) << QStringLiteral(": ")
        << printable(words(problem, set)) << u'\n';
}

namespace {

std::optional<OpenedSet> told(std::expected<OpenedSet, Problem> opened, const QString &path,
    const QString &list, QTextStream &err)
{
    if (!opened) {
        tell(err, path, opened.error());
        return std::nullopt;
    }
    for (const Problem &note : std::as_const(opened->file.notes)) {
        tell(err, path, note, opened->file.set);
        if (const QString hint = otherListsHint(note); !hint.isEmpty() && list.isEmpty())
            err << printable(path) << QStringLiteral(": ") << hint << u'\n';
    }
    if (lacksList(*opened, list)) {
        const QStringList known
            = opened->lists.isEmpty() ? QStringList(opened->list) : opened->lists;
        err << (known.last().isEmpty()
                ? QStringLiteral("The file has no list with a name.\n")
                : QStringLiteral("Lists: %1.\n").arg(printable(known.join(QStringLiteral(", ")))));
        return std::nullopt;
    }
    return *std::move(opened);
}

} // namespace

std::optional<OpenedSet> readSet(
    const QString &path, QTextStream &err, const ImportChoices &choices)
{
    return told(openAnySet(path, {}, choices), path, choices.list, err);
}

std::optional<OpenedSet> readSetFor(
    QStringView generator, const QString &path, QTextStream &err, const QString &list)
{
    ImportChoices choices;
    choices.list = list;
    return told(openSetFor(generatorOf(generator), path, {}, choices), path, list, err);
}

QString otherListsHint(const Problem &problem)
{
    return problem.code == toCode(ImportCode::ListTaken)
        ? QStringLiteral("--list NAME reads another one.")
        : QString();
}

bool lacksList(const OpenedSet &opened, const QString &list)
{
    return !list.isEmpty() && opened.list != list;
}

bool flushed(QTextStream &out, QTextStream &err)
{
    out.flush();
    QIODevice *device = out.device();
    const auto *file = qobject_cast<QFileDevice *>(device);
    const bool arrived = out.status() == QTextStream::Ok
        && (file == nullptr || (device->isOpen() && file->error() == QFileDevice::NoError));
    if (!arrived)
        err << QCoreApplication::translate("main", "The output could not be written.") << u'\n';
    return arrived;
}

} // namespace boardwright
