// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/searched_table.h"

#include <QObject>

#include <memory>

class QBoxLayout;

namespace boardwright {

class ReplaceBar;

/// Find and replace for the table of a page: the keys (Ctrl+H, F3, Shift+F3), which work on the
/// whole page, and the bar, which opens above the table.
class TableSearch final : public QObject {
    Q_OBJECT

public:
    /// A child of `page`, which contains the table. `findsByKey`: Ctrl+F opens the bar, too,
    /// because nothing else on the page finds text.
    TableSearch(std::unique_ptr<SearchedTable> searched, bool findsByKey, QWidget &page);
    ~TableSearch() override;

    /// For the layout of the page.
    ReplaceBar &bar() const { return *m_bar; }

    void open();
    /// Call after cells changed, or the shown rows did.
    void refresh();
    /// Marks these words while the bar is closed, because a filter looks for them.
    void setFilter(const QString &words);

private:
    void addKeys(QWidget &page, const QString &text, const QList<QKeySequence> &keys,
        const std::function<void()> &run);

    std::unique_ptr<SearchedTable> m_searched;
    ReplaceBar *m_bar;
    QString m_filter;
};

} // namespace boardwright
