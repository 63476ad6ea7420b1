import type { Game, Replay } from '@vedette/engine';
import { type OnlineGame, onlineGame } from '@vedette/wire';
import type { Hall } from './hall.ts';
import { Refused } from './refused.ts';

/** A finished game with the proof of its dice. */
export async function gameOf(hall: Hall, id: string): Promise<OnlineGame> {
  const room = await hall.room(id);
  if (room === null) throw new Refused('match.unknown');
  return room.inTurn(async () => {
    // Before the end it would show everybody's secrets, and the dice to come.
    if ((await room.phase()) !== 'over') throw new Refused('match.not-begun');
    const { seats, claimed } = await room.ledger();
    const { secret, before } = room.record.head;
    return onlineGame({
      match: id,
      secret,
      seats: seats.map(({ commitment, nonce }) =>
        nonce === null ? null : { commitment: commitment!, nonce },
      ),
      claimed,
      ...(before === undefined ? {} : { continued: before.answers.length }),
      replay: (await room.replay()) as unknown as Replay<Game>,
    });
  });
}
