import process from 'node:process';
import { type Random, random } from '@vedette/engine';
import { mutated, pick } from '@vedette/engine/testing';
import { units } from '@vedette/silver-bayonet/muster';
import { expect, it } from 'vitest';
import { findingsOf } from './findings.ts';
import { readUnit, readUnitText } from './read-unit.ts';
import { packed, unpacked } from './share.ts';

/** How many links are tampered with; `npm run hostile` asks for more. */
const LINKS = Number(process.env['HOSTILE_LINKS'] ?? 300);
const SEED = process.env['HOSTILE_SEED'] ?? 'every day';

const LETTERS = 'ABCXYZabcxyz0189-_=+/% ';

async function hostileLink(chance: Random): Promise<string> {
  const unit = pick(units.ready, chance);
  const letters = await packed(unit);
  const at = chance.below(letters.length);
  const letter = LETTERS[chance.below(LETTERS.length)]!;
  switch (chance.below(7)) {
    case 0:
      return letters.slice(0, at);
    case 1:
      return letters.slice(0, at) + letter + letters.slice(at + 1);
    case 2:
      return letters.slice(0, at) + letters.slice(at + 1 + chance.below(9));
    case 3:
      return Array.from({ length: chance.below(300) }, () => LETTERS[chance.below(LETTERS.length)]).join('');
    case 4:
      return packed('['.repeat(chance.below(100_000)) + ']'.repeat(chance.below(100_000)));
    case 5:
      return packed(nested(chance.below(2000)));
    default:
      return packed(mutated(unit, units.ready, chance));
  }
}

function nested(levels: number): unknown {
  let document: unknown = {};
  for (let n = 0; n < levels; n++) document = n % 2 === 0 ? [document] : { soldiers: document };
  return { format: 'vedette-unit', ruleset: 'silver-bayonet', soldiers: document };
}

/** Everything that happens with a link until it is on the page. */
async function opened(letters: string): Promise<'a unit' | 'words'> {
  const document = await unpacked(letters).catch(() => null);
  const read = readUnit(document);
  const same = readUnitText(JSON.stringify(document)).ok === read.ok;
  if (read.ok && same && Array.isArray(findingsOf(read.unit))) return 'a unit';
  if (!read.ok && same && read.words.length > 0) return 'words';
  throw new Error('It is neither read nor refused.');
}

it(
  'no link breaks the page: it carries a unit, or words say that it does not',
  async () => {
    const came = new Set<string>();
    for (let n = 0; n < LINKS; n++) {
      const letters = await hostileLink(random(`${SEED}/${n}`));
      const what = await opened(letters).catch((error: unknown) => {
        throw new Error(`Link ${n} of seed ${SEED}, ${letters.slice(0, 2000)}`, { cause: error });
      });
      came.add(what);
    }
    expect(came).toEqual(new Set(['a unit', 'words']));
  },
  60_000 + LINKS * 50,
);
