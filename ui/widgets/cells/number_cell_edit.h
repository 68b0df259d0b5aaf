// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/cells/cell_editor.h"

#include <QSpinBox>

namespace boardwright {

/// A whole number in a cell. Anything can be typed, and is entered as text: the model refuses with
/// a reason what is no number, or out of bounds.
class NumberCellEdit final : public QSpinBox, public CellEditor {
    Q_OBJECT

public:
    NumberCellEdit(int lowest, int highest, QWidget *parent = nullptr);

    void showValue(const QVariant &value) override;

    QVariant entered() const override
    {
        return m_typed.isNull() ? QVariant(value()) : QVariant(m_typed);
    }

    bool isMeant() const override { return !m_typed.isNull() || value() != m_shown; }

    int usefulWidth() const override { return 8; }

    /// Shows `word`, because the goals have different numbers.
    void showDifferent(const QString &word);

    void stepBy(int steps) override;

protected:
    QValidator::State validate(QString &text, int &position) const override;

private:
    int m_shown = 0;
    QString m_typed; ///< null: nothing was typed since a value was shown or chosen
};

} // namespace boardwright
