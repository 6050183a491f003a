use peerless_content::Content;
use peerless_rules::*;
pub fn quick() {
    let content = Content::built_in().unwrap();
    let mut pairs = vec![];
    for b in &content.boards { for a in &content.heroes { for c in &content.heroes {
        pairs.push(content.set_up(&b.name, &[&a.name, &c.name], Mode::Duel, Switches::default()).unwrap());
    }}}
    let mut rng = Rng::new(1);
    let mut options = Options::new();
    let t = std::time::Instant::now();
    let (mut games, mut decisions, mut longest) = (0u64, 0u64, 0);
    let mut optcount = 0u64;
    while t.elapsed().as_secs_f64() < 3.0 {
        let m = &pairs[games as usize % pairs.len()];
        let mut s = State::new(m, games, &mut ());
        s.options(m, &mut options);
        let mut n = 0;
        while !options.is_empty() {
            optcount += options.len() as u64;
            let o = options[rng.below(options.len())];
            s.answer_unchecked(m, o, &mut options, &mut ());
            n += 1;
            if n > 3000 { println!("long game {games}"); break; }
        }
        longest = longest.max(n);
        decisions += n; games += 1;
    }
    let e = t.elapsed().as_secs_f64();
    println!("games/s {:.0} decisions/s {:.0} per game {:.1} longest {longest} options {:.1} state {}", games as f64/e, decisions as f64/e, decisions as f64/games as f64, optcount as f64/decisions as f64, size_of::<State>());
    // sample states
    let mut states = vec![];
    for g in 0..2000u64 {
        let m = &pairs[g as usize % pairs.len()];
        let mut s = State::new(m, g, &mut ());
        s.options(m, &mut options);
        let k = rng.below(150);
        for _ in 0..k { if options.is_empty() {break;} let o = options[rng.below(options.len())]; s.answer_unchecked(m, o, &mut options, &mut ()); }
        if !options.is_empty() { states.push((g as usize % pairs.len(), s)); }
    }
    let reps = 200;
    let time = |name: &str, f: &mut dyn FnMut(&Match, &State)| { let t = std::time::Instant::now(); for _ in 0..reps { for (p, s) in &states { f(&pairs[*p], s); } } println!("{name} {:.1} ns", t.elapsed().as_nanos() as f64 / (reps * states.len()) as f64); };
    time("clone", &mut |_, s| { std::hint::black_box(s.clone()); });
    time("options", &mut |m, s| { s.options(m, &mut options); std::hint::black_box(&options); });
    time("view", &mut |m, s| { std::hint::black_box(s.view(m, Some(SeatId(0)))); });
    let views: Vec<_> = states.iter().map(|(p, s)| (*p, s.view(&pairs[*p], Some(s.question(&pairs[*p]).unwrap().seat)))).collect();
    let t = std::time::Instant::now(); for _ in 0..reps { for (p, v) in &views { std::hint::black_box(v.resample(&pairs[*p], &mut rng)); } } println!("resample {:.1} ns", t.elapsed().as_nanos() as f64 / (reps * views.len()) as f64);
}
