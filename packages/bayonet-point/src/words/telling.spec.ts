import type { Pending } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import type { BayonetPointEvent } from '../events.ts';
import type { BayonetPoint } from '../game.ts';
import { row, scene } from '../scene.spec-support.ts';
import { prompt } from './prompt.ts';
import { telling } from './telling.ts';

const state = scene({ units: [row('u', 2, 300, 300), { ...row('e', 2, 500, 300), side: 1 }] });

const told = (event: object, s = state) => telling({ rule: 'BP-GEN-09', ...event } as BayonetPointEvent, s);
const asked = (kind: string, question: object) =>
  prompt({ kind, seat: 0, question } as unknown as Pending<BayonetPoint>, state);

const shot = {
  type: 'tested',
  test: 'shooting',
  who: 'u-1',
  against: 'e-1',
  die: 4,
  rating: 6,
  modifiers: [
    { by: 'short', value: 1, to: 'rating' },
    { by: 'soft-cover', value: 2, to: 'roll' },
  ],
  threshold: 5,
  passed: true,
};

describe('what is told of an event', () => {
  it('BP-GEN-09 BP-GEN-10 a test: one D10 to be rolled low, every modifier as it counts for the roller', () => {
    expect(told(shot)).toEqual({
      kind: 'shot',
      figures: ['u-1', 'e-1'],
      dice: [{ die: { name: 'D10', sides: 10, colour: 'plain', mark: '' }, face: 4 }],
      modifiers: [
        { words: 'short', value: 1, rule: null },
        { words: 'soft cover', value: -2, rule: null },
      ],
      attempt: { who: 'u-1', total: 4, needed: 5, passes: 'at-most', passed: true },
      cues: [
        { kind: 'fire', from: 'u-1', to: ['e-1'] },
        { kind: 'dice', by: 'e-1' },
        { kind: 'ball', from: 'u-1', to: 'e-1', end: 'hit' },
      ],
    });
    expect(told({ ...shot, test: 'morale', who: 'u', against: null })).toMatchObject({
      kind: 'nerve',
      figures: ['u'],
    });
    expect(told({ ...shot, test: 'melee' }).kind).toBe('attack');
    expect(told({ ...shot, test: 'vision' }).kind).toBe('dice');
  });

  it('BP-GEN-12 where a natural ten always misses, nobody can count on it', () => {
    const sure = { ...shot, threshold: 12 };
    const strict = { ...state, options: { ...state.options, 'natural-ten': 'always-miss' } } as typeof state;
    const lenient = {
      ...state,
      options: { ...state.options, 'natural-ten': 'normal' },
    } as unknown as typeof state;
    expect(told(sure, strict).attempt?.needed).toBe(9);
    expect(told(sure, lenient).attempt?.needed).toBe(12);
    expect(told({ ...sure, test: 'morale' }, strict).attempt?.needed).toBe(12);
  });

  it('BP-MOR-04 a roll for morale is a D6; BP-SCN-09 who is out, routed or gone in pursuit is lost', () => {
    expect(told({ type: 'moraleRolled', who: 'u', die: 4, morale: 6 }).dice[0]?.die.sides).toBe(6);
    const down = (how: string) => told({ type: 'struckDown', figure: 'e-1', how }).lost;
    expect(['wounded', 'ground', 'out', 'routed', 'pursued'].map(down)).toEqual([
      undefined,
      undefined,
      'e-1',
      'e-1',
      'e-1',
    ]);
  });
});

describe('what a unit does together', () => {
  const key = (event: object) => told(event).together ?? null;

  it('BP-MOV-01 a march is one line, whoever of the unit it is told of', () => {
    const moved = { type: 'moved', how: 'move', x: 1, y: 1, gait: 'halt' };
    const first = key({ ...moved, figure: 'u-1' });
    expect(first?.words).toMatch(/ went\.$/);
    expect(key({ ...moved, figure: 'u-2' })).toEqual(first);
    expect(key({ ...moved, figure: 'u-2', how: 'flee' })?.key).not.toBe(first?.key);
    expect(key({ ...moved, figure: 'e-1' })?.key).not.toBe(first?.key);
  });

  it('BP-GEN-08 a single figure is told of by itself', () => {
    const alone = scene({ units: [row('u', 1, 300, 300), { ...row('e', 1, 500, 300), side: 1 }] });
    const event = { type: 'moved', figure: 'u-1', how: 'move', x: 1, y: 1, gait: 'halt' };
    expect(told(event, alone).together).toBeUndefined();
  });
});

describe('what a question means', () => {
  it('BP-INI-05 BP-DIG-16 units are sent, the turn can be ended, striking the colours is grave', () => {
    const { options } = asked('pick', { options: ['u', 'group:u', 'finish', 'concede'] });
    const words = expect.any(String) as string;
    expect(options).toEqual([
      { id: 'u', words, deed: words, figure: 'u', starts: 'send' },
      { id: 'group:u', words },
      { id: 'finish', words, ends: 'turn' },
      { id: 'concede', words, grave: true, ends: 'match' },
    ]);
  });

  it('BP-SEQ-05 an order takes the action; to hold ends it', () => {
    const put = asked('order', { unit: 'u', options: ['advance', 'move', 'hold'] });
    expect(put.about).toEqual({ figures: ['u'] });
    expect(put.options).toMatchObject([
      { words: 'Move', spends: ['action'], starts: 'move' },
      { spends: ['action'], seldom: true },
      { ends: 'activation' },
    ]);
  });

  it('BP-SHT-02 a target is a man; the hint is this game’s own', () => {
    const put = asked('shootWhom', { figure: 'u-1', options: ['e-1'] });
    expect(put).toMatchObject({ about: { figures: ['u-1'] }, options: [{ figure: 'e-1' }] });
    expect(put.hint).toBe('Range and cover are counted in.');
    expect(put.hint).not.toMatch(/movement/);
  });

  it('BP-SCN-11 each place to appear at is where it is; shapes are options with a name', () => {
    const at = [
      { x: 10, y: 20, z: 0 },
      { x: 30, y: 40, z: 0 },
    ];
    const put = asked('whichPoint', { unit: 'u', options: ['10,20', '30,40'], at });
    expect(put.options.map((option) => option.at)).toEqual(at);
    expect(asked('march', { unit: 'u', shapes: ['line', 'open-order'], reach: 10 }).options).toEqual([
      { id: 'line', words: 'Line' },
      { id: 'open-order', words: 'Open order' },
    ]);
  });
});
