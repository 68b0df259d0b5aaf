// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace boardwright {

/// A box of choices, as wide as the longest of them. If space is short, it shrinks; its text is
/// then elided, the tool tip shows all of it, and the list is wider than the box.
class ComboBox : public QComboBox {
    Q_OBJECT

public:
    explicit ComboBox(QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;
    void showPopup() override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString fittingText() const;
};

} // namespace boardwright
