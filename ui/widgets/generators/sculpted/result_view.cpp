// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/sculpted/result_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int cardScale = 2; ///< pixels to a unit of the puzzle
constexpr int cardWidth = 440; ///< units
constexpr int cardPadding = 20;
constexpr int titleSize = 20;
constexpr int titleHeight = 34;
constexpr int lineSize = 14;
constexpr int lineHeight = 22;

QFont cardFont(int size, bool isBold)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(size);
    font.setBold(isBold);
    return font;
}

/// In two columns, row by row; each line is elided to its column.
void paintLines(QPainter &painter, const QStringList &lines, const QRect &area)
{
    constexpr int columns = 2;
    const QFontMetrics metrics(painter.font());
    const int width = area.width() / columns;
    for (int i = 0; i < lines.size(); ++i) {
        const QRect line(area.left() + i % columns * width, area.top() + i / columns * lineHeight,
            width, lineHeight);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(lines.at(i), Qt::ElideRight, width - lineSize));
    }
}

} // namespace

QImage paintedCard(const ResultCard &card, const PuzzleScene &scene)
{
    const QStringList lines = cardLines(card);
    const int boardHeight = static_cast<int>(puzzleSize(scene.puzzle).height()) + 2 * cardPadding;
    const int textHeight
        = titleHeight + (static_cast<int>(lines.size()) + 1) / 2 * lineHeight + cardPadding;
    QImage image(QSize(cardWidth, boardHeight + textHeight) * cardScale, QImage::Format_RGB32);
    image.fill(puzzleColours::ground);
    QPainter painter(&image);
    painter.scale(cardScale, cardScale);
    paintPuzzle(painter, QRectF(0, 0, cardWidth, boardHeight), scene);
    painter.setPen(puzzleColours::text);
    painter.setFont(cardFont(titleSize, true));
    const QRect title(cardPadding, boardHeight, cardWidth - 2 * cardPadding, titleHeight);
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(
            puzzleTitle(card.level, card.seed), Qt::ElideRight, title.width()));
    painter.setFont(cardFont(lineSize, false));
    paintLines(painter, lines, title.translated(0, titleHeight));
    return image;
}

ResultView::ResultView(QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_lines(new QLabel(this))
    , m_copyText(new QPushButton(tr("Copy as &Text"), this))
    , m_copyPicture(new QPushButton(tr("Copy as &Picture"), this))
{
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Result"));
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    setSizePolicy(policy);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    for (QLabel *label : {m_title, m_lines}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_copyText->setToolTip(tr("Copy the result as lines of text"));
    m_copyPicture->setToolTip(tr("Copy a picture of the board with the result"));
    connect(m_copyText, &QPushButton::clicked, this, &ResultView::copyText);
    connect(m_copyPicture, &QPushButton::clicked, this, &ResultView::copyPicture);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_lines);
    layout->addWidget(m_copyText);
    layout->addWidget(m_copyPicture);
    m_title->setText(QStringLiteral(" "));
    m_lines->setText(cardLines({}).join(u'\n')); // for the size
    hide();
}

void ResultView::showResult(const ResultCard &card, const PuzzleScene &scene)
{
    m_card = card;
    m_scene = scene;
    m_title->setText(puzzleTitle(card.level, card.seed));
    m_lines->setText(cardLines(card).join(u'\n'));
    show();
}

void ResultView::clear()
{
    m_card.reset();
    hide();
}

void ResultView::copyText()
{
    QGuiApplication::clipboard()->setText(cardText(*m_card));
    Q_EMIT copied(tr("The result was copied as text."));
}

void ResultView::copyPicture()
{
    QGuiApplication::clipboard()->setImage(paintedCard(*m_card, m_scene));
    Q_EMIT copied(tr("The result was copied as a picture."));
}

} // namespace boardwright
