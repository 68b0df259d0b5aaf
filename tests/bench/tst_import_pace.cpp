// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Times what an author does with a list of 10,000 goals: how long each action blocked the window.
// Only the outcome of the actions is checked; the times are printed for comparison.

#include "tests/support/unit.h"
#include "tests/support/windows/stall_application.h"
#include "ui/widgets/import/import_dialog.h"
#include "ui/widgets/paint/painting_thread.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/window_export.h"
#include "ui/widgets/window/window_import.h"

#include <QCheckBox>
#include <QClipboard>
#include <QTest>

#include <functional>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr int goalCount = 10'000;

/// Tiers of a classic list, with a curly quotation mark in every hundredth goal.
QString manyTiers()
{
    QString text = u"var bingoList = [];\n"_s;
    for (int tier = 1; tier <= 25; ++tier) {
        text += u"bingoList[%1] = [\n"_s.arg(tier);
        for (int i = tier; i <= goalCount; i += 25)
            text += (i % 100 == 0 ? u"{ name: \u201cgoal %1\u201d, types: [\"kind %2\"] },\n"_s
                                  : u"{ name: \"goal %1\", types: [\"kind %2\"] },\n"_s)
                        .arg(i)
                        .arg(i % 40);
        text += u"];\n"_s;
    }
    return text;
}

} // namespace

class TestImportPace final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void manyGoals();
};

void TestImportPace::manyGoals()
{
    auto &application = *static_cast<StallApplication *>(qApp);
    MainWindow window;
    window.openUntitled({.set = {}, .notes = {}, .siteStyle = true});
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTRY_VERIFY(window.preview().isUpToDate());
    const QString text = manyTiers();
    const auto dialog = [&] { return window.imports().dialog(); };
    const QList<Objective> &goals = window.document().set().objectives;

    std::vector<QByteArray> names;
    const auto act = [&](const char *name, const std::function<void()> &run,
                         const std::function<bool()> &isDone) {
        application.setAction(static_cast<int>(names.size()));
        names.emplace_back(name);
        application.act(run);
        QTRY_VERIFY(isDone());
        QTest::qWait(200); // what follows belongs to the action, too
    };
    const auto openDialog = [&] { window.imports().openText(text, u"x"_s); };
    const auto isRead = [&] {
        return dialog() != nullptr && dialog()->session().hasSet()
            && dialog()->session().board() != nullptr;
    };
    const auto use = [&](ImportUse how) {
        return [&dialog, how] { Q_EMIT dialog()->chosen(how), dialog()->accept(); };
    };
    const auto isUpToDate = [&](qsizetype count) {
        return [&window, &goals, count] {
            return goals.size() == count && window.preview().isUpToDate();
        };
    };
    application.watch(true);
    act("open dialog", openDialog, isRead);
    act(
        "choose zones", [&] { dialog()->findChild<QCheckBox *>(u"zones"_s)->setChecked(true); },
        isRead);
    act("append", use(ImportUse::Append), isUpToDate(goalCount));
    act("undo", [&] { window.document().undoStack().undo(); }, isUpToDate(0));
    act("redo", [&] { window.document().undoStack().redo(); }, isUpToDate(goalCount));
    act("open dialog again", openDialog, isRead);
    act("replace", use(ImportUse::Replace), isUpToDate(goalCount));
    QGuiApplication::clipboard()->clear();
    act(
        "copy for a site", [&] { window.exports().copyFor(u"bingosync-srl"_s); },
        [] { return !QGuiApplication::clipboard()->text().isEmpty(); });
    window.document().undoStack().setClean();
    act("open dialog once more", openDialog, isRead);
    act("as a new set", use(ImportUse::NewSet), isUpToDate(goalCount));
    application.watch(false);
    printStalls(application.stalls(), names);
}

static const ListedUnit listedUnit(__FILE_NAME__, [](int argc, char **argv) {
    paintInOneThread(); // as main() does
    return runUnit<TestImportPace, StallApplication>(argc, argv);
});

#include "tst_import_pace.moc"
