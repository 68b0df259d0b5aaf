// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A law: what leaves the window as a picture, a page or a file shows texts of sets as they are
// written. None is taken for markup, and none makes Boardwright read a file. The same while
// something is dragged.

#include "tests/support/places.h"
#include "tests/support/sets/hostile_markup.h"
#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "tests/support/windows/open_watch.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/export/export_dialog.h"
#include "ui/widgets/export/print_board.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/table/row_header.h"
#include "ui/widgets/window/window_export.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMimeData>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QTest>
#include <QTextDocument>
#include <QXmlStreamReader>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestHostilePages final : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init();
    void cleanup();

    void exports();
    void pages();
    void drags();

private:
    /// Neither a document nor a file was asked for what the markup names.
    void verifyNothingIsRead(const QString &when);
    BoardPicture picture() const;

    std::unique_ptr<QTemporaryDir> m_elsewhere;
    std::unique_ptr<OpenWatch> m_watch;
    QStringList m_asked;
    QString m_mark;
};

void TestHostilePages::init()
{
    m_elsewhere = std::make_unique<QTemporaryDir>();
    const QString named = m_elsewhere->filePath(u"p.png"_s);
    QVERIFY(QImage(8, 8, QImage::Format_RGB32).save(named));
    m_mark = hostileMark(named);
    m_watch = std::make_unique<OpenWatch>(named);
    begin();
    m_window->files().openSample(u"elder-isles"_s);
    QTRY_VERIFY(!m_window->document().set().objectives.isEmpty());
    m_window->openUntitled(
        {.set = markedUp(m_window->document().set(), m_mark), .notes = {}, .siteStyle = true});
    QTRY_VERIFY(m_window->preview().isUpToDate() && !m_window->preview().result()->failure);
    QTextDocument::setDefaultResourceProvider([this](const QUrl &url) {
        m_asked << url.toString();
        return QVariant();
    });
}

void TestHostilePages::cleanup()
{
    QTextDocument::setDefaultResourceProvider({});
    m_window->document().undoStack().setClean();
    end();
    m_asked.clear();
}

void TestHostilePages::verifyNothingIsRead(const QString &when)
{
    QVERIFY2(m_asked.isEmpty(), qPrintable(when + u" asks for "_s + m_asked.join(u", "_s)));
    QVERIFY2(!m_watch->wasOpened(), qPrintable(when + u" opened the picture"_s));
}

BoardPicture TestHostilePages::picture() const
{
    const PreviewResult &result = *m_window->preview().result();
    BoardPicture made = pictureOf(result, SiteIndex::none);
    addWords(made, result, m_mark + u"name"_s);
    return made;
}

/// Every format that File > Export offers, as a file and on the clipboard.
void TestHostilePages::exports()
{
    m_window->exports().open();
    QTRY_VERIFY(m_window->exports().dialog() != nullptr);
    ExportDialog &dialog = *m_window->exports().dialog();
    QTRY_VERIFY(dialog.hasBoard());
    auto *formats = dialog.findChild<QComboBox *>();
    QVERIFY(formats->count() > 8);
    for (int i = 0; i < formats->count(); ++i) {
        formats->setCurrentIndex(i);
        Q_EMIT formats->activated(i);
        QTest::qWait(20);
        dialog.grab();
        const QString when = formats->itemText(i);
        const QByteArray bytes = dialog.bytes();
        verifyNothingIsRead(when);
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            QVERIFY2(label->textFormat() == Qt::PlainText || !label->text().contains(u"<img"_s),
                qPrintable(when + label->text()));
        if (dialog.chosen() != ExportDialog::svg)
            continue;
        // A drawing is XML, with the markup in its texts and no picture.
        QXmlStreamReader reader(bytes);
        QString texts;
        while (!reader.atEnd()) {
            reader.readNext();
            QVERIFY(reader.name() != u"img"_s && reader.name() != u"image"_s);
            if (reader.isCharacters())
                texts += reader.text();
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(texts.contains(u"<img"_s));
    }
    dialog.reject();
    m_window->exports().copyBoard();
    const QMimeData *copied = QApplication::clipboard()->mimeData();
    QVERIFY(!copied->hasHtml() || !copied->html().contains(u"<img"_s));
    verifyNothingIsRead(u"the copied board"_s);
}

/// On paper, as a PDF and in the preview.
void TestHostilePages::pages()
{
    const QString path = pathOf(u"board.pdf"_s);
    QPrinter printer(QPrinter::ScreenResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    paintPage(printer, picture());
    const QByteArray bytes = contentOf(path);
    QVERIFY(bytes.startsWith("%PDF"));
    QVERIFY(!bytes.contains("/Subtype /Image")); // letters only
    verifyNothingIsRead(u"the page"_s);
    m_window->exports().print();
    QTRY_VERIFY(m_window->findChild<QPrintPreviewDialog *>() != nullptr);
    auto *preview = m_window->findChild<QPrintPreviewDialog *>();
    QTest::qWait(100);
    preview->grab();
    for (const QLabel *label : preview->findChildren<QLabel *>())
        QVERIFY(!label->text().contains(u"<img"_s));
    QVERIFY(!preview->windowTitle().contains(u'\u202E'));
    verifyNothingIsRead(u"the preview"_s);
    preview->reject();
}

/// A goal on its way from a cell to another, and from its row to the board.
void TestHostilePages::drags()
{
    BoardView &board = m_window->boardPanel().view();
    const QPoint from = board.rect().center();
    const auto look = [&](const QString &when) {
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (!window->isVisible())
                continue;
            window->grab();
            for (const QLabel *label : window->findChildren<QLabel *>())
                QVERIFY2(label->textFormat() != Qt::AutoText, qPrintable(when + label->text()));
        }
        verifyNothingIsRead(when);
    };
    QTest::mousePress(&board, Qt::LeftButton, {}, from);
    QTest::mouseMove(&board, from + QPoint(40, 40));
    QTest::mouseMove(&board, from + QPoint(90, 90));
    look(u"a drag from a cell"_s);
    QTest::mouseRelease(&board, Qt::LeftButton, {}, QPoint(-20, -20));
    RowHeader &rows = m_window->objectivesView().table().rowHeader();
    QWidget *header = rows.viewport();
    const QPoint row(4, rows.sectionViewportPosition(2) + rows.sectionSize(2) / 2);
    QTest::mousePress(header, Qt::LeftButton, {}, row);
    QTest::mouseMove(header, row + QPoint(0, 30));
    QTest::mouseMove(header, header->mapFromGlobal(board.mapToGlobal(from)));
    look(u"a drag from a row"_s);
    QTest::mouseRelease(header, Qt::LeftButton, {}, row);
}

BOARDWRIGHT_UNIT(TestHostilePages, QApplication)
#include "tst_hostile_pages.moc"
