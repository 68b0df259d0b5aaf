// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QSortFilterProxyModel>
#include <QToolButton>

class QLineEdit;
class QListView;

namespace boardwright {

class PopupPanel;

/// The choices of a facet with their check boxes and how many goals each would keep.
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
    /// Keeps what is there of the choices.
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

/// A drop-down that asks for some of many names; it says what it asks for.
class FacetButton final : public QToolButton {
    Q_OBJECT

public:
    FacetButton(const QString &title, QWidget *parent);

    FacetModel &model() { return m_model; }

    void open();

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Time to fill the model.
    void aboutToOpen();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void showChosen();

    QString m_title;
    QString m_what; ///< what it asks for, of what kind
    FacetModel m_model;
    QSortFilterProxyModel m_found;
    PopupPanel *m_panel;
    QLineEdit *m_search;
    QListView *m_list;
    bool m_wasOn = false; ///< the choice that the mouse went down on
};

} // namespace boardwright
