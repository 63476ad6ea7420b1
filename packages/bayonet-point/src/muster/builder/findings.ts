import { checkDocument, type Finding, type Refusal, sentenceOf } from '@vedette/engine';
import type { Force } from '../force.ts';
import { forces } from '../forces.ts';
import { mendFor } from './mends.ts';
import { words } from './words.ts';

const NAMES = 'BP-ARMY-01';

/** Everything that the rules find, each with what would mend it where one click can. */
export function findingsOf(force: Force): readonly Finding[] {
  const checked = checkDocument(forces, withNames(force));
  const refusals = checked.ok ? [] : checked.refusals;
  const told =
    (kind: Finding['kind']) =>
    (refusal: Refusal): Finding => {
      const { rule, path } = refusal;
      const message = sentenceOf(words.refusals, refusal);
      const mend = mendFor(refusal, force);
      const found = { kind, message, rule: rule ?? null, path: path ?? '' };
      return mend === null ? found : { ...found, mend };
    };
  return [
    ...nameless(force),
    ...refusals.map(told('problem')),
    ...(forces.advice?.(withNames(force)) ?? []).map(told('advice')),
  ];
}

function nameless({ name, units, figures }: Force): readonly Finding[] {
  return [
    { name, path: '/name' },
    ...units.map((unit, i) => ({ name: unit.name, path: `/units/${i}/name` })),
    ...figures.map((man, i) => ({ name: man.name, path: `/figures/${i}/name` })),
  ].flatMap((entry) =>
    entry.name.trim() === ''
      ? [{ kind: 'problem' as const, message: words.nameless, rule: NAMES, path: entry.path }]
      : [],
  );
}

/** A name still being typed must not hide everything else that the rules have to say. */
function withNames(force: Force): Force {
  const call = <T extends { name: string }>(entry: T): T =>
    entry.name.trim() === '' ? { ...entry, name: words.somebody } : entry;
  return { ...call(force), units: force.units.map(call), figures: force.figures.map(call) };
}
