import type { Json } from '@vedette/engine';
import { words } from '../words/now.ts';

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
  return words.modifier(textOf(id));
}

function row(name: string, text: string): string {
  return `${name.padEnd(16)}${text}`;
}

function attackLines(told: Told): readonly string[] {
  const where =
    told['distance'] === undefined ? '' : words.odds.at(Number(told['distance']), Number(told['range']));
  const cover = told['cover'] === true ? words.odds.inCover : '';
  const fate = told['fate'] as Told;
  return [
    row(words.odds.with, `${words.itemTitle(textOf(told['weapon'])).toLowerCase()}${where}${cover}`),
    ...(isTold(told['dare']) ? [row(words.odds.dares, percent(told['dare']['chance']))] : []),
    row(words.odds.needs, needs(told, told['defence'])),
    row(words.odds.hits, percent(told['hit'])),
    row(words.odds.damage, words.odds.spread(mean(told['mean']), damage(told['damage'] as Told))),
    row(words.odds.putsOut, percent(told['out'])),
    row(words.odds.powerDie, brief(fate['power'] as Told)),
    row(words.odds.skillDie, brief(fate['skill'] as Told)),
    row(
      words.odds.against,
      words.odds.negated(mean((told['negated'] as Told)['mean']), percent((told['negated'] as Told)['out'])),
    ),
    ...follows(told['follows'] as Told),
  ];
}

function isTold(value: Json | undefined): value is Told {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function needs(told: Told, target: Json | undefined): string {
  const modifiers = (told['modifiers'] as readonly Told[]).map(({ by, value }) =>
    words.odds.modifier(Number(value), named(by)),
  );
  return `${words.odds.needed(Number(told['needed']), Number(target))}${modifiers.join('')}`;
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
  return words.odds.brief(percent(told['hit']), mean(told['mean']), percent(told['out']));
}

/** The best that the target can do about it. */
function follows(told: Told): readonly string[] {
  const answer = told['strikeBack'] ?? told['returnFire'];
  if (!isTold(answer)) return [];
  const what = 'strikeBack' in told ? words.odds.strikesBack : words.odds.returnsFire;
  return [
    row(
      what,
      words.odds.answer(
        percent(told['chance']),
        words.itemTitle(textOf(answer['weapon'])).toLowerCase(),
        brief(answer),
      ),
    ),
  ];
}

function checkLines(told: Told): readonly string[] {
  const fate = told['fate'] as Told;
  const rows = told['rows'] as Told | undefined;
  return [
    row(words.odds.needs, needs(told, told['target'])),
    row(words.odds.passes, percent(told['pass'])),
    ...(rows === undefined
      ? []
      : [
          row(
            words.odds.detail,
            Object.entries(rows)
              .map(([what, chance]) => `${words.fright(what)} ${percent(chance)}`)
              .join(', '),
          ),
        ]),
    row(words.odds.powerDie, percent((fate['power'] as Told)['pass'])),
    row(words.odds.skillDie, percent((fate['skill'] as Told)['pass'])),
  ];
}

function optionLine([option, odds]: readonly [string, Json]): string {
  return row(option, JSON.stringify(odds));
}
