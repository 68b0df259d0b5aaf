// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/board_options.h"

#include "app/cli/options.h"
#include "app/cli/read_set.h"
#include "core/base/printable.h"
#include "core/generator/judge.h"
#include "core/generator/saved_preview.h"
#include "ui/text/words.h"

#include <CLI/CLI.hpp>

#include <QStringList>
#include <QTextStream>

#include <algorithm>
#include <string>
#include <string_view>

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

/// The keys of all parameters, in generator order.
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

/// The parameters with a key, over all generators.
QList<const Field *> fieldsOf(const QString &key)
{
    QList<const Field *> fields;
    for (const Generator *generator : generators()) {
        for (const Field &field : generator->info().parameters) {
            if (field.key == key)
                fields << &field;
        }
    }
    return fields;
}

/// Whether a key is a flag in all generators, so that it may be given without a value.
bool isFlag(const QString &key)
{
    const QList<const Field *> fields = fieldsOf(key);
    return !fields.isEmpty() && std::ranges::all_of(fields, [](const Field *field) {
        return field->kind == Kind::Flag;
    });
}

/// "mode bingo: 3x3 to 10x10": the allowed values of a parameter, and their condition.
QString helpOf(const Field &field)
{
    QString allowed = allowedText(field);
    if (field.when.field.isEmpty())
        return allowed;
    const QString when
        = field.when.unless ? QStringLiteral("unless %1 %2: %3") : QStringLiteral("%1 %2: %3");
    return when.arg(field.when.field, field.when.choice, allowed);
}

/// "bingo, ascend; mode bingo: 3x3 to 10x10; ...": the allowed values of a key, over all
/// generators.
QString helpOf(const QString &key)
{
    QStringList parts;
    for (const Field *field : fieldsOf(key))
        parts << helpOf(*field);
    parts.removeDuplicates();
    if (isFlag(key))
        parts << QStringLiteral("yes if given without a value");
    return parts.join(QStringLiteral("; "));
}

/// Adds the option of a parameter.
void addParameter(CLI::App &command, BoardOptions &options, const QString &key, const QString &help)
{
    command.add_option_function<std::string>(
        "--" + key.toStdString(),
        [&options, key](const std::string &text) {
            options.parameters.insert(key, QString::fromStdString(text));
        },
        help.toStdString());
}

/// Null if the requested generator does not exist.
const Generator *chosenGenerator(const BoardOptions &options, const GoalSet &set)
{
    if (!options.generator.isEmpty())
        return generatorOf(options.generator);
    const Generator *saved = savedPreview(set).generator;
    return saved == nullptr ? generators().front() : saved;
}

/// The problem of a requested parameter that has no effect, because no parameter with its key
/// applies; std::nullopt if `field` has an effect or was not requested. Names the parameter whose
/// value is the cause.
std::optional<Problem> withoutEffect(std::span<const Field> parameters, const Settings &settings,
    const Field &field, const BoardOptions &options)
{
    const auto areOfKey = [&](const Field &other) { return other.key == field.key; };
    const bool isAnyMeant = std::ranges::any_of(parameters, [&](const Field &other) {
        return areOfKey(other)
            && applies(parameters, settings, static_cast<std::size_t>(&other - parameters.data()));
    });
    if (isAnyMeant || !options.parameters.contains(field.key))
        return std::nullopt;
    Problem problem;
    problem.code = Code::ParameterWithoutEffect;
    problem.args = {QString(field.key), QString(field.when.field),
        std::get<QString>(parameter(parameters, settings, field.when.field))};
    return problem;
}

} // namespace

void addBoardOptions(CLI::App &command, BoardOptions &options)
{
    addListOption(command, options.list);
    command.add_option_function<std::string>(
        "--generator",
        [&options](const std::string &key) { options.generator = QString::fromStdString(key); },
        "Generator: " + generatorKeys().toStdString());
    for (const QString &key : parameterKeys())
        addParameter(command, options, key, helpOf(key));
}

void addGateOption(CLI::App &command, BoardOptions &options)
{
    command
        .add_option_function<std::vector<std::string>>(
            "--gate",
            [&options](const std::vector<std::string> &texts) {
                for (const std::string &text : texts)
                    options.gates << QString::fromStdString(text);
            },
            "Reject boards outside of these bounds and try the next derived seed: "
            "GATE=LEAST..MOST, either number of which may be left out, such as relaxations=..0, or "
            "GATE:NUMBER=LEAST..MOST for another number than the gate's usual one, such as "
            "repeats:sum=..20; NUMBER: least, most, spread, sum, mean; may be given several times")
        ->allow_extra_args(false);
}

bool addGates(
    const BoardOptions &options, const Generator &generator, GoalSet &set, QTextStream &err)
{
    const Info &info = generator.info();
    QStringList known;
    for (const Gate &gate : info.gates)
        known << gate.key;
    for (const QString &text : options.gates) {
        if (addGate(info, set, text))
            continue;
        if (known.isEmpty())
            err << "The generator \"" << info.key << "\" has no gates; leave out --gate.\n";
        else
            err << "\"" << printable(text) << "\" is no gate; use GATE=LEAST..MOST, such as "
                << known.first() << "=..0, or GATE:NUMBER=LEAST..MOST. Gates of \"" << info.key
                << "\": " << known.join(QStringLiteral(", ")) << ".\n";
        return false;
    }
    return true;
}

std::vector<std::string> withFlagsSpelledOut(std::vector<std::string> arguments)
{
    const QStringList flagWords{QStringLiteral("yes"), QStringLiteral("true"), QStringLiteral("1"),
        QStringLiteral("no"), QStringLiteral("false"), QStringLiteral("0")};
    constexpr std::string_view dashes = "--";
    for (std::size_t i = 0; i < arguments.size() && arguments[i] != dashes; ++i) {
        if (!arguments[i].starts_with(dashes))
            continue;
        const QString key = QString::fromStdString(arguments[i].substr(dashes.size()));
        // Other spellings, such as "x" or "-", may as well be a file.
        const bool isSpelledOut = i + 1 < arguments.size()
            && flagWords.contains(QString::fromStdString(arguments[i + 1]).trimmed().toLower());
        if (isFlag(key) && !isSpelledOut)
            arguments[i] += "=yes";
    }
    return arguments;
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
    // In parameter order, because some parameters depend on earlier ones.
    for (const Field &field : parameters) {
        if (left.removeAll(field.key) == 0)
            continue;
        const auto done = setParameter(
            parameters, choice.settings, field.key, options.parameters.value(field.key));
        if (!done)
            return std::unexpected(done.error());
    }
    for (const Field &field : parameters) {
        if (const auto ignored = withoutEffect(parameters, choice.settings, field, options))
            return std::unexpected(*ignored);
    }
    // No parameter of this generator has the first remaining key; setParameter() makes the error.
    for (const QString &key : std::as_const(left))
        return std::unexpected(
            setParameter(parameters, choice.settings, key, options.parameters.value(key)).error());
    return choice;
}

std::optional<ChosenBoard> reportedChoiceFor(
    const BoardOptions &options, const QString &path, const GoalSet &set, QTextStream &err)
{
    const auto choice = choiceFor(options, set);
    if (!choice) {
        err << printable(words(choice.error())) << u'\n';
        return std::nullopt;
    }
    // An empty set has no goals to give hints about, so these hints are about the settings.
    for (const Problem &problem : choice->generator->lint(GoalSet(), choice->settings)) {
        if (problem.severity == Severity::Hint)
            tell(err, path, problem);
    }
    return *choice;
}

} // namespace boardwright
