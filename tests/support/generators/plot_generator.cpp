// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/generators/plot_generator.h"

#include "core/board/game_mode.h"
#include "core/constrained/codes.h"

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array soils{
    Choice{.key = "sand"_L1, .label = "Sand"}, Choice{.key = "clay"_L1, .label = "Clay"}};

constexpr std::array besideFields{
    Field{.key = "ripe"_L1, .kind = Kind::Flag, .label = "Ripe", .help = "Whether it is ripe"},
    Field{.key = "minutes"_L1, .kind = Kind::Integer, .max = 60, .label = "Minutes"},
    Field{.key = "soil"_L1, .kind = Kind::Choice, .choices = soils, .label = "Soil"},
    Field{.key = "plots"_L1, .kind = Kind::RowRefs, .target = "plots"_L1, .label = "Plots"},
};

constexpr std::array onceFields{
    Field{.key = "title"_L1, .kind = Kind::Text, .max = 20, .label = "Title"},
    Field{.key = "share"_L1,
        .kind = Kind::Number,
        .fallback = 0.5,
        .max = 1,
        .step = 0.1,
        .label = "Share"},
    Field{.key = "kinds"_L1, .kind = Kind::Names, .choices = soils, .label = "Kinds"},
};

constexpr std::array plotFields{
    Field{.key = "name"_L1, .kind = Kind::Text, .max = 40, .label = "Name"},
    Field{.key = "next"_L1, .kind = Kind::RowRefs, .target = "plots"_L1, .label = "Next"},
    Field{.key = "goals"_L1, .kind = Kind::RowRefs, .target = objectivesTable, .label = "Goals"},
    Field{.key = "cells"_L1, .kind = Kind::Positions, .label = "Cells"},
    Field{.key = "weights"_L1, .kind = Kind::NumbersByName, .max = 10, .label = "Weights"},
    Field{.key = "wide"_L1, .kind = Kind::Flag, .label = "Wide"},
};

constexpr std::array choices{
    Choice{.key = "row"_L1, .label = "Row"}, Choice{.key = "column"_L1, .label = "Column"}};

constexpr std::array amounts{
    Choice{.key = "auto"_L1, .label = "Automatic"}, Choice{.key = "none"_L1, .label = "None"}};

constexpr std::array parameters{
    Field{.key = "way"_L1, .kind = Kind::Choice, .choices = choices, .label = "Way"},
    Field{.key = "length"_L1,
        .kind = Kind::Integer,
        .fallback = 3,
        .min = 1,
        .max = 9,
        .label = "Length",
        .when = {.field = "way"_L1, .choice = "row"_L1}},
    Field{.key = "length"_L1,
        .kind = Kind::Integer,
        .fallback = 2,
        .min = 2,
        .max = 6,
        .step = 2,
        .label = "Length",
        .when = {.field = "way"_L1, .choice = "column"_L1}},
    Field{.key = "soils"_L1, .kind = Kind::Names, .choices = soils, .label = "Soils"},
    Field{.key = "luck"_L1,
        .kind = Kind::Number,
        .fallback = 0.5,
        .max = 1,
        .step = 0.1,
        .label = "Luck"},
    Field{.key = "wild"_L1, .kind = Kind::Flag, .label = "Wild"},
    Field{.key = "dry"_L1,
        .kind = Kind::Flag,
        .label = "Dry",
        .help = "Nothing is watered",
        .group = "Care"},
    Field{.key = "frost"_L1,
        .kind = Kind::Flag,
        .label = "Frost",
        .when = {.field = "way"_L1, .choice = "row"_L1, .unless = true},
        .group = "Weather"},
    Field{.key = "water"_L1,
        .kind = Kind::Integer,
        .min = -1,
        .max = 15,
        .choices = amounts,
        .label = "Water",
        .group = "Care"},
};

constexpr std::array measures{
    Measure{.key = "plots"_L1, .scope = Scope::Board, .title = "Plots"},
    Measure{.key = "span"_L1, .scope = Scope::Line, .title = "Span"},
    Measure{.key = "place"_L1, .scope = Scope::Site, .title = "Place"},
    Measure{.key = "soil"_L1, .scope = Scope::Site, .scale = ScaleKind::Classes, .title = "Soil"},
    Measure{.key = "times"_L1, .scope = Scope::Row, .title = "Times"},
};

struct PlotSet final : Compiled {
    QList<RowId> plots;
    QList<RowId> goals;
};

std::shared_ptr<const Shape> chain(int plots, bool isRow)
{
    auto shape = std::make_shared<Shape>();
    shape->topology = Topology::Graph;
    for (int i = 0; i < plots; ++i) {
        const QPointF corner(isRow ? i * 1.5 : 0, isRow ? 0 : i * 1.5);
        shape->sites.push_back({.place = QRectF(corner, QSizeF(1, 1)),
            .row = isRow ? 0 : i,
            .column = isRow ? i : 0,
            .progress = {},
            .zones = {},
            .kind = SiteKind::Zone});
        shape->size = shape->size.expandedTo({corner.x() + 1, corner.y() + 1});
        if (i > 0)
            shape->links.push_back({.a = SiteIndex{i - 1},
                .b = SiteIndex{i},
                .kind = LinkKind::Join,
                .end = {u"gate"_s, u"hedge"_s}});
    }
    Line all{.kind = isRow ? LineKind::Row : LineKind::Column, .number = 1, .sites = {}};
    for (int i = 0; i < plots; ++i)
        all.sites.push_back(SiteIndex{i});
    shape->lines.push_back(all);
    shape->rows = isRow ? 1 : plots;
    shape->columns = isRow ? plots : 1;
    return shape;
}

} // namespace

namespace plot {
constexpr Section beside{
    .key = "growth"_L1, .home = Home::BesideObjective, .fields = besideFields, .title = "Growth"};
constexpr Section once{
    .key = "garden"_L1, .home = Home::Once, .fields = onceFields, .title = "Garden"};
constexpr Section plots{.key = "plots"_L1,
    .home = Home::Table,
    .fields = plotFields,
    .title = "Plots",
    .name = "name"_L1};

const Field &field(const Section &section, Key key)
{
    return *std::ranges::find(section.fields, key, &Field::key);
}
} // namespace plot

const Info &PlotGenerator::info() const
{
    static constexpr std::array<const Section *, 3> sections{
        &plot::beside, &plot::once, &plot::plots};
    static const Info info{.key = "plot"_L1,
        .title = "Plot",
        .help = "Plots in a chain",
        .needsData = true,
        .sections = sections,
        .parameters = parameters,
        .measures = measures};
    return info;
}

Settings PlotGenerator::settingsFor(const GoalSet & /*set*/) const
{
    return defaultSettings(parameters);
}

QList<Problem> PlotGenerator::lint(const GoalSet & /*set*/, const Settings & /*settings*/) const
{
    return {};
}

std::expected<std::shared_ptr<const Compiled>, QList<Problem>> PlotGenerator::compile(
    const GoalSet &set, const Settings &settings) const
{
    auto compiled = std::make_shared<PlotSet>();
    for (const TableRow &row : set.tables.value(plot::plots.key))
        compiled->plots << row.id;
    for (const Objective &objective : set.objectives)
        compiled->goals << objective.id;
    if (compiled->plots.isEmpty() || compiled->goals.isEmpty()) {
        Problem problem;
        problem.code = Code::TooFewObjectives;
        problem.args = {Arg(qint64{0}), Arg(qint64{1})};
        return std::unexpected(QList<Problem>{problem});
    }
    compiled->shape = chain(static_cast<int>(compiled->plots.size()),
        std::get<QString>(settings.values.at(0)) == "row"_L1);
    return compiled;
}

std::unique_ptr<Scratch> PlotGenerator::scratch(const Compiled & /*compiled*/) const
{
    return std::make_unique<Scratch>();
}

Outcome PlotGenerator::run(const Compiled &compiled, Scratch & /*scratch*/, QStringView seed,
    Result &into, Trace * /*trace*/, Watch & /*watch*/) const
{
    const auto &set = static_cast<const PlotSet &>(compiled);
    into.reset(set.shape);
    into.made.push_back(
        {.code = toCode(ConstrainedCode::MadeByGreedy), .args = {qint64{1}, qint64{1}}});
    for (qsizetype i = 0; i < set.plots.size(); ++i) {
        into.at[static_cast<std::size_t>(i)].what = set.plots[i];
        auto part = std::make_shared<Result>();
        part->reset(shapeOf({.rows = 1, .columns = 2}));
        for (qsizetype cell = 0; cell < 2; ++cell)
            part->at[static_cast<std::size_t>(cell)].what
                = set.goals[(2 * i + cell + seed.size()) % set.goals.size()];
        into.parts.push_back({.site = SiteIndex{static_cast<int>(i)}, .result = part});
    }
    return {};
}

void PlotGenerator::measure(
    const Compiled &compiled, Scratch & /*scratch*/, const Result &result, Measured &into) const
{
    const auto &set = static_cast<const PlotSet &>(compiled);
    const auto sites = static_cast<double>(result.at.size());
    into.values = {{sites}, {10 * sites}, {}, {},
        std::vector<double>(static_cast<std::size_t>(set.goals.size()), 0)};
    for (std::size_t i = 0; i < result.at.size(); ++i) {
        into.values[2].push_back(static_cast<double>(i) * 5);
        into.values[3].push_back(i == 0 ? Measured::nothing : static_cast<double>(i % 3));
    }
    for (const Part &part : result.parts) {
        for (const Placed &placed : part.result->at)
            ++into.values[4][static_cast<std::size_t>(set.goals.indexOf(placed.what))];
    }
}

std::vector<Finding> PlotGenerator::check(
    const GoalSet & /*set*/, const Settings & /*settings*/, const Result & /*result*/) const
{
    return {};
}

const Generator &plotGenerator()
{
    return *generators().back();
}

GoalSet plotSet(int goals, int plots)
{
    GoalSet set;
    for (int i = 1; i <= goals; ++i) {
        Objective &objective = set.objectives.emplace_back();
        objective.id = set.nextRow();
        objective.goal = u"goal %1"_s.arg(i);
    }
    QList<TableRow> rows;
    for (int i = 1; i <= plots; ++i) {
        TableRow row;
        row.id = set.nextRow();
        setValue(row.values, plot::field(plot::plots, "name"_L1), u"plot %1"_s.arg(i));
        if (!rows.isEmpty())
            setValue(rows.last().values, plot::field(plot::plots, "next"_L1), QList<RowId>{row.id});
        rows << row;
    }
    if (!rows.isEmpty())
        set.tables.insert(plot::plots.key, rows);
    return set;
}

/// Adds them to the registry of the program that they are linked into.
std::span<const Generator *const> addedGenerators()
{
    static const PlotGenerator plots;
    static const std::array<const Generator *, 1> added{&plots};
    return added;
}

} // namespace boardwright
