import { checkDocument } from '@vedette/engine';
import { expect, it } from 'vitest';
import { positions } from '../../position.ts';
import { scene } from '../../scene.spec-support.ts';
import { emplacementsOf } from './emplacement.ts';

const figures = [{ id: 'a', side: 0, x: 5, y: 5 }];

it('SB-OPS-12 swivel guns are laid out loaded, for an Artillerist beside them', () => {
  const emplacements = [{ id: 'bow', x: 7.5, y: 18 }];
  const gun = {
    id: 'bow',
    x: 7.5,
    y: 18,
    z: 0,
    crew: { attribute: 'artillerist', adjacent: true },
    deniedBy: { enemyWithin: 1 },
    enchantWithPowerDie: false,
    loaded: true,
    state: 'whole',
  };
  const checked = checkDocument(positions, { figures, emplacements });
  expect(checked).toMatchObject({ ok: true, value: { emplacements: [gun] } });
});

it('SB-OPS-12 SB-SCN-GEN-26 a scenario’s guns stand where it says, as it says', () => {
  const s = scene({ figures: [] });
  const emplacement = {
    id: 'stern',
    weapon: 'swivel-gun',
    at: [3, 4] as [number, number],
    level: 0.5,
    crew: { attribute: 'artillerist', zone: 'wagon' },
    deniedBy: { enemyInZone: 'wagon' },
    loaded: false,
    enchantWithPowerDie: true,
  };
  const scenario = { ...s.scenario, emplacements: [emplacement] };
  const { at: _, level, weapon, ...rest } = emplacement;
  const gun = { ...rest, x: 3, y: 4, z: level, state: 'whole' };
  expect([weapon, emplacementsOf({ ...s, scenario })]).toEqual(['swivel-gun', [gun]]);
});

it('SB-EQ-32 each has a name of its own', () => {
  const emplacements = [
    { id: 'bow', x: 1, y: 1 },
    { id: 'bow', x: 9, y: 9 },
  ];
  const twice = { ok: false, refusals: [{ code: 'emplacement.twice', path: '/emplacements/1/id' }] };
  expect(checkDocument(positions, { figures, emplacements })).toMatchObject(twice);
});
