//! Somebody who plays a seat.

use std::sync::Mutex;

use peerless_bots::by_name;
use pyo3::prelude::*;

use crate::game::{Asking, Game};
use crate::wire::{ForfeitError, refuse};

/// A bot by its name: `random`, `greedy`, `search:10ms`, `search:3000`, a level, or `exec:COMMAND`.
#[pyclass(frozen, module = "peerless")]
pub struct Bot {
    #[pyo3(get)]
    name: String,
    player: Mutex<Box<dyn peerless_bots::Bot>>,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed = 0))]
    fn new(name: String, seed: u64) -> PyResult<Self> {
        let player = Mutex::new(by_name(&name, seed).map_err(refuse)?);
        Ok(Self { name, player })
    }

    /// Chooses for the seat that is asked, from what that seat knows: the place of the option.
    fn choose(&self, py: Python<'_>, game: &Bound<'_, Game>) -> PyResult<usize> {
        let Asking { m, view, options } = game.try_borrow()?.asking()?;
        let chosen = py.detach(|| {
            let mut player = self.player.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            let opt = player.choose(&m, &view, &options);
            match player.forfeited() {
                Some(forfeit) => Err(forfeit.to_string()),
                None => Ok(opt),
            }
        });
        let chosen = chosen.map_err(ForfeitError::new_err)?;
        options.iter().position(|&opt| opt == chosen).ok_or_else(|| refuse("the bot chose what was not offered"))
    }

    /// Tells the bot that the game has ended; a program behind `exec:` then leaves.
    fn over(&self, py: Python<'_>, won: bool) {
        py.detach(|| self.player.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).over(won));
    }

    fn __repr__(&self) -> String {
        format!("<Bot {}>", self.name)
    }
}
