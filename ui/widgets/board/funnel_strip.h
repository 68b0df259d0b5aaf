// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/inspector_text.h"

#include <QWidget>

#include <vector>

namespace boardwright {

/// A funnel as patches in a row, broken into lines: each filter with the candidates it left, and as
/// a bar behind its words how many these are of the first. The filter that took most stands out,
/// those that took nobody stand back.
class FunnelStrip final : public QWidget {
    Q_OBJECT

public:
    explicit FunnelStrip(QWidget *parent = nullptr);

    /// Without filters there is nothing to see.
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

    /// Puts the patches where they go; returns the height they take.
    int layOut(int width, std::vector<Patch> &patches) const;
    void paintPatch(QPainter &painter, const Patch &patch) const;
    QFont fontOf(const Patch &patch) const;

    std::vector<Patch> m_patches;
};

} // namespace boardwright
