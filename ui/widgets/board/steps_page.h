// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QListView;
class QModelIndex;
class QSlider;

namespace boardwright {

class EmptyNotice;
class StepsModel;
class StepsPlayer;

/// The steps that made the board: a list in words, and buttons that step through them. In the list
/// the arrow keys go step by step, Home and End go to the ends, and Space plays. The StepsPlayer
/// knows the current step.
class StepsPage final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the page.
    StepsPage(StepsModel &model, StepsPlayer &player, QWidget *parent = nullptr);

    /// The text shown if there are no steps.
    void setNotice(const QString &title, const QString &hint);

    QListView &list() const { return *m_list; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAction *addButton(const QString &icon, const QString &text, const QString &name);
    void build();
    void follow();
    void showList(bool hasSteps);
    void choose(const QModelIndex &index);

    StepsModel &m_model;
    StepsPlayer &m_player;
    QWidget *m_controls;
    QAction *m_first = nullptr;
    QAction *m_back = nullptr;
    QAction *m_play = nullptr;
    QAction *m_forward = nullptr;
    QAction *m_last = nullptr;
    QSlider *m_slider;
    QComboBox *m_pace;
    QLabel *m_position;
    QListView *m_list;
    EmptyNotice *m_notice;
    bool m_isFollowing = false; ///< the list's current row is being set by the player
};

} // namespace boardwright
