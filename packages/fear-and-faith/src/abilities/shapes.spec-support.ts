import { type SceneModel, scene } from '../scene.spec-support.ts';

/** Somebody of the evil, indoors by night, with an enemy across the room. */
export const alone = (a: Partial<SceneModel>, more = {}) =>
  scene({
    models: [
      { id: 'a', x: 450, y: 450, ...a },
      { id: 'b', x: 600, y: 450, party: 1 },
    ],
    parties: [{ side: 'evil' }, { side: 'good' }],
    clock: { day: false, outdoors: false },
    ...more,
  });
