import type { Json } from '@vedette/engine';
import { units } from '@vedette/silver-bayonet/muster';
import { describe, expect, it } from 'vitest';
import { closed, opened, packed, unpacked } from './share.ts';

describe('a unit in an address', () => {
  it.each(units.ready.map((unit) => [unit.name, unit] as const))(
    '%s comes out as it went in',
    async (_, unit) => {
      const letters = await packed(unit);
      expect(letters).toMatch(/^[A-Za-z0-9_-]+$/);
      // A QR code of the lowest correction holds 2953 letters; this one can be read off a phone.
      expect(letters.length).toBeLessThan(1200);
      expect(await unpacked(letters)).toEqual(unit);
    },
  );

  it('refuses letters that were cut short', async () => {
    const letters = await packed(units.ready[0]);
    await expect(unpacked(letters.slice(0, -40))).rejects.toBeInstanceOf(Error);
  });

  it('refuses letters that are none of ours', async () => {
    await expect(unpacked('a campfire song')).rejects.toBeInstanceOf(Error);
  });

  it('does not unfold what is far too large for a unit', async () => {
    await expect(unpacked(await packed('a'.repeat(5_000_000)))).rejects.toThrow('too large');
  });

  it('lies in an envelope where it does not name its game itself', () => {
    const bare = { name: 'Captain Vane' };
    expect(opened(closed('duel', bare))).toEqual({ ruleset: 'duel', format: null, unit: bare });
    const [unit] = units.ready;
    expect(closed('silver-bayonet', unit as unknown as Json)).toBe(unit);
    expect(opened(unit)).toEqual({ ruleset: 'silver-bayonet', format: 'vedette-unit', unit });
  });

  it.each([null, 7, [], {}, { format: 'x' }, { ruleset: 'x' }])('is not in %j', (document) => {
    expect(opened(document)).toBeNull();
  });
});
