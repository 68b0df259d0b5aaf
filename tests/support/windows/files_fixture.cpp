// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windows/files_fixture.h"

#include "tests/support/places.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/goals/objectives_model.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/source/source_edit.h"
#include "ui/widgets/source/source_view.h"
#include "ui/widgets/window/side_tabs.h"

#include <QAction>
#include <QApplication>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

namespace boardwright {

namespace {

void pressAndForget(QMessageBox *question, QAbstractButton *button)
{
    QVERIFY(button != nullptr);
    QTest::mouseClick(button, Qt::LeftButton);
    QCoreApplication::sendPostedEvents(question, QEvent::DeferredDelete);
}

} // namespace

FilesFixture::FilesFixture() = default;
FilesFixture::~FilesFixture() = default;

void FilesFixture::begin()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = pathOf(QStringLiteral("isles.json"));
    showWindow();
}

void FilesFixture::showWindow()
{
    m_window = std::make_unique<MainWindow>();
    m_window->boardChoice().setSeed(QStringLiteral("test"));
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void FilesFixture::end()
{
    m_window.reset();
    m_folder.reset();
}

void FilesFixture::openSampleCopy()
{
    writeFile(m_path, sampleBytes());
    QSignalSpy opened(&m_window->files(), &DocumentFiles::opened);
    m_window->openFile(m_path);
    QVERIFY(opened.wait());
    QCOMPARE(m_window->document().filePath(), m_path);
}

void FilesFixture::edit(int weighting)
{
    GoalSetDocument &document = m_window->document();
    setWeighting(document, {document.set().objectives.first().id}, weighting);
}

void FilesFixture::makeUnsaved(const QByteArray &kind)
{
    if (kind == "untitled")
        actionOf(QStringLiteral("Elder Isles"))->trigger();
    else
        openSampleCopy();
    SideTabs &tabs = m_window->sideTabs();
    if (kind == "typed") {
        ObjectivesTable &table = m_window->objectivesView().table();
        table.setFocus();
        table.setCurrentIndex(table.model()->index(0, static_cast<int>(ObjectiveColumn::Goal)));
        QTest::keyClick(&table, Qt::Key_T);
        QVERIFY(m_window->focusWidget() != &table);
        QTest::keyClicks(m_window->focusWidget(), QStringLiteral("yped"));
        QVERIFY(isSaved()); // it is in its editor only
        return;
    }
    edit(97);
    if (kind == "source") {
        tabs.setCurrentWidget(&tabs.source());
        auto *text = tabs.source().findChild<SourceEdit *>();
        QTRY_VERIFY(!text->isReadOnly());
        text->goTo(text->document()->find(QStringLiteral("\"objectives\"")).selectionStart());
        text->setFocus();
        QTest::keyClicks(text, QStringLiteral("x"));
        QTRY_VERIFY(tabs.source().pendingError().has_value());
    }
}

int FilesFixture::weighting() const
{
    return m_window->document().set().objectives.first().weighting;
}

bool FilesFixture::isSaved() const
{
    return !m_window->document().isModified();
}

QByteArray FilesFixture::contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void FilesFixture::writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray FilesFixture::sampleBytes()
{
    return contentOf(resourcePath("samples/elder-isles.json"));
}

QByteArray FilesFixture::smallSet(const QByteArray &goal)
{
    return "{\"objectives\": [{\"goal\": \"" + goal + "\"}]}";
}

QAction *FilesFixture::actionOf(const QKeySequence &shortcut) const
{
    for (QAction *action : m_window->findChildren<QAction *>()) {
        if (action->shortcut() == shortcut)
            return action;
    }
    return nullptr;
}

QAction *FilesFixture::actionOf(const QString &text) const
{
    for (QAction *action : m_window->findChildren<QAction *>()) {
        if (action->text().remove(u'&') == text)
            return action;
    }
    return nullptr;
}

void FilesFixture::save() const
{
    actionOf(QKeySequence(QKeySequence::Save))->trigger();
}

QMessageBox *FilesFixture::question() const
{
    return m_window->findChild<QMessageBox *>();
}

void FilesFixture::answer(QMessageBox::StandardButton button) const
{
    QMessageBox *asked = question();
    QVERIFY(asked != nullptr);
    pressAndForget(asked, asked->button(button));
}

void FilesFixture::answer(const QString &text) const
{
    QMessageBox *asked = question();
    QVERIFY(asked != nullptr);
    for (QAbstractButton *button : asked->buttons()) {
        if (button->text().remove(u'&') == text) {
            pressAndForget(asked, button);
            return;
        }
    }
    QFAIL(qPrintable(text));
}

QFileDialog *FilesFixture::fileDialog() const
{
    for (auto *dialog : m_window->findChildren<QFileDialog *>()) {
        if (dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

void FilesFixture::chooseFile(const QString &path) const
{
    QFileDialog *dialog = fileDialog();
    QVERIFY(dialog != nullptr);
    dialog->selectFile(path); // selects no other file
    dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->setText(path);
    const bool isSaving = dialog->acceptMode() == QFileDialog::AcceptSave;
    QPushButton *button = dialog->findChild<QDialogButtonBox *>()->button(
        isSaving ? QDialogButtonBox::Save : QDialogButtonBox::Open);
    QVERIFY(button->isEnabled());
    const QPointer<QFileDialog> closing(dialog);
    // The dialog asks by itself whether to replace a file, and blocks meanwhile.
    QTimer::singleShot(200, dialog, [dialog] {
        if (auto *asked = dialog->findChild<QMessageBox *>())
            asked->button(QMessageBox::Yes)->click();
    });
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(closing.isNull());
}

bool FilesFixture::drop(const QMimeData &data) const
{
    constexpr QPoint at(5, 5);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(m_window.get(), &enter);
    if (!enter.isAccepted())
        return false;
    QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &event);
    return true;
}

QPushButton *FilesFixture::bannerButton(const QString &text) const
{
    m_window->messageBar().setShowsAll(true); // one is in front
    for (auto *button : m_window->messageBar().findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text().remove(u'&') == text)
            return button;
    }
    return nullptr;
}

} // namespace boardwright
