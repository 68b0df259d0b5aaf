// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/field.h"
#include "ui/widgets/cells/cell_editor.h"

#include <QDoubleSpinBox>
#include <QSpinBox>

#include <optional>

namespace boardwright {

/// A number of a field. Anything can be typed, in any spelling of valueOfEdit(), and is entered as
/// it was typed: whoever takes it refuses with a reason what is no number, or out of bounds. The
/// box itself puts that back. Where the lowest values have names (Field::choices) it shows them; an
/// unambiguous beginning of a name is completed.
template <typename Box>
class NumberEdit : public Box, public CellEditor {
    Q_DISABLE_COPY_MOVE(NumberEdit)

public:
    /// `field` must outlive the box.
    NumberEdit(const Field &field, QWidget *parent);
    ~NumberEdit() override;

    /// An invalid value is none: the lowest.
    void showValue(const QVariant &value) override;
    void showDifferent(const QString &word) override;

    QVariant entered() const override
    {
        return m_typed.isNull() ? QVariant(this->value()) : QVariant(m_typed);
    }

    bool isMeant() const override { return !m_typed.isNull() || this->value() != m_shown; }

    /// Keeps a text that is not allowed, so that it can be mended.
    void commit() override;

    int usefulWidth() const override { return 8; }

    void stepBy(int steps) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    using Number = decltype(std::declval<Box>().value());

    QString textFromValue(Number value) const override;
    Number valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;
    void fixup(QString &text) const override;

private:
    void showNumber(Number number, const QString &word);
    /// The allowed number that a text means.
    std::optional<Number> numberOf(const QString &text) const;
    /// How much wider the widest text is than the space that the base class reserves.
    int extraWidth() const;

    const Field &m_field;
    Number m_shown{};
    mutable QString m_typed; ///< null: nothing was typed since a value was shown or chosen
};

extern template class NumberEdit<QSpinBox>;
extern template class NumberEdit<QDoubleSpinBox>;

/// A whole number.
class NumberCellEdit final : public NumberEdit<QSpinBox> {
    Q_OBJECT

public:
    using NumberEdit::NumberEdit;
};

/// A number with a fraction, without zeros at its end.
class FractionCellEdit final : public NumberEdit<QDoubleSpinBox> {
    Q_OBJECT

public:
    using NumberEdit::NumberEdit;
};

} // namespace boardwright
