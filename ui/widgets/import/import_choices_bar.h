// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_format.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace boardwright {

/// The author's choices about what a list says in terms of its own site. Only those that a list has
/// something for are visible.
class ImportChoicesBar final : public QWidget {
    Q_OBJECT

public:
    explicit ImportChoicesBar(const ImportChoices &choices, QWidget *parent = nullptr);

    ImportChoices choices() const;

    /// Offers what an opened list has; nothing: none was read.
    void offer(const OpenedSet *opened);

Q_SIGNALS:
    void changed();

private:
    void offerLists(const OpenedSet *opened);
    void offerSites(const OpenedSet *opened);

    QLabel *m_sitesLabel;
    QComboBox *m_sites;
    QLabel *m_listsLabel;
    QComboBox *m_lists;
    QCheckBox *m_difficulty;
    QCheckBox *m_zones;
    QLabel *m_typesLabel;
    QComboBox *m_types;
    bool m_prefersSite = false; ///< until the author chooses between sites
};

} // namespace boardwright
