// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objectives_filter.h"

#include <QWidget>

class QToolButton;

namespace boardwright {

class FacetButton;

/// Filters goals by facets: drop-downs for categories, zones and tags, and chips for goals with a
/// problem and for goals that never appear.
class FacetBar final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the bar, which changes neither of them.
    FacetBar(const GoalSetDocument &document, const ObjectivesFilter &filter, QWidget *parent);

    ObjectiveFacets facets() const;
    void setFacets(const ObjectiveFacets &facets);
    void clear();
    /// Call after goals, their problems or their statistics changed.
    void refresh();

Q_SIGNALS:
    void asked(const boardwright::ObjectiveFacets &facets);

private:
    void fill();
    QToolButton *addChip();
    void tell();

    const GoalSetDocument &m_document;
    const ObjectivesFilter &m_filter;
    FacetButton *m_categories;
    FacetButton *m_zones;
    FacetButton *m_tags;
    QToolButton *m_problems;
    QToolButton *m_never;
    QToolButton *m_clear;
    bool m_isQuiet = false; ///< several facets are being changed together
};

} // namespace boardwright
