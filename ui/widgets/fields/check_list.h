// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

class QLabel;
class QLineEdit;
class QListView;

namespace boardwright {

class PopupPanel;

/// Choices with check boxes, and how many goals each of them would keep.
class CheckListModel final : public QAbstractListModel {
    Q_OBJECT

public:
    struct Choice {
        QString key; ///< no two have the same
        QString label;
        int goals = -1; ///< below 0: it is not counted
    };

    using QAbstractListModel::QAbstractListModel;

    void setChoices(const QList<Choice> &choices);
    /// Ignores keys that are not among the choices.
    void setChosen(const QStringList &keys);

    const QStringList &chosen() const { return m_chosen; }

    QString labelOf(const QString &key) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void chosenChanged();

private:
    QList<Choice> m_choices;
    QStringList m_chosen;
};

/// A list that opens below a widget and stays open while boxes are checked in it. A longer one can
/// be searched. It opens at once however many choices there are.
class CheckList final : public QObject {
    Q_OBJECT

public:
    /// `anchor` owns it. `name`: for screen readers.
    CheckList(QWidget &anchor, const QString &name);

    CheckListModel &model() { return m_model; }

    /// What is shown if there are no choices.
    void setNothing(const QString &text);

    void open();

Q_SIGNALS:
    /// `keeps`: what was checked counts; Escape takes it back.
    void closing(bool keeps);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void toggle(const QModelIndex &index, bool wasOn);

    CheckListModel m_model;
    QSortFilterProxyModel m_found;
    PopupPanel *m_panel;
    QLineEdit *m_search;
    QListView *m_list;
    QLabel *m_nothing;
    bool m_wasOn = false; ///< whether the choice was checked when the mouse button was pressed
};

} // namespace boardwright
