// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Several windows, also of several programs, share one list of recent files.

#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"

#include <QApplication>
#include <QSettings>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestRecentFiles final : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void noWindowForgetsWhatAnotherAdded();
    void whatAnotherProgramAddedStays();
    void clearedIsCleared();
    void theListStaysShort();

private:
    QStringList kept() const
    {
        return QSettings(m_settings, QSettings::IniFormat).value(u"recentFiles"_s).toStringList();
    }

    /// As the program does.
    void remember(MainWindow &window) const
    {
        const auto kept = [this] { return this->kept(); };
        window.files().setRecentFiles(kept());
        window.files().setKeptFiles(kept);
        connect(&window.files(), &DocumentFiles::recentFilesChanged, &window,
            [path = m_settings](const QStringList &paths) {
                QSettings(path, QSettings::IniFormat).setValue(u"recentFiles"_s, paths);
            });
    }

    /// Opens a file, made if missing, and returns its path.
    QString open(MainWindow &window, const QString &name) const
    {
        const QString path = pathOf(name);
        if (!QFile::exists(path))
            writeFile(path, smallSet("Goal"));
        window.openFile(path);
        [&] { QTRY_COMPARE(window.document().filePath(), path); }();
        return path;
    }

    QString m_settings;
    std::unique_ptr<MainWindow> m_other;
};

void TestRecentFiles::init()
{
    begin();
    m_settings = pathOf(u"settings.ini"_s);
    m_other = std::make_unique<MainWindow>();
    remember(*m_window);
    remember(*m_other);
}

void TestRecentFiles::cleanup()
{
    m_other.reset();
    end();
}

void TestRecentFiles::noWindowForgetsWhatAnotherAdded()
{
    const QString a = open(*m_window, u"a.json"_s);
    const QString b = open(*m_other, u"b.json"_s);
    QCOMPARE(kept(), (QStringList{b, a}));
    const QString c = open(*m_window, u"c.json"_s);
    QCOMPARE(kept(), (QStringList{c, b, a}));
    QCOMPARE(m_window->files().recentFiles(), kept());
    open(*m_other, u"a.json"_s);
    QCOMPARE(kept(), (QStringList{a, c, b}));
}

void TestRecentFiles::whatAnotherProgramAddedStays()
{
    const QString a = open(*m_window, u"a.json"_s);
    writeFile(
        m_settings, "[General]\nrecentFiles=/there/x.json, /there/y.json, " + a.toUtf8() + "\n");
    const QString b = open(*m_window, u"b.json"_s);
    QCOMPARE(kept(), (QStringList{b, u"/there/x.json"_s, u"/there/y.json"_s, a}));
}

void TestRecentFiles::clearedIsCleared()
{
    open(*m_window, u"a.json"_s);
    open(*m_other, u"b.json"_s);
    m_other->files().setRecentFiles({});
    QVERIFY(kept().isEmpty());
    const QString c = open(*m_window, u"c.json"_s);
    QCOMPARE(kept(), QStringList{c});
}

void TestRecentFiles::theListStaysShort()
{
    QStringList wanted;
    for (int i = 0; i < 12; ++i)
        wanted.prepend(open(i % 2 == 0 ? *m_window : *m_other, u"set%1.json"_s.arg(i)));
    QCOMPARE(kept(), wanted.first(10));
}

BOARDWRIGHT_UNIT(TestRecentFiles, QApplication)
#include "tst_recent_files.moc"
