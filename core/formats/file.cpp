// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/file.h"

#include "core/formats/json.h"
#include "core/formats/text_position.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
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

/// Reads at most one byte more than the largest file allowed.
std::expected<QByteArray, Problem> readBeginning(const QString &path)
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
    QByteArray bytes = file.read(largestFile + 1);
    if (file.error() != QFileDevice::NoError)
        return fileProblem(Code::FileNotReadable, {path, file.errorString()});
    bytes.squeeze(); // the goal set keeps the bytes
    return bytes;
}

std::unexpected<Problem> tooLarge()
{
    return fileProblem(Code::FileTooLarge, {largestFile});
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

} // namespace

std::expected<QByteArray, Problem> readFile(const QString &path)
{
    auto bytes = readBeginning(path);
    if (bytes && bytes->size() > largestFile)
        return tooLarge();
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

} // namespace boardwright
