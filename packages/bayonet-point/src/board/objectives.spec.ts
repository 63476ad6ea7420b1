import { describe, expect, it } from 'vitest';
import { documents } from '../scenarios/documents.ts';
import { scene as position, row } from '../scene.spec-support.ts';
import { speech } from '../tongue.ts';
import { objectives } from './objectives.ts';
import { scene } from './scene.ts';

const units = [row('u', 4, 300, 300), { ...row('e', 4, 500, 300), side: 1 }];

function battle(id: string) {
  const s = position({ units });
  const scenario = documents.find((document) => document.id === id)!;
  return { ...s, battle: { ...s.battle, scenario, roles: { attacker: 0, defender: 1 } } };
}

describe('what it is all about', () => {
  it('BP-SCN-13 who is to get through, and how many it takes; losses of both', () => {
    const s = battle('delaying-action');
    s.figures[0]!.standing = 'through';
    s.figures[5]!.standing = 'incapacitated';
    expect(objectives(s)).toEqual([
      { id: 'through', name: 'Through', of: 1, counts: [1, 0] },
      { id: 'lost', name: 'Lost', of: null, counts: [0, 1] },
    ]);
  });

  it('BP-SCN-09 who still holds the place is everybody’s count', () => {
    const [holding] = objectives(battle('sack-the-chateau'));
    expect(holding).toMatchObject({ shared: true, counts: [0, 0] });
    expect(holding!.name).toContain('chateau');
  });

  it.each(documents.map((document) => [document.id, document] as const))(
    '%s has a brief with an aim',
    (_, document) => {
      const { brief = [] } = speech.in().scenario(document);
      expect(brief[0]).toMatchObject({ title: 'The aim' });
      expect(brief[0]!.items.length).toBeGreaterThan(0);
      const said = JSON.stringify(brief);
      expect(said).not.toMatch(/"First|"Second|of first|of second/);
    },
  );

  it('BP-SCN-03 in a match the brief calls the sides by their names', () => {
    const s = battle('delaying-action');
    const said = JSON.stringify(speech.in().scenario(s.battle.scenario, s).brief);
    const names = [0, 1].map((seat) => scene(s).sides[seat]!.name);
    for (const name of names) expect(said).toContain(name);
    expect(said).not.toMatch(/the (?:attacker|defender)/);
  });

  it('BP-SCN-09 what both sides win by is said once', () => {
    const [aim] = speech.in().scenario(battle('common-ground').battle.scenario).brief!;
    expect(aim!.items).toHaveLength(1);
    expect(aim!.items[0]!.text).toMatch(/^Either side wins once half/);
  });

  it.each(documents.filter((document) => !('rows' in document)))(
    '$id has something to count, and an end',
    (document) => {
      const { brief = [] } = speech.in().scenario(document);
      expect(objectives(battle(document.id)).length).toBeGreaterThan(0);
      const titles = brief.map(({ title }) => title);
      expect(titles).toContain('How it ends');
      // What few have room to read on comes last.
      expect(titles.indexOf('Special rules')).not.toBe(titles.indexOf('How it ends') - 1);
    },
  );
});
