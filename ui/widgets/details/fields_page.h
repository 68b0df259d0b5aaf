// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/details/details_page.h"

namespace boardwright {

/// The fields of one of a generator's sections beside each objective (Home::BesideObjective).
class FieldsPage final : public DetailsPage {
    Q_OBJECT

public:
    /// `section` belongs to a generator and lives as long as the program.
    FieldsPage(GoalSetDocument &document, const Section &section, QWidget *parent = nullptr);

private:
    Content contentOf(const Field &field, const CellEditor &editor);

    const Section &m_section;
};

} // namespace boardwright
