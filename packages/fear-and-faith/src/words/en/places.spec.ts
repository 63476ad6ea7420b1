import { describe, expect, it } from 'vitest';
import { scene } from '../../scene.spec-support.ts';
import { describe as tell } from './describe.ts';
import { prompt } from './prompt.ts';

const GROUND = [
  { id: 'fence-4', type: 'fence', shape: { rect: [300, 290, 20, 20] } },
  { id: 'wall-e2', type: 'wall', shape: { rect: [465, 400, 10, 100] } },
  { id: 'low-wall-12', type: 'low-wall', shape: { rect: [100, 100, 100, 10] } },
] as const;

const s = scene({
  models: [{ id: 'a', x: 450, y: 450, name: 'Mina' }],
  terrain: GROUND,
  acting: ['a', 2],
});
s.activation!.acting = 'a';

const AT = [{ x: 0, y: 0, z: 0 }];

function words(kind: string, option: string, more: object = {}): string | undefined {
  const question = { model: 'a', options: [option], at: AT, ...more };
  return prompt({ kind, seat: 0, question } as never, s).options[0]?.words;
}

describe('places in words', () => {
  it('a piece of the ground is called by what it is, never by its number', () => {
    expect(words('panic', 'cover/fence-4')).toBe('Into cover: the fence');
    expect(words('panic', 'cover/low-wall-12')).toBe('Into cover: the low wall');
    expect(words('flee', 'fence-4/0')).toBe('To the fence');
    expect(words('flee', 'fence-4/-15')).toBe('To the fence, 15° to the left');
    expect(words('flee', 'north/0')).toBe('To the north edge');
    expect(words('flee', 'a/0')).toBe('To Mina');
  });

  it('FF-MOV-16 a wall to climb is told from others by where it stands', () => {
    const offers = [{ id: 'climb/wall-e2/up', action: 'climb', cost: 2, thing: 'wall-e2/up' }];
    expect(words('act', 'climb/wall-e2/up', { offers, left: 2 })).toBe('Climb: the wall to the east, up');
  });

  it('whoever moves goes somewhere, not to a pair of numbers', () => {
    const went = (x: number, y: number) =>
      tell({ type: 'moved', rule: 'FF-MOV-02', model: 'a', manner: 'move', x, y, z: 0 } as never, s);
    expect(went(330, 300)).toBe('Mina went to the fence.');
    expect(went(310, 300)).toBe('Mina went to the fence.');
    expect(went(600, 600)).toBe('Mina went to open ground in the north-east.');
    expect(went(450, 330)).toBe('Mina went to open ground in the middle.');
    const room = { id: 'old-parlour', shape: { polygon: [0, 800, 100, 800, 100, 900, 0, 900] }, level: 0 };
    const inside = { ...s, rooms: [room] } as never;
    const moved = { type: 'moved', model: 'a', manner: 'flee', x: 50, y: 850, z: 0 } as never;
    expect(tell(moved, inside)).toBe('Mina fled to the old parlour.');
  });

  it('the dispatches call it the same', () => {
    const haunted = { type: 'haunts', rule: 'FF-SPEC-25', model: 'a', place: 'wall-e2' } as const;
    expect(tell(haunted, s)).toBe('Mina haunts the wall.');
    expect(tell({ ...haunted, place: 'old-parlour' }, s)).toBe('Mina haunts old parlour.');
  });
});
