// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/worlds/world_yields_model.h"

#include "core/worlds/parameters.h"
#include "ui/editing/board/measure_text.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace boardwright {

namespace {

/// Worlds of one piece of the work, which more urgent work waits for.
constexpr int worldsInPiece = 50;
constexpr int piecesEach = WorldYieldsModel::worldsEach / worldsInPiece;

worlds::Process processOf(int column)
{
    return static_cast<worlds::Process>(std::max(column - WorldYieldsModel::Ours, 0));
}

QString processTitle(worlds::Process process)
{
    const auto field
        = std::ranges::find(worlds::parameters, QLatin1StringView("process"), &Field::key);
    return choiceLabel(field->choices[static_cast<std::size_t>(process)]);
}

} // namespace

WorldYieldsModel::WorldYieldsModel(GoalSetDocument &document, JobPool &pool, QObject *parent)
    : ReportModel(parent)
    , m_document(document)
    , m_work(pool, [this](const Work::Replies &parts) { receive(parts); })
{
    connect(&document, &GoalSetDocument::changed, this, [this] {
        if (m_results.follow(m_document.set()))
            Q_EMIT updated();
    });
    showCounts();
}

WorldYieldsModel::~WorldYieldsModel() = default;

void WorldYieldsModel::begin()
{
    const GoalSet &set = m_document.set();
    m_results.begin(set);
    m_made = 0;
    auto pool = std::make_shared<const worlds::Pool>(worlds::poolOf(set));
    m_rows.assign(static_cast<std::size_t>(std::min(worlds::mostGemsOf(*pool), mostGems)), {});
    showCounts();
    m_isRunning = !m_rows.empty();
    m_work.stop();
    if (m_isRunning) {
        m_work.start({.pieces = m_rows.size() * processes * piecesEach,
            .priority = JobPriority::Asked,
            .isSerial = false,
            .makeWorker = [pool = std::move(pool)]() -> Work::Worker {
                auto maker = std::make_shared<worlds::WorldMaker>(*pool);
                return [pool, maker](
                           std::size_t piece, const std::stop_token &stop) -> std::optional<Part> {
                    const std::size_t place = piece / piecesEach;
                    Part part{.row = place / processes,
                        .process = static_cast<worlds::Process>(place % processes),
                        .yield = {}};
                    const Draws draws(u"yield");
                    part.yield
                        = worlds::yieldOf(*maker, part.process, static_cast<int>(part.row) + 1,
                            draws, static_cast<int>(piece % piecesEach) * worldsInPiece + 1,
                            worldsInPiece, stop);
                    return stop.stop_requested() ? std::nullopt : std::optional(part);
                };
            }});
    }
    Q_EMIT updated();
}

void WorldYieldsModel::stop()
{
    if (!m_isRunning)
        return;
    m_work.stop();
    m_isRunning = false;
    Q_EMIT updated();
}

void WorldYieldsModel::receive(const Work::Replies &parts)
{
    for (const Part &part : parts) {
        m_rows[part.row].at(static_cast<std::size_t>(part.process)) += part.yield;
        m_made += part.yield.made;
    }
    m_isRunning = m_made < std::ssize(m_rows) * static_cast<qint64>(processes) * worldsEach;
    showCounts();
    Q_EMIT updated();
}

const worlds::Yield &WorldYieldsModel::yield(int gems, worlds::Process process) const
{
    return m_rows[static_cast<std::size_t>(gems) - 1].at(static_cast<std::size_t>(process));
}

void WorldYieldsModel::showCounts()
{
    Report report{.columns = {{.title = tr("Gems"), .isNumber = true}}, .rows = {}};
    for (int column = Ours; column <= Old; ++column)
        report.columns.push_back({.title = processTitle(processOf(column)), .isNumber = true});
    for (int row = 0; row < std::ssize(m_rows); ++row) {
        Report::Row gems{.cells = {{.text = wholeText(row + 1)}}};
        for (int column = Ours; column <= Old; ++column) {
            const worlds::Yield &counted = yield(row + 1, processOf(column));
            gems.cells.push_back(
                {.text = counted.made == 0 ? QString() : shareText(counted.share()),
                    .tip = countText(row, column)});
        }
        report.rows.push_back(std::move(gems));
    }
    show(std::move(report));
}

QString WorldYieldsModel::countText(int row, int column) const
{
    const worlds::Yield &counted = yield(row + 1, processOf(column));
    return counted.made == 0
        ? QString()
        : tr("%L1 of %L2 worlds can be won").arg(counted.won).arg(counted.made);
}

QString WorldYieldsModel::words() const
{
    if (m_results.state() == ToolResults::State::None)
        return tr("Shows how many of the worlds that are made can be won, for each process and "
                  "number of gems.");
    if (m_rows.empty())
        return tr("No zone of the pool has gems. Give some zones gems and portals.");
    const qint64 all = std::ssize(m_rows) * static_cast<qint64>(processes) * worldsEach;
    QString text = m_isRunning ? tr("%L1 of %L2 worlds made.").arg(m_made).arg(all)
                               : tr("%L1 worlds made.").arg(m_made);
    text += u' ' + tr("Shown are those that can be won, in percent.");
    return isStale() ? text + u' ' + m_results.words() : text;
}

ChartData WorldYieldsModel::chart(int row, int column) const
{
    ChartData data;
    if (m_made == 0)
        return data;
    data.title = tr("Worlds that can be won: %1", "the name of a process")
                     .arg(processTitle(processOf(column)));
    data.keys = tr("Gems");
    data.heights = tr("% of worlds");
    constexpr double hundred = 100;
    for (int at = 0; at < rowCount(); ++at) {
        const worlds::Yield &counted = yield(at + 1, processOf(column));
        data.bars.push_back({.middle = static_cast<double>(at + 1),
            .height = hundred * counted.share(),
            .text = tr("%L1 gems: %2", "how many, a share").arg(at + 1).arg(countText(at, column)),
            .isChosen = at == row});
    }
    data.summary = words();
    return data;
}

} // namespace boardwright
