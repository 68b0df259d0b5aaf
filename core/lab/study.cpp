// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/study.h"

namespace boardwright {

std::size_t Study::items(Scope scope) const
{
    switch (scope) {
    case Scope::Board:
        return 1;
    case Scope::Line:
        return static_cast<std::size_t>(lines);
    case Scope::Site:
        return static_cast<std::size_t>(sites);
    case Scope::Row:
        return static_cast<std::size_t>(goals.size());
    case Scope::Limit:
        return limits.size();
    }
    return 0;
}

} // namespace boardwright
