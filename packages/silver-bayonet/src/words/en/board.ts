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
  clue: 'Clue marker',
  gun: (loaded: boolean) => `Swivel gun, ${loaded ? 'loaded' : 'unloaded'}`,
  phases: {
    initiative: 'Initiative',
    firstHalfOf: (side: string) => `${side}, first half`,
    monsters: 'Monsters',
    theOthers: 'The others',
    secondHalfOf: (side: string) => `${side}, second half`,
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
  },
  foregone: {
    settled: 'It is settled: another roll would change nothing.',
    hopeless: 'It fails whatever is rolled: a die would be thrown away.',
    same: 'Another roll would change nothing.',
    spoils: 'It succeeds as it lies: another roll could only spoil it.',
    worse: 'Another roll could only make it worse.',
  },
  prospects: {
    needs: (total: number) => `needs ${total} on two dice`,
    shoot: (name: string) => `Shoot ${name}`,
    strike: (name: string) => `Strike ${name}`,
    with: (deed: string, weapon: string) => `${deed} with ${weapon}`,
    withDie: (die: string) => `hits with a ${die} spent`,
    answer: (weapon: string) => `the answer, with ${weapon}, hits`,
  },
};

/** SB-MOV-14: monsters always do, players choose. */
function may(monster: boolean): string {
  return monster ? 'forces' : 'may force';
}
