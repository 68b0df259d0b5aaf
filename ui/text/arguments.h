// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/printable.h"
#include "ui/text/number_text.h"

#include <span>

namespace boardwright {

/// Reads the arguments of a code by type. A missing argument, or one of the other type, is read as
/// 0 or an empty text: a message with a gap is better than none.
class Arguments final {
public:
    explicit Arguments(std::span<const Arg> args)
        : m_args(args)
    {
    }

    qint64 number(std::size_t index) const { return valueAt<qint64>(index); }

    QString numberText(std::size_t index) const { return wholeText(number(index)); }

    QString text(std::size_t index) const { return unturned(valueAt<QString>(index)); }

    /// A text that is a number with a fraction, as codes spell it (C), or none.
    QString fractionText(std::size_t index) const
    {
        bool isNumber = false;
        const double number = QLocale::c().toDouble(text(index), &isNumber);
        return isNumber ? boardwright::numberText(number) : text(index);
    }

private:
    template <typename T>
    T valueAt(std::size_t index) const
    {
        const T *value = index < m_args.size() ? std::get_if<T>(&m_args[index]) : nullptr;
        return value == nullptr ? T{} : *value;
    }

    std::span<const Arg> m_args;
};

} // namespace boardwright
