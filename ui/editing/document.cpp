// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document.h"

#include "core/formats/file.h"

#include <QFileInfo>

namespace boardwright {

GoalSetDocument::GoalSetDocument(QObject *parent)
    : QObject(parent)
{
}

GoalSetDocument::~GoalSetDocument()
{
    m_undoStack.disconnect(); // its last signals would find half a document
}

const Objective *GoalSetDocument::objective(RowId id) const
{
    const int row = rowOf(id);
    return row < 0 ? nullptr : &m_set.objectives.at(row);
}

QString GoalSetDocument::displayName() const
{
    if (!m_filePath.isEmpty())
        return QFileInfo(m_filePath).fileName();
    return m_set.setName.isEmpty() ? tr("Untitled") : m_set.setName;
}

void GoalSetDocument::adopt(NativeFile file, const QString &path)
{
    Q_EMIT aboutToReset();
    m_set = std::move(file.set);
    m_fileNotes = std::move(file.notes);
    m_filePath = path;
    m_undoStack.clear();
    indexRows();
    ++m_revision;
    Q_EMIT reset();
    Q_EMIT filePathChanged();
    Q_EMIT changed();
}

std::expected<void, Problem> GoalSetDocument::save(const QString &path)
{
    const QByteArray bytes = writeNative(m_set);
    if (auto saved = saveFile(path, bytes); !saved)
        return saved;
    m_undoStack.setClean();
    if (path != m_filePath) {
        m_filePath = path;
        Q_EMIT filePathChanged();
    }
    return {};
}

void GoalSetDocument::indexRows()
{
    m_rows.clear();
    m_rows.reserve(m_set.objectives.size());
    for (qsizetype row = 0; row < m_set.objectives.size(); ++row)
        m_rows.insert(m_set.objectives.at(row).id, static_cast<int>(row));
}

void DocumentEdit::announce(const QList<RowId> &ids)
{
    ++m_document.m_revision;
    Q_EMIT m_document.objectivesChanged(ids);
    Q_EMIT m_document.changed();
}

} // namespace boardwright
