// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTest>

namespace boardwright {

/// Milliseconds that a test waits at most for something that must come. Long, because sanitizers
/// and busy machines are slow; a test that passes waits no longer than it must.
inline constexpr int patience = 60'000;

/// A test class that a test program holds. One program holds many, because most of the time that
/// a test takes to build is spent on what all of them include; each runs in a process of its own:
///
///     test_board tst_board_view [what Qt Test takes]
class ListedUnit final {
public:
    using Run = int (*)(int argc, char **argv);

    /// Lists `run` under the name of the source file without its ending. Must be a global of that
    /// file; `file` must outlive the program.
    ListedUnit(const char *file, Run run);
};

/// For tests that need no application object, and must work without one.
class NoApplication final {
public:
    NoApplication(int & /*argc*/, char ** /*argv*/) { }
};

/// What QTEST_MAIN does, with the application of our choice.
template <typename Test, typename Application>
int runUnit(int argc, char **argv)
{
    const Application application(argc, argv);
    // Sizes in points are the same number of pixels on any screen.
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace boardwright

// Qt gives up after five seconds.
#undef QTRY_VERIFY
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, boardwright::patience)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(condition, message)                                                           \
    QTRY_VERIFY2_WITH_TIMEOUT(condition, message, boardwright::patience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(value, expected)                                                              \
    QTRY_COMPARE_WITH_TIMEOUT(value, expected, boardwright::patience)

/// Lists a test class under the name of this file. Application: NoApplication, QCoreApplication,
/// QGuiApplication, QApplication or one of our own.
#define BOARDWRIGHT_UNIT(Test, Application)                                                        \
    static const boardwright::ListedUnit listedUnit(__FILE_NAME__, [](int argc, char **argv) {     \
        using namespace boardwright;                                                               \
        return runUnit<Test, Application>(argc, argv);                                             \
    });
