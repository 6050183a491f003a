use crate::peerless;

#[test]
fn every_command_shows_an_example() {
    let run = peerless(&["--help"]).code(0);
    let commands: Vec<String> = run
        .out
        .lines()
        .skip_while(|line| *line != "Commands:")
        .skip(1)
        .take_while(|line| !line.is_empty())
        .map(|line| line.split_whitespace().next().unwrap().to_owned())
        .filter(|name| name != "help")
        .collect();
    assert!(commands.len() >= 6, "{commands:?}");
    assert!(run.out.contains("Examples:"));
    for command in commands {
        let help = peerless(&[&command, "--help"]).code(0);
        assert!(help.out.contains(&format!("\n  peerless {command}")), "{command}:\n{}", help.out);
    }
}

#[test]
fn completions_are_there_for_each_shell() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let run = peerless(&["completions", shell]).code(0);
        assert!(run.out.contains("peerless") && run.out.contains("replay"), "{shell}");
    }
    peerless(&["completions", "csh"]).code(2).complains("invalid value 'csh'");
}

#[test]
fn a_command_that_does_not_exist_is_refused() {
    peerless(&["pley"]).code(2).complains("play");
    peerless(&[]).code(2).complains("Usage");
}
