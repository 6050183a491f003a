# What terminal and browser share: questions, the log, refusals, faults.
# A seat is two variables: { $seat }, its name, and { $seatIs }, "you" or "other".

## Languages and lists

# What the language calls itself.
language-name = English
# A list of two, and how a longer one goes on and ends.
list-two = { $first } and { $last }
list-more = { $first }, { $next }
