import type { FigureEntry, Force } from './force.ts';

const HEAD = {
  format: 'vedette-force',
  version: 1,
  ruleset: 'bayonet-point',
  limit: 400,
  figures: [],
} as const;

type Named = readonly [name: string, of: FigureEntry['class'], weapons: readonly string[], leader: boolean];

/** BP-DIG-14: leaders by name, and men who have a class and arms in common. */
function company(
  leaders: readonly Named[],
  names: readonly string[],
  of: FigureEntry['class'],
  weapons: readonly string[],
): FigureEntry[] {
  const men = names.map((name): Named => [name, of, weapons, false]);
  return [...leaders, ...men].map(([name, own, arms, leader]) => {
    const man = { name, troops: 'infantry' as const, class: own, weapons: [...arms] };
    return leader ? { ...man, leader } : man;
  });
}

/** Forces for a quick game: of 400 points in units, a small and a large pair, single figures, and one for the dice. */
export const ready: readonly Force[] = [
  {
    ...HEAD,
    name: 'The picket at the ford',
    figures: [],
    units: [
      {
        name: 'Sergeant Pike’s muskets',
        troops: 'infantry',
        class: 'average',
        figures: 8,
        weapons: ['musket'],
        extra: 'pistol',
      },
      { name: 'The green jackets', troops: 'infantry', class: 'veteran', figures: 8, weapons: ['rifle'] },
      {
        name: 'Carr’s lancers',
        troops: 'light-cavalry',
        class: 'conscript',
        figures: 6,
        weapons: ['lance', 'carbine'],
      },
      { name: 'Men of the parish', troops: 'infantry', class: 'raw', figures: 5, weapons: ['pike'] },
    ],
  },
  {
    ...HEAD,
    name: 'The column on the march',
    figures: [],
    units: [
      {
        name: 'Lieutenant Sorel’s company',
        troops: 'infantry',
        class: 'average',
        figures: 10,
        weapons: ['musket'],
      },
      {
        name: 'The new draft',
        troops: 'infantry',
        class: 'conscript',
        figures: 8,
        weapons: ['musket'],
        extra: 'sword',
      },
      { name: 'The depot men', troops: 'infantry', class: 'conscript', figures: 8, weapons: ['musket'] },
      {
        name: 'Dragoons of the escort',
        troops: 'heavy-cavalry',
        class: 'average',
        figures: 5,
        weapons: ['sword', 'carbine'],
      },
    ],
  },
  {
    ...HEAD,
    limit: 200,
    name: 'The foraging party',
    figures: [],
    units: [
      {
        name: 'Corporal Dunn’s section',
        troops: 'infantry',
        class: 'average',
        figures: 8,
        weapons: ['musket'],
      },
      {
        name: 'Two squads of the Rifles',
        troops: 'infantry',
        class: 'average',
        figures: 8,
        weapons: ['rifle'],
      },
    ],
  },
  {
    ...HEAD,
    limit: 200,
    name: 'The mill and its people',
    figures: [],
    units: [
      { name: 'Militia of the valley', troops: 'infantry', class: 'raw', figures: 12, weapons: ['musket'] },
      {
        name: 'The customs guard',
        troops: 'light-cavalry',
        class: 'conscript',
        figures: 5,
        weapons: ['sword', 'carbine'],
      },
    ],
  },
  {
    ...HEAD,
    limit: 600,
    name: 'The advance guard',
    figures: [],
    units: [
      {
        name: 'First grenadiers',
        troops: 'infantry',
        class: 'veteran',
        figures: 9,
        weapons: ['musket'],
        extra: 'sword',
      },
      { name: 'Second fusiliers', troops: 'infantry', class: 'average', figures: 10, weapons: ['musket'] },
      { name: 'Third fusiliers', troops: 'infantry', class: 'average', figures: 10, weapons: ['musket'] },
      {
        name: 'Colonel Orlov’s uhlans',
        troops: 'light-cavalry',
        class: 'average',
        figures: 6,
        weapons: ['lance', 'carbine'],
      },
      {
        name: 'A half-squadron of cuirassiers',
        troops: 'heavy-cavalry',
        class: 'average',
        figures: 4,
        weapons: ['sword'],
      },
    ],
  },
  {
    ...HEAD,
    limit: 600,
    name: 'The garrison turned out',
    figures: [],
    units: [
      {
        name: 'The old company',
        troops: 'infantry',
        class: 'average',
        figures: 10,
        weapons: ['musket'],
        extra: 'pistol',
      },
      { name: 'The young company', troops: 'infantry', class: 'conscript', figures: 10, weapons: ['musket'] },
      { name: 'The hunters', troops: 'infantry', class: 'veteran', figures: 8, weapons: ['rifle'] },
      {
        name: 'Halberds of the town watch',
        troops: 'infantry',
        class: 'raw',
        figures: 8,
        weapons: ['halberd'],
      },
      {
        name: 'Dragoons on borrowed horses',
        troops: 'heavy-cavalry',
        class: 'conscript',
        figures: 6,
        weapons: ['sword', 'carbine'],
      },
    ],
  },
  {
    ...HEAD,
    limit: 200,
    name: 'Twelve who held the bridge',
    units: [],
    figures: company(
      [
        ['Captain Reid', 'master', ['musket', 'sword'], true],
        ['Sergeant Moss', 'veteran', ['musket'], true],
      ],
      ['Ames', 'Birch', 'Cole', 'Drew', 'Ellis', 'Fenn', 'Gray', 'Hale', 'Ivey', 'Jones'],
      'average',
      ['musket'],
    ),
  },
  {
    ...HEAD,
    limit: 200,
    name: 'Fourteen who wanted it',
    units: [],
    figures: company(
      [
        ['Lieutenant Faure', 'veteran', ['rifle', 'pistol'], true],
        ['Sergeant Gil', 'average', ['rifle'], true],
      ],
      [
        'Abel',
        'Blanc',
        'Carpe',
        'Denis',
        'Emond',
        'Ferrand',
        'Gros',
        'Henri',
        'Imbert',
        'Jolly',
        'Klein',
        'Louis',
      ],
      'conscript',
      ['musket'],
    ),
  },
  {
    ...HEAD,
    limit: null,
    name: 'Whoever follows the drum',
    units: [],
    figures: [],
    random: { lancers: true },
  },
];
