import { SPECIAL_ARMOURY } from '../../data/armoury/special.ts';
import { figure, unitOf } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { gearCalled, gearId, readUpgradeId, upgradeId } from '../gear-id.ts';
import { receive } from '../setup/receive.ts';

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
    takeUp(finder, find);
    cx.emit({ type: 'acted', rule: 'SB-EVT-11', figure: id, action: `finds:${find}`, at: null });
  }
}

/** SB-EVT-11.R1: an item as it is; an upgrade for each thing carried that can bear it ("silver-shot@pistol#2"). */
function findsFor(finder: Figure): readonly string[] {
  return SPECIAL_ARMOURY.flatMap(({ id, special, class: kind }) => {
    if (kind !== 'upgrade') return [id];
    return finder.gear.flatMap(({ item: host, upgrades, state }, i) =>
      special!.hosts.includes(host) && state !== 'lost' && !upgrades.includes(id)
        ? [upgradeId(id, gearId(finder, i))]
        : [],
    );
  });
}

function takeUp(finder: Figure, find: string): void {
  const { item, host } = readUpgradeId(find);
  if (host === null) receive(finder, item);
  else finder.gear[gearCalled(finder, host)]!.upgrades.push(item);
}
