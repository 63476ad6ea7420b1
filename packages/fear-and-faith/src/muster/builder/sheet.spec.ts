import { describe, expect, it } from 'vitest';
import { party } from '../party.spec-support.ts';
import { ready } from '../ready.ts';
import { musters } from './muster.ts';

const muster = musters.in();

describe('a party on paper', () => {
  const firm = ready.find(({ name }) => name.includes('Harrow'))!;
  const diner = ready.find(({ name }) => name.includes('Diner'))!;

  it('FF-PARTY-18 shows what personalities and members cost, victory points, and a block for each', () => {
    const sheet = muster.sheet(firm);
    expect(sheet.line).toBe(
      'Good · 298 of 300 points · 5 models · personalities 84, members 214 · Fear and Faith',
    );
    expect(sheet.pool!.boxes[0]!.title).toBe('Victory points');
    expect(sheet.blocks.map(({ name }) => name)).toEqual(firm.entries.map(({ name }) => name));
    expect(sheet.blocks[0]!.stats.map(({ title, value }) => `${title} ${value}`)).toEqual([
      'Quality 3+',
      'Combat 2',
      'Move Medium',
    ]);
    expect(sheet.blocks[0]!.arms[0]).toEqual({
      title: 'Antique pistol',
      words: '+1, Short, one hand, 2 actions to load',
      tick: 'Loaded',
    });
    expect(sheet.blocks[0]!.arms[2]!.words).toContain('Wood for a vampire');
    expect(sheet.blocks[2]!.arms[0]!.words).toBe('Long, two hands, 1 action to load, of wood');
    expect(sheet.blocks[3]!.arms.map(({ title, tick }) => [title, tick])).toContainEqual([
      'Holy water vial',
      'Left',
    ]);
  });

  it('FF-PARTY-18 is one page: those who are alike share a block where there are many', () => {
    const { blocks } = muster.sheet(diner);
    expect(diner.entries.length).toBeGreaterThan(8);
    expect(blocks.length).toBeLessThanOrEqual(8);
    expect(blocks.map(({ name }) => name)).toContain(
      'Earl, fry cook, June, shortstop, Walt from the bowling alley',
    );
    for (const document of ready) expect(muster.sheet(document).blocks.length).toBeLessThanOrEqual(8);
  });

  it('FF-PARTY-18 is one page, however many kinds there are: the cheapest have a line each', () => {
    const kinds =
      'mature-vampire zombie-dog zombie-housecat zombie-bird walking-dead child-zombie huge-fat-zombie hungry-zombie modern-cannibal teenage-zombie';
    const motley = party('evil', kinds.split(' '));
    const { blocks } = muster.sheet(motley);
    expect(blocks).toHaveLength(8);
    expect(blocks.at(-1)!.name).toBe('And besides');
    expect(blocks.at(-1)!.traits).toEqual([
      { title: 'D', words: 'Zombie Bird, 4 points: Quality 5+, Combat 0; Mindless, Short Move, Zombie' },
      { title: 'F', words: 'Child Zombie, 9 points: Quality 5+, Combat 1; Mindless, Short Move, Zombie' },
      { title: 'I', words: 'Modern Cannibal, 12 points: Quality 4+, Combat 2; Ravenous' },
    ]);
    expect(blocks.at(-1)!.boxes).toEqual([{ title: 'In play', count: 3, shape: 'square' }]);
  });

  it('FF-PARTY-18 has boxes for those in play, for wounds of the Tough, and for advances', () => {
    const golem = muster.sheet(
      party('evil', ['golem'], { advances: [{ advance: 'combat-masters', times: 2 }] }),
    );
    expect(golem.blocks[0]!.boxes.map(({ title, count }) => [title, count])).toEqual([
      ['In play', 1],
      ['Wounds', 4],
      ['Insane', 1],
      ['Infected', 1],
    ]);
    expect(golem.pool!.boxes[1]).toEqual({ title: 'Combat Masters', count: 2, shape: 'round' });
  });

  it('is a plain text', () => {
    expect(muster.text(firm)).toContain(
      [
        'Captain Quill, retired twice, Vampire Hunter with holy water · 56 points',
        '  Quality 3+, Combat 2; Crossbow, Holy Water, Stakes, Strongwilled',
      ].join('\n'),
    );
  });

  it('FF-PARTY-21 warns a party of an enemy that it can do nothing about, and only then', () => {
    const cops = party('good', ['cop*3']);
    const dead = party('evil', ['mature-vampire', 'walking-dead']);
    expect(muster.warnings!(cops, dead)).toEqual([
      {
        kind: 'advice',
        message: 'Some party has nothing that could kill a Vampire by night (Mature Vampire).',
        rule: 'FF-PARTY-21',
        path: '',
      },
    ]);
    expect(muster.warnings!(dead, cops)).toEqual([]);
    expect(muster.warnings!(firm, dead)).toEqual([]);
  });

  it('FF-PARTY-21 is compared by who could end whom', () => {
    const lines = Object.fromEntries(muster.compare(firm).map(({ title, value }) => [title, value]));
    expect(lines).toMatchObject({
      'Can end a Vampire by night': '4',
      'Can end a Werewolf': '1',
      'Can end a Ghost': '1',
    });
  });
});
