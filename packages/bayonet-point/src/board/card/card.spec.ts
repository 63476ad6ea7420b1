import { begin, type FigureCard, prepare, random } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import library from '../../library/shelf.ts';
import { ownTest } from '../../rules/activation/activate.ts';
import { moraleOf } from '../../rules/morale/morale.ts';
import { fullRate } from '../../rules/movement/rate.ts';
import { shotTest } from '../../rules/shooting/shot.ts';
import { threshold } from '../../rules/test/test.ts';
import bayonetPoint from '../../ruleset.ts';
import { of, row, type SceneFigure, type SceneUnit, scene, unitIn } from '../../scene.spec-support.ts';
import type { BayonetPointState } from '../../state.ts';
import { speech } from '../../tongue.ts';

const { card } = speech.in().board!;

/** A man of seat 0 at 600, 600, and an enemy unit south of him. */
function laid(man: Partial<SceneFigure> = {}, unit: Partial<SceneUnit> = {}): BayonetPointState {
  return scene({
    units: [
      { id: 'one', ...unit, figures: [{ id: 'a', x: 600, y: 600, ...man }] },
      { ...row('foe', 4, 600, 800), side: 1 },
    ],
  });
}

const statOf = ({ stats }: FigureCard, name: string) => stats.find((stat) => stat.name === name)!;

describe('the card of a man', () => {
  it('BP-CLS-02 has what his class is worth', () => {
    const s = laid({}, { class: 'veteran' });
    expect(card(s, 'a', null).stats.map(({ name, value, trend }) => [name, value, trend])).toEqual([
      ['Activation', '7', 'same'],
      ['Morale', '7', 'same'],
      ['To hit', '6', 'same'],
      ['Move', '150 mm', 'same'],
      ['Wounds he can take', '2', 'same'],
    ]);
  });

  it('BP-HIT-07 a wounded man goes half as far, and says why', () => {
    const s = laid({ wounds: 1 });
    const move = statOf(card(s, 'a', null), 'Move');
    expect(move.value).toBe(`${fullRate(s, of(s, 'a'), 'halt', [])} mm`);
    expect(move).toMatchObject({ base: '150 mm', trend: 'worse' });
    expect(move.changes).toEqual([{ words: 'wounded', by: -75, trend: 'worse', rule: 'BP-HIT-07' }]);
    expect(statOf(card(s, 'a', null), 'Wounds he can take')).toMatchObject({ value: '1', trend: 'worse' });
    expect(card(s, 'a', null).may).toContain('Does not charge.');
    expect(card(laid(), 'a', null).may).toContain('May charge and be told to.');
  });

  it('BP-ACT-01, BP-MOR-03 has the tests of his unit as the rules read them', () => {
    for (const klass of ['raw', 'average', 'veteran'] as const) {
      const s = laid({}, { class: klass });
      const u = unitIn(s, 'one');
      const shown = card(s, 'a', null);
      expect(statOf(shown, 'Activation').value).toBe(`${threshold(ownTest(s, u)!)}`);
      expect(statOf(shown, 'Morale').value).toBe(`${moraleOf(s, u)}`);
    }
    const master = laid({ leader: true, class: 'master' }, { class: 'master' });
    expect(statOf(card(master, 'a', null), 'Activation')).toMatchObject({ value: 'sure', trend: 'better' });
  });

  it('BP-SHT-05 a gun says what it needs at each range, in the open, and whether it is loaded', () => {
    const s = laid({}, { class: 'average', weapons: ['rifle'] });
    const [rifle, bayonet] = card(s, 'a', null).weapons;
    const needs = (band: 'point-blank' | 'long') =>
      threshold(shotTest(s, of(s, 'a'), of(s, 'foe-1'), 'rifle', band));
    expect(rifle!.text).toContain(`point blank ${needs('point-blank')} or less`);
    expect(rifle!.text).toContain(`long ${needs('long')} or less`);
    expect(rifle).toMatchObject({ state: 'ready', stateWords: 'loaded' });
    expect(bayonet!.title).toBe('Bayonet');
    const empty = laid({ unloaded: ['rifle'] }, { weapons: ['rifle'] });
    expect(card(empty, 'a', null).weapons[0]).toMatchObject({ state: 'empty', stateWords: 'unloaded' });
  });

  it('BP-GEN-20 conditions, each with the rule that tells more', () => {
    const s = laid({ wounds: 1, ground: 'open' });
    expect(card(s, 'a', null).conditions.map(({ title, to }) => [title, to])).toEqual([
      ['Wounded', { rule: 'BP-HIT-07' }],
      ['On the ground', { rule: 'BP-HIT-11' }],
    ]);
    expect(card(s, 'foe-1', null).conditions).toEqual([]);
  });

  it('BP-GEN-18 how far he is from whoever looks', () => {
    expect(card(laid(), 'foe-1', 'a').line.at(-1)).toMatch(/^1\d\d mm from /);
  });

  it('opens entries that the library has', () => {
    const entries = new Set(library.in().entries.map((entry) => `${entry.shelf}/${entry.id}`));
    const s = laid({ leader: true, class: 'master' }, { class: 'master', weapons: ['pistol', 'sword'] });
    const { to, weapons, attributes } = card(s, 'a', null);
    const named = [to, ...weapons.map((one) => one.to), ...attributes.map((one) => one.to)].flatMap(
      (found) => (found !== null && 'shelf' in found ? [`${found.shelf}/${found.id}`] : []),
    );
    expect(named.filter((entry) => !entries.has(entry))).toEqual([]);
  });

  it('tells every seat the same, and is plain data', () => {
    const setup = prepare(bayonetPoint, {
      scenario: bayonetPoint.scenarios.list[0]!.id,
      seats: bayonetPoint.units.ready.slice(0, 2).map((unit) => ({ unit })),
    });
    if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
    const { state } = begin(bayonetPoint, { setup: setup.value, dice: { seed: 'card' } });
    const dreamt = structuredClone(state);
    bayonetPoint.imagine(dreamt, 1, random('dream'));
    for (const { id } of state.figures) {
      const shown = card(bayonetPoint.view(state, 1), id, null);
      expect(card(bayonetPoint.view(dreamt, 1), id, null)).toEqual(shown);
      expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
    }
  });
});
