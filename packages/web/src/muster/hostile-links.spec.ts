import process from 'node:process';
import { type Random, random } from '@vedette/engine';
import { mutated, pick } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import type { Company } from './company.ts';
import { type AnyMuster, MUSTERED, musterNamed } from './musters.ts';
import { readUnit, readUnitText } from './read-unit.ts';
import { closed, packed, unpacked } from './share.ts';

/** How many links are tampered with; `npm run hostile` asks for more. */
const LINKS = Number(process.env['HOSTILE_LINKS'] ?? 300);
const SEED = process.env['HOSTILE_SEED'] ?? 'every day';

const LETTERS = 'ABCXYZabcxyz0189-_=+/% ';

async function hostileLink({ ruleset, ready }: AnyMuster, chance: Random): Promise<string> {
  const units = ready.map(({ unit }) => closed(ruleset, unit));
  const unit = pick(units, chance);
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
      return packed(nested(ruleset, chance.below(2000)));
    default:
      return packed(mutated(unit, units, chance));
  }
}

function nested(ruleset: string, levels: number): unknown {
  let document: unknown = {};
  for (let n = 0; n < levels; n++) document = n % 2 === 0 ? [document] : { soldiers: document };
  return { format: 'vedette-unit', ruleset, soldiers: document };
}

/** What the builder and the printed sheet ask of it. */
function drawn({ muster, unit }: Company): boolean {
  const parts = [muster.form(unit), muster.findings(unit), muster.tally(unit), muster.sheet(unit)];
  return parts.every((part) => part !== undefined);
}

/** Everything that happens with a link until it is on the page. */
async function opened(letters: string): Promise<'a unit' | 'words'> {
  const document = await unpacked(letters).catch(() => null);
  const read = await readUnit(document);
  const same = (await readUnitText(JSON.stringify(document))).ok === read.ok;
  if (read.ok && same && drawn(read.company)) return 'a unit';
  if (!read.ok && same && read.words.length > 0) return 'words';
  throw new Error('It is neither read nor refused.');
}

it.each(MUSTERED.map(({ id }) => id))(
  '%s: no link breaks the page: it carries a unit, or words say that it does not',
  async (ruleset) => {
    const muster = (await musterNamed(ruleset))!;
    const came = new Set<string>();
    for (let n = 0; n < LINKS; n++) {
      const letters = await hostileLink(muster, random(`${SEED}/${n}`));
      const what = await opened(letters).catch((error: unknown) => {
        throw new Error(`Link ${n} of seed ${SEED}, ${letters.slice(0, 2000)}`, { cause: error });
      });
      came.add(what);
    }
    expect(came).toEqual(new Set(['a unit', 'words']));
  },
  60_000 + LINKS * 50,
);
