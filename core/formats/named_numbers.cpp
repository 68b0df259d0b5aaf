// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/named_numbers.h"

#include "core/formats/json_layout.h"
#include "core/formats/key_use.h"
#include "core/formats/native_text.h"
#include "core/formats/spelled_number.h"

#include <QHash>
#include <QSet>

namespace boardwright {

namespace {

/// A member as it was in the file.
struct StoodNumber {
    QByteArray key;
    QByteArray value;
    std::optional<double> number;
    std::vector<std::size_t> repeatedBefore; ///< overridden members directly before it
};

/// Writes the members of the new object.
class NumbersWriter {
public:
    explicit NumbersWriter(const QByteArray &before)
        : m_text(before)
        , m_object(parseJson(before).value_or(JsonValue{}))
    {
        const std::vector<KeyUse> uses = keyUses(m_object.members, &JsonMember::key);
        std::vector<std::size_t> repeated;
        for (std::size_t i = 0; i < uses.size(); ++i) {
            if (!uses[i].isLast) {
                repeated.push_back(i);
                continue;
            }
            const JsonMember &member = m_object.members[i];
            m_stood.insert(member.key,
                {.key = keyText(member),
                    .value = layOut(member.value, m_text),
                    .number = finiteNumber(member.value.text),
                    .repeatedBefore = std::exchange(repeated, {})});
        }
    }

    QByteArray write(const QList<NamedNumber> &numbers)
    {
        for (const NamedNumber &item : numbers)
            m_remaining.insert(item.name);
        for (const NamedNumber &item : numbers)
            add(item);
        return layOutObject(m_members);
    }

private:
    QByteArray keyText(const JsonMember &member) const
    {
        return m_text.sliced(member.keyBegin, member.keyEnd - member.keyBegin);
    }

    void add(const NamedNumber &item)
    {
        const auto stood = m_stood.constFind(item.name);
        if (stood == m_stood.cend()) {
            m_members.emplace_back(jsonText(item.name), nativeText(item.number));
        } else {
            for (const std::size_t i : stood->repeatedBefore)
                addRepeated(m_object.members[i]);
            m_members.emplace_back(
                stood->key, stood->number == item.number ? stood->value : nativeText(item.number));
        }
        m_remaining.remove(item.name);
    }

    /// An overridden member must neither outlive nor follow the one in effect.
    void addRepeated(const JsonMember &member)
    {
        if (m_remaining.contains(member.key))
            m_members.emplace_back(keyText(member), layOut(member.value, m_text));
    }

    QByteArray m_text;
    JsonValue m_object;
    QHash<QString, StoodNumber> m_stood;
    QSet<QString> m_remaining; ///< names not yet written
    std::vector<std::pair<QByteArray, QByteArray>> m_members;
};

} // namespace

QByteArray namedNumbersText(const QList<NamedNumber> &numbers, const QByteArray &before)
{
    return NumbersWriter(before).write(numbers);
}

} // namespace boardwright
