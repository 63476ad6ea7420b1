import { plainRows, type RuleText } from '@vedette/engine';
import { MOST_FATIGUE } from '../../../../data/play.ts';

/** What monsters do, and how a game ends. */
export const monsters: Readonly<Record<string, RuleText>> = {
  'SB-MONA-01': {
    says: [
      'Lowest Health first, looked at again after each. Equals: the primary player picks; alone, you do.',
      'Each asks three questions, in this order, and does the first thing it can.',
    ],
    table: {
      columns: ['Question', 'If so'],
      rows: plainRows(
        ['1 Is its gun empty?', 'it loads, with its Move, and reads on'],
        ['2 Can it shoot a soldier?', 'it shoots the nearest; then loads, if it has its Move'],
        ['3 Does it see a soldier?', 'full Speed at the nearest; contact is an attack'],
        ['otherwise, a marker on the table?', 'full Speed towards the nearest marker'],
        ['otherwise', 'full Speed towards the nearest soldier'],
      ),
    },
    see: ['SB-MONA-05', 'SB-MONA-08'],
  },
  'SB-MONA-02': {
    says: [
      'What the scenario says comes first, then what the beast’s own entry says, then the three questions.',
    ],
    see: ['SB-MONA-01'],
  },
  'SB-MONA-03': {
    says: [
      'One gun, the one that reaches farthest. It has then stood still: no −1 on the shot that may follow.',
    ],
  },
  'SB-MONA-04': {
    says: [
      'Began loaded: shoots and loads. Began empty: loads, shoots, and ends empty. Rocks and demonic fire need no loading.',
    ],
    example: 'Bandit, loaded, soldier at 20": bang, load. Soldier at 26": walks 6", no shot afterwards.',
  },
  'SB-MONA-05': {
    says: [
      'Sight is judged once, where it stands. Contact with anybody on the way it meant to go is an attack. It never sprints, and if its Move went on loading it stays.',
    ],
    example:
      'Revenant, Speed 4, soldier in sight 3.5" off: walks up and strikes. Nobody in sight: off to the nearest marker.',
    see: ['SB-MONA-06', 'SB-MONA-07'],
  },
  'SB-MONA-06': {
    says: [
      'The cheapest way, climbing and bog counted. It avoids bumping into others, but not coming within an inch of them: you may Force.',
    ],
  },
  'SB-MONA-07': {
    says: [
      'The nearest is the nearest base to base, riders and Officers included, men who are down left out. A tie is the primary player’s to break.',
    ],
  },
  'SB-MONA-08': {
    says: ['One Monster Die, one change an activation, like for like:'],
    table: {
      columns: ['It was going to', 'It may instead'],
      rows: plainRows(
        ['shoot a soldier', 'shoot another it could shoot'],
        ['go for a soldier in sight', 'go for another in sight'],
        ['go to a marker', 'go to another marker'],
        ['go for one it cannot see', 'go for any other'],
      ),
    },
  },
  'SB-MONA-09': {
    says: [
      'Shot at, in range, in sight and loaded, it answers. It never dives, unless its entry says that it does.',
    ],
  },
  'SB-MONA-10': {
    says: [
      'Struck, it strikes back always, if it lives. Struck back at, it backs off 2" like everybody else.',
    ],
  },
  'SB-MONA-11': { says: [`It Forces with fewer than ${MOST_FATIGUE} tokens, every time.`] },
  'SB-MONA-12': {
    says: [
      'Monsters tire, fall, panic and are Forced like men. They do not search, sprint, distract or go home.',
    ],
  },
  'SB-MONA-13': {
    says: [
      'A gun that cannot go off (deluge, fouled, nothing to load it with) is no gun: it goes straight to the third question.',
    ],
  },
  'SB-MON-05': {
    says: ['Rage, curses and the like come in at the start; then the three questions.'],
    see: ['SB-MONA-01'],
  },
  'SB-END-01': { says: ['As the scenario defines it. There and then, no last blows.'] },
  'SB-END-02': {
    says: [
      'Nobody on the table, killed, collapsed or gone: it is over. Men who are down do not count as there.',
    ],
  },
  'SB-END-05': {
    says: [
      'Whoever took the last Health has it, falls he caused included. Monsters, events and your own clumsiness score for nobody.',
    ],
  },
};
