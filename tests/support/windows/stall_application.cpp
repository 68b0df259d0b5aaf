// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windows/stall_application.h"

#include <QMetaEnum>
#include <QThread>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <map>
#include <utility>

namespace boardwright {

namespace {

using Stall = StallApplication::Stall;

constexpr std::array bounds{1, 2, 4, 8, 16, 33, 50};
constexpr std::size_t mostNamed = 12;

qint64 nanoseconds(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return qint64{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

const char *nameOf(int event)
{
    const char *name = QMetaEnum::fromType<QEvent::Type>().valueToKey(event);
    return name == nullptr ? "?" : name;
}

std::array<int, bounds.size() + 1> histogram(const std::vector<Stall> &stalls, qint64 Stall::*clock)
{
    std::array<int, bounds.size() + 1> counts{};
    for (const Stall &stall : stalls) {
        const auto bound = std::ranges::find_if(
            bounds, [&](int most) { return stall.*clock <= qint64{most} * 1'000'000; });
        ++counts.at(static_cast<std::size_t>(bound - bounds.begin()));
    }
    return counts;
}

/// Prints the widget classes whose painting took more than a tenth of the time.
void printPainted(const Stall &stall)
{
    constexpr qint64 worthTelling = 10;
    std::map<QByteArray, std::pair<int, qint64>> byClass;
    for (const StallApplication::Painted &painted : stall.painted) {
        auto &[count, own] = byClass[painted.widget];
        ++count;
        own += painted.own;
    }
    for (const auto &[name, sum] : byClass) {
        if (sum.second > stall.own / worthTelling)
            std::printf("      painted %3d %s in %.1f ms\n", sum.first, name.constData(),
                static_cast<double>(sum.second) / 1e6);
    }
}

void printWorst(std::vector<Stall> stalls, qint64 Stall::*clock, const char *title,
    const std::vector<QByteArray> &actions)
{
    std::ranges::sort(stalls, std::greater(), clock);
    stalls.resize(std::min(stalls.size(), mostNamed));
    std::printf("worst by %s:\n", title);
    for (const Stall &stall : stalls) {
        std::printf("  wall %6.1f ms  own %6.1f ms  %s to %s, while: %s\n",
            static_cast<double>(stall.wall) / 1e6, static_cast<double>(stall.own) / 1e6,
            nameOf(stall.event), stall.receiver,
            stall.action < static_cast<int>(actions.size())
                ? actions.at(static_cast<std::size_t>(stall.action)).constData()
                : "?");
        printPainted(stall);
    }
}

/// Of the events that took longer than `longerThan` ns.
void printMostFrequent(const std::vector<Stall> &stalls, qint64 longerThan, const char *title)
{
    std::map<std::pair<QByteArray, QByteArray>, std::pair<int, qint64>> kinds;
    for (const Stall &stall : stalls) {
        if (stall.own <= longerThan)
            continue;
        auto &[count, own] = kinds[{stall.receiver, nameOf(stall.event)}];
        ++count;
        own += stall.own;
    }
    std::vector<std::pair<std::pair<int, qint64>, std::pair<QByteArray, QByteArray>>> ordered;
    ordered.reserve(kinds.size());
    for (const auto &[kind, sum] : kinds)
        ordered.emplace_back(sum, kind);
    std::ranges::sort(ordered, std::greater());
    ordered.resize(std::min(ordered.size(), mostNamed));
    std::printf("%s:\n", title);
    for (const auto &[sum, kind] : ordered)
        std::printf("  %7d times, own %7.1f ms together: %s to %s\n", sum.first,
            static_cast<double>(sum.second) / 1e6, kind.second.constData(), kind.first.constData());
}

} // namespace

StallApplication::Clocks StallApplication::now()
{
    return {.wall = nanoseconds(CLOCK_MONOTONIC), .own = nanoseconds(CLOCK_THREAD_CPUTIME_ID)};
}

void StallApplication::endStretch(Running &running)
{
    const Clocks end = now();
    running.longest.wall = std::max(running.longest.wall, end.wall - running.begin.wall);
    running.longest.own = std::max(running.longest.own, end.own - running.begin.own);
}

void StallApplication::keepTime(Stall stall, const std::function<void()> &what)
{
    if (m_running != nullptr)
        endStretch(*m_running);
    std::vector<Painted> outerPainted = std::exchange(m_painted, {});
    Running running{.loopLevel = thread()->loopLevel(), .begin = now()};
    Running *outer = std::exchange(m_running, &running);
    what();
    endStretch(running);
    m_running = outer;
    stall.own = running.longest.own;
    stall.wall = running.longest.wall;
    stall.painted = std::exchange(m_painted, std::move(outerPainted));
    m_stalls.push_back(std::move(stall));
    if (m_running != nullptr)
        m_running->begin = now();
}

bool StallApplication::paint(QObject *receiver, QEvent *event)
{
    // A scroll area paints on its viewport, which is a plain QWidget.
    const bool isViewport = receiver->objectName() == QLatin1String("qt_scrollarea_viewport");
    const char *name = (isViewport ? receiver->parent() : receiver)->metaObject()->className();
    const qint64 outer = std::exchange(m_inner, 0);
    const qint64 begin = nanoseconds(CLOCK_THREAD_CPUTIME_ID);
    const bool result = QApplication::notify(receiver, event);
    const qint64 all = nanoseconds(CLOCK_THREAD_CPUTIME_ID) - begin;
    m_painted.push_back({.widget = name, .own = all - m_inner});
    m_inner = outer + all;
    return result;
}

bool StallApplication::notify(QObject *receiver, QEvent *event)
{
    // Events of other threads arrive here too, but do not block the window.
    if (QThread::currentThread() != thread() || !m_isWatching)
        return QApplication::notify(receiver, event);
    if (m_running != nullptr && m_running->loopLevel == thread()->loopLevel())
        return event->type() == QEvent::Paint ? paint(receiver, event)
                                              : QApplication::notify(receiver, event);
    // The event and its receiver may no longer exist afterwards.
    const Stall stall{.wall = 0,
        .own = 0,
        .event = event->type(),
        .receiver = receiver->metaObject()->className(),
        .action = m_action};
    bool result = false;
    keepTime(stall, [&] { result = QApplication::notify(receiver, event); });
    return result;
}

void StallApplication::act(const std::function<void()> &what)
{
    keepTime({.wall = 0,
                 .own = 0,
                 .event = QEvent::None,
                 .receiver = "the action itself",
                 .action = m_action},
        what);
}

void printStalls(const std::vector<Stall> &stalls, const std::vector<QByteArray> &actions)
{
    const auto wall = histogram(stalls, &Stall::wall);
    const auto own = histogram(stalls, &Stall::own);
    std::printf("%zu events %18s %8s\n", stalls.size(), "wall", "own");
    for (std::size_t i = 0; i < bounds.size(); ++i)
        std::printf("  up to %2d ms %16d %8d\n", bounds.at(i), wall.at(i), own.at(i));
    std::printf("  above 50 ms %16d %8d\n", wall.back(), own.back());
    qint64 together = 0;
    for (const Stall &stall : stalls)
        together += stall.own;
    std::printf("own %.1f s together\n", static_cast<double>(together) / 1e9);
    printWorst(stalls, &Stall::own, "own time", actions);
    printWorst(stalls, &Stall::wall, "wall time", actions);
    printMostFrequent(stalls, 0, "most frequent");
    printMostFrequent(stalls, 16'000'000, "most frequent above 16 ms of their own");
}

} // namespace boardwright
