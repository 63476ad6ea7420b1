import type { Telling } from '@vedette/engine';
import { expect, it } from 'vitest';
import { annalOf } from './campaign-annals.ts';

const line = (text: string, more: Partial<Telling>) => ({
  number: 0,
  rule: null,
  text,
  telling: { kind: 'story', figures: [], dice: [], modifiers: [], ...more } as Telling,
  event: {},
});

it('keeps why a game was over, not who won it where the line says both', () => {
  const dispatches = [
    line('Somebody walks.', {}),
    line('Nobody is left to fight. The others won. Victory points: 3 to 0.', {
      kind: 'ending',
      why: 'Nobody is left to fight.',
    }),
    line('Time is up.', { kind: 'ending' }),
  ];
  const outcome = { reason: 'wiped-out', shares: [0, 1] };
  const watched = { id: 'g', changed: 1, turn: 4, outcome, dispatches: dispatches as never, figures: [] };
  const annal = annalOf(1, [0, 1], [], watched);
  expect(annal.ending).toEqual(['Nobody is left to fight.', 'Time is up.']);
  expect(annal.winners).toEqual([1]);
});
