// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/read_set.h"

#include "core/base/printable.h"
#include "core/formats/set_format.h"
#include "core/generator/saved_preview.h"
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

std::optional<OpenedSet> told(
    std::expected<OpenedSet, Problem> opened, const QString &path, QTextStream &err)
{
    if (!opened) {
        tell(err, path, opened.error());
        return std::nullopt;
    }
    for (const Problem &note : std::as_const(opened->file.notes))
        tell(err, path, note, opened->file.set);
    return *std::move(opened);
}

} // namespace

std::optional<OpenedSet> readSet(
    const QString &path, QTextStream &err, const ImportChoices &choices)
{
    return told(openAnySet(path, {}, choices), path, err);
}

std::optional<OpenedSet> readSetFor(QStringView generator, const QString &path, QTextStream &err)
{
    auto opened = openAnySet(path);
    const Generator *const wanted = generatorOf(generator);
    const bool isOfSite = wanted != nullptr && wanted->info().seeds == SeedUse::Room;
    const auto sites = opened && isOfSite ? opened->asSites : QList<const SetFormat *>();
    for (const SetFormat *const format : sites) {
        ImportChoices choices;
        choices.format = format->key;
        auto asSite = openAnySet(path, {}, choices);
        if (asSite && savedPreview(asSite->file.set).generator == wanted)
            return told(std::move(asSite), path, err);
    }
    return told(std::move(opened), path, err);
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
