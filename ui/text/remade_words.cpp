// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/remade_words.h"

#include "ui/text/goal_names.h"
#include "ui/text/words.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct RemadeWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::RemadeWords)
};

QString reason(const RemadeBoard &board, const GoalSet &set)
{
    QString why = board.problems.isEmpty() ? QString() : words(board.problems.front(), set);
    switch (board.state) {
    case RemadeBoard::State::Same:
        return RemadeWords::tr("As in the file");
    case RemadeBoard::State::Differs:
        return RemadeWords::tr("Differs from the file, from %1 on", "a place such as cells[3].goal")
            .arg(shortName(board.where));
    case RemadeBoard::State::NoBoard:
        return RemadeWords::tr("This is no board: it needs \"generator\", \"seed\" and \"cells\". "
                               "Use a board that was exported as JSON.");
    case RemadeBoard::State::UnknownGenerator:
        return RemadeWords::tr("There is no generator \"%1\". The board may be made by a newer "
                               "version of Boardwright.")
            .arg(shortName(board.where));
    case RemadeBoard::State::UnknownSetting:
        return why;
    case RemadeBoard::State::NotMade:
        return RemadeWords::tr("This set has no such boards: %1", "a sentence").arg(why);
    }
    return {};
}

} // namespace

QString remadeWords(const RemadeBoard &board, const GoalSet &set)
{
    const QString text = reason(board, set);
    const bool hasPlace = board.state == RemadeBoard::State::UnknownSetting
        || board.state == RemadeBoard::State::NotMade;
    return hasPlace && !board.where.isEmpty() ? shortName(board.where) + QStringLiteral(": ") + text
                                              : text;
}

} // namespace boardwright
