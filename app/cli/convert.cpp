// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/convert.h"

#include "app/cli/exit_status.h"
#include "app/cli/read_set.h"
#include "app/cli/write_output.h"
#include "core/base/printable.h"
#include "core/formats/native.h"
#include "core/formats/set_format.h"
#include "core/goalset/rows.h"
#include "ui/text/loss_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace boardwright {

namespace {

/// Says what a list was taken for: "list.js: read as: Classic list (JavaScript), 50 goals".
void tellFormat(const QString &path, const OpenedSet &opened, QTextStream &err)
{
    if (opened.from == nullptr)
        return;
    err << printable(path) << QStringLiteral(": read as: ")
        << QCoreApplication::translate("boardwright::Fields", opened.from->title);
    const qsizetype goals = opened.file.set.objectives.size();
    err << QStringLiteral(", %1 %2").arg(
        QString::number(goals), goals == 1 ? QStringLiteral("goal") : QStringLiteral("goals"));
    if (opened.tiers > 0)
        err << QStringLiteral(" in %1 %2")
                   .arg(QString::number(opened.tiers),
                       opened.tiers == 1 ? QStringLiteral("tier") : QStringLiteral("tiers"));
    err << u'\n';
}

/// Writes a line for each kind of loss, with the goals that lose data: "set.json: lost: The tag of
/// 3 goals (2, 5, 9)". Goals are numbered from 1.
void tellLosses(
    const QString &path, const GoalSet &set, const QList<Loss> &losses, QTextStream &err)
{
    constexpr qsizetype shown = 20;
    for (const Loss &loss : losses) {
        QStringList rows;
        for (const RowId row : loss.rows.first(std::min(loss.rows.size(), shown)))
            rows << QString::number(indexOfRow(set, row) + 1);
        if (loss.rows.size() > shown)
            rows << QStringLiteral("...");
        err << printable(path) << QStringLiteral(": lost: ") << lossWords(loss);
        if (!rows.isEmpty())
            err << QStringLiteral(" (%1)").arg(rows.join(QStringLiteral(", ")));
        err << u'\n';
    }
}

QString keysOf(std::span<const SetFormat *const> formats)
{
    QStringList keys;
    for (const SetFormat *format : formats)
        keys << format->key;
    return keys.join(QStringLiteral(", "));
}

} // namespace

int convert(const ConvertOptions &options, QTextStream &out, QTextStream &err)
{
    const SetFormat *format = options.to.isEmpty() ? nullptr : setFormatOf(options.to);
    if (format == nullptr && !options.to.isEmpty()) {
        err << QStringLiteral("There is no format \"%1\". Formats: %2.\n")
                   .arg(printable(options.to), keysOf(setFormats()));
        return exit_status::usage;
    }
    const QString &from = options.choices.format;
    if (!from.isEmpty() && importFormatOf(from) == nullptr) {
        err << QStringLiteral("There is no format \"%1\" to read. Formats: %2.\n")
                   .arg(printable(from), keysOf(importFormats()));
        return exit_status::usage;
    }
    auto opened = readSet(options.in, err, options.choices);
    if (!opened)
        return exit_status::usage;
    GoalSet &set = opened->file.set;
    tellFormat(options.in, *opened, err);
    if (format == nullptr) {
        // Without the bytes it was read from, the set is written in the site's layout.
        set.file.reset();
        return writeOutput(writeNative(set), options.out, out, err) ? exit_status::good
                                                                    : exit_status::usage;
    }
    if (const auto obstacle = obstacleTo(set, *format)) {
        tell(err, options.in, *obstacle, set);
        return exit_status::findings;
    }
    const QList<Loss> losses = lossesOf(set, *format);
    tellLosses(options.in, set, losses, err);
    if (options.strict && !losses.isEmpty())
        return exit_status::findings;
    return writeOutput(format->write(set), options.out, out, err) ? exit_status::good
                                                                  : exit_status::usage;
}

} // namespace boardwright
