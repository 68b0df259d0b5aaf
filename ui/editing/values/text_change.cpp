// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/text_change.h"

#include <algorithm>

namespace boardwright {

namespace {

bool startsLine(QStringView text, qsizetype position)
{
    return position == 0 || text[position - 1] == u'\n';
}

} // namespace

TextChange textChange(QStringView from, QStringView to)
{
    const auto differ = std::ranges::mismatch(from, to);
    if (differ.in1 == from.end() && differ.in2 == to.end())
        return {};
    const qsizetype same = differ.in1 - from.begin();
    const qsizetype position = from.first(same).lastIndexOf(u'\n') + 1;

    qsizetype after = 0;
    const qsizetype most = std::min(from.size(), to.size()) - position;
    while (after < most && from[from.size() - 1 - after] == to[to.size() - 1 - after])
        ++after;
    if (!startsLine(from, from.size() - after) || !startsLine(to, to.size() - after)) {
        // Continues after the line feed that ends the last changed line.
        const qsizetype feed = to.last(after).indexOf(u'\n');
        after = feed < 0 ? 0 : after - feed - 1;
    }
    return {position, from.size() - position - after, to.size() - position - after};
}

} // namespace boardwright
