// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fields/field_editor.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace boardwright {

/// Whether a number has few enough values for a list.
bool isShortList(const Field &field);

class FlagEditor final : public FieldEditor {
    Q_OBJECT

public:
    FlagEditor(const Field &field, QWidget *parent);

    /// Shows the label of the field beside the box.
    void showLabel();

    Value value() const override;
    void setValue(const Value &value) override;

private:
    QCheckBox *m_box;
};

/// Edits a whole number. Named values (Field::choices) are shown by name and can be entered by name
/// or number.
class IntegerEditor final : public FieldEditor {
    Q_OBJECT

public:
    IntegerEditor(const Field &field, QWidget *parent);

    Value value() const override;
    void setValue(const Value &value) override;
    void commit() override;

private:
    void take(int number);

    QSpinBox *m_box;
    qint64 m_value; ///< the last value on a step
};

/// A number chosen from a short list.
class ShortListEditor final : public FieldEditor {
    Q_OBJECT

public:
    ShortListEditor(const Field &field, QWidget *parent);

    Value value() const override;
    void setValue(const Value &value) override;

private:
    QComboBox *m_box;
};

class NumberEditor final : public FieldEditor {
    Q_OBJECT

public:
    NumberEditor(const Field &field, QWidget *parent);

    Value value() const override;
    void setValue(const Value &value) override;
    void commit() override;

private:
    QDoubleSpinBox *m_box;
};

/// Rows x columns.
class ExtentEditor final : public FieldEditor {
    Q_OBJECT

public:
    ExtentEditor(const Field &field, QWidget *parent);

    Value value() const override;
    void setValue(const Value &value) override;
    void commit() override;

private:
    QSpinBox *m_rows;
    QSpinBox *m_columns;
};

/// Offers the choices that boards of the set can have (Choice::isFor), and the value that it shows.
class ChoiceEditor final : public FieldEditor {
    Q_OBJECT

public:
    /// `document`: may be null; then all choices are offered.
    ChoiceEditor(const Field &field, const GoalSetDocument *document, QWidget *parent);

    Value value() const override;
    void setValue(const Value &value) override;

private:
    void offer(const QString &held);

    const GoalSetDocument *m_document;
    QComboBox *m_box;
    std::vector<const Choice *> m_offered;
};

} // namespace boardwright
