// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/field.h"

#include <QSpinBox>

#include <optional>

namespace boardwright {

/// A spin box for a whole number. Where its lowest values have names (Field::choices), it shows
/// them, and accepts names as well as numbers. An unambiguous beginning of a name is completed.
/// Anything can be typed; what is not possible is put back.
class NamedSpinBox final : public QSpinBox {
    Q_OBJECT

public:
    /// `field` must outlive the box.
    NamedSpinBox(const Field &field, QWidget *parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    QString textFromValue(int value) const override;
    int valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;
    void fixup(QString &text) const override;

private:
    int valueOf(std::size_t choice) const;
    /// The possible number that a text means.
    std::optional<int> numberOf(const QString &text) const;
    /// How much wider the widest name is than the space that the base class reserves.
    int extraWidth() const;

    const Field &m_field;
};

} // namespace boardwright
