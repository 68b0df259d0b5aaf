// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <QMap>
#include <QString>

#include <expected>
#include <optional>
#include <string>
#include <vector>

class QTextStream;

namespace CLI {
class App;
}

namespace boardwright {

/// What a command line says of the boards it wants: a generator and some of its parameters.
struct BoardOptions {
    QString generator; ///< its key; empty: the one the set was saved with, or the first
    QMap<QString, QString> parameters; ///< text by key
};

/// A generator and all of its settings.
struct ChosenBoard {
    const Generator *generator = nullptr;
    Settings settings;
};

/// Adds --generator, and an option for each key that is a parameter of some generator.
void addBoardOptions(CLI::App &command, BoardOptions &options);

/// The arguments of a command line where a flag among the parameters may stand alone, before other
/// options or before a file, and so says yes: "--no-weighting" becomes "--no-weighting=yes".
std::vector<std::string> withFlagsSpelledOut(std::vector<std::string> arguments);

/// What the options mean for a set: where they say nothing, what the set says it is made for.
/// Errors: UnknownParameter, ParameterValue, ParameterWithoutEffect.
std::expected<ChosenBoard, Problem> choiceFor(const BoardOptions &options, const GoalSet &set);

/// The same for boards that are about to be made; errors, and what the generator has to say of the
/// settings alone, are told on `err`.
std::optional<ChosenBoard> toldChoiceFor(
    const BoardOptions &options, const QString &path, const GoalSet &set, QTextStream &err);

} // namespace boardwright
