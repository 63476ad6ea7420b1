import { LENGTH, TOLERANCE } from '../data/sticks.ts';
import type { FaithCx, SpecialRule } from '../game.ts';
import { friends, inPlay } from '../models.ts';
import { raise } from '../rules/aftermath/raise.ts';
import type { FaithState, Model, ModelId } from '../state.ts';
import { traitModifiers } from './dreaded.ts';

const RADIUS = LENGTH.medium + TOLERANCE;

/** FF-FEAR-13: who has tested for whose aura in this player turn. */
function met(s: FaithState, bearer: Model, victim: ModelId): boolean {
  return s.frights.includes(`${bearer.id}>${victim}`);
}

function note(s: FaithState, bearer: Model, victim: ModelId): void {
  if (!met(s, bearer, victim)) s.frights = [...s.frights, `${bearer.id}>${victim}`];
}

/** FF-FEAR-13: enemies of the bearer; by option its friends, too. */
function mayDread({ s }: FaithCx, bearer: Model, other: Model): boolean {
  return other !== bearer && (!friends(bearer, other) || s.options['aura-affects-all']);
}

/** FF-SPEC-07, FF-FEAR-13 */
export const auraOfTerror: SpecialRule = {
  id: 'aura-of-terror',
  rule: 'FF-SPEC-07',
  on: {
    frightens: (modifiers, { cause }) => traitModifiers(modifiers, cause, 'aura-of-terror'),
    drivesMad: (does, { cause }) => does || cause === 'aura' || cause === 'charge',
    frightenedByCharge: ({ victim }, { s }, bearer) => note(s, bearer, victim.id),
    moveSeen({ mover, from }, cx, bearer) {
      const { s, table } = cx;
      const others = mover === bearer ? inPlay(s) : [mover];
      const before = mover === bearer ? { ...bearer, ...from } : bearer;
      const near = others.filter((other) => {
        if (!mayDread(cx, bearer, other) || met(s, bearer, other.id)) return false;
        const was =
          mover === bearer ? table.apart(before, other) : table.apart(bearer, { ...other, ...from });
        return was > RADIUS && table.apart(bearer, other) <= RADIUS;
      });
      if (near.length === 0) return;
      for (const { id } of near) note(s, bearer, id);
      const models = table.inOrder(bearer, near).flat();
      const { x, y, z } = bearer;
      raise(s, {
        kind: 'fear',
        cause: 'aura',
        models: models.map(({ id }) => id),
        source: bearer.id,
        at: { x, y, z },
        modifier: 0,
      });
    },
  },
};
