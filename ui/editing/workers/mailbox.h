// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <optional>
#include <utility>

namespace boardwright {

/// Passes one value from a thread to another; a newer value replaces one that was not taken. All
/// members are thread-safe.
template <typename T>
class Mailbox final {
public:
    void put(T value)
    {
        // Declared before the lock, so that a large replaced value is destroyed after the lock is
        // released.
        std::optional<T> replaced(std::move(value));
        const std::scoped_lock lock(m_mutex);
        m_value.swap(replaced);
    }

    std::optional<T> take()
    {
        const std::scoped_lock lock(m_mutex);
        return std::exchange(m_value, std::nullopt);
    }

private:
    std::mutex m_mutex;
    std::optional<T> m_value;
};

} // namespace boardwright
