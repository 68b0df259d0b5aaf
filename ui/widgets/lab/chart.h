// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/chart_data.h"

#include <QWidget>

#include <memory>

namespace boardwright {

class ElidedLabel;

/// Bars over an axis of numbers, in the colours and the font of the application, with a line at
/// their mean. The tool tip of a bar says what it stands for; who cannot see it is told in the
/// accessible description. The one place that knows the library that draws it.
class Chart final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Chart)

public:
    explicit Chart(QWidget *parent = nullptr);
    ~Chart() override;

    /// Without bars only the title and `instead` are shown.
    void showData(const ChartData &data, const QString &instead = {});

    const ChartData &data() const { return m_data; }

    /// What it shows is about something earlier.
    void setPale(bool isPale);

    /// Where a bar is painted, in pixels of this widget.
    QRectF barRect(std::size_t bar) const;
    /// The bar whose part of the axis of keys is there; -1: none.
    int barAt(const QPointF &position) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Plot; // of the library's types

    void fill();
    void fitLabel();
    void colour();

    ElidedLabel *m_title;
    ElidedLabel *m_instead;
    std::unique_ptr<Plot> m_plot;
    ChartData m_data;
    bool m_isPale = false;
};

} // namespace boardwright
