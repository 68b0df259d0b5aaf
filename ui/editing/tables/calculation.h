// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/field.h"

#include <QModelIndexList>

#include <expected>

namespace boardwright {

/// Arithmetic on the numbers of selected cells, the same in every table: "*0.8", "+10", "-3", "/2",
/// "+10 %".
class Calculation {
public:
    /// Reads a sign and a number in the format of QLocale(); a percent sign adds or takes away that
    /// share of each number. The error is a sentence.
    static std::expected<Calculation, QString> read(const QString &text);

    /// The result for a number, with at most six decimals.
    double of(double number) const;

private:
    explicit Calculation(double factor, double summand)
        : m_factor(factor)
        , m_summand(summand)
    {
    }

    double m_factor;
    double m_summand;
};

/// A cell with a number that a calculation can change.
struct NumberCell {
    int row = 0;
    int column = 0;
    const Field *field = nullptr;
    double number = 0;
};

/// Whether a field has numbers.
bool isCalculated(const Field &field);

/// Those of the cells. The others cannot be edited, hold no number at present, or one that stands
/// for a word.
QList<NumberCell> numberCells(const QModelIndexList &cells);

/// The new numbers of the cells, in their order, whole where the field takes whole numbers only.
/// The error names the first row that cannot take its new number.
std::expected<QList<double>, QString> calculated(
    const Calculation &calculation, const QList<NumberCell> &cells);

} // namespace boardwright
