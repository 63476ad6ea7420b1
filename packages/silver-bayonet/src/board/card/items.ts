import type { CardNote } from '@vedette/engine';
import { item } from '../../data/armoury/armoury.ts';
import type { Figure, Gear, SilverBayonetState } from '../../state.ts';
import { words } from '../../words/now.ts';

/** What it carries besides weapons: armour, ammunition, what is put on them, things of the scenario. */
export function itemsOf(s: SilverBayonetState, figure: Figure): readonly CardNote[] {
  return [
    ...figure.gear.filter(isPlain).map((gear) => itemNote(gear, words.itemTitle(gear.item))),
    ...figure.gear.flatMap(({ upgrades, item: host, state }) =>
      upgrades.map((upgrade) =>
        itemNote(
          { item: upgrade, state },
          words.card.item.on(words.itemTitle(upgrade), words.itemTitle(host)),
        ),
      ),
    ),
    ...figure.carries.map(
      (id): CardNote => ({
        title: words.objectName(s, id),
        text: words.card.object,
        to: { rule: 'SB-OPS-11' },
      }),
    ),
  ];
}

function isPlain({ item: id }: Gear): boolean {
  const { shot, melee } = item(id);
  return shot === undefined && melee === undefined;
}

function itemNote({ item: id, state }: Pick<Gear, 'item' | 'state'>, title: string): CardNote {
  const said = words.card.item;
  return {
    title: state === 'lost' ? said.lost(title) : title,
    text: said.text(id),
    to: { shelf: 'armoury', id },
  };
}
