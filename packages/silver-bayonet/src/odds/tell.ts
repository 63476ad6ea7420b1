import type { Json } from '@vedette/engine';
import { plain } from '../words/names.ts';

type Told = { readonly [key: string]: Json };

/** Odds in lines: the chance, what it is made of, what a Fate Die makes of it, and what follows. */
export function tell(odds: Json): readonly string[] {
  const told = odds as Told;
  if (told['possible'] === false) return [textOf((told['why'] as Told)['message'])];
  if ('options' in told) return Object.entries(told['options'] as Told).map(optionLine);
  return 'pass' in told ? checkLines(told) : attackLines(told);
}

function percent(chance: Json | undefined): string {
  return `${(Number(chance) * 100).toFixed(1)} %`;
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function named(id: Json | undefined): string {
  return plain(textOf(id));
}

function row(name: string, text: string): string {
  return `${name.padEnd(16)}${text}`;
}

function attackLines(told: Told): readonly string[] {
  const where =
    told['distance'] === undefined ? '' : ` at ${Number(told['distance'])}" of ${Number(told['range'])}"`;
  const cover = told['cover'] === true ? ', in cover' : '';
  const fate = told['fate'] as Told;
  return [
    row('with', `${named(told['weapon'])}${where}${cover}`),
    ...(isTold(told['dare']) ? [row('dares', percent(told['dare']['chance']))] : []),
    row('needs', needs(told, told['defence'])),
    row('hits', percent(told['hit'])),
    row('damage', `${mean(told['mean'])}: ${damage(told['damage'] as Told)}`),
    row('puts out', percent(told['out'])),
    row('a power die', brief(fate['power'] as Told)),
    row('a skill die', brief(fate['skill'] as Told)),
    row(
      'one against it',
      `damage ${mean((told['negated'] as Told)['mean'])}, out ${percent((told['negated'] as Told)['out'])}`,
    ),
    ...follows(told['follows'] as Told),
  ];
}

function isTold(value: Json | undefined): value is Told {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function needs(told: Told, target: Json | undefined): string {
  const modifiers = (told['modifiers'] as readonly Told[]).map(
    ({ by, value }) => `, ${Number(value) < 0 ? '' : '+'}${Number(value)} ${named(by)}`,
  );
  return `${Number(told['needed'])} on two dice: ${Number(target)}${modifiers.join('')}`;
}

function mean(value: Json | undefined): string {
  return Number(value).toFixed(2);
}

function damage(chances: Told): string {
  return Object.entries(chances)
    .map(([points, chance]) => `${points} ${percent(chance)}`)
    .join(', ');
}

function brief(told: Told): string {
  return `hits ${percent(told['hit'])}, damage ${mean(told['mean'])}, out ${percent(told['out'])}`;
}

/** The best that the target can do about it. */
function follows(told: Told): readonly string[] {
  const answer = told['strikeBack'] ?? told['returnFire'];
  if (!isTold(answer)) return [];
  const what = 'strikeBack' in told ? 'strikes back' : 'returns fire';
  return [row(what, `${percent(told['chance'])}, with ${named(answer['weapon'])}: ${brief(answer)}`)];
}

function checkLines(told: Told): readonly string[] {
  const fate = told['fate'] as Told;
  const rows = told['rows'] as Told | undefined;
  return [
    row('needs', needs(told, told['target'])),
    row('passes', percent(told['pass'])),
    ...(rows === undefined
      ? []
      : [
          row(
            'in detail',
            Object.entries(rows)
              .map(([what, chance]) => `${plain(what)} ${percent(chance)}`)
              .join(', '),
          ),
        ]),
    row('a power die', percent((fate['power'] as Told)['pass'])),
    row('a skill die', percent((fate['skill'] as Told)['pass'])),
  ];
}

function optionLine([option, odds]: readonly [string, Json]): string {
  return row(option, JSON.stringify(odds));
}
