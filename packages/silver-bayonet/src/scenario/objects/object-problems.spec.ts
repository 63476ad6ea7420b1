import { checkDocument } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { positions } from '../../position.ts';
import { carriesWhole } from '../../rules/gear.ts';
import { speedOf } from '../../rules/movement/speed.ts';
import { of, scene } from '../../scene.spec-support.ts';
import type { Scenario } from '../format/scenario.ts';
import { CROSS, IDOL, lies, marker, WITNESS } from './objects.spec-support.ts';

const scenario = {
  id: 'laid-out',
  name: 'Laid out',
  mode: 'competitive',
  players: { min: 2, max: 2 },
  boards: [{ id: 'main', width: 36, height: 36 }],
  deployment: { order: 'roll-off', pairs: [['south', 'north']], depth: 2 },
  objects: [IDOL, WITNESS, CROSS],
} as unknown as Scenario;

describe('objects in a position', () => {
  it('SB-OPS-11 they lie, are stuck, or are carried with all they bring', () => {
    const s = scene({
      scenario,
      objects: [marker('idol', 3, 3, { stuck: true })],
      figures: [{ id: 'a', gear: [], carries: ['cross', 'witness'] }],
    });
    expect(s.objects[0]).toEqual({ id: 'idol', x: 3, y: 3, z: 0, stuck: true });
    expect(carriesWhole(of(s, 'a'), 'holy-symbol')).toBe(true);
    expect(lies(s, 'witness')).not.toBeNull();
    const burdened = scene({ scenario, figures: [{ id: 'a', stats: { speed: 6 }, carries: ['idol'] }] });
    expect(speedOf(looking(burdened), of(burdened, 'a'))).toBe(4);
  });

  const checked = (carries: string[][], objects: string[]) => {
    const document = {
      scenario,
      objects: objects.map((id) => ({ id, x: 3, y: 3 })),
      figures: carries.map((each, i) => ({ id: `f${i}`, side: 0, x: 5 + i, y: 5, carries: each })),
    };
    const result = checkDocument(positions, document);
    return result.ok ? [] : result.refusals.map(({ code, path }) => [code, path]);
  };

  it('SB-OPS-55 each is in one place only', () => {
    expect(checked([['idol'], ['cross']], ['witness'])).toEqual([]);
    expect(checked([['idol'], ['idol']], [])).toEqual([['position.object', '/figures/1/carries/0']]);
    expect(checked([['idol']], ['idol'])).toEqual([['position.object', '/objects/0/id']]);
    expect(checked([], ['idol', 'idol'])).toEqual([['position.object', '/objects/1/id']]);
  });

  it('SB-SCN-GEN-22 a person who is led stands somewhere all the same', () => {
    expect(checked([['witness']], ['witness'])).toEqual([]);
    expect(checked([['witness']], ['witness', 'witness'])).toEqual([['position.object', '/objects/1/id']]);
  });
});
