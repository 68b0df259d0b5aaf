// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/paths.h"

#include "app/cli/read_set.h"
#include "app/cli/write_output.h"
#include "core/base/printable.h"
#include "core/formats/file.h"

#include <QFileInfo>

#include <array>
#include <string>
#include <utility>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

// The help shows these behind an option. They are also how a path is known.
constexpr std::array typeNames{"FILE", "OUTPUT", "BESIDE"};

/// What standard output goes to; empty: no file, or unknown here.
QString standardOutputFile()
{
#ifdef Q_OS_LINUX
    const QString link = u"/proc/self/fd/%1"_s.arg(STDOUT_FILENO);
    return QFileInfo(link).isFile() ? link : QString();
#else
    return {};
#endif
}

bool isFile(const NamedPath &named)
{
    return named.use == PathUse::Read ? !named.path.isEmpty() : !isStandardOutput(named.path);
}

} // namespace

CLI::Option *asPath(CLI::Option *option, PathUse use)
{
    return option->type_name(typeNames.at(static_cast<std::size_t>(use)));
}

std::vector<NamedPath> pathsOf(const CLI::App &command)
{
    std::vector<NamedPath> paths;
    for (const CLI::Option *option : command.get_options()) {
        for (std::size_t use = 0; use < typeNames.size(); ++use) {
            if (option->get_type_name() != typeNames.at(use))
                continue;
            for (const std::string &path : option->results())
                paths.push_back({.option = QString::fromStdString(option->get_name()),
                    .path = QString::fromStdString(path),
                    .use = static_cast<PathUse>(use)});
        }
    }
    return paths;
}

bool areSound(std::span<const NamedPath> paths, QTextStream &err)
{
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const NamedPath &written = paths[i];
        if (written.use == PathUse::Read || !isFile(written))
            continue;
        for (std::size_t j = 0; j < paths.size(); ++j) {
            const NamedPath &other = paths[j];
            const bool isSeen = other.use != PathUse::Read && j < i;
            if (i == j || isSeen || !isFile(other) || !isSameFile(written.path, other.path))
                continue;
            err << printable(written.path) << u": "_s << written.option << u" and "_s
                << other.option
                << u" are the same file, of which one would be lost. Name another file.\n"_s;
            return false;
        }
        if (written.use == PathUse::Beside)
            continue;
        if (const QString standard = standardOutputFile();
            !standard.isEmpty() && isSameFile(written.path, standard)) {
            err << printable(written.path) << u": "_s << written.option
                << u" and standard output are the same file. Name another file.\n"_s;
            return false;
        }
        if (const auto can = canSaveFile(written.path); !can) {
            tell(err, written.path, can.error());
            return false;
        }
    }
    return true;
}

} // namespace boardwright
