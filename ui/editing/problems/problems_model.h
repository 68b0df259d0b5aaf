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

/// What a person should know, worst first: why the board could not be filled, what is wrong in the
/// set and the file, which limits this board broke. Problems of one kind are the children of a row
/// that counts them; one alone is its kind's row. Rows keep their identity from result to result:
/// what is the same problem stays the same row, so that selection, expansion and the reader's eye
/// stay where they are. Of what the set accepts, nothing is told unless asked for.
class ProblemsModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role : int {
        SeverityRole = Qt::UserRole, ///< int behind Severity; -1: the row that counts the rest
        FixRole, ///< what a fix would do; empty: there is none that is obvious
        AnswerRole, ///< "Accept" or "Take back"; empty: neither is possible
        AcceptedRole, ///< bool: kept on purpose
    };

    /// How many there are, listed or not.
    struct Counts {
        int inSet = 0; ///< what is accepted left out
        int inFile = 0;
        int ofBoard = 0; ///< why it is not filled, and what it says of itself but what gave way
        int relaxed = 0; ///< limits that gave way on this board
        int accepted = 0;
        bool isFilled = true; ///< the board
        Severity worst = Severity::Hint; ///< of what is not accepted

        /// All that is listed and not accepted, but for limits that gave way.
        int problems() const { return inSet + inFile + ofBoard; }

        friend bool operator==(const Counts &, const Counts &) = default;
    };

    /// `document` must outlive the model.
    explicit ProblemsModel(GoalSetDocument &document, QObject *parent = nullptr);
    ~ProblemsModel() override;
    Q_DISABLE_COPY_MOVE(ProblemsModel)

    /// Says beside each limit that gave way how often it does and what would help, once that is
    /// known. `advisor` must outlive the model.
    void follow(const RelaxationAdvisor &advisor);

    /// Shows a board's findings and its set's problems; null: none.
    void showResult(std::shared_ptr<const PreviewResult> result);
    /// Oddities of the file, kept until the next file.
    void showFileNotes(const QList<Problem> &notes);

    bool showsAccepted() const { return m_sources.showsAccepted; }

    void setShowsAccepted(bool shows);

    const Counts &counts() const { return m_counts; }

    /// Nothing where the row is about several.
    std::optional<ProblemPlace> placeOf(const QModelIndex &index) const;

    /// How many problems a row stands for.
    int countOf(const QModelIndex &index) const;

    /// Verbs of a row, for all problems it stands for; each is one undo step, or none.
    void fix(const QModelIndex &index);
    /// Accepts it; what is accepted is taken back.
    void answer(const QModelIndex &index);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// After every change of what is listed or counted.
    void updated();

private:
    struct Node {
        quint32 id = 0; ///< of its children's internal ids; never used again
        ProblemGroup group;
        QList<ListedProblem> rows{}; ///< the children; none where there is one problem alone
        int rest = 0; ///< that are not listed; if there are some, the last row counts them
        mutable std::optional<int> fixable{}; ///< how many, once asked for
    };

    struct Spot {
        const Node *node = nullptr;
        const ListedProblem *problem = nullptr; ///< null: the kind, or the rest of it
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
    const RelaxationAdvisor *m_advisor = nullptr; ///< null: nobody measures
    ProblemSources m_sources;
    QList<TableRow> m_acceptedRows; ///< that the list was made with
    GoalSet m_set; ///< that the result is about
    mutable std::optional<Fixes> m_fixes; ///< of m_set
    QList<Node> m_nodes;
    Counts m_counts;
    quint32 m_lastNode = 0;
};

} // namespace boardwright
