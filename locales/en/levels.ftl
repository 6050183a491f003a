# Levels of bots, the weakest first

level-novice = novice
    .words = Knows the rules, and makes every third choice at random: for a first game.
level-apprentice = apprentice
    .words = Takes what looks best for the moment, without thinking ahead. Wins six of seven games against the novice.
level-adept = adept
    .words = Tries some sixty ways the game could go before each choice. Wins three of four games against the apprentice.
level-expert = expert
    .words = Tries fifteen hundred ways the game could go before each choice.
level-master = master
    .words = Thinks for up to a second and a half about each choice, and gives nothing away.
