// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The best cards of a room, among all its seeds: found in the real window.
#include "core/sites/kind.h"
#include "tests/support/sites/plain_sites.h"
#include "tests/support/sites/site_files.h"
#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/editing/studies/seed_finder.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/import/import_dialog.h"
#include "ui/widgets/lab/seeds_form.h"
#include "ui/widgets/lab/seeds_panel.h"
#include "ui/widgets/window/window_import.h"

#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <numeric>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestPerfectCards : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { begin(); }

    void cleanup() { end(); }

    void everySeedOfARoom();
    void othersHaveNoRooms();
};

/// The site written down a second time makes a card of so little clash of exactly the seeds found.
void TestPerfectCards::everySeedOfARoom()
{
    constexpr qint64 last = 1'000'000;
    constexpr qint64 compared = 40'000;
    constexpr qint64 most = 6; // no card of this list has none
    const QString name = u"v5-25x4"_s;
    m_window->imports().openText(
        QString::fromUtf8(contentOf(siteBoards(u"bingosync/"_s + name + u".list.json"_s))),
        u"the clipboard"_s);
    ImportDialog *dialog = m_window->imports().dialog();
    QVERIFY(dialog != nullptr);
    QTRY_VERIFY(dialog->session().isUpToDate());
    for (auto *button : dialog->findChildren<QPushButton *>()) {
        if (button->text().remove(u'&') == u"As a New Goal Set"_s)
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QTRY_COMPARE(m_window->document().set().objectives.size(), 100);
    SeedsPanel &panel = m_window->seedsPanel();
    m_window->toolStrip().open(&panel);
    QTRY_VERIFY(m_window->preview().isUpToDate());

    QTRY_VERIFY(panel.form().roomButton().isVisible());
    QTest::mouseClick(&panel.form().roomButton(), Qt::LeftButton);
    QCOMPARE(panel.form().seeds(), (SeedRange{.first = 1, .last = last}));
    panel.form().criteria().add(NumberCriterion{.measure = u"clash"_s, .number = most});
    QTest::mouseClick(&panel.form().searchButton(), Qt::LeftButton);
    const SeedFinder &finder = panel.finder();
    QTRY_COMPARE_WITH_TIMEOUT(finder.state(), SeedFinder::State::Done, 240'000);
    QCOMPARE(finder.searched(), last);

    const sites::ReadList list = bingosyncFixture(name);
    const auto isGood = [&](qint64 seed) {
        const PlainBoard board = plainBoard(list.list, list.kind, sites::Length::Normal,
            QString::number(seed), static_cast<quint64>(seed));
        return board.end == PlainBoard::End::Made
            && std::accumulate(board.clashes.begin(), board.clashes.end(), qint64{0}) <= most;
    };
    const std::vector<FoundSeed> &found = finder.found().found;
    QVERIFY(!found.empty());
    for (const FoundSeed &one : found)
        QVERIFY2(isGood(one.seed), qPrintable(QString::number(one.seed)));
    qint64 good = 0;
    for (qint64 seed = 1; seed <= compared; ++seed)
        good += isGood(seed) ? 1 : 0;
    QCOMPARE(
        std::ranges::count_if(found, [](const FoundSeed &one) { return one.seed <= compared; }),
        good);
    qInfo("%lld of %lld seeds", static_cast<long long>(found.size()), static_cast<long long>(last));
}

void TestPerfectCards::othersHaveNoRooms()
{
    openSampleCopy();
    m_window->toolStrip().open(&m_window->seedsPanel());
    QVERIFY(m_window->seedsPanel().form().isVisible());
    QVERIFY(!m_window->seedsPanel().form().roomButton().isVisible());
}

BOARDWRIGHT_UNIT(TestPerfectCards, QApplication)
#include "tst_perfect_cards.moc"
