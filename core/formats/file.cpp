// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/file.h"

#include "core/formats/json.h"
#include "core/formats/text_position.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <utility>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace boardwright {

namespace {

std::unexpected<Problem> fileProblem(Code code, QList<Arg> args)
{
    Problem problem;
    problem.code = code;
    problem.args = std::move(args);
    return std::unexpected(std::move(problem));
}

/// The errno that explains why a file cannot be examined; 0 if it can.
int statusError(const QString &path)
{
#ifdef Q_OS_UNIX
    struct stat status{};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? 0 : errno;
#else
    Q_UNUSED(path)
    return 0;
#endif
}

/// Reads at most one byte more than is allowed.
std::expected<QByteArray, Problem> readBeginning(const QString &path, qint64 most = largestFile)
{
    const QFileInfo info(path);
    if (!info.exists()) {
        // A loop of links or a forbidden folder: there may be a file that we cannot reach.
        if (const int error = statusError(path); error != 0 && error != ENOENT && error != ENOTDIR)
            return fileProblem(Code::FileNotReadable, {path, qt_error_string(error)});
        return fileProblem(Code::FileMissing, {path});
    }
    if (info.isDir())
        return fileProblem(Code::FileIsDirectory, {path});
    if (!info.isFile())
        return fileProblem(Code::FileNotRegular, {path});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fileProblem(Code::FileNotReadable, {path, file.errorString()});
    QByteArray bytes = file.read(most + 1);
    if (file.error() != QFileDevice::NoError)
        return fileProblem(Code::FileNotReadable, {path, file.errorString()});
    bytes.squeeze(); // the goal set keeps the bytes
    return bytes;
}

std::unexpected<Problem> tooLarge(qint64 most = largestFile)
{
    return fileProblem(Code::FileTooLarge, {most});
}

/// The problem found in the first part of a longer file. An error at its very end, or in a
/// character cut off there, is not an error of the file.
Problem problemOfBeginning(const QByteArray &bytes, const Problem &problem)
{
    constexpr qsizetype longestSequence = 4;
    const TextPosition cut = textPosition(bytes, bytes.size() - longestSequence);
    const bool isBeforeCut = problem.where.line < cut.line
        || (problem.where.line == cut.line && problem.where.column < cut.column);
    return isBeforeCut ? problem : tooLarge().error();
}

/// The system's message, from errno: QSaveFile would only say "Unknown error".
std::unexpected<Problem> notWritable(const QString &path, int error, const QFileDevice &file)
{
    return fileProblem(
        Code::FileNotWritable, {path, error == 0 ? file.errorString() : qt_error_string(error)});
}

/// Writes all bytes; returns 0 or the system's error number.
int writeAll(QFileDevice &file, const QByteArray &bytes)
{
    errno = 0;
    if (file.write(bytes) == bytes.size() && file.flush())
        return 0;
    return errno == 0 ? EIO : errno;
}

#ifdef Q_OS_UNIX
/// Overwrites a file that must keep its identity. Everything that needs space is done before the
/// first byte changes, and after a failure the old bytes are restored. Only a crash in between
/// leaves a mixture.
std::expected<void, Problem> overwrite(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    errno = 0;
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered))
        return notWritable(path, errno, file);
    const QByteArray old = file.readAll();
    if (old.size() != file.size())
        return notWritable(path, EIO, file);
    int error = bytes.isEmpty() ? 0 : ::posix_fallocate(file.handle(), 0, bytes.size());
    if (error == 0) {
        file.seek(0);
        error = writeAll(file, bytes);
        if (error != 0) {
            file.seek(0);
            file.write(old);
        }
    }
    errno = 0;
    if (!file.resize(error == 0 ? bytes.size() : old.size()) && error == 0)
        error = errno == 0 ? EIO : errno;
    if (error != 0)
        return notWritable(path, error, file);
    return {};
}
#endif

/// Replaces a file atomically by a new one with the same owner.
std::expected<void, Problem> replace(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return notWritable(path, errno, file);
#ifdef Q_OS_UNIX
    struct stat old{};
    struct stat made{};
    const bool isReplaced = ::stat(QFile::encodeName(path).constData(), &old) == 0;
    if (isReplaced && ::fstat(file.handle(), &made) == 0
        && (old.st_uid != made.st_uid || old.st_gid != made.st_gid)) {
        // Without permission to change the owner, overwrite the existing file.
        if (::fchown(file.handle(), old.st_uid, old.st_gid) != 0) {
            file.cancelWriting();
            return overwrite(path, bytes);
        }
        ::fchmod(file.handle(), old.st_mode & 07777U); // fchown may clear bits
    }
#endif
    if (const int error = writeAll(file, bytes); error != 0) {
        file.cancelWriting();
        return notWritable(path, error, file);
    }
    errno = 0;
    if (!file.commit())
        return notWritable(path, errno, file);
    return {};
}

/// What is known of a file before it is saved.
struct Destination {
    bool isOverwritten = false; ///< replacing would break its other hard links
};

std::expected<Destination, Problem> destinationAt(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return fileProblem(Code::FileIsDirectory, {path});
    if (info.exists() && !info.isFile())
        return fileProblem(Code::FileNotRegular, {path});
    Destination destination;
#ifdef Q_OS_UNIX
    struct stat status{};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0) {
        if (const int error = errno; error != ENOENT) // a loop of links; keep it
            return fileProblem(Code::FileNotWritable, {path, qt_error_string(error)});
    } else {
        destination.isOverwritten = status.st_nlink > 1;
    }
#endif
    return destination;
}

/// Where a path that leads to no file yet would make one: links are followed, also one whose target
/// does not exist.
QString placeOf(QString path)
{
    constexpr int mostLinks = 40; // as in Linux
    for (int links = 0; links < mostLinks && QFileInfo(path).isSymLink(); ++links)
        path = QFileInfo(path).symLinkTarget();
    const QFileInfo info(path);
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    return (folder.isEmpty() ? info.absolutePath() : folder) + u'/' + info.fileName();
}

} // namespace

std::expected<QByteArray, Problem> readFile(const QString &path, qint64 most)
{
    auto bytes = readBeginning(path, most);
    if (bytes && bytes->size() > most)
        return tooLarge(most);
    return bytes;
}

std::expected<NativeFile, Problem> openNative(const QString &path, const std::stop_token &stop)
{
    const auto bytes = readBeginning(path);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (bytes->size() <= largestFile)
        return readNative(*bytes, stop);
    const auto json = parseJson(*bytes, stop);
    if (!json && json.error().code == Code::Cancelled)
        return std::unexpected(json.error());
    return json ? tooLarge() : std::unexpected(problemOfBeginning(*bytes, json.error()));
}

std::expected<void, Problem> saveFile(const QString &path, const QByteArray &bytes)
{
    const auto destination = destinationAt(path);
    if (!destination)
        return std::unexpected(destination.error());
#ifdef Q_OS_UNIX
    if (destination->isOverwritten)
        return overwrite(path, bytes);
#endif
    return replace(path, bytes);
}

std::expected<void, Problem> canSaveFile(const QString &path)
{
    const auto destination = destinationAt(path);
    if (!destination)
        return std::unexpected(destination.error());
    errno = 0;
    if (destination->isOverwritten) {
        QFile file(path);
        if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered))
            return notWritable(path, errno, file);
        return {};
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return notWritable(path, errno, file);
    file.cancelWriting();
    return {};
}

bool isSameFile(const QString &path, const QString &other)
{
#ifdef Q_OS_UNIX
    struct stat one{};
    struct stat two{};
    const bool isOne = ::stat(QFile::encodeName(path).constData(), &one) == 0;
    const bool isTwo = ::stat(QFile::encodeName(other).constData(), &two) == 0;
    if (isOne || isTwo)
        return isOne && isTwo && one.st_dev == two.st_dev && one.st_ino == two.st_ino;
#endif
    return placeOf(path) == placeOf(other);
}

} // namespace boardwright
