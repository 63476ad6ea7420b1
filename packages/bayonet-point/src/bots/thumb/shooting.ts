import { figure as find } from '../../figures.ts';
import { readShotId } from '../../option-ids.ts';
import type { WhoFiresQuestion } from '../../questions.ts';
import { ledBy } from '../../rules/animals/animal.ts';
import { inMelee } from '../../rules/melee/contact.ts';
import { legalTargets } from '../../rules/shooting/targets.ts';
import type { Figure, FigureId } from '../../state.ts';
import { gunChance, shotChance, worthOf } from './chances.ts';
import { bestOf, type Mind } from './mind.ts';

/** BP-SHT-12, BP-SHT-13: all but those who would shoot into a melee, or have a mule at the halter. */
export function whoFires({ options }: WhoFiresQuestion, { s }: Mind): readonly FigureId[] {
  return options.filter((id) => {
    if (readShotId(id).target !== null) return false;
    const f = find(s, id);
    return ledBy(s, f) === null && legalTargets(s, f).some((at) => !inMelee(s, at));
  });
}

/** BP-VIS-12: looking costs nothing; the nearest come first. */
export function lookFor({ options }: { readonly options: readonly string[] }): string {
  return options[0]!;
}

interface ShootQuestion {
  readonly figure: FigureId;
  readonly options: readonly FigureId[];
}

export function shootWhom({ figure, options }: ShootQuestion, { s }: Mind): FigureId {
  const f = find(s, figure);
  const appeal = (at: Figure) => shotChance(s, f, at) * worthOf(s, at) * (inMelee(s, at) ? 0.1 : 1);
  return bestOf(options, (id) => appeal(find(s, id)));
}

interface GunQuestion {
  readonly figure: FigureId;
  readonly target: FigureId;
  readonly options: readonly string[];
}

export function whichGun({ figure, target, options }: GunQuestion, { s }: Mind): string {
  return bestOf(options, (gun) => gunChance(s, find(s, figure), find(s, target), gun));
}
