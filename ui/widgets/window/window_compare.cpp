// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/window_compare.h"

#include "core/generator/generator.h"
#include "ui/editing/board/board_choice.h"
#include "ui/text/field_words.h"
#include "ui/text/words.h"
#include "ui/widgets/compare/compare_panel.h"
#include "ui/widgets/controls/dialogs.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/message_bar.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace boardwright {

namespace {

const QString comparedTopic = QStringLiteral("compared file");

/// The table of a row that the panel of the chosen generator does not show; null if it does.
const Section *hiddenTable(const ProblemPlace &place, const Info &info)
{
    const Section *const section = sectionOf(place.section);
    const bool isShown = section == nullptr || section->home != Home::Table
        || std::ranges::contains(info.sections, section->key, &Section::key);
    return isShown ? nullptr : section;
}

} // namespace

WindowCompare::WindowCompare(const Parts &parts, QWidget &window)
    : m_parts(parts)
    , m_window(window)
    , m_sign(QStringLiteral("compare"), parts.messages)
    , m_panel(new ComparePanel(parts.comparison, &window))
{
    const FileComparison &comparison = m_parts.comparison;
    connect(&m_sign, &ReadingSign::told, this, &WindowCompare::told);
    connect(&comparison, &FileComparison::opened, this, &WindowCompare::show);
    connect(&comparison, &FileComparison::failed, this, &WindowCompare::fail);
    connect(&comparison, &FileComparison::updated, this,
        [this] { m_parts.strip.setCount(m_panel, m_parts.comparison.model().rowCount()); });
    connect(&comparison, &FileComparison::closed, this,
        [this] { m_parts.strip.setOffered(m_panel, false); });
    connect(&m_parts.document, &GoalSetDocument::aboutToReset, this, [this] {
        m_parts.messages.hideBanner(comparedTopic);
        m_sign.end();
    });
    connect(m_panel, &ComparePanel::placeChosen, this, &WindowCompare::go);
    connect(m_panel, &ComparePanel::againWanted, this, [this] { open(m_parts.comparison.path()); });
    connect(m_panel, &ComparePanel::closeWanted, &m_parts.comparison, &FileComparison::close);
}

WindowCompare::~WindowCompare() = default;

QAction *WindowCompare::addPanel()
{
    constexpr int lines = 12;
    QAction *action
        = m_parts.strip.addPanel(QStringLiteral("differences"), tr("&Differences"), m_panel, lines);
    action->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I));
    m_parts.strip.setPanelIcon(m_panel, namedIcon(QStringLiteral("view-list-text")));
    m_parts.strip.setOffered(m_panel, false);
    return action;
}

void WindowCompare::chooseFile()
{
    m_parts.files.afterTyping([this] {
        auto *dialog = new QFileDialog(&m_window, tr("Compare with File"));
        dialog->setFileMode(QFileDialog::ExistingFile);
        dialog->setNameFilters(DocumentFiles::nameFilters());
        if (const QString path = m_parts.document.filePath(); !path.isEmpty())
            dialog->setDirectory(QFileInfo(path).absolutePath());
        // The dialog is about this set only; another set closes it.
        connect(&m_parts.document, &GoalSetDocument::aboutToReset, dialog, &QDialog::reject);
        askForFile(dialog, this, [this](const QString &path) { open(path); });
    });
}

void WindowCompare::open(const QString &path)
{
    m_path = path;
    m_parts.messages.hideBanner(comparedTopic);
    m_sign.begin(path, [this] { m_parts.comparison.stopReading(); });
    m_parts.comparison.open(path);
}

void WindowCompare::show()
{
    m_sign.end();
    m_parts.strip.setOffered(m_panel, true);
    m_parts.strip.open(m_panel);
}

void WindowCompare::fail(const FileComparison::Error &error)
{
    m_sign.end();
    m_parts.messages.showMessage(Severity::Error,
        tr("Could not compare with %1: %2")
            .arg(QDir::toNativeSeparators(m_path),
                error.isBoard ? tr("This is a board, not a goal set.")
                              : wordsWithPlace(error.problem)),
        comparedTopic);
}

void WindowCompare::go(const ProblemPlace &place)
{
    if (const Section *table = hiddenTable(place, m_parts.choice.generator().info()))
        m_panel->showReason(
            tr("The table \"%1\" belongs to another generator. Choose that one to see it.")
                .arg(sectionTitle(*table)));
    else
        Q_EMIT placeChosen(place);
}

} // namespace boardwright
