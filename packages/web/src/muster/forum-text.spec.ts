import { MUSTERS } from '@vedette/games';
import jsqr from 'jsqr';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { forumText, plainText, readPastedText, unlikeWords } from './forum-text.ts';
import { type AnyMuster, musterNamed } from './musters.ts';
import { QrCode } from './QrCode.tsx';
import { closed, packed } from './share.ts';

/** What the package is, whatever its types say of its default. */
type Decode = (data: Uint8ClampedArray, width: number, height: number) => { readonly data: string } | null;
const decode = jsqr as unknown as Decode;

const all = (
  await Promise.all(
    Object.keys(MUSTERS).map(async (id) => {
      const muster = (await musterNamed(id)) as AnyMuster;
      return muster.ready.map((ready) => [`${id}: ${ready.id}`, { muster, unit: ready.unit }] as const);
    }),
  )
).flat();

/** The picture of a code, as a camera would see it: so many pixels for each of its squares. */
function seen(text: string, pixels: number) {
  const svg = renderToStaticMarkup(createElement(QrCode, { text }));
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)![1]);
  const width = size * pixels;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < pixels; row++)
      for (let column = 0; column < pixels; column++) {
        const at = ((Number(y) * pixels + row) * width + Number(x) * pixels + column) * 4;
        data.fill(0, at, at + 3);
      }
  return { data, width, size };
}

type Given = (typeof all)[number][1];

/** The unit that was read, and by which game. */
async function readAs(text: string) {
  const read = await readPastedText(text);
  return read.ok ? { ruleset: read.company.muster.ruleset, unit: read.company.unit } : read.words;
}

const same = ({ muster, unit }: Given) => ({ ruleset: muster.ruleset, unit });

describe.each(all)('%s', (_, company) => {
  it('is doubted where its words were changed and its last lines were not, and nowhere else', async () => {
    const { name } = company.muster.summary(company.unit);
    for (const text of [await forumText(company), await plainText(company)]) {
      expect(unlikeWords(text, company)).toBeNull();
      expect(unlikeWords(`Look at these:\n> ${text.replaceAll('\n', '\n> ')}`, company)).toBeNull();
      expect(unlikeWords(text.slice(text.lastIndexOf('vedette-unit:')), company)).toBeNull();
      expect(unlikeWords(text.replace(name, 'Somebody else'), company)).toContain(name);
    }
  });

  it('comes back out of the text that a forum gets, and out of a plain one', async () => {
    for (const text of [await forumText(company), await plainText(company)])
      expect(await readAs(text)).toEqual(same(company));
  });

  it('is read from its words alone, and comes out with the same words', async () => {
    const { muster, unit } = company;
    const text = muster.text(unit);
    for (const given of [text, `Look at these:\n\n${text.replace(/^/gm, '> ')}`]) {
      const read = await readPastedText(given);
      if (!read.ok) throw new Error(read.words.join(' '));
      expect([read.company.muster.ruleset, read.unlike]).toEqual([muster.ruleset, undefined]);
      expect(muster.text(read.company.unit)).toBe(text);
      expect(muster.findings(read.company.unit)).toEqual(muster.findings(unit));
    }
  });

  it('comes back quoted, indented and with talk around it', async () => {
    const text = await forumText(company);
    const quoted = `Nice!\n\n${text.replace(/^/gm, '> ')}\n\nWhat do you think? It cost me a week.\n`;
    expect(await readAs(quoted)).toEqual(same(company));
    const windows = `${text.replaceAll('\n', '\r\n  ')}\r\n\r\n-- \r\nsent from somewhere`;
    expect(await readAs(windows)).toEqual(same(company));
  });

  it('has a code that a camera reads, with the quiet edge that cameras want', async () => {
    const link = `https://vedette.example/unit#${await packed(closed(company.muster.ruleset, company.unit))}`;
    const { data, width, size } = seen(link, 4);
    expect(decode(data, width, width)?.data).toBe(link);
    // So many squares side by side are still told apart at arm's length.
    expect(size).toBeLessThanOrEqual(141);
  });
});

it.each(Object.keys(MUSTERS))('%s: says which line of its words it cannot read', async (id) => {
  const muster = (await musterNamed(id))!;
  const text = muster.text(muster.ready[0]!.unit);
  const line = text.split('\n\n')[1]!.split('\n').at(-1)!;
  const read = await readPastedText(text.replace(line, '  a catapult'));
  expect(read).toMatchObject({ ok: false, words: [expect.stringContaining('“a catapult”')] });
});

it('reads words that were changed by hand, reckons anew, and says what comes out otherwise', async () => {
  const muster = (await musterNamed('silver-bayonet'))!;
  const britain = muster.text(muster.ready.find(({ id }) => id === 'austria')!.unit);
  const renamed = await readPastedText(britain.replace('Irena Vuk', 'Mina Ash'));
  expect(renamed).toMatchObject({ ok: true });
  expect(JSON.stringify(renamed)).toContain('Mina Ash');
  const dearer = await readPastedText(britain.replace('Dhamphir (30)', 'Dhamphir (10)'));
  expect(dearer).toMatchObject({ ok: true, unlike: 'Irena Vuk, Dhamphir (10)' });
});

it('says so where there is no unit in it, or a broken one', async () => {
  expect(await readPastedText('Hello there.')).toMatchObject({ ok: false });
  const [, company] = all[0]!;
  const text = await forumText(company);
  expect(await readPastedText(text.trimEnd().slice(0, -60))).toMatchObject({ ok: false });
});
