// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/problems_model.h"

#include <QWidget>

class QListView;
class QToolButton;

namespace boardwright {

/// The problems list with a header that counts them and folds it to one line. Choosing a problem
/// jumps to what it is about.
class ProblemsPanel final : public QWidget {
    Q_OBJECT

public:
    /// `model` must outlive the panel.
    explicit ProblemsPanel(ProblemsModel &model, QWidget *parent = nullptr);

    bool isExpanded() const;
    void setExpanded(bool expanded);

protected:
    void resizeEvent(QResizeEvent *event) override;

Q_SIGNALS:
    /// The user chose a problem; either may be none.
    void problemChosen(RowId row, SiteIndex site);

private:
    void updateHeader();
    void fitList();
    void choose(const QModelIndex &index);

    ProblemsModel &m_model;
    QToolButton *m_header;
    QListView *m_list;
};

} // namespace boardwright
