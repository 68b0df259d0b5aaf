// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sites/site_list.h"

#include <QHash>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace boardwright::sites {

/// The number that JavaScript makes of a type to compare it with a number; nothing: it equals none.
std::optional<double> numberOf(const ListedType &type);

/// Numbers for types, so that boards compare no texts. JavaScript's == is not transitive: 1 equals
/// "1" and "01", which differ. So a type has keys as the one that asks (of a candidate) and as the
/// one that stands (on the board). Law: two types are equal exactly if a key of the one that asks
/// is a key of the one that stands; then they share one key.
class TypeKeys final {
public:
    /// Of all types that will be asked for.
    explicit TypeKeys(const SiteList &list);

    void appendAsking(const ListedType &type, std::vector<std::uint32_t> &to);
    void appendStanding(const ListedType &type, std::vector<std::uint32_t> &to);

    /// One more than the highest key so far.
    std::size_t size() const { return m_next; }

private:
    /// Keys that a number shares with numbers and, in both directions, with texts.
    struct NumberKeys {
        std::uint32_t withNumbers = 0;
        std::uint32_t asksTexts = 0;
        std::uint32_t askedByTexts = 0;
    };

    void append(const ListedType &type, bool asks, std::vector<std::uint32_t> &to);
    std::uint32_t keyOfText(const QString &text);

    QHash<QString, std::uint32_t> m_texts;
    QHash<double, NumberKeys> m_numbers; ///< those that stand in the list as numbers or flags
    std::uint32_t m_next = 1; ///< 0 is null
};

} // namespace boardwright::sites
