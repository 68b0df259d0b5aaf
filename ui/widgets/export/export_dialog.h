// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/board_format.h"
#include "core/formats/set_format.h"
#include "ui/editing/files/loss_model.h"
#include "ui/widgets/export/board_picture.h"
#include "ui/widgets/export/file_export.h"

#include <QDialog>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QTreeView;

namespace boardwright {

class HintLabel;

/// The board to export.
struct ExportedBoard {
    std::shared_ptr<const PreviewResult> result; ///< null: the set has no complete board
    SiteIndex part = SiteIndex::none; ///< the part of the board in view
    OverlayNumbers overlay; ///< of that board
};

/// Exports the goal set or its board in one of several formats. First shows what the format loses
/// of a set, and how a board will look. Can also copy to the clipboard.
class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    /// Keys of pictures and texts of boards; a SetFormat and a BoardFormat have their own keys.
    static constexpr QLatin1StringView png{"board.png"};
    static constexpr QLatin1StringView svg{"board.svg"};
    static constexpr QLatin1StringView text{"board.txt"};
    static constexpr QLatin1StringView json{"board.json"};

    /// `name`: the document's name, proposed for files. `files` must outlive the dialog.
    ExportDialog(GoalSet set, QString name, FileExport &files, QWidget *parent = nullptr);

    /// The board of that set. Board formats are available only while there is a board.
    void setBoard(const ExportedBoard &board);

    bool hasBoard() const { return m_board.result != nullptr; }

    /// `format`: a key above, or that of a SetFormat or a BoardFormat. A format of boards is
    /// selected as soon as there is a board.
    void choose(const QString &format);

    QString chosen() const;

    /// The content of the file as it would be written now.
    QByteArray bytes() const { return content()(); }

private:
    void fillFormats();
    QWidget *lossPage();
    QWidget *picturePage();
    QWidget *textPage();
    void showFormat();
    QString helpText() const;
    /// Why the chosen format cannot have the set or the board; empty if it can.
    QString obstacle() const;
    void showLosses(const SetFormat &format);
    void showPicture();
    void exportFile();
    void copy() const;
    BoardPicture picture() const;
    std::function<QByteArray()> content() const;

    GoalSet m_set;
    QString m_name;
    ExportedBoard m_board;
    QString m_wanted; ///< a format to select once there is a board
    FileExport &m_files;
    LossModel m_losses;
    QComboBox *m_format;
    QLabel *m_help;
    HintLabel *m_obstacle;
    QStackedWidget *m_pages;
    QLabel *m_lossTitle = nullptr;
    QTreeView *m_lossView = nullptr;
    QLabel *m_picture = nullptr;
    QSpinBox *m_width = nullptr;
    QCheckBox *m_withTitle = nullptr;
    QCheckBox *m_withOverlay = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_copy = nullptr;
};

} // namespace boardwright
