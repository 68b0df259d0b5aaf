// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A list is not appended if the set could then not be opened again; a dialog that is reading closes
// at once.

#include "core/base/limits.h"
#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/widgets/import/import_dialog.h"
#include "ui/widgets/window/window_import.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestImportLimits final : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { begin(); }

    void cleanup() { end(); }

    void noMoreThanCanBeOpenedAgain();
    void closesWhileReading();
    void anotherSetClosesIt();

private:
    /// Opens the dialog for so many goals.
    void open(qsizetype goals) const
    {
        QString text;
        for (qsizetype i = 1; i <= goals; ++i)
            text += u"goal %1\n"_s.arg(i);
        m_window->imports().openText(text, u"the clipboard"_s);
        QVERIFY(m_window->imports().dialog() != nullptr);
    }

    QPushButton *appendButton() const
    {
        const auto buttons = m_window->imports().dialog()->findChildren<QPushButton *>();
        const auto found = std::ranges::find_if(buttons,
            [](const QPushButton *button) { return button->text().remove(u'&') == u"Append"_s; });
        return found == buttons.end() ? nullptr : *found;
    }

    void append(qsizetype goals) const
    {
        open(goals);
        QTRY_VERIFY(m_window->imports().dialog()->session().isUpToDate());
        QVERIFY(appendButton() != nullptr && appendButton()->isEnabled());
        appendButton()->click();
    }

    bool isSaid(const QString &goals) const
    {
        return std::ranges::any_of(m_window->findChildren<QLabel *>(), [&](const QLabel *label) {
            return label->isVisible() && label->text().contains(goals)
                && label->text().contains(u"20,000"_s);
        });
    }
};

void TestImportLimits::noMoreThanCanBeOpenedAgain()
{
    openSampleCopy();
    const GoalSet before = m_window->document().set();
    append(mostObjectives - before.objectives.size() + 1);
    QCOMPARE(m_window->document().set(), before);
    QCOMPARE(m_window->document().undoStack().count(), 0);
    QVERIFY(isSaid(u"20,001"_s));
}

void TestImportLimits::closesWhileReading()
{
    open(mostObjectives);
    QVERIFY(!m_window->imports().dialog()->session().isUpToDate()); // it is not read here
    QVERIFY(!appendButton()->isEnabled());
    m_window->imports().dialog()->reject();
    QTRY_VERIFY(m_window->imports().dialog() == nullptr);
    QVERIFY(m_window->document().set().objectives.isEmpty());
}

void TestImportLimits::anotherSetClosesIt()
{
    open(3);
    QTRY_VERIFY(m_window->imports().dialog()->session().isUpToDate());
    m_window->openUntitled({.set = {}, .notes = {}, .siteStyle = true});
    QTRY_VERIFY(m_window->imports().dialog() == nullptr);
}

BOARDWRIGHT_UNIT(TestImportLimits, QApplication)
#include "tst_import_limits.moc"
