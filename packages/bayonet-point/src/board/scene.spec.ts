import { initialState, prepare } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../ruleset.ts';
import { scene as laidOut, row } from '../scene.spec-support.ts';
import { scene } from './scene.ts';

describe('the scene of a match', () => {
  const lancers = {
    id: 'lancers',
    side: 1,
    troops: 'light-cavalry',
    weapons: ['lance', 'rifle'],
    figures: [
      { id: 'cornet', x: 800, y: 600, leader: true, gait: 'trot', unloaded: ['rifle'] },
      { id: 'trooper', x: 900, y: 600, mounted: false, wounds: 1, down: 2 },
      { id: 'runner', x: 1000, y: 600, mounted: false, fleeing: true },
      { id: 'gone', x: 0, y: 0, standing: 'incapacitated', wounds: 2 },
    ],
  } as const;
  const state = laidOut({
    units: [row('guard', 2, 300, 300, true), lancers],
    horses: [{ id: 'horse', rider: 'trooper', side: 1, troops: 'light-cavalry', x: 950, y: 650 }],
    turn: 3,
  });
  const drawn = scene(state);
  const of = (id: string) => drawn.figures.find((figure) => figure.id === id)!;

  it('BP-SCN-06 has its y grow to the south, and a coat for each side', () => {
    expect(drawn.yGrows).toBe('south');
    expect(drawn.sides.map(({ coat }) => coat)).toEqual(['side-1', 'side-2']);
    expect(drawn.turn).toBe(3);
  });

  it('BP-UNIT-03 gives leaders and arms their symbols, and units their groups', () => {
    expect(of('guard-1')).toMatchObject({ symbol: 'officer', group: 'guard', side: 0 });
    expect(of('guard-2')).toMatchObject({ symbol: 'muskets', type: 'Average infantry' });
    expect(of('trooper')).toMatchObject({ symbol: 'sabre', group: 'lancers', side: 1 });
  });

  it('BP-GEN-20 shows the state of a figure by signs', () => {
    expect(of('cornet').signs.map(({ kind }) => kind)).toEqual(['mounted', 'unloaded']);
    expect(of('trooper').signs.map(({ kind }) => kind)).toEqual(['down']);
    expect(of('runner').signs.map(({ kind }) => kind)).toEqual(['afraid']);
    expect(of('guard-2').signs).toEqual([]);
  });

  it('BP-HIT-14 counts health by wounds', () => {
    expect(of('guard-2').health).toEqual({ left: 2, full: 2 });
    expect(of('trooper').health).toEqual({ left: 1, full: 2 });
    expect(of('gone')).toMatchObject({ place: 'out', health: { left: 0, full: 2 } });
    // The lost are an objective: the bar says them once.
    expect(drawn.sides[1]!.holdings.map(({ id, count }) => [id, count])).toEqual([['standing', 1]]);
  });

  it('BP-CAV-17 marks loose horses', () => {
    expect(drawn.markers).toEqual([
      { id: 'horse', kind: 'other', name: 'Horse of trooper', x: 950, y: 650, z: 0 },
    ]);
  });

  it('BP-SCN-16 marks animals that nobody has taken', () => {
    const animal = { object: 'pack-animal', y: 600, radius: 20 };
    const train = laidOut({
      scenario: 'plunder-the-baggage',
      units: [row('guard', 1, 300, 600)],
      animals: [
        { ...animal, id: 'mule', x: 332.5, leader: 'guard-1' },
        { ...animal, id: 'ass', x: 0, taken: 0 },
      ],
    });
    const { markers, figures } = scene(train);
    expect(markers.map(({ id, name }) => [id, name])).toEqual([['mule', 'A pack animal, led by guard-1']]);
    expect(figures[0]!.signs.map(({ kind }) => kind)).toEqual(['carrying']);
    expect(figures[0]!.group).toBe('guard');
  });

  it('BP-MEL-01 says who is at close quarters, and BP-INI-02 who is done', () => {
    const melee = scene(
      laidOut({
        units: [
          { ...row('a', 1, 600, 600), test: 'failed' },
          { ...row('b', 1, 625, 600), side: 1 },
        ],
        contacts: [{ a: 'a-1', b: 'b-1' }],
      }),
    );
    const words = melee.figures.map(({ signs }) => signs.map((sign) => sign.words));
    expect(words).toEqual([
      ['at close quarters', 'has had its turn', 'did not obey this turn'],
      ['at close quarters'],
    ]);
  });

  it('BP-ACT-03 a unit that failed shows it: its leader the sign, everybody in words', () => {
    const failed = (test: 'failed' | 'active') => {
      const { figures, groups = [] } = scene(
        laidOut({
          units: [
            { ...row('a', 2, 600, 600, true), test },
            { ...row('b', 1, 900, 900), side: 1 },
          ],
        }),
      );
      const kinds = figures.slice(0, 2).map(({ signs }) => signs.map(({ kind }) => kind));
      return { kinds, unit: groups[0]!.signs.map(({ words }) => words) };
    };
    expect(failed('failed')).toEqual({
      kinds: [
        ['done', 'unwilling'],
        ['done', 'other'],
      ],
      unit: ['has had its turn', 'did not obey this turn'],
    });
    expect(failed('active').kinds.flat()).not.toContain('unwilling');
  });

  it.each(bayonetPoint.scenarios.list.map(({ id }) => id))(
    'BP-SCN-06 %s shows the ground it has printed before anything is laid out',
    (scenario) => {
      const seats = bayonetPoint.units.ready.slice(0, 2).map((unit) => ({ unit }));
      const setup = prepare(bayonetPoint, { scenario, seats });
      if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
      const document = bayonetPoint.scenarios.list.find(({ id }) => id === scenario)!;
      const printed = 'rows' in document ? [] : (document.terrain ?? []);
      const { terrain } = scene(
        initialState(bayonetPoint, { setup: setup.value, dice: { seed: 'preview' } }),
      );
      expect(terrain.pieces.length > 0).toBe(printed.length > 0);
    },
  );

  it('BP-UNIT-01 lists units with what holds for all of them, and no man by himself', () => {
    const unit = row('a', 2, 600, 600);
    const figures = unit.figures.map((f, i) => ({ ...f, fleeing: true, unloaded: i === 0 ? ['rifle'] : [] }));
    const drawnUnits = scene(
      laidOut({
        units: [
          { ...unit, name: 'The depot men', figures },
          { ...row('b', 1, 900, 900), side: 1 },
        ],
      }),
    );
    expect(drawnUnits.groups).toEqual([
      expect.objectContaining({
        id: 'a',
        name: 'The depot men',
        side: 0,
        signs: [{ kind: 'afraid', words: 'running' }],
      }),
    ]);
    expect(drawnUnits.figures.map(({ group }) => group)).toEqual(['a', 'a', 'b']);
  });

  it('BP-SEQ-01 lists the steps of the turn, and none before the first', () => {
    expect(drawn.phases.filter(({ now }) => now)).toEqual([{ name: 'Activations', now: true }]);
    expect(drawn.phases).toHaveLength(6);
    const before = scene(laidOut({ units: [row('a', 1, 0, 0)], step: 'deployment' }));
    expect(before).toMatchObject({ turn: 0, phases: [] });
  });

  it('BP-VIS-06 speaks of the weather, unless it is clear', () => {
    expect(drawn.weather).toEqual([]);
    expect(scene(laidOut({ units: [row('a', 1, 0, 0)], options: { weather: 'fog' } })).weather).toEqual([
      'Fog',
    ]);
  });
});
