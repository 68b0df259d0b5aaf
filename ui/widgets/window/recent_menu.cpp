// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/recent_menu.h"

#include "ui/widgets/controls/action_text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <iterator>

namespace boardwright {

namespace {

constexpr int longestFolder = 300; ///< pixels at 96 per inch

/// "&1 set.json - folder". A "&" in a name is escaped.
QString entryText(int number, const QString &path, const QFontMetrics &metrics)
{
    const QFileInfo info(path);
    const QString folder = metrics.elidedText(
        QDir::toNativeSeparators(info.absolutePath()), Qt::ElideMiddle, longestFolder);
    const QString text = menuText(QStringLiteral("%1   (%2)").arg(info.fileName(), folder));
    return number < 10 ? QStringLiteral("&%1 %2").arg(number).arg(text)
                       : QStringLiteral("1&0 %1").arg(text);
}

std::optional<QStringList> missingOf(const QStringList &paths, const std::stop_token & /*stop*/)
{
    QStringList missing;
    std::ranges::copy_if(paths, std::back_inserter(missing),
        [](const QString &path) { return !QFileInfo::exists(path); });
    return missing;
}

} // namespace

RecentMenu::RecentMenu(JobPool &files, const QString &title, QWidget *parent)
    : QMenu(title, parent)
    , m_missing(
          files, this, &missingOf,
          [this](const QStringList &missing) {
              for (qsizetype i = 0; i < m_files.size(); ++i)
                  m_files[i]->setEnabled(!missing.contains(m_paths[i]));
          },
          JobPriority::Asked)
{
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, [this] { m_missing.submit(m_paths); });
    setFiles({});
}

RecentMenu::~RecentMenu() = default;

void RecentMenu::setFiles(const QStringList &paths)
{
    m_paths = paths;
    clear();
    m_files.clear();
    for (const QString &path : paths) {
        QAction *action
            = addAction(entryText(static_cast<int>(m_files.size()) + 1, path, fontMetrics()));
        action->setToolTip(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { Q_EMIT chosen(path); });
        m_files << action;
    }
    addSeparator();
    QAction *clearAll = addAction(tr("&Clear This List"));
    // Queued, because it removes the action that is being triggered.
    connect(clearAll, &QAction::triggered, this, &RecentMenu::clearWanted, Qt::QueuedConnection);
    menuAction()->setEnabled(!paths.isEmpty());
}

} // namespace boardwright
