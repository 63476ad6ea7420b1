import { describe, expect, it } from 'vitest';
import { classOf } from '../figures.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import type { Force, UnitEntry } from './force.ts';
import { muster } from './mustered.ts';

const HEAD = {
  format: 'vedette-force',
  version: 1,
  ruleset: 'bayonet-point',
  name: 'A force',
  limit: null,
} as const;
const HOME = { edge: 'north', from: 0, to: 1800 } as const;
const COMPANY: UnitEntry = {
  name: 'The company',
  troops: 'infantry',
  class: 'raw',
  figures: 4,
  weapons: ['musket'],
};

function units(change: Partial<UnitEntry> = {}, options = {}) {
  const force: Force = { ...HEAD, figures: [], units: [{ ...COMPANY, ...change }] };
  return muster(force, 0, HOME, { ...DEFAULT_OPTIONS, ...options })[0]!;
}

function singles(...figures: Force['figures']) {
  const options = { ...DEFAULT_OPTIONS, 'play-mode': 'individuals' } as const;
  return muster({ ...HEAD, units: [], figures }, 1, HOME, options);
}

describe('a mustered unit', () => {
  it('BP-UNIT-01, BP-UNIT-02, BP-CLS-03 is a leader who is a Master and his men, he counted', () => {
    const { unit, figures } = units();
    expect(figures.map(({ leader, class: of }) => [leader, of])).toEqual([
      [true, 'master'],
      [false, 'raw'],
      [false, 'raw'],
      [false, 'raw'],
    ]);
    expect(unit.anchor).toBe(figures[0]!.id);
  });

  it('BP-UNIT-03 he hits on 7, has two actions, chooses his target and cannot be outnumbered', () => {
    expect(classOf(units().figures[0]!)).toMatchObject({
      toHit: 7,
      actions: 2,
      freeTarget: true,
      outnumbered: false,
    });
  });

  it('BP-UNIT-06, BP-CLS-04, BP-MOR-03 class and morale are the unit’s, his own kept for when he is the last', () => {
    expect(units().unit).toMatchObject({ class: 'raw', morale: 4, leaderMorale: 8 });
  });

  it('BP-ARMY-05, BP-UNIT-02 all carry the same but for the leader’s extra', () => {
    const { figures } = units({ extra: 'pistol' });
    expect(figures.map(({ weapons }) => weapons.join())).toEqual([
      'musket,pistol',
      'musket',
      'musket',
      'musket',
    ]);
  });

  it('BP-GEN-20 comes fresh: loaded, on its feet, unhurt, beside the table', () => {
    expect(units().figures[1]).toMatchObject({
      standing: 'waiting',
      unloaded: [],
      wounds: 0,
      horseWounds: 0,
      down: 0,
      ground: 'up',
      fleeing: false,
      pursuing: false,
      gait: 'halt',
      charging: false,
      task: null,
    });
  });

  it.each([
    ['infantry', 'large', 12.5, false],
    ['infantry', 'small', 7.5, false],
    ['heavy-cavalry', 'large', 20, true],
    ['light-cavalry', 'small', 12.5, true],
  ] as const)(
    'BP-GEN-15 a base for %s of the %s scale: %d from its middle',
    (troops, scale, radius, mounted) => {
      const [f] = units({ troops, weapons: ['sword'] }, { 'figure-scale': scale }).figures;
      expect(f).toMatchObject({ radius, mounted });
    },
  );
});

describe('figures for individual play', () => {
  it('BP-GEN-08, BP-CLS-03 each is tested for himself, and a leader has the class he rolled', () => {
    const man = { troops: 'infantry', weapons: ['musket'] } as const;
    const mustered = singles(
      { ...man, weapons: ['musket'], name: 'Corporal Ash', class: 'veteran', leader: true },
      { ...man, weapons: ['musket'], name: 'Bell', class: 'raw' },
    );
    expect(
      mustered.map(({ unit, figures }) => [
        unit.name,
        unit.members.length,
        figures[0]!.class,
        figures[0]!.leader,
      ]),
    ).toEqual([
      ['Corporal Ash', 1, 'veteran', true],
      ['Bell', 1, 'raw', false],
    ]);
    expect(mustered[0]!.unit).toMatchObject({ morale: 7, leaderMorale: 7 });
  });
});
