import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneFigure, scene, stepping } from '../../../scene.spec-support.ts';
import { activateMonster } from '../phase.ts';

const WALL = { id: 'wall', type: 'high-wall', shape: { rect: [10, 20, 16, 0.5] } } as const;

/** Centre distance of two men of foot whose bases are so far apart. */
const apart = (inches: number) => inches + 0.984;

function monster(type: string, more: Partial<SceneFigure> = {}): SceneFigure {
  return { id: 'monster', side: null, type, x: 18, y: 18, ...more };
}

function soldier(id: string, x: number, y: number, more: Partial<SceneFigure> = {}): SceneFigure {
  return { id, side: 0, x, y, gear: ['hand-weapon'], ...more };
}

const OTHER = soldier('far-off', 35, 35, { side: 1 });

const activation = stepping((cx) => activateMonster(cx, of(cx.s, 'monster')));
const loaded = (state: ReturnType<typeof scene>) => of(state, 'monster').gear[0]!.loaded;
const place = (state: ReturnType<typeof scene>) => [of(state, 'monster').x, of(state, 'monster').y];
const unloadedMusket = [{ item: 'musket', loaded: false }, 'cartridge-box'];

describe('SB-MONA-14 traces', () => {
  it('SB-MONA-14 SB-MONA-04 a Bandit with a loaded musket and a soldier at 20" shoots, reloads and stays', () => {
    const state = scene({
      figures: [monster('bandit'), soldier('man', 18 - apart(20), 18), OTHER].reverse(),
    });
    const played = play(activation, { state, dice: [1, 2], answers: [['reactToShot', 'stay']] });
    expect(played.events.map(({ type }) => type)).toEqual([
      'activated',
      'fired',
      'checked',
      'attacked',
      'reloaded',
    ]);
    expect(loaded(played.state)).toBe(true);
    expect(place(played.state)).toEqual([18, 18]);
  });

  it('SB-MONA-14 SB-MONA-03 unloaded, with a soldier at 20": it reloads for its Move, shoots and ends unloaded', () => {
    const bandit = monster('bandit', { gear: unloadedMusket });
    const state = scene({ figures: [bandit, soldier('man', 18 - apart(20) + 4, 18)] });
    const played = play(activation, { state, dice: [1, 2], answers: [['reactToShot', 'stay']] });
    expect(played.events.map(({ type }) => type)).toEqual([
      'activated',
      'reloaded',
      'fired',
      'checked',
      'attacked',
    ]);
    expect(loaded(played.state)).toBe(false);
    expect(place(played.state)).toEqual([18, 18]);
  });

  it('SB-MONA-14 SB-MONA-05 unloaded, nobody in sight: it reloads and stays', () => {
    const bandit = monster('bandit', { gear: unloadedMusket });
    const state = scene({ terrain: [WALL], figures: [bandit, soldier('man', 18, 22)] });
    const played = play(activation, { state });
    expect(played.events.map(({ type }) => type)).toEqual(['activated', 'reloaded']);
    expect(place(played.state)).toEqual([18, 18]);
  });

  it('SB-MONA-14 SB-MONA-05 loaded, a visible soldier at 26": it moves 6" towards him and does not shoot', () => {
    const state = scene({ figures: [monster('bandit', { x: 1 }), soldier('man', 1 + apart(26), 18)] });
    const played = play(activation, { state });
    expect(played.events.map(({ type }) => type)).toEqual(['activated', 'moved']);
    expect(place(played.state)).toEqual([7, 18]);
    expect(loaded(played.state)).toBe(true);
  });

  it('SB-MONA-14 SB-MONA-05 a Revenant with a soldier 3.5" away moves and attacks', () => {
    const state = scene({ figures: [monster('revenant'), soldier('man', 18 + apart(3.5), 18)] });
    const played = play(activation, { state, dice: [1, 2], answers: [['strikeBack', 'back-off']] });
    expect(played.events.map(({ type }) => type)).toEqual([
      'activated',
      'moved',
      'checked',
      'attacked',
      'moved',
      'tired',
      'tired',
    ]);
    expect(of(played.state, 'monster').x).toBeCloseTo(21.5, 2);
  });

  it('SB-MONA-14 SB-MON-06 a Troll with a soldier at 3" throws a rock rather than closing', () => {
    const state = scene({ figures: [monster('troll'), soldier('man', 18 + 0.984 + 0.492 + 3, 18)] });
    const played = play(activation, { state, dice: [1, 2], answers: [['reactToShot', 'stay']] });
    expect(played.events).toContainEqual(expect.objectContaining({ type: 'fired', weapon: 'hurled-rock' }));
    expect(place(played.state)).toEqual([18, 18]);
  });

  it('SB-MONA-14 SB-MONA-05 a Dark Wolf that sees nobody goes to the marker at 5", not to the one at 9"', () => {
    const state = scene({
      terrain: [WALL],
      figures: [monster('dark-wolf'), soldier('man', 18, 22)],
      clues: [
        { id: 'far', deck: 'clues', x: 18 + 9.985, y: 18, z: 0 },
        { id: 'near', deck: 'clues', x: 18 - 5.985, y: 18, z: 0 },
      ],
    });
    const played = play(activation, { state });
    expect(place(played.state)[0]).toBeCloseTo(13, 2);
    expect(place(played.state)[1]).toBe(18);
  });
});

describe('the three questions', () => {
  it('SB-MONA-03 with two unloaded weapons it reloads the one with the longer range', () => {
    const gear = [{ item: 'pistol', loaded: false }, { item: 'musket', loaded: false }, 'cartridge-box'];
    const state = scene({ terrain: [WALL], figures: [monster('bandit', { gear }), soldier('man', 18, 22)] });
    const played = play(activation, { state });
    expect(of(played.state, 'monster').gear.map(({ loaded }) => loaded)).toEqual([false, true, false]);
  });

  it('SB-MONA-03 SB-MONA-13 without its ammunition a weapon does not exist: it moves', () => {
    const gear = [{ item: 'musket', loaded: false }];
    const state = scene({ figures: [monster('bandit', { gear }), soldier('man', 18 + apart(10), 18)] });
    const played = play(activation, { state });
    expect(place(played.state)).toEqual([24, 18]);
  });

  it('SB-MONA-13 in a Deluge a firearm is neither fired nor reloaded', () => {
    for (const gear of [['musket', 'cartridge-box'], unloadedMusket]) {
      const figures = [monster('bandit', { gear }), soldier('man', 18 + apart(10), 18)];
      const played = play(activation, { state: scene({ conditions: { deluge: true }, figures }) });
      expect(played.events.map(({ type }) => type)).toEqual(['activated', 'moved']);
      expect(place(played.state)).toEqual([23, 18]);
    }
  });

  it('SB-MONA-13 a fouled musket is no weapon to it', () => {
    const gear = [{ item: 'musket', state: 'fouled' as const }, 'cartridge-box'];
    const state = scene({ figures: [monster('bandit', { gear }), soldier('man', 18 + apart(10), 18)] });
    expect(place(play(activation, { state }).state)).toEqual([24, 18]);
  });

  it('SB-MONA-13 a weapon that technology fails still counts: it shoots and misses', () => {
    const figures = [
      monster('bandit'),
      { id: 'goblin', side: null, type: 'goblin', x: 18, y: 14 },
      soldier('man', 18 + apart(10), 18),
    ];
    const played = play(activation, { state: scene({ figures }), answers: [['reactToShot', 'stay']] });
    expect(played.events.map(({ type }) => type)).toEqual(['activated', 'fired', 'attacked', 'reloaded']);
  });

  it('SB-MONA-04 it shoots the closest it can, not the closest it sees', () => {
    const figures = [
      monster('bandit'),
      soldier('near', 18, 18 + apart(8)),
      soldier('far', 18 + apart(12), 18),
    ];
    const played = play(activation, {
      state: scene({ figures }),
      dice: [1, 2],
      answers: [['reactToShot', 'stay']],
    });
    expect(played.events).toContainEqual(expect.objectContaining({ type: 'fired', targets: ['near'] }));
    const hidden = scene({ terrain: [WALL], figures });
    const again = play(activation, { state: hidden, dice: [1, 2], answers: [['reactToShot', 'stay']] });
    expect(again.events).toContainEqual(expect.objectContaining({ type: 'fired', targets: ['far'] }));
  });

  it('SB-MONA-04 a soldier just out of range is not shot at', () => {
    const gear = ['pistol'];
    const near = scene({ figures: [monster('bandit', { gear }), soldier('man', 18 + apart(8), 18)] });
    const shot = play(activation, { state: near, dice: [1, 2], answers: [['reactToShot', 'stay']] });
    expect(shot.events).toContainEqual(expect.objectContaining({ type: 'fired' }));
    const far = scene({ figures: [monster('bandit', { gear }), soldier('man', 18 + apart(8.001), 18)] });
    expect(place(play(activation, { state: far }).state)).toEqual([24, 18]);
  });

  it('SB-MONA-04 shot dead by Return Fire it does not reload', () => {
    const figures = [
      monster('bandit', { health: 1 }),
      soldier('man', 18 + apart(10), 18, { gear: ['musket'] }),
    ];
    const played = play(activation, {
      state: scene({ figures }),
      dice: [1, 2, 9, 9],
      answers: [['reactToShot', 'return-fire:musket']],
    });
    expect(of(played.state, 'monster').standing).toBe('removed');
    expect(played.events.some(({ type }) => type === 'reloaded')).toBe(false);
    expect(played.state.activation).toBe(null);
  });

  it('SB-MONA-04.R2 of several loaded weapons it fires the one that hurts most', () => {
    const gear = ['pistol', 'blunderbuss', 'shot-bag'];
    const tough = { stats: { defence: 10 } };
    const figures = [monster('bandit', { gear }), soldier('man', 18 + apart(6), 18, tough)];
    const played = play(activation, {
      state: scene({ figures }),
      dice: [1, 2],
      answers: [['reactToShot', 'stay']],
    });
    expect(played.events).toContainEqual(expect.objectContaining({ type: 'fired', weapon: 'blunderbuss' }));
  });

  it('SB-MONA-04.R2 after reductions: silver shot for whoever cannot bear it, the blunderbuss for others', () => {
    const gear = ['blunderbuss', 'shot-bag', { item: 'pistol', upgrades: ['silver-shot'] }];
    const fired = (attributes: string[]) => {
      const man = soldier('man', 18 + apart(6), 18, { stats: { defence: 10 }, attributes });
      const state = scene({ figures: [monster('bandit', { gear }), man] });
      const { events } = play(activation, { state, dice: [1, 2], answers: [['reactToShot', 'stay']] });
      return events.flatMap((event) => (event.type === 'fired' ? [event.weapon] : []));
    };
    expect(fired(['damage-reduction:4', 'allergy:silver'])).toEqual(['pistol']);
    expect(fired(['damage-reduction:4'])).toEqual(['blunderbuss']);
  });

  it('SB-MONA-04.R2 of weapons that hurt alike it fires the one with the longer range', () => {
    const gear = ['pistol', 'musket', 'cartridge-box'];
    const figures = [monster('bandit', { gear }), soldier('man', 18 + apart(6), 18)];
    const played = play(activation, {
      state: scene({ figures }),
      dice: [1, 2],
      answers: [['reactToShot', 'stay']],
    });
    expect(played.events).toContainEqual(expect.objectContaining({ type: 'fired', weapon: 'musket' }));
  });

  it('SB-MONA-04.R2 SB-MON-07 a blunderbuss takes the closest and the next closest within 1" of him', () => {
    const gear = ['blunderbuss', 'shot-bag'];
    const figures = [
      monster('brigante', { gear }),
      soldier('apart', 18, 18 - apart(6.5)),
      soldier('beside', 18 + apart(7), 18),
      soldier('closest', 18 + apart(6), 18 + 1.2),
    ];
    const played = play(activation, {
      state: scene({ figures }),
      dice: [1, 2, 1, 2],
      answers: [
        ['reactToShot', 'stay'],
        ['reactToShot', 'stay'],
      ],
    });
    expect(played.events).toContainEqual(
      expect.objectContaining({ type: 'fired', targets: ['closest', 'beside'] }),
    );
  });

  it('SB-MONA-05 contact with its soldier is a Move to Attack and ends the activation', () => {
    const state = scene({ figures: [monster('dark-wolf'), soldier('man', 18 + apart(8), 18)] });
    const played = play(activation, { state, dice: [1, 2], answers: [['strikeBack', 'back-off']] });
    expect(played.events).toContainEqual(
      expect.objectContaining({ type: 'attacked', figure: 'monster', target: 'man' }),
    );
  });

  it('SB-MONA-05 a hair out of reach it stops short and does not attack', () => {
    const state = scene({
      figures: [monster('dark-wolf'), soldier('man', 18 + apart(8.2), 18, { fatigue: 2 })],
    });
    const played = play(activation, { state });
    expect(place(played.state)).toEqual([26, 18]);
    expect(played.events.some(({ type }) => type === 'attacked')).toBe(false);
  });

  it('SB-MONA-05 already in contact it attacks where it stands', () => {
    const state = scene({ figures: [monster('dark-wolf'), soldier('man', 18 + apart(0), 18)] });
    const played = play(activation, { state, dice: [1, 2], answers: [['strikeBack', 'back-off']] });
    expect(played.events).toContainEqual(expect.objectContaining({ type: 'attacked', figure: 'monster' }));
    expect(place(played.state)).toEqual([18, 18]);
  });

  it('SB-MONA-05 with nobody in sight and no marker it goes for the closest soldier and attacks him on contact', () => {
    const fence = { id: 'wall', type: 'high-wall', shape: { rect: [16, 20, 4, 0.5] } } as const;
    const state = scene({ terrain: [fence], figures: [monster('dark-wolf'), soldier('man', 18, 22)] });
    const played = play(activation, { state, dice: [1, 2], answers: [['strikeBack', 'back-off']] });
    expect(played.events).toContainEqual(
      expect.objectContaining({ type: 'attacked', figure: 'monster', target: 'man' }),
    );
  });

  it('SB-MONA-05 a monster that touches its marker stays there', () => {
    const state = scene({
      terrain: [WALL],
      figures: [monster('dark-wolf'), soldier('man', 18, 22)],
      clues: [{ id: 'clue', deck: 'clues', x: 18.886, y: 18, z: 0 }],
    });
    expect(play(activation, { state }).events.map(({ type }) => type)).toEqual(['activated']);
  });

  it('SB-MONA-12 it never Sprints, Distracts or leaves the table', () => {
    const state = scene({ figures: [monster('dark-wolf', { x: 0.492 }), soldier('man', 1.476 + 16, 18)] });
    const played = play(activation, { state });
    expect(played.events.map(({ type }) => type)).toEqual(['activated', 'moved']);
    expect(of(played.state, 'monster').standing).toBe('standing');
  });

  it('SB-MONA-12 a Paralysed monster wastes its activation', () => {
    const terror = { kind: 'paralysed', activations: 0 } as const;
    const state = scene({ figures: [monster('bandit', { terror }), soldier('man', 18 + apart(10), 18)] });
    expect(play(activation, { state }).events.map(({ type }) => type)).toEqual(['activated', 'terror']);
  });

  it('SB-EVT-09.R2 spellbound it neither shoots nor comes within 1" of its soldier', () => {
    const conditions = { enchantment: true };
    const ghoul = scene({ conditions, figures: [monster('ghoul'), soldier('man', 18 + apart(5), 18)] });
    const stopped = play(activation, { state: ghoul, dice: [1, 1] });
    expect(of(stopped.state, 'monster').x).toBeCloseTo(18 + 4 - 0.001, 2);
    expect(18 + 5 - of(stopped.state, 'monster').x).toBeGreaterThan(1);
    const bandit = scene({ conditions, figures: [monster('bandit'), soldier('man', 18 + apart(10), 18)] });
    const walked = play(activation, { state: bandit, dice: [1, 1] });
    expect(place(walked.state)).toEqual([24, 18]);
  });
});

describe('shooters that never reload', () => {
  const demon = (inches: number) =>
    scene({ figures: [monster('demon'), soldier('man', 18 + 0.787 + 0.492 + inches, 18)] });

  it('SB-MON-06 a Demon at 11" uses its fire and does not move', () => {
    const played = play(activation, { state: demon(11), dice: [1, 2], answers: [['reactToShot', 'stay']] });
    expect(played.events).toContainEqual(expect.objectContaining({ type: 'fired', weapon: 'demonic-fire' }));
    expect(place(played.state)).toEqual([18, 18]);
  });

  it('SB-MON-06 at 13" it flies 6" and does not shoot', () => {
    const played = play(activation, { state: demon(13) });
    expect(place(played.state)).toEqual([24, 18]);
  });

  it('SB-MON-06 with the option it comes on after the shot', () => {
    const figures = [monster('demon'), soldier('man', 18 + 0.787 + 0.492 + 11, 18)];
    const state = scene({ figures, options: { 'hurlers-close-in': true } });
    const played = play(activation, { state, dice: [1, 2], answers: [['reactToShot', 'stay']] });
    expect(place(played.state)).toEqual([24, 18]);
  });

  it('SB-MON-06 the option does not move one that reloads', () => {
    const figures = [monster('bandit'), soldier('man', 18 + apart(10), 18)];
    const state = scene({ figures, options: { 'hurlers-close-in': true } });
    const played = play(activation, { state, dice: [1, 2], answers: [['reactToShot', 'stay']] });
    expect(place(played.state)).toEqual([18, 18]);
  });
});

describe('Lunge', () => {
  const bear = (inches: number) =>
    scene({
      figures: [monster('grizzly-bear'), soldier('man', 18 + 0.984 + 0.492 + inches, 18, { fatigue: 2 })],
    });

  it('SB-MON-05 a Grizzly Bear with a soldier at 7.5" moves 6" and Lunges across 1.5"', () => {
    const played = play(activation, {
      state: bear(7.5),
      dice: [1, 2],
      answers: [['strikeBack', 'back-off']],
    });
    expect(played.events.slice(0, 3).map(({ type }) => type)).toEqual(['activated', 'moved', 'acted']);
    expect(played.events).toContainEqual(expect.objectContaining({ type: 'attacked', target: 'man' }));
    expect(place(played.state)).toEqual([24, 18]);
  });

  it('SB-MON-05 it does not stop short: what it can touch it touches', () => {
    const played = play(activation, { state: bear(5), dice: [1, 2], answers: [['strikeBack', 'back-off']] });
    expect(of(played.state, 'monster').x).toBeCloseTo(23, 2);
  });

  it('SB-MON-05 beyond its reach after the Move it does not Lunge', () => {
    expect(play(activation, { state: bear(8.1) }).events.map(({ type }) => type)).toEqual([
      'activated',
      'moved',
    ]);
  });

  it('SB-MON-05.R1 where no contact can be had it Lunges without moving', () => {
    const crate = {
      id: 'crate',
      type: 'crate',
      shape: { rect: [19.3, 15, 6, 6] },
      height: 1.9,
      climbable: false,
    } as const;
    const figures = [monster('grizzly-bear'), soldier('man', 19.8, 18, { z: 1.9 })];
    const state = scene({ terrain: [crate], figures });
    const played = play(activation, { state, dice: [1, 2], answers: [['strikeBack', 'back-off']] });
    expect(played.events[1]).toMatchObject({ type: 'acted', figure: 'monster', action: 'lunge' });
    expect(played.events).toContainEqual(expect.objectContaining({ type: 'attacked', target: 'man' }));
    expect(place(played.state)).toEqual([18, 18]);
  });
});
