// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/table_search.h"

#include "ui/widgets/table/replace_bar.h"

#include <QAction>
#include <QKeySequence>

#include <utility>

namespace boardwright {

TableSearch::TableSearch(std::unique_ptr<SearchedTable> searched, bool findsByKey, QWidget &page)
    : QObject(&page)
    , m_searched(std::move(searched))
    , m_bar(new ReplaceBar(*m_searched, &page))
{
    m_bar->hide();
    Spreadsheet &table = m_searched->table();
    connect(m_bar, &ReplaceBar::closed, this, [this, &table] {
        m_bar->hide();
        setFilter(m_filter);
        table.setFocus();
    });
    connect(table.selectionModel(), &QItemSelectionModel::selectionChanged, m_bar,
        &ReplaceBar::followSelection);
    addKeys(page, tr("Find and Replace"), {QKeySequence(Qt::CTRL | Qt::Key_H)}, [this] { open(); });
    addKeys(page, tr("Find Next"), {QKeySequence(Qt::Key_F3)}, [this] { m_bar->goOn(true); });
    addKeys(page, tr("Find Previous"), {QKeySequence(Qt::SHIFT | Qt::Key_F3)},
        [this] { m_bar->goOn(false); });
    if (findsByKey)
        addKeys(
            page, tr("Find"), QKeySequence::keyBindings(QKeySequence::Find), [this] { open(); });
}

TableSearch::~TableSearch() = default;

void TableSearch::addKeys(QWidget &page, const QString &text, const QList<QKeySequence> &keys,
    const std::function<void()> &run)
{
    auto *action = new QAction(text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, run);
    page.addAction(action);
}

void TableSearch::open()
{
    m_bar->open();
}

void TableSearch::refresh()
{
    m_bar->refresh();
}

void TableSearch::setFilter(const QString &words)
{
    m_filter = words;
    if (!m_bar->isHidden())
        return;
    const QStringList all = words.split(u' ', Qt::SkipEmptyParts);
    m_searched->table().markFound(
        all.isEmpty() ? std::nullopt : std::optional(TextSearch::forWords(all)),
        m_searched->columns(m_searched->firstPart()));
}

} // namespace boardwright
