// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The export dialog in the real window: its texts, and the content of its files.

#include "core/constrained/parameters.h"
#include "core/formats/native.h"
#include "core/generator/seed_line.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"
#include "ui/editing/board/board_files.h"
#include "ui/editing/document/edits.h"
#include "ui/text/plain_goal.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/cell_colours.h"
#include "ui/widgets/board/seed_bar.h"
#include "ui/widgets/export/export_dialog.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/message_bar.h"
#include "ui/widgets/window/window_export.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QXmlStreamReader>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

class TestExport final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void lossesAreShown();
    void theSitesFileHasNoneOfOurs();
    void textHoldsTheBoard();
    void jsonHoldsTheBoard();
    void picturesShowTheOverlay();
    void picturesAreAsWideAsAsked_data();
    void picturesAreAsWideAsAsked();
    void goalsOfLargeBoardsAreWhole();
    void drawingsHoldTheGoals();
    void drawingsOfAnyTextAreXml();
    void filesAreWritten();
    void copies();
    void noBoardNoFormatsOfBoards();
    void noBoardOfASetWithErrors();
    void whatIsTypedIsOnTheBoard();
    void aCopiedSeedBringsAllBack();
    void fileNamesAreHarmless();

private:
    ExportDialog &open(const QString &format = {})
    {
        m_window->exports().open(format);
        return *m_window->exports().dialog();
    }

    const PreviewResult &board() const { return *m_window->preview().result(); }

    void waitForBoard() const { QTRY_VERIFY(m_window->preview().isUpToDate()); }

    std::unique_ptr<MainWindow> m_window;
};

void TestExport::init()
{
    m_window = std::make_unique<MainWindow>();
    NativeFile file;
    file.set = goldenSet();
    file.siteStyle = true; // so that there are no notes
    m_window->openUntitled(file);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    waitForBoard();
}

void TestExport::cleanup()
{
    m_window->document().undoStack().setClean();
    m_window.reset();
}

void TestExport::lossesAreShown()
{
    ExportDialog &dialog = open(u"text"_s);
    QCOMPARE(dialog.chosen(), u"text"_s);
    const auto &view = *dialog.findChild<QTreeView *>();
    QAbstractItemModel &model = *view.model();
    const QAbstractItemModelTester tester(&model);
    const GoalSet &set = m_window->document().set();
    int weighted = 0;
    int disabled = 0;
    for (const Objective &objective : set.objectives) {
        disabled += objective.disabled ? 1 : 0;
        weighted += !objective.disabled && objective.weighting != 100 ? 1 : 0;
    }
    QVERIFY(weighted > 1);
    const auto rowOf = [&](const QString &beginning) {
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, 0).data().toString().startsWith(beginning))
                return model.index(row, 0);
        }
        return QModelIndex();
    };
    const QModelIndex weightings = rowOf(u"The weighting of %1 goal"_s.arg(weighted));
    QVERIFY(weightings.isValid());
    QCOMPARE(model.rowCount(weightings), weighted);
    for (int row = 0; row < weighted; ++row) {
        const QString goal = model.index(row, 0, weightings).data().toString();
        const auto found = std::ranges::find(
            set.objectives, goal, [](const Objective &objective) { return plainGoal(objective); });
        QVERIFY(found != set.objectives.end());
        QCOMPARE(
            model.index(row, 1, weightings).data().toString(), QString::number(found->weighting));
    }
    QCOMPARE(rowOf(QString::number(disabled)).isValid(), disabled > 0);
    QVERIFY(view.isVisible());

    dialog.choose(u"lockout"_s);
    QCOMPARE(view.isVisible(), model.rowCount() > 0);
    QCOMPARE(dialog.findChild<QLabel *>(u"lossTitle"_s)->text(),
        model.rowCount() > 0 ? u"&What is lost:"_s : u"Nothing of the set is lost."_s);
}

void TestExport::theSitesFileHasNoneOfOurs()
{
    ExportDialog &dialog = open(u"lockout"_s);
    const auto file = readNative(dialog.bytes());
    QVERIFY(file.has_value());
    QCOMPARE(file->set.objectives.size(), m_window->document().set().objectives.size());
    QVERIFY(!dialog.bytes().contains("\"boardwright\""));
}

void TestExport::textHoldsTheBoard()
{
    const QString text = QString::fromUtf8(open(ExportDialog::text).bytes()).simplified();
    // Goals are wrapped in columns, so it looks for the beginnings of their words.
    for (const CellText &cell : board().cells) {
        for (const QString &word : cell.goal.split(u' '))
            QVERIFY2(
                text.contains(word.first(std::min<qsizetype>(word.size(), 6))), qPrintable(word));
    }
    QVERIFY(text.contains(m_window->boardChoice().seed() + u" | constrained "_s));
    QVERIFY(text.contains(u"Seeds are specific to Boardwright"_s));
}

void TestExport::jsonHoldsTheBoard()
{
    const QByteArray bytes = open(ExportDialog::json).bytes();
    const QJsonObject json = QJsonDocument::fromJson(bytes).object();
    QCOMPARE(json[u"seed"_s].toString(), m_window->boardChoice().seed());
    const QJsonArray cells = json[u"cells"_s].toArray();
    QCOMPARE(cells.size(), std::ssize(board().cells));
    for (qsizetype i = 0; i < cells.size(); ++i)
        QCOMPARE(cells[i][u"goal"_s].toString(), board().cells[static_cast<std::size_t>(i)].goal);
}

/// In the exported picture, the ground of every cell has the colour of its number.
void TestExport::picturesShowTheOverlay()
{
    // With zones, cells differ in their number of candidates.
    auto &choice = m_window->boardChoice();
    Settings settings = choice.settings();
    QVERIFY(setParameter(choice.generator().info().parameters, settings, u"mode"_s, u"ascend"_s));
    choice.setSettings(settings);
    waitForBoard();
    choice.setOverlay(u"eligible"_s);
    const BoardView &view = m_window->boardPanel().view();
    QVERIFY2(view.scale().has_value(), "the overlay has no numbers");
    ExportDialog &dialog = open(ExportDialog::png);
    dialog.findChild<QSpinBox *>(u"width"_s)->setValue(1600);
    const QImage with = QImage::fromData(dialog.bytes(), "PNG");
    QCOMPARE(with.width(), 1600);
    const auto colourShares = [](const QImage &image, const QColor &colour) {
        int found = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                found += image.pixel(x, y) == colour.rgb() ? 1 : 0;
        }
        return found;
    };
    std::map<QRgb, int> cells;
    for (const SceneCell &cell : view.scene().cells)
        ++cells[view.scale()->colourOf(cell.number).rgb()];
    QVERIFY(cells.size() > 2);
    const int area = with.width() * with.width() / static_cast<int>(view.scene().cells.size());
    for (const auto &[colour, count] : cells) {
        const int pixels = colourShares(with, QColor::fromRgb(colour));
        QVERIFY2(pixels > count * area / 2 && pixels < count * area,
            qPrintable(u"%1 of %2"_s.arg(pixels).arg(count * area)));
    }
    dialog.findChildren<QCheckBox *>().last()->setChecked(false);
    const QImage without = QImage::fromData(dialog.bytes(), "PNG");
    QVERIFY(colourShares(without, CellColours(dialog.palette()).background()) > area * 5);
}

void TestExport::picturesAreAsWideAsAsked_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {smallestPicture, 1200, 4000})
        QTest::addRow("%d", width) << width;
}

void TestExport::picturesAreAsWideAsAsked()
{
    QFETCH(const int, width);
    const BoardPicture picture = pictureOf(board(), SiteIndex::none);
    const QImage image = QImage::fromData(pngOf(picture, width), "PNG");
    QCOMPARE(image.width(), width);
    // 5x5 cells and a margin are nearly square, not counting title and caption.
    QVERIFY(std::abs(image.height() - width) <= width / 10);
}

void TestExport::goalsOfLargeBoardsAreWhole()
{
    NativeFile file;
    file.set = plainSet(100);
    for (Objective &objective : file.set.objectives)
        objective.goal
            = u"Collect twenty shining coins in the sunken shipyard #"_s + objective.goal;
    m_window->document().undoStack().setClean();
    m_window->openUntitled(file);
    auto &choice = m_window->boardChoice();
    Settings settings = choice.settings();
    QVERIFY(setParameter(choice.generator().info().parameters, settings, u"size"_s, u"10x10"_s));
    choice.setSettings(settings);
    waitForBoard();
    const QByteArray svg = open(ExportDialog::svg).bytes();
    QVERIFY(!svg.contains("…"));
    QVERIFY(!QString::fromUtf8(svg).contains(u"…"_s));
}

void TestExport::drawingsHoldTheGoals()
{
    const QByteArray svg = open(ExportDialog::svg).bytes();
    const QSvgRenderer renderer(svg);
    QVERIFY(renderer.isValid());
    // In millimetres; 25.4 mm are 96 CSS pixels.
    QVERIFY(svg.contains("width=\"317.5mm\""));
    for (const CellText &cell : board().cells) {
        for (const QString &word : cell.goal.split(u' ')) {
            if (word.size() <= 8)
                QVERIFY2(svg.contains(word.toHtmlEscaped().toUtf8()), qPrintable(word));
        }
    }
    QVERIFY(svg.contains(" | constrained "));
}

/// Control characters, half of a surrogate pair, and what is no character at all.
void TestExport::drawingsOfAnyTextAreXml()
{
    NativeFile file;
    file.set = goldenSet();
    const QStringList hostile{u"\x01\x1b[31m\x0b\x0c"_s, QString(QChar(0)) + u"nul"_s,
        QString(QChar(char16_t{0xFFFE})) + QChar(char16_t{0xFFFF}),
        QString(QChar(char16_t{0xD800})), u"]]> &#1; <b>"_s};
    for (qsizetype i = 0; i < file.set.objectives.size(); ++i)
        file.set.objectives[i].goal = hostile[i % hostile.size()] + QString::number(i);
    file.set.setName = hostile.join(u' ');
    file.siteStyle = true;
    m_window->document().undoStack().setClean();
    m_window->openUntitled(file);
    waitForBoard();
    const QByteArray svg = open(ExportDialog::svg).bytes();
    QXmlStreamReader xml(svg);
    while (!xml.atEnd())
        xml.readNext();
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    for (const char byte : svg)
        QVERIFY(static_cast<unsigned char>(byte) >= 0x20 || byte == '\n' || byte == '\t');
    QVERIFY(!svg.contains("\xEF\xBF\xBE") && !svg.contains("\xEF\xBF\xBF"));
}

void TestExport::filesAreWritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"board.png"_s);
    ExportDialog &dialog = open(ExportDialog::png);
    const QByteArray bytes = dialog.bytes();
    QTest::mouseClick(dialog.findChild<QPushButton *>(u"export"_s), Qt::LeftButton);
    auto *place = m_window->findChild<QFileDialog *>();
    QVERIFY(place != nullptr);
    QVERIFY(place->selectedFiles().first().endsWith(u".png"_s));
    place->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
    QMetaObject::invokeMethod(place, "accept");
    QTRY_VERIFY(QFile::exists(path));
    QTRY_VERIFY(contentOf(path) == bytes);
    // A path that does not exist is reported.
    m_window->fileExport().write(
        folder.filePath(u"missing/a.png"_s), [] { return QByteArray("a"); });
    QTRY_VERIFY(m_window->messageBar().text().contains(u"a.png"_s));
}

void TestExport::copies()
{
    ExportDialog &dialog = open(ExportDialog::text);
    auto *copy = dialog.findChild<QPushButton *>(u"copy"_s);
    QTest::mouseClick(copy, Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text().toUtf8(), dialog.bytes());
    dialog.choose(ExportDialog::png);
    QTest::mouseClick(copy, Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->image().size(), QImage::fromData(dialog.bytes()).size());
}

void TestExport::noBoardNoFormatsOfBoards()
{
    NativeFile file;
    file.set = plainSet(3); // too few goals
    m_window->document().undoStack().setClean();
    m_window->openUntitled(file);
    waitForBoard();
    ExportDialog &dialog = open(ExportDialog::png);
    QVERIFY(!dialog.hasBoard());
    QCOMPARE(dialog.chosen(), u"lockout"_s);
    // Formats of boards are disabled.
    auto *formats = dialog.findChild<QComboBox *>(u"format"_s);
    QVERIFY(!formats->model()
            ->index(formats->findData(QString(ExportDialog::png)), 0)
            .flags()
            .testFlag(Qt::ItemIsEnabled));
}

/// A set may also have errors for which no generator begins.
void TestExport::noBoardOfASetWithErrors()
{
    NativeFile file;
    file.siteStyle = true;
    m_window->document().undoStack().setClean();
    m_window->openUntitled(file);
    bool hasBegun = true;
    for (const Generator *generator : generators()) {
        m_window->boardChoice().setGenerator(*generator);
        waitForBoard();
        hasBegun = hasBegun && board().subject != nullptr;
        if (board().subject && !board().failure)
            continue;
        ExportDialog &dialog = open(ExportDialog::json);
        QVERIFY2(!dialog.hasBoard(), generator->info().key.data());
        QCOMPARE(dialog.chosen(), u"lockout"_s);
        dialog.reject();
        m_window->exports().copyBoard();
        QVERIFY(m_window->messageBar().text(u"copy"_s).contains(u"no complete board"_s));
    }
    QVERIFY(!hasBegun);
}

/// The dialog opens at once; the board of the last edit arrives later.
void TestExport::whatIsTypedIsOnTheBoard()
{
    setGoal(
        m_window->document(), m_window->document().set().objectives.front().id, u"Said at last"_s);
    QVERIFY(!m_window->preview().isUpToDate());
    ExportDialog &dialog = open(ExportDialog::json);
    QVERIFY(!dialog.hasBoard());
    QTRY_VERIFY(dialog.hasBoard());
    QCOMPARE(dialog.chosen(), QString(ExportDialog::json));
    QVERIFY(dialog.bytes() == boardJsonFile(board(), {}));
}

void TestExport::aCopiedSeedBringsAllBack()
{
    auto &choice = m_window->boardChoice();
    Settings settings = choice.settings();
    const auto parameters = choice.generator().info().parameters;
    QVERIFY(setParameter(parameters, settings, u"size"_s, u"4x4"_s));
    QVERIFY(setParameter(parameters, settings, u"no-weighting"_s, u"yes"_s));
    choice.setSettings(settings);
    choice.setSeed(u"frost"_s);
    m_window->boardPanel().seedBar().seedActions().last()->trigger();
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY(copied.startsWith(u"frost | constrained "_s));
    choice.setSettings(defaultSettings(parameters));
    choice.setSeed(u"other"_s);
    auto *edit = m_window->boardPanel().seedBar().findChild<QLineEdit *>();
    edit->selectAll();
    edit->setFocus();
    QTest::keySequence(edit, QKeySequence::Paste);
    QCOMPARE(edit->text(), u"frost"_s);
    QCOMPARE(choice.seed(), u"frost"_s);
    QVERIFY(choice.settings() == settings);
    QVERIFY2(m_window->messageBar().text().isEmpty(), qPrintable(m_window->messageBar().text()));
    // A seed of another version is accepted with a note. An invalid one is reported and changes
    // nothing.
    QGuiApplication::clipboard()->setText(u"ice | constrained 1 | bingo 5x5"_s);
    edit->selectAll();
    QTest::keySequence(edit, QKeySequence::Paste);
    QCOMPARE(choice.seed(), u"ice"_s);
    QVERIFY2(m_window->messageBar().text().contains(u"version 1"_s),
        qPrintable(m_window->messageBar().text()));
    QGuiApplication::clipboard()->setText(u"snow | constrained 1 | bingo 77x5"_s);
    edit->selectAll();
    QTest::keySequence(edit, QKeySequence::Paste);
    QCOMPARE(choice.seed(), u"ice"_s);
    QVERIFY2(m_window->messageBar().text().contains(u"77x5"_s),
        qPrintable(m_window->messageBar().text()));
}

void TestExport::fileNamesAreHarmless()
{
    QCOMPARE(asFileName(u"a/b\\c: \"d\"\n*"_s), u"a b c d"_s);
    QCOMPARE(asFileName(u"..//"_s), u"board"_s);
    QCOMPARE(asFileName(u"  "_s), u"board"_s);
    QCOMPARE(asFileName(QString(500, u'a')).size(), 100);
}

BOARDWRIGHT_UNIT(TestExport, QApplication)
#include "tst_export.moc"
