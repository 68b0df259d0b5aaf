// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/complaints.h"

#include <QMutex>

#include <cstdio>
#include <utility>

/// Only a program with sanitizers has it. This file is compiled without them.
// NOLINTNEXTLINE(bugprone-reserved-identifier)
extern "C" [[gnu::weak]] void __sanitizer_print_stack_trace();

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QBasicMutex mutex; // threads complain, too
QStringList warnings;

/// The platform without a screen cannot do some things, and says so; nor can Qt's own preview set
/// up a page without a printer.
void takeMessage(QtMsgType type, const QMessageLogContext & /*context*/, const QString &text)
{
    if (type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qPrintable(text));
    const bool isOfPlatform = text.startsWith(u"This plugin does not support"_s)
        || text.startsWith(u"QPageSetupDialog: Cannot be used on non-native printers"_s);
    // Of Qt Test, about its own click on a menu that closes.
    const bool isOfTest
        = text.startsWith(u"Mouse event"_s) && text.endsWith(u"not accepted by receiving widget"_s);
    if (isOfTest || type == QtDebugMsg || type == QtInfoMsg || isOfPlatform)
        return;
    const QMutexLocker lock(&mutex);
    warnings << text;
    if (hasSanitizer())
        __sanitizer_print_stack_trace(); // says who complains
}

} // namespace

Complaints::Complaints()
    : m_usual(qInstallMessageHandler(takeMessage))
{
}

Complaints::~Complaints()
{
    qInstallMessageHandler(m_usual);
}

QStringList Complaints::take()
{
    const QMutexLocker lock(&mutex);
    return std::exchange(warnings, {});
}

bool hasSanitizer()
{
    return __sanitizer_print_stack_trace != nullptr;
}

} // namespace boardwright
