import { MOB } from '../../data/groups.ts';
import type { Look } from '../../game.ts';
import { thisTurn } from '../../models.ts';
import type { Model } from '../../state.ts';
import type { ActionOffer } from '../actions/offer.ts';

/** FF-GRP-05: neither blows nor shots; spells are declared by nobody in a group. */
const ATTACKS: readonly string[] = [
  'strike',
  'power-strike',
  'shoot',
  'aimed-shot',
  'burst',
  'aimed-burst',
  'close-shot',
  'move-and-fire',
  'shoot-lamp',
];
const MOVES: readonly string[] = ['move', 'rough-move', 'fly-on', 'move-and-fire'];

/** FF-GRP-03, -05, -06, -07: of what a member of a group could do, what its order leaves it. */
export function withinOrder(
  { s }: Look,
  model: Model,
  offers: readonly ActionOffer[],
): readonly ActionOffer[] {
  const { activation } = s;
  if (activation === null || activation.acting !== model.id) return offers;
  const { kind } = activation;
  if (kind === 'prayer') return offers.filter(({ action }) => action === 'pray');
  if (kind === 'regroup' || kind === 'fire') return offers.filter(({ action }) => !isAttack(action));
  if (kind === 'mob' && thisTurn(model, 'moves') >= MOB.moves)
    return offers.filter(({ action }) => !MOVES.includes(action));
  return offers;
}

function isAttack(action: string): boolean {
  return ATTACKS.includes(action) || action.startsWith('throw');
}
