import { describe, expect, it } from 'vitest';
import type { Scenario } from '../scenario/format/scenario.ts';
import { documents } from '../scenarios/documents.ts';
import { scene as position } from '../scene.spec-support.ts';
import { speech } from '../tongue.ts';
import { objectives } from './objectives.ts';
import { scene } from './scene.ts';

const CLUES = { tally: 'clues', min: 2 } as const;
const FIGURES = [
  { id: 'a', x: 5, y: 5 },
  { id: 'a2', x: 7, y: 5 },
  { id: 'a3', x: 9, y: 5 },
  { id: 'a4', x: 11, y: 5 },
  { id: 'b', side: 1, x: 30, y: 5 },
];

const game = (scenario: Partial<Scenario>, draft: object = {}) =>
  position({ figures: FIGURES, scenario: scenario as never, ...draft });

describe('what it is all about', () => {
  it('SB-OPS-26 clues are counted for each seat, out of all there are', () => {
    const clues = ['w', 'e', 'n'].map((id) => ({ id, at: [3, 4] as [number, number], deck: 'red' }));
    const s = game({ clues, rewards: [{ id: 'clues', xp: 2, text: 'Two.', if: CLUES }] });
    s.deeds.push({ what: 'investigated', seat: 1, figure: 'b', deck: 'red' });
    expect(objectives(s)).toEqual([{ id: 'clues', name: 'Clues', of: 3, counts: [0, 1] }]);
  });

  it('SB-SCN-GEN-31 the main objective comes first, each count once, of several bars the highest', () => {
    const s = game({
      objects: [{ id: 'gold', name: 'The gold', carry: { pickup: 'action', drop: 'free' } }],
      mainObjective: { tally: 'secured', objects: ['gold'], min: 1 },
      rewards: [
        { id: 'two', xp: 1, text: 'x', if: { tally: 'kills', monster: 'goblin', min: 2 } },
        { id: 'five', xp: 1, text: 'x', if: { tally: 'kills', monster: 'goblin', min: 5 } },
        { id: 'gold', xp: 1, text: 'x', if: { tally: 'secured', objects: ['gold'], min: 1 } },
        { id: 'card', xp: 1, text: 'x', if: { tally: 'revealed', cards: ['ace'], min: 1 } },
      ],
    });
    expect(objectives(s).map(({ name, of }) => [name, of])).toEqual([
      ['The gold', 1],
      ['Goblin slain', 5],
    ]);
  });

  it('SB-END-05.R1 a scenario that counts nothing counts casualties; nothing is counted before play', () => {
    expect(objectives(game({})).map(({ id }) => id)).toEqual(['casualties']);
    expect(objectives({ ...game({}), stage: 'deployment' })).toEqual([]);
  });

  it.each(documents.map((document) => [document.id, document] as const))(
    '%s has something to count, and a brief with an aim and an end',
    (_, document) => {
      const s = { ...game({}), scenario: document };
      const found = objectives(s);
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ name }) => name.length > 2)).toBe(true);
      const { brief = [] } = speech.in().scenario(document);
      const titles = brief.map(({ title }) => title);
      expect(titles).toEqual(expect.arrayContaining(['The aim', 'How it ends']));
      // What few have room to read on comes last.
      expect(titles.indexOf('Special rules')).not.toBe(titles.indexOf('How it ends') - 1);
      expect(brief.every(({ items }) => items.every(({ text }) => text !== undefined && text !== ''))).toBe(
        true,
      );
    },
  );

  it('SB-SCN-GEN-31 an aim is something to do', () => {
    const aimOf = (wanted: string) => {
      const { brief = [] } = speech.in().scenario(documents.find(({ id }) => id === wanted)!);
      return brief[0]!.items.map(({ text }) => text);
    };
    expect(aimOf('the-investigation')).toEqual(['Kill the Hobgoblin.']);
    expect(aimOf('the-revenants')).toEqual(['Bring the artefact off the table.']);
    expect(aimOf('skirmish')).toEqual(['Put more of theirs out of the fight than they do of yours.']);
  });

  it('SB-TURN-07 a phase is mine to me, and says which of so many acts', () => {
    const phases = ['primary-1', 'monsters', 'secondary', 'primary-2', 'end'] as const;
    const turn = { phase: 'primary-1', phases: [...phases], order: [0, 1], owed: 2 };
    const s = { ...game({}), ...turn, order: [0, 1] };
    const now = (state: typeof s) => scene(state as never).phases[0]!;
    expect(now(s)).toMatchObject({ own: { seat: 0, name: 'Your first half' }, progress: { at: 1, of: 2 } });
    s.figures[0]!.activated = true;
    expect(now({ ...s, owed: 1 }).progress).toEqual({ at: 2, of: 2 });
    const second = { ...s, phase: 'primary-2', phases: ['primary-2', 'end'] } as unknown as typeof s;
    expect(now(second)).toMatchObject({
      own: { seat: 0, name: 'Your second half' },
      progress: { at: 2, of: 4 },
    });
    expect(scene(s as never).phases[2]!.own).toEqual({ seat: 1, name: 'Your phase' });
    expect(scene(s as never).phases[1]!.own).toBeUndefined();
  });
});
