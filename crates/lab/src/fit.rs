//! Finds the weights of the bots' judgement from games that they play against themselves.

use peerless_bots::eval::{FEATURES, Features, NAMES, features, logistic};
use peerless_bots::{Bot, by_name};
use peerless_rules::*;
use serde::Serialize;

use crate::setups::Pool;
use crate::sim::play;

/// What the fit is made from.
#[derive(Clone, Debug)]
pub struct Fit {
    pub pool: Pool,
    pub games: u64,
    pub seed: u64,
    /// Who plays against itself.
    pub bot: String,
    /// One choice in so many is made at random, so that more than the best lines are seen.
    pub noise: usize,
}

#[derive(Clone, Debug, Serialize)]
pub struct FitReport {
    pub games: u64,
    pub positions: usize,
    pub weights: Vec<(&'static str, f32)>,
    /// Mean log loss on games that the fit did not see; 0.693 is a coin.
    pub loss: f32,
    /// How often the side that looked better won, on the same games.
    pub right: f32,
}

/// A position between actions and whether its seat won in the end.
struct Sample {
    features: Features,
    won: bool,
}

impl Fit {
    pub fn run(&self, progress: &dyn Fn(u64)) -> Result<FitReport, peerless_bots::UnknownBot> {
        by_name(&self.bot, 0)?;
        let mut seen = Vec::new();
        let mut unseen = Vec::new();
        for game in 0..self.games {
            progress(game);
            // One game in five is kept for the test.
            let samples = if game % 5 == 4 { &mut unseen } else { &mut seen };
            self.play(self.seed.wrapping_add(game), samples);
        }
        let weights = regress(&seen);
        let (loss, right) = test(&weights, &unseen);
        Ok(FitReport {
            games: self.games,
            positions: seen.len() + unseen.len(),
            weights: NAMES.into_iter().zip(weights).collect(),
            loss,
            right,
        })
    }

    fn play(&self, seed: u64, samples: &mut Vec<Sample>) {
        let setup = self.pool.draw(seed);
        let m = &setup.game;
        let mut rng = Rng::new(seed ^ 0xf17);
        let mut bots: Vec<Box<dyn Bot>> =
            m.seat_ids().map(|seat| by_name(&self.bot, seed + u64::from(seat.0)).expect("checked before")).collect();
        let mut positions: Vec<(SeatId, Features)> = Vec::new();
        let (state, _) = play(m, seed, |state, asked, options| {
            if state.question(m).is_some_and(|question| question.ask == Ask::Action) {
                let seat = SeatId(rng.below(m.seats.len()) as u8);
                positions.push((seat, features(m, state, seat)));
            }
            if self.noise > 0 && rng.below(self.noise) == 0 {
                return options[rng.below(options.len())];
            }
            bots[asked.index()].choose(m, &state.view(m, Some(asked)), options)
        });
        if let Some(forfeit) = bots.iter().find_map(|bot| bot.forfeited()) {
            forfeit.tell_once();
            return;
        }
        if let Some(outcome) = state.outcome() {
            let sample = |(seat, features)| Sample { features, won: m.team(seat) == outcome.team };
            samples.extend(positions.into_iter().map(sample));
        }
    }
}

/// Logistic regression by gradient descent with a little pull towards zero.
fn regress(samples: &[Sample]) -> Features {
    let mut weights = [0.0f32; FEATURES];
    let mut speed = [0.0f32; FEATURES];
    let count = samples.len().max(1) as f32;
    for _ in 0..400 {
        let mut slope = [0.0f32; FEATURES];
        for sample in samples {
            let error = judge(&weights, &sample.features) - f32::from(u8::from(sample.won));
            for (slope, value) in slope.iter_mut().zip(sample.features) {
                *slope += error * value;
            }
        }
        for index in 0..FEATURES {
            let pull = slope[index] / count + 0.0005 * weights[index];
            speed[index] = 0.9 * speed[index] - 0.8 * pull;
            weights[index] += speed[index];
        }
    }
    weights
}

fn judge(weights: &Features, features: &Features) -> f32 {
    logistic(weights.iter().zip(features).map(|(weight, value)| weight * value).sum())
}

fn test(weights: &Features, samples: &[Sample]) -> (f32, f32) {
    let count = samples.len().max(1) as f32;
    let mut loss = 0.0;
    let mut right = 0.0;
    for sample in samples {
        let chance = judge(weights, &sample.features).clamp(0.001, 0.999);
        loss -= if sample.won { chance.ln() } else { (1.0 - chance).ln() };
        right += f32::from(u8::from((chance > 0.5) == sample.won));
    }
    (loss / count, right / count)
}
