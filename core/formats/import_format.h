// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/key.h"
#include "core/formats/native.h"
#include "core/goalset/problem.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringView>

#include <expected>
#include <span>
#include <stop_token>

namespace boardwright {

/// A format of other programs that goal sets are read from. A constant.
struct ImportFormat {
    Key key;
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    const char *suffix = nullptr; ///< of its files, without the dot
    /// Whether bytes that are no native goal set are meant as such a file, well-formed or not, so
    /// that what is wrong with them is told in its terms. `suffix`: of the file's name, without the
    /// dot. Pure, any thread.
    bool (*isMeant)(const QByteArray &bytes, QStringView suffix, const std::stop_token &stop)
        = nullptr;
    /// The set that the file holds, which says what it is to be shown with (preview_section).
    /// Places of notes are those of the file. Pure, any thread; Code::Cancelled once `stop` is
    /// asked for.
    std::expected<NativeFile, Problem> (*read)(const QByteArray &bytes, const std::stop_token &stop)
        = nullptr;
    /// Notes of these codes are told by lint as well once the set is there, without their places.
    std::span<const Code> linted{};
};

/// Those of all generators. Registry: generator/format_registry.cpp.
std::span<const ImportFormat *const> importFormats();

/// What a file of any format holds.
struct OpenedSet {
    NativeFile file;
    const ImportFormat *from = nullptr; ///< null: a native file
};

/// Reads a goal set from the bytes of a file of any format that is known. What is not meant as any
/// of them is a native set with something wrong, and that is what is told. `suffix`: of the file's
/// name, without the dot. Pure, any thread.
std::expected<OpenedSet, Problem> readAnySet(
    const QByteArray &bytes, QStringView suffix, const std::stop_token &stop = {});

/// The same from a file; what can go wrong in openNative() (formats/file.h) can do so here.
std::expected<OpenedSet, Problem> openAnySet(const QString &path, const std::stop_token &stop = {});

} // namespace boardwright
