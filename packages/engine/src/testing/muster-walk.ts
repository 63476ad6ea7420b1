import { random } from '../dice/generator.ts';
import { sameJson } from '../kernel/json.ts';
import type { Change, Field, Muster, Section } from '../kernel/muster.ts';

export interface MusterWalk {
  readonly seed: string;
  /** Changes made one after the other. */
  readonly steps: number;
}

/**
 * Changes a unit at random, as a player could by the form alone, and gives every promise that was broken on the way:
 * a unit that no file could hold, an edit that changes what it was given or depends on more than that, two fields at
 * one place, a mend that mends nothing.
 */
export function walkMuster<Unit>(muster: Muster<Unit>, { seed, steps }: MusterWalk): readonly string[] {
  const chance = random(seed);
  const begun = [
    ...muster.ready.map(({ unit }) => unit),
    ...muster.beginnings.map(({ id }) => muster.begin(id, seed)),
  ];
  const faults = new Set<string>();
  let unit: Unit = begun[chance.below(begun.length)] as Unit;
  for (let i = 0; i < steps; i++) {
    freeze(unit);
    for (const fault of faultsOf(muster, unit)) faults.add(fault);
    const open = changesIn(muster.form(unit));
    if (open.length === 0) break;
    const edit = { ...open[chance.below(open.length)]!, seed: `${seed} ${i}` };
    const after = muster.edit(unit, edit);
    if (!sameJson(after, muster.edit(unit, edit))) faults.add(`${told(edit)} is not the same twice`);
    unit = after;
  }
  return [...faults];
}

/** An edit that changed what it was given would throw. */
function freeze(part: unknown): void {
  if (typeof part !== 'object' || part === null || Object.isFrozen(part)) return;
  Object.freeze(part);
  for (const inner of Object.values(part)) freeze(inner);
}

function told(change: Change): string {
  return JSON.stringify({ ...change, seed: undefined });
}

function faultsOf<Unit>(muster: Muster<Unit>, unit: Unit): readonly string[] {
  const faults: string[] = [];
  const formed = muster.schema.safeParse(unit);
  if (!formed.success) faults.push(`no file could hold it: ${formed.error.issues[0]?.message}`);
  if (!sameJson(unit, JSON.parse(JSON.stringify(unit)))) faults.push('it is no plain JSON');
  const form = muster.form(unit);
  const fields = form.flatMap(fieldsIn).map(({ at }) => at);
  if (new Set(fields).size < fields.length) faults.push('two fields at one place');
  if (new Set(form.map(({ id }) => id)).size < form.length) faults.push('two sections with one address');
  const lines = muster.compare(unit).map(({ title }) => title);
  const usual = muster.compare(muster.ready[0]!.unit).map(({ title }) => title);
  if (!sameJson(lines, usual)) faults.push(`it is compared by ${lines.join()} and not by ${usual.join()}`);
  if (muster.summary(unit).name !== muster.sheet(unit).name)
    faults.push('list and sheet call it differently');
  if (!muster.text(unit).startsWith(muster.summary(unit).name)) faults.push('its text has another name');
  if (muster.tally(unit).length === 0) faults.push('nothing is counted');
  return [...faults, ...idleMends(muster, unit)];
}

/** After a mend the same is not found again. */
function idleMends<Unit>(muster: Muster<Unit>, unit: Unit): readonly string[] {
  return muster.findings(unit).flatMap(({ mend, message, path }) => {
    if (mend === undefined) return [];
    const mended = muster.findings(muster.edit(unit, { ...mend.change, seed: 'mend' }));
    const still = mended.some((found) => found.message === message && found.path === path);
    return still ? [`"${mend.title}" does not mend "${message}"`] : [];
  });
}

function fieldsIn(section: Section): readonly Field[] {
  const entries = section.kind === 'entry' ? [section.entry] : section.kind === 'roll' ? section.entries : [];
  const loose = section.kind === 'dice' ? section.fields : [];
  return [
    ...loose,
    ...entries.flatMap(({ fields, blocks }) => [...fields, ...blocks.flatMap(({ rows }) => rows.flat())]),
  ];
}

/** Everything that the form offers, names left out only where they would be empty. */
function changesIn(form: readonly Section[]): readonly Change[] {
  return form.flatMap((section): readonly Change[] => [
    ...fieldsIn(section).flatMap(changesOf),
    ...(section.kind === 'recruit'
      ? section.groups.flatMap(({ recruits }) =>
          recruits.map(({ id }) => ({ do: 'add' as const, recruit: id })),
        )
      : []),
    ...(section.kind === 'dice' ? section.deeds.map(({ change }) => change) : []),
    ...(section.kind === 'roll' && section.fixed !== true
      ? section.entries.flatMap(({ at }): readonly Change[] => [
          { do: 'copy', at },
          { do: 'remove', at },
          { do: 'move', at, by: 1 },
          { do: 'move', at, by: -1 },
        ])
      : []),
  ]);
}

function changesOf(field: Field): readonly Change[] {
  const { at } = field;
  switch (field.kind) {
    case 'text':
      return [
        { do: 'set', at, to: 'x'.repeat(field.most) },
        ...(field.suggest === undefined ? [] : [{ do: 'suggest' as const, at }]),
      ];
    case 'number':
      return [field.min, field.max, Math.min(field.max, field.value + 1)].map((to) => ({
        do: 'set',
        at,
        to,
      }));
    case 'one':
      return [
        ...field.offers.filter(({ barred }) => barred === undefined).map(({ id }) => id),
        ...(field.none === undefined ? [] : ['']),
      ].map((to) => ({ do: 'set', at, to }));
    case 'some':
      return field.offers.flatMap(({ id, count }): readonly Change[] => [
        ...(field.shown === 'counts' || count === 0
          ? [{ do: 'count' as const, at, offer: id, by: 1 as const }]
          : []),
        ...(count > 0 ? [{ do: 'count' as const, at, offer: id, by: -1 as const }] : []),
      ]);
    case 'tick':
      return [{ do: 'set', at, to: !field.value }];
  }
}
