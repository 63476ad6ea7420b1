import { describe, expect, it } from 'vitest';
import { isChoice } from '../scenario/format/scenario.ts';
import { documents } from '../scenarios/documents.ts';
import { en } from '../words/en/index.ts';

describe('what the ground is called', () => {
  const drawn = documents.flatMap((document) =>
    isChoice(document) || (document.terrain ?? []).length === 0 ? [] : [document],
  );

  it.each(drawn.map((document) => [document.id, document] as const))(
    'BP-SCN-02 %s has names on its map, of pieces that lie there, none of them twice',
    (id, { terrain = [] }) => {
      const names = en.placeNames[id] ?? {};
      expect(Object.keys(names).length).toBeGreaterThan(1);
      for (const piece of Object.keys(names)) expect(JSON.stringify(terrain)).toContain(`"id":"${piece}"`);
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
    },
  );
});
