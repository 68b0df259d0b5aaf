// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/controls/menu_button.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

class QLineEdit;
class QListView;

namespace boardwright {

class PopupPanel;

/// The choices of a facet with their check boxes, and how many goals each of them would keep.
class FacetModel final : public QAbstractListModel {
    Q_OBJECT

public:
    struct Choice {
        QString key;
        QString label;
        int goals = 0;
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

/// A drop-down that selects several of many names. Its text shows the selected ones.
class FacetButton final : public MenuButton {
    Q_OBJECT

public:
    FacetButton(const QString &title, QWidget *parent);

    FacetModel &model() { return m_model; }

    void open();

Q_SIGNALS:
    /// The model must be filled now.
    void aboutToOpen();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showChosen();

    QString m_title;
    FacetModel m_model;
    QSortFilterProxyModel m_found;
    PopupPanel *m_panel;
    QLineEdit *m_search;
    QListView *m_list;
    bool m_wasOn = false; ///< whether the choice was checked when the mouse button was pressed
};

} // namespace boardwright
