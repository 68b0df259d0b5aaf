// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace boardwright {

class ElidedLabel;

/// Says that what is seen below is a step on the way to the board, and leads back to it.
class ReplayBar final : public QWidget {
    Q_OBJECT

public:
    explicit ReplayBar(QWidget *parent = nullptr);

    /// `words`: what the last step did.
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
