// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board_choice.h"
#include "ui/widgets/board/colour_scale.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;

namespace boardwright {

/// What the colours of an overlay mean: a patch for each class or number where there are few, else
/// a strip between the smallest and the largest number.
class Legend final : public QWidget {
    Q_OBJECT

public:
    explicit Legend(QWidget *parent = nullptr);

    /// Null: there is no overlay. `numbers`: those of the board, in order and each once.
    void showScale(const Measure *measure, const std::optional<ColourScale> &scale,
        std::vector<double> numbers);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Returns how wide they are.
    int paintPatches(QPainter &painter, int widest, bool paints) const;
    void paintAmounts(QPainter &painter) const;

    const Measure *m_measure = nullptr;
    std::optional<ColourScale> m_scale;
    std::vector<double> m_patches; ///< numbers that have a patch each; empty: a strip for all
};

/// Chooses which measure of the generator colours the cells, and explains the colours.
class OverlayBar final : public QWidget {
    Q_OBJECT

public:
    /// `choice` must outlive the bar.
    explicit OverlayBar(BoardChoice &choice, QWidget *parent = nullptr);

    void showScale(const std::optional<ColourScale> &scale, const std::vector<double> &numbers);
    /// Says what the numbers at the board's edge are; null: there are none.
    void showEdge(const Measure *measure);

private:
    void rebuild();
    void showOverlay();

    BoardChoice &m_choice;
    QComboBox *m_box;
    Legend *m_legend;
    QLabel *m_edge;
};

} // namespace boardwright
