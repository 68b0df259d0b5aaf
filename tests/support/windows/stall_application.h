// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

#include <functional>
#include <utility>
#include <vector>

namespace boardwright {

/// An application that keeps the time which each of its events takes, from its arrival to the
/// event loop's being free again: for that long nothing a person does is answered. Events that
/// others send while one is handled belong to it.
class StallApplication final : public QApplication {
    Q_OBJECT

public:
    /// What a widget painted meanwhile, those of its children left out.
    struct Painted {
        const char *widget = nullptr; ///< name of its class
        qint64 own = 0; ///< in ns, as Stall::own
    };

    struct Stall {
        qint64 wall = 0; ///< in ns
        qint64 own = 0; ///< in ns, that this thread computed: what other programs cannot lengthen
        int event = 0; ///< QEvent::Type; None: what act() did
        const char *receiver = nullptr; ///< name of its class
        int action = 0; ///< see setAction()
        std::vector<Painted> painted{};
    };

    using QApplication::QApplication;

    /// Stalls from now on belong to this number.
    void setAction(int action) { m_action = action; }

    /// Begins and ends to keep times.
    void watch(bool on) { m_isWatching = on; }

    /// Does what otherwise a menu or the mouse would ask for, as one event.
    void act(const std::function<void()> &what);

    const std::vector<Stall> &stalls() const { return m_stalls; }

    /// Those until now, which are forgotten.
    std::vector<Stall> takeStalls() { return std::exchange(m_stalls, {}); }

    bool notify(QObject *receiver, QEvent *event) override;

private:
    void keepTime(Stall stall, const std::function<void()> &what);
    bool paint(QObject *receiver, QEvent *event);

    std::vector<Stall> m_stalls;
    std::vector<Painted> m_painted; ///< during the present one
    qint64 m_inner = 0; ///< in ns, of widgets painted while another was
    int m_depth = 0;
    int m_action = 0;
    bool m_isWatching = false;
};

/// How many stalls are that long: up to 1, 2, 4, 8, 16, 33, 50 ms and above, and the worst ones,
/// by both clocks; and which events come most often.
void printStalls(
    const std::vector<StallApplication::Stall> &stalls, const std::vector<QByteArray> &actions);

} // namespace boardwright
