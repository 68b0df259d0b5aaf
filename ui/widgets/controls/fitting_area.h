// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace boardwright {

/// As high as its content needs in its width. Where there is less room, the content scrolls instead
/// of being cut.
class FittingArea final : public QScrollArea {
    Q_OBJECT

public:
    /// Takes ownership of the content.
    explicit FittingArea(QWidget *content, QWidget *parent = nullptr);

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace boardwright
