import type { Json } from '@vedette/engine';
import { newId } from '../app/new-id.ts';
import type { NewGame } from '../referee/game-file.ts';
import { referee } from '../referee/referee.ts';

/** The game on the table once more from its beginning: the same ground and companies, the same hands, other dice. */
export async function rematch(): Promise<NewGame> {
  const { summary, save } = await referee().call('record');
  const { ruleset, players } = summary;
  const sitters = players.map(({ sitter }) => sitter);
  const { origin } = save;
  if ('position' in origin)
    return {
      ruleset,
      request: { scenario: null, seats: players.map(({ name }) => ({ name, unit: null })) },
      sitters,
      seed: newId(),
      position: origin.position as Json,
    };
  return { ruleset, request: origin.setup, sitters, seed: newId() };
}
