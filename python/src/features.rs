//! What the numbers of an observation are.

use numpy::{IntoPyArray, PyArray1};
use peerless_features::{KINDS, numbers_of, option_scales, parts, scales};
use peerless_rules::Mode;
use pyo3::prelude::*;

use crate::wire::refuse;

/// The parts of an observation: name, rows, numbers in a row.
#[pyfunction]
pub fn observation_parts(seats: usize) -> PyResult<Vec<(&'static str, usize, usize)>> {
    check(seats)?;
    Ok(parts(seats).map(|part| (part.name, part.rows, part.width)).to_vec())
}

/// What each number of an observation is to be divided by.
#[pyfunction]
pub fn observation_scales(py: Python<'_>, seats: usize) -> PyResult<Bound<'_, PyArray1<u8>>> {
    check(seats)?;
    Ok(scales(seats).into_pyarray(py))
}

/// The same for an option.
#[pyfunction]
pub fn choice_scales(py: Python<'_>) -> Bound<'_, PyArray1<u8>> {
    option_scales().into_pyarray(py)
}

/// What each number in a row of a part is, or of an `option`: name, scale, and what it tells.
#[pyfunction]
pub fn row_numbers(part: &str) -> PyResult<Vec<(&'static str, u8, &'static str)>> {
    if part != "option" && parts(2).iter().all(|known| known.name != part) {
        return Err(refuse(format!("there is no part `{part}`")));
    }
    Ok(numbers_of(part).into_iter().map(|number| (number.name, number.scale, number.what)).collect())
}

/// The kinds of options.
#[pyfunction]
pub fn option_kinds() -> Vec<&'static str> {
    KINDS.to_vec()
}

fn check(seats: usize) -> PyResult<()> {
    if Mode::ALL.iter().any(|mode| mode.seats().contains(&seats)) {
        return Ok(());
    }
    Err(refuse(format!("there are no games of {seats} seats")))
}
