import { randomPolicy, simulate } from '@vedette/engine';
import { leaks, twins } from '@vedette/engine/testing';
import { describe, expect, inject, it } from 'vitest';
import type { PartyDocument } from '../muster/party.ts';
import fearAndFaith from '../ruleset.ts';
import type { FaithState } from '../state.ts';
import { match, party } from './scenario.spec-support.ts';

const corrupting: PartyDocument = { ...party('The household'), advances: [{ advance: 'corruption' }] };

/** Games in which something is hidden from somebody. */
const GAMES: readonly (readonly [string, () => FaithState])[] = [
  ['haunted-house', () => match('haunted-house', [party('Harrow'), party('Tenants')])],
  ['wolves-in-the-mist', () => match('wolves-in-the-mist', [party('The old families'), party('The parish')])],
  [
    'zombie-infestation',
    () =>
      match('zombie-infestation', [party('Last orders'), party('The quiet end')], {
        'hidden-twitchers': true,
        'point-limit': 400,
      }),
  ],
  ['vampire-hunt', () => match('vampire-hunt', [party('Harrow'), corrupting])],
];
const SEEDS = inject('whole') ? ['one', 'two'] : ['one'];
const STEPS = 250;

describe.each(GAMES)('whoever does not know, in "%s"', (_name, begin) => {
  it.each(SEEDS)(
    'FF-GEN-19 cannot tell it from anything that happens (%s)',
    (seed) => {
      const state = begin();
      const any = randomPolicy(fearAndFaith, seed);
      let hidden = 0;
      for (let step = 0; step < STEPS && state.ended === null; step++) {
        const before = structuredClone(state);
        const answers: unknown[] = [];
        simulate(
          fearAndFaith,
          state,
          (asked) => {
            expect(leaks(fearAndFaith, state)).toEqual([]);
            const answer = any(asked);
            answers.push(structuredClone(answer));
            return answer;
          },
          { steps: 1 },
        );
        hidden += before.secrets.length;
        expect(twins(fearAndFaith, before, answers, seed)).toEqual([]);
      }
      expect(hidden).toBeGreaterThan(0);
    },
    60_000,
  );
});
