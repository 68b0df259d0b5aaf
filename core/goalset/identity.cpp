// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/identity.h"

#include "core/random/siphash.h"

#include <QDataStream>
#include <QIODevice>

#include <map>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::uint64_t identityKey0 = 0x6f626a6563746976U;
constexpr std::uint64_t identityKey1 = 0x6964656e74697479U;

/// Null and empty texts are equal, but QDataStream tells them apart.
QString notNull(const QString &text)
{
    return text.isNull() ? u""_s : text;
}

void write(QDataStream &stream, const QStringList &texts)
{
    stream << static_cast<quint32>(texts.size());
    for (const QString &text : texts)
        stream << notNull(text);
}

QByteArray details(const Objective &objective)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    // Pinned, so that a newer Qt cannot change boards.
    stream.setVersion(QDataStream::Qt_6_6);
    stream << notNull(objective.goal).toUtf8() << objective.range
           << static_cast<quint8>(objective.progression.toInt());
    write(stream, objective.boardCategories);
    write(stream, objective.lineCategories);
    stream << notNull(objective.tag);
    return bytes;
}

} // namespace

std::vector<std::uint64_t> identities(const GoalSet &set)
{
    std::map<std::uint64_t, int> sameText;
    std::vector<std::uint64_t> result;
    result.reserve(static_cast<std::size_t>(set.objectives.size()));
    for (const Objective &objective : set.objectives) {
        result.push_back(sipHash(objective.goal.toUtf8(), identityKey0, identityKey1));
        ++sameText[result.back()];
    }

    std::map<std::uint64_t, quint32> twins;
    for (qsizetype row = 0; row < set.objectives.size(); ++row) {
        std::uint64_t &identity = result[static_cast<std::size_t>(row)];
        if (sameText[identity] == 1)
            continue;
        QByteArray bytes = details(set.objectives[row]);
        const std::uint64_t withDetails = sipHash(bytes, identityKey0, identityKey1);
        const quint32 twin = twins[withDetails]++;
        for (int shift = 0; shift < 32; shift += 8)
            bytes.append(static_cast<char>((twin >> shift) & 0xff));
        identity = twin == 0 ? withDetails : sipHash(bytes, identityKey0, identityKey1);
    }
    return result;
}

} // namespace boardwright
