// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/worlds/claim_matrix_model.h"

#include <QKeySequence>
#include <QWidget>

#include <functional>

class QAction;
class QComboBox;

namespace boardwright {

class HintLabel;
class Spreadsheet;

/// The claims of one zone as a matrix that can be edited, and below it what the zone lacks.
class ClaimMatrixPage final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ClaimMatrixPage)

public:
    /// `document` must outlive the page.
    explicit ClaimMatrixPage(GoalSetDocument &document, QWidget *parent = nullptr);
    ~ClaimMatrixPage() override;

    const ClaimMatrixModel &model() const { return m_model; }

    /// All zones.
    QComboBox &zones() const { return *m_zones; }

    Spreadsheet &view() const { return *m_view; }

    /// What the zone lacks.
    HintLabel &gaps() const { return *m_gaps; }

    QAction &gemsAction() const { return *m_gems; }

    QAction &showAction() const { return *m_show; }

    /// Ignored if there is no such zone.
    void showZone(RowId zone) { m_model.setZone(zone); }

Q_SIGNALS:
    /// The user chose this zone.
    void zoneChosen(boardwright::RowId zone);
    /// The user wants to see these claims, at least one, in their table.
    void claimsWanted(const QList<boardwright::RowId> &claims);

protected:
    void changeEvent(QEvent *event) override;

private:
    void setUpView();
    QAction *addVerb(const QString &text, const QString &tip, const QList<QKeySequence> &keys,
        const std::function<void()> &run);
    void update();
    void updateActions();
    QModelIndexList chosen() const;
    void toggle();
    /// Adds a claim to an empty cell, or shows the claims of a cell in their table.
    void activate();

    ClaimMatrixModel m_model;
    QList<NamedRow> m_listed; ///< the zones in the combo box
    QComboBox *m_zones;
    Spreadsheet *m_view;
    HintLabel *m_gaps;
    QAction *m_gems = nullptr;
    QAction *m_show = nullptr;
};

} // namespace boardwright
