//! What the seats see of a choice. The one place that says so: for the trees of the search, and for who tells bots of a game.

use peerless_rules::*;

/// What a choice looks like, as a number: to those who see the cards of its seat, and to the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Face {
    seat: SeatId,
    open: u64,
    back: u64,
}

/// Tells a card that is not seen from every card that is.
const BACK: u64 = 1 << 63;

impl Face {
    /// `cards` are those of the combat before the choice, `next` is what is asked after it.
    pub fn new(question: Question, opt: Opt, cards: [Option<CardId>; 3], next: Option<Ask>) -> Self {
        let [attack, defense, boost] = cards;
        // The cards of a combat are turned up with the last choice before it: the defense, or the item beside it.
        let (hidden, reveals) = match question.ask {
            Ask::AttackCard | Ask::CommitBoost => (matches!(opt, Opt::Play(_) | Opt::Boost(_)), false),
            Ask::Defense => (next == Some(Ask::Item), next != Some(Ask::Item)),
            Ask::Item => (false, defense.is_some()),
            Ask::HiddenCard | Ask::CardOrder => (true, false),
            _ => (false, false),
        };
        let byte = |card: Option<CardId>| card.map_or(255, |card| u64::from(card.0));
        let shown = if reveals { byte(defense) << 32 | byte(attack) << 40 | byte(boost) << 48 } else { 0 };
        let open = opt.code() ^ shown;
        // Those who see only its back see what kind of choice it was.
        let back = if hidden { opt.code() & 0xff | BACK } else { open };
        Self { seat: question.seat, open, back }
    }

    pub fn to(self, m: &Match, observer: SeatId) -> u64 {
        if m.sees(Some(observer), self.seat) { self.open } else { self.back }
    }

    /// As somebody sees it who sees all cards.
    pub fn open(self) -> u64 {
        self.open
    }
}

/// What one seat saw of a choice, and what it knows the others saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// By seat; `None` where that seat saw more.
    codes: [Option<u64>; MAX_SEATS],
}

impl Seen {
    /// What `viewer` saw when `opt` led from one state to another; `None` if nothing was asked.
    pub fn new(m: &Match, before: &State, opt: Opt, after: &State, viewer: SeatId) -> Option<Self> {
        let face = face(m, before, opt, after)?;
        let code = |seat: SeatId| {
            let code = face.to(m, seat);
            (code == face.back || m.sees(Some(viewer), face.seat)).then_some(code)
        };
        Some(Self { codes: codes(m, code) })
    }

    /// The same for the cheating searcher, who sees every card that is laid or taken.
    pub fn with_hands(m: &Match, before: &State, opt: Opt, after: &State, viewer: SeatId) -> Option<Self> {
        let face = face(m, before, opt, after)?;
        Some(Self { codes: codes(m, |seat| Some(if seat == viewer { face.open() } else { face.to(m, seat) })) })
    }

    pub(crate) fn by(&self, seat: SeatId) -> Option<u64> {
        self.codes[seat.index()]
    }
}

fn face(m: &Match, before: &State, opt: Opt, after: &State) -> Option<Face> {
    Some(Face::new(before.question(m)?, opt, before.combat_cards(), after.question(m).map(|next| next.ask)))
}

fn codes(m: &Match, code: impl Fn(SeatId) -> Option<u64>) -> [Option<u64>; MAX_SEATS] {
    let mut codes = [None; MAX_SEATS];
    for seat in m.seat_ids() {
        codes[seat.index()] = code(seat);
    }
    codes
}
