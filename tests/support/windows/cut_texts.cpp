// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windows/cut_texts.h"

#include "ui/editing/tables/field_cells.h"
#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/controls/menu_button.h"

#include <QAbstractItemDelegate>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QStatusBar>
#include <QStyleOptionComboBox>
#include <QStyleOptionGroupBox>
#include <QStyleOptionSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int fewestLetters = 10;
constexpr int sampledRows = 60;
constexpr int tolerance = 1; ///< pixels, for rounding

int tenLetters(const QWidget &widget)
{
    return fewestLetters * widget.fontMetrics().averageCharWidth();
}

int widthOf(const QWidget &widget, const QString &text)
{
    return widget.fontMetrics().size(Qt::TextShowMnemonic, text).width();
}

/// Without markup and white space that texts and tool tips do not share.
QString bare(const QString &text)
{
    const bool isRich = Qt::mightBeRichText(text);
    QString plain = isRich ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
    plain.removeIf([](QChar letter) { return letter.isSpace() || letter == QChar(0xfffc); });
    return plain;
}

class Measurement {
public:
    explicit Measurement(QWidget &root)
        : m_root(root)
    {
    }

    QStringList findings() const { return m_findings; }

    void look(QWidget &widget)
    {
        if (!widget.isVisible() || (widget.isWindow() && &widget != &m_root))
            return;
        measure(widget);
        for (QObject *child : widget.children()) {
            if (auto *inside = qobject_cast<QWidget *>(child))
                look(*inside);
        }
    }

private:
    void report(const QWidget &widget, const QString &text, const QString &what)
    {
        QString name = widget.objectName();
        const QWidget *owner = &widget;
        while (name.isEmpty() && (owner = owner->parentWidget()) != nullptr && owner != &m_root)
            name = QString::fromLatin1(owner->metaObject()->className()).section(u':', -1);
        m_findings << u"%1 in %2: \"%3\": %4"_s.arg(
            QString::fromLatin1(widget.metaObject()->className()).section(u':', -1), name,
            text.simplified().left(60), what);
    }

    void need(const QWidget &widget, const QString &text, int wanted, int given)
    {
        if (wanted > given + tolerance)
            report(widget, text, u"needs %1 pixels, has %2"_s.arg(wanted).arg(given));
    }

    /// Whether pointing at `place` of the widget shows a tip that contains the text.
    static bool isTold(QWidget &widget, const QPoint &place, const QString &text)
    {
        QHelpEvent help(QEvent::ToolTip, place, widget.mapToGlobal(place));
        QApplication::sendEvent(&widget, &help);
        return bare(QToolTip::text()).contains(bare(text));
    }

    /// A text that is elided if it is too long.
    void needElided(
        QWidget &widget, const QString &text, int wanted, int given, const QPoint &place)
    {
        if (wanted <= given + tolerance)
            return;
        if (given < std::min(wanted, tenLetters(widget)))
            report(widget, text, u"elided to %1 pixels, less than ten letters"_s.arg(given));
        else if (!isTold(widget, place, text))
            report(widget, text, u"elided, and no tool tip has all of it"_s);
    }

    /// The widget's place must not be hidden by what contains it, unless that scrolls.
    void checkIsInside(const QWidget &widget, const QString &text)
    {
        QRect seen = widget.rect();
        const QWidget *at = &widget;
        while (at != &m_root && at->parentWidget() != nullptr) {
            const QWidget *parent = at->parentWidget();
            const auto *area = qobject_cast<const QAbstractScrollArea *>(parent->parentWidget());
            seen.translate(at->pos());
            if (area != nullptr && area->viewport() == parent)
                return;
            if (!parent->rect().contains(seen)) {
                report(widget, text,
                    u"outside of %1"_s.arg(QString::fromLatin1(parent->metaObject()->className())));
                return;
            }
            at = parent;
        }
    }

    void measure(QWidget &widget)
    {
        if (auto *label = qobject_cast<QLabel *>(&widget))
            measureLabel(*label);
        else if (auto *button = qobject_cast<QToolButton *>(&widget))
            measureToolButton(*button);
        else if (auto *plain = qobject_cast<QAbstractButton *>(&widget))
            measureButton(*plain);
        else if (auto *box = qobject_cast<QComboBox *>(&widget))
            measureCombo(*box);
        else if (auto *spin = qobject_cast<QAbstractSpinBox *>(&widget))
            measureSpinBox(*spin);
        else if (auto *line = qobject_cast<QLineEdit *>(&widget))
            measureLine(*line);
        else if (auto *group = qobject_cast<QGroupBox *>(&widget))
            need(*group, group->title(), widthOf(*group, group->title()) + 16, group->width());
        else if (auto *tabs = qobject_cast<QTabBar *>(&widget))
            measureTabs(*tabs);
        else if (auto *header = qobject_cast<QHeaderView *>(&widget))
            measureHeader(*header);
        else if (auto *table = qobject_cast<QTableView *>(&widget))
            measureTable(*table);
        else if (auto *tree = qobject_cast<QTreeView *>(&widget))
            measureTree(*tree);
        else if (auto *list = qobject_cast<QListView *>(&widget))
            measureList(*list);
        else if (auto *menus = qobject_cast<QMenuBar *>(&widget))
            need(*menus, u"menus"_s, menus->sizeHint().width(), menus->width());
        else if (auto *status = qobject_cast<QStatusBar *>(&widget))
            need(*status, status->currentMessage(), widthOf(*status, status->currentMessage()),
                status->width());
    }

    void measureLabel(QLabel &label)
    {
        const QString text = label.text();
        if (text.trimmed().isEmpty())
            return;
        checkIsInside(label, text);
        if (qobject_cast<ElidedLabel *>(&label) != nullptr) {
            needElided(label, text, label.fontMetrics().horizontalAdvance(text),
                label.contentsRect().width(), label.rect().center());
            return;
        }
        if (!label.wordWrap()) {
            need(label, text, label.sizeHint().width(), label.width());
            if (label.sizeHint().height() > label.height() + tolerance)
                report(label, text, u"too low"_s);
            return;
        }
        const int wanted = label.heightForWidth(label.width());
        if (wanted > label.height() + tolerance)
            report(label, text, u"wrapped to %1 pixels, has %2"_s.arg(wanted).arg(label.height()));
        int widest = 0;
        if (label.textFormat() != Qt::RichText && !Qt::mightBeRichText(text)) {
            for (const QString &word : text.split(u' '))
                widest = std::max(widest, label.fontMetrics().horizontalAdvance(word));
        }
        need(label, text, std::min(widest, 3 * tenLetters(label)), label.contentsRect().width());
    }

    void measureToolButton(QToolButton &button)
    {
        const bool hasText = !button.text().isEmpty()
            && (button.icon().isNull() || button.toolButtonStyle() != Qt::ToolButtonIconOnly);
        checkIsInside(button, button.text().isEmpty() ? button.toolTip() : button.text());
        if (!hasText)
            return;
        const bool showsArrow
            = button.menu() != nullptr && qobject_cast<MenuButton *>(&button) == nullptr;
        if (showsArrow) {
            report(button, button.text(), u"its arrow is painted over its text"_s);
            return;
        }
        // A button that elides its text says so by a smaller least size.
        if (button.minimumSizeHint().width() < button.sizeHint().width())
            needElided(button, plainActionText(button.text()), button.sizeHint().width(),
                button.width(), button.rect().center());
        else
            need(button, button.text(), button.sizeHint().width(), button.width());
    }

    void measureButton(QAbstractButton &button)
    {
        if (button.text().isEmpty())
            return;
        checkIsInside(button, button.text());
        need(button, button.text(), button.minimumSizeHint().width(), button.width());
    }

    void measureCombo(QComboBox &box)
    {
        checkIsInside(box, box.currentText());
        if (box.isEditable() || box.currentText().isEmpty())
            return;
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.currentText = box.currentText();
        const int room
            = box.style()
                  ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box)
                  .width();
        const int icon = box.itemIcon(box.currentIndex()).isNull() ? 0 : box.iconSize().width() + 4;
        needElided(box, box.currentText(), widthOf(box, box.currentText()) + icon, room,
            box.rect().center());
    }

    void measureSpinBox(QAbstractSpinBox &box)
    {
        checkIsInside(box, box.text());
        QStyleOptionSpinBox option;
        option.initFrom(&box);
        option.buttonSymbols = box.buttonSymbols();
        option.frame = box.hasFrame();
        const int room
            = box.style()
                  ->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxEditField, &box)
                  .width();
        constexpr int margins = 4;
        need(box, box.text(), box.fontMetrics().horizontalAdvance(box.text()) + margins, room);
    }

    void measureLine(QLineEdit &line)
    {
        if (qobject_cast<QAbstractSpinBox *>(line.parentWidget()) != nullptr)
            return;
        checkIsInside(line, line.placeholderText());
        constexpr int margins = 12;
        if (line.text().isEmpty())
            needElided(line, line.placeholderText(),
                line.fontMetrics().horizontalAdvance(line.placeholderText()) + margins,
                line.width() - line.textMargins().left() - line.textMargins().right(),
                line.rect().center());
        else if (line.isReadOnly())
            need(line, line.text(), line.fontMetrics().horizontalAdvance(line.text()) + margins,
                line.width());
    }

    void measureTabs(QTabBar &bar)
    {
        int right = 0;
        for (int tab = 0; tab < bar.count(); ++tab) {
            if (!bar.isTabVisible(tab))
                continue;
            const QRect place = bar.tabRect(tab);
            right = std::max(right, place.right() + 1);
            constexpr int margins = 8;
            const int icon = bar.tabIcon(tab).isNull() ? 0 : bar.iconSize().width() + 4;
            need(bar, bar.tabText(tab), widthOf(bar, bar.tabText(tab)) + icon + margins,
                place.width());
        }
        if (!bar.usesScrollButtons())
            need(bar, u"tabs"_s, right, bar.width());
    }

    void measureHeader(QHeaderView &header)
    {
        if (header.model() == nullptr)
            return;
        for (int section = 0; section < header.count(); ++section) {
            const QString title
                = header.model()->headerData(section, header.orientation()).toString();
            if (header.isSectionHidden(section) || title.isEmpty())
                continue;
            if (header.orientation() == Qt::Vertical) {
                need(header, title, widthOf(header, title), header.width());
                continue;
            }
            const int given = header.sectionSize(section);
            const int at = header.sectionViewportPosition(section);
            const int wanted = header.sectionSizeHint(section);
            const bool isSeen = at >= 0 && at + given <= header.viewport()->width();
            if (wanted <= given + tolerance)
                continue;
            if (!isSeen && given >= tenLetters(header))
                continue; // measured where it is scrolled into view
            needElided(header, title, wanted, given, section);
        }
    }

    /// Headers are asked at their viewport, as a mouse does.
    void needElided(QHeaderView &header, const QString &title, int wanted, int given, int section)
    {
        if (given < std::min(wanted, tenLetters(header)))
            report(header, title, u"title elided to %1 of %2 pixels"_s.arg(given).arg(wanted));
        else if (const QPoint place(
                     header.sectionViewportPosition(section) + given / 2, header.height() / 2);
            !isTold(*header.viewport(), place, title))
            report(header, title, u"title elided, and no tool tip has all of it"_s);
    }

    void measureTable(QTableView &table)
    {
        const QAbstractItemModel *model = table.model();
        if (model == nullptr || table.horizontalHeader()->isHidden())
            return; // a map has numbers only where they fit
        for (int column = 0; column < model->columnCount(table.rootIndex()); ++column) {
            if (!table.isColumnHidden(column))
                measureColumn(table, column);
        }
    }

    void measureColumn(QTableView &table, int column)
    {
        const QAbstractItemModel &model = *table.model();
        const int rows = model.rowCount(table.rootIndex());
        const int samples = std::min(rows, sampledRows);
        const int given = table.columnWidth(column);
        for (int sample = 0; sample < samples; ++sample) {
            const int row = static_cast<int>(static_cast<qint64>(sample) * rows / samples);
            const QModelIndex index = model.index(row, column, table.rootIndex());
            const QString text = index.data().toString();
            if (text.isEmpty() || table.isRowHidden(row))
                continue;
            QStyleOptionViewItem option;
            option.initFrom(&table);
            option.font = table.font();
            const int wanted = table.itemDelegateForIndex(index)->sizeHint(option, index).width();
            if (wanted <= given + tolerance)
                continue;
            const QString name
                = u"%1 | %2"_s.arg(model.headerData(column, Qt::Horizontal).toString(), text);
            constexpr int longestNumber = 16; // longer ones are lists of numbers
            const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
            if (text.size() <= longestNumber && alignment.testFlag(Qt::AlignRight)) {
                report(table, name, u"number needs %1 pixels, has %2"_s.arg(wanted).arg(given));
                return;
            }
            const auto *field
                = model.headerData(column, Qt::Horizontal, FieldRole).value<const Field *>();
            if (field != nullptr && field->kind == Kind::Choice) {
                report(table, name, u"choice needs %1 pixels, has %2"_s.arg(wanted).arg(given));
                return;
            }
            if (given < tenLetters(table)) {
                report(table, name, u"column of %1 pixels, less than ten letters"_s.arg(given));
                return;
            }
            const QRect place = table.visualRect(index) & table.viewport()->rect();
            if (place.width() < 4 || place.height() < 4)
                continue;
            if (!isTold(*table.viewport(), place.center(), text))
                report(table, name, u"elided, and no tool tip has all of it"_s);
            return;
        }
    }

    /// A delegate that wraps texts asks for no more than the width it has.
    void measureTree(QTreeView &tree)
    {
        int rows = 0;
        for (QModelIndex index = tree.indexAt({tree.indentation() + 1, 1});
            index.isValid() && ++rows <= sampledRows; index = tree.indexBelow(index)) {
            for (int column = 0; column < tree.model()->columnCount(index.parent()); ++column) {
                const QModelIndex cell = index.siblingAtColumn(column);
                const QString text = cell.data().toString();
                QStyleOptionViewItem option;
                option.initFrom(&tree);
                option.widget = &tree;
                option.rect = tree.visualRect(cell);
                const QSize wanted = tree.itemDelegateForIndex(cell)->sizeHint(option, cell);
                if (wanted.height() > option.rect.height() + tolerance)
                    report(tree, text, u"row is too low"_s);
                if (wanted.width() > option.rect.width() + tolerance
                    && !isTold(*tree.viewport(), option.rect.center(), text))
                    report(tree, text, u"elided, and no tool tip has all of it"_s);
            }
        }
    }

    void measureList(QListView &list)
    {
        const QAbstractItemModel *model = list.model();
        if (model == nullptr)
            return;
        const int rows = std::min(sampledRows, model->rowCount(list.rootIndex()));
        for (int row = 0; row < rows; ++row) {
            const QModelIndex index = model->index(row, list.modelColumn(), list.rootIndex());
            const QString text = index.data().toString();
            const QRect place = list.visualRect(index) & list.viewport()->rect();
            const int wanted = list.fontMetrics().horizontalAdvance(text);
            if (place.height() < 4 || wanted <= place.width() + tolerance)
                continue;
            needElided(list, text, place, wanted);
            return;
        }
    }

    void needElided(QListView &list, const QString &text, const QRect &place, int wanted)
    {
        if (place.width() < std::min(wanted, tenLetters(list)))
            report(list, text, u"list of %1 pixels, less than ten letters"_s.arg(place.width()));
        else if (!isTold(*list.viewport(), place.center(), text))
            report(list, text, u"elided, and no tool tip has all of it"_s);
    }

    QWidget &m_root;
    QStringList m_findings;
};

} // namespace

QStringList cutTexts(QWidget &root)
{
    Measurement measurement(root);
    measurement.look(root);
    return measurement.findings();
}

void settleLayouts()
{
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

} // namespace boardwright
