import type { Refusal } from '@vedette/engine';
import { distanceToEdge, surfacesAt, type TableData, tableOf } from '@vedette/engine/table';
import { RESERVED } from './option-ids.ts';
import type { Position } from './position-document.ts';
import { say } from './refusals.ts';
import { STEP } from './rules/movement/gait.ts';
import { decksOf } from './setup.ts';

/** Things in a position that cannot be meant: one name twice, the dead on their feet, decks and burdens that are none. */
export function thingProblems(position: Position): readonly Refusal[] {
  const strange = position.anyway
    ? []
    : [
        ...deadProblems(position),
        ...objectsNowhere(position),
        ...deckProblems(position),
        ...cardProblems(position),
      ];
  return [
    ...twice(position.terrain, 'terrain', 'SB-OPS-06'),
    ...twice(position.clues, 'clues', 'SB-OPS-10'),
    ...reserved(position),
    ...strange,
  ];
}

/** Nothing that happens to one of them could be told from what happens to the other. */
function twice(things: readonly { readonly id: string }[], key: string, rule: string): readonly Refusal[] {
  return things.flatMap(({ id }, i) => {
    if (things.findIndex((other) => other.id === id) === i) return [];
    return [
      { code: 'position.twice', rule, path: `/${key}/${i}/id`, ...say('position.things-twice', { id }) },
    ];
  });
}

/** SB-MONA-08: clues are named among the answers, as figures are. */
function reserved({ clues }: Position): readonly Refusal[] {
  return clues.flatMap(({ id }, i) => {
    if (!RESERVED.includes(id)) return [];
    const path = `/clues/${i}/id`;
    return [{ code: 'position.reserved', rule: 'SB-OPS-10', path, ...say('position.reserved', { id }) }];
  });
}

/** SB-GEN-16: whoever has no Health left is out of the game, or lies down. */
function deadProblems({ figures }: Position): readonly Refusal[] {
  return figures.flatMap(({ id, standing, stats, health = stats.health }, i) => {
    if ((standing !== 'standing' && standing !== 'waiting') || health === undefined || health > 0) return [];
    const path = `/figures/${i}/health`;
    return [{ code: 'position.health', rule: 'SB-GEN-16', path, ...say('position.dead', { id, health }) }];
  });
}

/** SB-OPS-11: objects are a scenario's. */
function objectsNowhere({ figures, objects, scenario }: Position): readonly Refusal[] {
  if (scenario !== undefined) return [];
  const none = (id: string, path: string): Refusal => ({
    code: 'position.object',
    rule: 'SB-OPS-11',
    path,
    ...say('position.no-objects', { id }),
  });
  return [
    ...figures.flatMap(({ carries }, i) => carries.map((id, n) => none(id, `/figures/${i}/carries/${n}`))),
    ...objects.map(({ id }, i) => none(id, `/objects/${i}/id`)),
  ];
}

/** SB-SET-04: a clue is drawn from a deck of the scenario, or of the position itself. */
function deckProblems({ clues, decks, scenario }: Position): readonly Refusal[] {
  const known = Object.keys({ ...(scenario === undefined ? {} : decksOf(scenario)), ...decks });
  return clues.flatMap(({ deck }, i) => {
    if (known.includes(deck)) return [];
    const path = `/clues/${i}/deck`;
    return [
      { code: 'position.deck', rule: 'SB-SET-04', path, ...say('position.deck', { deck, decks: known }) },
    ];
  });
}

/** SB-OPS-10: a deck of the scenario has its cards, whatever is left of them; a deck of the position any. */
function cardProblems({ decks, scenario }: Position): readonly Refusal[] {
  const printed = scenario === undefined ? {} : decksOf(scenario);
  return Object.entries(decks).flatMap(([deck, cards]) => {
    const known = Object.hasOwn(printed, deck) ? printed[deck]! : null;
    if (known === null) return [];
    return cards.flatMap((card, n) => {
      if (known.includes(card)) return [];
      const said = say('position.card', { card, deck, cards: [...new Set(known)] });
      return [{ code: 'position.card', rule: 'SB-OPS-10', path: `/decks/${deck}/${n}`, ...said }];
    });
  });
}

/** SB-SET-03, SB-OPS-11: clues and objects lie on the table, on something; for a trial elsewhere. */
export function markerProblems(position: Position, ground: TableData): readonly Refusal[] {
  if (position.anyway) return [];
  const table = tableOf(ground);
  return (['clues', 'objects'] as const).flatMap((key) =>
    position[key].flatMap(({ id, x, y, z }, i) => {
      const path = `/${key}/${i}`;
      if (distanceToEdge(table, { x, y, z, radius: 0, height: 0 }) < 0) {
        const said = say('position.lies-off-table', { id, x, y });
        return [{ code: 'position.off-table', rule: 'SB-SET-03', path, ...said }];
      }
      const levels = [0, ...surfacesAt(table, x, y).map((level) => level.z)];
      if (levels.some((level) => Math.abs(level - z) <= STEP)) return [];
      const said = say('position.lies-in-the-air', { id, z, levels: [...new Set(levels)] });
      return [{ code: 'position.in-the-air', rule: 'SB-GEN-11', path, ...said }];
    }),
  );
}
