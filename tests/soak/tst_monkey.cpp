// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Uses the window at random and checks laws after each action. The suite does some
// actions; `./dev soak monkey` does many, with other seeds.

#include "tests/soak/complaints.h"
#include "tests/soak/monkey.h"
#include "tests/soak/monkey_laws.h"
#include "tests/soak/patient_application.h"
#include "tests/support/unit.h"
#include "ui/widgets/window/main_window.h"

#include <QDir>
#include <QTemporaryDir>

#include <cstdio>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr int usualActions = 150;
constexpr int thoroughEvery = 20; ///< actions

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
    const QString picture = qEnvironmentVariable("BOARDWRIGHT_MONKEY_PICTURE");
    const QString pictured = picture.isEmpty() ? picture : QFileInfo(picture).absoluteFilePath();
    QDir::setCurrent(folder.path()); // whatever is saved without a folder goes here
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    std::optional<Complaints> complaints(std::in_place);
    const auto goBack = qScopeGuard([&] { QDir::setCurrent(before); });

    Monkey monkey(seed, folder.path());
    MonkeyLaws laws;
    application.watch(true);
    for (int i = 0; i < actions; ++i) {
        monkey.act();
        QCoreApplication::processEvents();
        QStringList broken = monkey.takeFaults() + Complaints::take();
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
        complaints.reset();
        if (!pictured.isEmpty())
            monkey.window().grab().save(pictured);
        QFAIL(qPrintable(u"seed %1, action %2:\n%3\nafter:\n%4"_s.arg(seed).arg(i).arg(
            broken.join(u'\n'), monkey.log().join(u'\n'))));
    }
    std::printf("seed %llu: %d actions\n", static_cast<unsigned long long>(seed), actions);
}

BOARDWRIGHT_UNIT(TestMonkey, PatientApplication)
#include "tst_monkey.moc"
