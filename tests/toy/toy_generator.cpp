// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/toy/toy_generator.h"

#include "core/board/game_mode.h"
#include "core/board/stopped_run.h"
#include "core/goalset/identity.h"
#include "core/goalset/rows.h"
#include "core/random/draws.h"
#include "tests/toy/toy_arrange.h"
#include "tests/toy/toy_codes.h"
#include "tests/toy/toy_recorder.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// Of a world whose plan does not say.
constexpr int roomsOfWorld = 3;
/// Where the seed decides.
constexpr int fewestRooms = 2;
constexpr int mostRooms = 4;

constexpr std::array plans{
    Choice{.key = "row"_L1, .label = "In a row"},
    Choice{.key = "ring"_L1, .label = "In a ring"},
    Choice{.key = "any"_L1, .label = "As the seed says"},
};

constexpr std::array parameters{
    Field{.key = "plan"_L1, .kind = Kind::Choice, .choices = plans, .label = "Plan"},
    Field{.key = "side"_L1,
        .kind = Kind::Integer,
        .fallback = 2,
        .min = 2,
        .max = 4,
        .label = "Side"},
    Field{.key = "toll"_L1,
        .kind = Kind::Flag,
        .label = "Toll",
        .when = {.field = "plan"_L1, .choice = "ring"_L1}},
    Field{.key = "passes"_L1,
        .kind = Kind::Integer,
        .fallback = 2,
        .min = 0,
        .max = 4,
        .label = "Passes",
        .help = "How often the goals of a room are arranged"},
};

enum MeasureIndex : std::uint8_t { Joins, Merriment, Guests, Used, Crowd, Distance };

constexpr std::array moods{
    Choice{.key = "merry"_L1, .label = "Merry mood"},
    Choice{.key = "quiet"_L1, .label = "Quiet mood"},
};

constexpr std::array counters{
    Counter{.key = "toy_doors"_L1, .title = "Doors opened"},
};

/// Of a room on the board.
constexpr std::array placementFacts{
    Field{.key = "light"_L1, .kind = Kind::Flag, .label = "Light"},
    Field{.key = "guests"_L1, .kind = Kind::Integer, .label = "Guests here"},
    Field{.key = "mood"_L1, .kind = Kind::Choice, .choices = moods, .label = "Mood"},
};

/// Of the whole party.
constexpr std::array boardFacts{
    Field{.key = "cake"_L1, .kind = Kind::Flag, .label = "Cake", .help = "Whether there is one"},
    Field{.key = "hours"_L1, .kind = Kind::Positions, .label = "Hours", .help = "When it goes on"},
};

constexpr std::array danceFields{
    Field{.key = "couples"_L1, .kind = Kind::Integer, .label = "Couples"},
    Field{.key = "tune"_L1, .kind = Kind::Text, .label = "Tune"},
};

constexpr std::array factLists{
    FactList{.key = "dances"_L1, .title = "Dance %1", .fields = danceFields}};

constexpr std::array walkTexts{"Way in: %1.", "Way round: %1."};

constexpr std::array<const Section *, 6> sections{
    &toy::goals, &toy::rooms, &toy::world, &toy::gateTable, &toy::targetTable, &arrange::rules};

QString planOf(const Settings &settings)
{
    return std::get<QString>(clamped(parameters[0], settings.values.value(0)));
}

int sideOf(const Settings &settings)
{
    return static_cast<int>(std::get<qint64>(clamped(parameters[1], settings.values.value(1))));
}

int passesOf(const Settings &settings)
{
    return static_cast<int>(std::get<qint64>(clamped(parameters[3], settings.values.value(3))));
}

std::shared_ptr<const Shape> worldShape(const QString &plan, int rooms)
{
    auto shape = std::make_shared<Shape>();
    shape->topology = Topology::Graph;
    shape->size = QSizeF(rooms, 2);
    shape->rows = 2;
    shape->columns = rooms;
    const std::array<QPointF, mostRooms> places{
        QPointF(0, 1), QPointF(1, 0), QPointF(2, 1), QPointF(3, 0)};
    for (int i = 0; i < rooms; ++i) {
        const QPointF place = places.at(static_cast<std::size_t>(i));
        shape->sites.push_back({.place = QRectF(place, QSizeF(1, 1)),
            .row = static_cast<int>(place.y()),
            .column = static_cast<int>(place.x()),
            .progress = {.numerator = i, .denominator = rooms - 1},
            .zones = {},
            .kind = SiteKind::Zone});
    }
    const int joins = plan == "ring"_L1 ? rooms : rooms - 1;
    for (int i = 0; i < joins; ++i)
        shape->links.push_back({.a = SiteIndex{i},
            .b = SiteIndex{(i + 1) % rooms},
            .kind = LinkKind::Join,
            .end = {u"east"_s, u"west"_s}});
    Line all{.kind = LineKind::Set, .number = 1, .sites = {}};
    for (int i = 0; i < rooms; ++i)
        all.sites.push_back(SiteIndex{i});
    shape->lines.push_back(all);
    if (rooms == mostRooms) {
        shape->links.push_back(
            {.a = SiteIndex{0}, .b = SiteIndex{3}, .kind = LinkKind::Warp, .end = {}});
        shape->links.push_back(
            {.a = SiteIndex{1}, .b = SiteIndex{2}, .kind = LinkKind::Wall, .end = {}});
        shape->lines.push_back(
            {.kind = LineKind::Row, .number = 1, .sites = {SiteIndex{1}, SiteIndex{3}}});
        shape->lines.push_back(
            {.kind = LineKind::Row, .number = 2, .sites = {SiteIndex{0}, SiteIndex{2}}});
    }
    return shape;
}

DrawPlace drawPlace(Purpose purpose, std::size_t cell)
{
    return {.purpose = purpose, .cell = static_cast<std::uint16_t>(cell)};
}

/// Goals are used in descending order of their draws. A merry goal draws several times and keeps
/// its highest.
std::uint64_t drawOf(const Draws &draws, const ToyGoal &goal)
{
    std::uint64_t best = 0;
    for (std::uint32_t i = 0; i <= static_cast<std::uint32_t>(goal.merry); ++i)
        best = std::max(best, draws.bits({.purpose = Purpose::Pick, .detail = i}, goal.identity));
    return best;
}

} // namespace

const Info &ToyGenerator::info() const
{
    static const Info info{.key = "toy"_L1,
        .version = 7,
        .title = "Toy",
        .help = "Three rooms and a party",
        .needsData = true,
        .drawsByText = true,
        .sections = sections,
        .parameters = parameters,
        .measures = toy::measures,
        .counters = counters,
        .gates = toy::gates,
        .gateTable = &toy::gateTable,
        .tunables = toy::tunables,
        .targetTable = &toy::targetTable,
        .placementFacts = placementFacts,
        .boardFacts = boardFacts,
        .factLists = factLists,
        .walkTexts = walkTexts,
        .codes = toyCodes,
        .stages = toyStages};
    return info;
}

Settings ToyGenerator::settingsFor(const GoalSet & /*set*/) const
{
    return defaultSettings(parameters);
}

QList<Problem> ToyGenerator::lint(const GoalSet &set, const Settings &settings) const
{
    QList<Problem> problems;
    const auto expect = [&](Code code, qint64 have, qint64 need) {
        if (have >= need)
            return;
        Problem problem;
        problem.code = code;
        problem.args = {have, need};
        problems.append(problem);
    };
    const int rooms = planOf(settings) == "any"_L1 ? mostRooms : roomsOfWorld;
    expect(toCode(ToyCode::TooFewRooms), set.tables.value(toy::rooms.key).size(), rooms);
    problems += arrange::lint(set, arrange::goalTypes(set));
    const int side = sideOf(settings);
    expect(Code::TooFewObjectives, std::ranges::count(set.objectives, false, &Objective::disabled),
        qint64{rooms - 1} * side * side);
    return problems;
}

std::expected<std::shared_ptr<const Compiled>, QList<Problem>> ToyGenerator::compile(
    const GoalSet &set, const Settings &settings) const
{
    QList<Problem> problems = lint(set, settings);
    problems.removeIf([](const Problem &problem) { return problem.severity != Severity::Error; });
    if (!problems.isEmpty())
        return std::unexpected(problems);
    auto compiled = std::make_shared<ToySet>();
    const QString plan = planOf(settings);
    if (plan == "any"_L1) {
        for (int rooms = fewestRooms; rooms <= mostRooms; ++rooms)
            compiled->shapes.push_back(worldShape(plan, rooms));
    } else {
        compiled->shape = worldShape(plan, roomsOfWorld);
        compiled->shapes = {compiled->shape};
    }
    const int side = sideOf(settings);
    compiled->part = shapeOf({.rows = side, .columns = side});
    const auto isGoal = [&](RowId id) {
        const Objective *objective = objectiveOf(set, id);
        return objective != nullptr && !objective->disabled;
    };
    for (const TableRow &room : set.tables.value(toy::rooms.key)) {
        const RowId guest = rowsOf(room.values, toy::guest).value(0);
        compiled->rooms.push_back(room.id);
        compiled->guests.push_back(isGoal(guest) ? guest : RowId::none);
        compiled->lit.push_back(flagOf(room.values, toy::lit));
    }
    const std::vector<std::uint64_t> identity = identities(set);
    compiled->rows = static_cast<int>(set.objectives.size());
    for (int row = 0; row < compiled->rows; ++row) {
        const Objective &objective = set.objectives.at(row);
        if (!objective.disabled)
            compiled->goals.push_back({.row = objective.id,
                .identity = identity[static_cast<std::size_t>(row)],
                .merry = std::get<double>(clamped(
                    toy::merry, valueOf(objective.extension.value(toy::goals.key), toy::merry))),
                .rowIndex = row});
    }
    std::vector<arrange::Rule> rules = arrange::rulesOf(set, arrange::goalTypes(set));
    compiled->passes = passesOf(settings);
    if (!rules.empty() && compiled->passes > 0)
        compiled->terrain.emplace(std::move(rules), *compiled->part);
    return compiled;
}

std::unique_ptr<Scratch> ToyGenerator::scratch(const Compiled & /*compiled*/) const
{
    return std::make_unique<ToyScratch>();
}

Outcome ToyGenerator::run(const Compiled &compiled, Scratch &scratch, QStringView seed,
    Result &into, Trace *trace, Watch &watch) const
{
    const auto &set = static_cast<const ToySet &>(compiled);
    auto &order = static_cast<ToyScratch &>(scratch).order;
    const Draws draws(seed);
    ToyRecorder recorder(trace);
    const std::uint64_t drawn = draws.bits({.purpose = Purpose::SeedNumber}, 0) % set.shapes.size();
    into.reset(set.shapes[drawn]);

    // The first room is the entrance; the others are chosen by keyed draws.
    std::vector<std::size_t> rooms{0};
    std::vector<std::pair<std::uint64_t, std::size_t>> others;
    for (std::size_t room = 1; room < set.rooms.size(); ++room)
        others.emplace_back(draws.bits(drawPlace(Purpose::CellOrder, room)), room);
    std::ranges::sort(others, std::greater());
    recorder.add({.act = Act::Begin, .stage = Stage::Join});
    for (std::size_t site = 0; site < into.shape->sites.size(); ++site) {
        if (watch.stopRequested())
            return stoppedRun(into, trace);
        if (site > 0)
            rooms.push_back(others[site - 1].second);
        into.at[site].what = set.rooms[rooms[site]];
        recorder.add({.act = Act::Place,
            .stage = Stage::Join,
            .a = SiteIndex{static_cast<int>(site)},
            .what = into.at[site].what});
    }
    for (const Link &link : into.shape->links)
        recorder.addLink(link);
    recorder.add({.act = Act::End, .stage = Stage::Join});

    order.clear();
    for (std::size_t goal = 0; goal < set.goals.size(); ++goal)
        order.emplace_back(drawOf(draws, set.goals[goal]), goal);
    std::ranges::sort(order, std::greater());

    std::size_t next = 0;
    QSet<RowId> placed;
    for (std::size_t site = 1; site < into.shape->sites.size(); ++site) {
        const auto part = static_cast<std::uint16_t>(site);
        auto board = std::make_shared<Result>();
        board->reset(set.part);
        recorder.add({.act = Act::Begin, .stage = Stage::Part, .part = part});
        for (std::size_t cell = 0; cell < board->at.size(); ++cell) {
            if (watch.stopRequested())
                return stoppedRun(into, trace);
            const RowId guest = set.guests[rooms[site]];
            RowId what = cell == 0 && !placed.contains(guest) ? guest : RowId::none;
            while (what == RowId::none) {
                const RowId candidate = set.goals[order[next++].second].row;
                what = placed.contains(candidate) ? RowId::none : candidate;
            }
            board->at[cell].what = what;
            recorder.addFunnelled({.act = Act::Place,
                                      .stage = Stage::Part,
                                      .part = part,
                                      .a = SiteIndex{static_cast<int>(cell)},
                                      .what = what},
                static_cast<int>(set.goals.size()) - static_cast<int>(placed.size()));
            placed.insert(what);
        }
        recorder.addScored({.act = Act::End, .stage = Stage::Part, .part = part},
            static_cast<double>(placed.size()));
        const RowId guest
            = board->at[0].what == set.guests[rooms[site]] ? board->at[0].what : RowId::none;
        if (!arrangeRoom(set, static_cast<ToyScratch &>(scratch), draws, part, guest, *board,
                recorder, watch))
            return stoppedRun(into, trace);
        into.parts.push_back({.site = SiteIndex{static_cast<int>(site)},
            .result = board,
            .seed = seed.toString() + u'/' + QString::number(site),
            .settings = {{u"side"_s, QString::number(set.part->rows)}}});
    }
    into.made.push_back({.code = toCode(ToyCode::MadeAtTheParty),
        .args = {static_cast<qint64>(rooms.size()), static_cast<qint64>(placed.size())}});
    into.counts.assign(counters.size(), static_cast<int>(into.shape->links.size()));
    for (std::size_t site = 0; site < into.shape->sites.size(); ++site) {
        into.route.push_back(SiteIndex{static_cast<int>(site)});
        recorder.add({.act = Act::Visit,
            .stage = toStage(ToyStage::Party),
            .a = SiteIndex{static_cast<int>(site)}});
    }
    return {};
}

void ToyGenerator::measure(
    const Compiled &compiled, Scratch & /*scratch*/, const Result &result, Measured &into) const
{
    const auto &set = static_cast<const ToySet &>(compiled);
    into.values.resize(toy::measures.size());
    const Shape &shape = *result.shape;
    into.values[Joins].assign(1, static_cast<double>(shape.links.size()));
    into.values[Merriment].assign(shape.lines.size(), 0);
    into.values[Guests].assign(shape.sites.size(), Measured::nothing);
    into.values[Used].assign(static_cast<std::size_t>(set.rows), 0);
    into.values[Crowd].assign(limits(compiled).size(), 0);
    into.values[Distance].clear();
    for (const RowId room : set.rooms) {
        const auto here = static_cast<int>(siteOf(result, room));
        for (int site = 0; site < static_cast<int>(shape.sites.size()); ++site)
            into.values[Distance].push_back(here < 0 ? Measured::nothing : std::abs(site - here));
    }
    for (const Part &part : result.parts) {
        into.values[Guests][static_cast<std::size_t>(part.site)]
            = static_cast<double>(part.result->at.size());
        for (const Placed &placed : part.result->at) {
            const auto goal = std::ranges::find(set.goals, placed.what, &ToyGoal::row);
            if (goal == set.goals.end())
                continue;
            for (std::size_t line = 0; line < shape.lines.size(); ++line) {
                const auto &sites = shape.lines[line].sites;
                if (std::ranges::find(sites, part.site) != sites.end())
                    into.values[Merriment][line] += goal->merry;
            }
            into.values[Crowd][0] += goal->merry > 1 ? 1 : 0;
            ++into.values[Used][static_cast<std::size_t>(goal->rowIndex)];
        }
    }
}

Facts ToyGenerator::facts(
    const Compiled &compiled, Scratch & /*scratch*/, const Result &result) const
{
    const auto &set = static_cast<const ToySet &>(compiled);
    Facts facts;
    for (std::size_t site = 0; site < result.at.size(); ++site) {
        const auto room = std::ranges::find(set.rooms, result.at[site].what) - set.rooms.begin();
        const auto part
            = std::ranges::find(result.parts, SiteIndex{static_cast<int>(site)}, &Part::site);
        const bool hasGuests = part != result.parts.end();
        NamedFacts ofSite{{placementFacts[0].key, set.lit[static_cast<std::size_t>(room)]},
            {placementFacts[1].key,
                hasGuests ? Value(static_cast<qint64>(part->result->at.size())) : Value()},
            {placementFacts[2].key, QString(moods.at(hasGuests ? 0 : 1).key)},
            {"inspected"_L1, false}};
        facts.sites.push_back(std::move(ofSite));
    }
    const auto last = static_cast<int>(result.at.size()) - 1;
    facts.walks = {{.from = SiteIndex{0}, .kind = 0, .sites = {SiteIndex{1}}},
        {.from = SiteIndex{0}, .kind = 1, .sites = {SiteIndex{last}, SiteIndex{1}}},
        {.from = SiteIndex{last}, .kind = 0, .sites = std::vector(14, SiteIndex{0})}};
    facts.board = {{"weather"_L1, u"fair"_s}, {boardFacts[0].key, true},
        {boardFacts[1].key, QList<int>{20, 21, 22}}};
    facts.lists.emplace_back("gifts"_L1,
        std::vector<NamedFacts>{{{"from"_L1, NamedFacts{{"name"_L1, u"Ann"_s}}},
            {"things"_L1, QStringList{u"book"_s, u"hat"_s}}}});
    facts.lists.emplace_back(factLists[0].key,
        std::vector<NamedFacts>{{{danceFields[0].key, qint64{3}}, {danceFields[1].key, u"waltz"_s}},
            {{danceFields[0].key, qint64{2}}, {danceFields[1].key, u"polka"_s}}});
    return facts;
}

std::vector<NamedLimit> ToyGenerator::limits(const Compiled & /*compiled*/) const
{
    return {{.kind = LimitKind::Board, .name = u"merry"_s, .cap = 3}};
}

std::vector<Finding> ToyGenerator::check(
    const GoalSet &set, const Settings &settings, const Result &result) const
{
    std::vector<Finding> findings;
    const auto defect = [&](Code code, const QList<Arg> &args) {
        Finding finding{.code = code, .severity = Severity::Error, .args = {}};
        std::ranges::copy(args, finding.args.begin());
        findings.push_back(std::move(finding));
    };
    const auto expect = [&](std::size_t found, int expected) {
        if (std::cmp_not_equal(found, expected))
            defect(Code::WrongShape, {static_cast<qint64>(found), qint64{expected}});
    };
    QSet<RowId> rooms;
    for (const TableRow &room : set.tables.value(toy::rooms.key))
        rooms.insert(room.id);
    QSet<RowId> goals;
    for (const Objective &objective : set.objectives) {
        if (!objective.disabled)
            goals.insert(objective.id);
    }
    // Removes from `left` what each site holds, so that nothing can be placed twice.
    const auto checkSites = [&](const Result &board, QSet<RowId> &left, Code code) {
        for (std::size_t site = 0; site < board.at.size(); ++site) {
            if (!left.remove(board.at[site].what))
                defect(code, {static_cast<qint64>(site) + 1});
        }
    };
    const int sites = static_cast<int>(result.at.size());
    if (planOf(settings) != "any"_L1)
        expect(result.at.size(), roomsOfWorld);
    else if (sites < fewestRooms || sites > mostRooms)
        expect(result.at.size(), mostRooms);
    checkSites(result, rooms, toCode(ToyCode::RoomTwice));
    expect(result.parts.size(), sites - 1);
    const int side = sideOf(settings);
    for (const Part &part : result.parts) {
        expect(part.result->at.size(), side * side);
        checkSites(*part.result, goals, Code::UnknownObjective);
    }
    return findings;
}

} // namespace boardwright
