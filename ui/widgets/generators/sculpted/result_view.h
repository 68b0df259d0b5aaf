// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/generators/sculpted/puzzle_painter.h"

#include <QFrame>
#include <QImage>

#include <optional>

class QLabel;
class QPushButton;

namespace boardwright {

/// The picture of a puzzle with its card below, to be shared.
QImage paintedCard(const ResultCard &card, const PuzzleScene &scene);

/// The card of a finished puzzle, and buttons that copy it.
class ResultView final : public QFrame {
    Q_OBJECT

public:
    explicit ResultView(QWidget *parent = nullptr);

    /// Shows this result, with the finished board for the picture.
    void showResult(const ResultCard &card, const PuzzleScene &scene);

    /// Shows nothing; the space stays.
    void clear();

    /// std::nullopt while nothing is shown.
    const std::optional<ResultCard> &result() const { return m_card; }

    QPushButton &textButton() const { return *m_copyText; }

    QPushButton &pictureButton() const { return *m_copyPicture; }

Q_SIGNALS:
    /// The result was copied; a sentence about it.
    void copied(const QString &text);

private:
    void copyText();
    void copyPicture();

    std::optional<ResultCard> m_card;
    PuzzleScene m_scene;
    QLabel *m_title;
    QLabel *m_lines;
    QPushButton *m_copyText;
    QPushButton *m_copyPicture;
};

} // namespace boardwright
