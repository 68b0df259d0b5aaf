// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/sheet_verb.h"

#include <QCoreApplication>

#include <array>

namespace boardwright {

namespace {

struct VerbInfo {
    const char *icon;
    const char *text;
    bool isAboutCells;
};

constexpr std::array<VerbInfo, sheetVerbs> infos{{
    {"edit-cut", QT_TRANSLATE_NOOP("boardwright::SheetVerb", "Cu&t"), true},
    {"edit-copy", QT_TRANSLATE_NOOP("boardwright::SheetVerb", "&Copy"), true},
    {"edit-paste", QT_TRANSLATE_NOOP("boardwright::SheetVerb", "&Paste"), true},
    {"edit-clear", QT_TRANSLATE_NOOP("boardwright::SheetVerb", "C&lear Cells"), true},
    {"list-add", QT_TRANSLATE_NOOP("boardwright::SheetVerb", "&Add"), false},
    {"", QT_TRANSLATE_NOOP("boardwright::SheetVerb", "D&uplicate"), false},
    {"list-remove", QT_TRANSLATE_NOOP("boardwright::SheetVerb", "&Remove"), false},
    {"", QT_TRANSLATE_NOOP("boardwright::SheetVerb", "&Fill Down"), true},
    {"", QT_TRANSLATE_NOOP("boardwright::SheetVerb", "Calculat&e…"), true},
    {"", QT_TRANSLATE_NOOP("boardwright::SheetVerb", "Mo&ve Up"), false},
    {"", QT_TRANSLATE_NOOP("boardwright::SheetVerb", "Move D&own"), false},
    {"", QT_TRANSLATE_NOOP("boardwright::SheetVerb", "Select Whole Rows"), true},
    {"", QT_TRANSLATE_NOOP("boardwright::SheetVerb", "Select Whole Columns"), true},
}};

const VerbInfo &infoOf(SheetVerb verb)
{
    return infos.at(static_cast<std::size_t>(verb));
}

} // namespace

bool isAboutCells(SheetVerb verb)
{
    return infoOf(verb).isAboutCells;
}

QString verbText(SheetVerb verb)
{
    return QCoreApplication::translate("boardwright::SheetVerb", infoOf(verb).text);
}

QString verbIcon(SheetVerb verb)
{
    return QString::fromLatin1(infoOf(verb).icon);
}

QList<QKeySequence> verbKeys(SheetVerb verb)
{
    switch (verb) {
    case SheetVerb::Cut:
        return {QKeySequence(QKeySequence::Cut)};
    case SheetVerb::Copy:
        return {QKeySequence(QKeySequence::Copy)};
    case SheetVerb::Paste:
        return {QKeySequence(QKeySequence::Paste)};
    case SheetVerb::Clear:
        return {QKeySequence(Qt::Key_Delete), QKeySequence(Qt::Key_Backspace)};
    case SheetVerb::Add:
        return {QKeySequence(Qt::Key_Insert), QKeySequence(Qt::CTRL | Qt::Key_Return),
            QKeySequence(Qt::CTRL | Qt::Key_Enter)};
    case SheetVerb::Duplicate:
        return {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)};
    case SheetVerb::Remove:
        return {QKeySequence(Qt::CTRL | Qt::Key_Delete)};
    case SheetVerb::FillDown:
        return {QKeySequence(Qt::CTRL | Qt::Key_D)};
    case SheetVerb::Calculate:
        return {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K)};
    case SheetVerb::MoveUp:
        return {QKeySequence(Qt::ALT | Qt::Key_Up)};
    case SheetVerb::MoveDown:
        return {QKeySequence(Qt::ALT | Qt::Key_Down)};
    case SheetVerb::SelectRows:
        return {QKeySequence(Qt::SHIFT | Qt::Key_Space)};
    case SheetVerb::SelectColumns:
        return {QKeySequence(Qt::CTRL | Qt::Key_Space)};
    }
    return {};
}

} // namespace boardwright
