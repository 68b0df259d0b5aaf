// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Times actions on the whole source of 5,000 goals: how long each blocked the window. Only the
// outcome of the actions is checked; the times are printed for comparison.

#include "core/formats/native.h"
#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "tests/support/windows/stall_application.h"
#include "ui/widgets/paint/painting_thread.h"
#include "ui/widgets/source/find_bar.h"
#include "ui/widgets/source/source_edit.h"
#include "ui/widgets/source/source_view.h"

#include <QLineEdit>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

#include <algorithm>
#include <functional>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr int goalCount = 5'000;

NativeFile manyGoals()
{
    GoalSet set;
    set.boardLimits = {{u"sea"_s, 30}, {u"sky"_s, 40}};
    set.tagNames = {u"boss"_s};
    for (int i = 0; i < goalCount; ++i) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = u"Collect {{X}} kind%1 of thing[[s]]"_s.arg(i);
        objective.range = {1 + i % 3, 5, 8};
        objective.boardCategories = {i % 2 == 0 ? u"sea"_s : u"sky"_s};
        objective.tooltip = u"Any thing that can be picked up and carried home counts."_s;
        set.objectives.append(objective);
    }
    auto file = readNative(writeNative(set));
    Q_ASSERT(file);
    return *file;
}

} // namespace

class TestSourcePace final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeText();
};

void TestSourcePace::wholeText()
{
    auto &application = *static_cast<StallApplication *>(qApp);
    GoalSetDocument document;
    document.adopt(manyGoals(), {});
    JobPool files(PoolKind::Files);
    SourceView view(document, files);
    view.resize(700, 500);
    view.show();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    auto &edit = *view.findChild<SourceEdit *>();
    edit.setFocus();
    QTRY_VERIFY(!edit.isReadOnly());
    const QString before = edit.text();
    std::printf("%lld characters\n", static_cast<long long>(before.size()));

    std::vector<QByteArray> names;
    const auto act = [&](const char *name, const std::function<void()> &run) {
        application.setAction(static_cast<int>(names.size()));
        names.emplace_back(name);
        QElapsedTimer timer;
        timer.start();
        run();
        std::printf("%-20s %8.1f ms\n", name, static_cast<double>(timer.nsecsElapsed()) / 1e6);
        QTRY_VERIFY(!view.holdsMoreThanDocument());
    };
    const auto shownLines = [&] {
        int count = 0;
        for (QTextBlock block = edit.document()->begin(); block.isValid(); block = block.next())
            count += block.isVisible() ? 1 : 0;
        return count;
    };
    const int lines = edit.blockCount();
    application.watch(true);
    act("fold all", [&] {
        QTest::keyClick(&edit, Qt::Key_BracketLeft, Qt::ControlModifier | Qt::AltModifier);
    });
    QVERIFY(shownLines() <= lines - goalCount);
    act("unfold all", [&] {
        QTest::keyClick(&edit, Qt::Key_BracketRight, Qt::ControlModifier | Qt::AltModifier);
    });
    QCOMPARE(shownLines(), lines);
    auto &bar = *view.findChild<FindBar *>();
    act("find", [&] {
        QTest::keyClick(&edit, Qt::Key_H, Qt::ControlModifier);
        bar.findChildren<QLineEdit *>().at(0)->setText(u"thing"_s);
    });
    bar.findChildren<QLineEdit *>().at(1)->setText(u"object"_s);
    auto buttons = bar.findChildren<QToolButton *>();
    const auto all = std::ranges::find(buttons, u"Replace All"_s, &QToolButton::text);
    QVERIFY(all != buttons.end());
    act("replace all", [&] { QTest::mouseClick(*all, Qt::LeftButton); });
    QCOMPARE(edit.text(), QString(before).replace(u"thing"_s, u"object"_s));
    QVERIFY(document.set().objectives.last().goal.contains("object"_L1));
    act("undo", [&] { QTest::keyClick(&edit, Qt::Key_Z, Qt::ControlModifier); });
    QCOMPARE(edit.text(), before);
    application.watch(false);
    printStalls(application.stalls(), names);
}

static const ListedUnit listedUnit(__FILE_NAME__, [](int argc, char **argv) {
    paintInOneThread(); // as main() does
    return runUnit<TestSourcePace, StallApplication>(argc, argv);
});

#include "tst_source_pace.moc"
