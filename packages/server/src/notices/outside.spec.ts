import { describe, expect, it } from 'vitest';
import { isInside, NotNow, post, Undeliverable } from './outside.ts';

const SENT = { headers: {}, body: 'x' };

describe('a notice goes out of the house', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.178.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '239.1.1.1',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
  ])('%s is inside', (address) => {
    expect(isInside(address)).toBe(true);
  });

  it.each(['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1', '::ffff:93.184.216.34'])(
    '%s is not',
    (address) => {
      expect(isInside(address)).toBe(false);
    },
  );

  it('never to this machine or its network, nor without TLS, where strangers name the address', async () => {
    for (const url of [
      'https://127.0.0.1:1/',
      'https://localhost:1/',
      'https://[::1]:1/',
      'http://93.184.216.34/',
    ])
      await expect(post(url, SENT, false)).rejects.toBeInstanceOf(Undeliverable);
  });

  it('another time, where nobody answers at all', async () => {
    await expect(post('http://127.0.0.1:1/', SENT, true)).rejects.toBeInstanceOf(NotNow);
  });
});
