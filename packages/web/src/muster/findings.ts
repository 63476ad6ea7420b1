import { checkDocument, type Refusal } from '@vedette/engine';
import { DEFAULT_OPTIONS, type Unit, unitProblems, units } from '@vedette/silver-bayonet/muster';
import { en } from '../words/en.ts';

/** Something that the rules say about a unit. */
export interface Finding {
  /** Against the rules; only by an option of the match; or allowed and unwise. */
  readonly kind: 'problem' | 'option' | 'advice';
  readonly message: string;
  readonly rule: string | null;
  /** Where in the unit, as a JSON pointer. */
  readonly path: string;
}

/** Everything that the ruleset finds. Nothing is judged here. */
export function findingsOf(unit: Unit): readonly Finding[] {
  const named = withNames(unit);
  const checked = checkDocument(units, named);
  const problems = checked.ok ? [] : checked.refusals;
  const allowed = new Set(problems.map(keyOf));
  const formed = !problems.some(({ code }) => code === 'schema.invalid');
  const byOption = formed
    ? unitProblems(named, DEFAULT_OPTIONS).filter((found) => !allowed.has(keyOf(found)))
    : [];
  return [
    ...nameless(unit),
    ...problems.map(finding('problem')),
    ...byOption.map(finding('option')),
    ...(formed ? (units.advice?.(named) ?? []).map(finding('advice')) : []),
  ];
}

export function isLegal(findings: readonly Finding[]): boolean {
  return !findings.some(({ kind }) => kind === 'problem');
}

/** Those about this place and everything in it. */
export function under(findings: readonly Finding[], path: string): readonly Finding[] {
  return findings.filter((found) => found.path === path || found.path.startsWith(`${path}/`));
}

function keyOf({ code, path }: Refusal): string {
  return `${code} ${path}`;
}

function finding(kind: Finding['kind']): (refusal: Refusal) => Finding {
  return ({ message, rule, path }) => ({ kind, message, rule: rule ?? null, path: path ?? '' });
}

const NAMES = 'SB-UNIT-18';

function nameless({ name, officer, soldiers }: Unit): readonly Finding[] {
  const members = [officer, ...soldiers].map((member, i) => ({
    name: member.name,
    path: i === 0 ? '/officer/name' : `/soldiers/${i - 1}/name`,
  }));
  return [{ name, path: '/name' }, ...members].flatMap((entry) =>
    entry.name.trim() === ''
      ? [{ kind: 'problem' as const, message: en.muster.nameless, rule: NAMES, path: entry.path }]
      : [],
  );
}

/** A name still being typed must not hide everything else that the rules have to say. */
function withNames(unit: Unit): Unit {
  const call = (name: string) => (name.trim() === '' ? en.muster.somebody : name);
  return {
    ...unit,
    name: call(unit.name),
    officer: { ...unit.officer, name: call(unit.officer.name) },
    soldiers: unit.soldiers.map((soldier) => ({ ...soldier, name: call(soldier.name) })),
  };
}
