/** What stands on a duellist's card. */
export const card = {
  stats: {
    skill: { label: 'Skill', name: 'Skill' },
    guard: { label: 'Guard', name: 'Guard' },
    health: { label: 'Health', name: 'Health' },
    fate: { label: 'Fate', name: 'Fate dice' },
  },
  added: (n: number) => `+${n}`,
  away: (paces: string, name: string) => `${paces} paces from ${name}`,
  inTouch: (name: string) => `in touch with ${name}`,
  blade: 'Blade',
  damage: (more: number) =>
    more === 0 ? 'damage by the power die' : `damage by the power die, and ${more} more`,
  hidden: 'A card, hidden',
  hiddenText: 'Nobody but its owner knows which.',
  walk: (paces: number) => `Walks up to ${paces} paces, then strikes.`,
  waits: 'Has had this turn.',
  strikesBack: 'May strike back.',
  givesGround: 'Gives ground when struck at.',
};
