//! The figures of a matrix as a table for programs and as a drawing.

use std::fmt::Write as _;

use super::{Cell, MatrixReport};
use crate::svg::{self, diverging, escape, width_of};

impl MatrixReport {
    /// One line for each cell.
    pub fn csv(&self) -> String {
        let mut text = String::from("row,column,games,wins,rate,low,high\n");
        for cell in &self.cells {
            let (row, column) = (quoted(&cell.row), quoted(&cell.column));
            let Cell { games, wins, rate, low, high, .. } = cell;
            _ = writeln!(text, "{row},{column},{games},{wins},{rate:.4},{low:.4},{high:.4}");
        }
        text
    }

    /// A heat map: rows against columns, the strongest first.
    pub fn svg(&self) -> String {
        const CELL: f64 = 44.0;
        const HIGH: f64 = 28.0;
        let heroes: Vec<&str> = self.strengths.iter().map(|strength| strength.hero.as_str()).collect();
        let longest = heroes.iter().map(|hero| width_of(hero)).fold(40.0, f64::max);
        // Names above the columns lean, so that they need less height.
        let (left, top) = (longest + 24.0, 0.72 * longest + 62.0);
        let (wide, high) = (CELL * heroes.len() as f64, HIGH * heroes.len() as f64);
        let (width, height) = ((left + wide + 0.72 * longest + 16.0).max(460.0), top + high + 84.0);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
             height=\"{height:.0}\" role=\"img\">\n<title>Win rates of heroes with the bot {}</title>\n{}\
             <rect class=\"page\" width=\"100%\" height=\"100%\"/>\n",
            escape(&self.bot),
            svg::STYLE
        );
        _ = writeln!(
            svg,
            "<text x=\"12\" y=\"24\" style=\"font-size:16px;font-weight:600\">How often the row beats the column, in %</text>\n\
             <text class=\"soft\" x=\"12\" y=\"42\">{} games, bot {}, {}</text>",
            self.games,
            escape(&self.bot),
            escape(&boards_text(&self.boards))
        );
        for (place, hero) in heroes.iter().enumerate() {
            let (x, y) = (left + CELL * (place as f64 + 0.5) - 4.0, top - 8.0);
            _ = writeln!(svg, "<text transform=\"translate({x:.1} {y:.1}) rotate(-45)\">{}</text>", escape(hero));
            let y = top + HIGH * (place as f64 + 0.5) + 4.0;
            _ = writeln!(svg, "<text x=\"{:.1}\" y=\"{y:.1}\" text-anchor=\"end\">{}</text>", left - 8.0, escape(hero));
        }
        for (index, cell) in self.cells.iter().enumerate() {
            let (x, y) = (left + CELL * (index % heroes.len()) as f64, top + HIGH * (index / heroes.len()) as f64);
            let (fill, ink) = diverging(on_scale(cell.rate));
            let mirror = cell.row == cell.column;
            let told = if mirror {
                format!("{} against itself, first seat", cell.row)
            } else {
                format!("{} against {}", cell.row, cell.column)
            };
            let style = if mirror { ";font-style:italic" } else { "" };
            _ = writeln!(
                svg,
                "<g><title>{}: {:.1} % ({:.1} to {:.1}) of {} games</title>\
                 <rect x=\"{:.1}\" y=\"{:.1}\" width=\"{}\" height=\"{}\" rx=\"2\" fill=\"{fill}\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" style=\"fill:{ink}{style}\">{}</text></g>",
                escape(&told),
                100.0 * cell.rate,
                100.0 * cell.low,
                100.0 * cell.high,
                cell.games,
                x + 1.0,
                y + 1.0,
                CELL - 2.0,
                HIGH - 2.0,
                x + CELL / 2.0,
                y + HIGH / 2.0 + 4.0,
                if cell.games == 0 { "–".to_owned() } else { format!("{:.0}", 100.0 * cell.rate) }
            );
        }
        legend(&mut svg, left, top + high + 20.0);
        svg + "</svg>\n"
    }
}

/// Half the width of the colour scale around one half; what lies beyond has the colour of the end.
const REACH: f64 = 0.35;

fn on_scale(rate: f64) -> f64 {
    0.5 + (rate - 0.5) / (2.0 * REACH)
}

fn legend(svg: &mut String, x: f64, y: f64) {
    const STEPS: usize = 28;
    for step in 0..STEPS {
        let (fill, _) = diverging((step as f64 + 0.5) / STEPS as f64);
        let at = x + 9.0 * step as f64;
        _ = writeln!(svg, "<rect x=\"{at:.1}\" y=\"{y:.1}\" width=\"9.5\" height=\"12\" fill=\"{fill}\"/>");
    }
    let wide = 9.0 * STEPS as f64;
    let (low, high) = (100.0 * (0.5 - REACH), 100.0 * (0.5 + REACH));
    for (at, anchor, text) in [
        (0.0, "start", format!("≤ {low:.0} %")),
        (0.5, "middle", "50 %".to_owned()),
        (1.0, "end", format!("≥ {high:.0} %")),
    ] {
        let (x, y) = (x + wide * at, y + 27.0);
        _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>");
    }
    let y = y + 46.0;
    _ = writeln!(
        svg,
        "<text class=\"soft\" x=\"{x:.1}\" y=\"{y:.1}\">In italics: the first seat against the same hero.</text>"
    );
}

/// `1 board`, `6 boards`
fn boards_text(boards: &[String]) -> String {
    match boards {
        [board] => format!("board {board}"),
        boards => format!("{} boards", boards.len()),
    }
}

fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n']) { format!("\"{}\"", field.replace('"', "\"\"")) } else { field.to_owned() }
}
