import { describe, expect, it } from 'vitest';
import type { Power } from '../data/magic.ts';
import type { FaithCx } from '../game.ts';
import { looking } from '../hooks.ts';
import { ACTIONS } from '../rules/actions/index.ts';
import type { ActionOffer } from '../rules/actions/offer.ts';
import { blowOf } from '../rules/actions/strike.ts';
import { reckon } from '../rules/combat/reckoning.ts';
import { verdictOf } from '../rules/combat/verdict.ts';
import { fallFrom } from '../rules/movement/falling.ts';
import { offersFor } from '../rules/turn/act.ts';
import { duel, of, type SceneModel, scene } from '../scene.spec-support.ts';
import type { FaithState } from '../state.ts';
import { type Counted, compared, type Trial } from './every-roll.spec-support.ts';
import { fallOdds } from './fall-odds.ts';
import { type OfferOdds, offerOdds } from './offer-odds.ts';
import { FAR } from './situations.spec-support.ts';
import { fightSeen, fightTold, suffered } from './suffered.spec-support.ts';

type Kind = OfferOdds['kind'];

/** An offer of `a`, with its odds and what it does. */
function offered<K extends Kind>(state: FaithState, action: string, kind: K, cost?: number) {
  const look = looking(state);
  const offer = offersFor(look, of(state, 'a'), 3).find(
    (one) => one.action === action && (cost === undefined || one.cost === cost),
  );
  if (offer === undefined) throw new Error(`Not on offer: ${action}`);
  const odds = offerOdds(look, of(state, 'a'), offer);
  if (odds?.kind !== kind) throw new Error(`Not ${kind}: ${odds?.kind}`);
  return { offer, odds: odds as Extract<OfferOdds, { kind: K }> };
}

function performing(offer: ActionOffer): (cx: FaithCx) => void {
  return (cx) => ACTIONS.find(({ id }) => id === offer.action)!.perform(cx, of(cx.s, 'a'), offer);
}

function same(told: Counted, trial: Trial): boolean {
  const both = compared(told, trial);
  expect(both.told).toEqual(both.counted);
  return true;
}

describe('climbs and falls, over every roll', () => {
  const face = (height: number, vertical: boolean) => [
    {
      id: 'p',
      type: 'platform',
      height,
      shape: { rect: [450, 250, 100, 100] },
      ...(vertical ? { traits: ['impassable', 'stand', 'climbable-vertical'] } : {}),
    },
  ];

  it.each([
    [75, false, {}],
    [100, true, {}],
    [75, true, { rules: ['acrobat'] }],
    [100, false, { rules: ['hero'], game: { 'hero-reroll': 1 } }],
  ] as const)('FF-MOV-16 up a face of %d mm, vertical: %s, %o', (height, vertical, more) => {
    const state = scene({
      models: [{ id: 'a', x: 437, y: 300, ...more } as SceneModel, ...FAR],
      terrain: face(height, vertical) as never,
      acting: ['a', 3],
    });
    const { offer, odds } = offered(state, 'climb', 'climb');
    const { climb } = odds;
    const { outcomes: falls, of: rolls } = climb.fall;
    const over = climb.of * rolls;
    expect(
      same(
        {
          of: over,
          ways: {
            killed: climb.outcomes.falls! * (falls.killed ?? 0),
            hard: climb.outcomes.falls! * (falls.hard ?? 0),
            climbs: (climb.of - climb.outcomes.falls!) * rolls,
          },
        },
        {
          state,
          run: performing(offer),
          seen: (after) => {
            const { left, posture } = of(after, 'a');
            return [left !== null ? 'killed' : posture === 'fallen-hard' ? 'hard' : 'climbs'];
          },
        },
      ),
    ).toBe(true);
  });

  it.each([
    [20, {}],
    [75, {}],
    [76, { quality: 3 }],
    [130, {}],
    [400, { rules: ['hero'], game: { 'hero-reroll': 1 } }],
    [400, { rules: ['clinging'] }],
  ] as const)('FF-MOV-21 a fall of %d mm: %o', (depth, more) => {
    const state = scene({ models: [{ id: 'a', x: 450, y: 450, ...more } as SceneModel, ...FAR] });
    const odds = fallOdds(looking(state), of(state, 'a'), depth);
    expect(
      same(
        { of: odds.of, ways: odds.outcomes },
        {
          state,
          run: (cx) => fallFrom(cx, of(cx.s, 'a'), depth, null),
          seen: (after) => {
            const { left, posture } = of(after, 'a');
            return [left !== null ? 'killed' : posture === 'fallen-hard' ? 'hard' : 'down'];
          },
        },
      ),
    ).toBe(true);
  });

  it('FF-MOV-22 among enemies nothing is rolled', () => {
    const state = duel({}, {});
    expect(fallOdds(looking(state), of(state, 'a'), 100)).toMatchObject({ of: 1, outcomes: { killed: 1 } });
  });

  it('FF-HTH-14 FF-MOV-21 odds know the ledge behind whoever is driven back, and what the fall does', () => {
    const terrain = [
      { id: 'p', type: 'platform', height: 100, shape: { rect: [400, 400, 100, 100] } },
    ] as const;
    const state = duel({ z: 100, x: 462 }, { z: 100, x: 487 }, 1, {
      terrain,
      options: { 'recoil-strict': true },
    });
    const { odds } = offered(state, 'strike', 'fight');
    expect(odds.fight.behind.target).toMatchObject({
      recoil: 'drop',
      driven: { of: 36, outcomes: { hard: 9, killed: 27 } },
      knocked: { of: 36, outcomes: { hard: 9, killed: 27 } },
    });
    expect(odds.fight.behind.attacker).toMatchObject({ recoil: 'free', driven: null, knocked: null });
  });
});

describe('doors, over every roll', () => {
  const wall = (id: string, from: number, to: number) => ({
    id,
    type: 'wall',
    shape: {
      line: [
        [from, 250],
        [to, 250],
      ],
      width: 6,
    },
  });
  const at = (more: object, portal: object, others: readonly object[] = []) =>
    scene({
      models: [{ id: 'a', x: 435, y: 234, ...more }, ...others, ...FAR] as never,
      terrain: [wall('w', 300, 420), wall('x', 480, 600)] as never,
      portals: [{ id: 'd', line: [420, 250, 480, 250], locked: true, ...portal }] as never,
      acting: ['a', 1],
    });

  it.each([
    [{}, {}],
    [{ size: 'big' }, {}],
    [{ arms: [{ weapon: 'heavy-weapon', inHand: true }] }, { strength: 'heavy' }],
    [{}, { strength: 'steel' }],
  ])('FF-MOV-10 %o at %o', (more, portal) => {
    const state = at(more, portal);
    const { offer, odds } = offered(state, 'bash', 'bash');
    const { gives, of: rolls } = odds.bash;
    expect(
      same(
        { of: rolls, ways: { smashed: gives, closed: rolls - gives } },
        {
          state,
          run: performing(offer),
          seen: (after) => [after.portals[0]!.state],
        },
      ),
    ).toBe(true);
  });

  it('FF-MOV-12 somebody holds it', () => {
    const state = at({ combat: 4 }, {}, [
      { id: 'h', x: 445, y: 266, party: 1, combat: 2, rules: ['mindless'] },
    ]);
    const { offer, odds } = offered(state, 'bash', 'bash');
    const { bash, wrestle } = odds;
    expect(bash.holders).toEqual(['h']);
    const { outcomes, of: pairs } = wrestle[0]!;
    const ways: Record<string, number> = { nothing: (bash.of - bash.gives) * pairs };
    for (const [what, n] of Object.entries(outcomes)) ways[what] = n * bash.gives;
    expect(
      same(
        { of: bash.of * pairs, ways },
        {
          state,
          run: performing(offer),
          answer: ({ kind }) => (kind === 'openDoor' ? 'open' : undefined),
          seen(_after, _before, told) {
            const fought = told.find(({ type }) => type === 'fought');
            if (fought?.type !== 'fought') return ['nothing'];
            const { result, back } = fought;
            return [result !== 'none' ? `holder-${result}` : back !== 'none' ? `basher-${back}` : 'nobody'];
          },
        },
      ),
    ).toBe(true);
  });
});

describe('spells, over every roll', () => {
  const casting = (spell: string, more: Partial<SceneModel> = {}, far = 60) => {
    const state = scene({
      models: [
        { id: 'a', x: 300, y: 450, rules: ['warlock'], party: 0, ...more },
        { id: 'b', x: 325 + far, y: 450, party: 1, quality: 5 },
        ...FAR,
      ],
      activation: {
        waiting: ['a'],
        successes: 3,
        declared: spell === 'attack' ? 'spell/attack' : `spell/${spell}/b`,
      },
      phase: 'act',
      options: { 'recoil-strict': true },
      parties: [{ side: 'evil' }, { side: 'good' }],
    });
    state.activation!.acting = 'a';
    return state;
  };

  it.each([1, 2, 3])('FF-MAG-08 an attack of power %d', (power) => {
    const state = casting('attack');
    const { offer, odds } = offered(state, 'cast', 'fight', power as Power);
    expect(same(fightTold(odds.fight), { state, run: performing(offer), seen: fightSeen })).toBe(true);
  });

  it.each(
    (['transfix', 'curse'] as const).flatMap((spell) => [1, 2, 3].map((power) => [spell, power] as const)),
  )('FF-MAG-09 FF-MAG-11 %s of power %d', (spell, power) => {
    const state = casting(spell);
    const { offer, odds } = offered(state, 'cast', 'resist', power);
    const { of: rolls, fails } = odds.resist;
    expect(
      same(
        { of: rolls, ways: { held: fails, free: rolls - fails } },
        {
          state,
          run: performing(offer),
          seen: (after) => {
            const { transfixed, cursed } = of(after, 'b').conditions;
            return [transfixed !== undefined || cursed !== undefined ? 'held' : 'free'];
          },
        },
      ),
    ).toBe(true);
  });

  it('FF-MAG-13 a Scare is a Fear test', () => {
    const state = casting('scare');
    const { offer, odds } = offered(state, 'cast', 'fear', 1);
    const { outcomes, of: rolls } = odds.fear;
    expect(
      same(
        { of: rolls, ways: { steady: outcomes.steady!, afraid: rolls - outcomes.steady! } },
        {
          state,
          run: performing(offer),
          answer: ({ kind }) => (kind === 'panic' ? 'edge' : undefined),
          seen: (_after, _before, told) => [
            told.some(({ type }) => type === 'frightened') ? 'afraid' : 'steady',
          ],
        },
      ),
    ).toBe(true);
  });
});

describe('backs that are turned, and shots at arm’s length, over every roll', () => {
  const beset = (arms: SceneModel['arms'] = []) =>
    scene({
      models: [
        { id: 'a', x: 450, y: 450, arms, combat: 3 },
        { id: 'b', x: 475, y: 450, party: 1, combat: 3, rules: ['mindless'] },
        { id: 'c', x: 425, y: 450, party: 1, rules: ['mindless'] },
        ...FAR,
      ],
      acting: ['a', 3],
    });

  it('FF-HTH-17 breaking away from two', () => {
    const state = beset();
    const { offer, odds } = offered(state, 'disengage', 'hacks');
    const { unhurt, of: rolls } = odds.hacks;
    expect(
      same(
        { of: rolls, ways: { away: unhurt, hurt: rolls - unhurt } },
        {
          state,
          run: performing(offer),
          answer: ({ kind, question }) => {
            if (kind === 'nextHack') return (question as { options: readonly string[] }).options[0];
            return kind === 'move' ? [] : undefined;
          },
          seen: (after, before) => [suffered(after, before, 'a') === 'none' ? 'away' : 'hurt'],
        },
      ),
    ).toBe(true);
  });

  it('FF-RNG-10 a pistol in a fight: the shot, or Free Hacks', () => {
    const state = beset([{ weapon: 'pistol', inHand: true }]);
    const { offer, odds } = offered(state, 'close-shot', 'close-shot');
    const { roll, volley, hacks } = odds;
    const shot = volley.targets[0]!;
    const over = roll.of * shot.of * hacks.of;
    const [fails, passes] = [roll.successes[0]!, roll.successes[1]!];
    const ways: Record<string, number> = {};
    for (const [result, n] of Object.entries(shot.target)) ways[`b ${result}`] = passes * n * hacks.of;
    ways['a unhurt'] = fails * hacks.unhurt * shot.of;
    ways['a hurt'] = fails * (hacks.of - hacks.unhurt) * shot.of;
    expect(
      same(
        { of: over, ways },
        {
          state,
          run: performing(offer),
          seen: (after, before, told) => {
            const passed = told.some((one) => one.type === 'quality' && one.successes === 1);
            if (passed) return [`b ${suffered(after, before, 'b')}`];
            return [suffered(after, before, 'a') === 'none' ? 'a unhurt' : 'a hurt'];
          },
        },
      ),
    ).toBe(true);
  });
});

describe('a Hero’s die in a fight, over every roll', () => {
  const worth = {
    none: 0,
    recoil: 1,
    fall: 3,
    wounded: 4,
    'apparently-dead': 6,
    staked: 7,
    killed: 8,
    gruesome: 9,
  };

  it.each(['attacker', 'target'] as const)(
    'FF-SPEC-27 the %s rolls again where that is better for him',
    (role) => {
      const hero = { rules: ['hero'], combat: 3 } as const;
      const state = duel(role === 'attacker' ? hero : {}, role === 'target' ? hero : {}, 1, {
        models: FAR,
        options: { 'recoil-strict': true },
      });
      const { offer, odds } = offered(state, 'strike', 'fight');
      const spread = odds.fight.rerolled[role]!;
      expect(odds.fight.rerolled[role === 'attacker' ? 'target' : 'attacker']).toBeNull();
      expect(
        same(fightTold({ ...spread, besides: {} }), {
          state,
          run: performing(offer),
          seen: (after, before) => [`${suffered(after, before, 'b')}|${suffered(after, before, 'a')}`],
          answer({ kind, question }) {
            if (kind !== 'reroll') return undefined;
            const { fight } = question as { fight: { attacker: number; target: number } };
            return isBetterAgain(state, offer, role, fight) ? '1' : 'keep';
          },
        }),
      ).toBe(true);
    },
  );

  /** The same decision by other means: what lies there against the mean of six. */
  function isBetterAgain(
    state: FaithState,
    offer: ActionOffer,
    role: 'attacker' | 'target',
    lies: { readonly attacker: number; readonly target: number },
  ): boolean {
    const odds = offerOdds(looking(state), of(state, 'a'), offer);
    if (odds?.kind !== 'fight') throw new Error('Nobody fights.');
    const sign = role === 'attacker' ? 1 : -1;
    const value = (own: number, other: number) => {
      const { result, back } = resultsFor(state, offer, own, other);
      return sign * (worth[result] - worth[back]);
    };
    const faces = [1, 2, 3, 4, 5, 6];
    const mean =
      faces.reduce(
        (sum, face) => sum + (role === 'attacker' ? value(face, lies.target) : value(lies.attacker, face)),
        0,
      ) / 6;
    return value(lies.attacker, lies.target) < mean;
  }

  function resultsFor(state: FaithState, offer: ActionOffer, own: number, other: number) {
    const look = looking(state);
    const attack = blowOf(look, of(state, 'a'), offer);
    return verdictOf(look, attack, reckon(look, attack), { attacker: own, target: other });
  }
});
