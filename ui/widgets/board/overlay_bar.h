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

/// What the colours of an overlay mean: a patch for each class or number where there are few, else
/// a strip between the smallest and the largest number.
class Legend final : public QWidget {
    Q_OBJECT

public:
    explicit Legend(QWidget *parent = nullptr);

    /// Measure null: there is nothing to explain. `help`: what the numbers are; `numbers`: those of
    /// the board, in order and each once.
    void showScale(const Measure *measure, const QString &help,
        const std::optional<ColourScale> &scale, std::vector<double> numbers);

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

/// Chooses what colours the cells, of this board or of many, and explains the colours.
class OverlayBar final : public QWidget {
    Q_OBJECT

public:
    /// `choice` must outlive the bar.
    explicit OverlayBar(BoardChoice &choice, QWidget *parent = nullptr);

    /// `distinct`: the numbers that are on the board, in order and each once; `hasEdge`: lines have
    /// numbers too.
    void showNumbers(const OverlayNumbers &numbers, const std::optional<ColourScale> &scale,
        const std::vector<double> &distinct, bool hasEdge);
    /// The numbers are of many boards of an earlier set.
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
    ElidedLabel *m_about; ///< what numbers of many boards are of
    QString m_what;
    QString m_seedsEdge; ///< what stands at the edge, where there is a line to say it
    bool m_isOutdated = false;
};

} // namespace boardwright
