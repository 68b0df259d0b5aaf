// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/goal_delegate.h"

#include "ui/editing/values/goal_parts.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/tints.h"

#include <QCache>
#include <QPainter>
#include <QTextLayout>
#include <QtMath>

#include <algorithm>

namespace boardwright {

/// Everything that determines the look of a goal's line.
struct GoalLineKey {
    QString goal;
    QFont font;
    int width = 0;
    QRgb text = 0;
    QRgb ground = 0;
    Qt::LayoutDirection direction = Qt::LeftToRight;

    bool operator==(const GoalLineKey &) const = default;

    friend std::size_t qHash(const GoalLineKey &key, std::size_t seed = 0)
    {
        return qHashMulti(
            seed, key.goal, key.font, key.width, key.text, key.ground, int{key.direction});
    }
};

namespace {

constexpr QColor valueHue(230, 160, 0);

constexpr QChar thinSpace(0x202f); // no line breaks there

// Goals have at most 200 characters; the rest of a longer one from an invalid file is not visible
// anyway.
constexpr qsizetype longestLaidOut = 500;

/// A goal as one line of text, with the ranges to mark.
struct GoalLine {
    QString text;
    QList<QTextLayout::FormatRange> formats;
    QList<std::pair<qsizetype, qsizetype>> chips; ///< begin and end in the text, in order
};

GoalLine goalLine(const QString &goal, const QColor &pluralColour, const QColor &valueColour)
{
    GoalLine line;
    QTextCharFormat plural;
    plural.setForeground(pluralColour);
    QTextCharFormat value;
    value.setForeground(valueColour);
    for (const GoalPart &part : goalParts(goal.first(std::min(goal.size(), longestLaidOut)))) {
        const qsizetype begin = line.text.size();
        // Space for the chip, which is wider than its letter.
        line.text += part.kind == GoalPart::Kind::Placeholder ? thinSpace + part.text + thinSpace
                                                              : part.text;
        const auto length = static_cast<int>(line.text.size() - begin);
        if (part.kind == GoalPart::Kind::Placeholder)
            line.chips.append({begin, line.text.size()});
        if (part.kind != GoalPart::Kind::Text)
            line.formats.append({static_cast<int>(begin), length,
                part.kind == GoalPart::Kind::Placeholder ? value : plural});
    }
    line.text.replace(u'\n', u' ');
    line.text.replace(QChar::LineSeparator, u' ');
    line.text.replace(QChar::ParagraphSeparator, u' ');
    return line;
}

void layOut(QTextLayout &layout, const GoalLine &line, const GoalLineKey &key)
{
    QTextOption textOption;
    textOption.setWrapMode(QTextOption::NoWrap);
    textOption.setTextDirection(key.direction);
    layout.setTextOption(textOption);
    // Without the cache, endLayout() discards the shaped text and every query shapes it again.
    layout.setCacheEnabled(true);
    layout.setFont(key.font);
    layout.setText(line.text);
    layout.setFormats(line.formats);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
}

/// Elides the line to fit into `width`, but never inside a chip.
void elide(GoalLine &line, const QTextLine &laidOut, qreal width, const QFontMetrics &metrics)
{
    const QChar ellipsis(u'…');
    qsizetype cut = std::max(0,
        laidOut.xToCursor(std::max(0.0, width - metrics.horizontalAdvance(ellipsis)),
            QTextLine::CursorOnCharacter));
    for (const auto &[begin, end] : std::as_const(line.chips)) {
        if (cut > begin && cut < end)
            cut = begin;
    }
    while (cut > 0 && line.text[cut - 1] == u' ')
        --cut;
    line.text.truncate(cut);
    line.text += ellipsis;
    line.chips.removeIf([cut](const auto &chip) { return chip.second > cut; });
    line.formats.removeIf(
        [cut](const QTextLayout::FormatRange &range) { return range.start >= cut; });
}

} // namespace

/// The layout of a goal's line, painted at (0, 0).
struct LaidOutGoal {
    QTextLayout layout;
    QList<QRectF> chips;
};

/// The lines painted last: enough for two tables in a tall window.
class GoalLines final {
public:
    const LaidOutGoal &line(
        const GoalLineKey &key, const QColor &pluralColour, const QColor &valueColour)
    {
        if (const LaidOutGoal *kept = m_lines.object(key))
            return *kept;
        auto made = std::make_unique<LaidOutGoal>();
        GoalLine goal = goalLine(key.goal, pluralColour, valueColour);
        layOut(made->layout, goal, key);
        const QFontMetrics metrics(key.font);
        if (made->layout.lineAt(0).naturalTextWidth() > key.width) {
            elide(goal, made->layout.lineAt(0), key.width, metrics);
            layOut(made->layout, goal, key);
        }
        const QTextLine line = made->layout.lineAt(0);
        const qreal inset = metrics.horizontalAdvance(thinSpace);
        for (const auto &[begin, end] : std::as_const(goal.chips)) {
            // The edges of the letter itself, because those of the spaces may be elsewhere in mixed
            // directions.
            const auto letter = static_cast<int>(begin + 1);
            const qreal from = line.cursorToX(letter, QTextLine::Leading);
            const qreal to = line.cursorToX(letter, QTextLine::Trailing);
            made->chips.append(QRectF(QPointF(from, 0), QPointF(to, line.height()))
                    .normalized()
                    .adjusted(-inset, 0, inset, 0));
        }
        const LaidOutGoal &shown = *made;
        m_lines.insert(key, made.release());
        return shown;
    }

private:
    static constexpr int mostKept = 512;

    QCache<GoalLineKey, LaidOutGoal> m_lines{mostKept};
};

GoalDelegate::GoalDelegate(const GoalSetDocument &document, QObject *parent)
    : FieldDelegate(document, parent)
    , m_lines(std::make_unique<GoalLines>())
{
}

GoalDelegate::~GoalDelegate() = default;

const LaidOutGoal &GoalDelegate::laidOut(
    const QStyleOptionViewItem &option, const QRect &rect) const
{
    const QColor text = option.palette.color(QPalette::Text);
    const QColor under = ground(option);
    return m_lines->line({.goal = option.text,
                             .font = option.font,
                             .width = rect.width(),
                             .text = text.rgba(),
                             .ground = under.rgba(),
                             .direction = option.direction},
        mixed(under, text, 0.45), tint(under, text, valueHue).text);
}

int GoalDelegate::paintedWidth(
    const QStyleOptionViewItem &option, const QRect &rect, const QModelIndex & /*index*/) const
{
    return qCeil(laidOut(option, rect).layout.lineAt(0).naturalTextWidth());
}

void GoalDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option,
    const QRect &rect, const QModelIndex & /*index*/) const
{
    const QColor text = option.palette.color(QPalette::Text);
    const LaidOutGoal &goal = laidOut(option, rect);
    const QTextLine line = goal.layout.lineAt(0);

    const qreal left = option.direction == Qt::RightToLeft
        ? rect.right() + 1 - line.naturalTextWidth()
        : rect.left();
    const QPointF origin(left, rect.top() + (rect.height() - line.height()) / 2);
    if (!goal.chips.isEmpty()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tint(ground(option), text, valueHue).fill);
        const qreal corner = line.height() / 5;
        for (const QRectF &chip : goal.chips)
            painter.drawRoundedRect(chip.translated(origin), corner, corner);
    }
    painter.setPen(text);
    goal.layout.draw(&painter, origin);
}

} // namespace boardwright
