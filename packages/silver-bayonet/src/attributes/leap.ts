import { bodyAt, type TableData } from '@vedette/engine/table';
import { figure, mark } from '../figures.ts';
import type { Attribute, SilverCx } from '../game.ts';
import { confirms } from '../rules/confirm.ts';
import { distanceBetween } from '../rules/measuring.ts';
import { speedOf } from '../rules/movement/speed.ts';
import { wayTowards } from '../rules/movement/way-towards.ts';
import { againstMonsters } from '../sides.ts';
import type { Figure, SilverBayonetState } from '../state.ts';

const RULE = 'SB-ATT-69';
/** Mark of one that leaps in this activation. */
const LEAPING = 'leaping';
const SLOWER = 2;
/** Lower things are passed over. */
const OVER = 3;
const TOO_HIGH = 'too-high-to-leap';

/** SB-ATT-69: a Monster Die makes it leap at its prey. */
export const leap: Attribute = {
  id: 'leap',
  rule: RULE,
  on: {
    monsterDieUses: (uses, { intent }) => (intent === 'move' ? [...uses, 'leap'] : uses),
    monsterDieUsed({ figure: id, seat, intent, use }, cx) {
      if (intent !== 'move') return;
      if (use !== 'leap' && !confirms(cx, seat, id, 'leap', RULE)) return;
      figure(cx.s, id).marks[LEAPING] = 1;
      cx.emit({ type: 'acted', rule: RULE, figure: id, action: 'leap', at: null });
    },
    setsOut({ figure: id, target }, cx) {
      // R1: alone there are no Monster Dice; it leaps where that brings it closer.
      if (againstMonsters(cx.s)) leapIfCloser(cx, figure(cx.s, id), figure(cx.s, target));
    },
    activationBegins({ figure: id }, cx) {
      delete figure(cx.s, id).marks[LEAPING];
    },
    speed: (speed, { figure: id }, cx) => (leaps(cx.s, id) ? speed - SLOWER : speed),
    gait: (gait, { figure: id }, cx) =>
      leaps(cx.s, id)
        ? {
            ...gait,
            over: 'air',
            ground: { impassable: Number.POSITIVE_INFINITY },
            climb: 0,
            descend: 0,
            barred: [...gait.barred, TOO_HIGH],
          }
        : gait,
    terrain: (terrain, { figure: id }, cx) => (leaps(cx.s, id) ? withHighMarked(terrain) : terrain),
    // R1: its own attack only, not a blow it strikes back.
    attacking: (modifiers, { attacker, mode, answer }, cx) =>
      mode === 'melee' && !answer && leaps(cx.s, attacker)
        ? [...modifiers, { by: 'leap', rule: RULE, value: 1 }]
        : modifiers,
    damageBonus: (bonuses, { attacker, mode, answer }, cx) => {
      const strong = bonuses.some(({ by }) => by === 'strong' || by === 'very-strong');
      if (strong || mode !== 'melee' || answer || !leaps(cx.s, attacker)) return bonuses;
      return [...bonuses, { by: 'strong', rule: RULE, value: 1 }];
    },
  },
};

function leaps(s: SilverBayonetState, id: string): boolean {
  return s.activation?.figure === id && mark(figure(s, id), LEAPING) > 0;
}

function leapIfCloser(cx: SilverCx, self: Figure, target: Figure): void {
  const afterwards = () => {
    const way = wayTowards(cx, self, { body: target, within: 0 }, speedOf(cx, self));
    return distanceBetween(bodyAt(way?.end ?? self, self), target);
  };
  const walking = afterwards();
  self.marks[LEAPING] = 1;
  if (afterwards() >= walking) delete self.marks[LEAPING];
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
