// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/law.h"
#include "ui/editing/files/recovery_file.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace boardwright;
using namespace Qt::StringLiterals;
using test::require;

namespace {

/// What was recovered is kept again, without a change, and a file that was cut or damaged on the
/// disk is refused.
void checkRecovered(const UnsavedWork &work)
{
    require(work.time.isValid());
    const QByteArray kept = recoveryBytes(work);
    const auto again = readRecovery(kept);
    require(again.has_value() && *again == work);
    require(!readRecovery(kept.chopped(1)));
    require(!readRecovery(kept + '\n'));
    const auto at = static_cast<qsizetype>(qHash(kept) % static_cast<std::size_t>(kept.size()));
    QByteArray damaged = kept;
    damaged[at] = static_cast<char>(damaged[at] ^ 1);
    require(!readRecovery(damaged));
}

/// With the size and the digest that fit the rest: libFuzzer cannot make up a digest.
QByteArray withDigest(const QByteArray &bytes)
{
    const qsizetype end = bytes.indexOf('\n');
    if (end < 0)
        return bytes;
    QJsonObject header = QJsonDocument::fromJson(bytes.first(end)).object();
    const QByteArray content = bytes.sliced(end + 1);
    const QString ofContent = QString::fromLatin1(digestOf(content).toHex());
    header[u"size"_s] = content.size();
    header[u"digest"_s] = ofContent;
    const QByteArray made = QJsonDocument(header).toJson(QJsonDocument::Compact) + '\n' + content;
    if (header[u"recovery"_s].toInt() == 1)
        return made;
    const qsizetype begin = made.indexOf(ofContent.toLatin1());
    const QByteArray covered = made.sliced(begin + ofContent.size());
    return made.first(begin) + digestOf(covered).toHex() + covered;
}

} // namespace

/// Checks the laws of files/recovery_file.h for arbitrary bytes, as a crash, a full disk or another
/// program may leave them for the next start.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes = test::bytesOf(data, size);
    for (const QByteArray &each : {bytes, withDigest(bytes)}) {
        const auto work = readRecovery(each);
        if (work)
            checkRecovered(*work);
        else
            require(work.error().code == Code::FileDamaged);
    }
    return 0;
}
