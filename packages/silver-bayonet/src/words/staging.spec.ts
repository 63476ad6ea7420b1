import { CUE_KINDS } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import type { SilverBayonetEvent } from '../events.ts';
import { scene } from '../scene.spec-support.ts';
import { STAGING } from './staging.ts';
import { telling } from './telling.ts';

const at = { x: 3, y: 4, z: 0 };
const FIGURES = [
  { id: 'a', name: 'Vane' },
  { id: 'b', name: 'Roux', side: 1, x: 30 },
  { id: 'm', side: null, type: 'revenant', x: 18, y: 30 },
];
const SCENARIO = {
  clues: [{ id: 'clue-w', at: [3, 4] as [number, number], deck: 'red' }],
  decks: { red: { cards: [{ card: 'ace', name: 'Tracks', text: 'Something large.', do: [] }] } },
  aims: [{ id: 'idol', name: 'The idol', text: 'It must not leave.', if: { turn: { min: 2 } }, xp: 1 }],
  rules: [{ id: 'dusk', when: { event: 'turn-end' }, text: 'Night falls.', do: [] }],
};
const state = scene({ figures: FIGURES, scenario: SCENARIO as never });

const cues = (event: object) =>
  telling({ rule: 'SB-GEN-01', ...event } as SilverBayonetEvent, state).cues ?? [];
const check = { power: 5, skill: 9, modifiers: [], total: 14, target: 13, success: true, bought: false };
const blow = {
  figure: 'a',
  target: 'b',
  weapon: 'rifle',
  hit: true,
  answer: false,
  cover: false,
  because: null,
};
const hurt = { figure: 'b', by: 'a', points: 4, health: 3, cause: 'attack', negated: 0, parts: [] };
const roll = { faces: [7], face: 7, before: 2, counts: 7 };

/** Events that show every gesture there is. */
const SAMPLES: readonly object[] = [
  { type: 'fateSpent', seat: 0, die: 'power', use: 'reroll', figure: 'a', roll },
  { type: 'tableRolled', table: 'events', dice: [1], result: 'rain' },
  { type: 'appeared', figure: 'm', kind: 'revenant', ...at },
  { type: 'moved', figure: 'a', how: 'back-off', cost: 1, ...at },
  { type: 'moved', figure: 'a', how: 'fall', cost: 1, ...at },
  { type: 'checked', figure: 'a', against: 'b', check: 'shooting', ...check },
  { type: 'rolledAgain', figure: 'a', die: 'skill', face: 10, now: 4 },
  { type: 'forced', figure: 'a', mover: 'b' },
  { type: 'fired', figure: 'a', weapon: 'rifle', load: 'plain', targets: ['b'], answer: false },
  { type: 'attacked', mode: 'shooting', ...blow },
  { type: 'attacked', mode: 'melee', ...blow },
  { type: 'damaged', ...hurt },
  { type: 'healed', figure: 'b', points: 2, health: 5 },
  { type: 'tookUp', figure: 'a', object: 'idol' },
  { type: 'secured', figure: 'a', object: 'idol' },
  { type: 'out', figure: 'b', how: 'removed' },
  { type: 'out', figure: 'b', how: 'down' },
  { type: 'out', figure: 'b', how: 'collapsed' },
  { type: 'out', figure: 'b', how: 'left' },
  { type: 'terror', figure: 'a', state: 'shaken' },
  { type: 'investigated', figure: 'a', clue: 'clue-w', card: 'ace' },
  { type: 'acted', figure: 'a', action: 'curse:wasting', at: 'b' },
  { type: 'shellFell', ...at },
  { type: 'endangered', figure: 'a', die: 8, hit: true },
  { type: 'storyGoesOn', of: 'dusk' },
  { type: 'replaced', figure: 'a', by: 'm' },
  { type: 'cardDrawn', deck: 'red', card: 'ace' },
  { type: 'aimTaken', seats: [0], aim: 'idol' },
  { type: 'aimShown', seats: [1], aim: 'idol' },
];

describe('how events are staged', () => {
  it('every kind of event has a stated staging, and shows what is stated of it', () => {
    const shown = new Map<string, Set<string>>();
    for (const sample of SAMPLES as readonly { readonly type: string }[])
      for (const { kind } of cues(sample))
        shown.set(sample.type, (shown.get(sample.type) ?? new Set()).add(kind));
    for (const [type, stated] of Object.entries(STAGING))
      expect([type, [...(shown.get(type) ?? [])].sort()]).toEqual([type, [...stated].sort()]);
    const used = new Set(Object.values(STAGING).flat());
    expect(CUE_KINDS.filter((kind) => !used.has(kind))).toEqual([]);
  });

  it('SB-SHT-08 a ball hits, goes into cover, goes wide, or never leaves the barrel', () => {
    const end = (rest: object) => cues({ type: 'attacked', mode: 'shooting', ...blow, ...rest });
    const ball = { kind: 'ball', from: 'a', to: 'b' };
    expect(end({})).toEqual([{ ...ball, end: 'hit' }]);
    expect(end({ hit: false, cover: true })).toEqual([{ ...ball, end: 'cover' }]);
    expect(end({ hit: false })).toEqual([{ ...ball, end: 'wide' }]);
    expect(end({ hit: false, cover: true, because: { why: 'no-technology', by: 'm' } })).toEqual([
      { ...ball, end: 'nowhere' },
    ]);
  });

  it('dice of an attack lie at whom it is meant for, others at whoever rolls; what is nothing is not shown', () => {
    expect(cues({ type: 'checked', figure: 'a', against: 'b', check: 'melee', ...check })).toEqual([
      { kind: 'dice', by: 'b' },
    ]);
    expect(cues({ type: 'checked', figure: 'a', against: null, check: 'terror', ...check })).toEqual([
      { kind: 'dice', by: 'a' },
    ]);
    expect(cues({ type: 'damaged', ...hurt, points: 0 })).toEqual([]);
    expect(cues({ type: 'terror', figure: 'a', state: 'none' })).toEqual([
      { kind: 'terror', figure: 'a', held: true },
    ]);
    expect(cues({ type: 'terror', figure: 'a', state: 'recovered' })).toEqual([]);
    expect(cues({ type: 'acted', figure: 'a', action: 'dismount', at: null })).toEqual([]);
  });

  it('SB-MOV-10 that a company begins to leave the table is told aloud, and once', () => {
    const event = { type: 'out', rule: 'SB-MOV-10', figure: 'b', how: 'left' } as SilverBayonetEvent;
    const gone = (...ids: readonly string[]) => ({
      ...state,
      figures: state.figures.map((one) =>
        ids.includes(one.id) ? { ...one, standing: 'left' as const } : one,
      ),
    });
    const slip = { title: 'Roux leaves the table', source: 'Player 2' };
    expect(telling(event, gone('b')).cues).toMatchObject([{ kind: 'slip', slip }]);
    expect(telling(event, gone('a', 'b')).cues).toHaveLength(1);
    const fellow = { ...state.figures[1]!, id: 'c', standing: 'left' as const };
    const both = gone('b');
    expect(telling(event, { ...both, figures: [...both.figures, fellow] }).cues).toBeUndefined();
  });

  it('SB-OPS-10 a clue card is a slip with its text; SB-ENC-02 a monster is introduced with counter and stats', () => {
    const slips = (event: object) => cues(event).flatMap((cue) => (cue.kind === 'slip' ? [cue.slip] : []));
    expect(slips({ type: 'investigated', figure: 'a', clue: 'clue-w', card: 'ace' })).toEqual([
      {
        title: 'Tracks',
        source: 'Clue marker, turned over by Vane',
        text: 'Something large.',
        marker: 'clue',
      },
    ]);
    expect(slips({ type: 'investigated', figure: 'a', clue: 'clue-w', card: null })).toEqual([]);
    const [revenant] = slips({ type: 'appeared', figure: 'm', kind: 'revenant', ...at });
    expect(revenant).toMatchObject({ title: 'Revenant', figure: 'm' });
    expect(revenant!.stats!.map(({ label }) => label)).toEqual([
      'Speed',
      'Melee',
      'Acc',
      'Def',
      'Cour',
      'Health',
    ]);
    expect(slips({ type: 'appeared', figure: 'a', kind: 'soldier', ...at })).toEqual([]);
    expect(slips({ type: 'tableRolled', table: 'events', dice: [1], result: 'rain' })[0]).toMatchObject({
      title: 'Rain',
      source: 'An unexpected event',
    });
  });
});
