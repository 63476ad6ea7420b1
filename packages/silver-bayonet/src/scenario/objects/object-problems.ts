import type { Refusal } from '@vedette/engine';
import { say } from '../../refusals.ts';
import type { Scenario } from '../format/scenario.ts';

interface LaidOut {
  readonly objects: readonly { readonly id: string }[];
  readonly figures: readonly { readonly carries: readonly string[] }[];
  readonly scenario?: Scenario | undefined;
}

/** SB-OPS-55: an object is unique, wherever a position puts it; only a person is both led and on the table. */
export function objectProblems({ objects, figures, scenario }: LaidOut): readonly Refusal[] {
  const led = (id: string) =>
    scenario?.objects?.some((object) => object.id === id && object.kind === 'escort') === true;
  const seen = new Set<string>();
  const found: Refusal[] = [];
  const meet = (id: string, path: string, where: string) => {
    if (scenario !== undefined && scenario.objects?.some((object) => object.id === id) !== true) {
      const said = say('position.object', { id });
      found.push({ code: 'position.object', rule: 'SB-OPS-11', path, ...said });
    }
    if (seen.has(where + id)) {
      const said = say('position.object-twice', { id });
      found.push({ code: 'position.object', rule: 'SB-OPS-55', path, ...said });
    }
    seen.add(where + id);
  };
  figures.forEach(({ carries }, i) => {
    carries.forEach((id, n) => {
      meet(id, `/figures/${i}/carries/${n}`, '');
    });
  });
  objects.forEach(({ id }, i) => {
    meet(id, `/objects/${i}/id`, led(id) ? 'led ' : '');
  });
  return found;
}
