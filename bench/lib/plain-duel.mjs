/**
 * The duel of examples/duel written out by hand, without the kernel: no questions as data, no hooks, no
 * events, no steps, no views. It draws the same chances in the same order, so that it must come to the same
 * end, and what it saves is what the kernel costs.
 */
import { onFoot as FOOT } from '@vedette/duel';
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

const BACKING = { gait: FOOT, others: [], keepAway: [], drop: { atLeast: 2, falls: false } };
const CARDS = ['lunge', 'parry', 'draught'];
const PACES = 4;

/**
 * Plays from a state of the duel's own form, changing it; returns how many decisions were taken. When nobody
 * `walks`, no geometry hides what the kernel costs.
 */
export function playPlainly(s, seed, walks) {
  const duel = new PlainDuel(s, seed, walks);
  for (let seat = 0; seat < 2; seat++)
    s.duellists[seat].card = { secret: [seat], value: CARDS[duel.pick(3)] };
  for (;;) {
    duel.initiative();
    for (const seat of s.order) {
      duel.turn(seat);
      if (s.ended !== null) return duel.asks;
      s.next++;
    }
    if (s.turn >= s.options.turns) {
      s.ended = { winner: null, reason: 'time' };
      return duel.asks;
    }
    s.turn++;
    s.phase = 'initiative';
  }
}

class PlainDuel {
  asks = 0;

  constructor(s, seed, walks) {
    this.s = s;
    this.walks = walks;
    this.chance = random(seed);
    this.table = tableOf(s.ground);
    this.grid = s.ground.grid;
    this.strength = s.duellists.map(({ kit }) =>
      kit.includes('strong:2') ? 2 : kit.includes('strong:1') ? 1 : 0,
    );
    this.stubborn = s.duellists.map(({ kit }) => kit.includes('stubborn'));
    this.mayStrikeBack = s.duellists.map(({ kit }) => s.options['strike-back'] && !kit.includes('timid'));
  }

  d10() {
    return rollDie(this.s.dice, 10);
  }

  pick(count) {
    this.asks++;
    return this.chance.below(count);
  }

  initiative() {
    const { s } = this;
    let a = this.d10();
    let b = this.d10();
    while (a === b) {
      a = this.d10();
      b = this.d10();
    }
    s.order = a > b ? [0, 1] : [1, 0];
    s.phase = 'turn';
    s.next = 0;
  }

  turn(seat) {
    const target = 1 - seat;
    const me = this.s.duellists[seat];
    const enemy = this.s.duellists[target];
    if (me.health < 8 && this.plays(seat, 'draught')) me.health += Math.min(3, 8 - me.health);
    this.walk(seat);
    if (gap(me, enemy) > 0.01 || this.pick(2) === 1) return;
    this.strike(seat, target);
    if (this.s.ended !== null) return;
    if (this.mayStrikeBack[target] && this.pick(this.walks ? 2 : 1) === 0) this.strike(target, seat);
    else this.backOff(enemy, me);
  }

  plays(seat, card) {
    const owner = this.s.duellists[seat];
    if (owner.card === null || this.pick(owner.card.value === card ? 2 : 1) === 0) return false;
    owner.card = null;
    return true;
  }

  walk(seat) {
    this.asks++;
    if (!this.walks) return;
    const { chance, table, grid } = this;
    const me = this.s.duellists[seat];
    const enemy = this.s.duellists[1 - seat];
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
  }

  strike(striker, target) {
    const a = this.s.duellists[striker];
    const b = this.s.duellists[target];
    const lunge = this.plays(striker, 'lunge') ? 3 : 0;
    const parry = this.plays(target, 'parry') ? 3 : 0;
    let power = this.d10();
    let skill = this.d10();
    if (a.fate > 0) {
      const die = this.pick(3);
      if (die > 0) {
        a.fate--;
        if (die === 1) power = this.d10();
        else skill = this.d10();
      }
    }
    if (power + skill + a.skill + lunge < b.guard + parry) return;
    b.health -= power + this.strength[striker];
    if (b.health > 0) return;
    if (this.stubborn[target] && b.fate > 0 && this.pick(2) === 0) {
      b.fate--;
      b.health = 1;
    } else this.s.ended = { winner: striker, reason: 'fallen' };
  }

  backOff(figure, from) {
    const [dx, dy] = towards(from.x, from.y, figure.x, figure.y);
    const { end } = shift(this.table, figure, dx, dy, 2, BACKING);
    figure.x = end.x;
    figure.y = end.y;
    figure.z = end.z;
  }
}
