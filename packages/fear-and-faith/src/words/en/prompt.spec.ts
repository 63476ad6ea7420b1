import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../../rules/actions/index.ts';
import { scene } from '../../scene.spec-support.ts';
import { called, capital } from './names.ts';
import { prompt } from './prompt.ts';
import { deedWords } from './said.ts';

const MINA = { id: 'a', x: 450, y: 450, name: 'Mina' } as const;
const s = scene({ models: [MINA] });
const two = scene({ models: [MINA, { id: 'b', x: 600, y: 450, name: 'Wolf', party: 1 }] });

function title(kind: string, question: object): string {
  return prompt({ kind, seat: 0, question: { options: [], ...question } } as never, s).title;
}

describe('questions in words', () => {
  it('FF-SPEC-27 a second throw is asked for as a question, and says what the first was for', () => {
    const asked = { model: 'a', purpose: 'combat', dice: [6] };
    expect(title('reroll', asked)).toBe('Mina has rolled for the fight. Roll a die again?');
  });

  it('FF-SPEC-27 a second throw in an attack says at whom or whose it is, and is about both of them', () => {
    const attack = (kind: string, attacker: string | null, target: string) => ({
      model: 'a',
      purpose: 'combat',
      dice: [4],
      options: [],
      fight: { attack: { kind, attacker, target } },
    });
    const put = (question: object) => prompt({ kind: 'reroll', seat: 0, question } as never, two);
    const shot = put(attack('shot', 'a', 'b'));
    expect(shot.title).toBe('Mina has rolled for the shot at Wolf. Roll a die again?');
    expect(shot.about.figures).toEqual(['a', 'b']);
    const struck = put(attack('close', 'b', 'a'));
    expect(struck.title).toBe('Mina has rolled for the fight of Wolf. Roll a die again?');
    expect(struck.about.figures).toEqual(['a', 'b']);
    expect(put(attack('debris', null, 'a')).title).toContain('for the fight. ');
  });

  it('FF-ACT-08 whatever can be done is offered as an order, not as the tale of somebody who did it', () => {
    // What a scenario brings has a name of its own.
    const ours = ACTIONS.filter(({ id }) => id !== 'deed');
    const offers = ours.map(({ id }) => ({ id, action: id, cost: 1 }));
    const question = { model: 'a', left: 1, options: offers.map(({ id }) => id), offers };
    const { options } = prompt({ kind: 'act', seat: 0, question } as never, s);
    const tales = new Set<string>(Object.values(deedWords).map(capital));
    expect(options.filter(({ words }) => tales.has(words)).map(({ id }) => id)).toEqual([]);
  });

  it('FF-RNG-23 whoever throws is told what', () => {
    expect(title('throw', { model: 'a', weapon: 'holy-water-vial', reach: 360 })).toBe(
      'Mina throws: holy water vial. Where to?',
    );
  });

  it('FF-SET-13 an end that is offered to all is no answer among others', () => {
    const question = { options: ['a', 'pass', 'truce', 'last-round', 'concede'] };
    const { options } = prompt({ kind: 'nominate', seat: 0, question } as never, s);
    expect(options.filter(({ grave }) => grave === true).map(({ id }) => id)).toEqual([
      'truce',
      'last-round',
      'concede',
    ]);
  });

  it('FF-ACT-02 a bare name says what is done to whoever has it, and nothing else does', () => {
    const deeds = (kind: string, options: readonly string[]) =>
      prompt({ kind, seat: 0, question: { options } } as never, s).options.map(({ deed }) => deed);
    expect(deeds('nominate', ['a', 'pass'])).toEqual(['Send Mina', undefined]);
    expect(deeds('fireAt', ['a', 'hold'])).toEqual(['Fire at Mina', undefined]);
    expect(deeds('gift', ['a'])).toEqual([undefined]);
  });

  it('FF-MOV-29 nobody is sent over the edge by mistake: it is kept apart from moving, and asked for twice', () => {
    const offers = ['move', 'leave-table', 'lead-off', 'strike'].map((action) => ({
      id: action,
      action,
      cost: 1,
    }));
    const question = { model: 'a', left: 1, options: offers.map(({ id }) => id), offers };
    const { options } = prompt({ kind: 'act', seat: 0, question } as never, s);
    expect(options.filter(({ grave }) => grave === true).map(({ id }) => id)).toEqual([
      'leave-table',
      'lead-off',
    ]);
  });

  it('FF-SPEC-27 whoever has a success for certain is told so before the dice are counted', () => {
    const hint = (automatic: number) =>
      prompt({ kind: 'dice', seat: 0, question: { options: [], needed: 3, automatic } } as never, s).hint;
    expect(hint(1)).toContain('3+ is an action, and one succeeds without a roll.');
    expect(hint(0)).toContain('3+ is an action. ');
  });

  it('FF-HTH-12 ways back are told as they lie on the map, the western first', () => {
    const at = (x: number, y: number) => ({ x, y, z: 0 });
    const question = {
      model: 'a',
      options: ['0', '15', '-15'],
      at: [at(450, 350), at(424, 354), at(476, 354)],
    };
    const { options } = prompt({ kind: 'recoil', seat: 0, question } as never, s);
    expect(options.map(({ id, words }) => [id, words])).toEqual([
      ['15', '15° more to the west'],
      ['0', 'Straight back'],
      ['-15', '15° more to the east'],
    ]);
    const west = { model: 'a', options: ['0', '15'], at: [at(350, 450), at(354, 476)] };
    const turned = prompt({ kind: 'recoil', seat: 0, question: west } as never, s).options;
    expect(turned.map(({ words }) => words)).toEqual(['15° more to the north', 'Straight back']);
  });

  it('of several of a kind each has a number that can be read', () => {
    expect(called('A guest who stayed for supper 2')).toBe('A second guest who stayed for supper');
    expect(called('An old friend 8')).toBe('An eighth old friend');
    expect(called('Room 12')).toBe('Room 12');
    expect(called('The Countess Ilona')).toBe('The Countess Ilona');
  });

  it('a gift and an edge are asked for in whole sentences', () => {
    expect(title('gift', { gift: 'magic-weapon' })).toMatch(/: who takes this along: Magic weapon\?$/i);
    expect(title('takeSide', {})).toMatch(/: which edge do you come from\?$/);
  });
});
