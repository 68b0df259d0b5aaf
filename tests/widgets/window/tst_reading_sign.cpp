// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window says that it reads a file, if that takes a moment, and stops it when asked.

#include "tests/support/boards/board_lines.h"
#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/widgets/window/boards_dialog.h"
#include "ui/widgets/window/window_boards.h"

#include <QStatusBar>
#include <QTest>

#include <functional>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestReadingSign final : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { begin(); }

    void cleanup() { end(); }

    void readingIsShown();
    void readingCanBeCancelled();
    void reloadingIsShown();
    void readingBoardsIsShown();

private:
    void openLargeSet();
    QString saidDuring(const std::function<void()> &begin, bool cancels);
};

/// Writes a set that takes a moment to read, and opens it in a window without patience.
void TestReadingSign::openLargeSet()
{
    QByteArrayList goals;
    for (int i = 0; i < 20'000; ++i)
        goals << "{\"goal\": \"Do number " + QByteArray::number(i) + "\"}";
    writeFile(m_path, "{\"objectives\": [" + goals.join(',') + "]}");
    m_window->files().sign().setPatience(std::chrono::milliseconds(0));
    m_window->openFile(m_path);
}

void TestReadingSign::readingIsShown()
{
    const MessageBar &messages = m_window->messageBar();
    QStringList said;
    connect(&messages, &MessageBar::changed, this, [&] { said << messages.text(); });
    openLargeSet();
    QTRY_COMPARE(m_window->document().filePath(), m_path);
    QCOMPARE(said.value(0), u"Reading \"isles.json\"…"_s);
    QCOMPARE(said.value(1), QString());
    QVERIFY(!messages.text().contains(u"Reading"_s));
    // A small file is read before anything is said.
    said.clear();
    writeFile(pathOf(u"small.json"_s), smallSet("Goal"));
    m_window->files().sign().setPatience(std::chrono::milliseconds(10'000));
    m_window->openFile(pathOf(u"small.json"_s));
    QTRY_COMPARE(m_window->document().filePath(), pathOf(u"small.json"_s));
    QVERIFY(!said.join(u'\n').contains(u"Reading"_s));
}

void TestReadingSign::readingCanBeCancelled()
{
    const MessageBar &messages = m_window->messageBar();
    bool wasCancelled = false;
    connect(
        &messages, &MessageBar::changed, this,
        [&] {
            if (QPushButton *cancel = bannerButton(u"Cancel"_s); cancel != nullptr) {
                cancel->click();
                wasCancelled = true;
            }
        },
        Qt::SingleShotConnection);
    openLargeSet();
    QTRY_VERIFY(wasCancelled);
    QCOMPARE(m_window->statusBar()->currentMessage(), u"\"isles.json\" was not opened."_s);
    QTest::qWait(500);
    QCOMPARE(m_window->document().filePath(), QString());
    QCOMPARE(messages.text(), QString());
}

/// What is said while a file is read; and its Cancel is pressed, if `cancels`.
QString TestReadingSign::saidDuring(const std::function<void()> &begin, bool cancels)
{
    const MessageBar &messages = m_window->messageBar();
    QStringList said;
    const QMetaObject::Connection noted = connect(&messages, &MessageBar::changed, this, [&] {
        said << messages.text();
        if (QPushButton *cancel = bannerButton(u"Cancel"_s); cancel != nullptr && cancels)
            cancel->click();
    });
    begin();
    [[maybe_unused]] const bool isSaid
        = QTest::qWaitFor([&] { return said.join(u'\n').contains(u"Reading"_s); }, patience);
    [[maybe_unused]] const bool hasEnded
        = QTest::qWaitFor([&] { return !messages.text().contains(u"Reading"_s); }, patience);
    disconnect(noted);
    return said.join(u'\n');
}

void TestReadingSign::reloadingIsShown()
{
    openLargeSet();
    QTRY_COMPARE(m_window->document().filePath(), m_path);
    const GoalSet before = m_window->document().set();
    m_window->files().againSign().setPatience(std::chrono::milliseconds(0));
    writeFile(m_path, QByteArray(contentOf(m_path)).replace("Do number 7\"", "Done 7\""));
    const auto reload = [this] {
        m_window->files().lookForChanges();
        [[maybe_unused]] const bool isOffered
            = QTest::qWaitFor([this] { return bannerButton(u"Reload"_s) != nullptr; }, patience);
        bannerButton(u"Reload"_s)->click();
    };
    const QString stopped = saidDuring(reload, true);
    QVERIFY2(stopped.contains(u"Reading \"isles.json\"…"_s), qPrintable(stopped));
    QTest::qWait(500);
    QCOMPARE(m_window->document().set(), before);
    const QString said = saidDuring(reload, false);
    QVERIFY2(said.contains(u"Reading \"isles.json\"…"_s), qPrintable(said));
    QTRY_COMPARE(m_window->document().set().objectives[7].goal, u"Done 7"_s);
}

void TestReadingSign::readingBoardsIsShown()
{
    openSampleCopy();
    const GoalSet set = m_window->document().set();
    const Generator &generator = *generators().front();
    const QString path = pathOf(u"boards.jsonl"_s);
    writeFile(path,
        boardLines(generator, set, generator.settingsFor(set), {u"1"_s, u"2"_s}).repeated(100));
    m_window->boards().sign().setPatience(std::chrono::milliseconds(0));
    const auto open = [&] { m_window->boards().open(path); };
    const QString stopped = saidDuring(open, true);
    QVERIFY2(stopped.contains(u"Reading \"boards.jsonl\"…"_s), qPrintable(stopped));
    QTest::qWait(500);
    QVERIFY(m_window->boards().dialog() == nullptr);
    const QString said = saidDuring(open, false);
    QVERIFY2(said.contains(u"Reading \"boards.jsonl\"…"_s), qPrintable(said));
    QTRY_VERIFY(m_window->boards().dialog() != nullptr);
    m_window->boards().dialog()->reject();
}

BOARDWRIGHT_UNIT(TestReadingSign, QApplication)

#include "tst_reading_sign.moc"
