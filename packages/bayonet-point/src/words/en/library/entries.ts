/** What the library's entries are told in. */
export const entryWords = {
  stats: {
    activation: 'Activation',
    morale: 'Morale',
    toHit: 'To Hit',
    points: 'Points',
    actions: 'Actions',
  },
  facts: {
    players: 'Players',
    table: 'Table',
    cost: 'Cost',
    range: 'Range',
    reload: 'Reloading',
    bayonet: 'Bayonet',
    who: 'For',
    rates: 'Rates',
    turns: 'Turns',
    roll: 'On the roll',
  },
  sections: {
    ending: 'How it is won',
    objects: 'Things to carry off',
    rows: 'What the die says',
    attributes: 'Attributes',
  },
  groups: {
    classes: 'Classes',
    arms: 'Arms of the service',
    firearms: 'Firearms',
    blades: 'For close quarters',
  },
  said: {
    players: (min: number, max: number) => (min === max ? `${min}` : `${min} to ${max}`),
    size: (width: number, height: number, unit: string) => `${width} × ${height}${unit}`,
    mounted: (yes: boolean) => (yes ? 'yes' : 'no'),
    points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    faces: (from: number, to: number) => (from === to ? `${from}` : `${from} to ${to}`),
    bands: { 'point-blank': 'point blank', short: 'short', long: 'long' },
    band: (name: string, [small, large]: readonly [number, number]) => `${name} ${small} (${large}) mm`,
    halfTurns: (n: number) => (n === 0 ? 'within the shot' : `${n} half-turns`),
    march: 'march',
    diced: 'diced for',
    charging: (n: number) => `charging ${signed(n)}`,
    fighting: (n: number) => `fighting ${signed(n)}`,
    who: { foot: 'men on foot', mounted: 'riders', anybody: 'anybody' },
    alwaysActive: 'always activates',
    freeTarget: 'picks targets freely',
    notOutnumbered: 'is never outnumbered',
    wins: (side: string, text: string) => `${side}: ${text}`,
    drawAtLimit: (turns: string) => `After ${turns} turns: honours even, or a small win on points.`,
    wonAtLimit: (turns: string, side: string) => `After ${turns} turns: the ${side} wins.`,
  },
} as const;

/** What is added, with its sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
