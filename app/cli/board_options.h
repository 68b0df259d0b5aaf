// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <expected>
#include <optional>
#include <string>
#include <vector>

class QTextStream;

namespace CLI {
class App;
}

namespace boardwright {

/// The board options of a command line: a generator and some of its parameters.
struct BoardOptions {
    QString generator; ///< its key; empty: the generator saved in the set, or the first
    QMap<QString, QString> parameters; ///< text by key
    QStringList gates{}; ///< see addGate()
    QString list{}; ///< of several in a file, the name of the one to read; empty: the longest
};

/// A generator and all of its settings.
struct ChosenBoard {
    const Generator *generator = nullptr;
    Settings settings;
};

/// Adds --list, --generator, and an option for each key that is a parameter of some generator.
void addBoardOptions(CLI::App &command, BoardOptions &options);

/// Adds --gate, for commands that make boards.
void addGateOption(CLI::App &command, BoardOptions &options);

/// Adds the gates of the options to a set; the boards of the set keep those that it has as well.
/// False, with the reason on `err`, if one is no gate of the generator.
bool addGates(
    const BoardOptions &options, const Generator &generator, GoalSet &set, QTextStream &err);

/// Spells out flags among the parameters: a flag without a value, before other options or before a
/// file, means yes: "--no-weighting" becomes "--no-weighting=yes".
std::vector<std::string> withFlagsSpelledOut(std::vector<std::string> arguments);

/// The generator and settings for a set. Options that are not given come from the set. Errors:
/// UnknownParameter, ParameterValue, ParameterWithoutEffect.
std::expected<ChosenBoard, Problem> choiceFor(const BoardOptions &options, const GoalSet &set);

/// Like choiceFor(), for commands that make boards. Reports errors, and the generator's problems
/// with the settings alone, on `err`; std::nullopt after an error.
std::optional<ChosenBoard> reportedChoiceFor(
    const BoardOptions &options, const QString &path, const GoalSet &set, QTextStream &err);

} // namespace boardwright
