import type { Change, DiceSection, Section } from '@vedette/engine';
import { walkMuster } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Force, forceSchema } from '../force.ts';
import { forceProblems } from '../force-problems.ts';
import { ready } from '../ready.ts';
import { musters } from './muster.ts';

const muster = musters.in();

function changed(force: Force, ...changes: readonly Change[]): Force {
  return changes.reduce((now, change, i) => muster.edit(now, { ...change, seed: `${i}` }), force);
}

const problems = (force: Force) => muster.findings(force).map(({ rule }) => rule);
const sectionOf = <K extends Section['kind']>(force: Force, kind: K) =>
  muster.form(force).find((section) => section.kind === kind) as Extract<Section, { kind: K }>;
const diceOf = (force: Force): DiceSection => sectionOf(force, 'dice');

describe('an army by its form', () => {
  it.each(Array.from({ length: 10 }, (_, i) => String(i)))(
    'keeps its promises, whatever is changed: %s',
    (seed) => {
      expect(walkMuster(muster, { seed, steps: 25 })).toEqual([]);
    },
  );

  it('has every ready-made army, each under an address of its own', () => {
    expect(muster.ready.map(({ unit }) => unit)).toEqual(ready);
    expect(new Set(muster.ready.map(({ id }) => id)).size).toBe(ready.length);
    for (const { id, unit } of muster.ready) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(muster.findings(unit)).toEqual([]);
    }
  });
});

describe('an army by points', () => {
  const blank = muster.begin('points-200', 'one');

  it('BP-ARMY-10 begins empty with its limit, which can be any number that was agreed on', () => {
    expect(blank).toMatchObject({ limit: 200, units: [], figures: [] });
    expect(problems(blank)).toEqual(['BP-ARMY-01']);
    expect(changed(blank, { do: 'set', at: '/limit', to: 333 }).limit).toBe(333);
    expect(changed(blank, { do: 'set', at: '/limit', to: 0 }).limit).toBe(200);
  });

  it('BP-ARMY-12 counts every man and every arm', () => {
    const force = changed(
      blank,
      { do: 'add', recruit: 'unit:muskets' },
      { do: 'set', at: '/units/0/extra', to: 'pistol' },
    );
    expect(muster.tally(force)).toEqual([
      { title: 'Points', value: 85, most: 200 },
      { title: 'Units', value: 1, most: null },
      { title: 'Figures', value: 8, most: null },
    ]);
    expect(problems(force)).toEqual([]);
    const more = changed(
      force,
      { do: 'set', at: '/units/0/class', to: 'veteran' },
      { do: 'set', at: '/units/0/figures', to: 10 },
      { do: 'count', at: '/units/0/weapons', offer: 'sword', by: 1 },
    );
    expect(muster.tally(more)[0]!.value).toBe(9 * (10 + 2 + 2) + 12 + 2 + 2 + 1);
    expect(more.units[0]).toMatchObject({ class: 'veteran', figures: 10, weapons: ['musket', 'sword'] });
  });

  it('BP-ARMY-10 says when it is over the limit, and only then', () => {
    const two = changed(
      changed(blank, { do: 'add', recruit: 'unit:muskets' }, { do: 'add', recruit: 'unit:lancers' }),
      { do: 'set', at: '/limit', to: 84 + 148 },
    );
    expect(muster.tally(two)[0]!.value).toBe(84 + 148);
    expect(problems(two)).toEqual([]);
    expect(problems(changed(two, { do: 'set', at: '/limit', to: 84 + 147 }))).toEqual(['BP-ARMY-10']);
  });

  it.each<[string, Change, string]>([
    [
      'BP-ARMY-13 a second gun',
      { do: 'count', at: '/units/0/weapons', offer: 'rifle', by: 1 },
      'Lay down: Rifle',
    ],
    [
      'BP-ARMY-13 a lance on foot',
      { do: 'count', at: '/units/0/weapons', offer: 'lance', by: 1 },
      'Lay down: Lance',
    ],
    [
      'BP-ARMY-13 Masters in the ranks',
      { do: 'set', at: '/units/0/class', to: 'master' },
      'Make them veterans',
    ],
    ['BP-UNIT-02 three men', { do: 'set', at: '/units/0/figures', to: 3 }, 'Make them four'],
  ])('%s: is told, and mended at a click', (title, change, mend) => {
    const force = changed(blank, { do: 'add', recruit: 'unit:muskets' }, change);
    const found = muster.findings(force);
    expect(found.map(({ rule }) => rule)).toEqual([title.split(' ')[0]]);
    expect(found[0]!.mend!.title).toBe(mend);
    expect(problems(changed(force, found[0]!.mend!.change))).toEqual([]);
  });

  it('BP-ARMY-13 every finding about a unit or a man names him', () => {
    const two = changed(
      blank,
      { do: 'add', recruit: 'unit:muskets' },
      { do: 'add', recruit: 'unit:muskets' },
    );
    const second = two.units[1]!.name;
    const wrong: readonly Change[] = [
      { do: 'count', at: '/units/1/weapons', offer: 'rifle', by: 1 },
      { do: 'count', at: '/units/1/weapons', offer: 'lance', by: 1 },
      { do: 'set', at: '/units/1/class', to: 'master' },
      { do: 'set', at: '/units/1/figures', to: 3 },
      { do: 'count', at: '/units/1/weapons', offer: 'musket', by: -1 },
    ];
    for (const change of wrong) {
      const [found, ...rest] = muster.findings(changed(two, change));
      expect(rest).toEqual([]);
      expect(found!.message).toMatch(new RegExp(`^${second}: `));
    }
  });

  it('BP-ARMY-13 those without any arms are legal, and it is mentioned', () => {
    const armed = changed(
      blank,
      { do: 'add', recruit: 'unit:muskets' },
      { do: 'add', recruit: 'unit:pikes' },
    );
    expect(muster.findings(armed)).toEqual([]);
    const bare = changed(armed, { do: 'count', at: '/units/1/weapons', offer: 'pike', by: -1 });
    expect(bare.units[1]!.weapons).toEqual([]);
    expect(muster.findings(bare)).toMatchObject([{ kind: 'advice', path: '/units/1/weapons' }]);
    expect(forceProblems(bare)).toEqual([]);
    const man = changed(
      blank,
      { do: 'add', recruit: 'man:pikes' },
      { do: 'count', at: '/figures/0/weapons', offer: 'pike', by: -1 },
    );
    expect(muster.findings(man)).toMatchObject([{ kind: 'advice', path: '/figures/0/weapons' }]);
  });

  it('BP-GEN-03 says how a pair of distances is read, in the muster and on paper', () => {
    const { notes } = sectionOf(blank, 'entry').entry;
    expect(notes).toEqual([expect.stringContaining('75(125) is 75 mm with small figures')]);
    expect(muster.sheet(blank).legend).toBe(notes[0]);
  });

  it('BP-DIG-14 single figures have a leader for every eight, and it can be seen to', () => {
    let force = muster.begin('singles', 'two');
    for (let i = 0; i < 8; i++) force = changed(force, { do: 'add', recruit: 'man:rifles' });
    expect(force.figures.map(({ leader }) => leader === true)).toEqual([
      true,
      ...Array.from({ length: 7 }, () => false),
      true,
    ]);
    expect(problems(force)).toEqual([]);
    const without = changed(force, { do: 'set', at: '/figures/0/leader', to: false });
    const [found] = muster.findings(without);
    expect(found).toMatchObject({ rule: 'BP-DIG-14', path: '/figures' });
    expect(problems(changed(without, found!.mend!.change))).toEqual([]);
    expect(changed(without, found!.mend!.change).figures[0]!.leader).toBe(true);
  });

  it('BP-GEN-08 offers units or single figures, never both', () => {
    const groups = (force: Force) =>
      sectionOf(force, 'recruit').groups.map(({ recruits }) => recruits[0]!.id);
    expect(groups(blank)).toEqual(['unit:muskets', 'man:muskets']);
    expect(groups(changed(blank, { do: 'add', recruit: 'unit:pikes' }))).toEqual(['unit:muskets']);
    expect(groups(changed(blank, { do: 'add', recruit: 'man:pikes' }))).toEqual(['man:muskets']);
  });
});

describe('an army by dice', () => {
  const force = muster.begin('dice-10', 'three');
  const { dice } = force.rolled!;

  it('BP-ARMY-02, BP-ARMY-03, BP-ARMY-04, BP-ARMY-06, BP-ARMY-07 shows each die and what it brought', () => {
    const [numbers, sizes, arms, classes] = diceOf(force).groups;
    const foot = dice.numbers[0]!;
    const horse = Math.ceil(dice.numbers[1]! / 2);
    expect(numbers!.rolls.map(({ sides, fell }) => [sides, fell])).toEqual(
      dice.numbers.map((die) => [10, die]),
    );
    expect(force.units).toHaveLength(foot + horse);
    expect(sizes!.rolls.map(({ means }) => means)).toEqual(
      force.units.map((unit) => `${unit.figures} figures`),
    );
    expect(sizes!.rolls.map(({ fell }) => fell + 3)).toEqual(force.units.map((unit) => unit.figures));
    expect(arms!.rolls.every(({ sides, fell }) => sides === 6 && fell <= 6)).toBe(true);
    expect(arms!.rolls.map(({ means }) => means.toLowerCase().split(', '))).toEqual(
      force.units.map(({ weapons }) => weapons),
    );
    expect(classes!.rolls.map(({ means }) => means.toLowerCase())).toEqual(
      force.units.map((unit) => unit.class),
    );
    expect(muster.findings(force)).toEqual([]);
  });

  it('BP-ARMY-08 rolls anew with another die, and not the same twice', () => {
    const small = muster.edit(force, { do: 'set', at: '/rolled/die', to: '4', seed: 'a' });
    expect(small.rolled!.die).toBe(4);
    expect(Math.max(...small.rolled!.dice.numbers, ...small.rolled!.dice.sizes)).toBeLessThanOrEqual(4);
    const again = muster.edit(small, { do: 'roll', at: '/rolled', seed: 'b' });
    expect(again.rolled!.dice).not.toEqual(small.rolled!.dice);
    expect(muster.edit(small, { do: 'roll', at: '/rolled', seed: 'b' })).toEqual(again);
  });

  it('BP-ARMY-06 without lancers the same dice give swordsmen; names stay', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => muster.begin('dice-6', String(i)));
    const lances = seeds.find(({ units }) => units.some(({ weapons }) => weapons.includes('lance')))!;
    const named = changed(lances, { do: 'set', at: '/units/0/name', to: 'The first' });
    const without = changed(named, { do: 'set', at: '/rolled/lancers', to: false });
    expect(without.units.some(({ weapons }) => weapons.includes('lance'))).toBe(false);
    expect(without.rolled!.dice).toEqual(lances.rolled!.dice);
    expect(without.units[0]!.name).toBe('The first');
    expect(muster.findings(without)).toEqual([]);
  });

  it('BP-ARMY-05 leaves each Master an arm to choose, and nothing else', () => {
    const foot = force.units.findIndex(({ troops }) => troops === 'infantry');
    const at = `/units/${foot}`;
    const armed = changed(force, { do: 'set', at: `${at}/extra`, to: 'pistol' });
    expect(armed.units[foot]!.extra).toBe('pistol');
    expect(muster.findings(armed)).toEqual([]);
    expect(changed(force, { do: 'set', at: `${at}/class`, to: 'veteran' })).toEqual(force);
    expect(changed(force, { do: 'remove', at })).toEqual(force);
    expect(changed(force, { do: 'add', recruit: 'unit:muskets' })).toEqual(force);
  });

  it('BP-ARMY-03, BP-ARMY-05 single figures: a class for each, and a Master’s arm', () => {
    const unarmed = (man: Force['figures'][number]) =>
      man.class === 'master' && !man.weapons.includes('sword');
    const men = Array.from({ length: 20 }, (_, i) =>
      muster.edit(force, { do: 'set', at: '/rolled/play', to: 'individuals', seed: String(i) }),
    ).find(({ figures }) => figures.some(unarmed))!;
    expect(men.units).toEqual([]);
    expect(diceOf(men).groups[3]!.rolls).toHaveLength(men.figures.length);
    expect(muster.findings(men)).toEqual([]);
    const master = men.figures.findIndex(unarmed);
    const armed = changed(men, { do: 'set', at: `/figures/${master}/extra`, to: 'sword' });
    expect(armed.figures[master]!.weapons.at(-1)).toBe('sword');
    expect(muster.findings(armed)).toEqual([]);
    const plain = men.figures.findIndex((man) => man.class !== 'master');
    expect(changed(men, { do: 'set', at: `/figures/${plain}/extra`, to: 'sword' })).toEqual(men);
  });

  it('BP-ARMY-02 is not what its dice say when somebody has helped them', () => {
    const [first, ...rest] = force.units;
    const helped: readonly Force[] = [
      { ...force, units: [{ ...first!, figures: first!.figures + 1 }, ...rest] },
      { ...force, units: [{ ...first!, weapons: ['rifle', 'pistol'] }, ...rest] },
      { ...force, units: rest },
      { ...force, limit: 400 },
      { ...force, rolled: { ...force.rolled!, dice: { ...dice, numbers: [1] } } },
      { ...force, rolled: { ...force.rolled!, dice: { ...dice, sizes: [] } } },
    ];
    for (const cheat of helped) {
      expect(forceSchema.safeParse(cheat).success).toBe(true);
      expect(forceProblems(cheat).map(({ code }) => code)).toContain('force.not-as-rolled');
      expect(muster.form(cheat).length).toBeGreaterThan(1);
    }
    expect(
      forceProblems({ ...force, units: [{ ...first!, name: 'Renamed', extra: 'pistol' }, ...rest] }),
    ).toEqual([]);
  });

  it('BP-ARMY-01 can be left to the dice of its match', () => {
    const later = muster.begin('later', 'x');
    expect(later).toMatchObject({ limit: null, random: { lancers: true }, units: [], figures: [] });
    expect(muster.findings(later)).toEqual([]);
    expect(changed(later, { do: 'set', at: '/random', to: false }).random).toEqual({ lancers: false });
    expect(muster.summary(later).line).toBe('left to the dice');
  });
});

describe('an army on paper', () => {
  it('has a block a unit, with boxes for the men and the leader’s wounds', () => {
    const [picket] = ready;
    const { blocks, pool } = muster.sheet(picket!);
    expect(pool).toBeNull();
    expect(blocks.map(({ name }) => name)).toEqual(picket!.units.map(({ name }) => name));
    expect(blocks[0]!.boxes.map(({ count }) => count)).toEqual([7, 2]);
    expect(blocks[0]!.arms[0]).toEqual({
      title: 'Musket',
      words: '75(125) / 225(375) / 450(750) mm, with bayonet',
    });
    expect(blocks[1]!.arms[0]).toMatchObject({ title: 'Rifle', tick: 'Loaded' });
  });

  it('is a plain text', () => {
    expect(muster.text(ready[0]!)).toContain(
      [
        'Sergeant Pike’s muskets, Average infantry · 8 figures · 85 points',
        '  Activation 6, Morale 6, To hit 5',
        '  Musket',
      ].join('\n'),
    );
  });
});
