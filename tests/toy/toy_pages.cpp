// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/panels/generator_pages.h"

#include <QLabel>
#include <QVBoxLayout>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// A page with one sentence.
class ToyPage : public BoardPage {
public:
    explicit ToyPage(QWidget *parent)
        : BoardPage(parent)
        , m_text(new QLabel(this))
    {
        m_text->setObjectName(u"toyText"_s);
        auto *layout = new QVBoxLayout(this);
        layout->addWidget(m_text);
    }

    void showBoard(const std::shared_ptr<const PreviewResult> &board) override
    {
        say(board ? u"The party is at %1 sites."_s.arg(board->board.shape->sites.size())
                  : QString());
    }

protected:
    void say(const QString &text) { m_text->setText(text); }

private:
    QLabel *m_text;
};

class PartyPage final : public ToyPage {
public:
    using ToyPage::ToyPage;
};

class GuestsPage final : public ToyPage {
public:
    using ToyPage::ToyPage;

    void showGoals(const QList<RowId> &goals) override
    {
        say(u"%1 guests are meant."_s.arg(goals.size()));
    }

    bool showLine(LineIndex line) override
    {
        say(u"Row %1 of the party."_s.arg(static_cast<int>(line) + 1));
        return true;
    }
};

template <typename Page>
BoardPage *makePage(QWidget *parent)
{
    return new Page(parent);
}

} // namespace

std::span<const GeneratorPages> addedPages()
{
    static constexpr std::array boardPages{
        BoardPageEntry{.key = "party"_L1,
            .title = [] { return u"&Party"_s; },
            .icon = "edit-find"_L1,
            .make = makePage<PartyPage>},
        BoardPageEntry{.key = "guests"_L1,
            .title = [] { return u"&Guests"_s; },
            .icon = "list-add"_L1,
            .make = makePage<GuestsPage>},
    };
    static constexpr std::array labTools{LabToolEntry{.title = [] { return u"Toy tool"_s; },
        .make = [](const PanelContext &, QWidget *parent) -> QWidget * {
            auto *label = new QLabel(u"Nothing to set"_s, parent);
            label->setObjectName(u"toyTool"_s);
            return label;
        }}};
    static constexpr std::array all{
        GeneratorPages{.generator = "toy"_L1, .boardPages = boardPages, .labTools = labTools}};
    return all;
}

} // namespace boardwright
