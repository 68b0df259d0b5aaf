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

/// The steps of a trace in words, under the stages they belong to. Row n is the board after n
/// steps: row 0 the empty one. Words are made when they are asked for, so that the length of a
/// trace does not matter.
class StepsModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role : std::uint16_t {
        DepthRole = Qt::UserRole, ///< int: stages around it
        StageRole, ///< bool: a stage begins or ends here
        NumberRole, ///< int: the steps done
    };

    explicit StepsModel(QObject *parent = nullptr);

    /// Null: no rows.
    void show(std::shared_ptr<const TraceResult> trace);

    const std::shared_ptr<const TraceResult> &trace() const { return m_trace; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    /// What the last of so many steps did: the words of that row.
    QString words(int steps) const;

private:
    std::shared_ptr<const TraceResult> m_trace;
    std::optional<RowTexts> m_texts; ///< of the set that the trace's board is of
    std::vector<std::uint8_t> m_depths; ///< by row
};

} // namespace boardwright
