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
class QCheckBox;
class QGridLayout;
class QLabel;

namespace boardwright {

class CellEditor;
class NamesEdit;
class NumberCellEdit;

/// A section of the Details form: some contents of the goals that are shown, each in the editor
/// that their cells have. Where goals differ it says so; an edit is meant for all of them. What a
/// person is typing stays, whatever happens around it.
class DetailsPage : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DetailsPage)

public:
    explicit DetailsPage(GoalSetDocument &document, QWidget *parent = nullptr);
    ~DetailsPage() override;

    /// Other goals. What is being typed is taken for those shown before.
    void showRows(const QList<RowId> &ids);
    /// What the goals hold now; while nobody looks, from when the page is shown again.
    void refresh();

    /// The board of now; null: none.
    virtual void showShape(const std::shared_ptr<const boardwright::Shape> &) { }

Q_SIGNALS:
    /// What was entered at `editor` is not possible.
    void refused(QWidget *editor, const QString &reason);

protected:
    GoalSetDocument &document() const { return m_document; }

    const QList<RowId> &ids() const { return m_ids; }

    /// The goals that are shown and still there.
    QList<const Objective *> goals() const;

    QGridLayout &grid() const { return *m_grid; }

    /// Adds a label and an editor; the label names it.
    void place(const QString &label, QWidget *editor, int row, int column = 0, int span = 1);

    /// Words that help, pale.
    QLabel *note(const QString &text);

    /// What an editor shows of a goal, and how what is entered is written to ids(): an error is the
    /// words for why it cannot be.
    struct Content {
        std::function<QVariant(const Objective &)> read;
        std::function<std::expected<void, QString>(const QVariant &entered)> write;
    };

    /// Lets an editor, which signals editingFinished(), show and write something.
    template <typename Editor>
    void bind(Editor *editor, const Content &content)
    {
        addBinding(content, editor, editor);
        connect(editor, &Editor::editingFinished, this, [this, editor] { commit(editor); });
    }

    /// Adds the editor of a part of the goals, with its label.
    QWidget *add(ObjectiveColumn column, int row, int at = 0, int span = 1);
    /// A box that is checked if `isOn` of all goals; a click calls `toggle`.
    void bindBox(QCheckBox *box, std::function<bool(const Objective &)> isOn,
        std::function<void(bool on)> toggle);

    /// What refresh() shows.
    virtual void showNow();

    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Binding {
        Content content;
        QWidget *widget;
        CellEditor *editor;
        QString placeholder; ///< of an editor of text, while the goals do not differ
    };

    struct NamesBinding {
        ObjectiveColumn column;
        NamesEdit *editor;
    };

    struct BoxBinding {
        QCheckBox *box;
        std::function<bool(const Objective &)> isOn;
    };

    Content contentOf(ObjectiveColumn column, bool isNumber = false);
    void bindNumber(ObjectiveColumn column, NumberCellEdit *editor);
    void bindNames(ObjectiveColumn column, NamesEdit *editor);
    void addBinding(const Content &content, QWidget *widget, CellEditor *editor);
    void commit(QWidget *widget);
    void commitAll();
    static void show(const Binding &binding, const QVariant &value);
    void refreshText(const Binding &binding);
    void refreshNames(const NamesBinding &binding);
    void refreshBox(const BoxBinding &binding);

    GoalSetDocument &m_document;
    QGridLayout *m_grid;
    QList<RowId> m_ids;
    QList<Binding> m_bindings;
    QList<NamesBinding> m_names;
    QList<BoxBinding> m_boxes;
    bool m_isStale = false; ///< it shows what the goals held once
    int m_gesture = -1; ///< of the number that has the focus
};

} // namespace boardwright
