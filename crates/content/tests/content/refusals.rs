//! What a declaration may not say: a bad hero file for each key, and what is told about it.

use peerless_content::parse_hero;

/// A hero file that is sound without these lines above all tables, and without these tables.
fn file_with(top: &str, tables: &str) -> String {
    format!(
        "name = \"Odd\"\nmove = 2\n{top}\n{tables}\n\
         [[fighter]]\nname = \"Odd\"\nrole = \"hero\"\nattack = \"melee\"\nhealth = 9\n\
         [[card]]\nname = \"Plain\"\ncount = 20\ntype = \"versatile\"\nvalue = 2\nboost = 1\n"
    )
}

fn check(top: &str, tables: &str, message: &str) {
    let file = file_with(top, tables);
    match parse_hero("odd.toml", &file) {
        Ok(_) => panic!("nothing is wrong with\n{file}"),
        Err(problems) => {
            let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
            assert!(
                told.iter().any(|told| told.contains(message)),
                "`{message}` is not told of\n{file}\nbut {told:#?}"
            );
        }
    }
}

fn card(line: &str) -> String {
    format!("[[card]]\nname = \"Other\"\n{line}\n")
}

#[test]
fn the_file_is_sound_without_the_mistakes() {
    assert!(parse_hero("odd.toml", &file_with("", "")).is_ok());
}

#[test]
fn tokens() {
    let token = |line: &str| format!("[[token]]\nname = \"Lamp\"\n{line}\n");
    check("", &token("count = 2\nfree = true\nstack = true"), "cannot lie on each other");
    check("", &token("count = 2\nstart = 3"), "`start` is more than `count`");
    check("", &token("count = 2\nstart_in = \"any space\""), "`start_in` says where those of `start` lie");
    check("", &token("count = 2\nstart = 1\nstart_in = \"each Lamp\""), "here could stand");
    check("", &token("count = 25"), "`count` must be from 1 to 24");
    check("", &token("count = 2\nremoved = \"lost\""), "`removed`");
    check("", &token("count = 2\nenter = \"Draw 1 crad.\""), "`crad`");
    for key in ["stack = true", "free = true", "start = 1\nstart_in = \"any space\"", "enter = \"Draw 1 card.\""] {
        check("", &token(&format!("count = 2\non = \"line\"\n{key}")), "these lie on lines, one on each");
    }
    check("", &token("count = 2\non = \"edge\""), "`on`");
    let rope = "[[token]]\nname = \"Rope\"\ncount = 2\non = \"line\"\n";
    let says = |scheme: &str| format!("{rope}{}", card(&format!("type = \"scheme\"\nscheme = \"{scheme}\"")));
    check("", &says("Place 1 Rope in any space."), "`Rope` lies on lines, not in spaces");
    check("", &says("Place Odd in a space with a Rope."), "`Rope` lies on lines, not in spaces");
    check("", &says("Move 1 Rope up to 2 spaces."), "`Rope` lies on lines, not in spaces");
    check("", &says("Choose a Rope, then deal 1 damage to each fighter in that space."), "no space was chosen before");
    let lamp = token("count = 2") + &card("type = \"scheme\"\nscheme = \"Place 1 Lamp on a line.\"");
    check("", &lamp, "`Lamp` lies in spaces, not on lines");
    check("", &says("If Odd moved along 9 or more different lines this turn, draw 1 card."), "more lines than the 8");
    let three: String = ["A", "B", "C"].map(|name| format!("[[token]]\nname = \"{name}\"\ncount = 2\n")).concat();
    check("", &three, "3 kinds of tokens; a hero can have 2");
    let many: String = ["A", "B"].map(|name| format!("[[token]]\nname = \"{name}\"\ncount = 20\n")).concat();
    check("", &many, "40 tokens; a hero can have 24");
    let two = "[[token]]\nname = \"Lamp\"\ncount = 2\n[[token]]\nname = \"Bell\"\ncount = 2\n";
    let asks = "ability = \"When your turn starts, if Odd started this turn in a space with a Lamp, draw 1 card. When your turn ends, if Odd started this turn in a space with a Bell, draw 1 card.\"";
    check(asks, two, "texts ask for two kinds of tokens at the start of a turn");
}

#[test]
fn piles_rows_and_spells() {
    let pile = |line: &str| format!("[[pile]]\nname = \"Satchel\"\n{line}\n");
    check("", &pile("seen = \"owner\"\ninstead_of_discard = true"), "discarded cards are seen by all");
    check("", &pile("use = [\"attack\"]"), "can be used for `boost`, not for `attack`");
    check("", &pile("seen = \"owner\"\nuse = [\"boost\"]"), "a pile whose cards boost is seen by all");
    check("", &pile("seen = \"owner\"\ntotal = 5"), "a row with a total is seen by all");
    let both: String =
        ["A", "B"].map(|name| format!("[[pile]]\nname = \"{name}\"\ninstead_of_discard = true\n")).concat();
    check("", &both, "only one pile can take the place of the discard pile");
    let three: String = ["A", "B", "C"].map(|name| format!("[[pile]]\nname = \"{name}\"\n")).concat();
    check("", &three, "3 piles; a hero can have 2 of its own");
    let spell = |line: &str| format!("[[pile]]\nname = \"Satchel\"\n[[spell]]\nname = \"Rain\"\n{line}\n");
    let symbols = "symbols = [\"moon\"]";
    check(symbols, &spell("pile = \"Bag\"\nsymbols = [\"moon\"]\ntext = \"Draw 1 card.\""), "there is no pile `Bag`");
    check(
        symbols,
        &spell("pile = \"Satchel\"\nsymbols = [\"sun\"]\ntext = \"Draw 1 card.\""),
        "`sun` is not a symbol of the hero",
    );
    check(symbols, &spell("pile = \"Satchel\"\nsymbols = [\"moon\"]"), "`text` is missing: what the spell does");
    check("", &card("type = \"scheme\"\nscheme = \"Cast 1 spell.\""), "a text casts spells, but none is declared");
    let nine: String =
        (0..9).map(|n| format!("[[spell]]\nname = \"S{n}\"\npile = \"Satchel\"\ntext = \"Draw 1 card.\"\n")).collect();
    check("", &format!("[[pile]]\nname = \"Satchel\"\n{nine}"), "9 spells; a hero can have 8");
}

#[test]
fn large_fighters() {
    let fighter = |lines: &str| {
        format!(
            "[[fighter]]\nname = \"Ox\"\nplural = \"Oxen\"\nrole = \"sidekick\"\nattack = \"melee\"\nhealth = 4\n{lines}\n"
        )
    };
    check("", &fighter("large = true\nsmall = true"), "a fighter is small or large, not both");
    check("", &fighter("large = true\ncount = 5"), "5 large fighters; a seat can have 4");
    check("", &fighter("large = 2"), "`large`");
    let lamp = "[[token]]\nname = \"Lamp\"\ncount = 2\n";
    let joined = "ability = \"Ox may move between spaces with a Lamp as if they were adjacent.\"";
    check(joined, &format!("{lamp}{}", fighter("large = true")), "it moves along lines alone");
    let sound = |lines: &str| parse_hero("odd.toml", &file_with("", &fighter(lines))).expect("nothing is wrong");
    let reach = |lines: &str| sound(lines).fighters[0].reach.distance;
    assert_eq!([reach("large = true"), reach("large = true\nrange = 1"), reach("")], [2, 1, 1]);
}

#[test]
fn counters_states_and_symbols() {
    check("", "[[counter]]\nname = \"Ember\"\nstart = 4\nmax = 3\n", "`start` is more than `max`");
    let state = |line: &str| format!("[[state]]\nname = \"mood\"\n{line}\n");
    let two = "values = [\"calm\", \"wild\"]";
    check("", &state("values = [\"calm\"]"), "a state has 2 to 8 `values`");
    check(
        "",
        &state(&format!("{two}\nchoose = true\nfollows = \"you have 2 or less cards in hand\"")),
        "nobody chooses it",
    );
    check("", &state(&format!("{two}\nfollows = \"draw 1 card\"")), "here could stand a condition");
    let sets = card("type = \"scheme\"\nscheme = \"Change mood.\"");
    check("", &(state(&format!("{two}\nfollows = \"your deck is empty\"")) + &sets), "no text can set or change it");
    let five: String = ["a", "b", "c", "d", "e"]
        .map(|name| format!("[[state]]\nname = \"{name}\"\nvalues = [\"{name}1\", \"{name}2\"]\n"))
        .concat();
    check("", &five, "5 states; a hero can have 4");
    check("symbols = [\"a\", \"b\", \"c\", \"d\", \"e\", \"f\", \"g\"]", "", "7 symbols; a hero can have 6");
    let basket = "[basket]\nname = \"Basket\"\nsymbols = [\"moon\"]\n";
    check("symbols = [\"sun\"]", basket, "the symbols of this hero are those of its basket");
    check("", "[basket]\nname = \"Basket\"\nsymbols = []\n", "a basket has 1 to 6 `symbols`");
    check(
        "",
        &(basket.to_owned() + &card("type = \"scheme\"\nsymbols = [\"sun\"]\nscheme = \"Draw 1 card.\"")),
        "`sun` is not a symbol",
    );
}

#[test]
fn dice_and_side_decks() {
    check("", "[[die]]\nname = \"die\"\nfaces = [\"1\"]\n", "a die has 2 to 20 `faces`");
    let three: String =
        ["a", "b", "c"].map(|name| format!("[[die]]\nname = \"{name}\"\nfaces = [\"1\", \"2\"]\n")).concat();
    check("", &three, "3 dice; a hero can have 2");
    check("", &card("type = \"scheme\"\nboost = \"die\"\nscheme = \"Draw 1 card.\""), "there is no die `die`");
    check("", "[[side_deck]]\nname = \"Omens\"\n", "a side deck has 1 to 12 cards, not 0");
    let deck = |name: &str, count: u8| {
        format!(
            "[[side_deck]]\nname = \"{name}\"\n[[side_deck.card]]\nname = \"{name} Card\"\ncount = {count}\nopen = \"Draw 1 card.\"\n"
        )
    };
    check("", &[deck("A", 1), deck("B", 1), deck("C", 1)].concat(), "3 side decks; a hero can have 2");
    check("", &[deck("A", 12), deck("B", 12)].concat(), "deck and side decks have 44 cards; the engine holds 42");
    check("", "[[side_deck]]\nname = \"Omens\"\norder = \"random\"\n", "`order`");
    let leaves = "[[side_deck]]\nname = \"Omens\"\n[[side_deck.card]]\nname = \"Sky\"\nopen = \"Draw 1 card.\"\nafter = \"Draw 1 card.\"\n";
    check("", leaves, "`after`");
}

#[test]
fn fighters() {
    let fighter = |line: &str| format!("[[fighter]]\nname = \"Kit\"\nattack = \"melee\"\nhealth = 4\n{line}\n");
    check("", &fighter("role = \"sidekick\"\nmax_health = 3"), "`max_health` is less than `health`");
    check("", &fighter("role = \"hero\"\nsupply = true"), "only sidekicks can be in the supply");
    check("", &fighter("role = \"sidekick\"\nwith = \"dog\""), "write `choose = true` there");
    let states = "[[state]]\nname = \"a\"\nvalues = [\"dog\", \"cat\"]\nchoose = true\n[[state]]\nname = \"b\"\nvalues = [\"dog\", \"owl\"]\nchoose = true\n";
    check(
        "",
        &(states.to_owned() + &fighter("role = \"sidekick\"\nwith = \"dog\"")),
        "two states have the value `dog`",
    );
    let life = "[second_life]\nfighter = \"Odd\"\nhealth = 3\nstate = \"side\"\n[[state]]\nname = \"side\"\nvalues = [\"one\", \"two\"]\n";
    check("", life, "`value` is missing: what the state is after the return");
    let with = "[[state]]\nname = \"form\"\nvalues = [\"dog\", \"cat\"]\nchoose = true\n";
    let life = "[second_life]\nfighter = \"Odd\"\nhealth = 3\nstate = \"form\"\nvalue = \"cat\"\n";
    check("", &[life, with, &fighter("role = \"sidekick\"\nwith = \"dog\"")].concat(), "`form` says who takes part");
}

#[test]
fn cards() {
    check("", &card("type = \"scheme\"\nuser = \"ANY\"\nscheme = \"Draw 1 card.\""), "leave `user` out");
    check(
        "",
        &card("type = \"attack\"\nvalue = 2\nduring = \"If the committed number is exactly 2, draw 1 card.\""),
        "no number is committed",
    );
    check("", &card("type = \"attack\"\nvalue = 2\ncommit = \"Choose a number from 0 to 3.\""), "is played face up");
    check(
        "",
        &card("type = \"defense\"\nvalue = 2\nalways = \"This card may be played face up.\""),
        "a card of type defense does not attack",
    );
    check(
        "",
        &card("type = \"attack\"\nvalue = 2\nafter = \"Make the bonus attack.\""),
        "the card has no `[card.bonus]`",
    );
    check(
        "",
        &card("type = \"attack\"\nvalue = 2\n[card.bonus]\nname = \"Two\"\nvalue = 2"),
        "no text of the card says `make the bonus attack`",
    );
    check(
        "",
        &card("type = \"scheme\"\nscheme = \"Draw 1 card.\"\n[card.bonus]\nname = \"Two\"\nvalue = 2"),
        "has no bonus attack",
    );
    let ongoing = |text: &str| card(&format!("type = \"scheme\"\nongoing = \"{text}\""));
    check("", &ongoing("When the game starts, draw 1 card."), "only the hero's `ability` can wait for this");
    check(
        "",
        &ongoing("Attack cards can be played only while your deck is empty."),
        "when cards of a kind can be played is said by the hero's `ability`",
    );
    check(
        "",
        "[[pile]]\nname = \"Bag\"\nordered = true\n",
        "the cards of every pile lie in the order in which they came",
    );
    check("", &card("type = \"scheme\"\nscheme = \"End its move.\""), "nobody has entered a space here");
    check("", &card("type = \"scheme\"\nscheme = \"Mark this attack.\""), "there is no combat");
    let tags: String = (0..33).map(|n| format!("\"T{n}\", ")).collect();
    check(
        "",
        &card(&format!("type = \"scheme\"\ntags = [{tags}]\nscheme = \"Draw 1 card.\"")),
        "33 different tags; the engine holds 32",
    );
}
