import { describe, expect, it } from 'vitest';
import { isWalk } from '../play/stage/beat.ts';
import type { Dispatch, Frame } from '../referee/messages.ts';
import { afterwards, stagingOf } from './staging.ts';

const man = (id: string, x: number) =>
  ({ id, x, y: 0, z: 0, radius: 0.5, place: 'table', health: { left: 5, full: 5 } }) as never;
const line = (number: number, cues: readonly unknown[]): Dispatch =>
  ({
    number,
    text: '',
    rule: '',
    telling: { kind: 'story', figures: [], dice: [], modifiers: [], cues },
  }) as never;

const SHOT = line(1, [
  { kind: 'fire', from: 'a', to: ['b'] },
  { kind: 'harm', figure: 'b', points: 2 },
]);
const frame = (number: number, dispatches: readonly Dispatch[]): Frame =>
  ({
    number,
    scene: { figures: [man('a', 0), man('b', 9)] },
    walks: [],
    dispatches,
    outcome: null,
    chart: null,
  }) as never;
const [before, after] = [frame(7, [line(0, [])]), frame(8, [line(0, []), SHOT])];
const kinds = (beats: ReturnType<typeof stagingOf>) =>
  beats.map((beat) => (isWalk(beat) ? 'walk' : beat.gesture.kind));

describe('a story told again', () => {
  it('stages what the last decision has brought, and nothing that was told before', () => {
    expect(kinds(stagingOf(before, after, 1))).toEqual(['fire', 'harm']);
    expect(kinds(stagingOf(after, frame(9, after.dispatches), 1))).toEqual([]);
  });

  it('stages nothing of a leap, forth or back, nor of a story that runs too fast to be followed', () => {
    expect(stagingOf(null, after, 1)).toEqual([]);
    expect(stagingOf(frame(3, []), after, 1)).toEqual([]);
    expect(stagingOf(after, before, 1)).toEqual([]);
    expect(stagingOf(before, after, 8)).toEqual([]);
  });

  it('leaves nothing behind but, for whoever wants no motion, its picture', () => {
    const beats = stagingOf(before, after, 1);
    expect(afterwards(beats, false)).toEqual([]);
    expect(kinds(afterwards([...beats, { key: 'w', walk: 0 }], true))).toEqual(['fire', 'harm']);
  });
});
