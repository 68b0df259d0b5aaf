// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace boardwright {

/// A button that opens a menu or a panel below it. Its arrow follows its text; styles paint the
/// arrow of a tool button over the text. If space is short, the text is elided, and the tool tip
/// shows all of it.
class MenuButton : public QToolButton {
    Q_OBJECT

public:
    explicit MenuButton(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// The text without the mark of its mnemonic, as far as there is room for it.
    QString fittingText() const;
};

} // namespace boardwright
