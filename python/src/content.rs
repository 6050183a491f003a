//! Heroes, boards and items: the built-in ones, and those of folders.

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use peerless_session::{BoardFace, HeroFace};
use pyo3::prelude::*;

use crate::wire::{ContentError, refuse, to_python};

/// Heroes, boards and items by name.
#[pyclass(frozen, module = "peerless")]
pub struct Content {
    pub all: Arc<peerless_content::Content>,
    folders: Vec<PathBuf>,
}

#[pymethods]
impl Content {
    /// The built-in content and that of folders, which adds to it or replaces it.
    #[new]
    #[pyo3(signature = (*folders))]
    fn new(py: Python<'_>, folders: Vec<PathBuf>) -> PyResult<Self> {
        let mut all = built_in()?;
        for folder in &folders {
            let added = py.detach(|| peerless_content::Content::clone(&all).with_folder(folder));
            all = Arc::new(added.map_err(|error| ContentError::new_err(error.to_string()))?);
        }
        Ok(Self { all, folders })
    }

    /// The folders that it was read from, besides what is built in.
    #[getter]
    fn folders(&self) -> &[PathBuf] {
        &self.folders
    }

    /// The names of all heroes.
    #[getter]
    fn heroes(&self) -> Vec<&str> {
        self.all.heroes.iter().map(|hero| hero.name.as_str()).collect()
    }

    /// The names of all boards.
    #[getter]
    fn boards(&self) -> Vec<&str> {
        self.all.boards.iter().map(|board| board.name.as_str()).collect()
    }

    /// A hero with its fighters and cards.
    fn hero<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &HeroFace::new(self.all.hero(name).map_err(refuse)?))
    }

    /// A board with its spaces, lines and zones.
    fn board<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &BoardFace::new(self.all.board(name).map_err(refuse)?))
    }

    fn __repr__(&self) -> String {
        format!("<Content of {} heroes, {} boards>", self.all.heroes.len(), self.all.boards.len())
    }
}

/// What was handed in, else what the library carries.
pub fn given(content: Option<&Content>) -> PyResult<Arc<peerless_content::Content>> {
    content.map_or_else(built_in, |content| Ok(content.all.clone()))
}

fn built_in() -> PyResult<Arc<peerless_content::Content>> {
    static READ: OnceLock<Arc<peerless_content::Content>> = OnceLock::new();
    if let Some(content) = READ.get() {
        return Ok(content.clone());
    }
    let content = Arc::new(peerless_content::Content::built_in().map_err(refuse)?);
    Ok(READ.get_or_init(|| content).clone())
}
