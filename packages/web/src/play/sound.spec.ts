import type { Telling } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { noiseOf, noiseOfGesture } from './sound.ts';

const die = { die: { name: 'Die', sides: 6, colour: 'plain', mark: '' }, face: 3 } as const;

function told(some: Partial<Telling>) {
  const telling: Telling = { kind: 'story', figures: [], dice: [], modifiers: [], ...some };
  return { number: 0, text: '', rule: '', telling, event: { type: '' } };
}

describe('the noise of what was told', () => {
  it('is that of the loudest of it', () => {
    const shot = told({ kind: 'shot' });
    const harm = told({ kind: 'harm', dice: [die] });
    const roll = told({ kind: 'nerve', dice: [die] });
    expect(noiseOf([roll, harm, shot])).toBe('shot');
    expect(noiseOf([roll, harm])).toBe('thud');
    expect(noiseOf([roll])).toBe('dice');
    expect(noiseOf([told({ kind: 'move' })])).toBeNull();
  });

  it('in a show every gesture has its own; a ball that went by is not heard', () => {
    expect(
      (['fire', 'blow', 'dice', 'terror', 'spell', 'harm'] as const).map((kind) => noiseOfGesture({ kind })),
    ).toEqual(['shot', 'steel', 'dice', 'gasp', 'hum', 'thud']);
    expect(noiseOfGesture({ kind: 'ball' })).toBeNull();
  });
});
