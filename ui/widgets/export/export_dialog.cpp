// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/export/export_dialog.h"

#include "ui/editing/board/board_files.h"
#include "ui/text/field_words.h"
#include "ui/text/words.h"
#include "ui/widgets/controls/combo_box.h"
#include "ui/widgets/controls/hint_label.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTreeView>

#include <utility>

namespace boardwright {

namespace {

constexpr int ordinaryWidth = 1200; ///< default width of a picture, in pixels
constexpr int widthStep = 100;
constexpr QSize pictureRoom(420, 420); ///< size of the preview in the dialog

enum ExportPage : std::uint8_t { LossPage, PicturePage, TextPage };

bool isPicture(const QString &format)
{
    return format == ExportDialog::png || format == ExportDialog::svg;
}

} // namespace

ExportDialog::ExportDialog(GoalSet set, QString name, FileExport &files, QWidget *parent)
    : QDialog(parent)
    , m_set(std::move(set))
    , m_name(std::move(name))
    , m_files(files)
    , m_format(new ComboBox(this))
    , m_help(new QLabel(this))
    , m_obstacle(new HintLabel(this))
    , m_pages(new QStackedWidget(this))
{
    setWindowTitle(tr("Export"));
    m_format->setObjectName(QStringLiteral("format"));
    m_help->setWordWrap(true);
    m_obstacle->setObjectName(QStringLiteral("obstacle"));
    m_pages->addWidget(lossPage());
    m_pages->addWidget(picturePage());
    m_pages->addWidget(textPage());

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_export = buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole);
    m_export->setObjectName(QStringLiteral("export"));
    m_export->setDefault(true);
    m_copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    m_copy->setObjectName(QStringLiteral("copy"));
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::exportFile);
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *form = new QFormLayout(this);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Format:"), m_format);
    form->addRow(m_help);
    form->addRow(m_obstacle);
    form->addRow(m_pages);
    form->addRow(buttons);

    fillFormats();
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::showFormat);
    showFormat();
}

void ExportDialog::fillFormats()
{
    for (const SetFormat *format : setFormats())
        m_format->addItem(
            tr("Goal set: %1").arg(fieldsText(QString::fromUtf8(format->title))), format->key);
    m_format->insertSeparator(m_format->count());
    m_format->addItem(tr("Board: picture (PNG)"), png);
    m_format->addItem(tr("Board: drawing (SVG)"), svg);
    m_format->addItem(tr("Board: text"), text);
    m_format->addItem(tr("Board: JSON"), json);
    for (const BoardFormat *format : boardFormats())
        m_format->addItem(fieldsText(QString::fromUtf8(format->title)), format->key);
    setBoard({});
}

void ExportDialog::setBoard(const ExportedBoard &board)
{
    m_board = board;
    const auto *items = qobject_cast<QStandardItemModel *>(m_format->model());
    for (int i = static_cast<int>(setFormats().size()) + 1; i < m_format->count(); ++i) {
        items->item(i)->setEnabled(hasBoard());
        items->item(i)->setToolTip(
            hasBoard() ? QString() : tr("There is no complete board to export."));
    }
    m_withOverlay->setVisible(m_board.overlay.measure != nullptr);
    if (!m_wanted.isEmpty() && hasBoard())
        choose(std::exchange(m_wanted, {}));
}

QWidget *ExportDialog::lossPage()
{
    auto *page = new QWidget(this);
    m_lossTitle = new QLabel(page);
    m_lossTitle->setWordWrap(true);
    m_lossTitle->setObjectName(QStringLiteral("lossTitle"));
    m_lossView = new QTreeView(page);
    m_lossView->setModel(&m_losses);
    m_lossView->setHeaderHidden(true);
    m_lossView->header()->setStretchLastSection(true);
    m_lossView->setUniformRowHeights(true);
    m_lossView->setAlternatingRowColors(true);
    m_lossView->setAccessibleName(tr("What is lost"));
    m_lossTitle->setBuddy(m_lossView);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins({});
    layout->addWidget(m_lossTitle);
    layout->addWidget(m_lossView, 1);
    return page;
}

QWidget *ExportDialog::picturePage()
{
    auto *page = new QWidget(this);
    m_picture = new QLabel(page);
    m_picture->setObjectName(QStringLiteral("picture"));
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setMinimumSize(pictureRoom);
    m_picture->setAccessibleName(tr("Picture of the board"));
    m_width = new QSpinBox(page);
    m_width->setObjectName(QStringLiteral("width"));
    m_width->setRange(smallestPicture, largestPicture);
    m_width->setSingleStep(widthStep);
    m_width->setGroupSeparatorShown(true);
    m_width->setValue(ordinaryWidth);
    m_width->setSuffix(tr(" px", "pixels"));
    m_withTitle = new QCheckBox(tr("With &title and seed"), page);
    m_withTitle->setChecked(true);
    m_withOverlay = new QCheckBox(tr("With the &overlay"), page);
    m_withOverlay->setChecked(true);
    auto *form = new QFormLayout(page);
    form->setContentsMargins({});
    form->addRow(m_picture);
    form->addRow(tr("&Width:"), m_width);
    form->addRow(QString(), m_withTitle);
    form->addRow(QString(), m_withOverlay);
    for (QCheckBox *box : {m_withTitle, m_withOverlay})
        connect(box, &QCheckBox::toggled, this, &ExportDialog::showPicture);
    return page;
}

QWidget *ExportDialog::textPage()
{
    m_text = new QPlainTextEdit(this);
    m_text->setObjectName(QStringLiteral("text"));
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("Text of the board"));
    return m_text;
}

void ExportDialog::choose(const QString &format)
{
    m_wanted.clear();
    const int index = m_format->findData(format);
    const auto *items = qobject_cast<QStandardItemModel *>(m_format->model());
    if (index >= 0 && items->item(index)->isEnabled())
        m_format->setCurrentIndex(index);
    else
        m_wanted = format;
}

QString ExportDialog::chosen() const
{
    return m_format->currentData().toString();
}

void ExportDialog::showFormat()
{
    const QString format = chosen();
    const QString reason = obstacle();
    m_help->setText(helpText());
    m_obstacle->showHint(reason, true);
    m_obstacle->setVisible(!reason.isEmpty());
    m_export->setEnabled(reason.isEmpty());
    m_copy->setEnabled(reason.isEmpty());
    if (const SetFormat *known = setFormatOf(format)) {
        showLosses(*known);
        m_pages->setCurrentIndex(LossPage);
    } else if (isPicture(format)) {
        showPicture();
        m_pages->setCurrentIndex(PicturePage);
    } else {
        m_text->setPlainText(QString::fromUtf8(bytes()));
        m_pages->setCurrentIndex(TextPage);
    }
}

QString ExportDialog::helpText() const
{
    const QString format = chosen();
    if (const SetFormat *known = setFormatOf(format))
        return fieldsText(QString::fromUtf8(known->help));
    if (const BoardFormat *known = boardFormatOf(format))
        return fieldsText(QString::fromUtf8(known->help));
    if (isPicture(format))
        return tr("The board as shown here.");
    return format == json ? tr("The board for programs, as boardwright-cli writes it.")
                          : tr("The board as text, for a chat or a terminal.");
}

QString ExportDialog::obstacle() const
{
    if (const SetFormat *known = setFormatOf(chosen())) {
        const auto problem = obstacleTo(m_set, *known);
        return problem ? words(*problem, m_set) : QString();
    }
    const BoardFormat *known = boardFormatOf(chosen());
    if (known == nullptr || !hasBoard())
        return {};
    const GoalSet &set = m_board.result->request.set;
    const auto file = boardFile(*known, RowTexts(set), m_board.result->board);
    return file ? QString() : words(file.error(), set);
}

void ExportDialog::showLosses(const SetFormat &format)
{
    const QList<Loss> losses = lossesOf(m_set, format);
    m_losses.show(m_set, losses);
    m_lossView->setVisible(!losses.isEmpty());
    m_lossView->resizeColumnToContents(0);
    m_lossTitle->setText(
        losses.isEmpty() ? tr("Nothing of the set is lost.") : tr("&What is lost:"));
    m_lossTitle->setAlignment(losses.isEmpty() ? Qt::AlignTop : Qt::AlignVCenter);
}

BoardPicture ExportDialog::picture() const
{
    const bool withOverlay = m_board.overlay.measure != nullptr && m_withOverlay->isChecked();
    BoardPicture made = pictureOf(
        *m_board.result, m_board.part, withOverlay ? m_board.overlay : OverlayNumbers());
    if (m_withTitle->isChecked())
        addWords(made, *m_board.result, m_name);
    made.palette = palette();
    made.font = font();
    return made;
}

void ExportDialog::showPicture()
{
    const qreal ratio = devicePixelRatioF();
    const QSizeF room = QSizeF(pictureRoom) * ratio;
    QImage image = paintPicture(picture(), ordinaryWidth)
                       .scaled(room.toSize(), Qt::KeepAspectRatio, Qt::SmoothTransformation);
    image.setDevicePixelRatio(ratio);
    m_picture->setPixmap(QPixmap::fromImage(image));
}

std::function<QByteArray()> ExportDialog::content() const
{
    const QString format = chosen();
    if (const SetFormat *known = setFormatOf(format))
        return [write = known->write, set = m_set] { return write(set); };
    if (isPicture(format))
        return [made = picture(), width = m_width->value(), isPng = format == png] {
            return isPng ? pngOf(made, width) : svgOf(made, width);
        };
    if (const BoardFormat *known = boardFormatOf(format))
        return [known, board = m_board.result] {
            return boardFile(*known, RowTexts(board->request.set), board->board)
                .value_or(QByteArray());
        };
    const auto make = format == json ? boardJsonFile : boardTextFile;
    return [make, board = m_board.result, name = m_name] { return make(*board, name); };
}

void ExportDialog::exportFile()
{
    const QString format = chosen();
    const SetFormat *known = setFormatOf(format);
    const BoardFormat *site = boardFormatOf(format);
    const QString suffix = known != nullptr ? QString::fromUtf8(known->suffix)
        : site != nullptr                   ? QString::fromUtf8(site->suffix)
                                            : format.section(u'.', 1);
    const QString name = known != nullptr ? m_name
                                          : tr("%1 board %2", "file name: of a set, a seed")
                                                .arg(m_name, m_board.result->request.seed);
    m_files.choose({.title = windowTitle(),
        .name = asFileName(name) + u'.' + suffix,
        .kind = m_format->currentText(),
        .content = content()});
    accept();
}

void ExportDialog::copy() const
{
    auto *copied = new QMimeData;
    if (chosen() == png) {
        copied->setImageData(paintPicture(picture(), m_width->value()));
    } else {
        const QByteArray made = bytes();
        if (chosen() == svg)
            copied->setData(QStringLiteral("image/svg+xml"), made);
        copied->setText(QString::fromUtf8(made));
    }
    QGuiApplication::clipboard()->setMimeData(copied);
}

} // namespace boardwright
