import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { activateMember } from '../../rules/activation/activation.ts';
import { harm } from '../../rules/damage/harm.ts';
import silverBayonet from '../../ruleset.ts';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import type { Operation } from '../format/operation.ts';
import type { ScenarioRule, When } from '../format/rule.ts';
import { kitOfMatch } from './rules.ts';
import { doing, hearing } from './story.spec-support.ts';
import type { StoryEvent } from './story-event.ts';
import { awaits } from './waiting.ts';

/** Counts the times it has run. */
const mark = (name: string): Operation => ({ op: 'damage', who: { of: { stored: name } }, n: 1 });

function field(rules: readonly ScenarioRule[], rest: Partial<SceneDraft> = {}) {
  const s = scene({
    figures: [
      { id: 'a', x: 5, y: 5, health: 20 },
      { id: 'b', side: 1, x: 5, y: 30, health: 20 },
      { id: 'ghoul', side: null, type: 'ghoul', x: 18, health: 20 },
      {
        id: 'count',
        side: null,
        type: 'bandit',
        x: 30,
        y: 30,
        stats: { health: 50 },
        health: 50,
        attributes: [],
      },
    ],
    scenario: { rules: [...rules], zones: { yard: { shape: { rect: [0, 0, 10, 10] } } } },
    ...rest,
  });
  s.story.figures['count'] = ['count'];
  return s;
}

/** How often a rule on `when` runs when this happens. */
function runs(when: When, event: StoryEvent, rest: Partial<SceneDraft> = {}): number {
  const state = field([{ id: 'r', when, do: [mark('count')] }], rest);
  return 50 - of(play(hearing(event), { state }).state, 'count').health;
}

describe('SB-OPS-16 rules', () => {
  it('SB-OPS-16 when the event happens and the condition holds, the operations run', () => {
    const rule = { id: 'r', when: { event: 'turn-end' }, do: [mark('count')] } as const;
    const yes = play(hearing({ event: 'turn-end' }), {
      state: field([{ ...rule, if: { turn: { min: 1 } } }]),
    });
    expect(of(yes.state, 'count').health).toBe(49);
    expect(yes.events[0]).toMatchObject({ type: 'storyGoesOn', of: 'r' });
    const no = play(hearing({ event: 'turn-end' }), {
      state: field([{ ...rule, if: { turn: { min: 2 } } }]),
    });
    expect(no.events).toEqual([]);
  });

  it('SB-OPS-16 at most so often a game, whatever the events', () => {
    const state = field([{ id: 'r', when: { event: 'turn-end' }, limit: 2, do: [mark('count')] }]);
    const turn = { event: 'turn-end' } as const;
    const { state: after } = play(hearing(turn, turn, turn, turn), { state });
    expect(of(after, 'count').health).toBe(48);
  });

  it('SB-OPS-16 rules that wake one another stop, however long each takes about it', () => {
    const again: Operation[] = [
      { op: 'heal', who: 'actor', n: 1 },
      { op: 'damage', who: 'actor', n: 1 },
    ];
    const names = Array.from({ length: 20 }, (_, i) => `p-${i}`);
    const procedures = Object.fromEntries(
      names.map((name, i): [string, Operation[]] => {
        const next = names[i + 1];
        return [name, next === undefined ? again : [{ op: 'do', procedure: next }]];
      }),
    );
    const rules: ScenarioRule[] = [
      { id: 'r', when: { event: 'damaged' }, do: [{ op: 'do', procedure: 'p-0' }] },
    ];
    const hurt = { event: 'damaged', figure: 'a', source: null } as const;
    const { state, events } = play(hearing(hurt, hurt), {
      state: field(rules, { scenario: { rules, procedures } }),
    });
    expect(events.filter(({ type }) => type === 'storyGoesOn')).toHaveLength(40);
    expect(state.story.running).toBe(0);
  });

  it('SB-OPS-16 a condition that does not hold uses up nothing of the limit', () => {
    const rules: ScenarioRule[] = [
      { id: 'r', when: { event: 'turn-end' }, if: { var: 'go', min: 1 }, limit: 1, do: [mark('count')] },
      { id: 'go', when: { event: 'turn-end' }, do: [{ op: 'set', name: 'go', value: 1 }] },
    ];
    const turn = { event: 'turn-end' } as const;
    const { state } = play(hearing(turn, turn, turn), { state: field(rules) });
    expect(of(state, 'count').health).toBe(49);
  });

  it('SB-OPS-16 in file order, and each condition is read when its turn comes', () => {
    const rules: ScenarioRule[] = [
      { id: 'first', when: { event: 'turn-end' }, do: [{ op: 'set', name: 'go', value: 1 }] },
      { id: 'second', when: { event: 'turn-end' }, if: { var: 'go', min: 1 }, do: [mark('count')] },
    ];
    const there = play(hearing({ event: 'turn-end' }), { state: field(rules) });
    expect(of(there.state, 'count').health).toBe(49);
    const back = play(hearing({ event: 'turn-end' }), { state: field([...rules].reverse()) });
    expect(of(back.state, 'count').health).toBe(50);
  });

  it('SB-OPS-16 a rule that brings about what it waits for does not go on for ever', () => {
    const state = field([
      { id: 'r', when: { event: 'damaged' }, do: [{ op: 'heal', who: 'actor', n: 9 }, mark('count')] },
    ]);
    const { state: after } = play(doing([mark('count')]), { state });
    expect(of(after, 'count').health).toBe(49);
    expect(after.story.running).toBe(0);
  });

  it('SB-OPS-16 a scenario that does nothing in play costs nothing', () => {
    const { scenario } = field([]);
    expect(kitOfMatch(scenario)).toBe('');
    const idle = { card: 'ace', name: 'Ace', text: 'Nothing.', do: [] };
    expect(kitOfMatch({ ...scenario, decks: { red: { cards: [idle] } } })).toBe('');
    expect(kitOfMatch({ ...scenario, decks: { red: { cards: [{ ...idle, do: [mark('x')] }] } } })).toBe(
      'story',
    );
    expect(field([{ id: 'r', when: { event: 'setup' }, do: [] }]).kit).toBe('story');
    expect(awaits(field([{ id: 'r', when: { event: 'setup' }, do: [] }]), 'contact')).toBe(false);
  });
});

describe('SB-OPS-17 events', () => {
  it('SB-OPS-17 setup, deployed, turn-start', () => {
    for (const event of ['setup', 'deployed', 'turn-start'] as const) {
      expect(runs({ event }, { event })).toBe(1);
      expect(runs({ event }, { event: 'turn-end' })).toBe(0);
    }
  });

  it('SB-OPS-17 turns and from', () => {
    const end = { event: 'turn-end' } as const;
    expect(runs({ ...end, turns: [2, 4] }, end, { turn: 4 })).toBe(1);
    expect(runs({ ...end, turns: [2, 4] }, end, { turn: 3 })).toBe(0);
    expect(runs({ ...end, from: 3 }, end, { turn: 3 })).toBe(1);
    expect(runs({ ...end, from: 3 }, end, { turn: 2 })).toBe(0);
    expect(runs({ event: 'turn-start', from: 2 }, { event: 'turn-start' }, { turn: 1 })).toBe(0);
  });

  it('SB-OPS-17 initiative-rolled: one of the two dice; actor-player is the roller', () => {
    const rolled = { event: 'initiative-rolled', seat: 1, dice: [1, 9] } as const;
    expect(runs({ event: 'initiative-rolled', anyDie: 1 }, rolled)).toBe(1);
    expect(runs({ event: 'initiative-rolled', anyDie: 2 }, rolled)).toBe(0);
    expect(runs({ event: 'initiative-rolled' }, rolled)).toBe(1);
    const rule: ScenarioRule = {
      id: 'r',
      when: { event: 'initiative-rolled' },
      do: [{ op: 'fate', side: 'actor-player', die: 'skill', n: 1 }],
    };
    expect(play(hearing(rolled), { state: field([rule]) }).state.pools.map(({ skill }) => skill)).toEqual([
      0, 1,
    ]);
  });

  it('SB-OPS-17 phase-start: that phase, in these turns', () => {
    const monsters = { event: 'phase-start', phase: 'monster', seat: null } as const;
    expect(runs({ event: 'phase-start', phase: 'monster' }, monsters)).toBe(1);
    expect(runs({ event: 'phase-start', phase: 'monster', turns: [1] }, monsters, { turn: 2 })).toBe(0);
    expect(runs({ event: 'phase-start', phase: 'secondary' }, monsters)).toBe(0);
  });

  it('SB-OPS-17 activation-start: who, and only in the zone', () => {
    const starts = (figure: string) => ({ event: 'activation-start', figure }) as const;
    expect(runs({ event: 'activation-start', who: { is: 'soldier' } }, starts('a'))).toBe(1);
    expect(runs({ event: 'activation-start', who: { is: 'soldier' } }, starts('ghoul'))).toBe(0);
    expect(runs({ event: 'activation-start', zone: 'yard' }, starts('a'))).toBe(1);
    expect(runs({ event: 'activation-start', zone: 'yard' }, starts('b'))).toBe(0);
  });

  it('SB-OPS-17 zone-entered: these zones, these figures', () => {
    const entered = { event: 'zone-entered', figure: 'a', zone: 'yard' } as const;
    expect(runs({ event: 'zone-entered', zones: ['yard', 'barn'] }, entered)).toBe(1);
    expect(runs({ event: 'zone-entered', zones: ['barn'] }, entered)).toBe(0);
    expect(runs({ event: 'zone-entered', zones: ['yard'], who: { is: 'monster' } }, entered)).toBe(0);
  });

  it('SB-OPS-17 contact: the figure contacted, by the mover', () => {
    const met = { event: 'contact', figure: 'a', mover: 'ghoul' } as const;
    expect(runs({ event: 'contact' }, met)).toBe(1);
    expect(runs({ event: 'contact', who: { is: 'soldier' }, by: { is: 'monster' } }, met)).toBe(1);
    expect(runs({ event: 'contact', who: { is: 'monster' } }, met)).toBe(0);
    expect(runs({ event: 'contact', by: { is: 'soldier' } }, met)).toBe(0);
  });

  it('SB-OPS-17 figure-exited: also about one who is gone; clue-investigated and object-secured by name', () => {
    const figures = [
      { id: 'a', standing: 'left' as const },
      { id: 'b', side: 1, x: 5 },
      { id: 'count', side: null, type: 'bandit', x: 30, health: 50, stats: { health: 50 } },
    ];
    const left = { event: 'figure-exited', figure: 'a', edge: 'north' } as const;
    expect(runs({ event: 'figure-exited', who: { is: 'soldier' } }, left, { figures })).toBe(1);
    expect(runs({ event: 'figure-exited', who: { is: 'monster' } }, left, { figures })).toBe(0);
    const found = { event: 'clue-investigated', figure: 'a', deck: 'red' } as const;
    expect(runs({ event: 'clue-investigated', decks: ['red'] }, found)).toBe(1);
    expect(runs({ event: 'clue-investigated', decks: ['black'] }, found)).toBe(0);
    const secured = { event: 'object-secured', figure: 'a', object: 'eye' } as const;
    expect(runs({ event: 'object-secured', objects: ['eye'] }, secured)).toBe(1);
    expect(runs({ event: 'object-secured', objects: ['book'] }, secured)).toBe(0);
  });

  it('SB-OPS-17 actor, other and actor-player', () => {
    const rule: ScenarioRule = {
      id: 'r',
      when: { event: 'contact' },
      do: [
        { op: 'pick', store: 'met', who: 'actor' },
        { op: 'pick', store: 'mover', who: 'other' },
        { op: 'fate', side: 'actor-player', die: 'power', n: 1 },
      ],
    };
    const met = { event: 'contact', figure: 'b', mover: 'ghoul' } as const;
    const { state } = play(hearing(met), { state: field([rule]) });
    expect(state.story.figures).toMatchObject({ met: ['b'], mover: ['ghoul'] });
    expect(state.pools.map(({ power }) => power)).toEqual([0, 1]);
  });
});

describe('SB-OPS-17 events of play', () => {
  const activates = (id: string) => stepping((cx) => activateMember(cx, of(cx.s, id)));
  const onStart = (rule: Partial<ScenarioRule> = {}): ScenarioRule => ({
    id: 'r',
    when: { event: 'activation-start', who: { is: 'soldier' } },
    do: [{ op: 'end-activation', who: 'actor' }],
    ...rule,
  });

  it('SB-OPS-17 SB-ACT-08 activation-start comes before any choice, and not for the paralysed', () => {
    const { events, asked } = play(activates('a'), { state: field([onStart()]) });
    expect(asked).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(['activated', 'storyGoesOn']);
    const figures = [
      { id: 'a', terror: { kind: 'paralysed' as const, activations: 0 } },
      { id: 'b', side: 1, x: 5 },
    ];
    const rooted = play(activates('a'), { state: field([onStart()], { figures }) });
    expect(rooted.events.map(({ type }) => type)).toEqual(['activated', 'terror']);
  });

  const hurting = (points: number, source: string | null = 'b') =>
    stepping((cx) => {
      harm(cx, of(cx.s, 'a'), points, 'event', 'SB-EQ-31', { source });
    });

  it('SB-OPS-17 damaged: taken, above 0, and still standing; other is the source', () => {
    const rule: ScenarioRule = {
      id: 'r',
      when: { event: 'damaged', who: { is: 'soldier' } },
      do: [{ op: 'pick', store: 'by', who: 'other' }],
    };
    const hurt = play(hurting(3), { state: field([rule]) });
    expect(hurt.state.story.figures['by']).toEqual(['b']);
    expect(play(hurting(20), { state: field([rule]) }).state.story.figures['by']).toBeUndefined();
    const tough = [
      { id: 'a', attributes: ['damage-reduction:3'] },
      { id: 'b', side: 1, x: 5 },
    ];
    const spared = play(hurting(3), { state: field([rule], { figures: tough }) });
    expect(spared.state.story.figures['by']).toBeUndefined();
  });

  it('SB-OPS-17 figure-down: credit is given, and it still stands', () => {
    const rule: ScenarioRule = {
      id: 'r',
      when: { event: 'figure-down', who: { is: 'soldier' } },
      do: [{ op: 'pick', store: 'last', who: 'actor' }],
    };
    const { state, events } = play(hurting(20), { state: field([rule]) });
    expect(state.story.figures['last']).toEqual(['a']);
    expect(of(state, 'a')).toMatchObject({ standing: 'removed', fallenTo: 1 });
    const types = events.map(({ type }) => type);
    expect(types.indexOf('storyGoesOn')).toBeLessThan(types.indexOf('out'));
    expect(play(hurting(19), { state: field([rule]) }).state.story.figures['last']).toBeUndefined();
  });

  it('SB-OPS-19 undamaged: whoever has lost Health has lost it', () => {
    const list: Operation[] = [
      { op: 'damage', who: 'actor', n: 3 },
      { op: 'heal', who: 'actor', n: 3 },
      { op: 'pick', store: 'fresh', who: { of: { is: 'soldier', undamaged: true } } },
    ];
    const { state } = play(doing(list), { state: field([]) });
    expect(state.story.figures['fresh']).toEqual(['b']);
  });

  it('SB-OPS-17 contact: a mover ends its Move beside a friend or an enemy; who was touched before is not met again', () => {
    const rule: ScenarioRule = {
      id: 'r',
      when: { event: 'contact' },
      do: [{ op: 'fatigue', who: 'actor', n: 1 }],
    };
    const figures = [
      { id: 'a', x: 10, y: 10 },
      { id: 'beside', x: 10, y: 10.984 },
      { id: 'friend', x: 14, y: 10 },
      { id: 'foe', side: 1, x: 30, y: 30 },
    ];
    const state = field([rule], { figures });
    const { state: after } = play(silverBayonet, {
      state,
      answers: [
        ['activate', 'a'],
        ['act', 'move'],
        ['move', [{ x: 13.016, y: 10, z: 0 }]],
        ['act', 'end'],
      ],
    });
    expect(after.figures.map(({ fatigue }) => fatigue)).toEqual([0, 0, 1, 0]);
  });

  it('SB-OPS-17 contact: before any Melee Check', () => {
    const rule: ScenarioRule = {
      id: 'r',
      when: { event: 'contact', by: { is: 'soldier' } },
      do: [{ op: 'remove', who: 'actor' }],
    };
    const figures = [
      { id: 'a', x: 10, y: 10 },
      { id: 'foe', side: 1, x: 14, y: 10 },
      { id: 'other', side: 1, x: 30, y: 30 },
    ];
    const { state, events } = play(silverBayonet, {
      state: field([rule], { figures }),
      answers: [
        ['activate', 'a'],
        ['act', 'move'],
        ['move', [{ x: 13.016, y: 10, z: 0 }]],
        ['act', 'end'],
      ],
    });
    expect(of(state, 'foe').standing).toBe('left');
    expect(events.filter(({ type }) => type === 'attacked')).toEqual([]);
  });

  it('SB-OPS-17 contact: whoever Forces the Attack has moved into contact', () => {
    const rule: ScenarioRule = {
      id: 'r',
      when: { event: 'contact', who: { side: 'own' }, by: { side: 'enemy' } },
      do: [{ op: 'remove', who: 'actor' }],
    };
    const figures = [
      { id: 'a', x: 10, y: 10 },
      { id: 'a2', x: 3, y: 3 },
      { id: 'foe', side: 1, x: 13, y: 11.5 },
    ];
    const { state, events } = play(silverBayonet, {
      state: field([rule], { figures }),
      answers: [
        ['activate', 'a'],
        ['act', 'move'],
        ['move', [{ x: 15, y: 10, z: 0 }]],
        ['force', 'force'],
      ],
    });
    expect(of(state, 'a').standing).toBe('left');
    expect(events.filter(({ type }) => type === 'attacked')).toEqual([]);
  });
});
