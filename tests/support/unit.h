// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStandardPaths>
#include <QTest>

namespace boardwright {

/// The longest time in milliseconds that a test waits for an expected event. It is long because
/// sanitizers and busy machines are slow. A passing test waits only as long as needed.
inline constexpr int patience = 60'000;

/// A test class of a test program. A program holds many units, because building a test mostly means
/// compiling the headers that all tests include. Each unit runs in its own process:
///
///     test_board tst_board_view [OPTIONS OF QT TEST]
class ListedUnit final {
public:
    using Run = int (*)(int argc, char **argv);

    /// Lists `run` under the name of the source file without its extension. Must be a global of
    /// that file; `file` must outlive the program.
    ListedUnit(const char *file, Run run);
};

/// For tests that must work without an application object.
class NoApplication final {
public:
    NoApplication(int & /*argc*/, char ** /*argv*/) { }
};

/// Does what QTEST_MAIN does, with a given type of application.
template <typename Test, typename Application>
int runUnit(int argc, char **argv)
{
    const Application application(argc, argv);
    // A size in points is the same number of pixels on any screen.
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    QStandardPaths::setTestModeEnabled(true); // what the user has is not touched
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace boardwright

// Qt's default timeout is five seconds.
#undef QTRY_VERIFY
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, boardwright::patience)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(condition, message)                                                           \
    QTRY_VERIFY2_WITH_TIMEOUT(condition, message, boardwright::patience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(value, expected)                                                              \
    QTRY_COMPARE_WITH_TIMEOUT(value, expected, boardwright::patience)

/// Lists a test class under the name of this file. Application: NoApplication, QCoreApplication,
/// QGuiApplication, QApplication or a type of the test.
#define BOARDWRIGHT_UNIT(Test, Application) BOARDWRIGHT_LISTED_UNIT(Test, Application, __COUNTER__)
// Sources that are compiled together need a name each.
#define BOARDWRIGHT_LISTED_UNIT(Test, Application, number)                                         \
    BOARDWRIGHT_NUMBERED_UNIT(Test, Application, number)
#define BOARDWRIGHT_NUMBERED_UNIT(Test, Application, number)                                       \
    static const boardwright::ListedUnit listedUnit##number(                                       \
        __FILE_NAME__, [](int argc, char **argv) {                                                 \
            using namespace boardwright;                                                           \
            return runUnit<Test, Application>(argc, argv);                                         \
        });
