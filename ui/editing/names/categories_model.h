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

/// The categories of a document, a row for each kind that a name is limited or carried as. A row
/// shows the limit, what it comes to on the board in sight, how much of that many boards use, and
/// how many goals carry the category. New rows come where the file has them; a row stays where it
/// is while its limit changes. The name, for both kinds, and the limit can be edited.
class CategoriesModel final : public NameTableModel {
    Q_OBJECT

public:
    /// `document` must outlive the model.
    explicit CategoriesModel(GoalSetDocument &document, QObject *parent = nullptr);

    /// The empty board that the caps are those of; null: there are none.
    void showShape(const std::shared_ptr<const Shape> &shape);

    /// What many boards say of each limit; null: nothing. Where it is of something earlier, it is
    /// pale. A limit is known by kind and name, so that a renamed one says nothing until it is
    /// counted.
    void showStatistics(std::shared_ptr<const StatisticsResult> result);
    void setStatisticsOutdated(bool areOutdated);

    /// What the rows of a name are made of; empty where there are none.
    CategoryName category(const QString &name) const { return m_categories.value(name); }

    int rowOf(const QString &name) const override;

    QString nameOfKey(const QString &key) const override { return CategoryRow::ofKey(key).name; }

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Limits: "30", "30 %", a number, or nothing for none.
    bool setCells(
        const QStringList &keys, int column, const QVariant &value, int gesture = -1) override;
    void clearCells(const QList<std::pair<QString, int>> &cells) override;
    void fillDown(const QString &from, const QStringList &keys, const QList<int> &columns) override;
    bool paste(const QStringList &onto, int column, const QList<QStringList> &cells) override;
    void add(const QString &name) override;
    void rename(const QString &from, const QString &to) override;
    void merge(const QStringList &from, const QString &to) override;
    void remove(const QStringList &keys) override;
    bool lacksRows(const QString &name) const override;
    void addMissingRows(const QStringList &names) override;
    void declare(const QStringList &names) override;
    bool isUndeclared(const QString &name) const override;
    QString mergeQuestion(const QStringList &from, const QString &to) const override;

    /// What the limit comes to: "8 of 25", "1–3 of 3–7"; empty without a limit or a board.
    QString capText(CategoryKind kind, std::optional<int> percent) const;

    /// "Board", "Line", in English or the language of the window; nothing: neither.
    static std::optional<CategoryKind> kindOf(const QString &text);

    /// A typed limit; nothing inside: none is meant.
    static std::expected<std::optional<int>, QString> limitOf(const QVariant &value);

protected:
    void refresh(bool isOther) override;
    std::optional<int> rowBeside(const QString &key) const override;
    bool countsAlike(const Objective &before, const Objective &after) const override;
    QVariant cell(int row, int column, int role) const override;
    bool isEditable(int column) const override;

private:
    static std::expected<QStringList, QString> withKind(QStringList cells, int column);

    /// A limit that the statistics know.
    struct CountedLimit {
        std::size_t index = 0; ///< in their study
        int least = 0; ///< goals it allows on the board, or in the shortest line,
        int most = 0; ///< and in the longest
    };

    /// "3", "1–3".
    static QString rangeText(int least, int most);
    CountedLimit countedLimit(std::size_t index) const;
    QVariant limitCell(const CategoryName &category, CategoryKind kind, int role) const;
    QVariant capCell(const CategoryName &category, CategoryKind kind, int role) const;
    QVariant goalsCell(const CategoryName &category, CategoryKind kind, int role) const;
    static QString kindText(CategoryKind kind);
    QVariant remarkCell(const CategoryRow &row, int role) const;
    /// Of what many boards say; the others are the document's.
    static bool isOfStatistics(int column);
    QVariant statisticsCell(const CategoryRow &row, int column, int role) const;
    QVariant useCell(const CountedLimit &limit, int role) const;
    QVariant bindsCell(const CountedLimit &limit, int role) const;
    void tellStatisticsChanged(const QList<int> &roles);

    QHash<QString, CategoryName> m_categories; // looked up, never iterated
    QHash<QString, QList<Problem>> m_problems; // by key; likewise
    std::shared_ptr<const StatisticsResult> m_statistics;
    QHash<std::pair<CategoryKind, QString>, CountedLimit> m_limits; ///< looked up, never iterated
    bool m_areStatisticsOutdated = false;
    int m_enabledGoals = 0;
    int m_cells = 0; ///< of the board in sight; 0: there is none
    int m_lines = 0; ///< likewise
    int m_shortest = 0; ///< of its lines; 0: it has none
    int m_longest = 0;
};

} // namespace boardwright
