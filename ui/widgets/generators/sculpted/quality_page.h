// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/sculpted/tier_funnel_model.h"
#include "ui/editing/generators/sculpted/tier_quality.h"
#include "ui/editing/generators/sculpted/wall_shares_model.h"
#include "ui/widgets/panels/panel.h"

#include <QScrollArea>

class QBoxLayout;
class QLabel;

namespace boardwright {

class Chart;
class ElidedLabel;
class MetricsView;
class Spreadsheet;
class WallMap;

/// What many puzzles of the tier in sight are like: its metrics against their targets, what
/// rejects topologies, and where walls are. Counts while it is visible.
class QualityPage final : public QScrollArea {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QualityPage)

public:
    /// The objects of `context` must outlive the page.
    explicit QualityPage(const PanelContext &context, QWidget *parent = nullptr);
    ~QualityPage() override;

    TierQuality &quality() { return m_quality; }

    ElidedLabel &status() const { return *m_status; }

    Spreadsheet &metrics() const;

    Spreadsheet &funnel() const { return *m_funnelView; }

    QLabel &idleGates() const { return *m_idleGates; }

    WallMap &walls() const { return *m_wallsView; }

    Chart &chart(sculpted::Target target) const;

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setUpFunnel();
    void layOut();
    void update();
    void fitWidth();
    void fitHeights();

    TierQuality m_quality;
    TierFunnelModel m_funnel;
    WallSharesModel m_walls;
    ElidedLabel *m_status;
    MetricsView *m_metrics;
    QLabel *m_funnelTitle;
    Spreadsheet *m_funnelView;
    QLabel *m_idleGates;
    ElidedLabel *m_wallsTitle;
    WallMap *m_wallsView;
    QBoxLayout *m_bottomBox;
};

} // namespace boardwright
