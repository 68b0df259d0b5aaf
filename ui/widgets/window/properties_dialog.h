// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/set_properties.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace boardwright {

class CountedEdit;

/// Edits the properties of a goal set. The caller applies the result.
class PropertiesDialog final : public QDialog {
    Q_OBJECT

public:
    PropertiesDialog(const SetProperties &properties, QWidget *parent = nullptr);

    SetProperties properties() const;

private:
    void showMode();

    CountedEdit *m_gameName;
    CountedEdit *m_setName;
    QComboBox *m_mode;
    QLabel *m_explanation;
    QFormLayout *m_form;
    QLineEdit *m_cappedMaxSize;
    QLineEdit *m_dedicatedMode;
    QLineEdit *m_dedicatedSize;
};

/// Whether the dialog has the field.
bool isProperty(ObjectiveField field);

/// Opens the dialog above `parent`. Accepting it is one undo step of the document.
void openProperties(GoalSetDocument &document, QWidget *parent);

} // namespace boardwright
