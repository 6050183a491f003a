//! The terminal that the people of a game sit at: what they are told, and what they type.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};
use peerless_bots::Forfeit;
use peerless_rules::*;

use crate::Out;
use crate::ask::{self, Show};
use crate::command::Command;
use crate::line::line;
use crate::names::{Kind, find};
use crate::play::{BotAnswer, Player, Sitting, save};
use crate::tell::Teller;
use crate::text::{DIM, Eyes, HEAD, MARK, Voice, styled};
use crate::words::say;
use crate::{map, read, sheet, situation};

/// What a seat has been told so far.
#[derive(Clone, Default)]
struct Heard {
    story: Teller,
    /// How many of the events.
    events: usize,
}

pub struct Table<'o> {
    out: Out<'o>,
    stdin: io::StdinLock<'static>,
    /// Somebody types; otherwise the input comes through a pipe and is repeated for the reader.
    typed: bool,
    told: Vec<Heard>,
    humans: Vec<SeatId>,
    /// Who looked at the screen last.
    present: Option<SeatId>,
    /// At how many events the situation was shown last.
    shown: Option<usize>,
}

/// What came of asking somebody.
enum Answer {
    Take(Opt),
    /// The game has been changed: ask anew.
    Again,
    Leave,
}

impl<'o> Table<'o> {
    pub fn new(game: &Sitting, out: Out<'o>) -> Self {
        let stdin = io::stdin();
        let typed = stdin.is_terminal();
        Self {
            out,
            stdin: stdin.lock(),
            typed,
            told: vec![Heard::default(); game.session.m.seats.len() + 1],
            humans: game.humans(),
            present: None,
            shown: None,
        }
    }

    /// The listener whom lines are for: the human at the screen, or else whoever watches.
    fn voice<'g>(&self, game: &'g Sitting) -> Voice<'g> {
        let alone = match self.humans.as_slice() {
            &[only] => Some(only),
            _ => None,
        };
        Voice { m: &game.session.m, eyes: self.present.or(alone).map_or(Eyes::Watcher, Eyes::Seat) }
    }

    fn say(&mut self, line: impl std::fmt::Display) -> Result<()> {
        writeln!(self.out, "{line}")?;
        Ok(())
    }

    /// What is played, and by whom.
    pub fn open(&mut self, game: &Sitting) -> Result<()> {
        let m = &game.session.m;
        let opening = say!("tty-opening", mode = m.mode.name(), board = m.board.name.as_str());
        let seed = say!("tty-seed", seed = game.session.seed().to_string());
        self.say(format!("{HEAD}{opening}{HEAD:#}, {seed}"))?;
        for seat in m.seat_ids() {
            let team = match m.mode {
                Mode::Teams => team_name(m.team(seat)).to_string(),
                Mode::Duel | Mode::FreeForAll => "none".to_owned(),
            };
            let (player, bot) = match &game.players[seat.index()] {
                Player::Human if self.humans.len() == 1 => ("you", ""),
                Player::Human => ("human", ""),
                Player::Bot(name) => ("bot", name.as_str()),
            };
            let hero = styled(HEAD, &m.seat(seat).hero.name);
            let number = seat.to_string();
            let line = say!("tty-seat", number = number, team = team, hero = hero, player = player, bot = bot);
            self.say(format!("  {line}"))?;
        }
        for (name, value) in m.switches.changed() {
            self.say(format!("  {}", say!("tty-switch", name = name, value = value)))?;
        }
        if !self.humans.is_empty() {
            self.say(say!("tty-how-to-answer"))?;
        }
        if !game.session.choices().is_empty() {
            self.say(say!("tty-resumed", count = game.session.choices().len()))?;
            self.recall(game)?;
        }
        Ok(())
    }

    /// After a game was resumed: the last few things that happened.
    fn recall(&mut self, game: &Sitting) -> Result<()> {
        const LAST: usize = 8;
        let lines = self.log(game);
        self.forget(game);
        writeln!(self.out)?;
        for line in &lines[lines.len().saturating_sub(LAST)..] {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Plays until the game is over or left.
    pub fn play(&mut self, game: &mut Sitting) -> Result<()> {
        loop {
            let Some(question) = game.session.question() else {
                if self.after_the_end(game)? {
                    continue;
                }
                return Ok(());
            };
            let opt = match game.players[question.seat.index()].clone() {
                Player::Bot(name) => {
                    if self.humans.is_empty() {
                        self.news(game)?;
                    }
                    match game.ask_bot(&name, question.seat)? {
                        BotAnswer::Take(opt) => opt,
                        BotAnswer::GivesUp(forfeit) => return self.forfeit(game, question.seat, &forfeit),
                    }
                }
                Player::Human => match self.ask(game, question)? {
                    Answer::Take(opt) => opt,
                    Answer::Again => continue,
                    Answer::Leave => return Ok(()),
                },
            };
            game.session.take(opt)?;
        }
    }

    /// The game ends because a bot gave up.
    fn forfeit(&mut self, game: &Sitting, seat: SeatId, forfeit: &Forfeit) -> Result<()> {
        self.news(game)?;
        let name = Voice { m: &game.session.m, eyes: Eyes::Watcher }.name(seat);
        let head = say!("tty-forfeits", number = seat.to_string(), seat = name);
        self.say(format!("\n{HEAD}{head}{HEAD:#} {forfeit}"))
    }

    /// Everything told so far, as the one at the screen may know it.
    fn log(&self, game: &Sitting) -> Vec<String> {
        let sentences = Teller::default().tell(self.voice(game), game.session.since(0));
        sentences.into_iter().map(|sentence| sentence.text).collect()
    }

    /// Takes all that has happened as told.
    fn forget(&mut self, game: &Sitting) {
        for seat in 0..self.told.len() {
            let eyes = if seat < game.session.m.seats.len() { Eyes::Seat(SeatId(seat as u8)) } else { Eyes::Watcher };
            let mut story = Teller::default();
            story.tell(Voice { m: &game.session.m, eyes }, game.session.since(0));
            self.told[seat] = Heard { story, events: game.session.events() };
        }
        self.shown = None;
    }

    /// What has happened since the listener was told something.
    fn news(&mut self, game: &Sitting) -> Result<()> {
        let voice = self.voice(game);
        let told = match voice.eyes {
            Eyes::Seat(seat) => &mut self.told[seat.index()],
            Eyes::Watcher | Eyes::All => &mut self.told[game.session.m.seats.len()],
        };
        let mut lines = told.story.tell(voice, game.session.since(told.events));
        told.events = game.session.events();
        // That it is one's own turn is said by the situation, which comes next.
        let last = game.session.since(0).last().map(|told| told.event);
        if matches!(last, Some(Event::Turn { seat }) if voice.is_you(seat)) {
            lines.pop();
        }
        // A blank line parts what others did from what was typed.
        if !lines.is_empty() && !self.humans.is_empty() {
            writeln!(self.out)?;
        }
        for line in lines {
            if self.humans.is_empty() && line.heading {
                writeln!(self.out)?;
            }
            writeln!(self.out, "{}", line.text)?;
        }
        Ok(())
    }

    /// Between two people at one screen: the next one takes over.
    fn hand_over(&mut self, game: &Sitting, seat: SeatId) -> Result<()> {
        if self.present == Some(seat) {
            return Ok(());
        }
        if self.humans.len() > 1 {
            // The cards of the one before go out of sight.
            if self.present.is_some() {
                self.clear()?;
            }
            let name = Voice { m: &game.session.m, eyes: Eyes::Watcher }.name(seat);
            let over = say!("tty-over-to", number = seat.to_string(), seat = name);
            self.say(format!("\n{HEAD}{over}{HEAD:#}"))?;
            if self.typed {
                write!(self.out, "{} ", say!("tty-press-enter"))?;
                self.out.flush()?;
                self.stdin.read_line(&mut String::new())?;
            }
        }
        self.present = Some(seat);
        self.shown = None;
        Ok(())
    }

    /// Empties the screen of a terminal and what could be scrolled back to.
    fn clear(&mut self) -> Result<()> {
        const HOME_SCREEN_SCROLLBACK: &[u8] = b"\x1b[H\x1b[2J\x1b[3J";
        self.out.flush()?;
        let mut screen = io::stdout();
        if screen.is_terminal() {
            // Past the layer that drops escapes where colors are not wanted: this one is wanted.
            screen.write_all(HOME_SCREEN_SCROLLBACK)?;
            screen.flush()?;
        }
        Ok(())
    }

    fn ask(&mut self, game: &mut Sitting, question: Question) -> Result<Answer> {
        let seat = question.seat;
        self.hand_over(game, seat)?;
        self.news(game)?;
        let voice = self.voice(game);
        let (state, options) = (game.session.state(), game.session.options());
        writeln!(self.out)?;
        // Within one's own action the situation has not changed much; it is there on request.
        let goes_on =
            game.session.choices().last().is_some_and(|choice| choice.seat == seat) && question.ask != Ask::Action;
        let unchanged = self.shown == Some(game.session.events());
        if self.shown.is_none() || !goes_on && !unchanged {
            situation::situation(voice, state, self.out)?;
            writeln!(self.out)?;
            self.shown = Some(game.session.events());
        }
        ask::question(voice, state, question, self.out)?;
        ask::options(voice, state, options, Show::Brief, self.out)?;
        loop {
            let Some(typed) = self.read("> ")? else {
                self.say(format!("\n{}", say!("tty-input-ended")))?;
                return Ok(Answer::Leave);
            };
            if typed.is_empty() {
                continue;
            }
            let voice = self.voice(game);
            match Command::read(&typed) {
                Some((Command::Explain, _)) => ask::explain(voice, game.session.state(), question, self.out)?,
                Some((Command::Options, _)) => {
                    ask::options(voice, game.session.state(), game.session.options(), Show::Full, self.out)?;
                }
                Some((Command::Hand, _)) => situation::hand(voice, game.session.state(), seat, self.out)?,
                Some((Command::Undo, _)) => match game.session.choices().iter().rposition(|choice| choice.seat == seat)
                {
                    Some(index) => {
                        self.undo(game, index)?;
                        return Ok(Answer::Again);
                    }
                    None => self.say(say!("tty-first-decision"))?,
                },
                Some((Command::Quit, _)) => {
                    self.say(say!("tty-not-finished"))?;
                    return Ok(Answer::Leave);
                }
                Some((command, rest)) => {
                    self.command(game, command, rest)?;
                    let discards = game.session.options().iter().any(|opt| matches!(opt, Opt::Discard(_)));
                    if command == Command::Discard && discards {
                        self.say(say!("tty-to-discard"))?;
                    }
                }
                None => {
                    let (m, state) = (&game.session.m, game.session.state());
                    match read::choose(m, state, game.session.options(), &typed, &Command::words()) {
                        Ok(opt) => return Ok(Answer::Take(opt)),
                        Err(message) => self.say(message)?,
                    }
                }
            }
        }
    }

    /// Commands that work at any time.
    fn command(&mut self, game: &Sitting, command: Command, rest: &str) -> Result<()> {
        let voice = self.voice(game);
        let state = game.session.state();
        match command {
            Command::Look => situation::situation(voice, state, self.out)?,
            Command::Board => situation::board(voice, state, self.out)?,
            Command::Discard => situation::piles(voice, state, self.out)?,
            Command::Map => {
                let width = if rest.is_empty() { Some(columns()) } else { rest.parse().ok() };
                match width.filter(|width| map::WIDTH.contains(width)) {
                    Some(width) => situation::map(voice, state, width, self.out)?,
                    None => self.say(say!("tty-map-usage", least = *map::WIDTH.start(), most = *map::WIDTH.end()))?,
                }
            }
            Command::Hero => self.hero(voice, state, rest)?,
            Command::Log => {
                let lines = self.log(game);
                let count = if rest.is_empty() { Ok(lines.len()) } else { rest.parse::<usize>() };
                match count {
                    Ok(count) => {
                        for line in &lines[lines.len().saturating_sub(count)..] {
                            writeln!(self.out, "{line}")?;
                        }
                    }
                    Err(_) => self.say(say!("tty-log-usage"))?,
                }
            }
            Command::Save if rest.is_empty() => self.say(say!("tty-save-usage"))?,
            Command::Save => match save(game, Path::new(rest)) {
                Ok(()) => self.say(say!("tty-saved-go-on", file = rest))?,
                Err(error) => self.say(format!("{error:#}"))?,
            },
            Command::Help => {
                for command in Command::ALL {
                    let also = command.also().map(|word| format!(" ({})", say!("tty-command-also", words = word)));
                    let (word, also) = (styled(MARK, command.word()), also.unwrap_or_default());
                    self.say(format!("  {word}{also}: {}", command.does()))?;
                }
            }
            Command::Explain | Command::Options | Command::Hand | Command::Undo | Command::Quit => {
                self.say(say!("tty-is-over"))?;
            }
        }
        Ok(())
    }

    /// All heroes with their abilities, or one with its deck.
    fn hero(&mut self, voice: Voice, state: &State, name: &str) -> Result<()> {
        let mut seats: Vec<SeatId> = voice.m.seat_ids().collect();
        let one = !name.is_empty();
        if one {
            let known: Vec<&str> = voice.m.seats.iter().map(|seat| seat.hero.name.as_str()).collect();
            match find(Kind::Hero, name, &known) {
                Ok(index) => seats = vec![SeatId(index as u8)],
                Err(message) => return self.say(message),
            }
        }
        for seat in seats {
            let hero = &voice.m.seat(seat).hero;
            sheet::character(hero, self.out)?;
            writeln!(self.out, "  {}", situation::table_in_brief(voice, state, seat))?;
            if one {
                sheet::deck(hero, self.out)?;
            }
        }
        Ok(())
    }

    fn undo(&mut self, game: &mut Sitting, choice: usize) -> Result<()> {
        let taken_back = game.session.choices()[choice].clone();
        game.session.back_to(choice)?;
        let (m, state) = (&game.session.m, game.session.state());
        let back = state.read(m, &taken_back.line).map_or(taken_back.line, |opt| line(m, state, opt));
        self.say(say!("tty-taken-back", line = back))?;
        self.forget(game);
        Ok(())
    }

    /// The result, and what can still be done. Tells whether the game goes on after all.
    fn after_the_end(&mut self, game: &mut Sitting) -> Result<bool> {
        if self.humans.len() > 1 {
            self.present = None;
        }
        self.news(game)?;
        let Some(outcome) = game.session.state().outcome() else { bail!(say!("tty-waits-for-nobody")) };
        let result = say!("tty-result", result = result_text(&game.session.m, outcome));
        let figures = say!(
            "tty-result-figures",
            turns = game.session.state().turn(),
            count = game.session.choices().len(),
            seed = game.session.seed().to_string(),
        );
        self.say(format!("\n{HEAD}{result}{HEAD:#} {figures}"))?;
        if self.humans.is_empty() {
            return Ok(false);
        }
        self.say(styled(DIM, say!("tty-after-the-end")))?;
        loop {
            let Some(typed) = self.read("> ")? else { return Ok(false) };
            match Command::read(&typed) {
                Some((Command::Quit, _)) => return Ok(false),
                Some((Command::Undo, _)) => {
                    let human = |choice: &Choice| self.humans.contains(&choice.seat);
                    if let Some(index) = game.session.choices().iter().rposition(human) {
                        self.undo(game, index)?;
                        return Ok(true);
                    }
                }
                Some((command, rest)) => self.command(game, command, rest)?,
                None if typed.is_empty() => {}
                None => self.say(say!("tty-is-over"))?,
            }
        }
    }

    /// The next line; `None` when there are no more.
    fn read(&mut self, prompt: &str) -> Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut line = String::new();
        let read = self.stdin.read_line(&mut line).with_context(|| say!("tty-cannot-read-input"))?;
        if read == 0 {
            return Ok(None);
        }
        let line = line.trim().to_owned();
        if !self.typed {
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }
}

/// How wide a map is drawn: as the terminal, within limits; in a pipe as narrow as it gets.
fn columns() -> usize {
    let terminal = console::Term::stdout().size_checked().map_or(0, |(_, columns)| usize::from(columns));
    terminal.clamp(*map::WIDTH.start(), *map::WIDTH.end())
}
