import { finder } from '@vedette/engine';

export type ClassId = 'raw' | 'conscript' | 'average' | 'veteran' | 'master';

/** A row of a table rolled on one die, both ends included. */
export type Faces = readonly [from: number, to: number];

/** BP-CLS-02: what a class is worth. */
export interface TroopClass {
  readonly id: ClassId;
  readonly title: string;
  /** Class steps are counted by it (BP-MEL-10). */
  readonly rank: number;
  readonly activation: number;
  readonly morale: number;
  readonly toHit: number;
  /** D10 of BP-CLS-01; null: never rolled for troops. */
  readonly troops: Faces | null;
  /** D10 of BP-CLS-03. */
  readonly leaders: Faces | null;
  /** BP-MOR-04: added to the D6. */
  readonly rolledMorale: number;
  /** BP-ARMY-10 */
  readonly points: number;
  /** BP-SEQ-03: one action, a Master two. */
  readonly actions: number;
  /** BP-ACT-05 */
  readonly alwaysActive: boolean;
  /** BP-SHT-02 */
  readonly freeTarget: boolean;
  /** BP-MEL-09 */
  readonly outnumbered: boolean;
}

const PLAIN = { actions: 1, alwaysActive: false, outnumbered: true } as const;

export const CLASSES: readonly TroopClass[] = [
  {
    id: 'raw',
    title: 'Raw',
    rank: 1,
    activation: 4,
    morale: 4,
    toHit: 3,
    troops: [1, 2],
    leaders: null,
    rolledMorale: -2,
    points: 4,
    freeTarget: false,
    ...PLAIN,
  },
  {
    id: 'conscript',
    title: 'Conscript',
    rank: 2,
    activation: 5,
    morale: 5,
    toHit: 4,
    troops: [3, 5],
    leaders: null,
    rolledMorale: -1,
    points: 6,
    freeTarget: false,
    ...PLAIN,
  },
  {
    id: 'average',
    title: 'Average',
    rank: 3,
    activation: 6,
    morale: 6,
    toHit: 5,
    troops: [6, 8],
    leaders: [1, 3],
    rolledMorale: 0,
    points: 8,
    freeTarget: false,
    ...PLAIN,
  },
  {
    id: 'veteran',
    title: 'Veteran',
    rank: 4,
    activation: 7,
    morale: 7,
    toHit: 6,
    troops: [9, 10],
    leaders: [4, 7],
    rolledMorale: 1,
    points: 10,
    freeTarget: true,
    ...PLAIN,
  },
  {
    id: 'master',
    title: 'Master',
    rank: 5,
    activation: 8,
    morale: 8,
    toHit: 7,
    troops: null,
    leaders: [8, 10],
    rolledMorale: 2,
    points: 12,
    actions: 2,
    alwaysActive: true,
    freeTarget: true,
    outnumbered: false,
  },
];

export const CLASS_IDS = CLASSES.map(({ id }) => id) as [ClassId, ...ClassId[]];

export const troopClass = finder('class', CLASSES);

/** The row a die falls in. */
export function rowOf<T>(rows: readonly T[], faces: (row: T) => Faces | null, die: number): T {
  const found = rows.find((row) => {
    const range = faces(row);
    return range !== null && range[0] <= die && die <= range[1];
  });
  if (found === undefined) throw new Error(`No row of the table has a ${die}.`);
  return found;
}
