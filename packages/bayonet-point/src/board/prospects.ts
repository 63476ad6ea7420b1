import type { Asked, Prospect, Refusal } from '@vedette/engine';
import { gap, type Spot } from '@vedette/engine/table';
import { FATAL_WOUNDS, HIT_OUTCOMES, HORSE_TAKES_IT, type Result, STAYS_MOUNTED } from '../data/outcomes.ts';
import { areEnemies, classOf, figure as find, members, unit, unitClass, unitOf } from '../figures.ts';
import type { BayonetPoint } from '../game.ts';
import { say } from '../refusals.ts';
import { inCoverFrom } from '../rules/ground/cover.ts';
import { bandOf, loadedGuns, shotTest } from '../rules/shooting/shot.ts';
import { firingLine, mayBeShot, mayShoot } from '../rules/shooting/targets.ts';
import { D10, type Test, threshold } from '../rules/test/test.ts';
import type { BayonetPointState, Figure } from '../state.ts';
import { words } from '../words/now.ts';

/** BP-SHT-03: a shot of whoever is asked about, with each of his loaded guns. */
export function prospects(
  asked: Asked<BayonetPoint>,
  target: string,
  from: Spot | null,
): readonly Prospect[] {
  const s = asked.view();
  const at = find(s, target);
  const shooter = shooterFor(s, asked.question, at);
  if (shooter === null || !areEnemies(shooter, at)) return [];
  const there = from === null ? shooter : { ...shooter, x: from.x, y: from.y };
  return loadedGuns(shooter).map((gun) => shotProspect(s, there, at, gun));
}

/** The figure that is asked about, or the nearest of the unit who could shoot. */
function shooterFor(s: BayonetPointState, question: object, at: Figure): Figure | null {
  const { figure, unit: id } = question as { readonly figure?: string; readonly unit?: string };
  if (figure !== undefined) return find(s, figure);
  if (id === undefined) return null;
  const able = members(s, unit(s, id)).filter((f) => mayShoot(s, f));
  return able.reduce<Figure | null>(
    (best, f) => (best === null || gap(f, at) < gap(best, at) ? f : best),
    null,
  );
}

const NO_PROSPECT = { chance: 0, needed: 0, needs: '', reasons: [], harm: [], out: 0, besides: [] } as const;

function shotProspect(s: BayonetPointState, shooter: Figure, at: Figure, gun: string): Prospect {
  const title = words.board.shoot(words.nameOf(s, at.id), words.weaponTitle(gun));
  const problem = shotProblem(s, shooter, at, gun);
  const band = bandOf(s, gun, gap(shooter, at));
  if (problem !== null || band === null) return { title, problem, ...NO_PROSPECT };
  const test = shotTest(s, shooter, at, gun, band);
  const hit = chanceOf(s, test);
  const wounded = chanceOfResult(s, 'wounded');
  const out = hit * outWhenHit(s, at, shooter);
  return {
    title,
    problem: null,
    chance: hit,
    needed: threshold(test),
    needs: words.board.needs(threshold(test)),
    reasons: (test.modifiers ?? []).map(({ by, value, to }) => ({
      words: words.modifier(by),
      value: to === 'rating' ? value : -value,
      rule: test.rule,
    })),
    harm: at.mounted || at.wounds > 0 || wounded === 0 ? [] : [{ points: 1, chance: hit * wounded }],
    out,
    besides: [],
  };
}

function shotProblem(s: BayonetPointState, shooter: Figure, at: Figure, gun: string): Refusal | null {
  if (!mayShoot(s, shooter)) return { code: 'shot.unable', rule: 'BP-SHT-01', ...say('shot.unable') };
  if (!mayBeShot(at)) return { code: 'shot.hidden', rule: 'BP-HIT-12', ...say('shot.hidden') };
  if (bandOf(s, gun, gap(shooter, at)) === null)
    return { code: 'shot.range', rule: 'BP-SHT-04', ...say('shot.range') };
  if (!firingLine(s, shooter, at)) return { code: 'shot.line', rule: 'BP-GEN-18', ...say('shot.line') };
  return null;
}

/** BP-GEN-09, BP-GEN-12: the exact chance of a shot to hit. */
export function chanceOf(s: BayonetPointState, test: Test): number {
  const most = s.options['natural-ten'] === 'always-miss' ? D10 - 1 : D10;
  return Math.min(most, threshold(test)) / D10;
}

function chanceOfResult(s: BayonetPointState, result: Result): number {
  const row = HIT_OUTCOMES[s.options['hit-outcome']].find((other) => other.result === result);
  return row === undefined ? 0 : (row.faces[1] - row.faces[0] + 1) / D10;
}

/** BP-HIT-05, BP-HIT-14, BP-CAV-12 to -15: that one hit by a shot takes him out of the game. */
function outWhenHit(s: BayonetPointState, f: Figure, by: Figure): number {
  const second = f.wounds + 1 >= FATAL_WOUNDS ? 1 : 0;
  const [killed, wounded] = [chanceOfResult(s, 'incapacitated'), chanceOfResult(s, 'wounded')];
  const onFoot = killed + wounded * second;
  if (!f.mounted) return onFoot;
  const { activation } = f.leader ? classOf(f) : unitClass(s, unitOf(s, f));
  const keeps = Math.max(0, Math.min(D10, activation)) / D10;
  const horse = HORSE_TAKES_IT / D10;
  const thrown = (1 - keeps) * onFoot;
  const lamed = f.horseWounds + 1 >= FATAL_WOUNDS ? thrown : 0;
  const stays = s.options['mounted-driven-back'] === 'horsemanship' ? keeps : STAYS_MOUNTED / D10;
  const shaken = !f.fleeing && inCoverFrom(s, f, by) ? 0 : (1 - stays) * second;
  return (
    killed * (horse * thrown + 1 - horse) +
    wounded * (horse * lamed + (1 - horse) * second) +
    chanceOfResult(s, 'driven-back') * shaken
  );
}
