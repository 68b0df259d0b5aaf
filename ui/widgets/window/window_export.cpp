// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/window_export.h"

#include "core/formats/board_format.h"
#include "core/formats/set_format.h"
#include "ui/editing/board/board_files.h"
#include "ui/editing/board/made_board.h"
#include "ui/editing/goals/table_csv.h"
#include "ui/text/field_words.h"
#include "ui/text/loss_words.h"
#include "ui/text/words.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/controls/dialogs.h"
#include "ui/widgets/export/export_dialog.h"
#include "ui/widgets/export/print_board.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/message_bar.h"

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>

#include <utility>

namespace boardwright {

namespace {

const QString copyTopic = QStringLiteral("copy");
const QString printTopic = QStringLiteral("print");

/// The losses that a message names; the export dialog has all.
constexpr qsizetype mostNamed = 3;

} // namespace

WindowExport::WindowExport(const Parts &parts, QWidget &window)
    : m_parts(parts)
    , m_window(window)
    , m_copier(
          parts.files.pool(), this,
          [](const std::function<Copy()> &make, const std::stop_token & /*stop*/) {
              return std::optional(make());
          },
          [this](const Copy &copy) { take(copy); }, JobPriority::Quick)
{
    // The message is about the set as it was.
    connect(&m_parts.document, &GoalSetDocument::changed, this,
        [this] { m_parts.messages.hideBanner(copyTopic); });
    connect(&m_parts.preview, &Preview::updated, this, &WindowExport::giveBoard);
    BoardView &view = m_parts.board.view();
    auto *copy = new QAction(namedIcon(QStringLiteral("edit-copy")), tr("&Copy Board"), &view);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &WindowExport::copyBoard);
    view.addAction(copy);
}

WindowExport::~WindowExport() = default;

ExportDialog *WindowExport::dialog() const
{
    return m_dialog;
}

void WindowExport::open(const QString &format)
{
    m_parts.files.afterTyping([this, format] {
        if (!m_dialog) {
            const QString name = QFileInfo(m_parts.document.displayName()).completeBaseName();
            m_dialog = new ExportDialog(m_parts.document.set(), name, m_parts.exports, &m_window);
            // The dialog is about this set only; another set closes it.
            connect(&m_parts.document, &GoalSetDocument::aboutToReset, m_dialog, &QDialog::reject);
            giveBoard();
        }
        m_dialog->choose(format);
        openDialog(m_dialog);
    });
}

void WindowExport::copyFor(const QString &format)
{
    m_parts.files.afterTyping([this, format] {
        m_parts.messages.hideBanner(copyTopic);
        if (const SetFormat *known = setFormatOf(format)) {
            m_copier.restart([known, set = m_parts.document.set()] {
                Copy copy{.format = known->key,
                    .title = fieldsText(QString::fromUtf8(known->title)),
                    .content = {},
                    .losses = {}};
                if (auto obstacle = obstacleTo(set, *known)) {
                    copy.content = std::unexpected(*std::move(obstacle));
                    return copy;
                }
                copy.content = known->write(set);
                for (const Loss &loss : lossesOf(set, *known))
                    copy.losses << lossWords(loss);
                return copy;
            });
        } else if (const BoardFormat *site = boardFormatOf(format); site != nullptr && board()) {
            m_copier.restart([site, shown = board()] {
                return Copy{.format = site->key,
                    .title = fieldsText(QString::fromUtf8(site->title)),
                    .content = boardFile(*site, RowTexts(shown->request.set), shown->board),
                    .losses = {}};
            });
        } else {
            m_parts.messages.showMessage(
                Severity::Error, tr("There is no complete board to copy."), copyTopic);
        }
    });
}

BoardPicture WindowExport::picture() const
{
    const BoardView &view = m_parts.board.view();
    BoardPicture made = pictureOf(*board(), view.part(), view.overlay());
    addWords(made, *board(), QFileInfo(m_parts.document.displayName()).completeBaseName());
    made.palette = m_window.palette();
    made.font = m_window.font();
    return made;
}

void WindowExport::print()
{
    m_parts.files.afterTyping([this] {
        m_parts.messages.hideBanner(printTopic);
        if (board())
            printBoard(picture(), m_parts.document.displayName(), m_window);
        else
            m_parts.messages.showMessage(
                Severity::Error, tr("There is no complete board to print."), printTopic);
    });
}

void WindowExport::copyBoard()
{
    m_parts.messages.hideBanner(copyTopic);
    if (!board()) {
        m_parts.messages.showMessage(
            Severity::Error, tr("There is no complete board to copy."), copyTopic);
        return;
    }
    constexpr int width = 1200; // pixels
    auto *copied = new QMimeData;
    copied->setImageData(paintPicture(picture(), width));
    copied->setText(QString::fromUtf8(boardTextFile(*board(), m_parts.document.displayName())));
    QGuiApplication::clipboard()->setMimeData(copied);
    Q_EMIT told(tr("Copied the board as a picture and as text"));
}

bool WindowExport::isOfRoom() const
{
    return board() && board()->request.generator->info().seeds == SeedUse::Room;
}

void WindowExport::copyRoomText()
{
    m_parts.files.afterTyping([this] {
        m_parts.messages.hideBanner(copyTopic);
        if (!isOfRoom()) {
            m_parts.messages.showMessage(
                Severity::Error, tr("There is no complete board to copy."), copyTopic);
            return;
        }
        const QString text
            = roomText(*board(), QFileInfo(m_parts.document.displayName()).completeBaseName());
        QGuiApplication::clipboard()->setText(text);
        Q_EMIT told(tr("Copied \"%1\"", "a text").arg(text));
    });
}

void WindowExport::take(const Copy &copy)
{
    if (!copy.content) {
        m_parts.messages.showMessage(Severity::Error,
            tr("Not copied as \"%1\": %2", "a format, why it is not possible")
                .arg(copy.title, words(copy.content.error(), m_parts.document.set())),
            copyTopic);
        return;
    }
    QGuiApplication::clipboard()->setText(QString::fromUtf8(*copy.content));
    if (copy.losses.isEmpty()) {
        Q_EMIT told(tr("Copied as \"%1\"", "a format").arg(copy.title));
        return;
    }
    QStringList named = copy.losses.first(std::min(mostNamed, copy.losses.size()));
    if (const auto others = static_cast<int>(copy.losses.size() - named.size()); others > 0)
        named << tr("and %Ln more", "losses", others);
    m_parts.messages.showBanner({.topic = copyTopic,
        .severity = Severity::Hint,
        .text = tr("Copied as \"%1\". What is lost: %2", "a format, a list")
            .arg(copy.title, named.join(tr("; ", "between losses"))),
        .buttons
        = {{.text = tr("Show &All…"), .act = [this, format = copy.format] { open(format); }}}});
}

void WindowExport::exportTable()
{
    m_parts.files.afterTyping([this] {
        const ObjectivesTable &table = m_parts.table;
        const QString name = QFileInfo(m_parts.document.displayName()).completeBaseName();
        m_parts.exports.choose({.title = tr("Export Table"),
            .name = asFileName(name) + QStringLiteral(".csv"),
            .kind = tr("Tables"),
            .content = [cells = shownCells(m_parts.document, table.filter(),
                            table.shownColumns())] { return csvOf(cells); }});
    });
}

/// Null if there is no complete board of the last edit.
std::shared_ptr<const PreviewResult> WindowExport::board() const
{
    const auto result = m_parts.preview.result();
    return m_parts.preview.isUpToDate() && isMade(*result) ? result : nullptr;
}

/// Gives the dialog the board once it is up to date with the last edit.
void WindowExport::giveBoard()
{
    ExportDialog *dialog = m_dialog.data();
    if (dialog == nullptr || dialog->hasBoard())
        return;
    const BoardView &view = m_parts.board.view();
    if (const auto result = board())
        dialog->setBoard({.result = result, .part = view.part(), .overlay = view.overlay()});
}

} // namespace boardwright
