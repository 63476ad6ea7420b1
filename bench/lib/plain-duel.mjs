/**
 * The duel of examples/duel written out by hand, without the kernel: no questions as data, no hooks, no
 * events, no steps, no views. It draws the same chances in the same order, so that it must come to the same
 * end, and what it saves is what the kernel costs.
 */
import { random, rollDie } from '@vedette/engine';
import {
  DIRECTIONS,
  firstObstacle,
  gap,
  measure,
  shift,
  snap,
  surfacesAt,
  tableOf,
  towards,
} from '@vedette/engine/table';

const FOOT = {
  over: 'ground',
  step: 0.25,
  ground: { mud: 2 },
  ignores: [],
  barred: [],
  stacks: false,
  climb: Number.POSITIVE_INFINITY,
  descend: Number.POSITIVE_INFINITY,
  traverse: Number.POSITIVE_INFINITY,
  climbs: [],
  leap: null,
  jump: null,
  clearance: 0.5,
  margin: 0.5,
};
const BACKING = { gait: FOOT, others: [], keepAway: [], drop: { atLeast: 2, falls: false } };
const CARDS = ['lunge', 'parry', 'draught'];
const PACES = 4;

/**
 * Plays from a state of the duel's own form, changing it; returns how many decisions were taken. When nobody
 * `walks`, no geometry hides what the kernel costs.
 */
export function playPlainly(s, seed, walks) {
  const chance = random(seed);
  const table = tableOf(s.ground);
  const { grid } = s.ground;
  const dice = s.dice;
  let asks = 0;

  const d10 = () => rollDie(dice, 10);
  const pick = (count) => {
    asks++;
    return chance.below(count);
  };
  const plays = (seat, card) => {
    const owner = s.duellists[seat];
    if (owner.card === null || pick(owner.card.value === card ? 2 : 1) === 0) return false;
    owner.card = null;
    return true;
  };
  const strength = s.duellists.map(({ kit }) =>
    kit.includes('strong:2') ? 2 : kit.includes('strong:1') ? 1 : 0,
  );
  const stubborn = s.duellists.map(({ kit }) => kit.includes('stubborn'));
  const mayStrikeBack = s.duellists.map(({ kit }) => s.options['strike-back'] && !kit.includes('timid'));
  const strike = (striker, target) => {
    const a = s.duellists[striker];
    const b = s.duellists[target];
    const lunge = plays(striker, 'lunge') ? 3 : 0;
    const parry = plays(target, 'parry') ? 3 : 0;
    let power = d10();
    let skill = d10();
    if (a.fate > 0) {
      const die = pick(3);
      if (die > 0) {
        a.fate--;
        if (die === 1) power = d10();
        else skill = d10();
      }
    }
    if (power + skill + a.skill + lunge < b.guard + parry) return;
    b.health -= power + strength[striker];
    if (b.health > 0) return;
    if (stubborn[target] && b.fate > 0 && pick(2) === 0) {
      b.fate--;
      b.health = 1;
    } else s.ended = { winner: striker, reason: 'fallen' };
  };
  const walk = (seat) => {
    asks++;
    if (!walks) return;
    const me = s.duellists[seat];
    const enemy = s.duellists[1 - seat];
    const closing = chance.below(2) === 0;
    const [dx, dy] = closing
      ? (towards(me.x, me.y, enemy.x, enemy.y) ?? DIRECTIONS[0])
      : DIRECTIONS[chance.below(DIRECTIONS.length)];
    const paces = closing ? Math.min(PACES, gap(me, enemy)) : (chance.below(PACES * 4) + 1) / 4;
    const x = snap(me.x + dx * paces, grid);
    const y = snap(me.y + dy * paces, grid);
    const path = [
      { x: me.x, y: me.y, z: me.z },
      { x, y, z: surfacesAt(table, x, y).at(-1)?.z ?? 0 },
    ];
    const trace = measure(table, FOOT, me, path);
    if (trace.refused !== null || trace.cost > PACES + 1 / grid) return;
    if (firstObstacle(table, trace, me, [{ body: enemy, block: 'always' }]) !== null) return;
    // The kernel's duel measures a walk once to judge it and once to walk it; so does this one.
    const { end } = measure(table, FOOT, me, path);
    me.x = snap(end.x, grid);
    me.y = snap(end.y, grid);
    me.z = snap(end.z, grid);
  };
  const turn = (seat) => {
    const target = 1 - seat;
    const me = s.duellists[seat];
    const enemy = s.duellists[target];
    if (me.health < 8 && plays(seat, 'draught')) me.health += Math.min(3, 8 - me.health);
    walk(seat);
    if (gap(me, enemy) > 0.01 || pick(2) === 1) return;
    strike(seat, target);
    if (s.ended !== null) return;
    if (mayStrikeBack[target] && pick(walks ? 2 : 1) === 0) strike(target, seat);
    else {
      const [dx, dy] = towards(me.x, me.y, enemy.x, enemy.y);
      const { end } = shift(table, enemy, dx, dy, 2, BACKING);
      enemy.x = end.x;
      enemy.y = end.y;
      enemy.z = end.z;
    }
  };

  for (let seat = 0; seat < 2; seat++) s.duellists[seat].card = { secret: [seat], value: CARDS[pick(3)] };
  for (;;) {
    let a = d10();
    let b = d10();
    while (a === b) {
      a = d10();
      b = d10();
    }
    s.order = a > b ? [0, 1] : [1, 0];
    s.phase = 'turn';
    s.next = 0;
    for (const seat of s.order) {
      turn(seat);
      if (s.ended !== null) return asks;
      s.next++;
    }
    if (s.turn >= s.options.turns) {
      s.ended = { winner: null, reason: 'time' };
      return asks;
    }
    s.turn++;
    s.phase = 'initiative';
  }
}
