// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench_generate [PART...]: measures the generators, all parts or those named. Prints numbers and
// judges nothing.

#include "tests/bench/bench_run.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string_view>
#include <vector>

namespace {

struct Part {
    std::string_view name;
    void (*run)();
};

constexpr std::array parts{
    Part{"speed", boardwright::benchSpeed},
    Part{"growth", boardwright::benchGrowth},
    Part{"stages", boardwright::benchStages},
    Part{"lab", boardwright::benchLab},
    Part{"ablation", boardwright::benchAblation},
    Part{"balanced", boardwright::benchBalanced},
    Part{"layered", boardwright::benchLayered},
    Part{"sculpted", boardwright::benchSculpted},
    Part{"worlds", boardwright::benchWorlds},
    Part{"curated", boardwright::benchCuration},
    Part{"tune", boardwright::benchTune},
    Part{"autotune", boardwright::benchAutotune},
    Part{"arrange", boardwright::benchArrange},
    Part{"sites", boardwright::benchSites},
};

} // namespace

int main(int argc, char **argv)
{
    const std::vector<std::string_view> wanted(argv + 1, argv + argc);
    for (const std::string_view name : wanted) {
        if (!std::ranges::contains(parts, name, &Part::name)) {
            std::fprintf(stderr, "bench_generate: there is no part '%.*s'\n",
                static_cast<int>(name.size()), name.data());
            return 2;
        }
    }
    for (const Part &part : parts) {
        if (wanted.empty() || std::ranges::contains(wanted, part.name))
            part.run();
    }
    return 0;
}
