// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/sculpted/wall_shares_model.h"

#include <QTableView>

namespace boardwright {

/// How often cells are walls, as square cells in the colours of the board's overlays. Arrow keys
/// move along the cells, Tab leaves them; screen readers hear the row, the column and the share.
class WallMap final : public QTableView {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WallMap)

public:
    /// `model` must outlive the map.
    explicit WallMap(WallSharesModel &model, QWidget *parent = nullptr);
    ~WallMap() override;

    /// Turns the map pale: its numbers are outdated.
    void setPale(bool isPale);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Makes the cells squares that fill the map.
    void fit();

    WallSharesModel &m_model;
    bool m_isPale = false;

    class Cells;
};

} // namespace boardwright
