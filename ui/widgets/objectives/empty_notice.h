// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace boardwright {

/// A few friendly words in the middle of an empty place, and perhaps a button that helps.
class EmptyNotice final : public QWidget {
    Q_OBJECT

public:
    explicit EmptyNotice(QWidget *parent = nullptr);

    /// Without an `action` there is no button.
    void setText(const QString &title, const QString &hint, const QString &action = {});

Q_SIGNALS:
    void actionClicked();

private:
    QLabel *m_title;
    QLabel *m_hint;
    QPushButton *m_action;
};

} // namespace boardwright
