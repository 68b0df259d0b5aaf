// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

namespace boardwright {

/// A generator whose boards do not depend on each of its fields beside goals with all settings.
/// Generators without this use all of them.
class UsesSomeFields {
public:
    UsesSomeFields() = default;
    UsesSomeFields(const UsesSomeFields &) = delete;
    UsesSomeFields &operator=(const UsesSomeFields &) = delete;

    /// `beside` belongs to a section of the generator that is beside goals.
    virtual bool uses(const Field &beside, const Settings &settings) const = 0;

protected:
    ~UsesSomeFields() = default;
};

/// The fields beside goals without effect on boards of these settings, in their order.
QList<const Field *> unusedFields(const Generator &generator, const Settings &settings);

} // namespace boardwright
