import type { Asked, Prospect, Refusal } from '@vedette/engine';
import { gap, type Spot } from '@vedette/engine/table';
import { areEnemies, figure as find, members, unit } from '../figures.ts';
import type { BayonetPoint } from '../game.ts';
import { say } from '../refusals.ts';
import { bandOf, loadedGuns, shotTest } from '../rules/shooting/shot.ts';
import { firingLine, mayBeShot, mayShoot } from '../rules/shooting/targets.ts';
import { threshold } from '../rules/test/test.ts';
import type { BayonetPointState, Figure } from '../state.ts';
import { words } from '../words/now.ts';
import { chanceOf, chanceOfResult, outWhenHit } from './shot-chances.ts';

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
    shoots: true,
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
