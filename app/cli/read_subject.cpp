// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/read_subject.h"

#include "app/cli/exit_status.h"
#include "app/cli/read_set.h"

namespace boardwright {

std::expected<SharedSubject, int> readSubject(
    const QString &path, const BoardOptions &options, QTextStream &err)
{
    auto opened = readSetFor(options.generator, path, err, options.list);
    if (!opened)
        return std::unexpected(exit_status::usage);
    GoalSet &set = opened->file.set;
    const auto choice = reportedChoiceFor(options, path, set, err);
    if (!choice || !addGates(options, *choice->generator, set, err))
        return std::unexpected(exit_status::usage);
    auto subject = subjectOf(*choice->generator, set, choice->settings);
    if (!subject) {
        for (const Problem &problem : subject.error())
            tell(err, path, problem, set);
        return std::unexpected(exit_status::findings);
    }
    return *std::move(subject);
}

} // namespace boardwright
