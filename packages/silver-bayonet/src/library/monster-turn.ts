import type { EntryItem, LibrarySection } from '@vedette/engine';
import { ITEMS } from '../data/armoury/armoury.ts';
import type { Item } from '../data/armoury/item.ts';
import type { MonsterType } from '../data/monsters/monster.ts';
import type { LibraryText } from '../words/library.ts';

type Gun = Item & Required<Pick<Item, 'shot'>>;

const hasShot = (item: Item): item is Gun => item.shot !== undefined;

/** SB-MON-05: what it can shoot with: what it carries, and what its attributes give it. */
function gunsOf({ equipment, attributes }: MonsterType): readonly Gun[] {
  const bare = attributes.map((text) => text.split(':')[0]!);
  if (bare.includes('rusted-weapon')) return [];
  return ITEMS.filter(hasShot).filter(
    ({ id, from }) => (equipment[0] ?? []).includes(id) || (typeof from === 'string' && bare.includes(from)),
  );
}

/** SB-MONA-03 to -05, SB-MON-06 to -11: its activation with its own numbers put in. */
export function monsterTurn(words: LibraryText, type: MonsterType): LibrarySection {
  const { monsterTurns: said, titles } = words;
  const { behaviour, stats } = type;
  const guns = gunsOf(type);
  const flits = behaviour === 'irritant';
  const line = (text: string, rule: string): EntryItem => ({ text, rules: [rule] });
  const walks = behaviour !== 'non-aggressive';
  return {
    title: said.title,
    items: [
      ...said.first[behaviour].map((text) => line(text, FIRST[behaviour])),
      ...(guns.some(({ shot }) => shot.loading === 'reload') ? [line(said.empty, 'SB-MONA-03')] : []),
      ...guns.map(({ id, shot }) =>
        line(said.shoots(titles.item(id), shot.range, shot.loading === 'reload'), 'SB-MONA-04'),
      ),
      ...(walks
        ? [
            line(flits ? said.flits(stats.speed) : said.goes(stats.speed), 'SB-MONA-05'),
            line(said.seeks(stats.speed), 'SB-MONA-05'),
          ]
        : []),
      ...(type.attributes.includes('lunge') ? [line(said.lunges, 'SB-MON-05')] : []),
      line(said.answers[behaviour], 'SB-MONA-10'),
    ],
  };
}

const FIRST: Readonly<Record<MonsterType['behaviour'], string>> = {
  standard: 'SB-MONA-01',
  irritant: 'SB-MON-08',
  caster: 'SB-MON-11',
  necromancer: 'SB-MON-10',
  'non-aggressive': 'SB-MON-09',
};
