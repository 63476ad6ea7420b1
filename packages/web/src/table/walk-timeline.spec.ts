import { describe, expect, it } from 'vitest';
import { timelineOf } from './walk-timeline.ts';

const at = (x: number, y: number) => ({ x, y, z: 0 });
const show = {
  pace: 400,
  toPaper: ({ x, y }: { x: number; y: number }) => ({ x: x * 24, y: y * 24 }),
  groupOf: (figure: string) => (figure.startsWith('line') ? 'line' : undefined),
};

describe('who walks when', () => {
  it('goes point by point, longer stretches for longer', () => {
    const { length, tracks } = timelineOf([{ figure: 'pike', points: [at(0, 0), at(4, 0), at(4, 2)] }], show);
    expect(length).toBe(400);
    expect(tracks.get('pike')).toEqual([
      { x: 0, y: 0, at: 0 },
      { x: 96, y: 0, at: (400 * 2) / 3 },
      { x: 96, y: 48, at: 400 },
    ]);
  });

  it('one waits until the other has arrived', () => {
    const walks = [
      { figure: 'pike', points: [at(0, 0), at(6, 0)] },
      { figure: 'roux', points: [at(9, 0), at(3, 0)] },
    ];
    const { length, tracks } = timelineOf(walks, show);
    expect(length).toBe(800);
    expect(tracks.get('roux')![0]).toEqual({ x: 216, y: 0, at: 400 });
  });

  it('a group goes all at once, but nobody twice at the same time', () => {
    const walks = [
      { figure: 'line-1', points: [at(0, 0), at(6, 0)] },
      { figure: 'line-2', points: [at(0, 1), at(6, 1)] },
      { figure: 'line-1', points: [at(6, 0), at(6, 6)] },
    ];
    const { length, tracks } = timelineOf(walks, show);
    expect(length).toBe(800);
    expect(tracks.get('line-2')!.map((step) => step.at)).toEqual([0, 400]);
    expect(tracks.get('line-1')!.map((step) => step.at)).toEqual([0, 400, 400, 400, 800]);
  });

  it('jumps where nothing is to be seen in between, and takes no time for it', () => {
    const walks = [
      { figure: 'pike', points: [at(0, 0), at(6, 0)] },
      { figure: 'pike', points: [at(30, 0)] },
    ];
    const { length, tracks } = timelineOf(walks, show);
    expect(length).toBe(400);
    expect(tracks.get('pike')!.slice(1)).toEqual([
      { x: 144, y: 0, at: 400 },
      { x: 144, y: 0, at: 400 },
      { x: 720, y: 0, at: 400 },
    ]);
  });

  it('a long show is played faster', () => {
    const walks = Array.from({ length: 40 }, (_, i) => ({ figure: `m${i}`, points: [at(0, i), at(6, i)] }));
    const { length, tracks } = timelineOf(walks, show);
    expect(length).toBe(8000);
    expect(tracks.get('m39')!.at(-1)!.at).toBe(8000);
  });

  it('nobody goes, nothing happens', () => {
    expect(timelineOf([], show)).toEqual({ length: 0, tracks: new Map(), casts: [] });
  });
});
