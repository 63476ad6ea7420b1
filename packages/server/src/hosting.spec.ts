import { describe, expect, it } from 'vitest';
import { hostingFrom, whereabouts } from './hosting.ts';
import { storePlaceFrom } from './store/store-place.ts';

describe('a server is set up by its environment', () => {
  it('at home: this machine alone, no proxy believed', () => {
    const { host, online, addresses } = hostingFrom('house', { VEDETTE_DATA: '/data' });
    expect([host, online?.behindProxy, addresses(1)]).toEqual(['127.0.0.1', false, []]);
    expect(online?.store).toEqual({ file: '/data/matches.db' });
  });

  it('in a network: every address, and each is told', () => {
    const { host, addresses } = hostingFrom('lan', {});
    expect(host).toBe('0.0.0.0');
    for (const address of addresses(8080)) expect(address).toMatch(/^http:\/\/[\d.]+:8080\/$/);
  });

  it('notices: inside the house anywhere, in public only outside, e-mail where there is a way for it', () => {
    expect(hostingFrom('house', {}).online.notices).toEqual({ inside: true });
    const mail = { SMTP_URL: 'smtps://mail.example', SMTP_FROM: 'vedette@example.org' };
    expect(hostingFrom('public', { ...mail, VEDETTE_SITE: 'https://v.example' }).online.notices).toEqual({
      inside: false,
      site: 'https://v.example',
      smtp: { url: 'smtps://mail.example', from: 'vedette@example.org' },
    });
    expect(() => hostingFrom('public', mail)).toThrow('VEDETTE_SITE');
    expect(() => hostingFrom('public', { SMTP_URL: 'smtps://mail.example' })).toThrow('SMTP_FROM');
  });

  it('whoever started it reads where it is; for a phone there is a code that fits on a screen', () => {
    expect(whereabouts('http://127.0.0.1:1/', [], {})).toBe('Vedette is at http://127.0.0.1:1/\n');
    const told = whereabouts('http://0.0.0.0:1/', ['http://192.168.0.2:1/', 'http://10.0.0.2:1/'], {});
    expect(told).toContain('Vedette is at http://192.168.0.2:1/');
    expect(told).toContain('Also at http://10.0.0.2:1/');
    expect(told).not.toContain('0.0.0.0');
    const code = told.split('\n').filter((line) => /^[█▀▄ ]+$/u.test(line));
    expect(code.length).toBeGreaterThan(12);
    expect(code.length).toBeLessThan(24);
    expect(whereabouts('', ['http://10.0.0.2:1/'], { isTTY: true })).toContain('\u001B[97;40m█');
  });

  it('in public: behind a proxy, with a database and the origins it is told', () => {
    const { host, online } = hostingFrom('public', {
      DATABASE_URL: 'postgres://db/vedette',
      VEDETTE_HOST: '::',
      VEDETTE_ORIGINS: 'https://a.example, https://b.example',
      VEDETTE_MOST_MATCHES: '50',
      VEDETTE_METRICS: 'open',
    });
    expect(host).toBe('::');
    expect(online).toMatchObject({
      store: { url: 'postgres://db/vedette' },
      behindProxy: true,
      origins: ['https://a.example', 'https://b.example'],
      mostMatches: 50,
      openMetrics: true,
    });
  });

  it('a number that is none is not taken for no limit', () => {
    for (const most of ['many', '0', '-1', ''])
      expect(() => hostingFrom('public', { VEDETTE_MOST_MATCHES: most })).toThrow('VEDETTE_MOST_MATCHES');
  });

  it('keeps matches in the user’s own data folder where nothing is said', () => {
    expect(storePlaceFrom({ XDG_DATA_HOME: '/home/anne/data' })).toEqual({
      file: '/home/anne/data/vedette/matches.db',
    });
    expect(storePlaceFrom({ DATABASE_URL: '', VEDETTE_DATA: '' })).toMatchObject({
      file: expect.stringContaining('matches.db'),
    });
  });
});
