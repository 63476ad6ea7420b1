import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../app/settings.ts';
import { announce, repeat, useAnnouncer } from './announcer.ts';
import { EAR_KEYS, everyKey, keyOf, letterOf, pressedKey, withKey } from './keys.ts';
import { oddsWords } from './odds-words.ts';
import { reachedBy } from './reached.ts';
import { ring } from './ring.ts';
import { heardAt, sound, sweep } from './soundscape.ts';
import { partOf, toldAtStep } from './use-replay-voice.ts';

const lines = () => useAnnouncer.getState().lines;
const SETTINGS = { keys: {}, keysOff: false };
const press = (key: string, held: { readonly ctrlKey?: boolean; readonly shiftKey?: boolean } = {}) =>
  pressedKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe('the announcer', () => {
  beforeEach(() => useAnnouncer.setState({ lines: [] }));

  it('has a number for every line, so that the same words are new when they are said again', () => {
    announce('Turn 2.');
    announce('Turn 2.');
    const [first, second] = lines();
    expect([first!.text, second!.text]).toEqual(['Turn 2.', 'Turn 2.']);
    expect(second!.number).toBeGreaterThan(first!.number);
  });

  it('never says an old line as a new one: however many there were, each keeps its number', () => {
    for (let n = 0; n < 40; n++) announce(`line ${n}`);
    const before = lines();
    announce('the last');
    expect(lines().slice(0, -1)).toEqual(before.slice(1));
    expect(lines().length).toBeLessThanOrEqual(12);
  });

  it('says nothing where there is nothing to say, and the last thing again', () => {
    announce('');
    expect(lines()).toEqual([]);
    announce('Who acts next?');
    repeat();
    expect(lines().map(({ text }) => text)).toEqual(['Who acts next?', 'Who acts next?']);
  });
});

describe('keys by ear', () => {
  it('each has one of its own, and none is a digit', () => {
    const keys = Object.values(EAR_KEYS);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.join('')).not.toMatch(/\d/);
  });

  it('can be changed and switched off; taking back stays', () => {
    expect(keyOf('orders', SETTINGS)).toBe('o');
    expect(keyOf('orders', { ...SETTINGS, keys: { orders: 'x' } })).toBe('x');
    expect(keyOf('orders', { ...SETTINGS, keysOff: true })).toBeNull();
    expect(keyOf('back', { ...SETTINGS, keysOff: true })).toBe('z');
  });

  it('letters of deeds can be changed and switched off, too', () => {
    expect(letterOf('done', SETTINGS)).toBe('D');
    expect(letterOf('done', { ...SETTINGS, keys: { 'deed-done': 'v' } })).toBe('V');
    expect(letterOf('done', { ...SETTINGS, keysOff: true })).toBeNull();
    expect(letterOf('send', SETTINGS)).toBeNull();
  });

  it('no two do the same: whatever had a key that is given to another has none', () => {
    const all = everyKey(SETTINGS).map(({ key }) => key);
    expect(new Set(all).size).toBe(all.length);
    expect(withKey('orders', 'd', SETTINGS)).toEqual({ orders: 'd', 'deed-done': '' });
    expect(letterOf('done', { ...SETTINGS, keys: withKey('orders', 'd', SETTINGS) })).toBeNull();
    expect(withKey('orders', '', SETTINGS)).toEqual({ orders: '' });
  });

  it('taking back needs Ctrl, the others must be without', () => {
    expect([press('/'), press('z'), press('z', { ctrlKey: true })]).toEqual(['field', null, 'back']);
    expect([press('o', { ctrlKey: true }), press('z', { ctrlKey: true, shiftKey: true })]).toEqual([
      null,
      null,
    ]);
  });
});

describe('sounds that tell where', () => {
  const table = { width: 36, depth: 36, grid: 1, pieces: [], regions: {}, links: [] };

  it('east is right and north is high, whichever way the table is measured', () => {
    const [south, north] = [
      heardAt({ x: 36, y: 0 }, { terrain: table, yGrows: 'north' }),
      heardAt({ x: 0, y: 36 }, { terrain: table, yGrows: 'north' }),
    ];
    expect([south.pan, north.pan]).toEqual([1, -1]);
    expect(north.pitch).toBeGreaterThan(south.pitch);
    expect(heardAt({ x: 18, y: 0 }, { terrain: table, yGrows: 'south' })).toEqual({
      pan: 0,
      pitch: north.pitch,
    });
  });
});

describe('in reach', () => {
  const way = (x: number, kinds: readonly string[] = [], problem: unknown = null) => ({
    way: { points: [{ x, y: 0 }], problem, stops: kinds.map((kind) => ({ kind })) },
  });

  it('is where the way ends that the rules measure; whoever is met at its end may be charged', () => {
    expect(reachedBy(way(6), { x: 6, y: 0 })).toBe('in');
    expect(reachedBy(way(6), { x: 6.1, y: 0 })).toBe('out');
    expect(reachedBy(way(5, ['contact']), { x: 6, y: 0 })).toBe('contact');
    expect(reachedBy(way(6, [], {}), { x: 6, y: 0 })).toBe('out');
    expect(reachedBy(null, { x: 6, y: 0 })).toBe('out');
  });
});

it('a story is told with the part of the table where it happened', () => {
  const chart = { terrain: { width: 30, depth: 30 }, yGrows: 'north' };
  expect(partOf({ x: 1, y: 29 }, chart)).toEqual({ row: 2, column: 0 });
  expect(partOf({ x: 15, y: 29 }, { ...chart, yGrows: 'south' })).toEqual({ row: 0, column: 1 });
});

describe('a story by ear', () => {
  const chart = { terrain: { width: 30, depth: 30 }, yGrows: 'north' };
  const scene = { figures: [{ id: 'kern', place: 'table', x: 1, y: 29 }] };
  const frame = (number: number, ...texts: readonly string[]) =>
    ({
      number,
      scene,
      dispatches: texts.map((text, n) => ({
        text,
        number: n,
        telling: { figures: n === 1 ? ['kern'] : [] },
      })),
    }) as unknown as Parameters<typeof toldAtStep>[0];

  it('tells one event after the other, oldest first, and where it happened', () => {
    const told = toldAtStep(frame(1, 'Turn 1.', 'Kern moves 6" to 12, 4.5.', 'It rains.'), frame(0), chart);
    expect(told).toEqual(['Turn 1.', 'Kern moves 6 inches. In the north-west.', 'It rains.']);
  });

  it('tells what is new alone, of a leap the last lines, and of a step back what still stands', () => {
    const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(toldAtStep(frame(3, ...lines), frame(2, ...lines.slice(0, 6)), chart)).toEqual(['g']);
    expect(toldAtStep(frame(9, ...lines), frame(2, 'a'), chart)).toEqual(['d', 'e', 'f', 'g']);
    expect(toldAtStep(frame(2, 'a'), frame(9, ...lines), chart)).toEqual(['a']);
    expect(toldAtStep(frame(4, ...lines), frame(3, ...lines), chart)).toEqual([]);
  });
});

describe('odds under the pencil', () => {
  const prospect = (some: object) => ({ title: 'Musket', problem: null, chance: 0.454, out: 0.2, ...some });
  const list = (...some: readonly object[]) => some as unknown as Parameters<typeof oddsWords>[0];

  it('are one sentence for each way; why there is none, where there is none', () => {
    expect(oddsWords(list(prospect({})))).toBe('Musket: hits 45 %, puts out 20 %.');
    const none = prospect({ problem: { code: 'x', message: 'Too far.' } });
    expect(oddsWords(list(none))).toBe('Too far.');
    expect(oddsWords(list(none, prospect({ title: 'Sabre' })))).toBe('Sabre: hits 45 %, puts out 20 %.');
    expect(oddsWords(list())).toBe('');
  });
});

describe('what is played', () => {
  const table = { width: 36, depth: 36, grid: 1, pieces: [], regions: {}, links: [] };
  const played: string[] = [];

  class Node {
    readonly gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    constructor(_: unknown, { frequency, pan }: { readonly frequency?: number; readonly pan?: number }) {
      if (frequency !== undefined) played.push(`${Math.round(frequency)} Hz`);
      if (pan !== undefined) played.push(`pan ${pan}`);
    }
    connect<T>(to: T): T {
      return to;
    }
    start(at: number) {
      played.push(`at ${at.toFixed(2)}`);
    }
    stop() {}
  }

  beforeEach(() => {
    played.length = 0;
    vi.stubGlobal(
      'AudioContext',
      class {
        readonly currentTime = 0;
        readonly destination = {};
      },
    );
    for (const name of ['OscillatorNode', 'GainNode', 'StereoPannerNode']) vi.stubGlobal(name, Node);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('a sound comes from where it is, as high as that is north', () => {
    sound('open', { pan: -1, pitch: 220 });
    expect(played).toEqual(['220 Hz', 'pan -1', 'at 0.00']);
  });

  it('a sweep is one after the other; of no table nothing', () => {
    const chart = { terrain: table, yGrows: 'north' } as unknown as Parameters<typeof sweep>[1];
    sweep(
      [
        { x: 0, y: 0, z: 0 },
        { x: 36, y: 36, z: 0 },
      ],
      chart,
    );
    expect(played).toEqual(['220 Hz', 'pan -1', 'at 0.00', '880 Hz', 'pan 1', 'at 0.14']);
    played.length = 0;
    sweep([{ x: 0, y: 0, z: 0 }], null);
    expect(played).toEqual([]);
  });

  it('nothing is, as long as nobody wants it', async () => {
    const chart = { terrain: table, yGrows: 'north' } as unknown as Parameters<typeof ring>[1];
    const tidings = [{ kind: 'question', text: 'Who?', at: null }] as const;
    change({ earSound: false });
    ring(tidings, chart);
    expect(played).toEqual([]);
    change({ earSound: true });
    ring(tidings, chart);
    expect(played.length).toBeGreaterThan(0);
    change({ earSound: false });
  });
});
