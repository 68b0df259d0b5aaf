// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/details/details_page.h"

class QLabel;

namespace boardwright {

class PositionsEdit;

/// The goal itself: its text, range, tooltip and icons, and whether it is enabled.
class DefinitionPage final : public DetailsPage {
    Q_OBJECT

public:
    explicit DefinitionPage(GoalSetDocument &document, QWidget *parent = nullptr);
};

class CategoriesPage final : public DetailsPage {
    Q_OBJECT

public:
    explicit CategoriesPage(GoalSetDocument &document, QWidget *parent = nullptr);
};

/// The tag, and the other goals that have it.
class TagsPage final : public DetailsPage {
    Q_OBJECT

public:
    explicit TagsPage(GoalSetDocument &document, QWidget *parent = nullptr);

protected:
    void showNow() override;

private:
    QLabel *m_members;
};

/// Zones, and whether lower values come earlier.
class ProgressionPage final : public DetailsPage {
    Q_OBJECT

public:
    explicit ProgressionPage(GoalSetDocument &document, QWidget *parent = nullptr);
};

/// Weighting, limit and positions; for goals whose draws are kept, the text that they come from.
class AdvancedPage final : public DetailsPage {
    Q_OBJECT

public:
    explicit AdvancedPage(GoalSetDocument &document, QWidget *parent = nullptr);

    void showShape(const std::shared_ptr<const boardwright::Shape> &shape) override;

protected:
    void showNow() override;

private:
    PositionsEdit *m_positions = nullptr;
    QList<QWidget *> m_draws; ///< the row of draws, which is rarely shown
};

} // namespace boardwright
