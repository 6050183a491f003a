//! The engine as the Python module `peerless._peerless`; the package around it lies in `peerless/`, its types in
//! `peerless/_peerless.pyi`. Whatever goes wrong here is a Python exception, and whatever takes long lets other Python threads run.

mod batch;
mod bot;
mod content;
mod features;
mod game;
mod lab;
mod wire;

use pyo3::prelude::*;

#[pymodule]
mod _peerless {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::content::Content;
    #[pymodule_export]
    use crate::features::{choice_scales, observation_parts, observation_scales, option_kinds, row_numbers};
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::lab::{
        arena, arena_parts, arena_report, matrix, matrix_left, review, selfplay_file, selfplay_header, tune, tune_wins,
    };
    use crate::wire::{ContentError, ForfeitError, PeerlessError, RefusedError};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        let py = module.py();
        module.add("PeerlessError", py.get_type::<PeerlessError>())?;
        module.add("RefusedError", py.get_type::<RefusedError>())?;
        module.add("ContentError", py.get_type::<ContentError>())?;
        module.add("ForfeitError", py.get_type::<ForfeitError>())?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
