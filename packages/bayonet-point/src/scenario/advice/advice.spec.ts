import { checkDocument } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../scenarios/index.ts';
import plunder from '../../scenarios/plunder-the-baggage.json' with { type: 'json' };
import chateau from '../../scenarios/sack-the-chateau.json' with { type: 'json' };

function hints(document: object): readonly string[] {
  const checked = checkDocument(scenarios, document);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return scenarios.advice!(checked.value).map(({ code, path }) => `${code} ${path}`);
}

const changed = (change: object) => hints({ ...chateau, id: 'mine', ...change });
const lake = (id: string, rect: readonly number[]) => ({ id, type: 'impassable', shape: { rect } });

describe('hints for makers of scenarios', () => {
  it.each(scenarios.list.map(({ id }) => id))('BP-SCN-01 there is nothing to say about "%s"', (id) => {
    expect(hints(scenarios.list.find((one) => one.id === id)!)).toEqual([]);
  });

  it('BP-SCN-09 a side that cannot win, or nobody who can', () => {
    expect(changed({ end: [] })).toEqual(['advice.no-winner /end']);
    expect(changed({ end: [], limit: { turns: 25, otherwise: 'draw' } })).toEqual(['advice.no-winner /end']);
    const cases = [{ if: { turn: { min: 1 } }, wins: 'attacker' }];
    expect(changed({ end: [], limit: { turns: 25, cases, otherwise: 'defender' } })).toEqual([]);
  });

  it('BP-SCN-07 a zone with room for fewer than a usual force', () => {
    const zone = (width: number) => ({ zones: { chateau: { shape: { rect: [650, 350, width, 100] } } } });
    expect(changed(zone(300))).toEqual(['advice.no-room /deployment/steps/1/in']);
    expect(changed(zone(303))).toEqual([]);
  });

  it('BP-GEN-16 a place that decides the game, in the middle of a lake', () => {
    const moat = [
      lake('north', [550, 250, 700, 50]),
      lake('south', [550, 900, 700, 50]),
      lake('west', [550, 300, 50, 600]),
    ];
    expect(changed({ terrain: moat })).toEqual([]);
    const shut = [...moat, lake('east', [1200, 300, 50, 600])];
    expect(changed({ terrain: shut })).toEqual(['advice.out-of-reach /zones/chateau']);
  });

  it('BP-GEN-16 walls and houses are no lake', () => {
    const wall = {
      id: 'ring',
      type: 'stone-wall',
      shape: {
        line: [
          [600, 300],
          [1200, 300],
          [1200, 900],
          [600, 900],
          [600, 300],
        ],
      },
    };
    expect(changed({ terrain: [wall, lake('pond', [100, 100, 50, 50])] })).toEqual([]);
  });

  it('BP-GEN-16 things that lie where nobody comes', () => {
    const terrain = [lake('pool', [700, 500, 400, 200])];
    const at = plunder.deployment.steps.findIndex(({ op }) => op === 'place-objects');
    expect(hints({ ...plunder, id: 'mine', terrain })).toEqual([
      `advice.out-of-reach /deployment/steps/${at}/at`,
    ]);
  });
});
