// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace boardwright {

class ElidedLabel;

/// Says that the board below shows a step of a replay, and has a button that returns to the
/// finished board.
class ReplayBar final : public QWidget {
    Q_OBJECT

public:
    explicit ReplayBar(QWidget *parent = nullptr);

    /// `words`: describes the last step.
    void showStep(int step, int count, const QString &words);

    QString text() const;

Q_SIGNALS:
    void ended();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void colour();

    ElidedLabel *m_text;
};

} // namespace boardwright
