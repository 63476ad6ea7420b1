import type { Refusal, Said } from '@vedette/engine';
import { FATAL_WOUNDS } from './data/outcomes.ts';
import type { Position } from './position-document.ts';
import { say } from './refusals.ts';
import { isChoice } from './scenario/format/scenario.ts';
import { documents } from './scenarios/documents.ts';
import type { BayonetPointState } from './state.ts';

/** Things that cannot be meant: one name twice, animals that the scenario does not know, the dead among the living. */
export function thingProblems(position: Position): readonly Refusal[] {
  const { terrain, horses, animals, anyway } = position;
  return [
    ...twice(terrain, 'terrain', 'BP-GEN-16'),
    ...twice(horses, 'horses', 'BP-GEN-20'),
    ...twice(animals, 'animals', 'BP-SCN-16'),
    ...objectProblems(position),
    ...(anyway ? [] : woundProblems(position)),
  ];
}

function twice(things: readonly { readonly id: string }[], key: string, rule: string): readonly Refusal[] {
  return things.flatMap(({ id }, i) => {
    if (things.findIndex((other) => other.id === id) === i) return [];
    return [{ code: 'position.twice', rule, path: `/${key}/${i}/id`, ...say('position.twice', { id }) }];
  });
}

/** BP-SCN-16: what the scenario says nothing of cannot be taken, led or driven off. */
function objectProblems({ animals, scenario }: Position): readonly Refusal[] {
  const document = documents.find(({ id }) => id === scenario);
  const objects = document === undefined || isChoice(document) ? [] : (document.objects ?? []);
  const known = objects.map(({ id }) => id);
  return animals.flatMap(({ object }, i) => {
    if (known.includes(object)) return [];
    const path = `/animals/${i}/object`;
    const said = say('position.object', { object, objects: known });
    return [{ code: 'position.object', rule: 'BP-SCN-16', path, ...said }];
  });
}

/** BP-HIT-14, BP-CAV-14: a second wound is the last, of man and horse. */
function woundProblems({ units, horses }: Position): readonly Refusal[] {
  const riders = units.flatMap((u, i) =>
    u.figures.flatMap(({ id, standing, wounds, horseWounds }, j): readonly Refusal[] => {
      const path = `/units/${i}/figures/${j}`;
      if (standing !== 'table' && standing !== 'waiting') return [];
      if (wounds >= FATAL_WOUNDS)
        return [wounded('BP-HIT-14', `${path}/wounds`, say('position.dead', { id, wounds }))];
      if (horseWounds < FATAL_WOUNDS) return [];
      return [
        wounded('BP-CAV-14', `${path}/horseWounds`, say('position.dead-horse', { id, wounds: horseWounds })),
      ];
    }),
  );
  const loose = horses.flatMap(({ rider, wounds }, i) =>
    wounds < FATAL_WOUNDS
      ? []
      : [wounded('BP-CAV-14', `/horses/${i}/wounds`, say('position.dead-horse', { id: rider, wounds }))],
  );
  return [...riders, ...loose];
}

function wounded(rule: string, path: string, said: Said): Refusal {
  return { code: 'position.wounds', rule, path, ...said };
}

/** BP-GEN-15: loose horses and animals are on the table; for a trial elsewhere. */
export function animalPlaces(position: Position, { terrain }: BayonetPointState): readonly Refusal[] {
  if (position.anyway) return [];
  const { width, depth } = terrain;
  return (['horses', 'animals'] as const).flatMap((key) =>
    position[key].flatMap(({ id, x, y }, i) => {
      if (x >= 0 && y >= 0 && x <= width && y <= depth) return [];
      const said = say('position.astray', { id, x, y, width, depth });
      return [{ code: 'position.off-table', rule: 'BP-GEN-15', path: `/${key}/${i}`, ...said }];
    }),
  );
}
