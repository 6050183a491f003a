//! The list of all numbers as a document.

use std::fmt::Write as _;

use crate::rows::*;

/// `docs/OBSERVATIONS.md`
pub fn manual() -> String {
    let mut text = String::from(HEAD);
    for part in parts(2) {
        let seats = part.rows != parts(3).iter().find(|other| other.name == part.name).map_or(0, |other| other.rows);
        let rows = if seats { format!("{} for each seat", part.rows / 2) } else { part.rows.to_string() };
        let _ = writeln!(text, "| `{}` | {rows} | {} | {} |", part.name, part.width, what(part.name));
    }
    let _ = write!(
        text,
        "\nA duel has {} numbers, a game of three {}, one of four {}. An option has {}: its kind ({}), its own row ({}), the row of the\n\
         space that it leads to or of the fighter's that it is done to, the row of the card that it plays or names.\n",
        size(2),
        size(3),
        size(4),
        OPTION,
        KINDS.len(),
        ChoiceRow::LEN
    );
    let _ = write!(text, "\n## Kinds of options\n\n{}\n", KINDS.map(|kind| format!("`{kind}`")).join(", "));
    let tables = [
        ("The game", GameRow::NUMBERS),
        ("A seat", PlayerRow::NUMBERS),
        ("A fighter", FighterRow::NUMBERS),
        ("A space", SpaceRow::NUMBERS),
        ("A card, as printed", PrintRow::NUMBERS),
        ("What texts do", DeedRow::NUMBERS),
        ("An option", ChoiceRow::NUMBERS),
    ];
    for (name, numbers) in tables {
        let _ = write!(text, "\n## {name}\n\n| | number | scale | what it tells |\n| --- | --- | --- | --- |\n");
        for (index, number) in numbers.iter().enumerate() {
            let _ = writeln!(text, "| {index} | `{}` | {} | {} |", number.name, number.scale, number.what);
        }
    }
    text
}

const HEAD: &str = "# Observations

What a seat sees, and what it may answer, as small whole numbers (`int8`) for those who learn. This document is made from the list in
`crates/features/src/rows.rs`; a test compares the two.

Fighters, spaces and cards are described by what they are and do, the latter read from the programs of their texts, and by no number
of their own: a policy that has learned from some heroes and boards can play others. All numbers come from the seat's view alone. The
seat that looks comes first, the others follow in turn order; fighters come seat by seat, ten rows each. Numbers divided by
their scale lie around 1; for several cards together the scale is five times that of one.

An observation is one row of the following parts, one after the other.

| part | rows | numbers in a row | what it is |
| --- | --- | --- | --- |
";

fn what(part: &str) -> &'static str {
    match part {
        "game" => "the game as a whole",
        "question" => "what is asked, one number for each kind of question, in the order of `Ask::ALL`",
        "asking-card" => "the card that asks",
        "combat-cards" => "the attacker's card and the defender's, where they are seen",
        "seats" => {
            "the seat, what its ability does, then the sums of its cards: known in hand, not to be placed, in the pile"
        }
        "fighters" => "its fighters",
        "hand" => "the first cards of the own hand",
        _ => "the spaces of the board",
    }
}
