import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import type { Scenario } from '../../scenario/format/scenario.ts';
import { scene } from '../../scene.spec-support.ts';
import type { Aim } from './aims.ts';
import { finaleOf } from './finale.ts';
import { plannedAims } from './rivalry.ts';
import { wantsIn } from './wants.ts';

const CLUES = { id: 'r', xp: 2, text: 'r', per: { tally: 'clues' } };

interface Position {
  readonly turn?: number;
  /** Markers that still lie there. */
  readonly open?: number;
  /** Health of the enemy, who has the same number of men. */
  readonly theirs?: number;
}

/** Two of either side near an edge; the first side has looked into three clues, the other into none. */
function aims({ turn = 3, open = 1, theirs = 10 }: Position): readonly Aim[] {
  const state = scene({
    turn,
    figures: [
      { id: 'a', x: 10, y: 2, health: 10 },
      { id: 'b', x: 12, y: 2, health: 10 },
      { id: 'x', side: 1, x: 10, y: 34, health: theirs },
      { id: 'y', side: 1, x: 12, y: 34, health: theirs },
    ],
    scenario: { rewards: [CLUES] } as unknown as Partial<Scenario>,
    clues: Array.from({ length: open }, (_, i) => ({ id: `c${i}`, deck: 'main', x: 18, y: 10 + i, z: 0 })),
  });
  for (let found = 0; found < 3; found++)
    state.deeds.push({ what: 'investigated', seat: 0, figure: 'a', deck: 'main' });
  const look = looking(state);
  return plannedAims(look, 0, finaleOf(state, 0), wantsIn(look));
}

const leaving = (found: readonly Aim[]) => found.filter(({ what }) => what === 'exit');
const best = (found: readonly Aim[], what: Aim['what']) =>
  Math.max(...found.flatMap((aim) => (aim.what === what ? aim.worth : [])));

describe('a side that is in front', () => {
  it('SB-MOV-10 does not walk off in the third turn with a clue on the table and the strength to fetch it', () => {
    expect(leaving(aims({}))).toEqual([]);
  });

  it('SB-MOV-10 goes home when nothing is left to be won', () => {
    expect(leaving(aims({ open: 0 }))).toHaveLength(2);
  });

  it.each([
    [12, 0],
    [13, 2],
  ])(
    'SB-MOV-10 goes home before an enemy too strong for it: %i Health against its 10, %i leave',
    (theirs, n) => {
      expect(leaving(aims({ theirs }))).toHaveLength(n);
    },
  );

  it('SB-MOV-10 does not dither for ever between a clue out of its reach and the way home', () => {
    const late = aims({ turn: 12 });
    expect(leaving(late)).toHaveLength(2);
    expect(best(late, 'exit')).toBeGreaterThan(best(late, 'clue'));
  });
});
