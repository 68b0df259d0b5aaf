// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/file.h"

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

std::unexpected<Problem> saveProblem(Code code, QList<Arg> args)
{
    Problem problem;
    problem.code = code;
    problem.args = std::move(args);
    return std::unexpected(std::move(problem));
}

/// In the system's words: QSaveFile forgets them ("Unknown error"), errno has them still.
std::unexpected<Problem> notWritable(const QString &path, int error, const QFileDevice &file)
{
    return saveProblem(
        Code::FileNotWritable, {path, error == 0 ? file.errorString() : qt_error_string(error)});
}

/// Writes all bytes; otherwise the system's number of the error.
int writeAll(QFileDevice &file, const QByteArray &bytes)
{
    errno = 0;
    if (file.write(bytes) == bytes.size() && file.flush())
        return 0;
    return errno == 0 ? EIO : errno;
}

#ifdef Q_OS_UNIX
/// For a file that must stay itself. What can fail for want of room is done before the first byte
/// changes, and the old bytes are put back after a failure; only a crash between leaves a mixture.
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

/// Replaces a file by a new one of the same owner, whole or not at all.
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
        // Who may not give files away writes into the file that is there.
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

} // namespace

std::expected<void, Problem> saveFile(const QString &path, const QByteArray &bytes)
{
    const QFileInfo info(path);
    if (info.isDir())
        return saveProblem(Code::FileIsDirectory, {path});
    if (info.exists() && !info.isFile())
        return saveProblem(Code::FileNotRegular, {path});
#ifdef Q_OS_UNIX
    struct stat status{};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0) {
        if (const int error = errno; error != ENOENT) // a loop of links, which would be replaced
            return saveProblem(Code::FileNotWritable, {path, qt_error_string(error)});
    } else if (status.st_nlink > 1) {
        return overwrite(path, bytes); // a new file would leave its other names behind
    }
#endif
    return replace(path, bytes);
}

} // namespace boardwright
