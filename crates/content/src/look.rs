//! How heroes and cards are shown: palettes and the names of pictures. No rule asks for them.

use peerless_rules::Look;

use crate::doc::{At, Choices, Fields, Problems, nearest, quoted, unknown};

/// Each line is the name of a picture that a client carries, a colon, and the words for which it stands.
const PICTURES: &str = include_str!("../../../content/pictures.txt");

/// The names of all pictures.
fn pictures() -> impl Iterator<Item = &'static str> {
    let lines = PICTURES.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| Some(line.split_once(':')?.0.trim()))
}

/// The pictures that a word may stand for: by their names, or by the words that they stand for.
pub fn pictures_for(word: &str) -> impl Iterator<Item = &'static str> {
    let fits = move |line: &(&'static str, &'static str)| {
        line.0.contains(word) || line.1.split_whitespace().any(|known| known.starts_with(word))
    };
    let lines = PICTURES.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(':')).filter(fits).map(|(name, _)| name.trim())
}

pub fn read_look(fields: &mut Fields, problems: &mut Problems) -> Look {
    let Some(mut table) = fields.table(problems, "look") else { return Look::default() };
    let colors = table.strings(problems, "palette");
    let palette = match colors.as_slice() {
        [] if !table.has("palette") => None,
        [light, deep] => {
            if let (Some(bright), Some(dark)) = (read_color(problems, light), read_color(problems, deep)) {
                check_palette(problems, deep, bright, dark);
            }
            Some([light.value.clone(), deep.value.clone()])
        }
        _ => {
            problems.add(table.place_of("palette"), "a `palette` is two colors, a light one and a deep one");
            None
        }
    };
    let emblem = read_picture(&mut table, problems, "emblem");
    table.finish(problems);
    Look { palette, emblem }
}

/// White must be easily read on the deep colour, and the light one must stand out from it (WCAG 2, contrast).
fn check_palette(problems: &mut Problems, deep: &At<String>, bright: f64, dark: f64) {
    let contrast = |light: f64, dark: f64| (light + 0.05) / (dark + 0.05);
    if contrast(1.0, dark) < 7.0 {
        problems.add(deep.at.clone(), "the second color of a palette is a deep one, on which white is easily read");
    } else if contrast(bright, dark) < 3.0 {
        problems.add(deep.at.clone(), "the two colors of a palette are too alike");
    }
}

/// A picture by its name, if one is named.
pub fn read_picture(fields: &mut Fields, problems: &mut Problems, key: &'static str) -> Option<String> {
    let name = fields.string(problems, key)?;
    problems.choices.push((name.at.clone(), Choices::Pictures));
    if !pictures().any(|known| known == name.value) {
        let near = nearest(&name.value, &pictures().collect::<Vec<_>>());
        problems.add_near(name.at, unknown("there is no picture", &name.value, pictures()), near.map(quoted));
    }
    Some(name.value)
}

/// The luminance of a colour, from 0 to 1.
pub fn read_color(problems: &mut Problems, color: &At<String>) -> Option<f64> {
    let hex = color.value.strip_prefix('#').filter(|hex| hex.len() == 6 && hex.chars().all(|c| c.is_ascii_hexdigit()));
    let Some(number) = hex.and_then(|hex| u32::from_str_radix(hex, 16).ok()) else {
        problems.add(color.at.clone(), "a color is written `#RRGGBB`");
        return None;
    };
    let part = |shift: u32| {
        let share = f64::from(number >> shift & 0xff) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    Some(0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0))
}
