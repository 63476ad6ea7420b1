import { checkDocument } from '@vedette/engine';
import { expect, it } from 'vitest';
import { positions } from '../../position.ts';
import { scenarios } from '../../scenario.ts';

const [skirmish] = scenarios.list;
const figures = [{ id: 'a', side: 0, x: 5, y: 5 }];

it('SB-EQ-32 swivel guns are set up loaded, with an inch round them', () => {
  const emplacements = [{ id: 'bow', x: 7.5, y: 18 }];
  const gun = { id: 'bow', x: 7.5, y: 18, z: 0, within: 1, loaded: true, state: 'whole' };
  for (const checked of [
    checkDocument(positions, { figures, emplacements }),
    checkDocument(scenarios, { ...skirmish, emplacements }),
  ])
    expect(checked).toMatchObject({ ok: true, value: { emplacements: [gun] } });
});

it('SB-EQ-32 each has a name of its own', () => {
  const emplacements = [
    { id: 'bow', x: 1, y: 1 },
    { id: 'bow', x: 9, y: 9 },
  ];
  const twice = { ok: false, refusals: [{ code: 'emplacement.twice', path: '/emplacements/1/id' }] };
  expect(checkDocument(positions, { figures, emplacements })).toMatchObject(twice);
  expect(checkDocument(scenarios, { ...skirmish, emplacements })).toMatchObject(twice);
});
