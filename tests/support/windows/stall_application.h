// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

#include <functional>
#include <utility>
#include <vector>

namespace boardwright {

/// An application that records how long each of its events blocks the event loop: during that time
/// user input is not answered. What an event sends counts as part of it. A dialog or menu that an
/// event opens answers input in a loop of its own, whose events are recorded apart: of the outer
/// event, the longest time without a loop counts.
class StallApplication : public QApplication {
    Q_OBJECT

public:
    /// A widget painted during an event, without its children.
    struct Painted {
        const char *widget = nullptr; ///< name of its class
        qint64 own = 0; ///< in ns, like Stall::own
    };

    struct Stall {
        qint64 wall = 0; ///< in ns
        qint64 own = 0; ///< in ns, CPU time of this thread: other programs cannot lengthen it
        int event = 0; ///< QEvent::Type; None for act()
        const char *receiver = nullptr; ///< name of its class
        int action = 0; ///< see setAction()
        std::vector<Painted> painted{};
    };

    using QApplication::QApplication;

    /// Assigns the following stalls to this action.
    void setAction(int action) { m_action = action; }

    /// Starts or stops recording.
    void watch(bool on) { m_isWatching = on; }

    /// Runs what a menu or the mouse would trigger, as one event.
    void act(const std::function<void()> &what);

    const std::vector<Stall> &stalls() const { return m_stalls; }

    /// The stalls recorded so far, and clears them.
    std::vector<Stall> takeStalls() { return std::exchange(m_stalls, {}); }

    bool notify(QObject *receiver, QEvent *event) override;

private:
    struct Clocks {
        qint64 wall = 0; ///< in ns
        qint64 own = 0; ///< in ns
    };

    /// Of an event that has begun and not ended.
    struct Running {
        int loopLevel = 0; ///< of the loop that sent it
        Clocks begin{}; ///< of its current stretch without a loop
        Clocks longest{}; ///< of its stretches
    };

    static Clocks now();
    static void endStretch(Running &running);
    void keepTime(Stall stall, const std::function<void()> &what);
    bool paint(QObject *receiver, QEvent *event);

    std::vector<Stall> m_stalls;
    std::vector<Painted> m_painted; ///< during the current stall
    qint64 m_inner = 0; ///< in ns, of widgets painted during another's painting
    Running *m_running = nullptr;
    int m_action = 0;
    bool m_isWatching = false;
};

/// Prints how many stalls last up to 1, 2, 4, 8, 16, 33 and 50 ms and longer, the worst ones by
/// both clocks, and the most frequent events.
void printStalls(
    const std::vector<StallApplication::Stall> &stalls, const std::vector<QByteArray> &actions);

} // namespace boardwright
