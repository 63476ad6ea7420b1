import { afterEach, describe, expect, it } from 'vitest';
import { dated, inTenths, listed, numbered } from './format.ts';
import { nearestLocale, settleLocale } from './locale.ts';

const NOON = Date.UTC(2026, 10, 16, 12);

describe('what is written by the rules of a language', () => {
  afterEach(() => settleLocale('en'));

  it('in English', () => {
    expect(listed(['Pike', 'Vane', 'Roux'])).toBe('Pike, Vane, Roux');
    expect(listed([])).toBe('');
    expect([numbered(7), numbered(7.55), numbered(1200), numbered(12_000)]).toEqual([
      '7',
      '7.6',
      '1200',
      '12,000',
    ]);
    expect(inTenths(7)).toBe('7.0');
    expect(dated(NOON)).toContain('2026');
  });

  it('in another, from the moment that it is spoken', () => {
    const english = dated(NOON);
    settleLocale('de');
    expect([numbered(7.5), inTenths(7)]).toEqual(['7,5', '7,0']);
    expect(listed(['Pike', 'Vane'])).toBe('Pike, Vane');
    expect(dated(NOON)).not.toBe(english);
  });
});

describe('a language that is asked for', () => {
  it('is spoken, or the one that it is a kind of; else English', () => {
    expect(nearestLocale('de-AT', ['de', 'de-AT'])).toBe('de-AT');
    expect(nearestLocale('de-CH', ['de', 'de-AT'])).toBe('de');
    expect(nearestLocale('fr', ['de'])).toBe('en');
    expect(nearestLocale('', ['de'])).toBe('en');
    expect(nearestLocale('constructor', [])).toBe('en');
  });
});
