// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/inspector_text.h"

#include <QWidget>

#include <vector>

namespace boardwright {

/// Shows a funnel as a row of patches, broken into lines. Each patch has a filter, the number of
/// candidates left, and behind the words a bar for their share of the first number. The filter that
/// removed the most candidates is emphasised; filters that removed none are pale.
class FunnelStrip final : public QWidget {
    Q_OBJECT

public:
    explicit FunnelStrip(QWidget *parent = nullptr);

    /// Shows nothing if there are no filters.
    void showFunnel(const InspectorText &text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// One patch, or the words at the end.
    struct Patch {
        FunnelWord word;
        QRect rect;
        bool isOutcome = false;
    };

    /// Positions the patches and returns their total height.
    int layOut(int width, std::vector<Patch> &patches) const;
    void paintPatch(QPainter &painter, const Patch &patch) const;
    QFont fontOf(const Patch &patch) const;

    std::vector<Patch> m_patches;
};

} // namespace boardwright
