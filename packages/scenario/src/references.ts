import { nearestWord, nearestWords, type Refusal } from '@vedette/engine';
import type { FaultMaker, Part } from './finding.ts';
import { say, type WhatIsThere } from './sentences.ts';
import { wordsFor } from './slips/synonyms.ts';
import type { ScenarioOption } from './vocabulary.ts';

/** What an id can name in a ruleset's scenarios, and what there is of each kind. */
export interface Names<Kind extends string> {
  readonly known: Readonly<Record<Kind, readonly string[]>>;
  /** What a key names where it stands; undefined: nothing. */
  kindOf(key: string, part: object): Kind | undefined;
  /** Texts that begin so name something wherever they stand. */
  readonly prefixes: Readonly<Record<string, Kind>>;
}

/** So many names are listed whole; of more, those that come nearest. */
const MOST_LISTED = 40;
const NEAREST_LISTED = 8;

/** Whatever is named must be there; else what is, and what comes nearest. */
export function unknownName<Kind extends string>(
  { path, value: name }: Part<string>,
  kind: Kind,
  { known }: Pick<Names<Kind>, 'known'>,
  fault: FaultMaker,
): readonly Refusal[] {
  const there = [...new Set(known[kind])];
  if (there.includes(name)) return [];
  const said = say('scenario.unknown-name', { kind, name, ...whatIsThere(name, there) });
  return [fault('unknown-id', path, said)];
}

/** Of names that are there: the one that was meant, all of them or the nearest, and how many are not told. */
export function whatIsThere(name: string, there: readonly string[]): WhatIsThere {
  const near =
    wordsFor(name).find((word) => there.includes(word)) ??
    nearestWord(name, there) ??
    sharing(name, there)[0] ??
    null;
  if (there.length <= MOST_LISTED) return { near, known: there, more: 0 };
  const known = nearestOf(name, there, near);
  return { near, known, more: there.length - known.length };
}

/** Names that have a part of this one among theirs, the shortest first: "wolf" is in "dark-wolf". */
function sharing(name: string, there: readonly string[]): readonly string[] {
  const parts = name.split('-').filter((part) => part.length > 3);
  const alike = there.filter((word) => word.split('-').some((part) => parts.includes(part)));
  return alike.toSorted((a, b) => a.length - b.length);
}

/** The likeliest first, then those that share a part of the name or look like it. */
function nearestOf(name: string, there: readonly string[], near: string | null): readonly string[] {
  const parts = name.split('-').filter((part) => part.length > 2);
  const alike = there.filter((word) => parts.some((part) => word.includes(part)));
  const likely = near === null ? alike : [near, ...alike];
  return [...new Set([...likely, ...nearestWords(name, there, NEAREST_LISTED)])].slice(0, NEAREST_LISTED);
}

/** Every name in a part of a document, at any depth. */
export function unknownNames<Kind extends string>(
  { path, value }: Part<unknown>,
  names: Names<Kind>,
  fault: FaultMaker,
): readonly Refusal[] {
  if (typeof value === 'string') {
    const prefix = Object.keys(names.prefixes).find((start) => value.startsWith(start));
    if (prefix === undefined) return [];
    return unknownName({ path, value: value.slice(prefix.length) }, names.prefixes[prefix]!, names, fault);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const at = `${path}/${key}`;
    const kind = Array.isArray(value) ? undefined : names.kindOf(key, value);
    const list = Array.isArray(inner) ? inner : [inner];
    const given = kind === undefined ? [] : list.filter((name) => typeof name === 'string');
    if (kind === undefined || given.length === 0)
      return unknownNames({ path: at, value: inner }, names, fault);
    return given.flatMap((name, i) =>
      unknownName({ path: Array.isArray(inner) ? `${at}/${i}` : at, value: name }, kind, names, fault),
    );
  });
}

/** A condition asks an option of the scenario for a value that it can have. */
export function unknownValues(
  { path, value }: Part<unknown>,
  options: Readonly<Record<string, ScenarioOption>>,
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  if (typeof value !== 'object' || value === null) return [];
  const { option, is } = value as { readonly option?: unknown; readonly is?: unknown };
  const values = typeof option === 'string' ? options[option]?.values : undefined;
  const wrong = values !== undefined && typeof is === 'string' && !values.includes(is);
  const said = wrong ? say('scenario.unknown-value', { option: String(option), values, is }) : null;
  return [
    ...(said === null ? [] : [fault('unknown-id', `${path}/is`, said, rule)]),
    ...Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      unknownValues({ path: `${path}/${key}`, value: inner }, options, fault, rule),
    ),
  ];
}
