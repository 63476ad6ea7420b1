import type { Formation } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { row, type SceneDraft, scene } from '../../scene.spec-support.ts';
import { answerTo } from './thumb.spec-support.ts';

const ORDERS = ['fire', 'move', 'charge', 'hold'] as const;
const foes = (count: number, x: number, y: number) => ({ ...row('b', count, x, y), side: 1 }) as const;

function orderIn(draft: SceneDraft, options: readonly (typeof ORDERS)[number][] = ORDERS, seat = 0) {
  return answerTo(scene(draft), 'order', { unit: seat === 0 ? 'a' : 'b', options }, seat);
}

describe('the sense of a recruit', () => {
  it('BP-SEQ-05 shoots at short range, and walks up from afar', () => {
    const at = (y: number) =>
      orderIn({ units: [row('a', 8, 600, 300), foes(8, 600, y)] }, ['fire', 'move', 'hold']);
    expect(at(600)).toBe('fire');
    expect(at(1100)).toBe('move');
  });

  it('BP-SHT-09 loads an empty rifle rather than stand about', () => {
    const empty = row('a', 1, 600, 300);
    const figures = empty.figures.map((f) => ({ ...f, unloaded: ['rifle'] }));
    const riflemen = { ...empty, weapons: ['rifle'], figures };
    expect(orderIn({ units: [riflemen, foes(4, 600, 700)] }, ['fire', 'move', 'hold'])).toBe('fire');
  });

  it('BP-CHG-01 charges where that promises more than its fire, and shoots where it does not', () => {
    const pikes = { ...row('a', 8, 600, 500), weapons: ['pike'], class: 'veteran' } as const;
    expect(orderIn({ units: [pikes, { ...foes(4, 650, 600), class: 'raw' }] })).toBe('charge');
    const muskets = { ...pikes, weapons: ['musket'] };
    expect(orderIn({ units: [muskets, { ...foes(3, 650, 600), class: 'veteran' }] })).toBe('fire');
  });

  it('BP-SCN-12 does not leave a place it holds', () => {
    const garrison = { ...row('b', 4, 900, 400), side: 1, weapons: ['pike'] } as const;
    const units = [row('a', 4, 100, 600), garrison];
    expect(orderIn({ scenario: 'sack-the-chateau', units }, ['move', 'hold'], 1)).toBe('hold');
  });

  it('BP-MOV-08, BP-SCN-12 goes in after those who hold a house', () => {
    const inside = {
      ...foes(2, 1000, 700),
      figures: foes(2, 1000, 700).figures.map((f) => ({ ...f, inside: 'main-house' })),
    };
    const house = { id: 'main-house', type: 'stone-building', shape: { rect: [825, 550, 300, 200] } };
    const s = scene({
      scenario: 'sack-the-chateau',
      terrain: [house as never],
      units: [row('a', 1, 807.5, 600), inside],
    });
    const errands = {
      unit: 'a',
      options: ['enter:a-1:main-house'],
      doers: { 'enter:a-1:main-house': 'a-1' },
      min: 0,
      max: 1,
    };
    expect(answerTo(s, 'order', { unit: 'a', options: ['move', 'hold'] })).toBe('move');
    expect(answerTo(s, 'errands', errands)).toEqual(['enter:a-1:main-house']);
  });

  it('BP-SCN-13 makes for the edge it has to cross', () => {
    const s = scene({ scenario: 'delaying-action', units: [row('a', 4, 600, 300), foes(2, 1500, 400)] });
    expect(answerTo(s, 'order', { unit: 'a', options: ['fire', 'move', 'hold'] })).toBe('move');
    const { middle } = answerTo(s, 'march', { unit: 'a', reach: 150, shapes: ['line'] }) as Formation;
    expect(middle.y).toBeLessThan(100);
  });

  it('BP-SCN-16 takes an animal by the halter, and leads it off', () => {
    const animal = { id: 'mule', object: 'pack-animal', x: 632.5, y: 300, radius: 20 };
    const draft = { scenario: 'plunder-the-baggage', units: [row('a', 1, 600, 300), foes(1, 1500, 900)] };
    const found = scene({ ...draft, animals: [animal], turn: 10 });
    const errands = {
      unit: 'a',
      options: ['secure:a-1:mule'],
      doers: { 'secure:a-1:mule': 'a-1' },
      min: 0,
      max: 1,
    };
    expect(answerTo(found, 'order', { unit: 'a', options: ['fire', 'move', 'hold'] })).toBe('move');
    expect(answerTo(found, 'errands', errands)).toEqual(['secure:a-1:mule']);
    const led = scene({ ...draft, animals: [{ ...animal, leader: 'a-1' }] });
    expect(answerTo(led, 'move', { figure: 'a-1', gait: 'halt', moves: 1 })).toEqual([
      { x: 600, y: 150, z: 0 },
    ]);
  });

  it('BP-SHT-02 aims where it tells most', () => {
    const hedge = {
      id: 'hedge',
      type: 'hedge',
      shape: {
        line: [
          [580, 500],
          [640, 500],
        ],
      },
    } as const;
    const units = [row('a', 1, 700, 300), { ...foes(1, 610, 515), id: 'b' }];
    const open = { id: 'c', side: 1, figures: [{ id: 'c-1', x: 790, y: 515 }] } as const;
    const s = scene({ units: [...units, open], terrain: [hedge] });
    expect(answerTo(s, 'shootWhom', { figure: 'a-1', options: ['b-1', 'c-1'] })).toBe('c-1');
  });

  it('BP-SHT-13 holds its fire where friends are at close quarters', () => {
    const friend = { id: 'f', figures: [{ id: 'f-1', x: 600, y: 575 }] };
    const s = scene({
      units: [row('a', 1, 600, 300), friend, foes(1, 600, 600)],
      contacts: [{ a: 'f-1', b: 'b-1' }],
    });
    s.seen['a>b'] = true;
    expect(answerTo(s, 'whoFires', { unit: 'a', options: ['a-1'], min: 0, max: 1 })).toEqual([]);
  });

  it('BP-MEL-18 puts the lance to use in a charge and drops it after', () => {
    const lancer = (charging: boolean) => ({
      id: 'a',
      troops: 'light-cavalry' as const,
      weapons: ['lance', 'sword'],
      figures: [{ id: 'a-1', x: 600, y: 600, charging, rounds: charging ? 0 : 2 }],
    });
    const fight = (charging: boolean) =>
      answerTo(scene({ units: [lancer(charging), foes(1, 632.5, 600)] }), 'fightWith', {
        figure: 'a-1',
        foe: 'b-1',
        options: ['lance', 'sword'],
      });
    expect(fight(true)).toBe('lance');
    expect(fight(false)).toBe('sword');
  });

  it('BP-INI-02 calls on somebody as long as there is anybody, and never gives up', () => {
    const s = scene({ units: [row('a', 2, 600, 300), foes(2, 600, 900)] });
    expect(answerTo(s, 'pick', { options: ['a', 'finish', 'concede'] })).toBe('a');
    expect(answerTo(s, 'pick', { options: ['finish', 'concede'] })).toBe('finish');
  });

  it('BP-MOR-11 keeps riders in the saddle, and lies down on foot', () => {
    const riders = { ...row('a', 2, 600, 300), troops: 'heavy-cavalry' } as const;
    const s = scene({ units: [riders, foes(2, 600, 900)] });
    expect(answerTo(s, 'runOrGround', { unit: 'a', options: ['run', 'ground'] })).toBe('run');
    expect(answerTo(s, 'runOrGround', { unit: 'b', options: ['run', 'ground'] }, 1)).toBe('ground');
  });
});
