// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"
#include "ui/editing/document/name_edits.h"
#include "ui/editing/names/name_table_model.h"
#include "ui/editing/studies/statistics_result.h"

#include <memory>
#include <optional>

namespace boardwright {

enum class CategoryColumn : std::uint8_t {
    Name,
    Kind,
    Limit,
    Cap,
    Use,
    Binds,
    Goals,
    Remark,
};

inline constexpr int categoryColumns = static_cast<int>(CategoryColumn::Remark) + 1;

/// The categories of a document, one row for each kind that a name is limited or used as. A row
/// shows the limit, its cap on the current board, its use on many boards, and the number of goals
/// with the category. New rows appear in file order; a row stays in place while its limit changes.
/// The name (for both kinds) and the limit can be edited.
class CategoriesModel final : public NameTableModel {
    Q_OBJECT

public:
    /// `document` must outlive the model.
    explicit CategoriesModel(GoalSetDocument &document, QObject *parent = nullptr);

    /// The shape for which caps are computed; null: no caps.
    void showShape(const std::shared_ptr<const Shape> &shape);

    /// The statistics of each limit; null: none. Outdated ones are shown pale. Limits are matched
    /// by kind and name, so a renamed one has no statistics until it is counted again.
    void showStatistics(std::shared_ptr<const StatisticsResult> result);
    void setStatisticsOutdated(bool areOutdated);

    /// The category behind the rows of a name; empty if there is none.
    CategoryName category(const QString &name) const { return m_categories.value(name); }

    int rowOf(const QString &name) const override;

    QString nameOfKey(const QString &key) const override { return CategoryRow::ofKey(key).name; }

    using NameTableModel::rowOf;

    QString title() const override;

    /// Name and kind do. A name is typed for both kinds.
    bool identifies(const Field &field) const override;

    using NameTableModel::paste;
    /// Without a kind, a limit is of the kind of the row that it is pasted onto.
    std::expected<QList<RefusedText>, QString> paste(const QList<int> &onto,
        const QList<QStringList> &cells, const QList<int> &columns) override;
    void remove(const QList<int> &rows) override;
    void addName(const QString &name) override;
    void rename(const QString &from, const QString &to) override;
    void merge(const QStringList &from, const QString &to) override;
    bool lacksRows(const QString &name) const override;
    void addMissingRows(const QStringList &names) override;
    void declare(const QStringList &names) override;
    bool isUndeclared(const QString &name) const override;
    QString mergeQuestion(const QStringList &from, const QString &to) const override;

    /// The cap of a limit: "8 of 25", "1–3 of 3–7"; empty without a limit or a board.
    QString capText(CategoryKind kind, std::optional<int> percent) const;

protected:
    std::span<const Column> columns() const override;
    const Section &section(int line) const override;
    FieldValues values(int line) const override;
    /// Limits: "30", "30 %", a whole number, or empty for none.
    std::expected<Value, QString> read(const Field &field, const QVariant &entered) const override;
    std::expected<void, QString> store(
        const QList<int> &lines, const Field &field, const Value &value, int gesture) override;
    void putNames(const QList<NameEdit> &edits, const QString &text) override;
    void copyNames(const QList<int> &rows, const QStringList &from, const QStringList &to) override;
    void refresh(bool isOther) override;
    std::optional<int> rowBeside(const QString &key) const override;
    bool countsAlike(const Objective &before, const Objective &after) const override;
    QVariant cell(int row, int column, int role) const override;
    bool isEditable(int column) const override;

private:
    /// A limit with statistics.
    struct CountedLimit {
        std::size_t index = 0; ///< into Study::limits
        int least = 0; ///< goals allowed on the board, or in the shortest line
        int most = 0; ///< the same for the longest line
    };

    /// "3", "1–3".
    static QString rangeText(int least, int most);
    CountedLimit countedLimit(std::size_t index) const;
    QVariant limitCell(const CategoryName &category, CategoryKind kind, int role) const;
    QVariant capCell(const CategoryName &category, CategoryKind kind, int role) const;
    QVariant goalsCell(const CategoryName &category, CategoryKind kind, int role) const;
    static QString kindText(CategoryKind kind);
    QVariant remarkCell(const CategoryRow &row, int role) const;
    /// Whether a column shows statistics; the others show the document.
    static bool isOfStatistics(int column);
    QVariant statisticsCell(const CategoryRow &row, int column, int role) const;
    QVariant useCell(const CountedLimit &limit, int role) const;
    QVariant bindsCell(const CountedLimit &limit, int role) const;
    void tellStatisticsChanged(const QList<int> &roles);

    QHash<QString, CategoryName> m_categories; // looked up, never iterated
    QHash<QString, QList<Problem>> m_problems; // by key; looked up, never iterated
    std::shared_ptr<const StatisticsResult> m_statistics;
    QHash<std::pair<CategoryKind, QString>, CountedLimit> m_limits; ///< looked up, never iterated
    bool m_areStatisticsOutdated = false;
    int m_enabledGoals = 0;
    int m_cells = 0; ///< of the current board; 0: no board
    int m_lines = 0; ///< of the current board; 0: no board
    int m_shortest = 0; ///< length of the shortest line; 0: no lines
    int m_longest = 0;
};

} // namespace boardwright
