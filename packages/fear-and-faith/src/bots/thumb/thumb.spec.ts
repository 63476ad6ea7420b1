import { type Kind, type QuestionOf, random } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { describe, expect, it } from 'vitest';
import type { FearAndFaith } from '../../game.ts';
import { documents } from '../../scenarios/documents.ts';
import { duel, type SceneDraft, scene } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { firstAnswer } from '../asking.spec-support.ts';
import { thumb } from './thumb.ts';

function answerTo<K extends Kind<FearAndFaith>>(
  state: FaithState,
  kind: K,
  question: QuestionOf<FearAndFaith, K>,
  seat = 0,
): unknown {
  return thumb({ kind, seat, question, view: () => state } as Parameters<typeof thumb>[0], random('spec'));
}

describe('rules of thumb', () => {
  it('FF-ACT-02 the fighter who is nearest goes first, and nobody gives up', () => {
    const answer = firstAnswer({
      models: [
        { id: 'far', x: 450, y: 100 },
        { id: 'near', x: 450, y: 400 },
        { id: 'foe', party: 1, x: 450, y: 500 },
      ],
    });
    expect(answer).toBe('near');
  });

  it('FF-ACT-02 of two alike the steadier goes first, and who stands beside an enemy whom he had better not strike, last', () => {
    const first = (beset: boolean) =>
      firstAnswer({
        models: [
          { id: 'shaky', x: 450, y: 400, quality: 5 },
          { id: 'steady', x: 480, y: 400, quality: 3 },
          { id: 'child', x: 450, y: beset ? 475 : 300, quality: 3, points: 40 },
          { id: 'foe', party: 1, x: 450, y: 500, combat: 5, points: 20 },
        ],
      });
    expect(first(false)).toBe('steady');
    expect(first(true)).toBe('steady');
  });

  it('FF-ACT-03 two dice for the steady, for the last few and where the enemy is at hand, else one; three for the last', () => {
    const dice = (needed: number, y: number, others: number) => {
      const state = scene({
        models: [
          { id: 'a', x: 450, y: 450 },
          ...Array.from({ length: others }, (_, i) => ({ id: `b${i}`, x: 500 + 50 * i, y: 450 })),
          { id: 'foe', party: 1, x: 450, y },
        ],
      });
      const facts = { kind: 'model', models: ['a'], declared: null, needed, automatic: 0 } as const;
      return answerTo(state, 'dice', { ...facts, options: ['1', '2', '3'] });
    };
    expect([dice(3, 850, 6), dice(4, 850, 6), dice(4, 850, 5), dice(4, 550, 6), dice(4, 850, 0)]).toEqual([
      '2',
      '1',
      '2',
      '2',
      '3',
    ]);
  });

  it('FF-ACT-07 who bleeds, and a vampire in the sun, throws one die though he is the last', () => {
    const dice = (one: object, day = true) => {
      const state = scene({
        clock: { day },
        models: [
          { id: 'a', x: 450, y: 450, ...one },
          { id: 'foe', party: 1, x: 450, y: 850 },
        ],
      });
      const facts = { kind: 'model', models: ['a'], declared: null, needed: 4, automatic: 0 } as const;
      return answerTo(state, 'dice', { ...facts, options: ['1', '2', '3'] });
    };
    const vampire = { tags: ['vampire', 'monster'], rules: ['vampire'] };
    expect([dice({}), dice(vampire), dice(vampire, false)]).toEqual(['3', '1', '3']);
    expect(dice({ conditions: { bleeding: true } })).toBe('1');
  });

  it('FF-SCN-10 one die where a turnover would bring the night', () => {
    const dice = (day: boolean, seat = 0) => {
      const state = scene({
        scenario: 'vampire-hunt',
        // FF-CAMP-30: clouds keep the sun off the vampire, who would throw one die in it (FF-ACT-07).
        clock: { day, clouds: true },
        models: [
          { id: 'h', x: 450, y: 50 },
          { id: 'v', party: 1, x: 450, y: 500, tags: ['vampire', 'monster'], points: 90 },
        ],
      });
      const facts = { kind: 'model', models: [seat === 0 ? 'h' : 'v'], declared: null } as const;
      const question = { ...facts, needed: 3, automatic: 0, options: ['1', '2', '3'] } as const;
      return answerTo(state, 'dice', question, seat);
    };
    expect([dice(true), dice(false), dice(true, 1)]).toEqual(['1', '3', '3']);
  });

  it('FF-SCN-09 hunters stand where the way to the coffins is short, one near the other', () => {
    const state = scene({
      scenario: 'vampire-hunt',
      models: [
        { id: 'h', standing: 'reserve' },
        { id: 'friend', x: 450, y: 30 },
        { id: 'v', party: 1, x: 450, y: 400 },
      ],
    });
    const question = { model: 'h', why: 'deploy', apart: 0, from: null } as const;
    const areas = ['north', 'east', 'south', 'west'].map((edge) => ({ edge, depth: 75 }) as never);
    const spot = answerTo(state, 'place', { ...question, areas }) as { x: number; y: number };
    expect(spot.y).toBeLessThan(75);
    expect(Math.abs(spot.x - 450)).toBeLessThan(300);
  });

  it('FF-MOV-02 beside a door post it steps aside before it goes through', () => {
    const { terrain, doors, rooms } = documents.find(({ id }) => id === 'vampire-hunt')!.layouts![0]!;
    const goesFrom = (x: number, y: number) => {
      const state = scene({
        scenario: 'vampire-hunt',
        ...({ terrain, rooms, portals: doors!.map((door) => ({ ...door, state: 'open' })) } as object),
        models: [
          { id: 'a', x, y },
          { id: 'foe', party: 1, x: 278.5, y: 492.5 },
        ],
      });
      const terms = { model: 'a', reach: 120, manner: 'walk', rough: false, targets: null } as const;
      return (answerTo(state, 'move', { ...terms, contact: false, breaksAway: false }) as Spot[])[0]!;
    };
    const aside = goesFrom(74.2, 478.4);
    expect(aside.x).toBeLessThan(90);
    const second = goesFrom(aside.x, aside.y);
    expect(second.x).toBeGreaterThan(90);
  });

  it('FF-GRP-03 of a mob the foremost goes first, whatever else could be said', () => {
    const state = scene({
      models: [
        { id: 'behind', x: 450, y: 300 },
        { id: 'before', x: 450, y: 400 },
        { id: 'foe', party: 1, x: 450, y: 700 },
      ],
    });
    expect(answerTo(state, 'nextMember', { options: ['together', 'behind', 'before', 'roll'] })).toBe(
      'before',
    );
    expect(answerTo(state, 'nextMember', { options: ['roll'] })).toBe('roll');
  });

  it('FF-MOR-01 leads a captive off the table, but not where those who stay would be half of them and have to check', () => {
    const answer = (halved: boolean) =>
      firstAnswer({
        scenario: 'human-cattle',
        parties: [
          { side: 'evil', role: 'attacker', halved },
          { side: 'evil', role: 'defender' },
        ],
        tokens: [{ id: 'guest', kind: 'human-captive', x: 475.5, y: 20 }],
        models: [
          { id: 'a', x: 450, y: 20, tags: ['werewolf', 'monster'] },
          { id: 'dear', x: 450, y: 300, quality: 4, points: 130, tags: ['werewolf', 'monster'] },
          { id: 'b', party: 1, x: 800, y: 800, tags: ['vampire', 'monster'] },
        ],
        acting: ['a', 1],
      });
    expect(answer(true)).toContain('lead-off');
    expect(answer(false)).not.toContain('lead-off');
  });

  it('FF-GEN-11 a dear one strikes down the cheap one who holds him, where the odds are his', () => {
    const answer = (combat: number) =>
      firstAnswer({
        models: [
          { id: 'a', x: 450, y: 450, combat: 2, points: 90 },
          { id: 'b', party: 1, x: 475, y: 450, combat, points: 2 },
        ],
        acting: ['a', 1],
      });
    expect([answer(1), answer(4)]).toEqual(['strike/hand-weapon/b', 'done']);
  });

  it('FF-MOV-16 goes to the foot of the rock on which the enemy is safe, and climbs after him', () => {
    const rock = { id: 'rock', type: 'rock', shape: { rect: [400, 400, 100, 100] }, height: 50 } as const;
    const draft = (y: number, z: number): SceneDraft => ({
      terrain: [{ ...rock, traits: ['impassable', 'stand', 'climbable'] }],
      models: [
        { id: 'a', x: 450, y },
        { id: 'foe', party: 1, x: 450, y: 440, z },
      ],
      acting: ['a', 2],
    });
    const [end] = firstAnswer(draft(330, 50), 'move') as readonly Spot[];
    expect(end).toMatchObject({ x: 450, y: expect.closeTo(387, 0) });
    expect(firstAnswer(draft(387, 50))).toBe('climb/rock/up');
  });

  it('FF-ACT-08 up, then at them', () => {
    const act = (a: object) =>
      firstAnswer({
        models: [
          { id: 'a', x: 450, y: 450, combat: 3, ...a },
          { id: 'b', party: 1, x: 475, y: 450 },
        ],
        acting: ['a', 1],
      });
    expect(act({ posture: 'fallen' })).toBe('stand-up');
    expect(act({})).toBe('strike/hand-weapon/b');
  });

  it('FF-MOV-04 charges the nearest whom it may beat', () => {
    const state = duel({}, { x: 540 }, 2);
    const question = {
      model: 'a',
      reach: 120,
      manner: 'walk',
      rough: false,
      targets: null,
      contact: false,
    } as const;
    expect(answerTo(state, 'move', { ...question, breaksAway: false })).toMatchObject([{ x: 540, y: 450 }]);
  });

  it('FF-RNG-11 who is likely to be in time shoots at the charger, the others draw', () => {
    const react = (quality: number) => {
      const state = duel({}, { quality, x: 560, arms: ['pistol', 'heavy-weapon'] });
      const options = ['neither', 'draw/heavy-weapon', 'single/pistol'];
      return answerTo(
        state,
        'chargeReaction',
        { model: 'b', charger: 'a', meets: { x: 530, y: 500, z: 0 }, options },
        1,
      );
    };
    expect([react(3), react(5)]).toEqual(['single/pistol', 'draw/heavy-weapon']);
  });

  it('FF-SPEC-27 a poor die is thrown again, a good one kept', () => {
    const again = (die: number) =>
      answerTo(duel({}, {}), 'reroll', {
        model: 'a',
        purpose: 'combat',
        dice: [die],
        passesAt: null,
        fight: null,
        options: ['keep', '1'],
      });
    expect([again(1), again(5)]).toEqual(['1', 'keep']);
  });
});
