// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <array>
#include <cstddef>
#include <functional>

namespace boardwright {

/// Numbers names from 0 in the order in which they first appear. Thousands of goals share the
/// character data of few names (file readers see to that), so most lookups compare pointers only.
/// All strings passed in must outlive this.
class NamePlaces final {
public:
    /// The number of a name; -1 if it has none.
    qsizetype find(const QString &name)
    {
        Shortcut &shortcut = shortcutOf(name);
        if (shortcut.begin != name.constData() || shortcut.size != name.size()) {
            const qsizetype place = m_places.value(name, -1);
            if (place < 0)
                return -1;
            shortcut = {.begin = name.constData(), .size = name.size(), .place = place};
        }
        return shortcut.place;
    }

    /// The number of a name; a new name is given the next number.
    qsizetype at(const QString &name)
    {
        if (const qsizetype place = find(name); place >= 0)
            return place;
        const qsizetype place = m_places.size();
        m_places.insert(name, place);
        return place;
    }

    qsizetype size() const { return m_places.size(); }

private:
    struct Shortcut {
        const QChar *begin = nullptr;
        qsizetype size = -1;
        qsizetype place = -1;
    };

    Shortcut &shortcutOf(const QString &name)
    {
        constexpr int sameBits = 5; // allocations are at least this far apart
        const std::size_t where = std::hash<const QChar *>{}(name.constData());
        return m_shortcuts[(where >> sameBits) % m_shortcuts.size()];
    }

    QHash<QString, qsizetype> m_places; // looked up, never iterated
    std::array<Shortcut, 256> m_shortcuts{};
};

} // namespace boardwright
