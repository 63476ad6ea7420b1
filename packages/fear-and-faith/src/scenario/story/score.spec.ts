import { checkDocument } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../scenarios/index.ts';
import { scene } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { briefOf } from '../../words/en/brief.ts';
import type { Scoring } from '../format/declarations.ts';
import { SAMPLE } from '../reference/examples.ts';
import { scoreLines, scoreOf } from './score.ts';

const KILLED: NonNullable<Scoring['for']> = [{ who: { left: ['killed'] } }];

/** A table on which so many of the other side have been killed, each of other points. */
function fallen(killed: number, line: Omit<Scoring, 'side'>) {
  const s = scene({
    parties: [{ side: 'good' }, { side: 'evil' }],
    models: [
      { id: 'own', standing: 'out', left: 'killed' },
      ...Array.from({ length: killed }, (_, n) => ({
        id: `foe-${n}`,
        party: 1,
        points: 10 + 40 * n,
        standing: 'out' as const,
        left: 'killed' as const,
      })),
      { id: 'runner', party: 1, standing: 'out', left: 'routed' },
    ],
  });
  const document = { ...s.story.document, victory: [{ side: 'everybody', ...line }] };
  return { ...s, story: { ...s.story, document } } as typeof s;
}

describe('FF-SCN-01 points for every so many heads', () => {
  const pairs = (killed: number, points?: number) => {
    const s = fallen(killed, { every: 2, for: KILLED, ...(points === undefined ? {} : { points }) });
    return scoreOf(s, 0, []);
  };

  it('FF-SCN-01 the odd one counts for nothing, whatever it cost', () => {
    expect([1, 2, 3, 4].map((killed) => pairs(killed))).toEqual([0, 1, 1, 2]);
  });

  it('FF-SCN-01 so many points each time, where the line says so; own dead and those who merely ran count for nobody here', () => {
    expect([1, 2, 4].map((killed) => pairs(killed, 3))).toEqual([0, 3, 6]);
    const [line] = scoreLines(fallen(4, { every: 2, points: 3, for: KILLED }), []);
    // The other side has killed one.
    expect(line!.points).toEqual([6, 0]);
  });

  it('FF-SPEC-29 points for prey have a line where somebody hunts, and nowhere else', () => {
    const lines = (s: FaithState) => scoreLines(s, []).map(({ id }) => id);
    const plain = fallen(1, { every: 2, for: KILLED });
    expect(lines(plain)).not.toContain('prey');
    const [first, ...others] = plain.models;
    const hunting: FaithState = { ...plain, models: [{ ...first!, rules: ['hunter'] }, ...others] };
    expect(lines(hunting)).toContain('prey');
  });

  it('FF-SCN-32 half a head is none; a line by points is as ever', () => {
    expect(scoreOf(fallen(4, { every: 1, for: [{ ...KILLED[0]!, share: [1, 2] }] }), 0, [])).toBe(0);
    expect(scoreOf(fallen(2, { per: 25, points: 1, for: KILLED }), 0, [])).toBe(3);
  });

  it('FF-SCN-01 is read out before the game', () => {
    const lines = (line: object) =>
      JSON.stringify(briefOf({ ...SAMPLE, victory: [{ side: 'everybody', ...line }] } as never));
    expect(lines({ every: 2, for: KILLED })).toContain('a point for every 2 enemies who count.');
    expect(lines({ every: 1, points: 3, for: KILLED })).toContain('3 points for every enemy who counts.');
  });

  it('FF-SCN-01 goes by points or by heads, and says of whom', () => {
    const codes = (line: object) => {
      const checked = checkDocument(scenarios, { ...SAMPLE, victory: [{ side: 'everybody', ...line }] });
      return checked.ok ? [] : checked.refusals.map(({ code, path }) => `${code} ${path}`);
    };
    expect(codes({ every: 2, for: KILLED })).toEqual([]);
    expect(codes({ every: 2, per: 20, for: KILLED })).toEqual(['scenario.points-or-heads /victory/0/every']);
    expect(codes({ every: 2 })).toEqual(['scenario.heads-of-whom /victory/0/every']);
  });
});
