import { item } from '../data/armoury/armoury.ts';
import type { Attribute, SilverCx } from '../game.ts';
import { give } from '../kit.ts';
import { loseGear } from '../rules/gear.ts';
import { gearCalled, gearId, readUpgradeId, upgradeId } from '../rules/gear-id.ts';
import type { Figure } from '../state.ts';

const RULE = 'SB-ATT-51';
const TORCHES = 'oil-and-torches';

/** SB-ATT-51: turns another special item into Oil and Torches, for a Move or an action. */
export const fireStarter: Attribute = {
  id: 'fire-starter',
  rule: RULE,
  on: {
    actions(options, _, { s }, bearer) {
      if (exchangeable(bearer).length === 0) return options;
      const { moveSpent, actionSpent } = s.activation!;
      const forMove = moveSpent ? [] : ['start-fire-for-move'];
      return [...options, ...(actionSpent ? [] : ['start-fire']), ...forMove];
    },
    acts({ action }, cx, bearer) {
      const now = cx.s.activation!;
      if (action === 'start-fire') now.actionSpent = true;
      else if (action === 'start-fire-for-move') now.moveSpent = true;
      else return;
      exchange(cx, bearer);
    },
  },
};

/** Special items to give up, carried or on another item. */
function exchangeable(bearer: Figure): readonly string[] {
  return bearer.gear.flatMap(({ item: id, upgrades, state }, index) => {
    if (state === 'lost') return [];
    const name = gearId(bearer, index);
    const carried = item(id).armoury === 'special' && id !== TORCHES ? [name] : [];
    return [...carried, ...upgrades.map((upgrade) => upgradeId(upgrade, name))];
  });
}

/** SB-ATT-51.R1: for the rest of the game; the torches are unlit. */
function exchange(cx: SilverCx, bearer: Figure): void {
  const options = exchangeable(bearer);
  const question = { options, figure: bearer.id, purpose: 'fire-starter', rule: RULE };
  const chosen = options.length === 1 ? options[0]! : cx.ask('chooseItem', bearer.side!, question);
  const { item: upgrade, host } = readUpgradeId(chosen);
  if (host === null) loseGear(cx, bearer, gearCalled(bearer, chosen), 'lost', RULE);
  else {
    const { upgrades } = bearer.gear[gearCalled(bearer, host)]!;
    upgrades.splice(upgrades.indexOf(upgrade), 1);
    cx.emit({ type: 'gearLost', rule: RULE, figure: bearer.id, weapon: upgrade, state: 'lost' });
  }
  bearer.gear.push({ item: TORCHES, upgrades: [], loaded: false, state: 'whole', types: [] });
  give(bearer, TORCHES);
}
