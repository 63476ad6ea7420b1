import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../../ruleset.ts';
import { of, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { inMelee } from './contact.ts';
import { continuingMelees, meleeRound } from './round.ts';
import { meleeWeapons } from './weapon.ts';

/** Two Average men base to base. */
function pair(a: Partial<SceneFigure> = {}, b: Partial<SceneFigure> = {}) {
  return scene({
    units: [
      { id: 'u', figures: [{ id: 'a', x: 600, y: 600, ...a }] },
      { id: 'e', side: 1, figures: [{ id: 'b', x: 600, y: 625.2, ...b }] },
    ],
    contacts: [{ a: 'a', b: 'b', across: null, held: null }],
  });
}

const round = stepping((cx) => meleeRound(cx, [...cx.s.figures]));
const PIKE = { weapons: ['pike'] };

describe('a round', () => {
  it('BP-MEL-04 both strike together, and whoever is put out has still struck', () => {
    const { state } = play(round, { state: pair(), dice: [5, 5, 1, 1] });
    expect(state.figures.map(({ standing }) => standing)).toEqual(['incapacitated', 'incapacitated']);
    expect(state.contacts).toEqual([]);
  });

  it('BP-MEL-15 if nobody is hit they stay in contact', () => {
    const { state } = play(round, { state: pair(), dice: [6, 6] });
    expect(state.contacts).toHaveLength(1);
    expect(state.figures.map(({ rounds, struck }) => [rounds, struck])).toEqual([
      [1, true],
      [1, true],
    ]);
  });

  it('BP-MEL-12 a pike strikes first in its first round, and whom it fells does not strike', () => {
    const { state } = play(round, { state: pair(PIKE), dice: [5, 9] });
    expect([of(state, 'b').ground, of(state, 'b').struck]).toEqual(['open', false]);
  });

  it('BP-MEL-12 a blow without effect does not save the pikeman from the answer', () => {
    const { state } = play(round, { state: pair(PIKE), dice: [6, 5, 2] });
    expect(of(state, 'a').standing).toBe('incapacitated');
  });

  it('BP-MEL-12 only in its first round', () => {
    const { events } = play(round, { state: pair({ ...PIKE, rounds: 1 }), dice: [3, 6] });
    expect(events.filter(({ type }) => type === 'tested')).toHaveLength(2);
  });

  it('BP-MEL-13 a man on the ground takes blows and strikes none', () => {
    const { events } = play(round, {
      state: pair({ ground: 'open' }),
      dice: [6],
      answers: [['fightWhom', 'a']],
    });
    expect(events).toHaveLength(1);
  });

  it('BP-MEL-03 with several enemies in contact the owner picks', () => {
    const state = scene({
      units: [
        { id: 'u', figures: [{ id: 'a', x: 600, y: 600 }] },
        {
          id: 'e',
          side: 1,
          figures: [
            { id: 'b', x: 600, y: 625.2, struck: true },
            { id: 'c', x: 600, y: 574.8, struck: true },
          ],
        },
      ],
      contacts: [
        { a: 'a', b: 'b', across: null, held: null },
        { a: 'a', b: 'c', across: null, held: null },
      ],
    });
    const { state: after } = play(round, { state, dice: [6], answers: [['fightWhom', 'c']] });
    expect(of(after, 'a').opponent).toBe('c');
  });
});

describe('who fights', () => {
  it('BP-MEL-01 able with able enemy, or lying with one; not an able man beside one who lies', () => {
    const state = pair({}, { ground: 'open' });
    expect([inMelee(state, of(state, 'a')), inMelee(state, of(state, 'b'))]).toEqual([false, true]);
    const both = pair();
    expect([inMelee(both, of(both, 'a')), inMelee(both, of(both, 'b'))]).toEqual([true, true]);
    const running = pair({ fleeing: true });
    expect(inMelee(running, of(running, 'b'))).toBe(false);
  });

  it('BP-MEL-03 whoever has struck this turn is hit without striking', () => {
    const { state, events } = play(round, { state: pair({ struck: true }), dice: [5, 1] });
    expect(events.filter(({ type }) => type === 'tested')).toHaveLength(1);
    expect(of(state, 'a').standing).toBe('incapacitated');
  });

  it('BP-MEL-13 who lay through his first round fights when he is up: no first blow for the pike', () => {
    const lying = play(round, {
      state: pair({ ...PIKE, ground: 'open' }),
      dice: [6],
      answers: [['fightWhom', 'a']],
    }).state;
    expect(of(lying, 'a').rounds).toBe(1);
    of(lying, 'a').ground = 'up';
    for (const f of lying.figures) f.struck = false;
    const { events } = play(round, { state: lying, dice: [3, 6] });
    expect(events[0]).toMatchObject({ who: 'a', threshold: 2, passed: false });
  });

  it('BP-MEL-12 two long weapons strike together', () => {
    const { state } = play(round, { state: pair(PIKE, PIKE), dice: [5, 5, 1, 1] });
    expect(state.figures.map(({ standing }) => standing)).toEqual(['incapacitated', 'incapacitated']);
  });

  it('BP-MEL-12 the example: pike 5 or less first, a natural 9 counts 8 and fells him', () => {
    const { events } = play(round, { state: pair(PIKE), dice: [5, 9] });
    expect(events[1]).toMatchObject({ type: 'outcome', die: 9, total: 8, result: 'go-to-ground' });
  });

  it('BP-MEL-12 lance-first-strike: a lance strikes first only where players want it', () => {
    const lancers = (on: boolean) =>
      scene({
        options: { 'lance-first-strike': on },
        units: [
          { id: 'u', troops: 'light-cavalry', weapons: ['lance'], figures: [{ id: 'a', x: 600, y: 600 }] },
          { id: 'e', side: 1, figures: [{ id: 'b', x: 600, y: 632.7 }] },
        ],
        contacts: [{ a: 'a', b: 'b', across: null, held: null }],
      });
    expect(of(play(round, { state: lancers(true), dice: [5, 1] }).state, 'b').struck).toBe(false);
    expect(of(play(round, { state: lancers(false), dice: [5, 6, 1] }).state, 'b').struck).toBe(true);
  });

  it('BP-MEL-14 a rider sent to ground in melee falls without a test', () => {
    const state = scene({
      units: [
        { id: 'u', figures: [{ id: 'a', x: 600, y: 600 }] },
        { id: 'e', side: 1, troops: 'light-cavalry', figures: [{ id: 'b', x: 600, y: 632.7, struck: true }] },
      ],
      contacts: [{ a: 'a', b: 'b', across: null, held: null }],
    });
    const { state: after } = play(round, { state, dice: [5, 8] });
    expect(of(after, 'b')).toMatchObject({ mounted: false, ground: 'open' });
    expect(after.contacts).toHaveLength(1);
  });
});

describe('weapons', () => {
  const armed = (weapons: readonly string[], more: Partial<SceneFigure> = {}) =>
    pair({ weapons: [...weapons], ...more }, { struck: true });
  const asked = (state: ReturnType<typeof pair>) => {
    const { asked: all } = play(round, { state, dice: [10] });
    return all.map(({ kind }) => kind);
  };

  it('BP-MEL-18 a pike must be fought with unless there is a sword or a bayonet', () => {
    expect(asked(armed(['pike']))).toEqual([]);
    const { events } = play(round, {
      state: armed(['pike', 'sword'], { rounds: 1 }),
      dice: [5, 10],
      answers: [['fightWith', 'sword']],
    });
    expect(events[0]).toMatchObject({ threshold: 5, passed: true });
    expect(meleeWeapons(of(armed(['pike', 'musket']), 'a')).map(({ id }) => id)).toEqual(['pike', 'bayonet']);
  });

  it('BP-MEL-18 nobody chooses between weapons that do the same', () => {
    expect(asked(armed(['musket', 'sword']))).toEqual([]);
  });

  it('BP-MEL-18, BP-CAV-18 a lance is useless on foot, carbines and pistols are no weapons at all', () => {
    const ids = (weapons: readonly string[]) => meleeWeapons(of(armed(weapons), 'a')).map(({ id }) => id);
    expect(ids(['lance', 'carbine'])).toEqual(['improvised']);
    expect(ids(['pistol'])).toEqual(['improvised']);
    expect(ids(['rifle'])).toEqual(['bayonet']);
  });
});

describe('step 4', () => {
  const step = stepping(continuingMelees);

  it('BP-MEL-15 those who have not struck this turn fight one round', () => {
    const { state } = play(step, { state: pair({ rounds: 1 }, { rounds: 1 }), dice: [6, 6] });
    expect(state.figures.map(({ rounds }) => rounds)).toEqual([2, 2]);
  });

  it('BP-MEL-03 nobody strikes twice in a turn', () => {
    const { events } = play(step, { state: pair({ struck: true }, { struck: true }) });
    expect(events).toEqual([]);
  });

  it('BP-MEL-17 one who touches only fallen enemies may strike one of them or not', () => {
    const lying = pair({ rounds: 1 }, { ground: 'open' });
    const spared = play(step, { state: lying, answers: [['fightWhom', 'nobody']] });
    expect(spared.events).toEqual([]);
    const struck = play(step, { state: lying, dice: [6], answers: [['fightWhom', 'b']] });
    expect(of(struck.state, 'a').struck).toBe(true);
  });

  it('BP-MEL-17 he is free to walk off, and that ends the contact', () => {
    const lying = pair({}, { ground: 'open' });
    const { state } = play(bayonetPoint, {
      state: lying,
      dice: [1],
      answers: [
        ['pick', 'u'],
        ['order', 'move'],
        ['move', [{ x: 600, y: 500, z: 0 }]],
      ],
    });
    expect(state.contacts).toEqual([]);
  });

  it('BP-MEL-17 those in melee are not to be picked', () => {
    const { asked, state } = play(bayonetPoint, { state: pair() });
    expect([asked, state.step]).toEqual([[], 'melees']);
  });

  it('BP-MEL-03 in step 4 the side that won the initiative picks first', () => {
    const crossed = scene({
      step: 'melees',
      first: 1,
      units: [
        {
          id: 'u',
          figures: [
            { id: 'a', x: 600, y: 600 },
            { id: 'b', x: 650.4, y: 600 },
          ],
        },
        { id: 'e', side: 1, figures: [{ id: 'x', x: 625.2, y: 600 }] },
      ],
      contacts: ['a', 'b'].map((a) => ({ a, b: 'x', across: null, held: null })),
    });
    const { events } = play(step, { state: crossed, dice: [6, 6, 6], answers: [['fightWhom', 'a']] });
    expect(events.flatMap((event) => (event.type === 'tested' ? [event.who] : []))).toEqual(['x', 'a', 'b']);
  });
});
