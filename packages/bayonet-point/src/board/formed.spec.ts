import { describe, expect, it } from 'vitest';
import { row, scene } from '../scene.spec-support.ts';
import { asking } from './board.spec-support.ts';
import { formed } from './formed.ts';

const formation = (x: number, y: number, shape: string) => ({ middle: { x, y, z: 0 }, facing: 0, shape });
const span = (places: readonly { readonly x: number }[]) =>
  Math.max(...places.map(({ x }) => x)) - Math.min(...places.map(({ x }) => x));

describe('where a unit would stand', () => {
  const march = (far: number) => {
    const s = scene({ units: [row('a', 4, 600, 300, true)] });
    const asked = asking(s, 'march', { unit: 'a', reach: 150, shapes: ['line', 'as-you-are'] });
    return { s, places: formed(asked, formation(600, 300 + far, 'as-you-are')) };
  };

  it('BP-MOV-01 everybody goes as he stands, and nobody has gone yet', () => {
    const { s, places } = march(100);
    expect(places.map(({ y }) => Math.round(y))).toEqual([400, 400, 400, 400]);
    expect(places.map(({ figure }) => figure)).toEqual(s.figures.map(({ id }) => id));
    expect(s.figures.map(({ y }) => y)).toEqual([300, 300, 300, 300]);
  });

  it('BP-MOV-02 and no farther than his rate', () => {
    for (const { y } of march(900).places) expect(Math.round(y)).toBe(450);
  });

  it('BP-SCN-04 whoever waits beside the table comes on first', () => {
    const unit = row('a', 2, 0, 0, true);
    const figures = unit.figures.map((f) => ({ ...f, standing: 'waiting' as const }));
    const home = { edge: 'north', from: 0, to: 1800 } as const;
    const s = scene({ units: [{ ...unit, figures, home }] });
    const asked = asking(s, 'march', { unit: 'a', reach: 150, shapes: ['line'] });
    const places = formed(asked, formation(900, 600, 'line'));
    expect(places).toHaveLength(2);
    for (const { y } of places) expect(y).toBeGreaterThan(100);
    expect(s.figures[0]!.standing).toBe('waiting');
  });

  it('BP-SCN-07 a line is wider than a column; what does not fit is shown as it was wished for', () => {
    const s = scene({ units: [row('a', 6, 0, 0)], step: 'deployment' });
    const question = {
      unit: 'a',
      areas: [{ rect: [0, 0, 900, 300] }],
      apart: 0,
      places: null,
      shapes: ['line', 'column'],
    } as const;
    const asked = asking(s, 'deploy', question);
    const [line, column] = ['line', 'column'].map((shape) => formed(asked, formation(450, 150, shape)));
    expect(span(line!)).toBeGreaterThan(span(column!));
    const wished = formed(asked, formation(1500, 900, 'line'));
    expect(wished.map(({ figure }) => figure)).toEqual(s.figures.map(({ id }) => id));
  });
});
