import type { Json } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { LineBroken } from './line.ts';
import { RemoteRehearsal } from './remote-rehearsal.ts';

function asking(...said: readonly (boolean | Error)[]) {
  const asked: (readonly Json[])[] = [];
  const rehearsal = new RemoteRehearsal(async (answers) => {
    const told = said[asked.push(answers) - 1] ?? true;
    if (typeof told !== 'boolean') throw told;
    return told;
  });
  return { asked, rehearsal };
}

describe('a plan at a distance', () => {
  it('is tried by the server once, however often it is measured, also at the same time', async () => {
    const { asked, rehearsal } = asking();
    await Promise.all([rehearsal.of(['move']), rehearsal.of(['move'])]);
    await rehearsal.of(['move']);
    await rehearsal.of(['move', { x: 1 }]);
    expect(asked).toEqual([['move'], ['move', { x: 1 }]]);
  });

  it('is tried anew when the match has gone on', async () => {
    const { asked, rehearsal } = asking();
    await rehearsal.of(['move']);
    rehearsal.forget();
    await rehearsal.of(['move']);
    expect(asked).toHaveLength(2);
  });

  it('is not known without a line, and asked for again when it is wanted again', async () => {
    const { asked, rehearsal } = asking(new LineBroken(), false, true);
    await rehearsal.of(['move']);
    await rehearsal.of(['move']);
    await rehearsal.of(['move']);
    await rehearsal.of(['move']);
    expect(asked).toHaveLength(3);
  });

  it('does not hide that something else is broken', async () => {
    const { rehearsal } = asking(new Error('ill'));
    await expect(rehearsal.of(['move'])).rejects.toThrow('ill');
  });
});
