// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/again.h"

#include "app/cli/exit_status.h"
#include "app/cli/long_job.h"
#include "app/cli/read_set.h"
#include "core/base/printable.h"
#include "core/formats/file.h"
#include "core/lab/remake.h"
#include "ui/text/remade_words.h"

#include <optional>

namespace boardwright {

using namespace Qt::StringLiterals;

int again(const AgainOptions &options, QTextStream &out, QTextStream &err)
{
    const auto opened = readSet(options.set, err, ImportChoices{.list = options.list});
    if (!opened)
        return exit_status::usage;
    const auto bytes = readFile(options.boards);
    if (!bytes) {
        tell(err, options.boards, bytes.error());
        return exit_status::usage;
    }
    std::optional<std::expected<std::vector<RemadeBoard>, Problem>> remade;
    qint64 all = 0; // unknown until the file is read
    bool wasStopped = false;
    {
        LongJob job(err, 1);
        remade
            = remakeBoards(opened->file.set, *bytes, job.stop(), [&](qint64 made, qint64 boards) {
                  all = boards;
                  job.show(made, boards);
              });
        wasStopped = job.stop().stop_requested() && (!*remade || std::ssize(**remade) < all);
        if (wasStopped && !*remade)
            return job.stoppedWith(u"Stopped before the file was read."_s);
    }
    if (!*remade) {
        tell(err, options.boards, remade->error());
        return exit_status::usage;
    }
    const std::vector<RemadeBoard> &boards = **remade;
    if (boards.empty() && !wasStopped) {
        err << printable(options.boards) << u": There are no boards in this file.\n"_s;
        return exit_status::usage;
    }
    qint64 same = 0;
    int parts = 0;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const RemadeBoard &board = boards[i];
        same += board.state == RemadeBoard::State::Same ? 1 : 0;
        parts += board.parts;
        if (board.state != RemadeBoard::State::Same)
            err << printable(u"%1: board %2 (seed %3): %4"_s.arg(options.boards)
                    .arg(i + 1)
                    .arg(board.line.seed, remadeWords(board, opened->file.set)))
                << u'\n';
    }
    out << u"%1 of %2 boards are the same"_s.arg(same).arg(boards.size());
    if (parts > 0)
        out << u", and so are %1 boards of their parts, made by themselves"_s.arg(parts);
    out << u".\n"_s;
    if (!flushed(out, err))
        return exit_status::usage;
    if (wasStopped) {
        err << u"Stopped after %1 of %2 boards.\n"_s.arg(boards.size()).arg(all);
        return exit_status::interrupted;
    }
    return same == all ? exit_status::good : exit_status::findings;
}

} // namespace boardwright
