// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"
#include "ui/editing/document/document.h"
#include "ui/editing/values/objective_columns.h"

#include <QWidget>

#include <expected>
#include <functional>
#include <memory>

class QAbstractButton;
class QGridLayout;
class QLabel;

namespace boardwright {

class CellEditor;
class FlagCellEdit;
class NamesEdit;

/// A section of the Details form: some fields of the shown goals, each in the same editor as in the
/// table. Shows whether goals differ; an edit applies to all of them. Pending input is kept
/// whatever changes meanwhile.
class DetailsPage : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DetailsPage)

public:
    explicit DetailsPage(GoalSetDocument &document, QWidget *parent = nullptr);
    ~DetailsPage() override;

    /// Shows other goals. Pending input is applied to the previous ones.
    void showRows(const QList<RowId> &ids);
    /// Shows the current values of the goals; while hidden, only once the page is shown again.
    void refresh();

    /// The current board; null if there is none.
    virtual void showShape(const std::shared_ptr<const boardwright::Shape> &) { }

Q_SIGNALS:
    /// The input of `editor` is not possible.
    void refused(QWidget *editor, const QString &reason);

protected:
    GoalSetDocument &document() const { return m_document; }

    const QList<RowId> &ids() const { return m_ids; }

    /// The shown goals that still exist.
    QList<const Objective *> goals() const;

    QGridLayout &grid() const { return *m_grid; }

    /// Adds an editor with a label, which becomes its accessible name.
    void place(const QString &label, QWidget *editor, int row, int column = 0, int span = 1);

    /// Adds a pale explanatory text.
    QLabel *note(const QString &text);

    /// How an editor reads the value of a goal, and writes the input to ids(). The error is a text
    /// that says why the input is not possible.
    struct Content {
        std::function<QVariant(const Objective &)> read;
        std::function<std::expected<void, QString>(const QVariant &entered)> write;
    };

    /// Connects a widget, which must be a CellEditor, to a content.
    void bind(QWidget *widget, const Content &content);

    /// Adds the editor of a column, with its label.
    QWidget *add(ObjectiveColumn column, int row, int at = 0, int span = 1);
    /// Binds a box that is checked if `isOn` holds for all goals; a click calls `toggle`.
    void bindBox(FlagCellEdit *box, const std::function<bool(const Objective &)> &isOn,
        const std::function<void(bool on)> &toggle);

    /// Called by refresh() to show the current values.
    virtual void showNow();

    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Binding {
        Content content;
        QWidget *widget;
        CellEditor *editor;
        QString placeholder; ///< of a text editor, while the goals do not differ
    };

    struct NamesBinding {
        ObjectiveColumn column;
        NamesEdit *editor;
    };

    Content contentOf(ObjectiveColumn column);
    void bindNames(ObjectiveColumn column, NamesEdit *editor);
    void commit(QWidget *widget);
    void commitAll();
    static void show(const Binding &binding, const QVariant &value);
    void refreshText(const Binding &binding);
    void refreshNames(const NamesBinding &binding);

    GoalSetDocument &m_document;
    QGridLayout *m_grid;
    QList<RowId> m_ids;
    QList<Binding> m_bindings;
    QList<NamesBinding> m_names;
    bool m_isStale = false; ///< the values shown are outdated
    int m_gesture = -1; ///< of the number that has the focus
};

} // namespace boardwright
