// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/tables/section_group_model.h"

#include "ui/editing/document/section_edits.h"
#include "ui/text/field_words.h"

#include <QFont>

#include <algorithm>
#include <utility>

namespace boardwright {

SectionGroupModel::SectionGroupModel(
    GoalSetDocument &document, const SectionGroup &group, QObject *parent)
    : FieldTableModel(document, {}, Qt::Horizontal, parent)
    , m_group(group)
{
    connect(&document, &GoalSetDocument::sectionChanged, this, [this](const QString &changed) {
        if (std::ranges::contains(m_group.sections, changed, &Section::key))
            tellAllChanged();
    });
}

FieldValues SectionGroupModel::values(int line) const
{
    return document().set().once.value(section(line).key);
}

QString SectionGroupModel::title() const
{
    return fieldsText(QString::fromUtf8(m_group.title));
}

QVariant SectionGroupModel::data(const QModelIndex &index, int role) const
{
    const Field *field = fieldAt(index);
    if (role == Qt::FontRole && holdsOwn(index)) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role == Qt::ToolTipRole && field != nullptr) {
        const Value usual = fallbackOf(*field);
        const QString text = field->kind == Kind::Flag
            ? (std::get<bool>(usual) ? tr("Default: yes") : tr("Default: no"))
            : tr("Default: %1", "a value").arg(shownText({}, *field, usual));
        return QString(fieldHelp(*field) + u'\n' + text);
    }
    return FieldTableModel::data(index, role);
}

QVariant SectionGroupModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isSection = orientation == Qt::Horizontal && section >= 0 && section < lines();
    if (isSection && role == Qt::DisplayRole)
        return choiceLabel(m_group.names[static_cast<std::size_t>(section)]);
    if (isSection && role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter); // like most of its cells
    return FieldTableModel::headerData(section, orientation, role);
}

std::expected<void, QString> SectionGroupModel::store(
    const QList<int> &lines, const Field &field, const Value &value, int gesture)
{
    setSectionValue(document(), section(lines.first()), field, {}, value, gesture);
    return {};
}

std::expected<void, QString> SectionGroupModel::put(
    const Lines &changed, const QList<FieldValues> & /*added*/, const QString &text)
{
    QList<std::pair<const Section *, FieldValues>> sections;
    for (const auto &[line, entered] : changed)
        sections.append({&section(line), with(entered, line)});
    putSections(document(), sections, text);
    return {};
}

} // namespace boardwright
