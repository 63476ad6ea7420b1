import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../../ruleset.ts';
import { of, row, type SceneDraft, type SceneUnit, scene, unitIn } from '../../scene.spec-support.ts';

/** A unit of four with its leader, and an enemy who has fired, 300 away unless told otherwise. */
function field(ours: Partial<SceneUnit> = {}, draft: Partial<SceneDraft> = {}, away = 325) {
  return scene({
    units: [
      { ...row('u', 4, 600, 300, true), ...ours },
      { ...row('e', 4, 600, 300 + away), side: 1, fired: true },
    ],
    ...draft,
  });
}

const STAY = { middle: { x: 600, y: 300, z: 0 }, facing: 0, shape: 'as-you-are' };

function single(of: 'average' | 'master', options: Record<string, string> = {}, away = 325) {
  return scene({
    options: { 'play-mode': 'individuals', ...options },
    units: [
      { id: 'u', class: of, figures: [{ id: 'u-1', x: 600, y: 300 }] },
      { id: 'e', side: 1, fired: true, figures: [{ id: 'e-1', x: 600, y: 300 + away }] },
    ],
  });
}

const PLAIN: readonly string[] = ['fire', 'move', 'charge', 'hold'];

const offered = (asked: readonly { readonly kind: string; readonly question: object }[]) =>
  asked.flatMap(({ kind, question }) =>
    kind === 'order'
      ? [(question as { readonly options: readonly string[] }).options.filter((id) => PLAIN.includes(id))]
      : [],
  );

describe('how much is done in an activation', () => {
  it('BP-SEQ-03, BP-ACT-02, BP-GEN-07 an Average man has one action, at once', () => {
    const { asked, state } = play(bayonetPoint, {
      state: single('average'),
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'move'],
        ['move', [{ x: 600, y: 250, z: 0 }]],
      ],
    });
    expect(offered(asked)).toEqual([['fire', 'move', 'hold']]);
    expect(of(state, 'u-1').y).toBe(250);
  });

  it('BP-ACT-05, BP-ACT-06, BP-SEQ-04 a Master acts without a die and twice: move and move, not move and shoot', () => {
    const { asked } = play(bayonetPoint, {
      state: single('master'),
      answers: [
        ['pick', 'u'],
        ['order', 'move'],
        ['move', [{ x: 600, y: 250, z: 0 }]],
        ['order', 'move'],
        ['move', []],
      ],
    });
    expect(offered(asked)).toEqual([
      ['fire', 'move', 'hold'],
      ['move', 'hold'],
    ]);
  });

  it('BP-SEQ-04, BP-SHT-09 a Master with a musket shoots twice', () => {
    const { events } = play(bayonetPoint, {
      state: single('master'),
      // Vision; two misses.
      dice: [8, 10, 10],
      answers: [
        ['pick', 'u'],
        ['order', 'fire'],
        ['lookFor', 'e'],
        ['whoFires', ['u-1']],
        ['order', 'fire'],
        ['whoFires', ['u-1']],
      ],
    });
    expect(events.filter((event) => event.type === 'tested' && event.test === 'shooting')).toHaveLength(2);
  });

  it('BP-SEQ-04 action-order free: a Master moves and then shoots', () => {
    const { asked } = playToQuestion(bayonetPoint, {
      state: single('master', { 'action-order': 'free' }),
      answers: [
        ['pick', 'u'],
        ['order', 'move'],
        ['move', []],
      ],
    });
    expect(offered(asked)[1]).toEqual(['fire', 'move', 'hold']);
  });

  it('BP-SEQ-03 action-scheme phases: a unit fires, then moves, then has only its charge left', () => {
    const { asked } = playToQuestion(bayonetPoint, {
      state: field({}, { options: { 'action-scheme': 'phases' } }, 225),
      dice: [6, 6],
      answers: [
        ['pick', 'u'],
        ['order', 'fire'],
        ['leaderAction', 'no-more'],
        ['whoFires', []],
        ['order', 'move'],
        ['leaderAction', 'no-more'],
        ['march', { ...STAY, middle: { x: 600, y: 380, z: 0 } }],
      ],
    });
    expect(offered(asked)).toEqual([
      ['fire', 'move', 'hold'],
      ['move', 'hold'],
      ['charge', 'hold'],
    ]);
  });

  it('BP-SEQ-03 action-scheme phases: hold ends it whatever is left', () => {
    const { asked } = play(bayonetPoint, {
      state: field({}, { options: { 'action-scheme': 'phases' } }),
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'hold'],
        ['leaderAction', 'no-more'],
      ],
    });
    expect(asked).toHaveLength(3);
  });
});

describe('BP-SEQ-05 those who cannot follow the order', () => {
  it('BP-SEQ-05 under fire a man who got up has half a move', () => {
    const figures = row('u', 2, 600, 300).figures.map((f, i) => ({
      ...f,
      ground: i === 1 ? ('open' as const) : ('up' as const),
    }));
    const { state, events } = play(bayonetPoint, {
      state: field({ figures }),
      dice: [6, 6, 10],
      answers: [
        ['pick', 'u'],
        ['getUp', ['u-2']],
        ['order', 'fire'],
        ['whoFires', ['u-1']],
        ['move', [{ x: 705, y: 300, z: 0 }]],
      ],
    });
    expect(of(state, 'u-2').x).toBe(705);
    expect(events.flatMap((event) => (event.type === 'tested' ? [event.who] : []))).toEqual([
      'u',
      'u',
      'u-1',
    ]);
  });

  it('BP-SEQ-05 under charge the wounded come along without contact, at half rate', () => {
    const figures = row('u', 2, 600, 300).figures.map((f, i) => ({ ...f, wounds: i }));
    const state = field({ figures }, {}, 125);
    const open = playToQuestion(bayonetPoint, {
      state,
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'charge'],
        ['chargeWhom', 'e'],
      ],
    });
    expect(open.pending).toMatchObject({ kind: 'move', question: { figure: 'u-2' } });
    expect(open.refusal([{ x: 630, y: 375, z: 0 }])).toBeNull();
    expect(open.refusal([{ x: 630, y: 376, z: 0 }])?.code).toBe('move.too-far');
  });

  it('BP-SEQ-05 hold: it was active all the same', () => {
    const { state } = play(bayonetPoint, {
      state: field({ figures: row('u', 4, 600, 300).figures, idle: 2 }),
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'hold'],
      ],
    });
    expect(unitIn(state, 'u')).toMatchObject({ test: 'active', idle: 0, moved: false, fired: false });
  });

  it('BP-SEQ-05, BP-MEL-17 members in melee are left out, the rest may be told to move', () => {
    const state = field(
      { figures: row('u', 2, 600, 300).figures },
      { contacts: [{ a: 'u-1', b: 'e-1' }] },
      25,
    );
    const { asked } = playToQuestion(bayonetPoint, { state, dice: [6], answers: [['pick', 'u']] });
    expect(asked[1]!.question).toMatchObject({ unit: 'u' });
    const { pending } = playToQuestion(bayonetPoint, {
      state,
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'move'],
      ],
    });
    expect(pending).toMatchObject({ kind: 'move', question: { figure: 'u-2' } });
  });
});

describe('who may be tested', () => {
  const pickable = (change: (state: ReturnType<typeof field>) => void) => {
    const state = field({ figures: row('u', 2, 600, 300).figures });
    change(state);
    const { pending } = playToQuestion(bayonetPoint, { state });
    return (pending.question as { readonly options: readonly string[] }).options.includes('u');
  };

  it('BP-ACT-07 not while everybody is down, fleeing, pursuing or fighting', () => {
    expect(pickable(() => {})).toBe(true);
    expect(
      pickable((s) => {
        for (const f of s.figures.slice(0, 2)) f.down = 1;
      }),
    ).toBe(false);
    expect(
      pickable((s) => {
        for (const f of s.figures.slice(0, 2)) f.pursuing = true;
      }),
    ).toBe(false);
    expect(
      pickable((s) => {
        unitIn(s, 'u').flight = { moves: 1, final: false, number: 1, gone: [] };
      }),
    ).toBe(false);
    expect(
      pickable((s) => {
        s.contacts = ['u-1', 'u-2'].map((a) => ({ a, b: 'e-1', across: null, held: null }) as never);
      }),
    ).toBe(false);
  });

  it('BP-ACT-07 one man free is enough; on the ground he may be, to get up', () => {
    expect(
      pickable((s) => {
        of(s, 'u-1').down = 1;
      }),
    ).toBe(true);
    expect(
      pickable((s) => {
        for (const f of s.figures.slice(0, 2)) f.ground = 'open';
      }),
    ).toBe(true);
  });

  it('BP-ACT-07 with an enemy upon him getting up is all he does', () => {
    const state = field(
      { figures: [{ id: 'u-1', x: 600, y: 300, ground: 'open' }] },
      { contacts: [{ a: 'u-1', b: 'e-1' }] },
      25,
    );
    const { asked, state: after } = play(bayonetPoint, {
      state,
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['getUp', ['u-1']],
      ],
    });
    expect(asked).toHaveLength(2);
    expect(of(after, 'u-1').ground).toBe('up');
  });
});

describe('BP-ACT-10 a leader alone', () => {
  const near = (option: string) => field({}, { options: { 'lone-leader': option } }, 125);

  it('BP-ACT-10 lone-leader no-charge: he may shoot and move, not charge', () => {
    const { pending } = playToQuestion(bayonetPoint, {
      state: near('no-charge'),
      dice: [7],
      answers: [['pick', 'u']],
    });
    expect(pending.question).toMatchObject({ options: ['shoot', 'move', 'no-more'] });
  });

  it('BP-ACT-10, BP-MOR-03 lone-leader free: he charges on his own morale of 8', () => {
    const { state, events } = play(bayonetPoint, {
      state: near('free'),
      // Activation fails; his morale; they stand; he and his man miss.
      dice: [7, 8, 6, 10, 10],
      answers: [
        ['pick', 'u'],
        ['leaderAction', 'charge'],
        ['chargeWhom', 'e'],
      ],
    });
    const morale = events.flatMap((event) =>
      event.type === 'tested' && event.test === 'morale' ? [event.rating] : [],
    );
    expect(morale).toEqual([8, 6]);
    expect(state.contacts).toHaveLength(1);
    expect(unitIn(state, 'u').test).toBe('failed');
    expect(of(state, 'u-2').y).toBe(300);
  });

  it('BP-ACT-10 one on the ground gets up first', () => {
    const figures = row('u', 4, 600, 300, true).figures.map((f, i) => ({
      ...f,
      ground: i === 0 ? ('open' as const) : ('up' as const),
    }));
    const { state } = play(bayonetPoint, {
      state: field({ figures }),
      dice: [7],
      answers: [
        ['pick', 'u'],
        ['getUp', ['u-1']],
        ['leaderAction', 'no-more'],
      ],
    });
    expect(of(state, 'u-1').ground).toBe('up');
  });

  it('BP-ACT-10, BP-DIG-17 the last of his unit is a Master in every respect', () => {
    const state = field({}, {}, 125);
    for (const id of ['u-2', 'u-3', 'u-4']) of(state, id).standing = 'incapacitated';
    unitIn(state, 'u').halfTested = true;
    const { pending } = playToQuestion(bayonetPoint, { state, answers: [['pick', 'u']] });
    expect(pending.question).toMatchObject({
      options: ['volley', 'advance', 'assault', 'fire', 'move', 'charge', 'hold', 'concede'],
    });
  });

  /** Everybody but the leader is lost; the enemy stands so far off. */
  const last = (away: number) => {
    const state = field({}, {}, away);
    for (const id of ['u-2', 'u-3', 'u-4']) of(state, id).standing = 'incapacitated';
    unitIn(state, 'u').halfTested = true;
    unitIn(state, 'e').fired = false;
    return state;
  };

  it('BP-ACT-10, BP-SEQ-04 the last of his unit moves and then charges whom he could not reach before', () => {
    const { state } = play(bayonetPoint, {
      state: last(250),
      // His nerve, theirs; neither touches the other.
      dice: [8, 6, 10, 10],
      answers: [
        ['pick', 'u'],
        ['order', 'move'],
        ['move', [{ x: 600, y: 420, z: 0 }]],
        ['order', 'charge'],
        ['chargeWhom', 'e'],
      ],
    });
    expect(state.contacts).toHaveLength(1);
  });

  it('BP-VIS-12, BP-ACT-10 the last of his unit is his unit: he looks at an enemy once a turn', () => {
    const { pending } = playToQuestion(bayonetPoint, {
      state: last(400),
      dice: [9],
      answers: [
        ['pick', 'u'],
        ['order', 'fire'],
        ['lookFor', 'e'],
      ],
    });
    expect(pending).toMatchObject({
      kind: 'order',
      question: { options: ['advance', 'move', 'hold', 'concede'] },
    });
  });
});
