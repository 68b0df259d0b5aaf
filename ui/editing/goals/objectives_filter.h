// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objective_facets.h"
#include "ui/editing/goals/objectives_model.h"
#include "ui/editing/values/search_texts.h"

#include <QAbstractProxyModel>
#include <QStringList>
#include <QTimer>

namespace boardwright {

/// Filters and sorts the objectives. The result stays stable while goals are edited: a row neither
/// moves nor vanishes until the words, the facets or the order are set again. A row that is new in
/// the set is shown at once, after the nearest shown row before it in the file, whatever the
/// filter. In file order the rows follow the file.
class ObjectivesFilter final : public QAbstractProxyModel {
    Q_OBJECT

public:
    /// `document` must be the one that `model` shows; both must outlive this.
    ObjectivesFilter(
        const GoalSetDocument &document, ObjectivesModel &model, QObject *parent = nullptr);

    /// Keeps the goals that contain every word of `text`, in any case: in the goal (as written or
    /// with its plurals spelled out), its tooltip, categories or tag. No words: all goals.
    void setText(const QString &text);
    void setFacets(const ObjectiveFacets &facets);
    /// Sets both at once.
    void ask(const QString &text, const ObjectiveFacets &facets);

    /// Used by the facets for problems and appearances from the next time they are set.
    void setMarked(const MarkedObjectives &marked) { m_marked = marked; }

    const QString &text() const { return m_text; }

    const ObjectiveFacets &facets() const { return m_facets; }

    const MarkedObjectives &marked() const { return m_marked; }

    /// Whether any filter is set.
    bool isActive() const { return !m_words.isEmpty() || !m_facets.isEmpty(); }

    /// Whether all goals are shown in file order.
    bool showsTheFile() const { return m_sortColumn < 0 && m_rows.size() == m_places.size(); }

    int sortColumn() const { return m_sortColumn; }

    ObjectivesModel &model() const { return m_model; }

    RowId rowId(const QModelIndex &index) const;
    /// Invalid if the objective is filtered out, or not in the set.
    QModelIndex indexOf(RowId id, ObjectiveColumn column) const;

    /// Sorts all rows by their present values; a column below 0 means file order.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    using QObject::parent;

    QModelIndex parent(const QModelIndex &) const override { return {}; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    QModelIndex mapToSource(const QModelIndex &index) const override;
    QModelIndex mapFromSource(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// The words, the facets or the order were set, and all rows follow them.
    void asked();

private:
    void follow();
    void followRows();
    void rebuild();
    QList<int> rowsAskedFor() const;
    void fill();
    bool accepts(int row) const;
    void prepareSome();
    void tellChanged(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles);
    void showInserted(int first, int last);
    void removeShown(int first, int last);
    void forgetRemoved(int first, int last);
    void keepIds();
    void reorder();
    void placeFresh();
    int placeFor(int row) const;
    void findPlaces();
    /// Shows the same rows in a different order.
    void arrange(QList<int> rows);

    const GoalSetDocument &m_document;
    ObjectivesModel &m_model;
    QString m_text;
    QStringList m_words; ///< case folded
    ObjectiveFacets m_facets;
    MarkedObjectives m_marked;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;

    QList<int> m_rows; ///< of the source, as shown
    QList<int> m_places; ///< by row of the source: where it is shown; -1 if it is not
    mutable SearchTexts m_texts;
    QTimer m_preparing; ///< with an interval of 0 ms, so that it runs when idle
    qsizetype m_prepared = 0; ///< objectives with search texts since the set changed
    QList<RowId> m_shownIds; ///< while the source is being reordered
    QModelIndexList m_heldIndexes; ///< persistent ones, while the source is being reordered
    QList<RowId> m_heldIds; ///< of their rows
    QSet<RowId> m_fresh; ///< inserted by the change in progress
};

} // namespace boardwright
