import { USUAL_RULESET } from './usual-ruleset.ts';

/** What `vedette --help` says. */
export const HELP = `vedette: a table for skirmish wargames

  vedette serve [--port <number>]      the web app on this machine (8080 unless told otherwise), with online play;
                                       --lan: for everybody in the same network; --public: behind a proxy with
                                       TLS, see docs/hosting.md
  vedette backup <file>                all online matches as they are now, into one file; the server may run
  vedette restore <file>               puts back what is missing; never writes over anything
  vedette engine [--load <ruleset>]…   JSON-RPC 2.0 on standard input and output, one message a line:
                                       see docs/protocol.md. --load adds a ruleset: the name of one
                                       of this workspace (duel), a path or a package. --seconds <n>
                                       for each message (20 unless told otherwise), --mebibytes <n>
                                       of memory for the process (3072 unless told otherwise)
  vedette scenario list                the scenarios there are
  vedette scenario show <id>           one of them, as the file it is: start your own from it
  vedette scenario schema [ruleset]    the form of a file as JSON Schema, for text editors
  vedette scenario reference [word]    what the words of the format do, or one of them in each game: "damage"
  vedette scenario check <file>…       what is wrong with a scenario of your own, and what could be better
  vedette unit show <number>           a ready-made unit, as the file it is
  vedette unit check <file>…           what is wrong with a unit; with --option, in a match played so
  vedette campaign start <file> --unit <unit.json>…   a new campaign, kept in this file
  vedette campaign show <file>         the units, the graves, the games so far, and what is asked
  vedette campaign answer <file> <answer>   an option, several with commas, JSON, or @file
  vedette campaign match <file>        the game that is awaited, as the engine's match.create takes it
  vedette campaign report <file> <save>     takes in how that game ended, from its saved match
  vedette campaign undo <file>         takes the last answer back
  vedette campaign log <file>          everything that has happened, roll by roll
  vedette replay verify <file>…        plays games again, from replays, saves or game files: do they hold?
  vedette simulate --a <bot> --b <bot> two bots against each other, a hundred times, and what comes of it
  vedette tournament [--bots <bot>,…]  every bot against every bot, and their Elo
  vedette watch --a <bot> --b <bot>    one game between bots, told line by line
  vedette odds shot|melee|check …      exact chances: --shooter rifleman --target werewolf --range 12 --cover
  vedette --help                       this; after simulate, tournament, watch and odds, more about them
  vedette --version                    the version

  --ruleset <id>   for scenario, unit and campaign: which game (${USUAL_RULESET} unless told otherwise)
  --json           for check and list: the answer as JSON
  --founding <id>  for campaign start: the-long-war (unless told otherwise), one-campaigning-season
  --option <name>=<value>…  for campaign start and unit check: what is agreed on, as docs/rulings.md lists it:
                   power-differential=on, campaign-goal=25
  --seed <text>    for campaign start: the same seed and answers give the same campaign

  vedette scenario show the-investigation > mine.json && vedette scenario check mine.json
  vedette campaign start war.json --unit french.json --unit british.json
`;

const BOTS = `  A bot is random, recruit, regular or veteran, as far as the game has them; veteran@80 plays the match
  on in its head, up to 80 times for a decision. A unit may follow it, recruit:mine.json: a file, or a
  ready-made one by its number or its name (recruit:2, recruit:france). A command is a bot, too, if it has
  a space or a slash: "node mybot.mjs", "./mybot:france"; docs/bots.md says how it is spoken to.`;

const ARENA = `  --scenario <id>  or a file of your own; "vedette scenario list" has them (the first unless told otherwise)
  --ruleset <id>   which game (as the files say that you give, or ${USUAL_RULESET})
  --option <name>=<value>…   what is agreed on
  --seed <text>    the same seed gives the same games, on any number of workers
  --seconds <n>    for each decision of a bot that is a command (10 unless told otherwise)`;

const WORKERS = `  --workers <k>    threads (one for each core unless told otherwise; 0: none, for debuggers)
  --json           the answer as JSON`;

/** What `vedette <command> --help` says, for commands about which there is more to say. */
export const HELP_ON: Readonly<Record<string, string>> = {
  simulate: `vedette simulate: bots against each other, often, and what comes of it

  vedette simulate --a <bot>[:<unit>] --b <bot>[:<unit>] [--games <n>]

${BOTS}
  Seats change after every game. Ready-made units go from hand to hand, but for pairs of which one can do
  nothing to some of the other; those that you name stay with their bots. Ctrl-C ends it and tells what was played so far (exit code 130).

  --games <n>      how many (100 unless told otherwise)
  --seats <n>      how many play (two, or as many as the scenario needs): b sits wherever nobody else is named
  --c, --d         a third bot and a fourth, like --a and --b
  --within <p>     stop early, when the win share is known to p percent on either side
  --change <path>=<value>…   every game twice with equal dice, as it is and changed, and what that is worth:
                   a.officer.accuracy=+1 (figures of a), b.unit.<path> (a unit's document), scenario.<path>,
                   option.<name>; docs/lab.md has the rest
${ARENA}
${WORKERS}

  vedette simulate --scenario the-investigation --a regular --b recruit --games 200 --seed monday
  vedette simulate --a recruit:france --b recruit:mine.json --within 3 --games 5000
  vedette simulate --scenario mine.json --games 400 --change "a.*.accuracy=+1"
  vedette simulate --ruleset duel --a veteran@40 --b random --json
  vedette simulate --a "python3 mybot.py" --b recruit --games 20
`,
  tournament: `vedette tournament: every bot against every bot, and their Elo with error bars of 95 %

  vedette tournament [--bots <bot>,<bot>…] [--games <n>]

${BOTS}

  --bots <list>    with commas between them (all of the game unless told otherwise)
  --games <n>      of each pairing (20 unless told otherwise)
${ARENA}
${WORKERS}

  vedette tournament --scenario the-investigation --bots random,recruit,regular --games 100
  vedette tournament --ruleset duel --bots random,recruit,veteran@16 --seed monday
`,
  watch: `vedette watch: one game between bots, told line by line

  vedette watch [--a <bot>[:<unit>]] [--b <bot>[:<unit>]]

${BOTS}
  --b none leaves a alone with the monsters, in a scenario for one.

  --turns <n>      no more turns than this
  --speed <n>      lines a second (all at once unless told otherwise)
${ARENA}

  vedette watch --scenario troll-bridge --a regular:france --b recruit:britain --seed monday
  vedette watch --scenario wolf-pack --a regular --b none --speed 4
`,
  odds: `vedette odds: exact chances, by counting all rolls

  vedette odds shot --shooter <type> --target <type> [--weapon <item>] [--range <inches>] [--cover] [--moved <inches>]
      [--modifier <n>]
  vedette odds melee --attacker <type> --target <type> [--weapon <item>] [--modifier <n>]
  vedette odds check --figure <type> --check <check> [--number <n>] [--modifier <n>]
  vedette odds fight|shot|spell|fear|morale|climb|fall|activation|quality … --ruleset <id>   where a game has those:
      --attacker, --shooter, --caster or --figure <type>, --target or --source <type>, --weapon, --spell, --power,
      --range, --depth, --height, --dice, --modifier, --powerful, --aimed, --burst, --ambush, --fallen, --cover, --night
  vedette odds --position <file> --query <json>     in a position of your own
  vedette odds --save <file> [--seat <n>] --query <json>   in a saved match

  Types are soldiers and monsters as their lists name them. A weapon takes upgrades after plus signs:
  musket+silver-shot. A query is JSON or @file; docs/protocol.md says under match.odds what it looks like.

  --aim <aim>      what a fate die is spent for: hit (unless told otherwise), damage, out
  --check <check>  terror, fall, sprint, casting, recovery; with a number to reach: courage, speed, melee,
                   shooting, plain
  --seat <n>       whose knowledge counts, from 0; an onlooker's unless told otherwise
  --modifier <n>   what circumstances add to the roll of whoever shoots, strikes or checks
  --scenario <id>  or a file of your own: whose monsters may be named, and how far one sees
  --ruleset <id>   which game (as the files say that you give, or ${USUAL_RULESET})
  --json           everything, as JSON

  vedette odds shot --shooter rifleman --target werewolf --weapon rifle+silver-shot --range 12 --cover
  vedette odds check --figure infantryman --check terror --modifier=-2
  vedette odds --ruleset duel --position duel.json --query '{"striker": 0, "target": 1}'
`,
};
