import { SCENARIOS as BATTLES, CLASSES, FIREARMS, MELEE_WEAPONS } from '@vedette/bayonet-point/library';
import type { Ref, Shelf } from '@vedette/engine';
import { ATTRIBUTES, ITEMS, MONSTER_TYPES, SCENARIOS, SOLDIER_TYPES } from '@vedette/silver-bayonet/library';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../../../../docs/rules/bayonet-point.json' with { type: 'json' };
import fearAndFaith from '../../../../docs/rules/fear-and-faith.json' with { type: 'json' };
import silverBayonet from '../../../../docs/rules/silver-bayonet.json' with { type: 'json' };
import { type Entry, kindOf } from './entry.ts';
import { openStacks } from './stacks.ts';

const { search, entries: ENTRIES, entryAt, entryOfRule, entryOfScenario, onShelf } = await openStacks();

const idsOn = (shelf: Shelf): readonly string[] => onShelf(shelf).map(({ id }) => id);

describe('the shelves', () => {
  it.each([
    ['attributes', ATTRIBUTES],
    ['armoury', ITEMS],
    ['soldiers', SOLDIER_TYPES],
    ['monsters', MONSTER_TYPES],
    ['scenarios', SCENARIOS],
    ['rules', [...silverBayonet, ...bayonetPoint, ...fearAndFaith]],
  ] as const)('have an entry for each of the %s', (shelf, things) => {
    expect(idsOn(shelf)).toEqual(expect.arrayContaining(things.map(({ id }) => id)));
  });

  it('have the other game too, told apart by its name', () => {
    const own = (list: readonly { readonly id: string }[]) => list.map(({ id }) => `bayonet-point-${id}`);
    expect(idsOn('scenarios')).toEqual(expect.arrayContaining(own(BATTLES)));
    expect(idsOn('soldiers')).toEqual(expect.arrayContaining(own(CLASSES)));
    expect(idsOn('armoury')).toEqual(expect.arrayContaining(own([...FIREARMS, ...MELEE_WEAPONS])));
  });

  it('have a scenario by its game and its own id', () => {
    expect(entryOfScenario('bayonet-point', BATTLES[0]!.id)?.id).toBe(`bayonet-point-${BATTLES[0]!.id}`);
    expect(entryOfScenario('silver-bayonet', SCENARIOS[0]!.id)?.id).toBe(SCENARIOS[0]!.id);
    expect(entryOfScenario('silver-bayonet', BATTLES[0]!.id)).toBeNull();
  });

  it('have no place twice', () => {
    const places = ENTRIES.map(({ shelf, id }) => `${shelf}/${id}`);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('every entry', () => {
  const bare = (text: string) => text.trim() === '' || /undefined|null|NaN|\[object/.test(text);
  // Words of the scenario format may speak of null.
  const TOLD = ENTRIES.filter(({ shelf }) => shelf !== 'writing');

  const textsOf = ({ title, group, line, stats, facts, sections }: Entry): readonly string[] => [
    title,
    group,
    line,
    ...[...stats, ...facts].flatMap(({ label, text }) => [label, text]),
    ...sections.flatMap((section) => [
      section.title,
      ...section.items.flatMap((item) => [item.to?.title, item.title].filter((text) => text !== undefined)),
      ...(section.table?.rows ?? []).map(({ cells }) => cells.join(' ')),
    ]),
  ];

  it('has words, and none of them is a hole', () => {
    const holes = TOLD.flatMap((entry) =>
      textsOf(entry)
        .filter(bare)
        .map((text) => `${entry.shelf}/${entry.id}: "${text}"`),
    );
    expect(holes).toEqual([]);
  });

  it('says something in each line of its own', () => {
    const empty = TOLD.filter(({ sections }) =>
      sections.some(({ items }) =>
        items.some(({ to, title, text }) => bare([to?.title, title, text].filter(Boolean).join(' '))),
      ),
    );
    expect(empty.map(({ id }) => id)).toEqual([]);
  });

  it('leads only to places that there are', () => {
    const dead = ENTRIES.flatMap((entry) => {
      const items = entry.sections.flatMap((section) => section.items);
      const refs: readonly Ref[] = items.flatMap(({ to }) => (to === undefined ? [] : [to]));
      const rules = [
        ...items.flatMap((item) => item.rules ?? []),
        ...(entry.rule === null ? [] : [entry.rule]),
      ];
      return [
        ...refs.filter(({ shelf, id }) => entryAt(shelf, id) === null).map(({ id }) => `${entry.id} > ${id}`),
        ...rules.filter((rule) => entryOfRule(rule) === null).map((rule) => `${entry.id} > ${rule}`),
      ];
    });
    expect(dead).toEqual([]);
  });
});

describe('what is told', () => {
  it('SB-EQ-12 a musket, with its numbers', () => {
    const texts = entryAt('armoury', 'musket')!.facts.map(({ label, text }) => `${label}: ${text}`);
    expect(texts).toEqual(
      expect.arrayContaining([
        'Slots: 2',
        'Range: 24"',
        'Damage: Power Die',
        'Reloading: by an action, with a Cartridge Box',
      ]),
    );
  });

  it('SB-MON-32 a werewolf, its stat line, what it cannot bear and where it is met', () => {
    const wolf = entryAt('monsters', 'werewolf')!;
    expect(wolf.stats.map(({ text }) => text)).toEqual(['6', '+2', '+0', '13', '+3', '12']);
    const items = wolf.sections.flatMap((section) => section.items);
    expect(items.map(({ title, to }) => title ?? to?.title)).toEqual(
      expect.arrayContaining(['Allergy (silver, fire)', 'Damage Reduction (5)', 'Wolf Pack']),
    );
  });

  it('a rule by its number, with the page, our words and what was decided', () => {
    const rule = entryOfRule('SB-ATT-36.R1')!;
    expect(rule).toMatchObject({ id: 'SB-ATT-36', title: 'Rage', line: entryAt('attributes', 'rage')!.line });
    expect(rule.sections.map(({ title }) => title)).toEqual(['On the other shelves', 'Our rulings']);
    expect(entryOfRule('sb-sht-08')?.page).toBe('p.61');
  });

  it('rulings by chapter, options among them', () => {
    const melee = entryAt('rulings', 'silver-bayonet-melee')!;
    expect(melee.sections[0]!.items.length).toBeGreaterThan(4);
    const options = entryAt('rulings', 'silver-bayonet-options-the-core-rules')!.sections[0]!.items;
    expect(options.find(({ title }) => title === '`criticals`')).toMatchObject({ rules: ['SB-CRIT-01'] });
  });

  it('never says of a hit that there is nothing to say', () => {
    const words = ['activation', 'deploy', 'monster', 'scenario', 'operation', 'option', 'marker', 'unit'];
    const empty = words.flatMap((query) =>
      search(query)
        .hits.map(({ entry }) => entry)
        .filter(({ line }) => /^Nothing to add|^A word of the language|^Here for the record/.test(line)),
    );
    expect(empty.map(({ id }) => id)).toEqual([]);
  });

  it('play comes before the words of scenarios', () => {
    const first = (query: string) => search(query).hits[0]!.entry;
    for (const query of ['activation', 'move', 'shoot', 'terror', 'morale'])
      expect(['play', 'figures', 'kit']).toContain(kindOf(first(query)));
  });

  it('is found by what somebody would type', () => {
    const best = (query: string) => search(query).hits[0]?.entry.id;
    expect(best('werew')).toBe('werewolf');
    expect(best('damage red')).toBe('damage-reduction');
    expect(best('SHT-08')).toBe('SB-SHT-08');
    expect(best('wolf pack')).toBe('wolf-pack');
  });
});
