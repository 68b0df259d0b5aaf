// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Uses the window at random and checks laws after each action. The suite does some
// actions; `./dev soak monkey` does many, with other seeds.

#include "tests/soak/monkey.h"
#include "tests/soak/monkey_laws.h"
#include "tests/support/unit.h"
#include "tests/support/windows/stall_application.h"
#include "ui/widgets/window/main_window.h"

#include <QDir>
#include <QTemporaryDir>

#include <cstdio>

/// Only a program with sanitizers has it. This file is compiled without them.
// NOLINTNEXTLINE(bugprone-reserved-identifier)
extern "C" [[gnu::weak]] void __sanitizer_print_stack_trace();

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr int usualActions = 150;
constexpr int thoroughEvery = 20; ///< actions

/// Qt Test ends a function that takes longer than five minutes.
class PatientApplication final : public StallApplication {
public:
    PatientApplication(int &argc, char **argv)
        : StallApplication(argc, argv)
    {
        qputenv("QTEST_FUNCTION_TIMEOUT", "7200000");
    }
};

QStringList warnings;

/// What Qt and Boardwright complain about is a fault. The platform without a screen cannot do some
/// things, and says so; nor can Qt's own preview set up a page without a printer.
void takeMessage(QtMsgType type, const QMessageLogContext & /*context*/, const QString &text)
{
    if (type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qPrintable(text));
    const bool isOfPlatform = text.startsWith(u"This plugin does not support"_s)
        || text.startsWith(u"QPageSetupDialog: Cannot be used on non-native printers"_s);
    if (type == QtDebugMsg || type == QtInfoMsg || isOfPlatform)
        return;
    warnings << text;
    if (__sanitizer_print_stack_trace != nullptr)
        __sanitizer_print_stack_trace(); // says who complains
}

} // namespace

class TestMonkey : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void usesTheWindow();
};

/// BOARDWRIGHT_MONKEY_SEED and BOARDWRIGHT_MONKEY_ACTIONS say which walk and how long. With
/// BOARDWRIGHT_MONKEY_STALL, an event must not block the window for longer than that, in
/// milliseconds of the thread's own time.
void TestMonkey::usesTheWindow()
{
    auto &application = *static_cast<StallApplication *>(qApp);
    bool isSeeded = false;
    const quint64 wanted = qEnvironmentVariable("BOARDWRIGHT_MONKEY_SEED").toULongLong(&isSeeded);
    const quint64 seed = isSeeded ? wanted : 1;
    const int set = qEnvironmentVariableIntValue("BOARDWRIGHT_MONKEY_ACTIONS");
    const int actions = set > 0 ? set : usualActions;
    const qint64 longest
        = qint64{qEnvironmentVariableIntValue("BOARDWRIGHT_MONKEY_STALL")} * 1'000'000;

    QTemporaryDir folder;
    QVERIFY(folder.isValid());
    const QString before = QDir::currentPath();
    QDir::setCurrent(folder.path()); // whatever is saved without a folder goes here
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    const QtMessageHandler usual = qInstallMessageHandler(takeMessage);
    const auto putBack = qScopeGuard([&] {
        qInstallMessageHandler(usual);
        QDir::setCurrent(before);
    });

    Monkey monkey(seed, folder.path());
    MonkeyLaws laws;
    application.watch(true);
    for (int i = 0; i < actions; ++i) {
        monkey.act();
        QCoreApplication::processEvents();
        QStringList broken = monkey.takeFaults() + std::exchange(warnings, {});
        const bool isFree = monkey.window().isVisible()
            && QApplication::activeModalWidget() == nullptr
            && QApplication::activePopupWidget() == nullptr;
        if (isFree)
            broken += laws.check(monkey.window());
        if (isFree && i % thoroughEvery == 0)
            broken += laws.checkThoroughly(monkey.window());
        for (const StallApplication::Stall &stall : application.takeStalls()) {
            if (longest > 0 && stall.own > longest)
                broken << u"%1 ms for an event of type %2 in %3"_s.arg(stall.own / 1'000'000)
                              .arg(stall.event)
                              .arg(QLatin1StringView(stall.receiver));
        }
        if (broken.isEmpty())
            continue;
        qInstallMessageHandler(usual);
        const QString picture = qEnvironmentVariable("BOARDWRIGHT_MONKEY_PICTURE");
        if (!picture.isEmpty())
            monkey.window().grab().save(picture);
        QFAIL(qPrintable(u"seed %1, action %2:\n%3\nafter:\n%4"_s.arg(seed).arg(i).arg(
            broken.join(u'\n'), monkey.log().join(u'\n'))));
    }
    std::printf("seed %llu: %d actions\n", static_cast<unsigned long long>(seed), actions);
}

BOARDWRIGHT_UNIT(TestMonkey, PatientApplication)
#include "tst_monkey.moc"
