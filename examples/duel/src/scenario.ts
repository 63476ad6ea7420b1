import type { Refusal, ScenarioShelf } from '@vedette/engine';
import { gap } from '@vedette/engine/table';
import { z } from 'zod';
import { groundOf, pieceSchema } from './ground.ts';
import { refuse } from './refusals.ts';
import { stands } from './rules/on-foot.ts';
import { HEIGHT, RADIUS } from './state.ts';

const place = z.tuple([z.number(), z.number()]);

const schema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1).max(60),
  pieces: z.array(pieceSchema).max(20),
  starts: z.tuple([place, place]),
});

export type Scenario = z.infer<typeof schema>;

/** The built-in ones. */
export type ScenarioId = 'meadow' | 'mill';

function problems({ pieces, starts }: Scenario): readonly Refusal[] {
  const ground = groundOf(pieces);
  const bodies = starts.map(([x, y]) => ({ x, y, z: 0, radius: RADIUS, height: HEIGHT }));
  const found: Refusal[] = bodies.flatMap((body, i) => {
    const { x, y } = body;
    return stands(ground, body) ? [] : [refuse('scenario.no-footing', 'DU-01', { x, y }, `/starts/${i}`)];
  });
  if (gap(bodies[0]!, bodies[1]!) === 0) found.push(refuse('scenario.too-close', 'DU-01', null, '/starts'));
  return found;
}

const list: readonly (Scenario & { readonly id: ScenarioId })[] = [
  {
    id: 'meadow',
    title: 'A meadow at dawn',
    pieces: [],
    starts: [
      [2, 6],
      [10, 6],
    ],
  },
  {
    id: 'mill',
    title: 'Behind the mill',
    pieces: [
      { kind: 'wall', rect: [5.8, 2, 0.4, 5] },
      { kind: 'mud', rect: [4, 8, 4, 3] },
      { kind: 'mound', rect: [8.5, 1, 2.5, 2.5] },
    ],
    starts: [
      [2, 3],
      [10, 5],
    ],
  },
];

export const scenarios: ScenarioShelf<Scenario> = { schema, problems, list };
