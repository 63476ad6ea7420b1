import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { PLAIN_ATTACK } from '../rules/combat/attack.ts';
import { reckon } from '../rules/combat/reckoning.ts';
import { closingSteps } from '../rules/movement/close-up.ts';
import { nominateOptions } from '../rules/turn/nominate.ts';
import fearAndFaith from '../ruleset.ts';
import { of, playScene, type SceneModel, scene } from '../scene.spec-support.ts';
import type { FaithState } from '../state.ts';

const RATS = { profile: 'swarm-of-killer-bees', rules: ['swarm'], tags: ['animal'], quality: 4 } as const;
const FOE: SceneModel = { id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] };

/** Three bases in a row, each beside the next. */
function rats(more: readonly Partial<SceneModel>[] = []): readonly SceneModel[] {
  return [0, 1, 2].map((n) => ({ id: `r${n}`, x: 300 + n * 40, y: 300, ...RATS, ...more[n] }));
}

function swarms(models: readonly SceneModel[]): readonly string[] {
  const s = scene({ models: [...models, FOE] });
  return nominateOptions(looking(s), 0).filter((id) => id.startsWith('swarm/'));
}

describe('Swarm', () => {
  it('FF-SPEC-56 two or more bases of a type that touch act on one roll, without a Leader', () => {
    expect(swarms(rats())).toEqual(['swarm/r0']);
    expect(swarms(rats([{}, { x: 345 }, { x: 400 }]))).toEqual([]);
    expect(swarms(rats([{}, { turn: { nominated: 1 } }]))).toEqual([]);
    expect(swarms(rats([{ rules: ['swarm', 'mindless'] }]))).toEqual(['swarm/r0']);
    const s = scene({ models: [...rats(), FOE] });
    const { state } = playScene(
      s,
      [4, 3],
      [
        ['nominate', 'swarm/r0'],
        ['dice', '2'],
      ],
    );
    expect(state.activation).toMatchObject({ kind: 'swarm', waiting: ['r0', 'r1', 'r2'], successes: 1 });
  });

  function acting(
    waiting: readonly string[],
    to: readonly [number, number],
    kind: 'swarm' | 'model' = 'swarm',
  ) {
    const activation = { kind, waiting, successes: 1 };
    const s = scene({ models: [...rats(), FOE], phase: 'act', activation });
    const [x, y] = to;
    const next = waiting.length > 1 ? ([['nextMember', waiting[0]]] as const) : [];
    return playScene(s, [], [...next, ['act', 'move'], ['move', [{ x, y, z: 0 }]]]).state;
  }

  it('FF-SPEC-56 one may lead while others are to follow; the last, or one alone, must end beside another', () => {
    expect(of(acting(['r0', 'r1', 'r2'], [300, 400]), 'r0').y).toBe(400);
    expect(() => acting(['r0'], [300, 400])).toThrow('swarm');
    expect(() => acting(['r0'], [300, 400], 'model')).toThrow('swarm');
    expect(of(acting(['r0'], [299.5, 305], 'model'), 'r0').y).toBe(305);
  });

  it('FF-SPEC-56 a gap that is left closes at the end of the turn; who is too far off is lost', () => {
    const ended = (x: number) =>
      playScene(scene({ models: [...rats([{}, {}, { x }]), FOE], phase: 'end-of-turn' }), [], []).state;
    const near = ended(440);
    expect(looking(near).table.touches(of(near, 'r2'), of(near, 'r1'))).toBe(true);
    expect(of(ended(496), 'r2').left).toBe('routed');
    expect(of(ended(380), 'r2').x).toBe(380);
  });

  const five = (xs: readonly (readonly [number, number])[]): readonly SceneModel[] =>
    xs.map(([x, y], n) => ({ id: `r${n}`, x, y, ...RATS }));
  const together = (s: FaithState) => closingSteps(looking(s), of(s, 'r0')).length === 0;

  it('FF-SPEC-56 FF-ACT-12 torn apart it is drawn together for nothing, with the fewest bases moved', () => {
    // Two and two, with room for one between them: one base closes it, and its player says which.
    const torn = scene({
      models: [
        ...five([
          [300, 300],
          [340, 300],
          [420, 300],
          [460, 300],
        ]),
        FOE,
      ],
    });
    const { pending } = playToQuestion(fearAndFaith, { state: torn, answers: [['nominate', 'tighten/r0']] });
    const { options } = pending.question as { options: readonly string[] };
    expect(pending.kind).toBe('closeUp');
    expect([...new Set(options.map((id) => id.split('/')[0]))]).toEqual(['r0', 'r3']);
    const { state } = playScene(
      torn,
      [],
      [
        ['nominate', 'tighten/r0'],
        ['closeUp', 'r3/1'],
      ],
    );
    expect(of(state, 'r0').x).toBe(300);
    expect(of(state, 'r3').x).toBeCloseTo(380, 0);
    expect(together(state)).toBe(true);
    expect(state.phase).toBe('nominate');
  });

  it('FF-SPEC-56 one alone comes to the rest without a question', () => {
    const torn = scene({
      models: [
        ...five([
          [300, 300],
          [340, 300],
          [430, 300],
        ]),
        FOE,
      ],
    });
    expect(nominateOptions(looking(torn), 0)).toContain('tighten/r0');
    const steps = closingSteps(looking(torn), of(torn, 'r0'));
    expect(steps.every(({ base }) => base.id !== 'r1')).toBe(true);
    const { state } = playScene(torn, [], [['nominate', 'tighten/r0']]);
    expect(of(state, 'r2').x).toBeCloseTo(380.3, 0);
  });

  it('FF-SPEC-56 nothing to draw together: whole, too far off, or of another kind; never into contact with an enemy', () => {
    const tightens = (models: readonly SceneModel[]) =>
      nominateOptions(looking(scene({ models: [...models, FOE] })), 0).filter((id) =>
        id.startsWith('tighten'),
      );
    expect(tightens(rats())).toEqual([]);
    expect(
      tightens(
        five([
          [300, 300],
          [415, 300],
        ]),
      ),
    ).toEqual(['tighten/r0']);
    expect(
      tightens(
        five([
          [300, 300],
          [417, 300],
        ]),
      ),
    ).toEqual([]);
    expect(
      tightens([
        ...five([[300, 300]]),
        {
          ...five([
            [0, 0],
            [400, 300],
          ])[1]!,
          profile: 'swarm-of-rats',
        },
      ]),
    ).toEqual([]);
    const enemies: readonly SceneModel[] = [
      { id: 'e', x: 350, y: 330, party: 1, rules: ['mindless'] },
      { id: 'f', x: 350, y: 270, party: 1, rules: ['mindless'] },
    ];
    expect(
      tightens([
        ...five([
          [300, 300],
          [400, 300],
        ]),
        ...enemies,
      ]),
    ).toEqual([]);
  });

  it('FF-SPEC-56 after a loss in the middle its player closes the gap at once', () => {
    const s = scene({
      active: 1,
      models: [
        ...five([
          [300, 300],
          [340, 300],
          [380, 300],
          [420, 300],
          [460, 300],
        ]).map((one) => ({ ...one, combat: 1 })),
        { ...FOE, x: 380, y: 333, combat: 3 },
        { id: 'f', x: 40, y: 40 },
      ],
      phase: 'act',
      activation: { waiting: ['z'], successes: 1 },
    });
    const { state } = playScene(
      s,
      [5, 2],
      [
        ['act', 'strike/hand-weapon/r2'],
        ['closeUp', 'r4/1'],
      ],
    );
    expect(of(state, 'r2').left).toBe('killed');
    expect(of(state, 'r4').x).toBeCloseTo(380, 0);
    expect(together(state)).toBe(true);
  });

  it('FF-SPEC-56 hard to shoot, but not with spells', () => {
    const s = scene({ models: [...rats(), { ...FOE, x: 300, y: 400 }] });
    const at = (kind: 'shot' | 'spell') => {
      const common = {
        ...PLAIN_ATTACK,
        attacker: of(s, 'z'),
        target: of(s, 'r0'),
        from: { x: 0, y: 0, z: 0 },
      };
      const attack = {
        ...common,
        kind,
        weapon: kind === 'spell' ? 'spell' : 'pistol',
        combat: 2,
        band: 1,
      } as const;
      return reckon(looking(s), attack).attacker.modifiers.map(({ by, value }) => `${by} ${value}`);
    };
    expect(at('shot')).toEqual(['target-swarm -2']);
    expect(at('spell')).toEqual([]);
  });

  it('FF-SPEC-56 nobody fears for a base; when one dies gruesomely those of its kind check Morale', () => {
    const s = scene({
      active: 1,
      models: [
        ...rats([{ combat: 0 }]),
        { id: 'f', x: 300, y: 400 },
        { ...FOE, x: 267.5, y: 300, combat: 6 },
      ],
      phase: 'act',
      activation: { waiting: ['z'], successes: 1 },
    });
    const { state, events } = playScene(s, [6, 1, 6, 6, 6, 6, 6, 6], [['act', 'strike/hand-weapon/r0']]);
    expect(of(state, 'r0').left).toBe('killed-gruesome');
    const tested = events.flatMap((event) =>
      event.type === 'quality' ? [`${event.purpose} ${event.model}`] : [],
    );
    expect(tested).toEqual(['morale r1', 'morale r2']);
  });
});
