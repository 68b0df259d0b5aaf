// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/board_options.h"

#include "core/generator/saved_preview.h"

#include <CLI/CLI.hpp>

#include <QStringList>

#include <algorithm>
#include <string>

namespace boardwright {

namespace {

const QString generatorKey = QStringLiteral("generator");

QString generatorKeys()
{
    QStringList keys;
    for (const Generator *generator : generators())
        keys << generator->info().key;
    return keys.join(QStringLiteral(", "));
}

/// The keys of all parameters, in the order of the generators that have them.
QStringList parameterKeys()
{
    QStringList keys;
    for (const Generator *generator : generators()) {
        for (const Field &field : generator->info().parameters) {
            if (!keys.contains(field.key))
                keys << field.key;
        }
    }
    return keys;
}

/// "bingo, ascend; with mode bingo 3x3 to 10x10, ...": what a key takes, over all generators.
QString helpOf(const QString &key)
{
    QStringList parts;
    for (const Generator *generator : generators()) {
        for (const Field &field : generator->info().parameters) {
            if (field.key != key)
                continue;
            const QString allowed = allowedText(field);
            parts << (field.when.field.isEmpty()
                    ? allowed
                    : QStringLiteral("%1 %2: %3")
                          .arg(field.when.field, field.when.choice, allowed));
        }
    }
    parts.removeDuplicates();
    return parts.join(QStringLiteral("; "));
}

const Generator *chosenGenerator(const BoardOptions &options, const GoalSet &set)
{
    if (!options.generator.isEmpty())
        return generatorOf(options.generator);
    const Generator *saved = savedPreview(set).generator;
    return saved == nullptr ? generators().front() : saved;
}

} // namespace

void addBoardOptions(CLI::App &command, BoardOptions &options)
{
    command.add_option_function<std::string>(
        "--generator",
        [&options](const std::string &key) { options.generator = QString::fromStdString(key); },
        "How boards are made: " + generatorKeys().toStdString());
    for (const QString &key : parameterKeys()) {
        command.add_option_function<std::string>(
            "--" + key.toStdString(),
            [&options, key](const std::string &text) {
                options.parameters.insert(key, QString::fromStdString(text));
            },
            helpOf(key).toStdString());
    }
}

std::expected<ChosenBoard, Problem> choiceFor(const BoardOptions &options, const GoalSet &set)
{
    const Generator *generator = chosenGenerator(options, set);
    if (generator == nullptr) {
        Problem problem;
        problem.code = Code::ParameterValue;
        problem.args = {generatorKey, options.generator, generatorKeys()};
        return std::unexpected(problem);
    }
    ChosenBoard choice{.generator = generator, .settings = openingSettings(*generator, set)};
    const auto parameters = generator->info().parameters;
    QStringList left = options.parameters.keys();
    // In the order of the parameters, because some depend on those before them.
    for (const Field &field : parameters) {
        if (left.removeAll(field.key) == 0)
            continue;
        const auto done = setParameter(
            parameters, choice.settings, field.key, options.parameters.value(field.key));
        if (!done)
            return std::unexpected(done.error());
    }
    for (const QString &key : std::as_const(left))
        return std::unexpected(
            setParameter(parameters, choice.settings, key, options.parameters.value(key)).error());
    return choice;
}

} // namespace boardwright
