// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/row_texts.h"
#include "core/generator/seed_line.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "core/lab/subject.h"

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace boardwright {

struct JsonValue;

/// A board of a file, made again from what the file says of it.
struct RemadeBoard {
    enum class State : std::uint8_t {
        Same,
        Differs, ///< at `where`
        NoBoard, ///< it is no board: it lacks the generator, the seed or the cells
        UnknownGenerator, ///< `where`
        UnknownSetting, ///< `where`: a setting with a value that it does not take
        NotMade, ///< no board can be made of the set with these settings
    };

    State state = State::Same;
    /// What it was made with. The generator is null if it is unknown, the version 0 if the file has
    /// none. Has all settings if it is Same or Differs.
    SeedLine line{};
    /// Such as "cells[3].goal" or "size=5x500"; of a part: "parts[2].cells[0].goal",
    /// "parts[2]: size=5x500", "parts[2]".
    QString where{};
    QList<Problem> problems{}; ///< why, if it is UnknownSetting or NotMade
    /// The seed derived from SeedLine::seed that it is of; empty: that one itself.
    QString derivedSeed{};
    /// What judged it (gateTexts()); empty if nothing did, or if a file of an older version does
    /// not say.
    QStringList gates{};
    bool hasOtherGates = false; ///< than the set
    bool isRejectedBySet = false; ///< as isRejectedBySet() said, if it was asked
    bool isRejected = false; ///< the file says so: it was not given out as a board
    /// Boards of parts that were made by themselves, too, and are the same: all of them, or those
    /// before the first one that differs.
    int parts = 0;
};

/// Makes boards of one set again and compares. Compiles the set once for boards with the same
/// generator and settings that follow each other. One thread.
class Remaker final {
public:
    explicit Remaker(GoalSet set);
    Remaker(const Remaker &) = delete;
    Remaker &operator=(const Remaker &) = delete;
    ~Remaker() = default;

    /// `text`: one of boardTexts(). The gates that it has take the place of those of the set. A
    /// board of a derived seed without its gates, as older versions wrote it, is made of that seed
    /// if the set has no gates either. Compared is what the file has and the board is: not its
    /// words for people, measures and trace. The board of a part that has a seed is made by itself
    /// as well, by the default generator. Nothing if it was stopped.
    std::optional<RemadeBoard> remake(QByteArrayView text, const std::stop_token &stop = {});

    /// Whether the gates of the set reject a board that remake() found the same: its seed, or else
    /// the derived one, then makes another board from the set. Nothing if it was stopped.
    std::optional<bool> isRejectedBySet(RemadeBoard board, const std::stop_token &stop = {});

private:
    using Compiled = std::expected<SharedSubject, QList<Problem>>;

    /// Why there is no board: members of RemadeBoard.
    struct Refusal {
        RemadeBoard::State state;
        QString where;
        QList<Problem> problems;
        bool isStopped = false; ///< then the others mean nothing
    };

    bool remakeParts(
        const JsonValue &was, const JsonValue *is, RemadeBoard &board, const std::stop_token &stop);
    std::expected<JsonValue, Refusal> made(
        const JsonValue &was, RemadeBoard &board, const std::stop_token &stop);
    std::expected<void, Refusal> takeGates(const JsonValue &was, RemadeBoard &board) const;
    /// Null if it was stopped.
    const Compiled *subjectFor(const RemadeBoard &board, const std::stop_token &stop);
    static Refusal stopped();

    GoalSet m_set;
    RowTexts m_rows;
    using Kept = std::pair<QStringList, Compiled>;
    /// By generator and settings, the last one used first; a file may have any number of them.
    std::vector<Kept> m_subjects;
};

/// Told how many boards of how many are made: once before the first one, then after each.
using RemakeProgress = std::function<void(qint64 made, qint64 all)>;

/// All boards of a file, made again. Errors: those of boardTexts(). Fewer boards if stopped. Any
/// thread.
std::expected<std::vector<RemadeBoard>, Problem> remakeBoards(const GoalSet &set,
    QByteArrayView text, const std::stop_token &stop = {}, const RemakeProgress &progress = {});

} // namespace boardwright
