// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/lab/metrics_model.h"

#include "ui/editing/board/measure_text.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"
#include "ui/text/words.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace boardwright {

namespace {

/// Boards with more lines show their numbers at the edge only.
constexpr std::size_t mostLines = 24;

const Measure &measureAt(const PreviewResult &board, std::size_t index)
{
    return board.request.generator->info().measures[index];
}

/// What is known of the items of a list; empty if there is no such list.
const std::vector<NamedFacts> &itemsOf(const PreviewResult &board, const FactList &list)
{
    static const std::vector<NamedFacts> none;
    const auto found = std::ranges::find(
        board.facts.lists, list.key, [](const auto &each) { return each.first; });
    return found == board.facts.lists.end() ? none : found->second;
}

} // namespace

MetricsModel::MetricsModel(QObject *parent)
    : ReportModel(parent)
{
    showBoard(nullptr);
}

void MetricsModel::addMeasures(const PreviewResult &board, Scope scope, std::vector<Row> &rows)
{
    for (std::size_t i = 0; i < board.measured.values.size(); ++i) {
        const std::vector<double> &numbers = board.measured.values[i];
        if (measureAt(board, i).scope != scope || numbers.size() > mostLines)
            continue;
        for (std::size_t item = 0; item < numbers.size(); ++item) {
            if (std::isfinite(numbers[item]))
                rows.push_back({.source = Source::Measure, .index = i, .item = item});
        }
    }
}

void MetricsModel::addFacts(const PreviewResult &board, std::vector<Row> &rows)
{
    const Info &info = board.request.generator->info();
    for (std::size_t i = 0; i < info.boardFacts.size(); ++i) {
        const auto &known = board.facts.board;
        const auto fact
            = std::ranges::find(known, info.boardFacts[i].key, &NamedFacts::value_type::first);
        if (fact != known.end())
            rows.push_back({.source = Source::Fact,
                .index = i,
                .item = static_cast<std::size_t>(fact - known.begin())});
    }
    for (std::size_t i = 0; i < info.factLists.size(); ++i) {
        for (std::size_t item = 0; item < itemsOf(board, info.factLists[i]).size(); ++item)
            rows.push_back({.source = Source::List, .index = i, .item = item});
    }
}

void MetricsModel::addRejected(const PreviewResult &board, std::vector<Row> &rows)
{
    if (!board.subject)
        return;
    std::size_t item = board.request.generator->info().counters.size();
    for (const std::size_t gate : board.subject->judge().gates()) {
        if (item < board.board.counts.size())
            rows.push_back({.source = Source::Rejected, .index = gate, .item = item});
        ++item;
    }
}

std::vector<MetricsModel::Row> MetricsModel::rowsOf(const PreviewResult &board)
{
    std::vector<Row> rows;
    if (!board.failure) {
        addMeasures(board, Scope::Board, rows);
        addFacts(board, rows);
    }
    addRejected(board, rows);
    if (!board.failure)
        addMeasures(board, Scope::Line, rows);
    return rows;
}

void MetricsModel::showBoard(std::shared_ptr<const PreviewResult> board)
{
    if (board != nullptr && board == m_board)
        return;
    m_board = std::move(board);
    Report report{.columns = {{.title = tr("Measure")}, {.title = tr("Value"), .isNumber = true},
                      {.title = tr("Meaning")}},
        .rows = {}};
    for (const Row &row : m_board ? rowsOf(*m_board) : std::vector<Row>()) {
        const double measured = number(row);
        const QString help = meaning(row);
        report.rows.push_back(
            {.cells = {{.text = name(row), .tip = help},
                 {.text = value(row),
                     .number = std::isfinite(measured) ? std::optional(measured) : std::nullopt},
                 {.text = help, .tip = help}}});
    }
    show(std::move(report));
}

QString MetricsModel::name(const Row &row) const
{
    const Info &info = m_board->request.generator->info();
    if (row.source == Source::Fact)
        return fieldLabel(info.boardFacts[row.index]);
    if (row.source == Source::List)
        return factTitle(info.factLists[row.index], static_cast<int>(row.item) + 1);
    if (row.source == Source::Rejected)
        return tr("Rejected: %1", "the title of a gate")
            .arg(gateTitle(info.gates[row.index], info.gates[row.index].judged));
    const Measure &measure = measureAt(*m_board, row.index);
    QString title = measureTitle(measure);
    const std::vector<Line> &lines = m_board->board.shape->lines;
    if (measure.scope != Scope::Line || row.item >= lines.size())
        return title;
    const Line &line = lines[row.item];
    return tr("%1, %2", "a measure, a line").arg(title, lineName(line.kind, line.number));
}

/// Of a measure; not a number for anything else.
double MetricsModel::number(const Row &row) const
{
    return row.source == Source::Measure ? m_board->measured.values[row.index][row.item]
                                         : Measured::nothing;
}

QString MetricsModel::value(const Row &row) const
{
    const Info &info = m_board->request.generator->info();
    if (row.source == Source::Fact)
        return factText(info.boardFacts[row.index], m_board->facts.board[row.item].second.value);
    if (row.source == Source::Rejected)
        return wholeText(m_board->board.counts[row.item]);
    if (row.source == Source::Measure) {
        const Measure &measure = measureAt(*m_board, row.index);
        const MeasureTarget *target = m_board->targetOf(row.index);
        return target == nullptr ? measureTextWithUnit(measure, number(row))
                                 : targetText(measure, number(row), *target);
    }
    QStringList texts;
    const auto declared = info.factLists[row.index].fields;
    for (const auto &[key, fact] : itemsOf(*m_board, info.factLists[row.index])[row.item]) {
        const auto field = std::ranges::find(declared, key, &Field::key);
        if (field != declared.end())
            texts << factText(*field, fact.value);
    }
    return texts.join(QStringLiteral(" / "));
}

QString MetricsModel::meaning(const Row &row) const
{
    const Info &info = m_board->request.generator->info();
    if (row.source == Source::Measure)
        return measureHelp(measureAt(*m_board, row.index));
    if (row.source == Source::Fact)
        return fieldHelp(info.boardFacts[row.index]);
    if (row.source == Source::Rejected)
        return tr("Boards of the seeds tried before this one that the gate rejected");
    QStringList labels;
    for (const Field &field : info.factLists[row.index].fields)
        labels << fieldLabel(field);
    return labels.join(QStringLiteral(" / "));
}

} // namespace boardwright
