import { describe, expect, it } from 'vitest';
import { FIGHT_MODIFIERS, SHOT_MODIFIERS } from '../data/fighting.ts';
import { looking } from '../hooks.ts';
import { ACTIONS } from '../rules/actions/index.ts';
import { settle } from '../rules/aftermath/settle.ts';
import { of } from '../scene.spec-support.ts';
import { compared, type Trial } from './every-roll.spec-support.ts';
import type { FightOdds } from './fight-odds.ts';
import { offerOdds } from './offer-odds.ts';
import { BLOWS, SHOTS, type Situation } from './situations.spec-support.ts';
import { fightSeen, fightTold } from './suffered.spec-support.ts';

function trialOf({ state, offer }: Situation): Trial {
  const kind = ACTIONS.find(({ id }) => id === offer.action)!;
  return {
    state,
    run(cx) {
      kind.perform(cx, of(cx.s, 'a'), offer);
      settle(cx);
    },
    seen: fightSeen,
  };
}

function oddsOf({ state, offer }: Situation): FightOdds {
  const odds = offerOdds(looking(state), of(state, 'a'), offer);
  if (odds?.kind === 'fight') return odds.fight;
  if (odds?.kind === 'volley') return odds.volley.targets[0]!;
  throw new Error('Nobody fights.');
}

const ALL = [...BLOWS, ...SHOTS];

describe('odds are what the rules do, over every roll there is', () => {
  it.each(ALL.map((one) => [one.title, one] as const))('%s', (_title, situation) => {
    const { told, counted } = compared(fightTold(oddsOf(situation)), trialOf(situation));
    expect(told).toEqual(counted);
  });

  // Follow-ups, bursts and concentrated fire are in `every-other-roll.spec.ts`; an unfamiliar weapon lowers its own bonus.
  const ELSEWHERE = ['chainsaw-follow-up', 'burst-step', 'concentrated', 'combat-masters', 'unfamiliar'];

  it('FF-HTH-06 FF-RNG-21 every modifier is in one of them', () => {
    const named = new Set<string>(
      ALL.flatMap((one) => {
        const { attacker, target } = oddsOf(one).reckoning;
        return [...attacker.modifiers, ...target.modifiers].map(({ by }) => by);
      }),
    );
    const all = [...Object.keys(FIGHT_MODIFIERS), ...Object.keys(SHOT_MODIFIERS)];
    expect(all.filter((by) => !named.has(by) && !ELSEWHERE.includes(by))).toEqual([]);
  });
});
