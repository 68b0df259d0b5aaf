// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// TabPages lays out its parts like a plain QTabWidget, but repaints only what changed.

#include "tests/support/unit.h"
#include "ui/widgets/controls/tab_pages.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

/// Counts its paint events.
class CountedWidget final : public QWidget {
public:
    using QWidget::QWidget;

    int painted = 0;

protected:
    void paintEvent(QPaintEvent * /*event*/) override { ++painted; }
};

struct Page {
    explicit Page(QTabWidget &tabs)
        : label(new QLabel(u"1"_s))
        , counted(new CountedWidget)
        , button(new QToolButton)
    {
        auto *page = new QWidget;
        auto *layout = new QHBoxLayout(page);
        layout->addWidget(counted, 1);
        layout->addWidget(label);
        label->setFixedWidth(200); // fixed, so that a longer text moves nothing
        tabs.addTab(page, u"Page"_s);
        button->setText(u"+"_s);
        tabs.setCornerWidget(button);
        tabs.resize(600, 300);
        tabs.show();
    }

    QLabel *label;
    CountedWidget *counted;
    QToolButton *button;
};

void settle()
{
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
}

} // namespace

class TestTabPages final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void othersAreNotPaintedAgain();
    static void partsLieAsInAPlainOne();
};

void TestTabPages::othersAreNotPaintedAgain()
{
    TabPages tabs;
    const Page page(tabs);
    QVERIFY(QTest::qWaitForWindowExposed(&tabs));
    settle();
    // Qt requests a layout once after the first showing.
    QCoreApplication::sendEvent(&tabs, std::make_unique<QEvent>(QEvent::LayoutRequest).get());
    settle();
    const int before = page.counted->painted;
    QVERIFY(before > 0);
    for (int i = 2; i < 10; ++i) {
        page.label->setText(QString(i, u'8'));
        page.label->updateGeometry();
        tabs.setTitle(0, u"Page"_s); // unchanged
        settle();
    }
    QCOMPARE(page.counted->painted, before);
}

/// The layouts are compared after each of several changes.
void TestTabPages::partsLieAsInAPlainOne()
{
    TabPages tabs;
    QTabWidget plain;
    const Page page(tabs);
    const Page plainPage(plain);
    QVERIFY(QTest::qWaitForWindowExposed(&tabs));
    QVERIFY(QTest::qWaitForWindowExposed(&plain));
    const auto places = [](const QTabWidget &widget) {
        return QList<QRect>{widget.tabBar()->geometry(), widget.tabBar()->tabRect(0),
            widget.cornerWidget()->geometry(), widget.currentWidget()->geometry(),
            widget.currentWidget()->parentWidget()->geometry()};
    };
    settle();
    QCOMPARE(places(tabs), places(plain));

    tabs.setTitle(0, u"Page with a longer title"_s);
    plain.setTabText(0, u"Page with a longer title"_s);
    settle();
    QCOMPARE(places(tabs), places(plain));

    for (const Page *one : {&page, &plainPage})
        one->button->setText(u"a wide button"_s);
    settle();
    QCOMPARE(places(tabs), places(plain));

    for (QTabWidget *one : {static_cast<QTabWidget *>(&tabs), &plain})
        one->resize(400, 500);
    settle();
    QCOMPARE(places(tabs), places(plain));

    for (QTabWidget *one : {static_cast<QTabWidget *>(&tabs), &plain}) {
        QFont large = one->font();
        large.setPointSizeF(large.pointSizeF() * 2);
        one->setFont(large);
    }
    settle();
    QCOMPARE(places(tabs), places(plain));

    for (const Page *one : {&page, &plainPage})
        one->button->hide();
    settle();
    QCOMPARE(places(tabs), places(plain));
}

BOARDWRIGHT_UNIT(TestTabPages, QApplication)
#include "tst_tab_pages.moc"
