//! Board files, and the short boards of cases.

use peerless_rules::*;

use crate::Problem;
use crate::canon::board_fingerprint;
use crate::doc::{At, Fields, Problems, unknown};
use crate::look::read_color;

/// The patterns that a zone can be drawn with.
pub const PATTERNS: [&str; 12] = [
    "dots",
    "lines",
    "grid",
    "waves",
    "zigzag",
    "crosses",
    "rings",
    "checks",
    "diagonal",
    "triangles",
    "bricks",
    "plus",
];

/// The kinds of places that can be drawn behind a board.
pub const PLACES: [&str; 6] = ["sea", "garden", "hall", "mine", "city", "pier"];

/// A board written alone in a file.
pub fn parse_board(file: &str, text: &str) -> Result<Board, Vec<Problem>> {
    let mut problems = Problems::new(file, text);
    let table = problems.parse();
    if !problems.list.is_empty() {
        return Err(problems.list);
    }
    let mut fields = Fields::new(table.get_ref(), 0..0);
    let facts = read_board(&mut fields, &mut problems);
    fields.finish(&mut problems);
    if problems.list.is_empty() { Ok(facts.finish()) } else { Err(problems.list) }
}

pub fn read_board(fields: &mut Fields, problems: &mut Problems) -> BoardFacts {
    let mut facts = BoardFacts {
        name: fields.name(problems, "name").value,
        aka: fields.strings(problems, "aka").into_iter().map(|name| name.value).collect(),
        set: fields.string(problems, "set").map_or_else(String::new, |set| set.value),
        width: fields.needed(problems, "width", 1..10_000),
        height: fields.needed(problems, "height", 1..10_000),
        radius: fields.needed(problems, "radius", 1..1_000),
        items: fields.strings(problems, "items").into_iter().map(|item| item.value).collect(),
        fingerprint: board_fingerprint(fields.whole()),
        ..BoardFacts::default()
    };
    if fields.has("place") {
        facts.place = fields.one_of(problems, "place", &PLACES.map(|place| (place, place)), None);
    }
    read_zones(fields, problems, &mut facts);
    read_spaces(fields, problems, &mut facts);
    for chain in fields.strings(problems, "lines") {
        add_chain(problems, &mut facts, &chain);
    }
    read_doors(fields, problems, &mut facts);
    for mut table in fields.tables(problems, "bend") {
        let line = table.name(problems, "line");
        let via = table.numbers(problems, "via");
        table.finish(problems);
        match (find_line(problems, &facts, &line), via.as_slice()) {
            (Some(index), &[x, y]) => facts.bends.push((facts.lines[index], (x, y))),
            (Some(_), _) => problems.add(line.at, "`via` is a point: two numbers"),
            (None, _) => {}
        }
    }
    check_board(fields, problems, &facts);
    facts
}

fn read_zones(fields: &mut Fields, problems: &mut Problems, facts: &mut BoardFacts) {
    for mut table in fields.tables(problems, "zone") {
        let name = table.name(problems, "name");
        if facts.zones.iter().any(|zone| zone.name == name.value) {
            problems.add(name.at.clone(), format!("there is a zone `{}` already", name.value));
        }
        let color = table.name(problems, "color");
        read_color(problems, &color);
        let patterns = PATTERNS.map(|pattern| (pattern, pattern));
        let pattern = table.one_of(problems, "pattern", &patterns, None).unwrap_or("dots");
        if facts.zones.iter().any(|zone| zone.pattern == pattern) {
            problems.add(table.place_of("pattern"), format!("another zone has the pattern `{pattern}` already"));
        }
        table.finish(problems);
        facts.zones.push(Zone { name: name.value, color: color.value, pattern: pattern.to_owned() });
    }
}

fn read_spaces(fields: &mut Fields, problems: &mut Problems, facts: &mut BoardFacts) {
    let place = fields.place_of("space");
    let mut starts: Vec<(u16, SpaceId)> = Vec::new();
    for mut table in fields.tables(problems, "space") {
        let id = table.name(problems, "id");
        if id.value.contains(|c: char| c.is_whitespace() || "-:,\"|>#=".contains(c)) {
            problems.add(id.at.clone(), "the id of a space is one word without punctuation");
        }
        if facts.spaces.iter().any(|space| space.id.eq_ignore_ascii_case(&id.value)) {
            problems.add(id.at.clone(), format!("there is a space `{}` already", id.value));
        }
        let x = table.needed(problems, "x", 0..10_000);
        let y = table.needed(problems, "y", 0..10_000);
        let mut zones = 0;
        for zone in table.strings(problems, "zones") {
            match facts.zones.iter().position(|known| known.name == zone.value) {
                Some(index) => zones |= 1u32.checked_shl(index as u32).unwrap_or(0),
                None => {
                    let known = facts.zones.iter().map(|zone| zone.name.as_str());
                    problems.add(zone.at, unknown("there is no zone", &zone.value, known));
                }
            }
        }
        if zones == 0 {
            problems.add(table.at.clone(), format!("space `{}` is in no zone", id.value));
        }
        let space = SpaceId(facts.spaces.len().min(255) as u8);
        if let Some(start) = table.number(problems, "start", 1..MAX_SEATS as u16 + 1) {
            if starts.iter().any(|(other, _)| *other == start) {
                problems.add(table.place_of("start"), format!("there is a starting space {start} already"));
            }
            starts.push((start, space));
        }
        let kinds = [("combat", Some(ItemKind::Combat)), ("scheme", Some(ItemKind::Scheme)), ("any", None)];
        if table.has("item")
            && let Some(kind) = table.one_of(problems, "item", &kinds, None)
        {
            facts.item_spaces.push((space, kind));
        }
        if table.flag(problems, "passage") && space.index() < MAX_SPACES {
            facts.passages.insert(space);
        }
        table.finish(problems);
        facts.spaces.push(Space { id: id.value, x, y, zones });
    }
    starts.sort();
    let numbers: Vec<u16> = starts.iter().map(|(number, _)| *number).collect();
    if numbers != (1..=numbers.len() as u16).collect::<Vec<_>>() || numbers.len() < 2 {
        problems.add(place, "starting spaces are numbered from 1 without gaps, and there are at least 2");
    }
    facts.starts = starts.into_iter().map(|(_, space)| space).collect();
}

fn read_doors(fields: &mut Fields, problems: &mut Problems, facts: &mut BoardFacts) {
    for mut table in fields.tables(problems, "door") {
        let name = table.name(problems, "name");
        let lines = table.strings(problems, "lines");
        let crossed = lines.iter().filter_map(|line| find_line(problems, facts, line)).collect();
        table.finish(problems);
        facts.doors.push(Door { name: name.value, lines: crossed });
    }
}

fn find_space(problems: &mut Problems, facts: &BoardFacts, name: &str, at: std::ops::Range<usize>) -> Option<SpaceId> {
    let found = facts.spaces.iter().position(|space| space.id.eq_ignore_ascii_case(name.trim()));
    if found.is_none() {
        let known = facts.spaces.iter().map(|space| space.id.as_str());
        problems.add(at, unknown("there is no space", name.trim(), known));
    }
    found.map(|index| SpaceId(index.min(255) as u8))
}

/// `a-b-c` joins a with b and b with c.
fn add_chain(problems: &mut Problems, facts: &mut BoardFacts, chain: &At<String>) {
    let mut last = None;
    for name in chain.value.split('-') {
        let Some(space) = find_space(problems, facts, name, chain.at.clone()) else { return };
        if let Some(last) = last {
            if last == space {
                problems.add(chain.at.clone(), format!("`{}` cannot be joined with itself", name.trim()));
            }
            if !facts.lines.contains(&(last, space)) && !facts.lines.contains(&(space, last)) {
                facts.lines.push((last, space));
            }
        }
        last = Some(space);
    }
}

fn find_line(problems: &mut Problems, facts: &BoardFacts, line: &At<String>) -> Option<usize> {
    let (a, b) = line.value.split_once('-').unwrap_or((&line.value, ""));
    let a = find_space(problems, facts, a, line.at.clone())?;
    let b = find_space(problems, facts, b, line.at.clone())?;
    let found = facts.lines.iter().position(|&known| known == (a, b) || known == (b, a));
    if found.is_none() {
        problems.add(line.at.clone(), format!("there is no line `{}`", line.value));
    }
    found
}

fn check_limits(at: std::ops::Range<usize>, problems: &mut Problems, facts: &BoardFacts) {
    let limits = [
        ("spaces", facts.spaces.len(), MAX_SPACES),
        ("lines", facts.lines.len(), MAX_LINES),
        ("zones", facts.zones.len(), 32),
        ("doors", facts.doors.len(), MAX_DOORS),
        ("item spaces", facts.item_spaces.len(), MAX_ITEMS),
        ("items", facts.items.len(), MAX_TOKENS),
    ];
    for (what, count, limit) in limits {
        if count > limit {
            problems.add(at.clone(), format!("{count} {what}; the engine holds {limit}"));
        }
    }
}

fn check_board(fields: &Fields, problems: &mut Problems, facts: &BoardFacts) {
    check_limits(fields.at.clone(), problems, facts);
    if !problems.list.is_empty() || facts.spaces.is_empty() {
        return;
    }
    // Every space can be walked to from every other, with all doors open.
    let mut seen = vec![false; facts.spaces.len()];
    let mut edge = vec![0];
    while let Some(at) = edge.pop() {
        if std::mem::replace(&mut seen[at], true) {
            continue;
        }
        for &(a, b) in &facts.lines {
            if a.index() == at {
                edge.push(b.index());
            }
            if b.index() == at {
                edge.push(a.index());
            }
        }
        if facts.passages.has(SpaceId(at as u8)) {
            edge.extend(facts.passages.iter().map(SpaceId::index));
        }
    }
    for (index, space) in facts.spaces.iter().enumerate() {
        if !seen[index] {
            let first = &facts.spaces[0].id;
            problems.add(fields.place_of("lines"), format!("space `{}` cannot be reached from `{first}`", space.id));
        }
    }
}

/// The short board of a case: `spaces`, `edges`, `starts`, and `items`, `doors`, `passages`.
pub fn read_case_board(fields: &mut Fields, problems: &mut Problems) -> BoardFacts {
    let mut facts =
        BoardFacts { name: "the case's board".into(), width: 1000, height: 1000, radius: 40, ..BoardFacts::default() };
    let spaces = fields.name(problems, "spaces");
    for word in spaces.value.split_whitespace() {
        let (id, letters) = word.split_once(':').unwrap_or((word, ""));
        let mut zones = 0;
        for letter in letters.chars() {
            let index = facts.zones.iter().position(|zone| zone.name.starts_with(letter)).unwrap_or_else(|| {
                let zone = Zone { name: letter.into(), color: "#808080".into(), pattern: PATTERNS[0].into() };
                facts.zones.push(zone);
                facts.zones.len() - 1
            });
            zones |= 1u32.checked_shl(index as u32).unwrap_or(0);
        }
        if facts.spaces.iter().any(|space| space.id.eq_ignore_ascii_case(id)) {
            problems.add(spaces.at.clone(), format!("there is a space `{id}` already"));
        }
        facts.spaces.push(Space { id: id.into(), x: 0, y: 0, zones });
    }
    if let Some(edges) = fields.string(problems, "edges") {
        for chain in edges.value.split_whitespace() {
            add_chain(problems, &mut facts, &At { value: chain.into(), at: edges.at.clone() });
        }
    }
    if let Some(starts) = fields.string(problems, "starts") {
        for id in starts.value.split_whitespace() {
            facts.starts.extend(find_space(problems, &facts, id, starts.at.clone()));
        }
    }
    if let Some(doors) = fields.string(problems, "doors") {
        for door in doors.value.split(',').map(str::trim).filter(|door| !door.is_empty()) {
            let (name, lines) = door.split_once(':').unwrap_or((door, ""));
            let lines = lines
                .split_whitespace()
                .filter_map(|line| find_line(problems, &facts, &At { value: line.into(), at: doors.at.clone() }))
                .collect();
            facts.doors.push(Door { name: name.trim().into(), lines });
        }
    }
    if let Some(passages) = fields.string(problems, "passages") {
        for id in passages.value.split_whitespace() {
            if let Some(space) =
                find_space(problems, &facts, id, passages.at.clone()).filter(|s| s.index() < MAX_SPACES)
            {
                facts.passages.insert(space);
            }
        }
    }
    if let Some(items) = fields.string(problems, "items") {
        for item in items.value.split(',').map(str::trim).filter(|item| !item.is_empty()) {
            let (id, name) = item.split_once('=').unwrap_or((item, ""));
            if let Some(space) = find_space(problems, &facts, id, items.at.clone()) {
                facts.item_spaces.push((space, None));
                facts.items.push(name.trim().into());
            }
        }
    }
    check_limits(fields.at.clone(), problems, &facts);
    facts
}
