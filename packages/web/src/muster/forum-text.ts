import type { Json, Stat, UnitSheet } from '@vedette/engine';
import { say } from '../words/say.ts';
import type { Company } from './company.ts';
import { MUSTERED, musterNamed } from './musters.ts';
import { readUnit, readUnitText, type UnitRead } from './read-unit.ts';
import { closed, packed, unpacked } from './share.ts';

/** What the last line of an exported text begins with. */
const MARK = 'vedette-unit:';
/** And what it ends with: no letter of ours. */
const END = '.';
/** Letters of a line: forums break longer ones where they like. */
const WIDTH = 76;

/** A unit in the manner of forums: names in bold, a line each, and at the end the letters that it is read back from. */
export async function forumText({ muster, unit }: Company): Promise<string> {
  return `${headed(muster.sheet(unit))}\n\n${await lettersOf(muster.ruleset, unit)}\n`;
}

/** Plain, for a letter. */
export async function plainText({ muster, unit }: Company): Promise<string> {
  return `${muster.text(unit).trimEnd()}\n\n${await lettersOf(muster.ruleset, unit)}\n`;
}

/** A text as people read it, and the letters at its end, which nobody does. */
export function parted(text: string): readonly [words: string, letters: string] {
  const at = text.lastIndexOf(MARK);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

function headed({ name, line, blocks }: UnitSheet): string {
  const members = blocks.map(({ name: called, line: what, stats, other, arms, traits }) => {
    const parts = [
      shortly(stats),
      other === undefined ? '' : `${other.title}: ${shortly(other.stats)}`,
      arms.map(({ title }) => title).join(', '),
      traits.map(({ title }) => title).join(', '),
    ];
    return `[*][b]${called}[/b] (${what}): ${parts.filter((part) => part !== '').join('; ')}`;
  });
  return [`[b]${name}[/b]`, `[i]${line}[/i]`, '[list]', ...members, '[/list]'].join('\n');
}

function shortly(stats: readonly Stat[]): string {
  return stats.map(({ short, value }) => `${short} ${value}`).join(' ');
}

async function lettersOf(ruleset: string, unit: Json): Promise<string> {
  const letters = `${MARK} ${await packed(closed(ruleset, unit))}${END}`;
  return (letters.match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? []).join('\n');
}

/** The unit in a text that was pasted, whatever stands around it; quoted, wrapped and indented as it may be. */
export async function readPastedText(text: string): Promise<UnitRead> {
  const at = text.toLowerCase().lastIndexOf(MARK);
  if (at < 0) {
    if (text.trimStart().startsWith('{')) return readUnitText(text);
    return readWords(text);
  }
  try {
    return await readUnit(await unpacked(lettersAfter(text.slice(at + MARK.length))));
  } catch {
    return { ok: false, words: [say.muster.pasting.broken] };
  }
}

/** The unit in the words alone: of whichever game knows them. */
async function readWords(text: string): Promise<UnitRead> {
  for (const { id } of MUSTERED) {
    const muster = (await musterNamed(id))!;
    const read = muster.read?.(text) ?? null;
    if (read === null) continue;
    if ('unread' in read) return { ok: false, words: [say.muster.pasting.unread(read.unread)] };
    return {
      ok: true,
      company: { muster, unit: read.unit },
      ...(read.unlike === null ? {} : { unlike: read.unlike }),
    };
  }
  return { ok: false, words: [say.muster.pasting.none] };
}

/** The letters up to their end; blanks and the marks of quotations between them count for nothing. */
function lettersAfter(text: string): string {
  const [own = ''] = /^[A-Za-z0-9_\-\s>|*]*/.exec(text) ?? [];
  if (text.charAt(own.length) !== END) throw new RangeError('cut short');
  return own.replace(/[\s>|*]+/g, '');
}

/** The first line of the unit that the words beside its letters do not have; null: they say the same, or nothing at all. */
export function unlikeWords(text: string, { muster, unit }: Company): string | null {
  const there = plainly(parted(text)[0]);
  const manners = [headed(muster.sheet(unit)), muster.text(unit)].map((own) => {
    const lines = own.split('\n').filter((line) => /[a-z0-9]/i.test(plainly(line)));
    return { lines, missing: lines.filter((line) => !there.includes(plainly(line))) };
  });
  if (manners.some(({ missing }) => missing.length === 0)) return null;
  const share = ({ lines, missing }: (typeof manners)[number]) => missing.length / lines.length;
  const [nearest] = manners.sort((a, b) => share(a) - share(b));
  if (nearest === undefined || share(nearest) === 1) return null;
  return nearest.missing[0] ?? null;
}

/** As it reads wherever it was quoted, wrapped or set in bold. */
function plainly(text: string): string {
  return text.replace(/\[\/?(?:b|i|list|\*)\]/g, '').replace(/[\s>|*]+/g, '');
}
