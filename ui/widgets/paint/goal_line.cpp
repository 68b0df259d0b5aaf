// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/paint/goal_line.h"

#include "ui/editing/values/goal_parts.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/tints.h"

#include <QCache>
#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>
#include <QtMath>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace boardwright {

namespace {

constexpr QColor valueHue(230, 160, 0);

constexpr QChar thinSpace(0x202f); // no line breaks there

// Goals have at most 200 characters; the rest of a longer one from an invalid file is not visible
// anyway.
constexpr qsizetype longestLaidOut = 500;

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

/// A goal as one line of text, with the ranges to mark.
struct MarkedText {
    struct Mark {
        qsizetype begin = 0;
        qsizetype end = 0;
        GoalPart::Kind kind = GoalPart::Kind::Text;

        bool isChip() const { return kind == GoalPart::Kind::Placeholder; }
    };

    /// The place in a line that was not cut, in this one.
    qsizetype placeOf(qsizetype whole, bool isEnd) const
    {
        if (!cut || whole <= cut->first)
            return whole;
        return whole >= cut->second ? whole - (cut->second - cut->first - 1)
                                    : cut->first + (isEnd ? 1 : 0);
    }

    QString text;
    QList<Mark> marks; ///< in order
    std::optional<std::pair<qsizetype, qsizetype>>
        cut; ///< begin and end of what the ellipsis is for
};

/// The layout of a goal's line, painted at (0, 0).
struct LaidOutGoal {
    QTextLayout layout;
    MarkedText shown;
    QList<QRectF> chips;
};

MarkedText markedText(const QString &goal)
{
    MarkedText line;
    for (const GoalPart &part : goalParts(goal.first(std::min(goal.size(), longestLaidOut)))) {
        const qsizetype begin = line.text.size();
        // Space for the chip, which is wider than its letter.
        line.text += part.kind == GoalPart::Kind::Placeholder ? thinSpace + part.text + thinSpace
                                                              : part.text;
        if (part.kind != GoalPart::Kind::Text)
            line.marks.append({.begin = begin, .end = line.text.size(), .kind = part.kind});
    }
    line.text.replace(u'\n', u' ');
    line.text.replace(QChar::LineSeparator, u' ');
    line.text.replace(QChar::ParagraphSeparator, u' ');
    return line;
}

/// Removes what is between `head` and `tail`, whole chips only, and puts an ellipsis there.
void cutOut(MarkedText &line, qsizetype head, qsizetype tail)
{
    for (const MarkedText::Mark &mark : std::as_const(line.marks)) {
        if (mark.isChip() && head > mark.begin && head < mark.end)
            head = mark.begin;
        if (mark.isChip() && tail > mark.begin && tail < mark.end)
            tail = mark.end;
    }
    while (head > 0 && line.text[head - 1] == u' ')
        --head;
    while (tail < line.text.size() && line.text[tail] == u' ')
        ++tail;
    const qsizetype shift = tail - head - 1; // the ellipsis stays
    line.text = line.text.first(head) + u'…' + line.text.sliced(tail);
    QList<MarkedText::Mark> kept;
    for (MarkedText::Mark mark : std::as_const(line.marks)) {
        if (mark.begin >= tail) {
            mark.begin -= shift;
            mark.end -= shift;
        } else if (mark.begin < head) {
            mark.end = std::min(mark.end, head);
        } else {
            continue;
        }
        kept.append(mark);
    }
    line.marks = kept;
    line.cut = std::pair(head, tail);
}

/// Elides the middle, so that the line fits into `width`.
void elideGoal(MarkedText &line, int width, const QFontMetrics &metrics)
{
    const QString cut = metrics.elidedText(line.text, Qt::ElideMiddle, width - 1); // rounding
    const auto same = std::ranges::mismatch(cut, line.text);
    const auto head = static_cast<qsizetype>(same.in1 - cut.begin());
    qsizetype tail = 0; // length
    while (tail < cut.size() - head - 1
        && cut[cut.size() - 1 - tail] == line.text[line.text.size() - 1 - tail])
        ++tail;
    cutOut(line, std::min(head, line.text.size() - tail), line.text.size() - tail);
}

void layOutGoal(QTextLayout &layout, const MarkedText &line, const GoalLineKey &key)
{
    const QColor text = QColor::fromRgba(key.text);
    const QColor ground = QColor::fromRgba(key.ground);
    QTextCharFormat plural;
    plural.setForeground(mixed(ground, text, 0.45));
    QTextCharFormat value;
    value.setForeground(tint(ground, text, valueHue).text);
    QList<QTextLayout::FormatRange> formats;
    for (const MarkedText::Mark &mark : line.marks)
        formats.append({static_cast<int>(mark.begin), static_cast<int>(mark.end - mark.begin),
            mark.isChip() ? value : plural});
    QTextOption textOption;
    textOption.setWrapMode(QTextOption::NoWrap);
    textOption.setTextDirection(key.direction);
    layout.setTextOption(textOption);
    // Without the cache, endLayout() discards the shaped text and every query shapes it again.
    layout.setCacheEnabled(true);
    layout.setFont(key.font);
    layout.setText(line.text);
    layout.setFormats(formats);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
}

std::unique_ptr<LaidOutGoal> laidOutGoal(const GoalLineKey &key)
{
    auto made = std::make_unique<LaidOutGoal>();
    MarkedText goal = markedText(key.goal);
    layOutGoal(made->layout, goal, key);
    const QFontMetrics metrics(key.font);
    if (made->layout.lineAt(0).naturalTextWidth() > key.width) {
        elideGoal(goal, key.width, metrics);
        layOutGoal(made->layout, goal, key);
    }
    const QTextLine line = made->layout.lineAt(0);
    const qreal inset = metrics.horizontalAdvance(thinSpace);
    for (const MarkedText::Mark &mark : std::as_const(goal.marks)) {
        if (!mark.isChip())
            continue;
        // The edges of the letter itself, because those of the spaces may be elsewhere in mixed
        // directions.
        const auto letter = static_cast<int>(mark.begin + 1);
        const qreal from = line.cursorToX(letter, QTextLine::Leading);
        const qreal to = line.cursorToX(letter, QTextLine::Trailing);
        made->chips.append(QRectF(QPointF(from, 0), QPointF(to, line.height()))
                .normalized()
                .adjusted(-inset, 0, inset, 0));
    }
    made->shown = std::move(goal);
    return made;
}

/// The place in a goal's whole line of a place in the goal as it is written.
qsizetype placeInLine(const QString &goal, qsizetype written)
{
    qsizetype in = 0;
    qsizetype out = 0;
    for (const GoalPart &part : goalParts(goal)) {
        const bool isText = part.kind == GoalPart::Kind::Text;
        const bool isValue = part.kind == GoalPart::Kind::Placeholder;
        const qsizetype spelled = part.text.size() + (isText ? 0 : 4); // brackets
        if (written < in + spelled) // in marks: at their begin
            return isText ? out + written - in : out;
        in += spelled;
        out += part.text.size() + (isValue ? 2 : 0); // thin spaces
    }
    return out;
}

QPointF originOf(const LaidOutGoal &goal, const QRect &rect, Qt::LayoutDirection direction)
{
    const QTextLine laid = goal.layout.lineAt(0);
    return {direction == Qt::RightToLeft ? rect.right() + 1 - laid.naturalTextWidth() : rect.left(),
        rect.top() + (rect.height() - laid.height()) / 2};
}

const LaidOutGoal &laidOutGoal(const GoalLine &line, int width)
{
    constexpr int mostKept = 1024; // enough for some tables in a tall window
    static QCache<GoalLineKey, LaidOutGoal> lines(mostKept);
    const GoalLineKey key{.goal = line.goal,
        .font = line.font,
        .width = width,
        .text = line.text.rgba(),
        .ground = line.ground.rgba(),
        .direction = line.direction};
    if (const LaidOutGoal *kept = lines.object(key))
        return *kept;
    std::unique_ptr<LaidOutGoal> made = laidOutGoal(key);
    const LaidOutGoal &shown = *made;
    lines.insert(key, made.release());
    return shown;
}

} // namespace

void paintGoal(QPainter &painter, const QRect &rect, const GoalLine &line)
{
    const LaidOutGoal &goal = laidOutGoal(line, rect.width());
    const QTextLine laid = goal.layout.lineAt(0);
    const QPointF origin = originOf(goal, rect, line.direction);
    if (!goal.chips.isEmpty()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tint(line.ground, line.text, valueHue).fill);
        const qreal corner = laid.height() / 5;
        for (const QRectF &chip : goal.chips)
            painter.drawRoundedRect(chip.translated(origin), corner, corner);
    }
    painter.setPen(line.text);
    goal.layout.draw(&painter, origin);
}

QList<QRectF> goalAreas(
    const QRect &rect, const GoalLine &line, const QList<std::pair<qsizetype, qsizetype>> &places)
{
    const LaidOutGoal &goal = laidOutGoal(line, rect.width());
    const QTextLine laid = goal.layout.lineAt(0);
    const QPointF origin = originOf(goal, rect, line.direction);
    const auto xOf = [&](qsizetype written, bool isEnd) {
        const qsizetype at = goal.shown.placeOf(placeInLine(line.goal, written), isEnd);
        return laid.cursorToX(static_cast<int>(std::min(at, goal.shown.text.size())));
    };
    QList<QRectF> areas;
    for (const auto &[begin, length] : places)
        areas.append(
            QRectF(QPointF(xOf(begin, false), 0), QPointF(xOf(begin + length, true), laid.height()))
                .normalized()
                .translated(origin));
    return areas;
}

int goalWidth(const GoalLine &line, int width)
{
    return qCeil(laidOutGoal(line, width).layout.lineAt(0).naturalTextWidth());
}

QString shownGoal(const GoalLine &line, int width)
{
    return laidOutGoal(line, width).layout.text().remove(thinSpace);
}

} // namespace boardwright
