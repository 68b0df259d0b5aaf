// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generators/sites/site_boards.h"

#include "app/cli/exit_status.h"
#include "app/cli/generate.h"
#include "app/cli/long_job.h"
#include "app/cli/read_set.h"
#include "core/base/printable.h"
#include "core/formats/compact_json.h"
#include "core/formats/file.h"
#include "core/formats/json.h"
#include "core/formats/json_layout.h"
#include "core/generator/settings.h"
#include "core/sites/budgets.h"
#include "core/sites/playbingo_board.h"
#include "core/sites/playbingo_json.h"
#include "core/sites/seed.h"
#include "ui/text/words.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// Makes the board of a seed: the members of its JSON object behind the seed, or why there is none.
using MakeMembers
    = std::function<std::expected<CompactMembers, sites::Failure>(const sites::Seed &, Watch &)>;

QString sentence(const sites::Failure &failure, int width)
{
    using sites::Fault;
    const int row = failure.cell / width + 1;
    const int column = failure.cell % width + 1;
    const auto number = [](auto count) { return QString::number(count); };
    switch (failure.fault) {
    case Fault::TooFewGoals:
        return u"Fewer goals may stand together than the board has cells."_s;
    case Fault::EmptyTier:
        return u"Tier %1 has no goals."_s.arg(failure.tier);
    case Fault::NoGoalFits:
        return u"No goal fits row %1, column %2."_s.arg(row).arg(column);
    case Fault::TooManyDraws:
        return u"It takes more than a million random numbers."_s;
    case Fault::TooManyCopies:
        return u"Synergies make more than %1 copies of goals."_s.arg(number(sites::mostCopies));
    case Fault::TooManySteps:
        return u"Synergies take more than %1 steps."_s.arg(number(sites::mostSteps));
    case Fault::GoalWithoutTypes:
        return u"Goal %1 has no types, and stands beside one that has some."_s.arg(
            failure.goal + 1);
    case Fault::Cancelled:
        break;
    }
    return {};
}

/// Why a seed is none; empty if it is one.
QString complaintAbout(QStringView text)
{
    const auto seed = sites::seedOf(text);
    if (seed)
        return {};
    const QString why = seed.error() == sites::SeedFault::TooLarge
        ? u"it is too large"_s
        : u"it is not a whole number of digits"_s;
    return u"\"%1\" is no seed of the site: %2. Seeds are 0 to %3."_s.arg(text, why).arg(
        sites::largestSeed);
}

/// What of the options of `generate` such boards do not have; empty: nothing.
QString complaintAbout(const GenerateOptions &options, const ListBoards &boards)
{
    if (options.format.kind != BoardOutput::Kind::JsonLines)
        return u"Boards of a site's list are written as JSON lines; add --format jsonl."_s;
    if (options.choose > 0 || options.verify || options.trace || options.measures
        || !options.board.gates.isEmpty())
        return u"Boards of a site's list take none of --choose, --gate, --verify, --trace and "
               "--measures."_s;
    for (auto given = options.board.parameters.constBegin();
        given != options.board.parameters.constEnd(); ++given) {
        const auto field = std::ranges::find_if(
            boards.parameters, [&](const Field &known) { return known.key == given.key(); });
        if (field == boards.parameters.end())
            return u"The generator \"%1\" has no parameter \"%2\"."_s.arg(
                boards.generator, given.key());
        if (!valueOfText(*field, given.value()))
            return u"The parameter \"%1\" cannot be \"%2\"; use: %3."_s.arg(
                given.key(), given.value(), allowedText(*field));
    }
    if (!options.seeds)
        return complaintAbout(options.seed);
    const QString first = complaintAbout(QString::number(options.seeds->first));
    return first.isEmpty() ? complaintAbout(QString::number(options.seeds->second)) : first;
}

std::optional<JsonValue> readJson(const QString &path, QTextStream &err)
{
    const auto bytes = readFile(path);
    auto json = bytes ? parseJson(*bytes) : std::unexpected(bytes.error());
    if (json)
        return *std::move(json);
    tell(err, path, json.error());
    return std::nullopt;
}

int refuse(QTextStream &err, const QString &why)
{
    err << printable(why) << u'\n';
    return exit_status::usage;
}

/// Writes a line for each seed.
int writeLines(const GenerateOptions &options, const MakeMembers &make, int width, QTextStream &out,
    QTextStream &err)
{
    const SignalStop signals;
    bool isComplete = true;
    const auto write = [&](const QString &text) {
        Watch watch(signals.token());
        auto members = make(sites::seedOf(text).value(), watch);
        if (!members && members.error().fault == sites::Fault::Cancelled)
            return false;
        isComplete = isComplete && members.has_value();
        CompactMembers line{{"seed", jsonText(text)}};
        if (members)
            line.insert(line.end(), members->begin(), members->end());
        else
            line.emplace_back("error",
                jsonText(
                    u"The site cannot make this board. "_s + sentence(members.error(), width)));
        out << QString::fromUtf8(compactObject(line)) << u'\n';
        return true;
    };
    bool goesOn = true;
    if (options.seeds) {
        for (qint64 seed = options.seeds->first; goesOn && seed <= options.seeds->second; ++seed)
            goesOn = write(QString::number(seed)) && !signals.token().stop_requested();
    } else {
        goesOn = write(options.seed);
    }
    if (!flushed(out, err))
        return exit_status::usage;
    if (!goesOn) {
        err << "Stopped; the boards made so far were written.\n";
        return exit_status::interrupted;
    }
    return isComplete ? exit_status::good : exit_status::findings;
}

QByteArray cellJson(const QString &goal, const sites::Cell &cell, bool hasClash)
{
    CompactMembers members{{"goal", jsonText(goal)}};
    if (hasClash)
        members.emplace_back("clash", QByteArray::number(cell.clash));
    return compactObject(members);
}

int generatePlayBingo(const GenerateOptions &options, QTextStream &out, QTextStream &err)
{
    const QString complaint = complaintAbout(options, playBingoBoards);
    if (!complaint.isEmpty())
        return refuse(err, complaint);
    const auto json = readJson(options.file, err);
    if (!json)
        return exit_status::usage;
    using What = sites::playbingo::ListFault::What;
    const auto list = sites::playbingo::readList(*json);
    if (!list) {
        return refuse(err,
            (list.error().what == What::Missing ? u"%1: \"%2\" is missing."_s
                                                : u"%1: \"%2\" is not a setting of the site."_s)
                .arg(options.file, list.error().word));
    }
    const bool hasClash = list->settings.excludesLineTypes;
    sites::playbingo::BoardMaker maker(sites::playbingo::compileList(*list));
    const auto make = [&](const sites::Seed &seed,
                          Watch &watch) -> std::expected<CompactMembers, sites::Failure> {
        sites::playbingo::Board board;
        if (const sites::Made made = maker.make(seed.number, board, watch); !made)
            return std::unexpected(made.error());
        QByteArrayList cells;
        for (const sites::Cell &cell : board.cells) {
            cells << cellJson(
                list->goals[static_cast<std::size_t>(cell.goal)].text, cell, hasClash);
        }
        return CompactMembers{{"generator", jsonText(QString(playBingoBoards.generator))},
            {"width", QByteArray::number(board.width)}, {"cells", compactArray(cells)}};
    };
    const bool isCustom = list->settings.layout == sites::playbingo::Layout::Custom;
    return writeLines(options, make,
        isCustom ? list->settings.width : static_cast<int>(sites::boardSide), out, err);
}

} // namespace

constexpr ListBoards playBingoBoards{
    .generator = "playbingo"_L1, .parameters = {}, .generate = generatePlayBingo};

} // namespace boardwright
