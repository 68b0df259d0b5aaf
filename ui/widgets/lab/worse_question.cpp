// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/worse_question.h"

#include "ui/widgets/controls/dialogs.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace boardwright {

namespace {

struct WorseQuestion {
    Q_DECLARE_TR_FUNCTIONS(boardwright::WorseQuestion)
};

} // namespace

void applyOrAsk(const WorseNumbers &worse, QWidget *widget, const std::function<void()> &apply)
{
    if (worse.isNone()) {
        apply();
        return;
    }
    const bool isAny = !worse.lines.isEmpty();
    QStringList more = worse.lines;
    if (isAny && !worse.isComplete)
        more << notComparedWords();
    auto *question = new QMessageBox(QMessageBox::Warning,
        isAny ? WorseQuestion::tr("Worse Than Before") : WorseQuestion::tr("Not Compared"),
        isAny ? WorseQuestion::tr("%Ln numbers are worse than before. Apply it all the same?",
                    nullptr, static_cast<int>(worse.lines.size()))
              : notComparedWords() + u' ' + WorseQuestion::tr("Apply it all the same?"),
        QMessageBox::Apply | QMessageBox::Cancel, widget->window());
    question->setTextFormat(Qt::PlainText);
    question->setInformativeText(more.join(u'\n'));
    question->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(question, &QMessageBox::finished, widget, [apply](int button) {
        if (button == QMessageBox::Apply)
            apply();
    });
    openDialog(question);
}

} // namespace boardwright
