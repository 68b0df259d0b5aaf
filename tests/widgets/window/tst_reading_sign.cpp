// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window says that it reads a file, if that takes a moment, and stops it when asked.

#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"

#include <QStatusBar>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestReadingSign final : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { begin(); }

    void cleanup() { end(); }

    void readingIsShown();
    void readingCanBeCancelled();

private:
    void openLargeSet();
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

BOARDWRIGHT_UNIT(TestReadingSign, QApplication)

#include "tst_reading_sign.moc"
