//! `peerless play`: a game in the terminal by the notation, for people and bots, also through a pipe.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use peerless_bots::{Bot, EXEC, Forfeit};
use peerless_content::{Content, nearest};
use peerless_rules::*;
use peerless_session::{Session, Trouble};

use crate::names::{Kind, find};
use crate::sim::parse_switches;
use crate::table::Table;
use crate::words::{language, say};
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
        Some(path) => Sitting::resume(content, path, &args.seats)?,
        None => Sitting::begin(content, &args)?,
    };
    let mut table = Table::new(&game, out);
    table.open(&game)?;
    table.play(&mut game)?;
    game.tell_programs();
    if let Some(path) = &args.save {
        save(&game, path)?;
        writeln!(out, "{}", say!("tty-saved", file = path.display().to_string()))?;
    }
    Ok(Verdict::Fine)
}

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
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
                let all = format!("{}, {EXEC}COMMAND", known.join(", "));
                match nearest(name, &known) {
                    Some(near) => bail!(say!("tty-no-player-near", name = name, known = all, near = near)),
                    None => bail!(say!("tty-no-player", name = name, known = all)),
                }
            }
        }
    }
}

/// A game, who plays it, and the programs that play for others.
pub struct Sitting {
    pub session: Session,
    pub players: Vec<Player>,
    /// The bots that are programs of others: each is started once and kept.
    programs: Vec<Option<Box<dyn Bot>>>,
}

impl Sitting {
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
            Some(name) => content.boards[find_board(content, name)?].name.clone(),
            None => {
                let fits: Vec<_> = content.boards.iter().filter(|board| board.starts.len() >= heroes.len()).collect();
                if fits.is_empty() {
                    bail!(say!("tty-no-such-board", count = heroes.len()));
                }
                fits[rng.below(fits.len())].name.clone()
            }
        };
        let m = content
            .set_up(&board, &heroes, mode, switches)
            .map_err(|error| anyhow!(Trouble::from(&error).say(language())))?;
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
                    bail!(say!("tty-record-names-program", bot = bot.as_str()))
                }
                Some(bot) if bot.starts_with("bot:") => Player::read(bot).context(say!("tty-record-names-bot")),
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
    pub fn ask_bot(&mut self, name: &str, seat: SeatId) -> Result<BotAnswer> {
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

    pub fn humans(&self) -> Vec<SeatId> {
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
        heroes.push(content.heroes[find_hero(content, name)?].name.clone());
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
        bail!(say!("tty-seats-named", named = named.len(), seats = seats));
    }
    named.iter().map(|name| Player::read(name)).collect()
}

/// Writes the record of a game.
pub fn save(game: &Sitting, path: &Path) -> Result<()> {
    let cannot = || say!("tty-cannot-write", file = path.display().to_string());
    std::fs::write(path, game.record().to_string()).with_context(cannot)
}

/// The hero that was named, whole or by a part.
pub fn find_hero(content: &Content, name: &str) -> Result<usize> {
    let known: Vec<&str> = content.heroes.iter().map(|hero| hero.name.as_str()).collect();
    find(Kind::Hero, name, &known).map_err(anyhow::Error::msg)
}

/// The board that was named, whole or by a part, or by another name that it goes by.
fn find_board(content: &Content, name: &str) -> Result<usize> {
    if let Ok(exact) = content.board(name)
        && let Some(index) = content.boards.iter().position(|board| board.name == exact.name)
    {
        return Ok(index);
    }
    let known: Vec<&str> = content.boards.iter().map(|board| board.name.as_str()).collect();
    find(Kind::Board, name, &known).map_err(anyhow::Error::msg)
}

/// What came of asking a bot.
pub enum BotAnswer {
    Take(Opt),
    GivesUp(Forfeit),
}
