import { expect, it } from 'vitest';
import { judged } from './judge.ts';

const refused = JSON.stringify([
  {
    jsonrpc: '2.0',
    id: 1,
    error: { code: -32602, message: 'No.', data: { code: 'params.invalid', message: 'No.' } },
  },
]);
const asked = { jsonrpc: '2.0', id: 1, method: 'campaign.report', params: {} };

it('a batch is refused when every part of it is; a notification in it may have done what it asked for', () => {
  expect(judged(JSON.stringify([asked]), [refused]).refused).toBe(true);
  const silent = { jsonrpc: '2.0', method: 'match.close', params: { match: 'm1' } };
  expect(judged(JSON.stringify([asked, silent]), [refused]).refused).toBe(false);
});
