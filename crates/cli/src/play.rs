//! `peerless play`: a game in the terminal by the notation, for people and bots, also through a pipe.

use std::io::{self, BufRead, IsTerminal};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use peerless_bots::{Bot, EXEC, Forfeit};
use peerless_content::{Content, nearest};
use peerless_rules::*;
use peerless_session::Session;

use crate::ask::{self, Show};
use crate::sim::parse_switches;
use crate::tell::Story;
use crate::text::{self, DIM, Eyes, HEAD, MARK, Voice, counted};
use crate::{Out, Verdict};

/// Play a game in the terminal, against bots or other people.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless play
  peerless play --heroes \"King Arthur,Medusa\" --board Sarpedon --seed 7
  peerless play --heroes Alice,Sinbad --seats human,human
  peerless play --mode free-for-all --seats human,greedy,random
  peerless play --seats greedy,greedy --save watched.game
  peerless play --seats human,\"exec:python3 examples/bots/simple.py\"
  peerless play --resume evening.game

What is left out is drawn from the seed: heroes and board. You sit on seat 1, bots on the others.
`exec:COMMAND` is any program that plays by docs/BOTS.md; a command with commas belongs in a script.
In the game type `help`.")]
pub struct Args {
    /// The board by name.
    #[arg(long, value_name = "NAME")]
    board: Option<String>,
    /// The heroes in the order of the seats, separated by commas.
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    heroes: Vec<String>,
    // Who plays each seat.
    #[arg(long, value_name = "human,greedy", value_delimiter = ',', help = seats_help())]
    seats: Vec<String>,
    /// Where all chance comes from; without it, the clock.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// duel, free-for-all or teams; without it, by the number of heroes.
    #[arg(long, value_name = "MODE", value_parser = ["duel", "free-for-all", "teams"])]
    mode: Option<String>,
    /// How the match reads a rule where sources differ, such as `win_check=EndOfAction`. Can be given several times.
    #[arg(long = "switch", value_name = "NAME=VALUE")]
    switches: Vec<String>,
    /// Write the record to this file when the game ends or is left.
    #[arg(long, value_name = "FILE.game")]
    save: Option<PathBuf>,
    /// Go on with a saved game.
    #[arg(long, value_name = "FILE.game", conflicts_with_all = ["board", "heroes", "seed", "mode", "switches"])]
    resume: Option<PathBuf>,
}

fn seats_help() -> String {
    format!(
        "Who plays each seat: human, or a bot ({}, {EXEC}COMMAND)",
        peerless_bots::names().collect::<Vec<_>>().join(", ")
    )
}

pub fn run(content: &Content, args: Args, out: Out) -> Result<Verdict> {
    let mut game = match &args.resume {
        Some(path) => Game::resume(content, path, &args.seats)?,
        None => Game::begin(content, &args)?,
    };
    let mut table = Table::new(&game, out);
    table.open(&game)?;
    table.play(&mut game)?;
    game.tell_programs();
    if let Some(path) = &args.save {
        save(&game, path)?;
        writeln!(out, "Saved as {}.", path.display())?;
    }
    Ok(Verdict::Fine)
}

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Player {
    Human,
    Bot(String),
}

impl Player {
    fn read(name: &str) -> Result<Self> {
        let name = name.trim();
        if name.eq_ignore_ascii_case("human") {
            return Ok(Self::Human);
        }
        let name = name.strip_prefix("bot:").unwrap_or(name);
        match peerless_bots::by_name(name, 0) {
            Ok(_) => Ok(Self::Bot(name.to_owned())),
            Err(_) => {
                let known: Vec<&str> = ["human"].into_iter().chain(peerless_bots::names()).collect();
                let hint = nearest(name, &known).map(|near| format!(" Did you mean `{near}`?")).unwrap_or_default();
                bail!("nobody called `{name}` can play a seat: it is one of {}, {EXEC}COMMAND.{hint}", known.join(", "))
            }
        }
    }
}

/// A game, who plays it, and the programs that play for others.
struct Game {
    session: Session,
    players: Vec<Player>,
    /// The bots that are programs of others: each is started once and kept.
    programs: Vec<Option<Box<dyn Bot>>>,
}

impl Game {
    fn begin(content: &Content, args: &Args) -> Result<Self> {
        let seed = args.seed.unwrap_or_else(seed_from_clock);
        let switches = parse_switches(&args.switches)?;
        let named = args.heroes.len().max(args.seats.len());
        let mode = args.mode.as_deref().and_then(Mode::from_name);
        let mode = mode.unwrap_or(if named > 2 { Mode::FreeForAll } else { Mode::Duel });
        let seats = match (mode, named) {
            (_, named) if named > 0 => named,
            (Mode::Duel, _) => 2,
            (Mode::FreeForAll, _) => 3,
            (Mode::Teams, _) => 4,
        };
        let mut rng = Rng::new(seed);
        let heroes = heroes(content, &args.heroes, seats, &mut rng)?;
        let board = match &args.board {
            Some(name) => content.board(name)?.name.clone(),
            None => {
                let fits: Vec<_> = content.boards.iter().filter(|board| board.starts.len() >= heroes.len()).collect();
                if fits.is_empty() {
                    bail!("no board has {} starting spaces", heroes.len());
                }
                fits[rng.below(fits.len())].name.clone()
            }
        };
        let m = content.set_up(&board, &heroes, mode, switches)?;
        let players = players(&args.seats, m.seats.len())?;
        Ok(Self::new(Session::new(Arc::new(m), seed), players))
    }

    fn new(session: Session, players: Vec<Player>) -> Self {
        let programs = players.iter().map(|_| None).collect();
        Self { session, players, programs }
    }

    fn resume(content: &Content, path: &Path, seats: &[String]) -> Result<Self> {
        let (record, m) = crate::replay::load(content, path)?;
        let players = if seats.is_empty() {
            let player = |seat: &RecordSeat| match &seat.player {
                // A record may come from anybody; it does not get to say what runs here.
                Some(bot) if bot.strip_prefix("bot:").is_some_and(|name| name.starts_with(EXEC)) => {
                    bail!(
                        "the record names the program `{bot}`, which only you may start: say with --seats who plays now"
                    )
                }
                Some(bot) if bot.starts_with("bot:") => {
                    Player::read(bot).context("the record names it; say with --seats who plays now")
                }
                _ => Ok(Player::Human),
            };
            record.seats.iter().map(player).collect::<Result<Vec<_>>>()?
        } else {
            players(seats, m.seats.len())?
        };
        let mut session = Session::new(Arc::new(m), record.seed);
        for choice in &record.choices {
            session.replay(choice).map_err(|error| crate::replay::wrong(path, error, &session.m))?;
        }
        Ok(Self::new(session, players))
    }

    /// A bot's choice. It depends on the seed and the number of the decision alone, so a game that is taken back or
    /// resumed goes on as it would have; only programs of others may remember what they like.
    fn ask_bot(&mut self, name: &str, seat: SeatId) -> Result<BotAnswer> {
        let mut seeds =
            Rng::new(self.session.seed() ^ u64::from(seat.0) << 60 ^ (self.session.choices().len() as u64) << 32);
        let kept = self.programs[seat.index()].take();
        let mut bot = kept.map_or_else(|| peerless_bots::by_name(name, seeds.next_u64()), Ok)?;
        let opt = bot.choose(&self.session.m, &self.session.view(Some(seat)), self.session.options());
        if let Some(forfeit) = bot.forfeited() {
            return Ok(BotAnswer::GivesUp(forfeit.clone()));
        }
        if name.starts_with(EXEC) {
            self.programs[seat.index()] = Some(bot);
        }
        Ok(BotAnswer::Take(opt))
    }

    /// Tells the programs how the game has ended, if it has.
    fn tell_programs(&mut self) {
        let Some(team) = self.session.won() else { return };
        for (seat, program) in self.session.m.seat_ids().zip(&mut self.programs) {
            if let Some(program) = program {
                program.over(self.session.m.team(seat) == team);
            }
        }
    }

    fn record(&self) -> Record {
        let mut record = self.session.record();
        for (seat, player) in record.seats.iter_mut().zip(&self.players) {
            seat.player = match player {
                Player::Human => None,
                Player::Bot(name) => Some(format!("bot:{name}")),
            };
        }
        record
    }

    fn humans(&self) -> Vec<SeatId> {
        self.session.m.seat_ids().filter(|seat| self.players[seat.index()] == Player::Human).collect()
    }
}

fn seed_from_clock() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    // Six digits are enough to remember a game by.
    now.map_or(0, |now| now.as_micros() as u64 % 1_000_000)
}

/// The heroes that were named, then different ones by chance until the seats are full.
fn heroes(content: &Content, named: &[String], seats: usize, rng: &mut Rng) -> Result<Vec<String>> {
    let mut heroes = Vec::new();
    for name in named {
        heroes.push(content.hero(name.trim())?.name.clone());
    }
    while heroes.len() < seats {
        let unused: Vec<&String> =
            content.heroes.iter().map(|hero| &hero.name).filter(|&name| !heroes.contains(name)).collect();
        let all: Vec<&String> = content.heroes.iter().map(|hero| &hero.name).collect();
        let from = if unused.is_empty() { all } else { unused };
        heroes.push(from[rng.below(from.len())].clone());
    }
    Ok(heroes)
}

fn players(named: &[String], seats: usize) -> Result<Vec<Player>> {
    if named.is_empty() {
        let bots = std::iter::repeat_n(Player::Bot("greedy".into()), seats - 1);
        return Ok([Player::Human].into_iter().chain(bots).collect());
    }
    if named.len() != seats {
        bail!("--seats names {}; this game has {seats}", counted(named.len(), "seat"));
    }
    named.iter().map(|name| Player::read(name)).collect()
}

fn save(game: &Game, path: &Path) -> Result<()> {
    std::fs::write(path, game.record().to_string()).with_context(|| format!("cannot write {}", path.display()))
}

/// What a seat has been told.
#[derive(Clone, Default)]
struct Told {
    story: Story,
    /// How many of the events.
    events: usize,
}

/// The terminal that the people of a game sit at.
struct Table<'o> {
    out: Out<'o>,
    stdin: io::StdinLock<'static>,
    /// Somebody types; otherwise the input comes through a pipe and is repeated for the reader.
    typed: bool,
    told: Vec<Told>,
    humans: Vec<SeatId>,
    /// Who looked at the screen last.
    present: Option<SeatId>,
    /// At how many events the situation was shown last.
    shown: Option<usize>,
}

/// What came of asking a bot.
enum BotAnswer {
    Take(Opt),
    GivesUp(Forfeit),
}

/// What came of asking somebody.
enum Answer {
    Take(Opt),
    /// The game has been changed: ask anew.
    Again,
    Leave,
}

/// Commands that do not move the game on.
const COMMANDS: [(&str, &str); 11] = [
    ("?", "what is asked, by which card, and the rule behind it"),
    ("look", "the whole situation"),
    ("options", "the options again, each on its own line"),
    ("hand", "your cards"),
    ("board", "every space with its zones, neighbors and fighters"),
    ("discard", "the discard piles"),
    ("log", "what has happened so far; `log 10` the last 10 lines"),
    ("undo", "back to your previous decision"),
    ("save", "`save FILE` writes a record of the game"),
    ("quit", "leave the game"),
    ("help", "this list"),
];

impl<'o> Table<'o> {
    fn new(game: &Game, out: Out<'o>) -> Self {
        let stdin = io::stdin();
        let typed = stdin.is_terminal();
        Self {
            out,
            stdin: stdin.lock(),
            typed,
            told: vec![Told::default(); game.session.m.seats.len() + 1],
            humans: game.humans(),
            present: None,
            shown: None,
        }
    }

    /// The listener whom lines are for: the human at the screen, or else whoever watches.
    fn voice<'g>(&self, game: &'g Game) -> Voice<'g> {
        let alone = match self.humans.as_slice() {
            &[only] => Some(only),
            _ => None,
        };
        Voice { m: &game.session.m, eyes: self.present.or(alone).map_or(Eyes::Watcher, Eyes::Seat) }
    }

    fn open(&mut self, game: &Game) -> Result<()> {
        let out = &mut self.out;
        writeln!(
            out,
            "{HEAD}A {} on {}{HEAD:#}, seed {}",
            game.session.m.mode.name(),
            game.session.m.board.name,
            game.session.seed()
        )?;
        for seat in game.session.m.seat_ids() {
            let team = match game.session.m.mode {
                Mode::Teams => format!(", team {}", team_name(game.session.m.team(seat))),
                Mode::Duel | Mode::FreeForAll => String::new(),
            };
            let player = match &game.players[seat.index()] {
                Player::Human if self.humans.len() == 1 => "you".to_owned(),
                Player::Human => "human".to_owned(),
                Player::Bot(name) => format!("bot {name}"),
            };
            writeln!(out, "  Seat {seat}{team}: {HEAD}{}{HEAD:#}, {player}", game.session.m.seat(seat).hero.name)?;
        }
        for (name, value) in game.session.m.switches.changed() {
            writeln!(out, "  Switch {name}={value}")?;
        }
        if !self.humans.is_empty() {
            writeln!(
                out,
                "Answer with a number or an option, or the beginning of one. `?` explains, `help` lists commands."
            )?;
        }
        if !game.session.choices().is_empty() {
            writeln!(out, "Resumed after {}.", counted(game.session.choices().len(), "decision"))?;
            self.recall(game)?;
        }
        Ok(())
    }

    /// After a game was resumed: the last few things that happened.
    fn recall(&mut self, game: &Game) -> Result<()> {
        const LAST: usize = 8;
        let lines = self.log(game);
        self.forget(game);
        writeln!(self.out)?;
        for line in &lines[lines.len().saturating_sub(LAST)..] {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    fn play(&mut self, game: &mut Game) -> Result<()> {
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
    fn forfeit(&mut self, game: &Game, seat: SeatId, forfeit: &Forfeit) -> Result<()> {
        self.news(game)?;
        let name = Voice { m: &game.session.m, eyes: Eyes::Watcher }.name(seat);
        writeln!(self.out, "\n{HEAD}Seat {seat}, {name}, forfeits:{HEAD:#} {forfeit}")?;
        Ok(())
    }

    /// Everything told so far, as the one at the screen may know it.
    fn log(&self, game: &Game) -> Vec<String> {
        Story::default().tell(self.voice(game), game.session.since(0))
    }

    /// Takes all that has happened as told.
    fn forget(&mut self, game: &Game) {
        for seat in 0..self.told.len() {
            let eyes = if seat < game.session.m.seats.len() { Eyes::Seat(SeatId(seat as u8)) } else { Eyes::Watcher };
            let mut story = Story::default();
            story.tell(Voice { m: &game.session.m, eyes }, game.session.since(0));
            self.told[seat] = Told { story, events: game.session.events() };
        }
        self.shown = None;
    }

    /// What has happened since the listener was told something.
    fn news(&mut self, game: &Game) -> Result<()> {
        let voice = self.voice(game);
        let told = match voice.eyes {
            Eyes::Seat(seat) => &mut self.told[seat.index()],
            Eyes::Watcher | Eyes::All => &mut self.told[game.session.m.seats.len()],
        };
        let mut lines = told.story.tell(voice, game.session.since(told.events));
        told.events = game.session.events();
        // That it is one's own turn is said by the situation, which comes next.
        if matches!(game.session.since(0).last(), Some(Event::Turn { seat }) if voice.is_you(seat)) {
            lines.pop();
        }
        // A blank line parts what others did from what was typed.
        if !lines.is_empty() && !self.humans.is_empty() {
            writeln!(self.out)?;
        }
        for line in lines {
            if self.humans.is_empty() && line.starts_with(&format!("{HEAD}Turn ")) {
                writeln!(self.out)?;
            }
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Between two people at one screen: the next one takes over.
    fn hand_over(&mut self, game: &Game, seat: SeatId) -> Result<()> {
        if self.present == Some(seat) {
            return Ok(());
        }
        if self.humans.len() > 1 {
            let name = Voice { m: &game.session.m, eyes: Eyes::Watcher }.name(seat);
            // The cards of the one before go out of sight.
            if self.typed && self.present.is_some() {
                write!(self.out, "{}", "\n".repeat(40))?;
            }
            writeln!(self.out, "\n{HEAD}Over to seat {seat}, {name}.{HEAD:#}")?;
            if self.typed {
                write!(self.out, "Press Enter when nobody else looks. ")?;
                self.out.flush()?;
                self.stdin.read_line(&mut String::new())?;
            }
        }
        self.present = Some(seat);
        self.shown = None;
        Ok(())
    }

    fn ask(&mut self, game: &mut Game, question: Question) -> Result<Answer> {
        let seat = question.seat;
        self.hand_over(game, seat)?;
        self.news(game)?;
        let options = game.session.options();
        let voice = self.voice(game);
        writeln!(self.out)?;
        // Within one's own action the situation has not changed much; it is there on request.
        let goes_on =
            game.session.choices().last().is_some_and(|choice| choice.seat == seat) && question.ask != Ask::Action;
        let unchanged = self.shown == Some(game.session.events());
        if self.shown.is_none() || !goes_on && !unchanged {
            text::situation(voice, game.session.state(), self.out)?;
            writeln!(self.out)?;
            self.shown = Some(game.session.events());
        }
        ask::question(voice, game.session.state(), question, self.out)?;
        ask::options(voice, game.session.state(), game.session.options(), Show::Brief, self.out)?;
        loop {
            let Some(line) = self.read("> ")? else {
                writeln!(self.out, "\nThe input has ended; the game is not finished.")?;
                return Ok(Answer::Leave);
            };
            let voice = self.voice(game);
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            match (word.to_lowercase().as_str(), rest.trim()) {
                ("", _) => {}
                ("?", "") => ask::explain(voice, question, self.out)?,
                ("look", "") => text::situation(voice, game.session.state(), self.out)?,
                ("options", "") => {
                    ask::options(voice, game.session.state(), game.session.options(), Show::Full, self.out)?
                }
                ("hand", "") => text::hand(voice, game.session.state(), seat, self.out)?,
                ("undo", "") => match game.session.choices().iter().rposition(|choice| choice.seat == seat) {
                    Some(index) => {
                        self.undo(game, index)?;
                        return Ok(Answer::Again);
                    }
                    None => writeln!(self.out, "This is your first decision.")?,
                },
                ("quit", "") => {
                    writeln!(self.out, "The game is not finished.")?;
                    return Ok(Answer::Leave);
                }
                _ if self.command(game, word, rest.trim())? => {
                    if word.eq_ignore_ascii_case("discard") && options.iter().any(|opt| matches!(opt, Opt::Discard(_)))
                    {
                        writeln!(self.out, "To discard a card write `discard` and its name.")?;
                    }
                }
                _ => match choose(game, &options, &line) {
                    Ok(opt) => return Ok(Answer::Take(opt)),
                    Err(message) => writeln!(self.out, "{message}")?,
                },
            }
        }
    }

    /// Commands that work at any time. Tells whether the line was one.
    fn command(&mut self, game: &Game, word: &str, rest: &str) -> Result<bool> {
        let voice = self.voice(game);
        match (word.to_lowercase().as_str(), rest) {
            ("board", "") => text::board(voice, game.session.state(), self.out)?,
            ("discard", "") => text::piles(voice, game.session.state(), self.out)?,
            ("log", count) => {
                let lines = self.log(game);
                let count = if count.is_empty() { Ok(lines.len()) } else { count.parse::<usize>() };
                match count {
                    Ok(count) => {
                        for line in &lines[lines.len().saturating_sub(count)..] {
                            writeln!(self.out, "{line}")?;
                        }
                    }
                    Err(_) => writeln!(self.out, "`log`, or `log` and a number of lines")?,
                }
            }
            ("save", "") => writeln!(self.out, "`save` needs the name of a file: `save evening.game`")?,
            ("save", file) => match save(game, Path::new(file)) {
                Ok(()) => writeln!(self.out, "Saved as {file}. `peerless play --resume {file}` goes on from here.")?,
                Err(error) => writeln!(self.out, "{error:#}")?,
            },
            ("help", "") => {
                for (name, what) in COMMANDS {
                    writeln!(self.out, "  {MARK}{name}{MARK:#}: {what}")?;
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn undo(&mut self, game: &mut Game, choice: usize) -> Result<()> {
        writeln!(self.out, "Taken back: {}", game.session.choices()[choice].line)?;
        game.session.back_to(choice)?;
        self.forget(game);
        Ok(())
    }

    /// The result, and what can still be done. Tells whether the game goes on after all.
    fn after_the_end(&mut self, game: &mut Game) -> Result<bool> {
        if self.humans.len() > 1 {
            self.present = None;
        }
        self.news(game)?;
        let Some(outcome) = game.session.state().outcome() else { bail!("the game waits for nobody") };
        let result = result_text(&game.session.m, outcome);
        let turns = counted(game.session.state().turn().into(), "turn");
        let decisions = counted(game.session.choices().len(), "decision");
        writeln!(self.out, "\n{HEAD}Result: {result}.{HEAD:#} {turns}, {decisions}, seed {}.", game.session.seed())?;
        if self.humans.is_empty() {
            return Ok(false);
        }
        writeln!(
            self.out,
            "{DIM}`save FILE` keeps the game; `log`, `board`, `discard`, `undo` and `quit` work too.{DIM:#}"
        )?;
        loop {
            let Some(line) = self.read("> ")? else { return Ok(false) };
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            match (word.to_lowercase().as_str(), rest.trim()) {
                ("", _) => {}
                ("quit", "") => return Ok(false),
                ("undo", "") => {
                    let human = |choice: &Choice| self.humans.contains(&choice.seat);
                    if let Some(index) = game.session.choices().iter().rposition(human) {
                        self.undo(game, index)?;
                        return Ok(true);
                    }
                }
                ("look", "") => text::situation(self.voice(game), game.session.state(), self.out)?,
                _ if self.command(game, word, rest.trim())? => {}
                _ => writeln!(self.out, "The game is over. Type `save FILE` or `quit`.")?,
            }
        }
    }

    /// The next line; `None` when there are no more.
    fn read(&mut self, prompt: &str) -> Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut line = String::new();
        let read = self.stdin.read_line(&mut line).context("cannot read the input")?;
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

/// The option that a line means: its number, its notation, or the beginning of it.
fn choose(game: &Game, options: &[Opt], line: &str) -> Result<Opt, String> {
    if let Ok(number) = line.parse::<usize>() {
        let opt = number.checked_sub(1).and_then(|index| options.get(index)).copied();
        return opt.ok_or_else(|| match options.len() {
            1 => format!("There is no option {number}, only option 1."),
            last => format!("There is no option {number}; they go from 1 to {last}."),
        });
    }
    if let Some(opt) = game.session.read(line) {
        return Ok(opt);
    }
    let wanted = normal(line);
    let lines: Vec<String> = options.iter().map(|&opt| game.session.write(opt)).collect();
    let matching: Vec<usize> = (0..lines.len()).filter(|&index| normal(&lines[index]).starts_with(&wanted)).collect();
    match matching.as_slice() {
        &[only] => Ok(options[only]),
        [] => {
            let known: Vec<&str> = lines.iter().map(String::as_str).chain(COMMANDS.map(|(name, _)| name)).collect();
            let hint = nearest(line, &known).map(|near| format!(" Did you mean `{near}`?")).unwrap_or_default();
            Err(format!("`{line}` is not an option now.{hint} `options` lists them, `help` the commands."))
        }
        several => {
            const SHOWN: usize = 12;
            let mut text = format!("`{line}` could be {} options:", several.len());
            for &index in several.iter().take(SHOWN) {
                text += &format!("\n  {}. {}", index + 1, lines[index]);
            }
            if several.len() > SHOWN {
                text += &format!("\n  and {} more", several.len() - SHOWN);
            }
            Err(text)
        }
    }
}

/// Case and runs of blanks make no difference.
fn normal(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}
