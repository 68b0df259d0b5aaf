// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_choice.h"
#include "ui/editing/overlays/overlay_numbers.h"
#include "ui/widgets/board/colour_scale.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;

namespace boardwright {

class ElidedLabel;

/// Explains the colours of an overlay: a patch for each class or number if there are few, else a
/// gradient from the smallest to the largest number.
class Legend final : public QWidget {
    Q_OBJECT

public:
    explicit Legend(QWidget *parent = nullptr);

    /// `measure`: null hides the legend; `help`: what the numbers are; `numbers`: the distinct
    /// numbers on the board, in ascending order.
    void showScale(const Measure *measure, const QString &help,
        const std::optional<ColourScale> &scale, std::vector<double> numbers);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Returns the total width of the patches.
    int paintPatches(QPainter &painter, int widest, bool paints) const;
    void paintAmounts(QPainter &painter) const;

    const Measure *m_measure = nullptr;
    std::optional<ColourScale> m_scale;
    std::vector<double> m_patches; ///< numbers with a patch each; empty: one gradient for all
};

/// Selects the overlay that colours the cells, of this board or of many, and explains its colours.
class OverlayBar final : public QWidget {
    Q_OBJECT

public:
    /// `choice` must outlive the bar.
    explicit OverlayBar(BoardChoice &choice, QWidget *parent = nullptr);

    /// `distinct`: the distinct numbers on the board, in ascending order; `hasEdge`: lines have
    /// numbers too.
    void showNumbers(const OverlayNumbers &numbers, const std::optional<ColourScale> &scale,
        const std::vector<double> &distinct, bool hasEdge);
    /// Whether the numbers of many boards belong to an earlier set.
    void setOutdated(bool outdated);

private:
    void rebuild();
    void addHeading(const QString &text);
    void showOverlay();
    void showAbout();

    BoardChoice &m_choice;
    QComboBox *m_box;
    Legend *m_legend;
    QLabel *m_edge;
    ElidedLabel *m_about; ///< which boards the numbers of many boards are of
    QString m_what;
    QString m_lost; ///< why there is no overlay any more; shown until another one is chosen
    QString m_seedsEdge; ///< which numbers are at the edges, shown by m_about
    bool m_isOutdated = false;
};

} // namespace boardwright
