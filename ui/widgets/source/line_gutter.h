// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBlock>
#include <QWidget>

namespace boardwright {

class SourceEdit;

/// The strip beside a SourceEdit: problem icons, line numbers, and fold markers that react to
/// clicks.
class LineGutter final : public QWidget {
    Q_OBJECT

public:
    explicit LineGutter(SourceEdit &edit);

    QSize sizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    int signWidth() const;
    int foldWidth() const;
    QTextBlock blockAt(int y) const;
    void paintFold(QPainter &painter, const QRectF &place, bool isFolded) const;

    SourceEdit &m_edit;
};

} // namespace boardwright
