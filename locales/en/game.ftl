# What terminal and browser share: questions, the log, refusals, faults.
# A seat is two variables: { $seat }, its name, and { $seatIs }, "you" or "other".
# Sentences of the log and refusals begin with a capital letter by themselves: `your ability` may stand first.

## Languages and lists

# What the language calls itself.
language-name = English
# A list of two, and how a longer one goes on before its end.
list-two = { $first } and { $last }
list-more = { $first }, { $next }
# A seat where two play the same hero.
seat-name = { $hero } (seat { $number })
# The team of this letter.
team-name = team { $letter }
# A card that is not seen.
card-hidden = a card
# What an effect comes from, if neither a card nor an item.
source-ability = { $seatIs ->
    [you] your ability
   *[other] { $seat }’s ability
}

## The log: what has happened

log-setup = Setup
log-turn = { $seatIs ->
    [you] Turn { $number }: your turn
   *[other] Turn { $number }: { $seat }
}
log-maneuver = { $seatIs ->
    [you] You maneuver.
   *[other] { $seat } maneuvers.
}
log-scheme = { $seatIs ->
    [you] You play the scheme { $card }.
   *[other] { $seat } plays the scheme { $card }.
}
log-scheme-with = { $seatIs ->
    [you] You play the scheme { $card } with { $fighter }.
   *[other] { $seat } plays the scheme { $card } with { $fighter }.
}
log-item = { $seatIs ->
    [you] You use the item { $item } with { $fighter }.
   *[other] { $seat } uses the item { $item } with { $fighter }.
}
log-attack = { $by } attacks { $at }.
log-draw = { $seatIs ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
log-draw-hidden = { $seatIs ->
    [you] { $count ->
        [one] You draw 1 card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [one] { $seat } draws 1 card.
       *[other] { $seat } draws { $count } cards.
    }
}
log-exhausted = { $seatIs ->
    [you] Your deck is empty: each of your fighters is hurt.
   *[other] { $seat }’s deck is empty: each of their fighters is hurt.
}
log-discard = { $seatIs ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
log-boost = { $seatIs ->
    [you] You boost with { $card }: plus { $more }.
   *[other] { $seat } boosts with { $card }: plus { $more }.
}
log-boost-die = { $seatIs ->
    [you] You boost with { $card }: plus what the { $more } shows.
   *[other] { $seat } boosts with { $card }: plus what the { $more } shows.
}
log-boost-from = { $seatIs ->
    [you] You boost with { $card } from { $name }: plus { $more }.
   *[other] { $seat } boosts with { $card } from { $name }: plus { $more }.
}
log-boost-from-die = { $seatIs ->
    [you] You boost with { $card } from { $name }: plus what the { $more } shows.
   *[other] { $seat } boosts with { $card } from { $name }: plus what the { $more } shows.
}
log-blind-boost-die = { $seatIs ->
    [you] You boost with { $card } from the top of the deck: plus what the { $more } shows.
   *[other] { $seat } boosts with { $card } from the top of the deck: plus what the { $more } shows.
}
log-blind-boost = { $seatIs ->
    [you] You boost with { $card } from the top of the deck: plus { $more }.
   *[other] { $seat } boosts with { $card } from the top of the deck: plus { $more }.
}
log-commit-attack = { $seatIs ->
    [you] You lay { $card } face down to attack.
   *[other] { $seat } lays { $card } face down to attack.
}
log-open-attack = { $seatIs ->
    [you] You lay { $card } face up to attack.
   *[other] { $seat } lays { $card } face up to attack.
}
log-open-defense = { $seatIs ->
    [you] You lay { $card } face up to defend.
   *[other] { $seat } lays { $card } face up to defend.
}
log-commit-boost = { $seatIs ->
    [you] You lay { $card } face down to boost the attack.
   *[other] { $seat } lays { $card } face down to boost the attack.
}
log-commit-defense = { $seatIs ->
    [you] You lay { $card } face down to defend.
   *[other] { $seat } lays { $card } face down to defend.
}
log-no-defense = { $seatIs ->
    [you] You do not defend.
   *[other] { $seat } does not defend.
}
log-item-used = { $seatIs ->
    [you] You use the item { $item }: plus { $more }.
   *[other] { $seat } uses the item { $item }: plus { $more }.
}
log-reveal = { $seatIs ->
    [you] You reveal { $card }.
   *[other] { $seat } reveals { $card }.
}
log-effect = { $source } takes effect.
log-cut-short = { $seatIs ->
    [you] Your effects set each other off without end. They stop here.
   *[other] { $seat }’s effects set each other off without end. They stop here.
}
log-canceled = { $seatIs ->
    [you] The effects of your card are canceled.
   *[other] The effects of { $seat }’s card are canceled.
}
log-canceled-by = { $seatIs ->
    [you] The effects of your card are canceled by { $source }.
   *[other] The effects of { $seat }’s card are canceled by { $source }.
}
log-value = { $seatIs ->
    [you] The value of your card is now { $value } because of { $source }.
   *[other] The value of { $seat }’s card is now { $value } because of { $source }.
}
log-sum-attack = Attack { $total }: { $terms }.
log-sum-defense = Defense { $total }: { $terms }.
log-result = { $seatIs ->
    [you] { $damage ->
        [0] Attack { $attack } against defense { $defense }: no damage. You win the combat.
       *[other] Attack { $attack } against defense { $defense }: { $damage } damage. You win the combat.
    }
   *[other] { $damage ->
        [0] Attack { $attack } against defense { $defense }: no damage. { $seat } wins the combat.
       *[other] Attack { $attack } against defense { $defense }: { $damage } damage. { $seat } wins the combat.
    }
}
log-move = { $fighter } moves from { $from } to { $to }.
log-place = { $fighter } is placed on { $to }.
log-move-large = { $fighter } moves to { $to }, its tail to { $tail }.
log-place-large = { $fighter } is placed on { $to }, its tail on { $tail }.
log-swap = { $a } and { $b } swap spaces.
log-takes-over = { $fighter } takes over in this combat.
log-damage = { $fighter } takes { $amount } damage, health { $left }.
log-recover = { $fighter } recovers, health { $left }.
log-health-set = The health of { $fighter } is now { $health }.
log-defeat = { $fighter } is defeated.
log-away = { $seatIs ->
    [you] Your fighters leave the board until your next turn.
   *[other] { $seat }’s fighters leave the board until their next turn.
}
log-off = { $seatIs ->
    [you] { $fighter } leaves the board until your next turn.
   *[other] { $fighter } leaves the board until { $seat }’s next turn.
}
log-number = { $seatIs ->
    [you] You name the number { $number }.
   *[other] { $seat } names the number { $number }.
}
log-mark = { $seatIs ->
    [you] You mark the attack.
   *[other] { $seat } marks the attack.
}
log-unmark = The mark is removed from the attack.
log-roll = { $seatIs ->
    [you] You roll the { $name }: { $number }.
   *[other] { $seat } rolls the { $name }: { $number }.
}
log-named = { $seatIs ->
    [you] You name { $card }.
   *[other] { $seat } names { $card }.
}
log-learned = { $seatIs ->
    [you] You learn that the attack card has a printed value of { $value }.
   *[other] { $seat } learns that the attack card has a printed value of { $value }.
}
log-learned-hidden = { $seatIs ->
    [you] You learn the printed value of the attack card.
   *[other] { $seat } learns the printed value of the attack card.
}
log-lies = { $seatIs ->
    [you] Your { $card } stays in play.
   *[other] { $seat }’s { $card } stays in play.
}
log-piled = { $seatIs ->
    [you] You put { $card } into { $name }.
   *[other] { $seat } puts { $card } into { $name }.
}
log-given = { $seatIs ->
    [you] { $card }, your card, comes into the hand of { $to }.
   *[other] { $toIs ->
        [you] { $card } of { $seat } comes into your hand.
       *[other] { $card } of { $seat } comes into the hand of { $to }.
    }
}
log-take-out = { $seatIs ->
    [you] You take { $card } from { $name } into the hand.
   *[other] { $seat } takes { $card } from { $name } into the hand.
}
log-side-open = { $seatIs ->
    [you] You turn up { $card } of { $name }.
   *[other] { $seat } turns up { $card } of { $name }.
}
log-side-discard = { $seatIs ->
    [you] Your { $card } of { $name } is discarded.
   *[other] { $seat }’s { $card } of { $name } is discarded.
}
log-side-under = { $seatIs ->
    [you] You put { $card } on the bottom of { $name }.
   *[other] { $seat } puts { $card } on the bottom of { $name }.
}
log-side-shuffle = { $seatIs ->
    [you] You shuffle { $name }.
   *[other] { $seat } shuffles { $name }.
}
log-side-look = { $seatIs ->
    [you] You look at the top card of { $name }: { $card }.
   *[other] { $seat } looks at the top card of { $name }: { $card }.
}
log-eliminated = { $seatIs ->
    [you] You are out of the game.
   *[other] { $seat } is out of the game.
}
log-take = { $seatIs ->
    [you] You take { $card } into the hand.
   *[other] { $seat } takes { $card } into the hand.
}
log-take-hidden = { $seatIs ->
    [you] You take { $card } from the deck into the hand.
   *[other] { $seat } takes { $card } from the deck into the hand.
}
log-put-on-deck = { $seatIs ->
    [you] You put { $card } on top of your deck.
   *[other] { $seat } puts { $card } on top of their deck.
}
log-put-under-deck = { $seatIs ->
    [you] You put { $card } on the bottom of your deck.
   *[other] { $seat } puts { $card } on the bottom of their deck.
}
log-shuffle-in = { $seatIs ->
    [you] You shuffle { $card } into your deck.
   *[other] { $seat } shuffles { $card } into their deck.
}
log-shown = { $seatIs ->
    [you] You show { $card }.
   *[other] { $seat } shows { $card }.
}
log-hand-seen = { $seatIs ->
    [you] You look at { $of }’s hand.
   *[other] { $ofIs ->
        [you] { $seat } looks at your hand.
       *[other] { $seat } looks at { $of }’s hand.
    }
}
log-top-seen = { $seatIs ->
    [you] { $count ->
        [one] You look at the top card of { $of }’s deck.
       *[other] You look at the top { $count } cards of { $of }’s deck.
    }
   *[other] { $ofIs ->
        [you] { $count ->
            [one] { $seat } looks at the top card of your deck.
           *[other] { $seat } looks at the top { $count } cards of your deck.
        }
       *[other] { $count ->
            [one] { $seat } looks at the top card of { $of }’s deck.
           *[other] { $seat } looks at the top { $count } cards of { $of }’s deck.
        }
    }
}
log-top-seen-own = { $seatIs ->
    [you] { $count ->
        [one] You look at the top card of your deck.
       *[other] You look at the top { $count } cards of your deck.
    }
   *[other] { $count ->
        [one] { $seat } looks at the top card of their own deck.
       *[other] { $seat } looks at the top { $count } cards of their own deck.
    }
}
log-bottom-seen = { $seatIs ->
    [you] { $count ->
        [one] You look at the bottom card of { $of }’s deck.
       *[other] You look at the bottom { $count } cards of { $of }’s deck.
    }
   *[other] { $ofIs ->
        [you] { $count ->
            [one] { $seat } looks at the bottom card of your deck.
           *[other] { $seat } looks at the bottom { $count } cards of your deck.
        }
       *[other] { $count ->
            [one] { $seat } looks at the bottom card of { $of }’s deck.
           *[other] { $seat } looks at the bottom { $count } cards of { $of }’s deck.
        }
    }
}
log-pile-seen = { $seatIs ->
    [you] { $count ->
        [one] You look at a card of { $of }’s { $name }.
       *[other] You look at { $count } cards of { $of }’s { $name }.
    }
   *[other] { $ofIs ->
        [you] { $count ->
            [one] { $seat } looks at a card of your { $name }.
           *[other] { $seat } looks at { $count } cards of your { $name }.
        }
       *[other] { $count ->
            [one] { $seat } looks at a card of { $of }’s { $name }.
           *[other] { $seat } looks at { $count } cards of { $of }’s { $name }.
        }
    }
}
log-bottom-seen-own = { $seatIs ->
    [you] { $count ->
        [one] You look at the bottom card of your deck.
       *[other] You look at the bottom { $count } cards of your deck.
    }
   *[other] { $count ->
        [one] { $seat } looks at the bottom card of their own deck.
       *[other] { $seat } looks at the bottom { $count } cards of their own deck.
    }
}
log-removed = { $seatIs ->
    [you] You remove { $card } from the game.
   *[other] { $seat } removes { $card } from the game.
}
log-shuffle = { $seatIs ->
    [you] You shuffle your deck.
   *[other] { $seat } shuffles their deck.
}
log-actions = { $seatIs ->
    [you] { $count ->
        [one] You now have 1 action.
       *[other] You now have { $count } actions.
    }
   *[other] { $count ->
        [one] { $seat } now has 1 action.
       *[other] { $seat } now has { $count } actions.
    }
}
log-counter = { $seatIs ->
    [you] Your { $name } is now { $value }.
   *[other] { $seat }’s { $name } is now { $value }.
}
log-pay = { $seatIs ->
    [you] You pay { $count } { $name }.
   *[other] { $seat } pays { $count } { $name }.
}
log-cast = { $seatIs ->
    [you] You cast { $name }.
   *[other] { $seat } casts { $name }.
}
log-full = { $seatIs ->
    [you] Your { $name } is overfull, above { $total }: it is discarded.
   *[other] { $seat }’s { $name } is overfull, above { $total }: it is discarded.
}
log-full-exactly = { $seatIs ->
    [you] Your { $name } is exactly full with { $total }.
   *[other] { $seat }’s { $name } is exactly full with { $total }.
}
log-nothing = Nothing comes of { $card }.
log-zone = { $seatIs ->
    [you] You choose the zone { $name }.
   *[other] { $seat } chooses the zone { $name }.
}
log-state = { $seatIs ->
    [you] Your { $name } is now { $value }.
   *[other] { $seat }’s { $name } is now { $value }.
}
log-door-open = The door { $door } is open now.
log-door-closed = The door { $door } is closed now.
log-bonus-attack = { $seatIs ->
    [you] This is your bonus attack: { $card }.
   *[other] This is { $seat }’s bonus attack: { $card }.
}
log-token-place = { $seatIs ->
    [you] You place { $name } on { $to }.
   *[other] { $seat } places { $name } on { $to }.
}
log-token-move = { $seatIs ->
    [you] Your { $name } moves from { $from } to { $to }.
   *[other] { $seat }’s { $name } moves from { $from } to { $to }.
}
log-token-remove = { $seatIs ->
    [you] Your { $name } on { $from } is removed.
   *[other] { $seat }’s { $name } on { $from } is removed.
}
log-over = { $seatIs ->
    [you] You win the game.
   *[other] { $seat } wins the game.
}
log-over-team = { $team } wins the game: { $seats }.

## Questions
# What is asked; `wait`: what others are told meanwhile; `why`: what it is about; `rule`: by which rule; `do`: a request; `title` and
# `coach`: what the coach says; `section`: the part of the rules page that tells more, the same in every language.

ask-setup = Place a fighter.
    .wait = { $seat } places fighters.
    .why = Put this fighter on the board.
    .rule = R4.6: sidekicks begin on free spaces in the zone of their hero’s starting space.
    .do = place a fighter
    .title = Place your sidekick
    .coach = Your hero stands on its starting space. Put your sidekick on one of the glowing spaces in the same zone. Close to the hero is fine.
    .section = setup
ask-state = Choose how you begin.
    .wait = { $seat } chooses how to begin.
    .why = Your hero can begin the game in more than one way.
    .rule = R4.11: the owner decides right after placing the fighters, and all see it.
    .do = choose how to begin
    .title = A choice for your hero
    .coach = This hero has more than one side. Choose one; its card says what each does.
    .section = setup
# The state is named as its hero file does.
ask-state-of = Choose how you begin: { $name }.
ask-secret-state = Choose in secret how you begin.
    .wait = { $seat } chooses in secret how to begin.
    .why = The others are told once all have chosen what they choose in secret.
    .rule = R4.11: the owner decides; what is chosen in secret is shown to all before anything is placed.
    .do = choose in secret how to begin
    .title = A secret choice for your hero
    .coach = This hero has more than one side. Choose one; the others learn which only when they have chosen theirs.
    .section = setup
ask-action = Choose an action.
    .wait = { $seat } chooses an action.
    .why = Maneuver (draw a card, then move), attack, or play a scheme.
    .rule = R5.2: each turn has 2 actions, none may be skipped, and both may be the same.
    .do = choose an action
    .title = An action
    .coach = You take two in each turn. Maneuver draws a card and moves; click a fighter that glows to attack with it; click a scheme card to play it. When in doubt at first: maneuver.
    .section = turn
ask-maneuver-boost = Boost the maneuver with a card?
    .wait = { $seat } may boost the maneuver.
    .why = You may discard a card to move further.
    .rule = R6.2: its boost value is added to the move value of each of your fighters for this maneuver.
    .do = choose whether to boost the maneuver
    .title = Boost the move?
    .coach = You have drawn a card. You may now give one card away and move further by its boost number. Mostly you keep your cards; a boost is for catching somebody, or for getting away.
    .section = boost
ask-move = Move a fighter, or be done.
    .wait = { $seat } moves.
    .why = Fighters move one after the other; when you are done, the others stay where they are.
    .rule = R7.2: a fighter passes through friendly fighters, not through opposing ones, and ends on a free space.
    .do = move a fighter
    .title = Move
    .coach = Click a fighter, then one of the glowing spaces; the numbers say how far they are. You pass through friends, not through enemies. When all stand where you want them, you are done.
    .section = movement
ask-attack-card = Choose the card to attack with.
    .wait = { $seat } chooses a card to attack with.
    .why = The card is laid face down; the defender answers before it is revealed.
    .rule = R10.8: it is an attack or versatile card that the attacking fighter may use.
    .do = choose the card to attack with
    .title = Lay an attack
    .coach = Choose the card to attack with; the other side does not see it yet. A high value hurts; a good effect may be worth more. Beware: they can answer with a defense.
    .section = attack
ask-item = Use the item of this space?
    .wait = { $seat } may use an item.
    .why = The item adds its number to the value of your card and is then gone.
    .rule = R21.6: a combat item serves the fighter of the combat who stands on its space.
    .do = choose whether to use the item
    .title = An item
    .coach = Your fighter stands on an item and may add it to the card. Each item can be used only once.
    .section = items
ask-commit-boost = Lay a card face down to boost the attack?
    .wait = { $seat } may boost, face down.
    .why = The card is laid face down and adds its boost value to the attack.
    .rule = R25.10: it is revealed together with the attack card.
    .do = choose whether to boost
    .title = Boost the attack?
    .coach = This hero may lay a second card face down to strengthen the attack by its boost number.
    .section = boost
ask-defense = Choose a card to defend with, or none.
    .wait = { $seat } chooses a defense.
    .why = You may lay a card face down before the attack card is revealed.
    .rule = R14.1: damage is the attack value minus the defense value, and without a card the defense is 0.
    .do = choose whether to defend
    .title = You are attacked
    .coach = Lay a defense card, or none. Their card is hidden. A small attack may not be worth your best defense; and damage that does not matter now is a card saved for later.
    .section = combat
ask-order = Which of your effects comes first?
    .wait = { $seat } orders effects.
    .why = Several of your effects happen in the same step.
    .rule = R11.3: a player’s effects of one step resolve in the order that the player chooses.
    .do = choose which effect comes first
    .title = Which comes first?
    .coach = You have more than one effect at the same moment. You choose the order; often it does not matter.
    .section = combat
ask-hand-limit = Your hand is too large: discard down to 7 cards.
    .wait = { $seat } discards down to the hand limit.
    .why = Your turn ends with more cards in hand than the limit.
    .rule = R5.10: at the end of a turn its player discards down to 7 cards.
    .do = choose a card to discard
    .title = Too many cards
    .coach = At the end of your turn you keep seven. Choose what to let go: cards for a defeated sidekick are still good for boosts, but not for more.
    .section = hand
ask-discard = Discard a card.
    .wait = { $seat } discards a card.
    .why = An effect makes you discard; the card is yours to choose.
    .rule = R17.10: who must discard chooses the card, unless the text says otherwise.
    .do = choose a card to discard
    .title = Discard
    .coach = An effect makes you discard. Choose the card that you miss least.
    .section = hand
ask-yes-no = Do you want to?
    .wait = { $seat } decides.
    .why = The text says “may”: you decide whether it happens.
    .rule = R1.16: “may” makes a step optional; all other effects are mandatory.
    .do = answer yes or no
    .title = You may
    .coach = The effect is up to you: the question says what happens on yes.
    .section = effects
# A question that is about something named: the same kind of question, said more exactly.
ask-pay = Pay { $count } { $name }?
ask-pay-about = Pay { $count } { $name }? The effect is about { $fighter }.
ask-pay-any = How much { $name } do you pay?
ask-spend = Spend { $count } { $name }?
ask-spend-roll = Spend { $count } { $name }? The { $die } shows { $number }.
ask-spend-any = How much { $name } do you spend?
ask-whether-discard = { $count ->
    [one] Discard 1 card?
   *[other] Discard { $count } cards?
}
ask-whether-discard-random = { $count ->
    [one] Discard 1 random card?
   *[other] Discard { $count } random cards?
}
ask-again = Once more?
ask-spell = Choose a spell.
option-pay = Pay { $count } { $name }
option-pay-not = Do not pay
ask-fighter = Choose a fighter.
    .wait = { $seat } chooses a fighter.
    .why = The effect needs a fighter.
    .rule = R13.5: any fighter that the text allows can be chosen, useful or not.
    .do = choose a fighter
    .title = Choose a fighter
    .coach = An effect asks for a fighter. Those that can be chosen glow.
    .section = effects
ask-space = Choose a space.
    .wait = { $seat } chooses a space.
    .why = The effect needs a space.
    .rule = R13.5: any space that the text allows can be chosen, useful or not.
    .do = choose a space
    .title = Choose a space
    .coach = An effect asks for a space. Those that can be chosen glow.
    .section = movement
ask-zone = Choose a zone.
    .wait = { $seat } chooses a zone.
    .why = The effect needs a zone.
    .rule = R3.5: a space belongs to every zone whose colour it shows.
    .do = choose a zone
    .title = Choose a zone
    .coach = An effect asks for a zone: all spaces of one colour. Choose one of those where the fighter stands.
    .section = movement
ask-number = Choose a number.
    .wait = { $seat } chooses a number.
    .why = The effect needs a number.
    .rule = R1.16: “up to” allows any number from 0 on.
    .do = choose a number
    .title = Choose a number
    .coach = The effect lets you say how much.
    .section = effects
ask-opponent = Choose an opponent.
    .wait = { $seat } chooses an opponent.
    .why = The effect is about one opponent.
    .rule = R1.6: an opponent is a seat that is neither yours nor your teammate’s.
    .do = choose an opponent
    .title = Choose an opponent
    .coach = The effect concerns one of the others; you say whom.
    .section = free-for-all
ask-effect = Choose one of the effects.
    .wait = { $seat } chooses an effect.
    .why = The text offers several effects.
    .rule = R13.5: any of them can be chosen, useful or not.
    .do = choose an effect
    .title = Choose an effect
    .coach = The card gives you a choice. Its text is in the question.
    .section = effects
ask-symbol = Choose what the wild card stands for.
    .wait = { $seat } chooses a symbol.
    .why = The card on top of your discard pile can stand for any symbol.
    .rule = R25.1: the basket holds the symbols of the top card of the discard pile.
    .do = choose a symbol
    .title = Choose a symbol
    .coach = The card on top of your pile stands for any symbol. Choose the one that helps this card.
    .section = special
ask-place = Choose where to place a fighter.
    .wait = { $seat } places a fighter.
    .why = The fighter is put straight on the space.
    .rule = R7.12: placing takes no path: any space will do where the fighter could end a move.
    .do = place a fighter
    .title = Place
    .coach = A fighter is put straight onto a space, without walking. Click one that glows.
    .section = movement
ask-boost = Boost with a card?
    .wait = { $seat } may boost.
    .why = The card is discarded and adds its boost value.
    .rule = R8.3: any card of the hand can be used to boost.
    .do = choose whether to boost
    .title = Boost the card?
    .coach = An effect lets you discard a card and add its boost number.
    .section = boost
ask-card = Choose a card.
    .wait = { $seat } chooses a card.
    .why = The effect needs a card.
    .rule = R13.5: any card that the text allows can be chosen, useful or not.
    .do = choose a card
    .title = Choose a card
    .coach = The effect asks for a card; those that fit glow or are listed.
    .section = effects
ask-hidden-card = Choose a card; the others do not see it.
    .wait = { $seat } chooses a card.
    .why = The effect needs a card; the others do not see which one it is.
    .rule = R18.3: what only you look at stays hidden from the others.
    .do = choose a card
    .title = Choose a card
    .coach = Only you see these cards.
    .section = effects
ask-card-order = Which card comes next? The first one chosen will be on top of the deck, and the last one lowest.
    .wait = { $seat } orders cards on a deck.
    .why = The cards go back on the deck; the one chosen first will be drawn first.
    .rule = R17.16: cards on top of a deck keep their order until a shuffle.
    .do = choose the card that comes next
    .title = The order of the cards
    .coach = The card that you choose first will be drawn first; the others follow in the order of your choice.
    .section = hand
ask-replace = Choose the card to play in its stead.
    .wait = { $seat } may replace the card played.
    .why = Another card of your hand takes the place of the one played.
    .rule = R10.8: it must be a card that the fighter may use.
    .do = choose another card to play
    .title = Another card?
    .coach = You may exchange the card that you played for another one.
    .section = combat
ask-deck = Whose deck shall it be?
    .wait = { $seat } chooses whose deck to look at.
    .why = You look at the top cards of one deck; only you see them.
    .rule = R18.3: “look at” informs only the player who looks.
    .do = choose whose deck is meant
    .title = Whose deck?
    .coach = The effect concerns the deck of one player; you say whose.
    .section = hand
ask-token = Choose a token.
    .wait = { $seat } chooses a token.
    .why = The effect needs one of the tokens on the board.
    .rule = R13.5: any token that the text allows can be chosen, useful or not.
    .do = choose a token
    .title = Choose a token
    .coach = Some heroes lay tokens on the board. Choose the space or the line of one of those that can be chosen.
    .section = effects
ask-share = Choose who takes the next point of damage instead.
    .wait = { $seat } chooses who takes the next point of damage.
    .why = The damage is shared out among those whom the text names, one point at a time.
    .rule = R13.5: any of them can be chosen, useful or not.
    .do = choose who takes the next point of damage
    .title = Share out the damage
    .coach = The damage is shared out, one point at a time. Give it to those who can bear it.
    .section = effects
ask-token-place = Choose where the token goes.
    .wait = { $seat } chooses where a token goes.
    .why = A token lies in a space or on a line. It is no fighter and in nobody’s way.
    .rule = R13.5: any place that the text allows can be chosen, useful or not.
    .do = choose where a token goes
    .title = Where a token goes
    .coach = A token lies in a space or on a line and blocks nobody. The places that can be chosen glow.
    .section = effects
ask-ignore = Ignore the effect and discard nothing?
    .wait = { $seat } may ignore that effect.
    .why = An effect is about to make you discard.
    .rule = R17.10: what makes you discard from your hand you can ignore if a text of yours says so.
    .do = answer yes or no
    .title = You would have to discard
    .coach = An effect would make you discard. A text of yours lets you ignore that: then you keep your cards.
    .section = effects
ask-guard = Show a card to keep your hand hidden?
    .wait = { $seat } may guard the hand.
    .why = An effect is about to look at your hand.
    .rule = R27.4: a card that says so can be shown from the hand to cancel that effect.
    .do = answer yes or no
    .title = Your hand would be seen
    .coach = An effect would show your hand. If you hold the right card, you can stop it.
    .section = effects

## Terms of a value

term-printed = printed
term-replaced = now { $source }
term-boost = boost { $source }
term-blind-boost = blind boost { $source }
term-item = { $source }
term-effect = { $source }
term-standing = standing bonus: { $source }
term-instead = instead, by { $source }
term-equal = set by { $source }
term-locked = locked by { $source }
term-ignored = ignored because of { $source }
term-limit = no value is below 0 or above 99
# Why a term no longer counts.
term-lost-instead = replaced by { $source }
term-lost-equal = replaced by { $source }
term-lost-locked = the value is locked by { $source }
term-lost-ignored = the value is ignored because of { $source }
term-lost-canceled = canceled by { $source }

## Why something is no option

why-over = The game is over.
why-offered = That is among the options.
why-unknown = There is no such thing in this game.
why-not-your-decision = It is the decision of { $seat }.
why-not-asked-now = That is not asked now; { $instead }.
why-no-actions = No action is left in this turn.
why-defeated = { $fighter } is defeated.
why-off-board = { $fighter } is not on the board.
why-not-yours = { $fighter } is not your fighter.
why-maneuver-first = Fighters move in a maneuver; choose to maneuver first.
why-already-moved = { $fighter } has moved already in this maneuver.
why-all-moved = All your fighters have moved in this maneuver.
why-held-in-place = { $fighter } cannot leave its space.
why-stands-there = { $fighter } stands there already.
why-occupied = { $fighter } stands on { $space }.
why-out-of-reach = { $fighter } may move { $steps }; it would take { $needed }.
why-not-exact = { $fighter } must move exactly { $steps }.
why-door-closed = A closed door bars { $fighter }’s way.
why-no-way = Opposing fighters bar { $fighter }’s way.
why-stuck = There is no space that { $fighter } could go to.
why-before = { $fighter } is placed first.
why-already-placed = { $fighter } has its place already.
why-start-space = The hero begins on its starting space, { $space }.
why-reserved = { $seat } will begin there.
why-not-in-zone = It must begin in a zone of its hero’s starting space.
why-zones-apart = Those who return must stand in different zones.
why-friendly = { $fighter } is on your side.
why-first-turn = In your first turn you may attack only the next player, and those who have had a turn; { $fighter } is neither’s.
why-out-of-range = { $target } is out of { $fighter }’s range.
why-no-target = Nobody that { $fighter } may attack is in range.
why-no-attack-card = You have no card in hand that { $fighter } could attack with.
why-not-in-hand = { $card } is not in your hand.
why-attack-first = Choose first who attacks whom; then play the card.
why-nobody-to-attack = Nobody who may use { $card } has a target in range.
why-wrong-kind = { $need ->
    [action] { $card } is a defense card; it is played when one of your fighters is attacked.
    [attack] { $kind ->
        [defense] { $card } is a defense card; an attack needs an attack or versatile card.
       *[scheme] { $card } is a scheme card; an attack needs an attack or versatile card.
    }
   *[defense] { $kind ->
        [attack] { $card } is an attack card; a defense needs a defense or versatile card.
       *[scheme] { $card } is a scheme card; a defense needs a defense or versatile card.
    }
}
why-wrong-user = { $fighter } cannot use { $card }.
why-user-gone = Nobody who may use { $card } is on the board.
why-condition-not-met = What { $card } needs to be a defense is not there.
why-not-against = { $card } cannot be played against { $fighter }.
why-not-this-fighter = The text that asks does not mean { $fighter }.
why-not-this-space = The text that asks does not allow { $space }.
why-forbidden = A rule that holds at this moment forbids it.
why-not-this-card = { $card } is not among the cards to choose from.

## What an option does

option-maneuver = Maneuver
option-attack = Attack { $at } with { $by }
option-attack-with = Attack with { $by }
option-scheme = Scheme: { $card }
option-scheme-by = Scheme: { $card }, by { $by }
option-item = Use { $item } with { $by }
option-boost = Boost with { $card }
option-no-boost = No boost
option-move = { $steps ->
    [0] Move { $fighter } to { $space }
    [one] Move { $fighter } to { $space } (1 step)
   *[other] Move { $fighter } to { $space } ({ $steps } steps)
}
option-move-via = Move { $fighter } to { $space }, past { $via }
option-move-large = { $steps ->
    [0] Move { $fighter } to { $space }, tail on { $tail }
    [one] Move { $fighter } to { $space }, tail on { $tail } (1 step)
   *[other] Move { $fighter } to { $space }, tail on { $tail } ({ $steps } steps)
}
option-move-large-via = Move { $fighter } to { $space }, tail on { $tail }, past { $via }
option-move-who = Move { $fighter }
option-done = Done
option-open = Open the door { $door } with { $by }
option-close = Close the door { $door }
option-play = Play { $card }
option-play-open = Play { $card } face up
option-defend = Defend with { $card }
option-defend-open = Defend with { $card } face up
option-no-defense = No defense
option-use = Use { $item }
option-no-item = No item
option-place = Place { $fighter } on { $space }
option-place-large = Place { $fighter } on { $space }, tail on { $tail }
option-place-who = Place { $fighter }
option-no-place = Place none
option-token-choose = Choose the { $token } on { $space }
option-token-place = Place { $token } on { $space }
option-token-move = Move { $token } to { $space }
option-card-of = { $card } ({ $seat })
option-skip = None
option-yes = Yes
option-no = No
option-discard = Discard { $card }
option-answer = { $question } { $answer }
option-answer-to = { $source }: { $question } { $answer }
option-first-card = First the card
option-first-boost = First the boost
option-first-item = First the item
option-first-ability = First the ability

## Faults
# What was asked for and cannot be. In some of them $why parts the reasons.

fault-bad-message = { $why ->
    [hello] The first message on a socket is a hello in JSON.
    [text] Messages are text, in JSON.
    [which-game] Either “table” or “record” says which game goes on.
    [which-option] An answer has either “option” or “text”.
    [long] Something in it is longer than anything can be.
   *[other] This is no message of the protocol: { $detail }.
}
fault-bad-request = The request cannot be read: { $detail }.
fault-no-socket = Only a WebSocket is answered here: { $detail }.
fault-protocol = This server speaks protocol { $number }; reload the page or bring the program up to date.
fault-bad-secret = This link does not open a seat at this table.
fault-foreign-origin = This request comes from another site.
fault-foreign-host = This server is not called by that name.
fault-no-such-table = There is no such table.
fault-no-shelf-entry = This is not on the shelf, or not any more.
fault-name-taken = There is something called “{ $name }” already; give it another name.
fault-no-report = There is no such report.
fault-no-such-draft = There is no such draft.
fault-draft-changed = This draft was changed elsewhere; its newest version is { $version }.
fault-bad-file = { $why ->
    [long] A file may have { $most } bytes at most.
    [many] A table is played with 1 to { $most } files of your own.
    [open] A table with files of your own is not listed in the lobby.
    [deck] { $detail }
    [items] A file of items has 1 to { $most } items.
    [twice] Two of the files have an item called “{ $name }”.
    [no-spaces] { $board } has no spaces for items.
    [hero] This is no hero.
    [scene] A scene is one case with { $most } choices at most.
   *[wrong] The file cannot be played with: { $detail }
}
fault-no-such-route = There is nothing at this address.
fault-no-such-method = This address is not asked in this way.
fault-no-such-mode = There is no mode “{ $name }”. { $near ->
    [1] Did you mean “{ $hint }”?
   *[other] The modes are: { $hint }.
}
fault-no-such-board = There is no board “{ $name }”. { $near ->
    [1] Did you mean “{ $hint }”?
   *[other] There are: { $hint }.
}
fault-no-such-hero = There is no hero “{ $name }”. { $near ->
    [1] Did you mean “{ $hint }”?
   *[other] There are: { $hint }.
}
fault-no-such-item = There is no item “{ $name }”. { $near ->
    [1] Did you mean “{ $hint }”?
   *[other] There are: { $hint }.
}
fault-no-such-bot = There is no bot of that level; the levels are: { $known }.
fault-no-such-game = { $why ->
    [seats] { $mode ->
        [duel] A duel needs { $least } heroes, not { $got }.
        [free-for-all] A free-for-all needs { $least } to { $most } heroes, not { $got }.
       *[teams] A game of teams needs { $least } heroes, not { $got }.
    }
    [starts] { $board } has { $starts } starting spaces; { $seats } seats need as many.
    [fighters] The heroes have { $got } fighters in all; a game can hold { $most }.
    [with-large] The heroes have { $got } fighters in all; a game with a large one can hold { $most }.
    [items] There are { $got } item tokens; a game can hold { $most }.
    [kinds] With the cards that others give, { $hero } could hold { $got } different cards; a game can hold { $most }.
    [room] { $board } is too small for the fighters of these heroes.
   *[boards] No board has a starting space for every seat.
}
fault-bad-switch = { $why ->
    [unknown] There is no switch “{ $name }”; the switches are: { $known }.
   *[value] The switch “{ $name }” cannot be “{ $value }”; it is “{ $first }” or “{ $second }”.
}
fault-bad-seed = { $why ->
    [people] At a table with other people nobody chooses the seed.
   *[number] A seed is a whole number from 0 to 18446744073709551615.
}
fault-bad-clock = A clock needs some time on it.
fault-bad-seat = There is no such seat at this table.
fault-bad-seats = The game has { $seats } seats; { $named } were named.
fault-no-seat = Whoever makes a table plays at it: one seat at least must be yours.
fault-bad-name = { $why ->
    [length] A name has 1 to { $most } characters.
    [bot] A person's name cannot begin with “bot:”.
    [marks] A letter of a name cannot carry so many marks.
    [taken] Somebody at this table has a name that looks like this one.
   *[invisible] A name cannot hold control characters or invisible ones.
}
fault-full = There is no free seat at this table any more.
fault-taken = Somebody has taken this seat already.
fault-hero-given = The hero of this seat is already chosen.
fault-hero-other = At this table somebody plays another hero of this name.
fault-no-shelf-here = Nobody brings a hero of the shelf to this table.
fault-not-begun = The game has not begun.
fault-begun = The game has begun; you can resign.
fault-not-over = The game is not over yet.
fault-over = The game is over at this point.
fault-left = You are no longer in this game.
fault-bad-record = { $why ->
    [plain] A record is plain text.
    [length] A record may have { $most } choices at most.
    [wide] A line of a record may have { $most } bytes at most.
    [missing] The record has no line “{ $line }”.
    [first] The record is wrong in line { $at }: it begins with `{ $first }`, not with `{ $line }`.
    [after-result] The record is wrong in line { $at }: nothing follows the result, but here is `{ $line }`.
    [mode] The record is wrong in line { $at }: `{ $mode }` is not a mode ({ $known }).
    [seed] The record is wrong in line { $at }: `{ $seed }` is not a seed (a whole number).
    [switch] The record is wrong in line { $at }: there is no switch `{ $name }`; the switches are: { $known }.
    [switch-value] The record is wrong in line { $at }: the switch `{ $name }` cannot be `{ $value }`; it is `{ $first }` or `{ $second }`.
    [seat-order] The record is wrong in line { $at }: seats come in order; this should be `seat { $wanted } …`.
    [content] The record is wrong in line { $at }: `{ $line }` is no content (a kind, a name, a fingerprint).
    [line] The record is wrong in line { $at }: `{ $line }` is neither a header line nor a choice (`1 maneuver`).
    [seat] The record is wrong in line { $at }: it is the decision of seat { $asked }, not of seat { $seat }.
    [choice] The record is wrong in line { $at }: `{ $line }` is not offered; the options are: { $offered }
    [over] The record is wrong in line { $at }: the game is over here.
    [result] The record says `result { $said }`; the game says `result { $is }`.
    [unfinished] The record says `result { $said }`, but its choices end before the game does.
    [no-such-hero] The record names the hero “{ $name }”, who is not here. { $near ->
        [1] Did you mean “{ $hint }”?
       *[other] There are: { $hint }.
    }
    [no-such-board] The record names the board “{ $name }”, which is not here. { $near ->
        [1] Did you mean “{ $hint }”?
       *[other] There are: { $hint }.
    }
    [seats] The record is of mode { $mode }, which needs { $least } to { $most } heroes, and names { $got }.
    [starts] { $board } has { $starts } starting spaces; the record names { $seats } seats.
    [fighters] The heroes of the record have { $got } fighters in all; a game can hold { $most }.
    [with-large] The heroes have { $got } fighters in all; a game with a large one can hold { $most }.
    [kinds] With the cards that others give, { $hero } could hold { $got } different cards; a game can hold { $most }.
    [items] There are { $got } item tokens; a game can hold { $most }.
    [room] { $board } is too small for the fighters of the record's heroes.
   *[other] The record names the item “{ $name }”, which is not here.
}
fault-bad-choices = The game has { $choices } choices; there is no point after { $asked }.
fault-bad-perspective = { $why ->
    [seat] The game has no such seat.
   *[form] A perspective is “seat:0” (or another seat), “watcher” or “open”.
}
fault-content-differs = This game was played with other content than is at hand.{ $missingCount ->
    [0] {""}
   *[other] {" "}Not here at all: { $missing }.
}{ $changedCount ->
    [0] {""}
   *[other] {" "}Changed since: { $changed }.
}{ $cardCount ->
    [0] {""}
   *[other] {" "}Cards that differ: { $cards }.
}
fault-unreadable-game = This game cannot be brought back: what it was played with has changed, and nobody kept it.
fault-stale = Decision { $asked } is not open; decision { $open } is.
fault-not-your-decision = It is not your decision.
fault-no-such-option = That is not among the options of this decision.
fault-watching = Whoever watches cannot do that.
fault-nothing-to-undo = There is nothing of yours to take back.
fault-undo-asked = Somebody else has just asked to take back a choice.
fault-no-undo-asked = Nobody waits for your answer to that.
fault-not-claimable = Nobody has stayed away long enough.
fault-rematch-made = The new table is there already.
fault-too-fast = Too much at once; wait a moment.
fault-too-many = { $why ->
    [sockets] There are too many sockets from your address.
    [seats] From your address too many seats at other tables are taken.
    [bodies] Too many large requests are on their way from your address.
    [reviews] Too many reviews are waiting; try again later.
    [reports] Too many reports are waiting; try again later.
    [drafts] From your address too many drafts were made; delete some.
    [published] From your address too much was published; take something back.
   *[tables] There are too many open tables from your address, or too many at once.
}
fault-no-coach = There is no coach at a table with other people.
fault-no-review = Nobody has asked for a review of this game yet.
fault-storage = The server could not write or read its database.
fault-closing = The server is being stopped; try again in a moment.
fault-broken = The server broke down over this request.
