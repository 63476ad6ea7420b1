import { describe, expect, it } from 'vitest';
import { theCrossing } from './crossing.ts';
import { drawMap } from './draw.ts';
import { handOf, hashOf } from './hash.ts';
import { drawHill } from './hill.ts';
import { drawKey } from './key.ts';
import type { Hill, Sketch } from './pieces.ts';
import { at } from './shape.ts';
import { drawWood } from './wood.ts';

const square = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)];
const hill = (id: string): Hill => ({ kind: 'hill', id, outline: square, height: 2 });

/** A drawing is long; its hash is enough to tell whether two are the same. */
const printOf = (sketch: Sketch): number => hashOf(drawMap(sketch, 'a crossing'));

describe('the map', () => {
  it('is the same drawing every time for the same sketch', () => {
    expect(printOf(structuredClone(theCrossing()))).toBe(printOf(theCrossing()));
  });

  it('does not depend on the order in which pieces of different kinds are listed', () => {
    const turned: Sketch = {
      ...theCrossing(),
      pieces: [...theCrossing().pieces].sort((a, b) => b.kind.localeCompare(a.kind)),
    };
    expect(printOf(turned)).toBe(printOf(theCrossing()));
  });

  it('gives every piece and every figure a name of its own', () => {
    const ids = [...theCrossing().pieces, ...theCrossing().figures].map((thing) => thing.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps every figure on the table', () => {
    const { figures, width, height } = theCrossing();
    const astray = figures.filter(
      ({ place, base }) =>
        place.x < base || place.x > width - base || place.y < base || place.y > height - base,
    );
    expect(astray).toEqual([]);
  });

  it('holds no broken number and no inline style, which the security policy would refuse', () => {
    const drawing = drawMap(theCrossing(), 'a crossing') + drawKey();
    expect(drawing).not.toMatch(/NaN|Infinity|undefined/);
    expect(drawing).not.toMatch(/\sstyle=/);
  });

  it('draws an empty table as a bare frame', () => {
    const empty = drawMap({ ...theCrossing(), pieces: [], figures: [], names: [] }, 'nothing');
    expect(empty).toContain('class="neat-outer"');
    expect(empty).not.toMatch(/hachures|crown|counter/);
  });
});

describe('the hand', () => {
  it('gives two hills of one shape but different names different hachures', () => {
    expect(drawHill(hill('one'))).not.toBe(drawHill(hill('two')));
    expect(drawHill(hill('one'))).toBe(drawHill(hill('one')));
  });

  it('leaves a piece as it was when its neighbour changes', () => {
    const alone = drawWood({ kind: 'wood', id: 'copse', outline: square });
    drawHill(hill('neighbour'));
    expect(drawWood({ kind: 'wood', id: 'copse', outline: square })).toBe(alone);
  });

  it('draws these very numbers for this name, on every machine', () => {
    const hand = handOf('vedette');
    expect([hand.next(), hand.next(), hand.next()].map((n) => n.toFixed(6))).toMatchInlineSnapshot(`
      [
        "0.410995",
        "0.553130",
        "0.697550",
      ]
    `);
  });

  it('stays within the reach it was given', () => {
    const hand = handOf('steady');
    for (let i = 0; i < 500; i++) {
      expect(Math.abs(hand.shake(2))).toBeLessThanOrEqual(2);
      const between = hand.between(3, 4);
      expect(between).toBeGreaterThanOrEqual(3);
      expect(between).toBeLessThan(4);
    }
  });
});
