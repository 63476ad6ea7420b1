import type { Refusal } from '@vedette/engine';
import { distanceToEdge, surfacesAt, type TableData, tableOf } from '@vedette/engine/table';
import type { Position } from './position-document.ts';
import { STEP } from './rules/movement/gait.ts';
import { decksOf } from './setup.ts';
import { POSITION_WORDS as words } from './words/position.ts';

/** Things in a position that cannot be meant: one name twice, the dead on their feet, decks and burdens that are none. */
export function thingProblems(position: Position): readonly Refusal[] {
  const strange = position.anyway
    ? []
    : [...deadProblems(position), ...burdenProblems(position), ...deckProblems(position)];
  return [
    ...twice(position.terrain, 'terrain', 'SB-OPS-06'),
    ...twice(position.clues, 'clues', 'SB-OPS-10'),
    ...strange.map((refusal) => ({ ...refusal, message: `${refusal.message} ${words.anyway}` })),
  ];
}

/** Nothing that happens to one of them could be told from what happens to the other. */
function twice(things: readonly { readonly id: string }[], key: string, rule: string): readonly Refusal[] {
  return things.flatMap(({ id }, i) => {
    if (things.findIndex((other) => other.id === id) === i) return [];
    return [{ code: 'position.twice', rule, path: `/${key}/${i}/id`, message: words.twice(id) }];
  });
}

/** SB-GEN-16: whoever has no Health left is out of the game, or lies down. */
function deadProblems({ figures }: Position): readonly Refusal[] {
  return figures.flatMap(({ id, standing, stats, health = stats.health }, i) => {
    if ((standing !== 'standing' && standing !== 'waiting') || health === undefined || health > 0) return [];
    const path = `/figures/${i}/health`;
    return [{ code: 'position.health', rule: 'SB-GEN-16', path, message: words.dead(id, health) }];
  });
}

/** SB-OPS-11: objects are a scenario's. */
function burdenProblems({ figures, scenario }: Position): readonly Refusal[] {
  if (scenario !== undefined) return [];
  return figures.flatMap(({ carries }, i) =>
    carries.map((id, n) => ({
      code: 'position.object',
      rule: 'SB-OPS-11',
      path: `/figures/${i}/carries/${n}`,
      message: words.noObjects(id),
    })),
  );
}

/** SB-SET-04: a clue is drawn from a deck of the scenario, or of the position itself. */
function deckProblems({ clues, decks, scenario }: Position): readonly Refusal[] {
  const known = Object.keys({ ...(scenario === undefined ? {} : decksOf(scenario)), ...decks });
  return clues.flatMap(({ deck }, i) => {
    if (known.includes(deck)) return [];
    const path = `/clues/${i}/deck`;
    return [{ code: 'position.deck', rule: 'SB-SET-04', path, message: words.deck(deck, known) }];
  });
}

/** SB-SET-03, SB-OPS-11: clues and objects lie on the table, on something; for a trial elsewhere. */
export function markerProblems(position: Position, ground: TableData): readonly Refusal[] {
  if (position.anyway) return [];
  const table = tableOf(ground);
  return (['clues', 'objects'] as const).flatMap((key) =>
    position[key].flatMap(({ id, x, y, z }, i) => {
      const path = `/${key}/${i}`;
      const tell = (code: string, rule: string, message: string): readonly Refusal[] => [
        { code, rule, path, message: `${message} ${words.anyway}` },
      ];
      if (distanceToEdge(table, { x, y, z, radius: 0, height: 0 }) < 0)
        return tell('position.off-table', 'SB-SET-03', words.offTable(id, x, y));
      const levels = [0, ...surfacesAt(table, x, y).map((level) => level.z)];
      if (levels.some((level) => Math.abs(level - z) <= STEP)) return [];
      return tell('position.in-the-air', 'SB-GEN-11', words.inTheAir(id, z, [...new Set(levels)]));
    }),
  );
}
