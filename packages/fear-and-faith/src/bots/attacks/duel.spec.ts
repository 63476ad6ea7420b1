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

  it('FF-SCN-30 hang on nothing of a match that the keys do not name: another with its options may look', () => {
    const plain = duel({ arms: ['shotgun'] }, {});
    const blind = { ...plain, clock: { ...plain.clock, sight: 10 } };
    const shots = (s: FaithState) => duelOf(looking(s), of(s, 'a'), of(s, 'b'), 'shot');
    expect(shots(plain)).toHaveLength(1);
    expect(shots(blind)).toEqual([]);
    const elsewhere: FaithState = { ...plain, models: [], parties: [], kit: 'of no such rule', round: 9 };
    const [a, b] = [of(plain, 'a'), of(plain, 'b')];
    const afresh = { ...elsewhere, options: { ...plain.options } };
    const strangers = { ...a, name: 'A', profile: 'nobody', points: 99, home: 7, haunt: null };
    expect(duelOf(looking(afresh), strangers, b, 'shot')).toEqual(shots(plain));
    expect(duelOf(looking(elsewhere), strangers, b, 'shot')).toBe(shots(plain));
  });

  it('FF-HTH-02 are forgotten when there are ten thousand, in however many matches', () => {
    const s = duel({}, {});
    const [a, b] = [of(s, 'a'), of(s, 'b')];
    const first = duelOf(looking(s), a, b, 'blow');
    expect(duelOf(looking(s), a, b, 'blow')).toBe(first);
    const others = Array.from({ length: 101 }, (_, n) => ({ ...b, radius: b.radius + (n + 1) / 1000 }));
    for (const options of [s.options, { ...s.options }]) {
      const look = looking({ ...s, options });
      for (let n = 0; n < 50; n++) {
        const one = { ...a, radius: a.radius + (n + 1) / 1000 };
        for (const other of others) duelOf(look, one, other, 'shot');
      }
    }
    expect(duelOf(looking(s), a, b, 'blow')).not.toBe(first);
    expect(duelOf(looking(s), a, b, 'blow')).toEqual(first);
  });
});
