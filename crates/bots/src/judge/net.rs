//! A small network: the numbers of a row, two hidden layers, one chance. Its weights are learned (`python/train`), and the file that
//! holds them also holds some rows with what the trainer made of them, for a test.

use serde::Deserialize;

use super::numbers::{JudgeRow, SIZE};

/// The widths of the hidden layers.
const WIDE: usize = 32;
const NARROW: usize = 16;

/// Numbers that are compared at once.
const WORD: usize = 8;

/// The first layer counts in steps so small. All sums of such steps up to 128 are exact, so that it makes no difference in which order,
/// or from which row before, a sum was come to.
const STEP: f32 = 1.0 / 65536.0;

/// The weights, for each input those to all outputs.
#[derive(Clone, Debug)]
pub struct Net {
    first: Vec<[f32; WIDE]>,
    first_bias: [f32; WIDE],
    second: Vec<[f32; NARROW]>,
    second_bias: [f32; NARROW],
    last: [f32; NARROW],
    last_bias: f32,
    checks: Vec<(JudgeRow, f32)>,
}

/// The row that was judged last, and what the first layer made of it: the next one mostly differs from it in a few numbers.
#[derive(Clone, Debug)]
pub struct Last {
    row: JudgeRow,
    wide: [f32; WIDE],
}

/// Why a file holds no weights for this judgement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadWeights(String);

impl std::fmt::Display for BadWeights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "these are no weights of the judgement: {}", self.0)
    }
}

impl std::error::Error for BadWeights {}

/// A tensor as the head of a safetensors file describes it.
#[derive(Deserialize)]
struct Tensor {
    dtype: String,
    shape: Vec<usize>,
    data_offsets: [usize; 2],
}

/// A safetensors file: the length of its head, the head as JSON, the tensors.
struct File<'b> {
    head: serde_json::Map<String, serde_json::Value>,
    data: &'b [u8],
}

impl<'b> File<'b> {
    fn open(bytes: &'b [u8]) -> Result<Self, BadWeights> {
        let short = || BadWeights("the file is cut off".into());
        let (length, rest) = bytes.split_first_chunk::<8>().ok_or_else(short)?;
        let length = usize::try_from(u64::from_le_bytes(*length)).map_err(|_| short())?;
        let (head, data) = rest.split_at_checked(length).ok_or_else(short)?;
        let head = serde_json::from_slice(head).map_err(|error| BadWeights(error.to_string()))?;
        Ok(Self { head, data })
    }

    fn tensor(&self, name: &str, dtype: &str, shape: &[usize]) -> Result<&'b [u8], BadWeights> {
        let found = self.head.get(name).ok_or_else(|| BadWeights(format!("there is no `{name}`")))?;
        let tensor = Tensor::deserialize(found).map_err(|error| BadWeights(format!("{name}: {error}")))?;
        if tensor.dtype != dtype || tensor.shape != shape {
            let Tensor { dtype: found, shape: given, .. } = tensor;
            return Err(BadWeights(format!("`{name}` is {found} {given:?}, not {dtype} {shape:?}")));
        }
        let [from, to] = tensor.data_offsets;
        let bytes = self.data.get(from..to).ok_or_else(|| BadWeights(format!("`{name}` is cut off")))?;
        let size = shape.iter().product::<usize>() * if dtype == "F32" { 4 } else { 1 };
        if bytes.len() != size {
            return Err(BadWeights(format!("`{name}` has {} bytes, not {size}", bytes.len())));
        }
        Ok(bytes)
    }

    fn floats(&self, name: &str, shape: &[usize]) -> Result<Vec<f32>, BadWeights> {
        let (numbers, _) = self.tensor(name, "F32", shape)?.as_chunks::<4>();
        Ok(numbers.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect())
    }

    fn rows<const N: usize>(&self, name: &str, count: usize) -> Result<Vec<[f32; N]>, BadWeights> {
        Ok(self.floats(name, &[count, N])?.as_chunks::<N>().0.to_vec())
    }

    fn row<const N: usize>(&self, name: &str) -> Result<[f32; N], BadWeights> {
        Ok(self.floats(name, &[N])?.as_chunks::<N>().0[0])
    }
}

impl Net {
    /// Reads the weights from the bytes of a safetensors file.
    pub fn read(bytes: &[u8]) -> Result<Self, BadWeights> {
        let file = File::open(bytes)?;
        let [last_bias] = file.row("last_bias")?;
        let count = file.head.get("check_chances").and_then(|check| check["shape"][0].as_u64()).unwrap_or(0) as usize;
        let rows = file.tensor("check_rows", "I8", &[count, SIZE])?.as_chunks::<SIZE>().0;
        let chances = file.floats("check_chances", &[count])?;
        let row = |bytes: &[u8; SIZE]| bytes.map(|byte| byte as i8);
        let in_steps = |weights: [f32; WIDE]| weights.map(|weight| (weight / STEP).round() * STEP);
        Ok(Self {
            first: file.rows("first", SIZE)?.into_iter().map(in_steps).collect(),
            first_bias: in_steps(file.row("first_bias")?),
            second: file.rows("second", WIDE)?,
            second_bias: file.row("second_bias")?,
            last: file.row("last")?,
            last_bias,
            checks: rows.iter().map(row).zip(chances).collect(),
        })
    }

    /// A number that tells these weights from others (FNV-1a).
    pub fn number(&self) -> u64 {
        let layers = self.first.as_flattened().iter().chain(self.second.as_flattened());
        let rest = self.first_bias.iter().chain(&self.second_bias).chain(&self.last).chain([&self.last_bias]);
        let bytes = layers.chain(rest).flat_map(|weight| weight.to_le_bytes());
        bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
    }

    /// Rows, and the chances that the trainer gave them.
    pub fn checks(&self) -> &[(JudgeRow, f32)] {
        &self.checks
    }

    /// A row of zeros, to go on from.
    pub fn nothing(&self) -> Last {
        Last { row: [0; SIZE], wide: self.first_bias }
    }

    /// The chance to win.
    pub fn chance(&self, row: &JudgeRow) -> f32 {
        self.chance_after(&mut self.nothing(), row)
    }

    /// The same, worked out from the row before it.
    pub fn chance_after(&self, last: &mut Last, row: &JudgeRow) -> f32 {
        let (words, rest) = row.as_chunks::<WORD>();
        let (last_words, last_rest) = last.row.as_chunks::<WORD>();
        let wide = &mut last.wide;
        for (at, (new, old)) in words.iter().zip(last_words).enumerate() {
            self.change(wide, at * WORD, new, old);
        }
        let word = |rest: &[i8]| std::array::from_fn(|place| rest.get(place).copied().unwrap_or(0));
        self.change(wide, words.len() * WORD, &word(rest), &word(last_rest));
        last.row = *row;
        let mut narrow = self.second_bias;
        for (number, weights) in last.wide.into_iter().zip(&self.second) {
            add(&mut narrow, number.max(0.0), weights);
        }
        let sum: f32 = narrow.iter().zip(self.last).map(|(number, weight)| number.max(0.0) * weight).sum();
        1.0 / (1.0 + (-sum - self.last_bias).exp())
    }

    /// Brings the sums of the first layer from some numbers to others.
    #[inline(always)]
    fn change(&self, wide: &mut [f32; WIDE], at: usize, new: &[i8; WORD], old: &[i8; WORD]) {
        let whole = |word: &[i8; WORD]| u64::from_le_bytes(word.map(|number| number as u8));
        let mut differ = whole(new) ^ whole(old);
        while differ != 0 {
            let place = differ.trailing_zeros() as usize / 8;
            differ &= !(0xff << (8 * place));
            let more = f32::from(i16::from(new[place]) - i16::from(old[place]));
            add(wide, more, &self.first[at + place]);
        }
    }
}

#[inline(always)]
fn add<const N: usize>(sums: &mut [f32; N], number: f32, weights: &[f32; N]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += number * weight;
    }
}
