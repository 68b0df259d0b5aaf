// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/row_texts.h"
#include "ui/editing/board/trace_result.h"

#include <QAbstractListModel>

#include <cstdint>
#include <optional>
#include <vector>

namespace boardwright {

/// The steps of a trace in words, indented by stage. Row n is the board after n steps; row 0 is the
/// empty board. Words are made on demand, so that the cost does not depend on the length of the
/// trace.
class StepsModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role : std::uint16_t {
        DepthRole = Qt::UserRole, ///< int: number of enclosing stages
        StageRole, ///< bool: a stage begins or ends here
        NumberRole, ///< int: number of steps done
    };

    explicit StepsModel(QObject *parent = nullptr);

    /// Null: no rows.
    void show(std::shared_ptr<const TraceResult> trace);

    const std::shared_ptr<const TraceResult> &trace() const { return m_trace; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    /// The words of that row: what the last of `steps` steps did.
    QString words(int steps) const;

private:
    std::shared_ptr<const TraceResult> m_trace;
    std::optional<RowTexts> m_texts; ///< texts of the set of the trace's board
    std::vector<std::uint8_t> m_depths; ///< by row
};

} // namespace boardwright
