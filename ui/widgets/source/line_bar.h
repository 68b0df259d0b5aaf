// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QSpinBox;

namespace boardwright {

/// Asks for a line number to go to.
class LineBar final : public QWidget {
    Q_OBJECT

public:
    explicit LineBar(QWidget *parent = nullptr);

    /// Shows the bar and takes the focus. Lines count from 1.
    void open(int line, int lines);

Q_SIGNALS:
    void lineWanted(int line);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QSpinBox *m_line;
};

} // namespace boardwright
