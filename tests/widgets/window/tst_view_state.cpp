// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window's layout is remembered and is not part of a document.

#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/palette/command_palette.h"
#include "ui/widgets/problems/problems_panel.h"
#include "ui/widgets/source/source_view.h"
#include "ui/widgets/window/side_tabs.h"
#include "ui/widgets/window/view_state.h"

#include <QApplication>
#include <QLineEdit>
#include <QSplitter>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestViewState : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { begin(); }

    void cleanup() { end(); }

    static void mapsAreExact();
    static void strangeMapsSayNothing();
    void comesBackInAnotherWindow();
    void nothingSaidChangesNothing();
    void usedActionsComeFirstAgain();
    void looksLeaveTheDocumentClean();
};

void TestViewState::mapsAreExact()
{
    const ViewState state{.geometry = QByteArray("g\0g", 3),
        .sides = "s",
        .tab = u"source"_s,
        .panel = u"history"_s,
        .panelHeight = 120,
        .isPanelMaximised = true,
        .boardTab = u"steps"_s,
        .boardTabHeight = 90,
        .objectives = "o",
        .columns = "c",
        .goals = "d",
        .details = 2,
        .actions = {u"a"_s, u"b"_s}};
    QCOMPARE(viewStateFrom(toMap(state)), state);
    QCOMPARE(viewStateFrom(toMap({})), ViewState());
}

void TestViewState::strangeMapsSayNothing()
{
    QCOMPARE(viewStateFrom({}), ViewState());
    QVariantMap strange = toMap({});
    for (QVariant &value : strange)
        value = QVariantList{1, 2};
    QCOMPARE(viewStateFrom(strange), ViewState());
}

void TestViewState::comesBackInAnotherWindow()
{
    openSampleCopy();
    m_window->resize(790, 650); // smaller than any screen
    m_window->sideTabs().setCurrentWidget(&m_window->sideTabs().source());
    m_window->toolStrip().open(m_window->findChild<ProblemsPanel *>());
    auto *sides = m_window->findChild<QSplitter *>(u"sides"_s);
    sides->setSizes({450, 330});
    QCoreApplication::processEvents();
    const QList<int> sizes = sides->sizes();
    const ViewState state = viewStateFrom(toMap(m_window->viewState()));

    m_window.reset();
    showWindow();
    QVERIFY(m_window->viewState().tab != state.tab);
    QVERIFY(m_window->toolStrip().openPanel() == nullptr);
    m_window->restoreViewState(state);
    QTRY_COMPARE(m_window->size(), QSize(790, 650));
    QCOMPARE(m_window->sideTabs().currentWidget(), &m_window->sideTabs().source());
    QVERIFY(m_window->toolStrip().isOpen(m_window->findChild<ProblemsPanel *>()));
    QTRY_COMPARE(m_window->findChild<QSplitter *>(u"sides"_s)->sizes(), sizes);
}

void TestViewState::nothingSaidChangesNothing()
{
    openSampleCopy();
    const ViewState before = m_window->viewState();
    m_window->restoreViewState({});
    QCOMPARE(m_window->viewState(), before);
    m_window->restoreViewState({.geometry = "nonsense",
        .sides = "nonsense",
        .tab = u"no such tab"_s,
        .panel = u"nonsense"_s,
        .panelHeight = 0,
        .isPanelMaximised = true,
        .boardTab = u"nonsense"_s,
        .boardTabHeight = 0,
        .objectives = "nonsense",
        .columns = "nonsense",
        .goals = "nonsense",
        .details = {},
        .actions = {}});
    QCOMPARE(m_window->viewState(), before);
}

void TestViewState::usedActionsComeFirstAgain()
{
    const auto first = [this] {
        m_window->commandPalette().toggle();
        return m_window->commandPalette().model().index(0).data().toString();
    };
    const QString before = first();
    auto *line = m_window->commandPalette().findChild<QLineEdit *>();
    QTest::keyClicks(line, u"full-screen board"_s);
    QTest::keyClick(line, Qt::Key_Return);
    const QString used = first();
    QVERIFY(used != before);
    QVERIFY2(used.contains(u"Full-Screen Board"_s), qPrintable(used));
    const ViewState state = viewStateFrom(toMap(m_window->viewState()));
    QCOMPARE(state.actions, QStringList{used});

    m_window.reset();
    showWindow();
    QCOMPARE(first(), before);
    m_window->commandPalette().toggle();
    m_window->restoreViewState(state);
    QCOMPARE(first(), used);
    m_window->commandPalette().toggle();
    m_window->restoreViewState({}); // contains nothing
    QCOMPARE(m_window->viewState().actions, QStringList{used});
}

void TestViewState::looksLeaveTheDocumentClean()
{
    openSampleCopy();
    const auto revision = m_window->document().revision();
    m_window->resize(900, 600);
    m_window->findChild<QSplitter *>(u"sides"_s)->setSizes({300, 500});
    for (int tab = 0; tab < m_window->sideTabs().count(); ++tab)
        m_window->sideTabs().setCurrentIndex(tab);
    m_window->toolStrip().open(m_window->findChild<ProblemsPanel *>());
    m_window->restoreViewState(m_window->viewState());
    QCOMPARE(m_window->document().revision(), revision);
    QVERIFY(isSaved());
    QVERIFY(m_window->close());
    QCOMPARE(contentOf(m_path), sampleBytes());
}

BOARDWRIGHT_UNIT(TestViewState, QApplication)
#include "tst_view_state.moc"
