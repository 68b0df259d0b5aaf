// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QBoxLayout;
class QLabel;
class QPushButton;

namespace boardwright {

/// A few friendly words in the middle of an empty place, and perhaps buttons that help. The first
/// takes the focus.
class EmptyNotice final : public QWidget {
    Q_OBJECT

public:
    explicit EmptyNotice(QWidget *parent = nullptr);

    /// A button for each action.
    void setText(const QString &title, const QString &hint, const QStringList &actions = {});

    /// Their shortcuts work wherever the focus is in here.
    void addShortcuts(const QList<QAction *> &actions);

Q_SIGNALS:
    /// The number of the action, from 0.
    void actionClicked(int which);

private:
    QLabel *m_title;
    QLabel *m_hint;
    QBoxLayout *m_layout;
    QList<QPushButton *> m_buttons; ///< as many as were ever wanted
    QList<QAction *> m_shortcuts;
};

} // namespace boardwright
