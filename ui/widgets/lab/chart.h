// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/chart_data.h"
#include "ui/widgets/lab/chart_labels.h"

#include <QWidget>

#include <memory>

namespace boardwright {

class ElidedLabel;

/// Bars over an axis of numbers or names, with a line at their mean, in the colours and font of the
/// application. The tool tip describes a bar. With the focus, arrow keys, Home and End go from bar
/// to bar, which the title line and a tool tip then describe and a screen reader announces; the
/// accessible description summarises all of them. The only file that uses the plotting library.
class Chart final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Chart)

public:
    explicit Chart(QWidget *parent = nullptr);
    ~Chart() override;

    /// If there are no bars, only the title and `instead` are shown.
    void showData(const ChartData &data, const QString &instead = {});

    const ChartData &data() const { return m_data; }

    /// Turns the chart pale: its data is outdated.
    void setPale(bool isPale);

    /// The painted area of a bar, in pixels of this widget.
    QRectF barRect(std::size_t bar) const;
    /// The bar whose part of the key axis contains `position`; -1 if there is none.
    int barAt(const QPointF &position) const;

    /// The labels below the bars, as painted last, in pixels of this widget.
    AxisLabels keyLabels() const;

    /// The bar that keys went to; -1 without the focus, and before any key.
    int currentBar() const { return m_current; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Plot; // holds types of the plotting library

    void fill();
    void setCurrent(int bar);
    void showTitle();
    void fitLabel();
    void fitKeys();
    void colour();

    ElidedLabel *m_title;
    ElidedLabel *m_instead;
    std::unique_ptr<Plot> m_plot;
    ChartData m_data;
    bool m_isPale = false;
    int m_current = -1;
};

} // namespace boardwright
