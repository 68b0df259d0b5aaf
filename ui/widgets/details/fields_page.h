// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/details/details_page.h"

namespace boardwright {

/// What a generator keeps beside each goal: the fields of one of its sections
/// (Home::BesideObjective).
class FieldsPage final : public DetailsPage {
    Q_OBJECT

public:
    /// `section`: a generator's, which lives as long as the program.
    FieldsPage(GoalSetDocument &document, const Section &section, QWidget *parent = nullptr);

private:
    QWidget *makeEditor(const Field &field);
    Content contentOf(const Field &field);

    const Section &m_section;
};

} // namespace boardwright
