import { initialState, prepare, random, randomPolicy, sameJson, simulate } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { onTable } from '../../models.ts';
import { parties } from '../../muster/parties.ts';
import fearAndFaith from '../../ruleset.ts';
import { duel, of, type SceneModel } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { duelOf, type Manner } from './duel.ts';

const MANNERS: readonly Manner[] = ['blow', 'powerful', 'shot'];

/** Everybody against everybody. */
function allDuels(s: FaithState) {
  const look = looking(s);
  const there = s.models.filter(onTable);
  return there.flatMap((a) =>
    there
      .filter((b) => b.party !== a.party)
      .flatMap((b) => MANNERS.map((manner) => [a.id, b.id, manner, duelOf(look, a, b, manner)])),
  );
}

describe('duels that are remembered', () => {
  it('FF-HTH-02 come to what they come to when nothing is remembered, wherever random games lead', () => {
    const units = parties.ready.filter(({ limit }) => limit === 300).slice(1, 3);
    const setup = prepare(fearAndFaith, { scenario: 'open-fight', seats: units.map((unit) => ({ unit })) });
    if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
    const state = initialState(fearAndFaith, { setup: setup.value, dice: { seed: 'duels' } });
    const policy = randomPolicy(fearAndFaith, random('duels'));
    let asked = 0;
    const compared: boolean[] = [];
    simulate(fearAndFaith, state, (question) => {
      const s = question.view();
      if (question.kind === 'nominate' && asked++ % 12 === 0)
        compared.push(sameJson(allDuels(s), allDuels({ ...s, options: { ...s.options } })));
      return policy(question);
    });
    expect(compared.length).toBeGreaterThan(2);
    expect(compared.every(Boolean)).toBe(true);
  });

  it('FF-GEN-10 are others as soon as anything of those two is other', () => {
    const changes: readonly Partial<SceneModel>[] = [
      { combat: 3 },
      { posture: 'fallen' },
      { conditions: { shaken: { until: 9 } } },
      { conditions: { transfixed: { by: 'spell', cost: 2, source: null } } },
      { arms: ['heavy-weapon'] },
      { size: 'big' },
      { rules: ['savage'] },
      { tags: ['zombie'], rules: ['zombie'] },
      { startedHidden: true },
    ];
    const plain = duel({}, {});
    const found = (s: FaithState) =>
      MANNERS.map((manner) => [
        duelOf(looking(s), of(s, 'a'), of(s, 'b'), manner),
        duelOf(looking(s), of(s, 'b'), of(s, 'a'), manner),
      ]);
    for (const change of changes) {
      const changed = duel(change, {});
      // One and the same memory.
      const shared = { ...changed, options: plain.options };
      expect(found(shared)).toEqual(found(changed));
      expect(found(shared)).not.toEqual(found(plain));
    }
  });
});
