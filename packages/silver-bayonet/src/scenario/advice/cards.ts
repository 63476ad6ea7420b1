import { everyOperation } from '../check/operations-of.ts';
import type { Condition } from '../format/condition.ts';
import type { Operation } from '../format/operation.ts';
import type { Scenario } from '../format/scenario.ts';
import type { CardKind } from './card-kind.ts';

type Card = NonNullable<Scenario['decks']>[string]['cards'][number];

/** Every card that a marker can bring, once for each copy. */
export function cardsOf({ decks, clues }: Scenario): readonly Card[] {
  const drawn = Object.entries(decks ?? {}).filter(([deck]) =>
    (clues ?? []).some((clue) => clue.deck === deck),
  );
  return drawn.flatMap(([, { cards }]) =>
    cards.flatMap((card) => Array.from({ length: card.copies ?? 1 }, () => card)),
  );
}

/** What a card does, in the procedures it calls too. */
export function operationsOf(scenario: Scenario, list: readonly Operation[]): readonly Operation[] {
  return everyOperation({ path: '', value: list }).flatMap(({ value }) => [
    value,
    ...(value.op === 'do' ? operationsOf(scenario, scenario.procedures?.[value.procedure] ?? []) : []),
  ]);
}

/** SB-SCNMAKE-06.R1: what kinds of card it is; it may be several, or none. */
export function kindsOf(scenario: Scenario, card: Card): readonly CardKind[] {
  const operations = operationsOf(scenario, card.do);
  const wanted = monstersOfObjective(scenario.mainObjective);
  const kinds = new Set<CardKind>();
  for (const operation of operations) {
    if (operation.op === 'give-object' || operation.op === 'place-object') kinds.add('goal');
    if (operation.op === 'fate') kinds.add('fate');
    if (operation.op === 'imbue' || operation.op === 'give-item') kinds.add('equipment');
    if (operation.op === 'give-object' && armsCarrier(scenario, operation.object)) kinds.add('equipment');
    if (operation.op === 'terror' || operation.op === 'check') kinds.add('bad');
    if (operation.op === 'place-monster') kinds.add(wanted.includes(operation.monster) ? 'goal' : 'bad');
  }
  return [...kinds];
}

function armsCarrier({ objects }: Scenario, id: string): boolean {
  return (objects ?? []).some((object) => object.id === id && (object.carry.while ?? []).length > 0);
}

/** Monsters that the main objective is about. */
function monstersOfObjective(condition: Condition | undefined): readonly string[] {
  if (condition === undefined) return [];
  if ('all' in condition) return condition.all.flatMap(monstersOfObjective);
  if ('any' in condition) return condition.any.flatMap(monstersOfObjective);
  if ('not' in condition) return monstersOfObjective(condition.not);
  return 'tally' in condition && condition.tally === 'kills' && condition.monster !== undefined
    ? [condition.monster]
    : [];
}

/** What the card makes attacks count as, or the item it gives: what a monster may be allergic to. */
export function materialsOf(scenario: Scenario, card: Card): readonly string[] {
  return operationsOf(scenario, card.do).flatMap((operation) => {
    if (operation.op === 'imbue') return [operation.as];
    if (operation.op === 'give-item') return [operation.as ?? operation.item];
    if (operation.op !== 'give-object') return [];
    const object = (scenario.objects ?? []).find(({ id }) => id === operation.object);
    return (object?.carry.while ?? []).flatMap((while_) =>
      'imbue' in while_ ? [while_.imbue] : [while_.item],
    );
  });
}
