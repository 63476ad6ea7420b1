import type { Change, Section } from '@vedette/engine';
import { walkMuster } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { parties } from '../parties.ts';
import { own, party } from '../party.spec-support.ts';
import type { PartyDocument } from '../party.ts';
import { ready } from '../ready.ts';
import { musters } from './muster.ts';

const muster = musters.in();

function changed(document: PartyDocument, ...changes: readonly Change[]): PartyDocument {
  return changes.reduce((now, change, i) => muster.edit(now, { ...change, seed: `${i}` }), document);
}

const add = (profile: string): Change => ({ do: 'add', recruit: `profile:${profile}` });
const found = (document: PartyDocument) =>
  muster.findings(document).map(({ kind, rule }) => `${kind} ${rule}`);
const sectionOf = <K extends Section['kind']>(document: PartyDocument, kind: K) =>
  muster.form(document).find((section) => section.kind === kind) as Extract<Section, { kind: K }>;
const blank = muster.begin('good-300', 'one');
const dark = muster.begin('evil-300', 'one');

describe('a party by its form', () => {
  it.each(Array.from({ length: 10 }, (_, i) => String(i)))(
    'keeps its promises, whatever is changed: %s',
    (seed) => {
      expect(walkMuster(muster, { seed, steps: 25 })).toEqual([]);
    },
  );

  it('has every ready-made party, each under an address of its own', () => {
    expect(muster.ready.map(({ unit }) => unit)).toEqual(ready);
    expect(new Set(muster.ready.map(({ id }) => id)).size).toBe(ready.length);
    for (const { id, unit } of muster.ready) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(muster.findings(unit).filter(({ kind }) => kind !== 'option')).toEqual([]);
    }
  });

  it('FF-PARTY-04 begins empty, of a side and for a total, which can be any other', () => {
    expect(blank).toMatchObject({ side: 'good', limit: 300, entries: [] });
    expect(muster.begin('evil-400', 'x')).toMatchObject({ side: 'evil', limit: 400 });
    expect(found(blank)).toEqual(['problem FF-PARTY-04']);
    expect(changed(blank, { do: 'set', at: '/limit', to: 333 }).limit).toBe(333);
    expect(changed(blank, { do: 'set', at: '/limit', to: 0 }).limit).toBe(300);
    expect(changed(blank, { do: 'set', at: '/limit', to: 1.5 }).limit).toBe(300);
  });

  it('FF-PARTY-06 offers whoever goes with its side, and all of them', () => {
    const offered = (document: PartyDocument) =>
      sectionOf(document, 'recruit').groups.flatMap(({ recruits }) => recruits.map(({ id }) => id));
    const good = offered(blank);
    const evil = offered(dark);
    expect([good.includes('profile:cop'), good.includes('profile:wolf')]).toEqual([true, true]);
    expect([good.includes('profile:ghost'), evil.includes('profile:cop')]).toEqual([false, false]);
    const neutral = good.filter((id) => evil.includes(id)).length;
    // Everybody is offered to somebody, neutrals and the new profile to both.
    expect(good.length + evil.length - neutral).toBe(146 + 1);
    const tallied = new Set([...good, ...evil]);
    expect(tallied.size).toBe(147);
  });

  it('FF-PARTY-16 shows those of one age on demand, and forbids nobody', () => {
    const offered = (document: PartyDocument) =>
      sectionOf(document, 'recruit').groups.flatMap(({ recruits }) => recruits.map(({ id }) => id));
    const old = changed(blank, { do: 'set', at: '/age', to: 'black-powder' });
    expect(offered(old)).toContain('profile:hunter');
    expect(offered(old)).toContain('profile:exorcist');
    expect(offered(old)).not.toContain('profile:cop');
    expect(offered(changed(old, { do: 'set', at: '/age', to: 'modern' }))).not.toContain('profile:hunter');
    expect(changed(old, { do: 'set', at: '/age', to: '' })).not.toHaveProperty('age');
    expect(muster.findings(changed(old, add('cop')))).toEqual([]);
  });

  it('FF-PARTY-06 shows the lists first that the party draws on', () => {
    const [first] = sectionOf(changed(blank, add('cop')), 'recruit').groups;
    expect(first!.title).toBeNull();
    expect(first!.recruits.map(({ id }) => id)).toContain('profile:cop-with-shotgun');
    expect(first!.recruits.map(({ id }) => id)).not.toContain('profile:mina-harker');
  });

  it('FF-PARTY-04 to FF-PARTY-10 counts points, personalities, animals, saws and magic against their limits', () => {
    const document = changed(
      dark,
      add('slasher-with-chainsaw'),
      add('wolf'),
      add('baron-frankenstein'),
      add('priest-of-the-space-gods'),
    );
    expect(muster.tally(document)).toEqual([
      { title: 'Points', value: 70 + 50 + 56 + 44, most: 300 },
      { title: 'Personalities', value: 100, most: 100 },
      { title: 'Models', value: 4, most: null },
      { title: 'Animals', value: 1, most: 2 },
      { title: 'Chainsaws', value: 1, most: 1 },
      { title: 'Magic Weapons', value: 1, most: 1 },
    ]);
    expect(muster.findings(document)).toEqual([]);
  });

  it('FF-PARTY-05 says of whom it would count as a personality before he is taken', () => {
    const offers = sectionOf(dark, 'recruit').groups.flatMap(({ recruits }) => recruits);
    const asideOf = (id: string) => offers.find((one) => one.id === `profile:${id}`)!.aside;
    expect(asideOf('count-dracula')).toBe('personality');
    expect(asideOf('wolf')).toBeUndefined();
  });

  it('FF-PARTY-05 one personality has no limit', () => {
    expect(muster.tally(changed(dark, add('count-dracula')))[1]).toEqual({
      title: 'Personalities',
      value: 252,
      most: null,
    });
  });
});

describe('whoever comes along', () => {
  it('FF-PARTY-08, FF-PARTY-13 comes with a first choice wherever one is wanted', () => {
    const cult = changed(
      dark,
      add('rookie-vampire'),
      add('mature-vampire'),
      add('modern-vampire-minion-with-handgun'),
    );
    expect(cult.entries[2]!.master).toBe(cult.entries[1]!.id);
    expect(changed(blank, add('village-priest')).entries[0]!.ban).toEqual(['vampires']);
    expect(changed(dark, add('swarm-of-rats')).entries[0]!.count).toBe(2);
    expect(muster.findings(cult)).toEqual([]);
  });

  it('FF-PARTY-06 a Unique one is called what it is, nobody is called like another', () => {
    const document = changed(blank, add('mina-harker'), ...Array.from({ length: 9 }, () => add('cop')));
    expect(document.entries[0]!.name).toBe('Mina Harker');
    expect(new Set(document.entries.map(({ name }) => name)).size).toBe(10);
    expect(new Set(document.entries.map(({ id }) => id)).size).toBe(10);
  });

  it('can be several, be doubled, moved and sent home', () => {
    const two = changed(blank, add('cop'), add('hunter'), { do: 'set', at: '/entries/0/count', to: 3 });
    expect(two.entries[0]!.count).toBe(3);
    expect(muster.tally(two)[0]!.value).toBe(3 * 38 + 30);
    expect(changed(two, { do: 'copy', at: '/entries/0' }).entries.map(({ profile }) => profile)).toEqual([
      'cop',
      'cop',
      'hunter',
    ]);
    expect(
      changed(two, { do: 'move', at: '/entries/1', by: -1 }).entries.map(({ profile }) => profile),
    ).toEqual(['hunter', 'cop']);
    expect(changed(two, { do: 'remove', at: '/entries/0' }).entries).toHaveLength(1);
    expect(changed(two, { do: 'set', at: '/entries/0/count', to: 1 }).entries[0]).not.toHaveProperty('count');
  });

  it('FF-PARTY-13 has its choices by the form', () => {
    const document = changed(
      blank,
      add('professional-vampire-hunter'),
      { do: 'count', at: '/entries/0/wooden', offer: 'crossbow', by: 1 },
      { do: 'set', at: '/entries/0/hand', to: 'stake' },
      add('paranormal-researcher-leader-modern'),
      { do: 'set', at: '/entries/1/ban/0', to: 'demons' },
    );
    expect(document.entries[0]).toMatchObject({ wooden: ['crossbow'], hand: ['stake'] });
    expect(document.entries[1]!.ban).toEqual(['demons']);
    expect(muster.findings(document)).toEqual([]);
    const bare = changed(document, { do: 'set', at: '/entries/0/hand', to: 'nothing' });
    expect(bare.entries[0]!.hand).toEqual([]);
    expect(muster.findings(bare)).toEqual([]);
    expect(changed(bare, { do: 'set', at: '/entries/0/hand', to: '' }).entries[0]).not.toHaveProperty('hand');
  });

  it('FF-PARTY-20 can be given more, at its price, and the opponent is mentioned', () => {
    const cop = changed(blank, add('cop'));
    const blocks = sectionOf(cop, 'roll').entries[0]!.blocks;
    const [field] = blocks.find(({ at }) => at.endsWith('/extra'))!.rows[0]!;
    expect(field!.kind === 'some' && field!.offers.map(({ id, aside }) => [id, aside])).toEqual([
      ['silver-weapon', '+12'],
      ['stakes', '+6'],
      ['holy-water', '+12'],
      ['ban:vampires', '+24'],
      ['ban:werewolves', '+24'],
      ['ban:ghosts', '+24'],
      ['ban:demons', '+24'],
    ]);
    const silver = changed(cop, { do: 'count', at: '/entries/0/extra', offer: 'silver-weapon', by: 1 });
    expect(muster.tally(silver)[0]!.value).toBe(50);
    expect(found(silver)).toEqual(['option FF-PARTY-20']);
    const ghosts = sectionOf(changed(dark, add('ghost')), 'roll').entries[0]!.blocks;
    expect(ghosts.some(({ at }) => at.endsWith('/extra'))).toBe(false);
  });

  it('FF-PARTY-14 points are laid aside where there is a Demonologist', () => {
    const fields = (document: PartyDocument) => sectionOf(document, 'entry').entry.fields.map(({ at }) => at);
    expect(fields(dark)).not.toContain('/pool');
    const cult = changed(dark, add('the-antichrist'), { do: 'set', at: '/pool', to: 25 });
    expect(fields(cult)).toContain('/pool');
    expect(muster.tally(cult)[0]!.value).toBe(194 + 25);
    expect(sectionOf(cult, 'entry').entry.notes).toEqual(['Worth 50 points of demons.']);
    expect(changed(cult, { do: 'set', at: '/pool', to: 0 })).not.toHaveProperty('pool');
  });
});

describe('a profile of one’s own', () => {
  const written = changed(blank, { do: 'add', recruit: 'own:new' });

  it('FF-PARTY-15 is written at a click, with somebody who has it', () => {
    expect(written.own).toHaveLength(1);
    expect(written.entries[0]!.profile).toBe(written.own![0]!.id);
    expect(found(written)).toEqual(['option FF-PARTY-15']);
    expect(muster.tally(written)[0]!.value).toBe(15);
  });

  it('FF-PARTY-15 has its price as it grows, and says what each rule costs', () => {
    const hero = changed(
      written,
      { do: 'set', at: '/own/0/quality', to: 3 },
      { do: 'set', at: '/own/0/combat', to: 1 },
      { do: 'count', at: '/own/0/rules/magic', offer: 'witch', by: 1 },
    );
    expect(muster.tally(hero)[0]!.value).toBe(70);
    const [, rolls] = muster.form(hero).filter((section) => section.kind === 'roll');
    const [entry] = rolls!.entries;
    expect(entry!.cost).toBe('70 points');
    expect(entry!.blocks[0]!.aside).toBe('Combat 5, rules +30: 35, at this Quality 70 points.');
    const [magic] = entry!.blocks.find(({ at }) => at.endsWith('/rules/magic'))!.rows[0]!;
    const offers = magic!.kind === 'some' ? magic!.offers : [];
    expect(offers.map(({ title, aside }) => [title, aside])).toEqual([
      ['Demonologist', '+30'],
      ['Necromancer', '+24'],
      ['Warlock', '+30'],
      ['Witch', '+60'],
    ]);
  });

  it('FF-PARTY-15 offers every rule there is', () => {
    const [, rolls] = muster.form(written).filter((section) => section.kind === 'roll');
    const offered = rolls!.entries[0]!.blocks.filter(({ at }) => at.includes('/rules'))
      .flatMap(({ rows }) => rows.flat())
      .flatMap((field) => (field.kind === 'some' ? field.offers.map(({ id }) => id.split(':')[0]) : []));
    expect(new Set(offered).size).toBe(82);
  });

  it('FF-PARTY-15 can be doubled and struck; whoever had it can be sent home', () => {
    const two = changed(written, { do: 'copy', at: '/own/0' });
    expect(two.own!.map(({ name }) => name)).toEqual(['A stranger in town', 'A stranger in town 2']);
    expect(new Set(two.own!.map(({ id }) => id)).size).toBe(2);
    const struck = changed(written, { do: 'remove', at: '/own/0' });
    expect(struck).not.toHaveProperty('own');
    const [problem] = muster.findings(struck);
    expect(problem).toMatchObject({ rule: 'FF-PARTY-06', path: '/entries/0/profile' });
    expect(found(changed(struck, problem!.mend!.change))).toEqual(['problem FF-PARTY-04']);
  });

  it('FF-PARTY-15 travels inside the document', () => {
    expect(parties.schema.safeParse(JSON.parse(JSON.stringify(written))).success).toBe(true);
    expect(parties.problems(written)).toEqual([]);
  });
});

describe('what is wrong, and mended at a click', () => {
  it.each<[string, string, PartyDocument]>([
    ['FF-PARTY-06', 'Send B home', party('good', ['cop', 'ghost'])],
    ['FF-PARTY-06', 'Keep one', party('good', ['mina-harker*2'])],
    ['FF-PARTY-06', 'Send B home', party('good', ['cop', 'copper'])],
    ['FF-PARTY-06', 'Give it an id of its own', party('good', ['cop', ['cop', { id: 'a' }]])],
    ['FF-PARTY-08', 'Follow A', party('evil', ['rookie-vampire', 'modern-vampire-minion-with-handgun'])],
    [
      'FF-PARTY-08',
      'Follow A',
      party('evil', ['rookie-vampire', ['modern-vampire-minion-with-handgun', { master: 'x' }]]),
    ],
    ['FF-PARTY-08', 'Follow nobody', party('good', ['cop', ['cop', { master: 'a' }]])],
    ['FF-SPEC-56', 'Make it two', party('evil', ['walking-dead*2', 'swarm-of-rats'])],
    ['FF-PARTY-13', 'Ban Vampires', party('good', ['village-priest'])],
    ['FF-PARTY-13', 'Leave it open', party('good', [['cop', { ban: ['demons'] }]])],
    ['FF-PARTY-13', 'Leave it open', party('good', [['cop', { haunts: 'attic' }]])],
    ['FF-PARTY-13', 'Leave it open', party('good', [['cop', { package: 'faster' }]])],
    ['FF-RNG-03', 'Without Pistol', party('good', [['cop', { wooden: ['pistol'] }]])],
    ['FF-ACT-13', 'Hold the usual', party('good', [['cop', { hand: ['musket'] }]])],
    ['FF-PARTY-14', 'Spend it on models', party('good', ['cop'], { pool: 10 })],
    ['FF-PARTY-20', 'Without Stakes', party('good', [['cop', { extra: ['stakes', 'stakes'] }]])],
    ['FF-PARTY-20', 'Without Grenade', party('good', [['cop', { extra: ['grenade'] }]])],
    ['FF-PARTY-20', 'Without Stakes', party('evil', [['ghost', { extra: ['stakes'] }]])],
    ['FF-PARTY-10', 'Without Magic Weapon', party('good', ['x'], { own: [own('x', ['magic-weapon'])] })],
    ['FF-PARTY-15', 'Without Hero', party('good', ['x'], { own: [own('x', ['hero', 'hero'])] })],
    [
      'FF-PARTY-22',
      'Without Living',
      party('good', ['x'], { own: [own('x', ['zombie'], { tags: ['living'] })] }),
    ],
    ['FF-CAMP-32', 'Strike Corruption', party('good', ['cop'], { advances: [{ advance: 'corruption' }] })],
    ['FF-PARTY-18', 'Leave it open', party('good', [['cop', { record: { kept: ['ray-gun'] } }]])],
  ])('%s: %s', (rule, title, document) => {
    const problems = muster.findings(document).filter(({ kind }) => kind === 'problem');
    expect(problems.map((problem) => problem.rule)).toContain(rule);
    const problem = problems.find((one) => one.rule === rule && one.mend?.title === title);
    expect(problem).toBeDefined();
    const mended = changed(document, problem!.mend!.change);
    expect(muster.findings(mended).filter(({ kind }) => kind === 'problem')).toEqual([]);
  });

  it('a name that is still being typed hides nothing else', () => {
    const document = { ...party('good', ['cop', 'ghost']), name: '' };
    expect(found(document)).toEqual(['problem FF-PARTY-18', 'problem FF-PARTY-06']);
  });

  it('a file that is wrong in a thousand places is told a hundred, and mended from the top', () => {
    const wrongs = {
      ban: ['demons' as const, 'demons' as const],
      wooden: ['bow', 'x', 'y'],
      extra: ['grenade', 'x', 'y', 'ban'],
      hand: ['a', 'b', 'c'],
      master: 'zz.9',
    };
    const document = party(
      'good',
      Array.from({ length: 60 }, () => ['ghost*40', wrongs] as [string, object]),
    );
    const all = muster.findings(document);
    expect(all).toHaveLength(100);
    expect(all.filter(({ mend }) => mend !== undefined).length).toBeLessThanOrEqual(12);
    expect(all[0]!.kind).toBe('problem');
  });

  it('FF-PARTY-15 a profile that nobody has is advised against', () => {
    const document = party('good', ['cop'], { own: [own('x', [])] });
    expect(found(document)).toEqual(['advice FF-PARTY-15']);
    expect(changed(document, muster.findings(document)[0]!.mend!.change)).not.toHaveProperty('own');
  });
});
