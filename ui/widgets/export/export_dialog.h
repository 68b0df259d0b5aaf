// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// The board to export.
struct ExportedBoard {
    std::shared_ptr<const PreviewResult> result; ///< null: there is no whole board of the set
    SiteIndex part = SiteIndex::none; ///< the part of the board that is looked at
    OverlayNumbers overlay; ///< on that board
};

/// Exports the goal set or its board into one of the formats, says first what the format loses of a
/// set, shows what a board will look like. Copies into the clipboard as well.
class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    /// What is chosen; formats of sets go by their key.
    static constexpr QLatin1StringView png{"board.png"};
    static constexpr QLatin1StringView svg{"board.svg"};
    static constexpr QLatin1StringView text{"board.txt"};
    static constexpr QLatin1StringView json{"board.json"};

    /// `name`: of the document, proposed for files. `files` must outlive the dialog.
    ExportDialog(GoalSet set, QString name, FileExport &files, QWidget *parent = nullptr);

    /// Of that set; formats of boards can be chosen only while there is one.
    void setBoard(const ExportedBoard &board);

    bool hasBoard() const { return m_board.result != nullptr; }

    /// A key from above, or of a SetFormat; one of a board is chosen as soon as there is one.
    void choose(const QString &format);

    QString chosen() const;

    /// The bytes of the file as it would be written now.
    QByteArray bytes() const { return content()(); }

private:
    void fillFormats();
    QWidget *lossPage();
    QWidget *picturePage();
    QWidget *textPage();
    void showFormat();
    void showLosses(const SetFormat &format);
    void showPicture();
    void exportFile();
    void copy() const;
    BoardPicture picture() const;
    std::function<QByteArray()> content() const;

    GoalSet m_set;
    QString m_name;
    ExportedBoard m_board;
    QString m_wanted; ///< a format that waits for the board
    FileExport &m_files;
    LossModel m_losses;
    QComboBox *m_format;
    QLabel *m_help;
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
