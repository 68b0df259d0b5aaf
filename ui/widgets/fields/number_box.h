// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

namespace boardwright {

/// A spin box for a number with a fraction. It shows no zeros at the end, and accepts numbers as
/// the window's language writes them, with or without groups of digits, and plain ones: "0,5" and
/// "0.5".
class NumberBox final : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit NumberBox(QWidget *parent = nullptr);

protected:
    QString textFromValue(double value) const override;
    double valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;

private:
    bool isSpecial(const QString &text) const;
    QString withoutUnit(const QString &text) const;
};

} // namespace boardwright
