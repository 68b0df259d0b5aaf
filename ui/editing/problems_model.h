// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/preview_result.h"

#include <QAbstractListModel>

#include <memory>

namespace boardwright {

/// What a person should know, worst first: why the board could not be filled, what is wrong in the
/// file and the set, which limits this board broke. Each with its words and the place it is about.
class ProblemsModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role : int {
        SeverityRole = Qt::UserRole, ///< int behind Severity
        RowIdRole, ///< quint32 behind the RowId it is about; 0: none
        SiteRole, ///< int behind the SiteIndex it is about; -1: none
    };

    explicit ProblemsModel(QObject *parent = nullptr);

    /// Shows a board's findings and its set's problems; null: none.
    void showResult(std::shared_ptr<const PreviewResult> result);
    /// Oddities of the file, kept until the next file.
    void showFileNotes(const QList<Problem> &notes);

    int count(Severity severity) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct Entry {
        Severity severity = Severity::Error;
        QString text;
        RowId row = RowId::none;
        SiteIndex site = SiteIndex::none;

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    void rebuild();

    std::shared_ptr<const PreviewResult> m_result;
    QList<Problem> m_fileNotes;
    QList<Entry> m_entries;
};

} // namespace boardwright
