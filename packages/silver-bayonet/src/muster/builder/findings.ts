import { checkDocument, type Finding, type Refusal, sentenceOf } from '@vedette/engine';
import { DEFAULT_OPTIONS } from '../../options.ts';
import type { Unit } from '../unit.ts';
import { unitProblems } from '../unit-problems.ts';
import { units } from '../units.ts';
import { unspent } from './advice.ts';
import { mendFor } from './mends.ts';
import { words } from './words.ts';

/** Everything that the rules find, each with what would mend it where one click can. */
export function findingsOf(unit: Unit): readonly Finding[] {
  const named = withNames(unit);
  const checked = checkDocument(units, named);
  const problems = checked.ok ? [] : checked.refusals;
  const allowed = new Set(problems.map(keyOf));
  const formed = !problems.some(({ code }) => code === 'schema.invalid');
  const byOption = formed
    ? unitProblems(named, DEFAULT_OPTIONS).filter((found) => !allowed.has(keyOf(found)))
    : [];
  const finding =
    (kind: Finding['kind']) =>
    (refusal: Refusal): Finding => {
      const mend = kind === 'problem' && formed ? mendFor(refusal, unit) : null;
      const { rule, path } = refusal;
      const message = sentenceOf(words.refusals, refusal);
      const found = { kind, message, rule: rule ?? null, path: path ?? '' };
      return mend === null ? found : { ...found, mend };
    };
  return [
    ...nameless(unit),
    ...problems.map(finding('problem')),
    ...byOption.map(finding('option')),
    ...(formed ? (units.advice?.(named) ?? []).map(finding('advice')) : []),
    ...(formed ? unspent(unit) : []),
  ];
}

function keyOf({ code, path }: Refusal): string {
  return `${code} ${path}`;
}

const NAMES = 'SB-UNIT-18';

function nameless({ name, officer, soldiers }: Unit): readonly Finding[] {
  const members = [officer, ...soldiers].map((member, i) => ({
    name: member.name,
    path: i === 0 ? '/officer/name' : `/soldiers/${i - 1}/name`,
  }));
  return [{ name, path: '/name' }, ...members].flatMap((entry) =>
    entry.name.trim() === ''
      ? [{ kind: 'problem' as const, message: words.nameless, rule: NAMES, path: entry.path }]
      : [],
  );
}

/** A name still being typed must not hide everything else that the rules have to say. */
function withNames(unit: Unit): Unit {
  const call = (name: string) => (name.trim() === '' ? words.somebody : name);
  return {
    ...unit,
    name: call(unit.name),
    officer: { ...unit.officer, name: call(unit.officer.name) },
    soldiers: unit.soldiers.map((soldier) => ({ ...soldier, name: call(soldier.name) })),
  };
}
