// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/files/recovery_file.h"

#include "core/base/limits.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace boardwright {

namespace {

constexpr int recoveryVersion = 2;

/// Its digest covers the set alone. What an older program left is recovered as well.
constexpr int versionWithoutHeader = 1;

/// How each file begins: with the digest, so that it can cover every byte after itself.
constexpr QByteArrayView beginning = "{\"digest\":\"";
constexpr qsizetype digestLength = 64; ///< as text

QString hex(const QByteArray &digest)
{
    return QString::fromLatin1(digest.toHex());
}

QByteArray unhex(const QJsonValue &text)
{
    return QByteArray::fromHex(text.toString().toLatin1());
}

bool coversItself(const QByteArray &bytes)
{
    constexpr qsizetype covered = beginning.size() + digestLength;
    return bytes.size() > covered && bytes.startsWith(beginning)
        && bytes.sliced(beginning.size(), digestLength) == digestOf(bytes.sliced(covered)).toHex();
}

} // namespace

QByteArray recoveryBytes(const UnsavedWork &work)
{
    const QJsonObject header{
        {QStringLiteral("recovery"), recoveryVersion},
        {QStringLiteral("name"), work.name},
        {QStringLiteral("path"), work.path},
        {QStringLiteral("fileDigest"), hex(work.digest)},
        {QStringLiteral("time"), work.time.toUTC().toString(Qt::ISODate)},
        {QStringLiteral("size"), work.bytes.size()},
    };
    const QByteArray covered = "\","
        + QJsonDocument(header).toJson(QJsonDocument::Compact).sliced(1) + '\n' + work.bytes;
    return beginning.toByteArray() + digestOf(covered).toHex() + covered;
}

std::expected<UnsavedWork, Problem> readRecovery(const QByteArray &bytes)
{
    Problem damaged;
    damaged.code = Code::FileDamaged;
    const qsizetype end = bytes.indexOf('\n');
    if (end < 0 || end > longestRecoveryHeader || bytes.size() - end - 1 > largestFile)
        return std::unexpected(damaged);
    const QJsonObject header = QJsonDocument::fromJson(bytes.first(end)).object();
    const QString time = header[QStringLiteral("time")].toString();
    UnsavedWork work{
        .name = header[QStringLiteral("name")].toString(),
        .path = header[QStringLiteral("path")].toString(),
        .digest = unhex(header[QStringLiteral("fileDigest")]),
        .time = QDateTime::fromString(time, Qt::ISODate).toUTC(),
        .bytes = bytes.sliced(end + 1),
    };
    const int version = header[QStringLiteral("recovery")].toInt();
    const bool isWhole = version == versionWithoutHeader
        ? unhex(header[QStringLiteral("digest")]) == digestOf(work.bytes)
        : version == recoveryVersion && coversItself(bytes);
    if (!isWhole || header[QStringLiteral("size")].toInteger(-1) != work.bytes.size()
        || !work.time.isValid()
        || work.time.toString(Qt::ISODate) != time) // as it is written: whole seconds, UTC
        return std::unexpected(damaged);
    return work;
}

} // namespace boardwright
