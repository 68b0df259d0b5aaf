// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>
#include <QString>

#include <functional>

class QMenu;

namespace boardwright {

class Spreadsheet;

/// Which columns of a table are visible. Some are by default; the user shows and hides others in
/// the menu of the header or of the table.
class ColumnChoice final : public QObject {
    Q_OBJECT

public:
    /// What the user chose that differs from the default, by columnKey(): whether the column is
    /// visible.
    using Chosen = QMap<QString, bool>;

    /// `table` must outlive this object. By default all of its columns are visible.
    explicit ColumnChoice(Spreadsheet &table);

    /// Call apply() afterwards.
    void setDefault(std::function<bool(int column)> isVisible)
    {
        m_isDefault = std::move(isVisible);
    }

    /// A column that is always visible, whatever is chosen. At first column 0.
    void setKept(int column) { m_kept = column; }

    int kept() const { return m_kept; }

    const Chosen &chosen() const { return m_chosen; }

    /// Call apply() afterwards. Keys that no column has are kept for columns that come later.
    void setChosen(const Chosen &chosen) { m_chosen = chosen; }

    /// Shows the chosen columns and hides the others. The current cell stays visible: if its column
    /// is hidden, the kept column of its row becomes current.
    void apply();

    /// Shows or hides a column, as the menu does.
    void choose(int column, bool isVisible);
    /// Forgets what was chosen.
    void reset();

    /// Adds an entry for each column, and one for the default columns.
    void fillMenu(QMenu &menu);

private:
    /// The name of a column in Chosen, which neither language nor order changes.
    QString columnKey(int column) const;
    QString title(int column) const;
    bool isVisible(int column) const;

    Spreadsheet &m_table;
    std::function<bool(int)> m_isDefault;
    int m_kept = 0;
    Chosen m_chosen;
};

} // namespace boardwright
