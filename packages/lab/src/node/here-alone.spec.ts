import duel from '@vedette/duel';
import { expect, it } from 'vitest';
import { playBatch } from '../batch.ts';
import { contest } from '../contest.spec-support.ts';
import { hereAlone } from './here-alone.ts';

it('plays a batch in this thread, until it is sent away', async () => {
  const crew = hereAlone(duel, contest());
  expect((await playBatch(crew, { games: 6, within: null })).records).toHaveLength(6);
  const { records, ended } = await playBatch(crew, { games: 6, within: null }, (played) => {
    if (played === 3) void crew.dismiss();
  });
  expect([records.length, ended]).toEqual([3, 'cancelled']);
});
