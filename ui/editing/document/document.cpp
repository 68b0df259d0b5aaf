// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/document.h"

#include "core/base/printable.h"
#include "core/formats/file.h"
#include "ui/editing/values/own_data.h"

#include <QFileInfo>

#include <utility>

namespace boardwright {

GoalSetDocument::GoalSetDocument(QObject *parent)
    : QObject(parent)
{
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &GoalSetDocument::savedStateChanged);
}

GoalSetDocument::~GoalSetDocument()
{
    m_undoStack.disconnect(); // its last signals would reach a half-destroyed document
}

int GoalSetDocument::rowOf(RowId id) const
{
    if (!m_rows)
        m_rows.emplace(m_set.objectives);
    return m_rows->of(id);
}

const Objective *GoalSetDocument::objective(RowId id) const
{
    const int row = rowOf(id);
    return row < 0 ? nullptr : &m_set.objectives.at(row);
}

int GoalSetDocument::placeIn(const QString &table, RowId id) const
{
    auto known = m_tableRows.find(table);
    if (known == m_tableRows.end())
        known = m_tableRows.insert(table, RowPlaces(m_set.tables.value(table)));
    return known->of(id);
}

int GoalSetDocument::tableRowOf(const Section &table, RowId id) const
{
    return placeIn(table.key, id);
}

const RowNames &GoalSetDocument::rowNames(const Field &field) const
{
    static const RowNames none;
    if (field.kind != Kind::RowRefs)
        return none;
    auto known = m_names.find(field.target);
    if (known == m_names.end())
        known = m_names.insert(field.target, RowNames(m_set, field.target));
    return *known;
}

std::optional<FieldValues> GoalSetDocument::valuesAt(const Section &section, RowId row) const
{
    const auto in = [&](const SectionValues &values) {
        const auto found = values.constFind(section.key);
        return found == values.cend() ? std::nullopt : std::optional(*found);
    };
    switch (section.home) {
    case Home::Once:
        return in(m_set.once);
    case Home::BesideObjective: {
        const Objective *objective = this->objective(row);
        return objective == nullptr ? std::nullopt : in(objective->extension);
    }
    case Home::Table: {
        const int at = tableRowOf(section, row);
        return at < 0 ? std::nullopt : std::optional(tableRows(section).at(at).values);
    }
    }
    return std::nullopt;
}

QString GoalSetDocument::displayName() const
{
    if (!m_filePath.isEmpty())
        return unturned(QFileInfo(m_filePath).fileName());
    return m_set.setName.isEmpty() ? tr("Untitled") : unturned(m_set.setName);
}

void GoalSetDocument::adopt(NativeFile file, const QString &path)
{
    Q_EMIT aboutToReset();
    m_set = std::move(file.set);
    m_fileNotes = std::move(file.notes);
    m_filePath = path;
    m_isSaving = false;
    m_isFileLost = false;
    m_undoStack.clear();
    m_undoStack.setClean(); // clear() leaves an empty stack as it is, even if that was not clean
    m_lastRow = m_set.lastRow;
    m_fileHoldsOwnData = !path.isEmpty() && holdsOwnData(m_set);
    forgetIndexes();
    ++m_revision;
    Q_EMIT reset();
    Q_EMIT adopted();
    Q_EMIT filePathChanged();
    Q_EMIT changed();
}

std::expected<void, Problem> GoalSetDocument::save(const QString &path)
{
    const QByteArray bytes = writeNative(m_set);
    if (auto saved = saveFile(path, bytes); !saved)
        return saved;
    beginSave();
    endSave(path);
    return {};
}

void GoalSetDocument::beginSave()
{
    m_isSaving = true;
    m_savesOwnData = holdsOwnData(m_set);
    // At once, so that a change made while the file is being written becomes a step of its own.
    m_undoStack.setClean();
    Q_EMIT savedStateChanged();
}

void GoalSetDocument::endSave(const QString &path)
{
    if (!m_isSaving)
        return;
    m_isSaving = false;
    m_isFileLost = false;
    m_fileHoldsOwnData = m_savesOwnData;
    if (path != m_filePath) {
        m_filePath = path;
        Q_EMIT filePathChanged();
    }
    Q_EMIT savedStateChanged();
}

void GoalSetDocument::failSave()
{
    if (!m_isSaving)
        return;
    m_isSaving = false;
    m_undoStack.resetClean();
    Q_EMIT savedStateChanged();
}

void GoalSetDocument::markUnsaved()
{
    m_undoStack.resetClean();
}

void GoalSetDocument::setFileLost(bool isLost)
{
    if (std::exchange(m_isFileLost, isLost) != isLost)
        Q_EMIT savedStateChanged();
}

void GoalSetDocument::markSaved()
{
    setFileLost(false);
    m_fileHoldsOwnData = holdsOwnData(m_set);
    m_undoStack.setClean();
}

void GoalSetDocument::forgetIndexes()
{
    m_rows.reset();
    m_tableRows.clear();
    m_names.clear();
}

} // namespace boardwright
