// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QBoxLayout;
class QLabel;
class QPushButton;

namespace boardwright {

/// A short text in the middle of an empty area, with optional buttons. The first button takes the
/// focus.
class EmptyNotice final : public QWidget {
    Q_OBJECT

public:
    explicit EmptyNotice(QWidget *parent = nullptr);

    /// `actions`: the texts of the buttons.
    void setText(const QString &title, const QString &hint, const QStringList &actions = {});

    /// Their shortcuts work wherever the focus is inside the notice.
    void addShortcuts(const QList<QAction *> &actions);

Q_SIGNALS:
    /// Index of the clicked action.
    void actionClicked(int which);

private:
    QLabel *m_title;
    QLabel *m_hint;
    QBoxLayout *m_layout;
    QList<QPushButton *> m_buttons; ///< never shrinks; unused ones are hidden
    QList<QAction *> m_shortcuts;
};

} // namespace boardwright
