import { initialState, prepare, random, randomPolicy, simulate } from '@vedette/engine';
import { expect, it } from 'vitest';
import { parties } from '../../muster/parties.ts';
import { pairFor } from '../../muster/ready.ts';
import fearAndFaith from '../../ruleset.ts';
import { mindOf, ours } from '../mind.ts';
import { gainsOf } from '../plan/weigh.ts';
import { worthIn, worthOf } from './worth.ts';

it('FF-SCN-18 what somebody is worth is the same after everything that was supposed of anybody, wherever random games lead', () => {
  const scenario = 'chainsaw-massacre';
  const seats = pairFor(scenario).map((place) => ({ unit: parties.ready[place] }));
  const setup = prepare(fearAndFaith, { scenario, seats });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  const state = initialState(fearAndFaith, { setup: setup.value, dice: { seed: 'worths' } });
  const policy = randomPolicy(fearAndFaith, random('worths'));
  let asked = 0;
  const remembered: number[] = [];
  const afresh: number[] = [];
  let decided = 0;
  simulate(fearAndFaith, state, (question) => {
    if (question.kind === 'nominate' && asked++ % 10 === 0) {
      const mind = mindOf(question, random('worths'));
      for (const model of ours(mind)) gainsOf(mind, model);
      for (const look of [mind.look, mind.scratch.look ?? mind.look])
        for (const model of mind.s.models) {
          remembered.push(worthIn(look, model));
          afresh.push(worthOf(mind.s, model));
          if (worthOf(mind.s, model) > model.points + 10) decided++;
        }
    }
    return policy(question);
  });
  expect(remembered).toEqual(afresh);
  expect(asked).toBeGreaterThan(20);
  // Children, on whom the end hangs, are among them.
  expect(decided).toBeGreaterThan(0);
});
