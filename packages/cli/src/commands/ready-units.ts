import {
  detachmentIn,
  type Game,
  type OptionValue,
  prepare,
  type Ruleset,
  usualUnits,
} from '@vedette/engine';
import { tongueOf } from '../locale.ts';

interface Wanted {
  readonly scenario: unknown;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Seat by seat; null: any ready-made one will do. */
  readonly named: readonly unknown[];
}

/** Units for everybody: those that somebody named, and ready-made ones that may go there with them, or as they come. */
export function readyUnits(ruleset: Ruleset<Game>, { scenario, options, named }: Wanted): readonly unknown[] {
  const { ready } = ruleset.units;
  const going = ready.map((whole) => {
    const part = detachmentIn(ruleset, tongueOf(ruleset), scenario, whole, named.length);
    return part === null ? whole : part.of(part.usual);
  });
  const chosen = (places: readonly number[]) =>
    named.map((unit, seat) => unit ?? going[(places[seat] ?? seat) % going.length]);
  const fits = (places: readonly number[]) =>
    prepare(ruleset, { scenario, options, seats: chosen(places).map((unit) => ({ unit })) }).ok;
  const tried = [usualUnits(ruleset, scenario), ...placesToTry(going.length, named.length)];
  return chosen(tried.find(fits) ?? []);
}

/** Besides the usual ones: as they come; of two every pairing, of more they take turns. */
function placesToTry(ready: number, seats: number): readonly (readonly number[])[] {
  const each = Array.from({ length: ready }, (_, n) => n);
  const turns = each.map((first) => Array.from({ length: seats }, (_, seat) => (first + seat) % ready));
  const pairs = seats === 2 ? each.flatMap((one) => each.map((other) => [one, other])) : [];
  return [...turns, ...pairs];
}
