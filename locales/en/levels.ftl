# Levels of bots, the weakest first

level-novice = novice
    .words = Knows the rules, and often does whatever comes to mind.
level-apprentice = apprentice
    .words = Takes what looks best right now, without a plan.
level-adept = adept
    .words = Thinks a few steps ahead.
level-expert = expert
    .words = Weighs many ways the game could go before each choice.
level-master = master
    .words = Takes its time and gives nothing away.
