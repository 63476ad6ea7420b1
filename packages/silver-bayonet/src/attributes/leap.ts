import type { TableData } from '@vedette/engine/table';
import { mark } from '../figures.ts';
import type { Attribute, SilverCx } from '../game.ts';
import { LEAP } from '../option-ids.ts';
import { confirms } from '../rules/confirm.ts';
import { leftAfterMove } from '../rules/movement/left-after-move.ts';
import { speedOf } from '../rules/movement/speed.ts';
import { againstMonsters } from '../sides.ts';
import type { Figure, SilverBayonetState } from '../state.ts';

const RULE = 'SB-ATT-69';
/** Mark of one that leaps in this activation. */
export const LEAPING = 'leaping';
const SLOWER = 2;
/** Lower things are passed over. */
const OVER = 3;
const TOO_HIGH = 'too-high-to-leap';

/** SB-ATT-69: a Monster Die makes it leap at its prey. */
export const leap: Attribute = {
  id: 'leap',
  rule: RULE,
  on: {
    monsterDieUses: (uses, { intent }) => (intent === 'move' ? [...uses, LEAP] : uses),
    monsterDieUsed({ seat, intent, use }, cx, bearer) {
      if (intent !== 'move') return;
      if (use !== LEAP && !confirms(cx, seat, bearer.id, 'leap', RULE)) return;
      bearer.marks[LEAPING] = 1;
      cx.emit({ type: 'acted', rule: RULE, figure: bearer.id, action: 'leap', at: null });
    },
    setsOut({ target }, cx, bearer) {
      // R1: alone there are no Monster Dice; it leaps where that brings it closer.
      if (againstMonsters(cx.s)) leapIfCloser(cx, bearer, target);
    },
    activationBegins(_, __, bearer) {
      delete bearer.marks[LEAPING];
    },
    speed: (speed, _, { s }, bearer) => (leaps(s, bearer) ? speed - SLOWER : speed),
    gait: (gait, _, { s }, bearer) =>
      leaps(s, bearer)
        ? {
            ...gait,
            over: 'air',
            ground: { impassable: Number.POSITIVE_INFINITY },
            climb: 0,
            descend: 0,
            barred: [...gait.barred, TOO_HIGH],
          }
        : gait,
    terrain: (terrain, _, { s }, bearer) => (leaps(s, bearer) ? withHighMarked(terrain) : terrain),
    // R1: its own attack only, not a blow it strikes back.
    attacking: (modifiers, { mode, answer }, { s }, bearer) =>
      mode === 'melee' && !answer && leaps(s, bearer)
        ? [...modifiers, { by: 'leap', rule: RULE, value: 1 }]
        : modifiers,
    damageBonus: (bonuses, { mode, answer }, { s }, bearer) => {
      const strong = bonuses.some(({ by }) => by === 'strong' || by === 'very-strong');
      if (strong || mode !== 'melee' || answer || !leaps(s, bearer)) return bonuses;
      return [...bonuses, { by: 'strong', rule: RULE, value: 1 }];
    },
  },
};

function leaps(s: SilverBayonetState, bearer: Figure): boolean {
  return s.activation?.figure === bearer.id && mark(bearer, LEAPING) > 0;
}

function leapIfCloser(cx: SilverCx, self: Figure, target: Figure): void {
  const walking = leftAfterMove(cx, self, target, speedOf(cx, self));
  self.marks[LEAPING] = 1;
  if (leftAfterMove(cx, self, target, speedOf(cx, self)) >= walking) delete self.marks[LEAPING];
}

const marked = new WeakMap<TableData, TableData>();

/** The table with everything that cannot be leapt over flagged; the air is open above the rest. */
function withHighMarked(terrain: TableData): TableData {
  let table = marked.get(terrain);
  if (table === undefined) {
    const pieces = terrain.pieces.map((piece) =>
      piece.solid && piece.base < OVER && piece.top >= OVER
        ? { ...piece, flags: [...piece.flags, TOO_HIGH] }
        : piece,
    );
    table = { ...terrain, pieces };
    marked.set(terrain, table);
  }
  return table;
}
