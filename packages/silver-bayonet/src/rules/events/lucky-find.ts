import { item } from '../../data/armoury/armoury.ts';
import { SPECIAL_ARMOURY } from '../../data/armoury/special.ts';
import { figure, unitOf } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { give, startingKit } from '../../kit.ts';
import type { Figure } from '../../state.ts';
import { gearFrom } from '../setup/figure-from.ts';

/** SB-EVT-11: every player gives one figure a Special Armoury item for the rest of the game. */
export function luckyFind(cx: SilverCx): void {
  for (const seat of cx.s.order) {
    const options = unitOf(cx.s, seat).map(({ id }) => id);
    if (options.length === 0) continue;
    const id = cx.ask('chooseFigure', seat, { options, purpose: 'lucky-find', rule: 'SB-EVT-11' });
    const finder = figure(cx.s, id);
    const find = cx.ask('chooseItem', seat, {
      options: findsFor(finder),
      figure: id,
      purpose: 'lucky-find',
      rule: 'SB-EVT-11',
    });
    receive(finder, find);
    cx.emit({ type: 'acted', rule: 'SB-EVT-11', figure: id, action: `finds:${find}` });
  }
}

/** SB-EVT-11.R1: an item as it is; an upgrade for each thing carried that can bear it ("silver-shot@2"). */
function findsFor({ gear }: Figure): readonly string[] {
  return SPECIAL_ARMOURY.flatMap(({ id, special, class: kind }) => {
    if (kind !== 'upgrade') return [id];
    return gear.flatMap(({ item: host, upgrades, state }, i) =>
      special!.hosts.includes(host) && state !== 'lost' && !upgrades.includes(id) ? [`${id}@${i}`] : [],
    );
  });
}

function receive(finder: Figure, find: string): void {
  const [id = '', host] = find.split('@');
  if (host !== undefined) {
    finder.gear[Number(host)]!.upgrades.push(id);
    return;
  }
  finder.gear.push(...gearFrom([{ id, upgrades: [] }]));
  // What does something of its own comes into the kit, as at the start of the game.
  const entry = startingKit([], [item(id).id]);
  if (entry !== '') give(finder, entry);
}
