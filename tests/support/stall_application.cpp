// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/stall_application.h"

#include <QMetaEnum>

#include <algorithm>
#include <cstdio>

namespace boardwright {

bool StallApplication::notify(QObject *receiver, QEvent *event)
{
    if (!m_isWatching || m_depth > 0)
        return QApplication::notify(receiver, event);
    // Both may be gone when the event is done.
    Stall stall{.nanoseconds = 0,
        .event = event->type(),
        .receiver = receiver->metaObject()->className(),
        .action = m_action};
    QElapsedTimer timer;
    ++m_depth;
    timer.start();
    const bool result = QApplication::notify(receiver, event);
    stall.nanoseconds = timer.nsecsElapsed();
    --m_depth;
    m_stalls.push_back(stall);
    return result;
}

void printStalls(
    const std::vector<StallApplication::Stall> &stalls, const std::vector<QByteArray> &actions)
{
    constexpr std::array bounds{1, 2, 4, 8, 16, 33, 50};
    std::array<int, bounds.size() + 1> counts{};
    for (const StallApplication::Stall &stall : stalls) {
        const auto bound = std::ranges::find_if(
            bounds, [&](int most) { return stall.nanoseconds <= qint64{most} * 1'000'000; });
        ++counts.at(static_cast<std::size_t>(bound - bounds.begin()));
    }
    std::printf("%zu events\n", stalls.size());
    for (std::size_t i = 0; i < bounds.size(); ++i)
        std::printf("  up to %2d ms %8d\n", bounds.at(i), counts.at(i));
    std::printf("  above 50 ms %8d\n", counts.back());

    std::vector<StallApplication::Stall> worst = stalls;
    std::ranges::sort(worst, std::greater(), &StallApplication::Stall::nanoseconds);
    worst.resize(std::min<std::size_t>(worst.size(), 12));
    const auto types = QMetaEnum::fromType<QEvent::Type>();
    for (const StallApplication::Stall &stall : worst)
        std::printf("  %6.1f ms  %s to %s, while: %s\n",
            static_cast<double>(stall.nanoseconds) / 1e6, types.valueToKey(stall.event),
            stall.receiver,
            stall.action < static_cast<int>(actions.size())
                ? actions.at(static_cast<std::size_t>(stall.action)).constData()
                : "?");
}

} // namespace boardwright
