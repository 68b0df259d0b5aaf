// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/fix.h"
#include "core/lab/relaxation_study.h"
#include "ui/editing/document/document.h"
#include "ui/editing/problems/problem_groups.h"

#include <QAbstractItemModel>

#include <memory>
#include <optional>

namespace boardwright {

class RelaxationAdvisor;

/// The list of problems, worst first: why the board could not be filled, problems of the set and
/// the file, limits that this board relaxed. Problems of one kind are children of a row that counts
/// them; a single problem has no parent row. Rows keep their identity from result to result: the
/// same problem stays the same row, so that selection, expansion and scroll position are kept.
/// Accepted problems are hidden unless requested.
class ProblemsModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role : int {
        SeverityRole = Qt::UserRole, ///< int behind Severity; -1: the row that counts the rest
        FixRole, ///< what the fix would do; empty if there is no obvious fix
        AnswerRole, ///< "Accept" or "Take back"; empty if neither is possible
        AcceptedRole, ///< bool: accepted by the author
    };

    /// The numbers of problems, listed or not.
    struct Counts {
        int inSet = 0; ///< without accepted ones
        int inFile = 0;
        int ofBoard = 0; ///< why it is not made, and its findings except relaxed limits
        int relaxed = 0; ///< limits relaxed on this board
        int accepted = 0;
        bool isMade = true; ///< the board, complete
        Severity worst = Severity::Hint; ///< without accepted ones

        /// Everything listed that is neither accepted nor a relaxed limit.
        int problems() const { return inSet + inFile + ofBoard; }

        friend bool operator==(const Counts &, const Counts &) = default;
    };

    /// `document` must outlive the model.
    explicit ProblemsModel(GoalSetDocument &document, QObject *parent = nullptr);
    ~ProblemsModel() override;
    Q_DISABLE_COPY_MOVE(ProblemsModel)

    /// Shows beside each relaxed limit how often it is relaxed and what would help, once known.
    /// `advisor` must outlive the model.
    void follow(const RelaxationAdvisor &advisor);

    /// Shows a board's findings and its set's problems; null: none.
    void showResult(std::shared_ptr<const PreviewResult> result);
    /// Oddities of the file, shown until the next file.
    void showFileNotes(const QList<Problem> &notes);

    bool showsAccepted() const { return m_sources.showsAccepted; }

    void setShowsAccepted(bool shows);

    const Counts &counts() const { return m_counts; }

    /// std::nullopt if the row stands for several problems.
    std::optional<ProblemPlace> placeOf(const QModelIndex &index) const;

    /// The number of problems that a row stands for.
    int countOf(const QModelIndex &index) const;

    /// Verbs of a row, for all problems that it stands for; each is one undo step, or none.
    void fix(const QModelIndex &index);
    /// Accepts the problems, or unaccepts accepted ones.
    void answer(const QModelIndex &index);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// Emitted after every change of the list or the counts.
    void updated();

private:
    struct Node {
        quint32 id = 0; ///< used in the internal ids of its children; never reused
        ProblemGroup group;
        QList<ListedProblem> rows{}; ///< the children; empty for a single problem
        int rest = 0; ///< problems not listed; if not 0, the last row counts them
        /// The number of fixable problems, computed on demand.
        mutable std::optional<int> fixable{};
    };

    struct Spot {
        const Node *node = nullptr;
        const ListedProblem *problem = nullptr; ///< null: the kind, or the row for the rest
        bool isRest = false;
    };

    void rebuild();
    void updateCounts();
    void updateNode(int row, const ProblemGroup &group);
    void removeGone(Node &node, const QModelIndex &parent, const QList<ListedProblem> &rows);
    void reorder(Node &node, const QModelIndex &parent, const QList<ListedProblem> &rows);
    void insertNew(Node &node, const QModelIndex &parent, const QList<ListedProblem> &rows);
    void setRows(Node &node, const QModelIndex &parent, const QList<ListedProblem> &rows);

    Spot spotOf(const QModelIndex &index) const;
    int nodeOf(quint32 id) const;
    std::optional<RelaxationAdvice> adviceOn(const Spot &spot) const;
    void tellAdviceChanged();
    QList<Problem> problemsOf(const QModelIndex &index) const;
    QString textOf(const Spot &spot) const;
    QString fixTextOf(const Spot &spot) const;
    QString answerTextOf(const Spot &spot) const;

    GoalSetDocument &m_document;
    const RelaxationAdvisor *m_advisor = nullptr; ///< null: no advice
    ProblemSources m_sources;
    QList<TableRow> m_acceptedRows; ///< that the list was built with
    GoalSet m_set; ///< the set of the result
    mutable std::optional<Fixes> m_fixes; ///< of m_set
    QList<Node> m_nodes;
    Counts m_counts;
    quint32 m_lastNode = 0;
};

} // namespace boardwright
