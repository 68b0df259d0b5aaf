// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The only threads are those of the window, the preview, the files and the pool.

#include "tests/support/thread_names.h"
#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/editing/workers/job_pool.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/source/source_view.h"
#include "ui/widgets/window/recent_menu.h"
#include "ui/widgets/window/side_tabs.h"

#include <QApplication>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestWindowThreads : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    void cleanup() { end(); }

    void windowPreviewFilesAndPool();
};

void TestWindowThreads::windowPreviewFilesAndPool()
{
    begin(); // Qt may start its own threads with the first window
    end();
    const QStringList before = threadNames();
    if (before.isEmpty())
        QSKIP("Threads are counted on Linux only.");
    begin();
    // Starts everything that works in the background.
    m_window->files().keepUnsavedWork(
        {.folder = pathOf(u"state"_s), .delay = std::chrono::milliseconds(1)});
    openSampleCopy();
    edit(5);
    save();
    QTRY_VERIFY(isSaved());
    edit(6);
    auto *recent = m_window->findChild<RecentMenu *>();
    recent->popup({});
    recent->close();
    BoardTabs &tabs = m_window->boardPanel().tabs();
    for (QAction *page : tabs.actions())
        page->trigger();
    m_window->sideTabs().showTab(m_window->sideTabs().source().objectName());
    m_window->files().lookForChanges();
    const QString exported = pathOf(u"exported"_s);
    m_window->fileExport().write(exported, [] { return QByteArray("exported"); });
    QTRY_VERIFY(QFile::exists(exported));
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QTRY_VERIFY(m_window->sideTabs().source().session().base() != nullptr);

    QStringList expected = before;
    expected << u"preview"_s << u"files"_s;
    expected << QStringList(m_window->jobs().threads(), u"pool"_s);
    expected.sort();
    // A blocked thread on a busy machine is temporarily replaced by another one.
    QTRY_COMPARE(threadNames(), expected);
    end();
    QTRY_COMPARE(threadNames(), before); // a thread that has ended may still be listed
}

BOARDWRIGHT_UNIT(TestWindowThreads, QApplication)
#include "tst_window_threads.moc"
