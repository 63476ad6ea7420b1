import { areEnemies, figure, mark, stands } from '../figures.ts';
import type { Attribute, Look, SilverCx } from '../game.ts';
import { heal, maximumHealth } from '../rules/damage/heal.ts';
import { put } from '../rules/movement/put.ts';
import type { Figure } from '../state.ts';

const RULE = 'SB-ATT-29';
const WITHIN = 1;
const HEALED = 2;
/** SB-ATT-29.R1: turns from one treatment to the next. */
const REST = 2;
/** The turn in which a Medic gave up its Move to tend somebody. */
const TENDING = 'tending';
/** What a Medic at work can no longer do; the unspent Move may still go on a reload. */
const MOVES = ['move', 'fight', 'dismount', 'sprint'];

/** SB-ATT-29, SB-ATT-30: an action instead of moving heals a friend; the fallen are laid down for it. */
export const medic: Attribute = {
  id: 'medic',
  rule: RULE,
  on: {
    actions(options, _, look, tender) {
      const { actionSpent, moved } = look.s.activation!;
      if (mark(tender, TENDING) === look.s.turn) return options.filter((option) => !MOVES.includes(option));
      if (actionSpent || moved || patients(look, tender).length === 0) return options;
      return [...options, 'tend'];
    },
    acts({ action }, cx, tender) {
      if (action !== 'tend') return;
      cx.s.activation!.actionSpent = true;
      const options = patients(cx, tender).map((patient) => patient.id);
      const chosen = cx.ask('chooseFigure', tender.side!, { options, purpose: 'tend', rule: RULE });
      tender.marks[TENDING] = cx.s.turn;
      treat(cx, tender, figure(cx.s, chosen));
    },
    tendsFallen: () => true,
  },
};

/** Friends within 1", hurt or down, whom nobody treated this turn or the last. */
function patients(look: Look, tender: Figure): readonly Figure[] {
  const hurt = look.s.figures.filter((friend) => {
    if (friend === tender || areEnemies(look.s, friend, tender)) return false;
    if (!stands(friend) && friend.standing !== 'down') return false;
    return friend.health < maximumHealth(friend) && rested(look, tender, friend);
  });
  return look.table.within(tender, WITHIN, hurt);
}

function rested({ s }: Look, tender: Figure, friend: Figure): boolean {
  const last = mark(friend, treatedBy(s.options['medic-limit-per-medic'], tender));
  return last === 0 || s.turn - last >= REST;
}

function treatedBy(perMedic: boolean, tender: Figure): string {
  return perMedic ? `treated-by:${tender.id}` : 'treated';
}

function treat(cx: SilverCx, tender: Figure, friend: Figure): void {
  friend.marks[treatedBy(cx.s.options['medic-limit-per-medic'], tender)] = cx.s.turn;
  if (friend.standing === 'down') raise(cx, friend);
  heal(cx, friend, HEALED, RULE);
}

/** SB-ATT-30: it stands up where it lay, or as near as there is room. */
function raise(cx: SilverCx, friend: Figure): void {
  const place = cx.table.room(friend, friend);
  friend.standing = 'standing';
  friend.fallenTo = null;
  if (place !== null && (place.x !== friend.x || place.y !== friend.y || place.z !== friend.z))
    put(cx, friend, place, 'placed', 0, 'SB-ATT-30');
}
