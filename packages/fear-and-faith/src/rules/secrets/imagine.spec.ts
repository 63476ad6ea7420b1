import { random, secretFor } from '@vedette/engine';
import { expect, it } from 'vitest';
import { scene } from '../../scene.spec-support.ts';
import type { SecretKind } from '../../state.ts';
import { imagine } from './imagine.ts';

const GONE = { standing: 'out', left: 'killed' } as const;

it.each([
  ['FF-SCN-21 a ghost in a house without a room left', 'lair', 'cellar'],
  ['FF-CAMP-32 a traitor among those of whom none can be bought any more', 'corruption', 'a'],
] as const)('%s stays what it is', (_title, kind: SecretKind, truth) => {
  const s = scene({
    models: [
      { id: 'a', x: 300, y: 300, rules: ['hero', 'leader'] },
      { id: 'b', x: 600, y: 300, party: 1, ...GONE },
    ],
  });
  s.secrets = [{ kind, of: 'b', owner: 1, truth: secretFor([1], truth) }];
  imagine(s, 0, random('nobody'));
  expect(s.secrets[0]!.truth.value).toBe(truth);
});
