// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/board_options.h"

#include <QString>
#include <QTextStream>

#include <optional>

namespace boardwright {

struct BoardFormat;

/// How boards are written.
struct BoardOutput {
    enum class Kind : std::uint8_t { Text, Json, JsonLines, Site };

    Kind kind = Kind::Text;
    const BoardFormat *site = nullptr; ///< Site only: as a site takes a single board
};

/// The options of `boardwright-cli generate`.
struct GenerateOptions {
    QString file;
    BoardOptions board;
    QString seed = QStringLiteral("1");
    std::optional<std::pair<qint64, qint64>> seeds; ///< first and last, decimal; replaces `seed`
    qint64 choose = 0; ///< of the boards of `seeds`, only the best so many; 0: all
    /// What they are chosen by: "even", or the key of a gate after "least:" or "most:".
    QString chooseBy = QStringLiteral("even");
    BoardOutput format;
    int threads = 1;
    bool verify = false; ///< check every board with the independent checker
    bool trace = false; ///< include how each board was made, in JSON
    bool measures = false; ///< include the generator's measures of each board, in JSON
};

/// Writes the boards to `out` in the order of their seeds, and errors to `err`. The output does not
/// depend on the number of threads. Returns the exit status: 0 good, 1 a board could not be filled
/// or did not pass the checker, 2 the file could not be read or the options do not fit.
int generate(const GenerateOptions &options, QTextStream &out, QTextStream &err);

} // namespace boardwright
