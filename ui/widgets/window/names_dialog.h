// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace boardwright {

class CountedEdit;
class GoalSetDocument;

/// Asks for the names of the game and of the set when a new set is first saved. Both may stay
/// empty.
class NamesDialog final : public QDialog {
    Q_OBJECT

public:
    explicit NamesDialog(const GoalSetDocument &document, QWidget *parent = nullptr);

    QString gameName() const;
    QString setName() const;

private:
    CountedEdit *m_gameName;
    CountedEdit *m_setName;
};

/// Whether a name that lockout.live shows is missing.
bool lacksNames(const GoalSetDocument &document);

} // namespace boardwright
