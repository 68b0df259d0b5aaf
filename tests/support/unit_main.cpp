// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The main() of every test program.

#include "tests/support/unit.h"

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <vector>

namespace boardwright {

namespace {

struct Unit {
    std::string_view name;
    ListedUnit::Run run = nullptr;
};

/// Constructed on first use, because the order in which globals of several files are initialized is
/// unspecified.
std::vector<Unit> &units()
{
    static std::vector<Unit> listed;
    return listed;
}

} // namespace

ListedUnit::ListedUnit(const char *file, Run run)
{
    const std::string_view name = file;
    units().push_back({.name = name.substr(0, name.find('.')), .run = run});
}

} // namespace boardwright

int main(int argc, char **argv)
{
    auto &units = boardwright::units();
    std::ranges::sort(units, {}, &boardwright::Unit::name);
    if (argc > 1) {
        const auto unit = std::ranges::find(units, argv[1], &boardwright::Unit::name);
        // The unit's name becomes argv[0], from which Qt names the application.
        if (unit != units.end())
            return unit->run(argc - 1, argv + 1);
    }
    std::fprintf(stderr, "Usage: %s UNIT [OPTIONS OF QT TEST]\nUnits:\n", argv[0]);
    for (const boardwright::Unit &unit : units)
        std::fprintf(stderr, "  %.*s\n", static_cast<int>(unit.name.size()), unit.name.data());
    return 2;
}
