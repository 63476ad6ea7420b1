import { listed } from './names.ts';
import { term } from './vocabulary.ts';

/** What the board says beside figures, ways and answers. */
export const board = {
  officer: 'Officer',
  hoard: 'Fate',
  signs: {
    down: 'down',
    mounted: 'mounted',
    fatigue: (tokens: number) => `fatigue ${tokens}`,
    unloaded: (guns: readonly string[]) => `unloaded: ${guns.join(', ')}`,
    carries: (objects: readonly string[]) => `carries ${objects.join(', ')}`,
    acted: 'has acted',
    monster: 'monster',
  },
  gone: { removed: 'fallen', collapsed: 'led away', left: 'left the table' },
  clue: 'Clue marker',
  gun: (loaded: boolean) => `Swivel gun, ${loaded ? 'loaded' : 'unloaded'}`,
  phases: {
    initiative: 'Initiative',
    firstHalfOf: (side: string) => `${side}, first half`,
    monsters: 'Monsters',
    theOthers: 'The others',
    secondHalfOf: (side: string) => `${side}, second half`,
    yourFirstHalf: 'Your first half',
    yours: 'Your phase',
    yourSecondHalf: 'Your second half',
    firstHalf: 'First half',
    secondHalf: 'Second half',
    end: 'End of turn',
  },
  weather: {
    rain: 'Rain',
    fog: 'Fog',
    deluge: 'Deluge',
    wheelOfFate: 'Wheel of fate',
    enchantment: 'Enchantment',
  },
  /** What is counted, before the numbers: "Clues 1 of 5". */
  objectives: {
    clues: 'Clues',
    slain: (monster: string | null) => (monster === null ? 'Monsters slain' : `${monster} slain`),
    hurt: (monster: string | null) => (monster === null ? 'Drew blood' : `${monster} hurt`),
    casualties: 'Enemies down',
    secured: (objects: readonly string[]) => (objects.length === 0 ? 'Carried off' : objects.join(', ')),
    exited: 'Off the table',
    survivors: 'Alive',
    aim: (name: string) => `Secret aim: ${name}`,
  },
  onFoot: 'a man on foot',
  threat: (monster: boolean) => `${may(monster)} a fight within 1"`,
  stops: {
    forced: (name: string, monster: boolean) => `${name} ${may(monster)} a fight`,
    halt: 'stops to look here',
    fall: 'falls',
    contact: (name: string) => `attacks ${name}`,
  },
  deeds: { move: 'Move', sprint: 'Sprint', shoot: 'Shoot', reload: 'Reload', investigate: 'Search' },
  chances: {
    hits: (chance: string) => `hits ${chance}`,
    succeeds: (chance: string) => `succeeds ${chance}`,
    first: (chance: string) => `goes first ${chance}`,
    damage: (points: string) => `damage ${points}`,
    onAverage: (points: string) => `${points} on average`,
    out: (chance: string) => `puts out ${chance}`,
    at: (name: string) => `at ${name}`,
    unmoved: 'unmoved',
    sprints: (far: number, chance: string, short: number) => `${far}" ${chance}, else ${short}"`,
  },
  harmless: (materials: readonly string[]) =>
    materials.length === 0
      ? 'but cannot harm it'
      : `but cannot harm it: it minds ${listed(materials.map(term))}`,
  foregone: {
    settled: 'It is settled: another roll would change nothing.',
    hopeless: 'It fails whatever is rolled: a die would be thrown away.',
    same: 'Another roll would change nothing.',
    spoils: 'It succeeds as it lies: another roll could only spoil it.',
    worse: 'Another roll could only make it worse.',
    alike: 'They do the same here.',
    noBetterLoad: 'No other load does more here.',
  },
  prospects: {
    needs: (dice: number, total: number, counted: boolean) =>
      counted ? `needs ${total}: ${dice} on two dice, and this` : `needs ${dice} on two dice`,
    shoot: (name: string) => `Shoot ${name}`,
    strike: (name: string) => `Strike ${name}`,
    strikeThen: (name: string) => `Once in contact, strike ${name}`,
    with: (deed: string, weapon: string) => `${deed} with ${weapon}`,
    harmless: (why: string) => `It may hit, ${why}.`,
    withDie: (die: string) => `hits with a ${die} spent`,
    answer: (weapon: string) => `the answer, with ${weapon}, hits`,
  },
};

/** SB-MOV-14: monsters always do, players choose. */
function may(monster: boolean): string {
  return monster ? 'forces' : 'may force';
}
