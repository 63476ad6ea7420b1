import { checkDocument } from '@vedette/engine';
import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { ownMonster } from '../../muster/own-monster.spec-support.ts';
import { positions } from '../../position.ts';
import silverBayonet from '../../ruleset.ts';
import { scenarios } from '../../scenarios/index.ts';
import { of, scene, stepping } from '../../scene.spec-support.ts';
import { monsterIn, tagsOf } from './monster-in.ts';
import { placeMonster } from './place-monster.ts';

const MUMMY = ownMonster({ unique: true });

const soldier = { id: 'a', side: 0, x: 5, y: 5 };
const mummy = { id: 'm', side: null, type: 'barrow-mummy', x: 20, y: 20 };

function refusals(spec: 'position' | 'scenario', document: object) {
  const checked =
    spec === 'position'
      ? checkDocument(positions, { figures: [soldier], ...document })
      : checkDocument(scenarios, { ...scenarios.list[0], ...document });
  return checked.ok ? [] : checked.refusals.map(({ code, path }) => `${code} ${path}`);
}

describe('monsters of one’s own in play', () => {
  it('SB-MON-12 a position stands them on the table with all that their document says', () => {
    const s = scene({ bestiary: [MUMMY], figures: [soldier, mummy] });
    expect(of(s, 'm')).toMatchObject({ name: 'Barrow Mummy', health: 14, radius: 0.591, height: 1.25 });
    expect(of(s, 'm').kit).toContain('damage-reduction:5');
    expect(tagsOf(s, of(s, 'm'))).toEqual(['undead']);
    expect(tagsOf(s, of(s, 'a'))).toEqual([]);
    expect(JSON.parse(JSON.stringify(s.bestiary))).toEqual(s.bestiary);
  });

  it('SB-MON-12 one that appears in play is found too, once if it is unique; printed ones as ever', () => {
    const run = stepping((cx) => {
      placeMonster(cx, 'barrow-mummy', { x: 20, y: 20, z: 0 }, 'SB-MON-12');
      placeMonster(cx, 'barrow-mummy', { x: 25, y: 20, z: 0 }, 'SB-MON-12');
    });
    const { state } = play(run, { state: scene({ bestiary: [MUMMY], figures: [soldier] }) });
    expect(state.figures.map(({ type }) => type)).toEqual(['infantryman', 'barrow-mummy']);
    expect(monsterIn(state, 'troll').title).toBe('Troll');
    expect(() => monsterIn({ bestiary: [] }, 'barrow-mummy')).toThrow('barrow-mummy');
  });

  it('SB-MON-12 a scenario brings its own and places them', () => {
    const monsters = [{ monster: 'barrow-mummy', at: [18, 23] }];
    expect(refusals('scenario', { bestiary: [MUMMY], monsters })).toEqual([]);
    const bare = scene({ bestiary: [MUMMY], figures: [soldier] });
    const scenario = {
      ...bare.scenario,
      monsters: [{ monster: 'barrow-mummy', at: [18, 23] as [number, number] }],
    };
    const state = { ...bare, scenario, stage: 'monsters' as const };
    expect(play(silverBayonet, { state }).state.figures[1]).toMatchObject({
      type: 'barrow-mummy',
      x: 18,
      y: 23,
    });
  });

  it.each(['position', 'scenario'] as const)(
    'SB-MON-12 what is wrong with one is told with its place in the %s',
    (spec) => {
      const weak = { ...MUMMY, id: 'weak', attributes: ['indestructible'] };
      expect(refusals(spec, { bestiary: [MUMMY, weak] })).toEqual([
        'monster.no-weakness /bestiary/1/attributes',
      ]);
      expect(refusals(spec, { bestiary: [MUMMY, MUMMY] })).toEqual(['monster.id-taken /bestiary/1/id']);
      expect(refusals(spec, { bestiary: [{ ...MUMMY, id: 'troll' }] })).toEqual([
        'monster.id-taken /bestiary/0/id',
      ]);
    },
  );

  it('SB-GEN-12 a position does not know a monster that nobody has described', () => {
    expect(refusals('position', { figures: [soldier, mummy] })).toEqual(['position.type /figures/1/type']);
  });
});
