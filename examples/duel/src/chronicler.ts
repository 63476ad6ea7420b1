import type { Chronicler } from '@vedette/engine';
import type { Duel } from './game.ts';
import { duellist } from './state.ts';

export const chronicler: Chronicler<Duel> = {
  beginsTurn: ({ type }) => type === 'initiative',
  chronicle(told, s) {
    const first = told.find((event) => event.type === 'initiative');
    return {
      first: first?.seat ?? null,
      sides: [null, null],
      roles: [null, null],
      earned: null,
      rewards: [],
      rules: {},
      cards: {},
      // Nobody moves after he has fallen.
      fallen: told.flatMap((event) => {
        if (event.type !== 'fell') return [];
        const { x, y } = duellist(s, event.seat);
        return [{ seat: event.seat, cause: 'blade', x, y }];
      }),
      ground: { width: s.ground.width, depth: s.ground.depth },
    };
  },
  figures: (s, seat) => [duellist(s, seat)],
};
