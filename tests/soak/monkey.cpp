// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/monkey.h"

#include "core/formats/native.h"
#include "tests/support/sets/goal_sets.h"
#include "ui/editing/board/board_choice.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/main_window.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdio>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// More goals than this make each action slow; the next action then begins a new set.
constexpr int mostGoals = 400;
constexpr std::chrono::seconds longestAction(5);

constexpr std::array plainKeys{Qt::Key_Return, Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Escape,
    Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End,
    Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Space, Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_F2,
    Qt::Key_F3, Qt::Key_F6, Qt::Key_F11, Qt::Key_Plus, Qt::Key_Minus, Qt::Key_A, Qt::Key_F,
    Qt::Key_1, Qt::Key_5};
constexpr std::array controlKeys{Qt::Key_A, Qt::Key_C, Qt::Key_D, Qt::Key_E, Qt::Key_F, Qt::Key_G,
    Qt::Key_H, Qt::Key_I, Qt::Key_J, Qt::Key_K, Qt::Key_L, Qt::Key_M, Qt::Key_N, Qt::Key_O,
    Qt::Key_P, Qt::Key_R, Qt::Key_S, Qt::Key_T, Qt::Key_V, Qt::Key_X, Qt::Key_Y, Qt::Key_Z,
    Qt::Key_Return, Qt::Key_Home, Qt::Key_End, Qt::Key_Up, Qt::Key_Down, Qt::Key_Plus,
    Qt::Key_Minus, Qt::Key_0, Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_Tab, Qt::Key_Space,
    Qt::Key_W, Qt::Key_Q};

constexpr std::array words{"2-5", "7", "40", "100", "150", "-3", "0", "x", "80 %", "6 %", "abc",
    "Find {{X}} gulls", "Win [[s]] race", "coast; race", "early", "1 2 3", "", " ", "0.5", "0,5",
    "<b>bold</b> & more", "\"quoted\"", "a, b, c", "e5", "99999999999", "north", "Lösche", "[]"};

/// Whether a person could click it.
bool takesInput(const QWidget &widget)
{
    return widget.isVisible() && widget.isEnabled() && !widget.visibleRegion().isEmpty()
        && widget.width() > 2 && widget.height() > 2;
}

QString nameOf(const QWidget &widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    const QString text = button == nullptr ? QString() : button->text();
    return u"%1 '%2'"_s.arg(QLatin1StringView(widget.metaObject()->className()),
        text.isEmpty() ? widget.objectName() : text);
}

template <typename Widget>
std::vector<Widget *> visibleIn(const QWidget &parent)
{
    std::vector<Widget *> found;
    for (Widget *widget : parent.findChildren<Widget *>()) {
        // A menu or a dialog is a child of the window, but not in it.
        if (widget->window() == parent.window() && takesInput(*widget))
            found.push_back(widget);
    }
    return found;
}

QString keyText(Qt::KeyboardModifiers with, Qt::Key key)
{
    return QKeySequence(QKeyCombination(with, key)).toString();
}

} // namespace

Monkey::Monkey(std::uint64_t seed, const QString &folder)
    : m_random(seed)
    , m_folder(folder)
    , m_prints(qEnvironmentVariableIsSet("BOARDWRIGHT_MONKEY_SEED"))
{
    // A few dialogs of Qt run a loop of their own. Nobody else could close them.
    connect(&m_watchdog, &QTimer::timeout, this, [] {
        if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        else if (QWidget *modal = QApplication::activeModalWidget())
            modal->close();
    });
    openWindow();
}

Monkey::~Monkey() = default;

void Monkey::openWindow()
{
    m_window = std::make_unique<MainWindow>();
    m_window->boardChoice().setSeed(u"monkey"_s);
    m_window->files().keepUnsavedWork({.folder = m_folder + u"/recovery"_s});
    m_window->files().openSample();
    m_window->show();
    m_window->activateWindow();
    if (!QTest::qWaitForWindowActive(m_window.get()))
        m_faults << u"The window does not become active."_s;
}

void Monkey::reopen()
{
    m_window.reset();
    openWindow();
}

void Monkey::act()
{
    m_watchdog.start(longestAction);
    if (QWidget *popup = QApplication::activePopupWidget()) {
        usePopup(*popup);
    } else if (QWidget *modal = QApplication::activeModalWidget()) {
        useDialog(*modal);
    } else if (!m_window->isVisible()) {
        begin(u"open the window again"_s);
        reopen();
    } else if (m_window->document().set().objectives.size() > mostGoals) {
        begin(u"begin with 30 goals"_s);
        m_window->openUntitled({.set = plainSet(30), .notes = {}, .siteStyle = true});
    } else if (takeFocusBack();
        m_window->isVisible() && QApplication::activeModalWidget() == nullptr) {
        choose({{22, &Monkey::click}, {16, &Monkey::pressKey}, {10, &Monkey::typeWord},
            {18, &Monkey::editCell}, {10, &Monkey::triggerAction}, {7, &Monkey::undoOrRedo},
            {6, &Monkey::chooseInBox}, {3, &Monkey::fillClipboard}, {3, &Monkey::paste},
            {2, &Monkey::openAFile}, {1, &Monkey::openASample}, {1, &Monkey::closeWindow},
            {1, &Monkey::resizeWindow}});
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_watchdog.stop();
}

/// Without a window manager, focus does not return from a dialog.
void Monkey::takeFocusBack()
{
    if (QApplication::focusWidget() != nullptr)
        return;
    m_window->activateWindow();
    // Meanwhile it may have saved a file, and then close or ask something.
    if (!QTest::qWaitForWindowActive(m_window.get()) && m_window->isVisible()
        && QApplication::activeModalWidget() == nullptr)
        m_faults << u"The window does not become active."_s;
    if (QApplication::focusWidget() == nullptr && m_window->focusWidget() != nullptr)
        m_window->focusWidget()->setFocus();
}

void Monkey::begin(const QString &what)
{
    constexpr qsizetype kept = 40;
    m_log << what;
    if (m_log.size() > kept)
        m_log.removeFirst();
    if (m_prints)
        std::printf("%s\n", qPrintable(what)), std::fflush(stdout);
}

void Monkey::choose(const std::vector<Choice> &choices)
{
    int all = 0;
    for (const Choice &choice : choices)
        all += choice.weight;
    int drawn = m_random.below(all);
    for (const Choice &choice : choices) {
        if (drawn < choice.weight) {
            (this->*choice.act)();
            return;
        }
        drawn -= choice.weight;
    }
}

QWidget &Monkey::front() const
{
    if (QWidget *popup = QApplication::activePopupWidget())
        return *popup;
    QWidget *modal = QApplication::activeModalWidget();
    return modal == nullptr ? *m_window : *modal;
}

QWidget &Monkey::focused() const
{
    QWidget *focus = QApplication::focusWidget();
    return focus == nullptr ? front() : *focus;
}

void Monkey::clickAt(QWidget &widget, QPoint place)
{
    constexpr std::array modifiers{Qt::NoModifier, Qt::NoModifier, Qt::NoModifier, Qt::NoModifier,
        Qt::ShiftModifier, Qt::ControlModifier};
    const QPointer<QWidget> clicked = &widget;
    const Qt::KeyboardModifiers with = m_random.pick(modifiers);
    if (m_random.chance(12)) {
        QTest::mouseClick(clicked, Qt::RightButton, with, place);
        // A press of the right button opens no context menu by itself.
        if (clicked) {
            QContextMenuEvent menu(
                QContextMenuEvent::Mouse, place, clicked->mapToGlobal(place), with);
            QApplication::sendEvent(clicked, &menu);
        }
        return;
    }
    // The press may open a menu, which runs until it is closed; by then the button may be gone.
    QTest::mousePress(clicked, Qt::LeftButton, with, place);
    if (clicked)
        QTest::mouseRelease(clicked, Qt::LeftButton, with, place);
    if (clicked && m_random.chance(12))
        QTest::mouseDClick(clicked, Qt::LeftButton, with, place);
}

void Monkey::click()
{
    const auto widgets = visibleIn<QWidget>(front());
    if (widgets.empty())
        return;
    QWidget &widget = *m_random.pick(widgets);
    const QPoint place(m_random.below(widget.width()), m_random.below(widget.height()));
    begin(u"click %1 at %2, %3"_s.arg(nameOf(widget)).arg(place.x()).arg(place.y()));
    clickAt(widget, place);
}

void Monkey::pressKey()
{
    QWidget &widget = focused();
    Qt::Key key = m_random.pick(plainKeys);
    Qt::KeyboardModifiers with = Qt::NoModifier;
    if (m_random.chance(40)) {
        key = m_random.pick(controlKeys);
        with = Qt::ControlModifier;
        if (m_random.chance(20))
            with |= Qt::ShiftModifier;
    } else if (m_random.chance(15)) {
        with = m_random.chance(50) ? Qt::ShiftModifier : Qt::AltModifier;
    }
    begin(u"press %1 in %2"_s.arg(keyText(with, key), nameOf(widget)));
    QTest::keyClick(&widget, key, with);
}

QString Monkey::someWord()
{
    return QString::fromUtf8(m_random.pick(words));
}

void Monkey::typeInto(QWidget &widget, const QString &text)
{
    begin(u"type '%1' into %2"_s.arg(text, nameOf(widget)));
    for (const QChar letter : text) {
        // Typing begins an editor, which then has the focus. Qt Test knows the keys of ASCII only.
        for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent key(type, letter.toUpper().unicode(), Qt::NoModifier, letter);
            QApplication::sendEvent(&focused(), &key);
        }
        if (QApplication::activeModalWidget() != nullptr)
            break;
    }
}

void Monkey::endTyping()
{
    constexpr std::array ends{Qt::Key_Return, Qt::Key_Return, Qt::Key_Tab, Qt::Key_Escape};
    const Qt::Key key = m_random.pick(ends);
    begin(u"press %1"_s.arg(keyText(Qt::NoModifier, key)));
    QTest::keyClick(&focused(), key);
}

void Monkey::typeWord()
{
    typeInto(focused(), someWord());
    if (m_random.chance(70))
        endTyping();
}

void Monkey::editCell()
{
    std::vector<QTableView *> tables = visibleIn<QTableView>(front());
    std::erase_if(tables, [](const QTableView *table) {
        return table->model() == nullptr || table->model()->rowCount() == 0;
    });
    if (tables.empty()) {
        click();
        return;
    }
    QTableView &table = *m_random.pick(tables);
    const QModelIndex cell = table.model()->index(
        m_random.below(table.model()->rowCount()), m_random.below(table.model()->columnCount()));
    table.scrollTo(cell);
    const QRect place = table.visualRect(cell);
    if (place.isEmpty() || !table.viewport()->rect().contains(place.center()))
        return;
    begin(u"click row %1, column %2 of %3"_s.arg(cell.row()).arg(cell.column()).arg(nameOf(table)));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, Qt::NoModifier, place.center());
    const int rows = m_random.chance(25) ? m_random.between(1, 5) : 0;
    for (int i = 0; i < rows; ++i)
        QTest::keyClick(&focused(), Qt::Key_Down, Qt::ShiftModifier);
    typeInto(focused(), someWord());
    endTyping();
}

void Monkey::triggerAction()
{
    std::vector<QAction *> actions;
    for (QAction *action : m_window->findChildren<QAction *>()) {
        // The two that tell of the program run loops of their own.
        const bool isAbout = action->text().remove(u'&').startsWith(u"About"_s);
        if (action->isEnabled() && action->isVisible() && !action->isSeparator()
            && action->menu() == nullptr && !action->text().isEmpty() && !isAbout)
            actions.push_back(action);
    }
    if (actions.empty())
        return;
    QAction &action = *m_random.pick(actions);
    begin(u"trigger '%1'"_s.arg(action.text()));
    action.trigger();
}

void Monkey::undoOrRedo()
{
    const bool isUndo = m_random.chance(60);
    const int steps = m_random.chance(80) ? 1 : m_random.between(2, 12);
    const QKeySequence keys(isUndo ? QKeySequence::Undo : QKeySequence::Redo);
    QAction *step = nullptr;
    for (QAction *action : m_window->findChildren<QAction *>()) {
        if (action->shortcut() == keys)
            step = action;
    }
    if (step == nullptr)
        return;
    begin(u"%1 %2 times"_s.arg(isUndo ? u"undo"_s : u"redo"_s).arg(steps));
    for (int i = 0; i < steps; ++i)
        step->trigger();
}

void Monkey::chooseInBox()
{
    std::vector<QComboBox *> boxes = visibleIn<QComboBox>(front());
    std::erase_if(boxes, [](const QComboBox *box) { return box->count() == 0; });
    if (boxes.empty()) {
        click();
        return;
    }
    QComboBox &box = *m_random.pick(boxes);
    const int item = m_random.below(box.count());
    if (!(box.model()->index(item, box.modelColumn()).flags() & Qt::ItemIsEnabled))
        return; // such as a separator
    begin(u"choose '%1' in %2"_s.arg(box.itemText(item), nameOf(box)));
    const QPointer<QComboBox> chosen = &box;
    box.setCurrentIndex(item);
    if (chosen)
        Q_EMIT chosen->activated(item);
}

void Monkey::paste()
{
    begin(u"paste into %1"_s.arg(nameOf(focused())));
    QTest::keyClick(&focused(), Qt::Key_V, Qt::ControlModifier);
}

void Monkey::openASample()
{
    const QString name = m_random.pick(DocumentFiles::sampleNames());
    begin(u"open the sample %1"_s.arg(name));
    m_window->files().openSample(name);
}

void Monkey::closeWindow()
{
    begin(u"close the window"_s);
    m_window->close();
}

void Monkey::resizeWindow()
{
    const QSize size(m_random.between(900, 1920), m_random.between(600, 1080));
    begin(u"resize to %1 x %2"_s.arg(size.width()).arg(size.height()));
    m_window->resize(size);
}

void Monkey::usePopup(QWidget &popup)
{
    if (auto *menu = qobject_cast<QMenu *>(&popup); menu != nullptr && m_random.chance(60)) {
        QList<QAction *> actions = menu->actions();
        actions.removeIf([](const QAction *action) { return !action->isEnabled(); });
        if (!actions.isEmpty()) {
            QAction *action = m_random.pick(actions);
            begin(u"choose '%1' in a menu"_s.arg(action->text()));
            QTest::mouseClick(
                menu, Qt::LeftButton, Qt::NoModifier, menu->actionGeometry(action).center());
            return;
        }
    }
    constexpr std::array keys{Qt::Key_Escape, Qt::Key_Escape, Qt::Key_Down, Qt::Key_Return};
    const Qt::Key key = m_random.pick(keys);
    begin(u"press %1 in %2"_s.arg(keyText(Qt::NoModifier, key), nameOf(popup)));
    const QPointer<QWidget> open = &popup;
    QTest::keyClick(&popup, key);
    if (key == Qt::Key_Escape && open && open->isVisible())
        open->close();
}

void Monkey::useDialog(QWidget &dialog)
{
    constexpr int most = 12;
    m_inDialog = m_dialog == &dialog ? m_inDialog + 1 : 0;
    m_dialog = &dialog;
    if (auto *files = qobject_cast<QFileDialog *>(&dialog)) {
        useFileDialog(*files);
        return;
    }
    if (m_inDialog > most || m_random.chance(10)) {
        leave(dialog);
        return;
    }
    const auto buttons = visibleIn<QAbstractButton>(dialog);
    if (!buttons.empty() && m_random.chance(30)) {
        QAbstractButton &button = *m_random.pick(buttons);
        begin(u"in %1: click %2"_s.arg(nameOf(dialog), nameOf(button)));
        QTest::mouseClick(&button, Qt::LeftButton);
        return;
    }
    choose({{4, &Monkey::click}, {3, &Monkey::pressKey}, {2, &Monkey::typeWord},
        {2, &Monkey::editCell}, {2, &Monkey::chooseInBox}});
}

void Monkey::leave(QWidget &dialog)
{
    constexpr int tries = 3; // an editor or a list inside may take the first ones
    const QPointer<QWidget> left = &dialog;
    const QString name = nameOf(dialog);
    begin(u"leave %1"_s.arg(name));
    const auto isOpen = [&] { return left && left->isVisible(); };
    for (int i = 0; i < tries && isOpen(); ++i) {
        QWidget *focus = left->focusWidget();
        QTest::keyClick(focus == nullptr ? left.data() : focus, Qt::Key_Escape);
        if (QApplication::activePopupWidget() != nullptr
            || (isOpen() && QApplication::activeModalWidget() != left))
            return; // it asks something first
    }
    if (isOpen())
        m_faults << u"%1 has no way out by Escape."_s.arg(name);
    if (auto *open = qobject_cast<QDialog *>(left.data()))
        open->reject();
}

} // namespace boardwright
