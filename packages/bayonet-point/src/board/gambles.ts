import type { Asked, Gambles } from '@vedette/engine';
import { gap } from '@vedette/engine/table';
import type { GaitId } from '../data/troops.ts';
import { meleeWeapon } from '../data/weapons.ts';
import { ables, figure, members, unit, unitOf } from '../figures.ts';
import type { BayonetPoint } from '../game.ts';
import { isShotId, leaderOfGroup, readShotId } from '../option-ids.ts';
import { activationTest, LED, ownTest } from '../rules/activation/activate.ts';
import { groupOf, lowestIn } from '../rules/activation/leader-group.ts';
import { activationsNeeded } from '../rules/activation/rousing.ts';
import { testsToStand } from '../rules/charge/charge.ts';
import { mayCharge, unitsInReach } from '../rules/charge/reach.ts';
import { inCover } from '../rules/ground/cover.ts';
import { horsemanshipTest } from '../rules/hit/horsemanship.ts';
import { inMelee } from '../rules/melee/contact.ts';
import { strikeTest } from '../rules/melee/strike.ts';
import { meleeWeapons } from '../rules/melee/weapon.ts';
import { moraleOf, rallyTest } from '../rules/morale/morale.ts';
import { coherent } from '../rules/movement/coherency.ts';
import { fullRate } from '../rules/movement/rate.ts';
import { bandOf, shotTest } from '../rules/shooting/shot.ts';
import { legalTargets, mayShoot, nearestShot } from '../rules/shooting/targets.ts';
import { D10, type Test, threshold } from '../rules/test/test.ts';
import { testToSee } from '../rules/vision/seen.ts';
import type { BayonetPointState, Figure, FigureId, Unit } from '../state.ts';
import { words } from '../words/now.ts';
import { bestGun, chanceOf, outWhenHit } from './shot-chances.ts';

/** What each answer to the open question comes to, where dice are rolled for it or a way is measured. */
export function gambles(asked: Asked<BayonetPoint>): Gambles {
  const s = asked.view();
  const { kind, question } = asked;
  switch (kind) {
    case 'pick':
    case 'nextOfGroup':
      return kind === 'pick' ? each(question.options, (id) => obeying(s, id)) : {};
    case 'rollFor':
      return each(question.options, (id) => obeyingAs(s, [unit(s, id)]));
    case 'order':
      return each(question.options, (id) => ordering(s, unit(s, question.unit), id));
    case 'lookFor': {
      const leader = question.figure === undefined ? null : figure(s, question.figure);
      return each(question.options, (id) => seeing(s, unit(s, question.unit), leader, id));
    }
    case 'chargeWhom':
      return each(question.options, (id) => charging(s, unit(s, question.unit), id));
    case 'leaderAction':
      return each(question.options, (id) =>
        isShotId(id) ? shooting(s, id) : byHimself(s, figure(s, question.figure), id),
      );
    case 'whoFires':
      return each(question.options, (id) => shooting(s, id));
    case 'shootWhom':
      return each(question.options, (id) => shot(s, question.figure, id, null));
    case 'whichGun':
      return each(question.options, (gun) => shot(s, question.figure, question.target, gun));
    case 'fightWhom':
      return each(question.options, (id) => blow(s, question.figure, id, null));
    case 'fightWith':
      return each(question.options, (id) => blow(s, question.figure, question.foe, id));
    case 'rally':
      return { rally: words.board.chances.rallies(percent(rallyTest(s, unit(s, question.unit)))) };
    case 'pursue':
      return question.mounted ? { 'hold-back': reiningIn(s, unit(s, question.unit)) } : {};
    case 'gait':
      return each(question.options, (gait) => riding(s, unit(s, question.unit), gait as GaitId));
    case 'runOrGround':
      return { ground: lyingDown(s, unit(s, question.unit)) };
    default:
      return {};
  }
}

function each(options: readonly string[], told: (id: string) => string | null): Gambles {
  return Object.fromEntries(
    options.flatMap((id) => {
      const text = told(id);
      return text === null ? [] : [[id, text]];
    }),
  );
}

/** BP-GEN-09: of a test as it stands. */
function chance(test: Pick<Test, 'test' | 'rating' | 'modifiers'>): number {
  return Math.max(0, Math.min(D10, threshold(test))) / D10;
}

function percent(test: Pick<Test, 'test' | 'rating' | 'modifiers'>): string {
  return words.board.chances.percent(chance(test));
}

/** BP-ACT-01, BP-ACT-08, BP-SCN-15: that a unit, or a leader with those about him, does as it is told. */
function obeying(s: BayonetPointState, id: string): string | null {
  const led = leaderOfGroup(id);
  if (led !== null) return obeyingAs(s, lowestIn(s, groupOf(s, unit(s, led))).slice(0, 1));
  const u = s.units.find((other) => other.id === id);
  return u === undefined ? null : obeys(s, [u], ownTest(s, u));
}

function obeyingAs(s: BayonetPointState, [lowest]: readonly Unit[]): string {
  return lowest === undefined
    ? words.board.chances.surely
    : obeys(s, [lowest], activationTest(s, lowest, [LED]));
}

function obeys(s: BayonetPointState, units: readonly Unit[], test: Test | null): string {
  if (test === null) return words.board.chances.surely;
  const times = units.every((u) => u.roused) ? 1 : activationsNeeded(s);
  let all = 1;
  for (let n = 0; n < times; n++) all *= chance(test);
  return words.board.chances.obeys(words.board.chances.percent(all));
}

/** BP-SEQ-05: whether there will be anybody to fire at; of a charge that can only be at one unit, all of it. */
function ordering(s: BayonetPointState, u: Unit, id: string): string | null {
  const men = members(s, u).filter((f) => coherent(s, u, f));
  switch (id) {
    case 'volley':
    case 'fire':
      return finding(s, u, men, null);
    case 'assault':
    case 'charge': {
      const targets = unitsInReach(
        s,
        men.filter((f) => mayCharge(s, f)),
      );
      return targets.length === 1 ? charging(s, u, targets[0]!.id) : null;
    }
    default:
      return null;
  }
}

/** BP-SEQ-05: of his shot, where there is but one; whether he sees anybody, where he has yet to look. */
function byHimself(s: BayonetPointState, leader: Figure, action: string): string | null {
  if (action !== 'shoot') return null;
  const [target, ...more] = legalTargets(s, leader);
  if (target === undefined) return finding(s, unitOf(s, leader), [leader], leader);
  return more.length === 0 ? shot(s, leader.id, target.id, null) : null;
}

/** BP-VIS-02, BP-VIS-11: that those who can shoot, or a leader for himself, see any unit they could shoot at. */
function finding(
  s: BayonetPointState,
  u: Unit,
  men: readonly Figure[],
  leader: Figure | null,
): string | null {
  const ready = men.filter((f) => mayShoot(s, f));
  const tests = s.units
    .filter(({ side }) => side !== u.side)
    .filter((target) => nearestShot(s, ready, target) !== null)
    .map((target) => testToSee(s, u, leader, target));
  if (tests.includes('seen')) return words.board.chances.seen;
  let none = 1;
  for (const test of tests) if (typeof test !== 'string') none *= 1 - chance(test);
  return none === 1 ? null : words.board.chances.finds(words.board.chances.percent(1 - none));
}

/** BP-VIS-02 */
function seeing(s: BayonetPointState, u: Unit, leader: Figure | null, id: string): string | null {
  const target = s.units.find((other) => other.id === id);
  if (target === undefined) return null;
  const test = testToSee(s, u, leader, target);
  if (typeof test === 'string') return test === 'seen' ? words.board.chances.seen : null;
  return words.board.chances.sees(percent(test));
}

/** BP-VIS-02, BP-CHG-03, BP-CHG-06: that it sees them, that it goes in, and that they stand. */
function charging(s: BayonetPointState, u: Unit, id: string): string | null {
  const target = s.units.find((other) => other.id === id);
  const sight = seeing(s, u, null, id);
  if (target === undefined || sight === null) return null;
  const nerve = (of: Unit) => percent({ test: 'morale', rating: moraleOf(s, of) });
  const parts = [sight, words.board.chances.dares(nerve(u))];
  if (testsToStand(s, target)) parts.push(words.board.chances.stands(nerve(target)));
  return words.board.chances.together(parts);
}

/** BP-SHT-12: of a man whose target is open, the nearest is meant. */
function shooting(s: BayonetPointState, id: string): string | null {
  const { shooter, target, gun } = readShotId(id);
  const at = target ?? legalTargets(s, figure(s, shooter))[0]?.id;
  return at === undefined ? null : shot(s, shooter, at, gun);
}

/** BP-SHT-03 */
function shot(s: BayonetPointState, by: FigureId, at: FigureId, wanted: string | null): string | null {
  const [shooter, target] = [figure(s, by), figure(s, at)];
  const gun = wanted ?? bestGun(s, shooter, target);
  const band = gun === null ? null : bandOf(s, gun, gap(shooter, target));
  if (gun === null || band === null) return null;
  const hit = chanceOf(s, shotTest(s, shooter, target, gun, band));
  const { percent: said, hits, out, together } = words.board.chances;
  return together([hits(said(hit)), out(said(hit * outWhenHit(s, target, shooter)))]);
}

/** BP-MEL-05, with the best weapon at hand where none is named. */
function blow(s: BayonetPointState, by: FigureId, at: FigureId, wanted: string | null): string | null {
  const [f, foe] = [s.figures.find(({ id }) => id === by), s.figures.find(({ id }) => id === at)];
  if (f === undefined || foe === undefined) return null;
  const weapons = wanted === null ? meleeWeapons(f) : [meleeWeapon(wanted)];
  const best = Math.max(...weapons.map((weapon) => chanceOf(s, strikeTest(s, f, foe, weapon))));
  return words.board.chances.hits(words.board.chances.percent(best));
}

/** BP-CAV-02, BP-CAV-04: how far they get on clear ground, if all of them as far. */
function riding(s: BayonetPointState, u: Unit, gait: GaitId): string | null {
  const riders = ables(s, u).filter(({ mounted }) => mounted);
  const [far, ...others] = new Set(riders.map((f) => fullRate(s, f, gait, [])));
  return far === undefined || others.length > 0 ? null : words.board.chances.rides(far);
}

/** BP-MOR-09 */
function reiningIn(s: BayonetPointState, u: Unit): string {
  return words.board.chances.reins(percent({ test: 'morale', rating: moraleOf(s, u) }));
}

/** BP-HIT-11, BP-HIT-12, BP-MOR-11: how many nobody could shoot at then, how many could only be hit the less; and riders. */
function lyingDown(s: BayonetPointState, u: Unit): string {
  const shaken = ables(s, u).filter((f) => !inMelee(s, f));
  const riders = shaken.filter(({ mounted }) => mounted);
  const covered = shaken.filter((f) => !f.mounted && inCover(s, f)).length;
  const { hidden, exposed, keepSeat, together } = words.board.chances;
  const open = shaken.length - riders.length - covered;
  return together([
    ...(covered === 0 ? [] : [hidden(covered)]),
    ...(open === 0 ? [] : [exposed(open)]),
    ...new Set(riders.map((f) => keepSeat(percent(horsemanshipTest(s, f))))),
  ]);
}
