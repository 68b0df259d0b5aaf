// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview_result.h"
#include "ui/editing/tables/report_model.h"

#include <memory>
#include <vector>

namespace boardwright {

/// The measures of the current board: those of the whole board, then what else its generator tells
/// of it (Info::boardFacts, Info::factLists), then the boards that gates rejected before it, then
/// the measures of each line if there are few lines. A board that could not be filled has none but
/// those of gates.
class MetricsModel final : public ReportModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { Name, Value, Meaning };

    explicit MetricsModel(QObject *parent = nullptr);

    /// Null: no rows. If the rows stay the same, only their numbers change.
    void showBoard(std::shared_ptr<const PreviewResult> board);

private:
    enum class Source : std::uint8_t {
        Measure, ///< index: of Info::measures; item: a line, or 0
        Fact, ///< index: of Info::boardFacts; item: of Facts::board
        List, ///< index: of Info::factLists; item: of that list
        Rejected, ///< index: of Info::gates; item: of Result::counts
    };

    struct Row {
        Source source{};
        std::size_t index = 0;
        std::size_t item = 0;
    };

    static std::vector<Row> rowsOf(const PreviewResult &board);
    static void addMeasures(const PreviewResult &board, Scope scope, std::vector<Row> &rows);
    static void addFacts(const PreviewResult &board, std::vector<Row> &rows);
    static void addRejected(const PreviewResult &board, std::vector<Row> &rows);
    QString name(const Row &row) const;
    QString value(const Row &row) const;
    QString meaning(const Row &row) const;
    double number(const Row &row) const;

    std::shared_ptr<const PreviewResult> m_board;
};

} // namespace boardwright
