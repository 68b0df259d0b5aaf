// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

#include <QWidget>

class QFormLayout;

namespace boardwright {

class FieldEditor;

/// A form for a section with one value per field and set. Each change is an undo step at once. Why
/// an input is refused is shown below its editor.
class SectionForm final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the form.
    SectionForm(GoalSetDocument &document, const Section &section, QWidget *parent = nullptr);

    /// By the field's index in the section.
    FieldEditor *editor(qsizetype field) const { return m_editors.at(field); }

private:
    void showValues();

    GoalSetDocument &m_document;
    const Section &m_section;
    QFormLayout *m_layout;
    QList<FieldEditor *> m_editors; ///< parallel to the section's fields
};

} // namespace boardwright
