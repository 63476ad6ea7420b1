import { setImmediate } from 'node:timers/promises';
import type { Game, Ruleset } from '@vedette/engine';
import type { Crew } from '../batch.ts';
import type { Contest } from '../contest.ts';
import { contestPlayer } from '../play-one.ts';

/** A crew of one, in this very thread: for debuggers and profilers. It can be dismissed between two games. */
export function hereAlone<G extends Game>(ruleset: Ruleset<G>, contest: Contest): Crew {
  const playNumber = contestPlayer(ruleset, contest);
  let dismissed = false;
  const play = async (number: number) => {
    await setImmediate();
    return dismissed ? null : playNumber(number);
  };
  return {
    hands: [{ play }],
    dismiss: async () => {
      dismissed = true;
    },
  };
}
