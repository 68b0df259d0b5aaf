// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windows/objectives_fixture.h"

#include "ui/widgets/table/share_bar.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QWidget *focused()
{
    return QApplication::focusWidget();
}

} // namespace

NativeFile numberedGoals(int goals)
{
    NativeFile result;
    for (int i = 1; i <= goals; ++i) {
        Objective &objective = result.set.objectives.emplace_back();
        objective.id = result.set.nextRow();
        objective.goal = u"goal %1"_s.arg(i);
        objective.weighting = 50;
    }
    return result;
}

ObjectivesFixture::ObjectivesFixture() = default;
ObjectivesFixture::~ObjectivesFixture() = default;

void ObjectivesFixture::open()
{
    m_document = std::make_unique<GoalSetDocument>();
    m_document->adopt(numberedGoals(5), {});
    m_view = std::make_unique<ObjectivesView>(*m_document);
    m_table = m_view->findChild<QTableView *>();
    m_filter = m_view->findChild<QLineEdit *>();
    m_view->resize(760, 400);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    m_table->setFocus();
    QTest::keyClick(m_table, Qt::Key_5, Qt::AltModifier); // shows all columns
    QCoreApplication::processEvents(); // lets the table lay itself out
}

void ObjectivesFixture::close()
{
    m_view.reset();
    m_document.reset();
}

QModelIndex ObjectivesFixture::cell(int row, ObjectiveColumn column) const
{
    return m_table->model()->index(row, static_cast<int>(column));
}

void ObjectivesFixture::current(int row, ObjectiveColumn column) const
{
    m_table->selectionModel()->setCurrentIndex(
        cell(row, column), QItemSelectionModel::ClearAndSelect);
}

void ObjectivesFixture::selectRows(int first, int last) const
{
    m_table->selectionModel()->select(
        QItemSelection(cell(first, ObjectiveColumn::Enabled), cell(last, ObjectiveColumn::Icons)),
        QItemSelectionModel::Select);
}

void ObjectivesFixture::type(const QString &text) const
{
    for (const QChar key : text)
        QTest::keyClick(focused(), key.toLatin1());
}

QString ObjectivesFixture::selectedRows() const
{
    QString rows;
    for (int row = 0; row < m_table->model()->rowCount(); ++row) {
        if (m_table->selectionModel()->rowIntersectsSelection(row))
            rows += QString::number(row);
    }
    return rows;
}

void ObjectivesFixture::press(Qt::Key key, Qt::KeyboardModifiers modifiers) const
{
    QTest::keyClick(focused(), key, modifiers);
    QCoreApplication::processEvents(); // Enter commits through the event loop
}

QPoint ObjectivesFixture::barPoint(int row, double share) const
{
    const QRect bar = shareBarRect(
        m_table->visualRect(cell(row, ObjectiveColumn::Weighting)), m_table->fontMetrics());
    return {bar.left() + qRound(bar.width() * share), bar.center().y()};
}

void ObjectivesFixture::drag(QPoint from, const QList<QPoint> &way) const
{
    QTest::mousePress(m_table->viewport(), Qt::LeftButton, {}, from);
    for (const QPoint &point : way)
        moveTo(point);
}

/// QTest::mouseMove() sends no pressed button.
void ObjectivesFixture::moveTo(QPoint point) const
{
    QMouseEvent event(QEvent::MouseMove, point, m_table->viewport()->mapToGlobal(point),
        Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_table->viewport(), &event);
}

void ObjectivesFixture::release(QPoint point) const
{
    QTest::mouseRelease(m_table->viewport(), Qt::LeftButton, {}, point);
}

QList<int> ObjectivesFixture::weightings() const
{
    QList<int> result;
    for (const Objective &objective : m_document->set().objectives)
        result << objective.weighting;
    return result;
}

QString ObjectivesFixture::disabledRows() const
{
    QString result;
    for (const Objective &objective : m_document->set().objectives)
        result += objective.disabled ? u'-' : u'+';
    return result;
}

QString ObjectivesFixture::goals() const
{
    QStringList result;
    for (int row = 0; row < m_table->model()->rowCount(); ++row)
        result << cell(row, ObjectiveColumn::Goal).data().toString().sliced(5);
    return result.join(u' ');
}

int ObjectivesFixture::steps() const
{
    return m_document->undoStack().count();
}

} // namespace boardwright
