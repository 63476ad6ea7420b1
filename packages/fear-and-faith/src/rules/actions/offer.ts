import type { WeaponId } from '../../data/weapons/weapons.ts';
import type { ModelId } from '../../state.ts';

/** FF-ACT-08: something that a model may do now, as an option of `act`. */
export interface ActionOffer {
  readonly id: string;
  /** Of the action, by which its file is called. */
  readonly action: string;
  readonly cost: number;
  readonly target?: ModelId;
  readonly weapon?: WeaponId;
  /** Of the scenario's own actions, by the id in its document. */
  readonly deed?: string;
  /** FF-SCN-27: captives whom it takes along. */
  readonly leads?: readonly string[];
  /** What else it names: a door, a room, a token. */
  readonly thing?: string;
}

const PLAIN = Object.freeze({});

/** An offer; its id is built here and read nowhere, since the question carries the offer itself. */
export function offer(
  action: string,
  cost: number,
  about: Omit<ActionOffer, 'id' | 'action' | 'cost'> = PLAIN,
): ActionOffer {
  if (about === PLAIN) return { id: action, action, cost };
  let id = action;
  if (about.deed !== undefined) id += `/${about.deed}`;
  if (about.weapon !== undefined) id += `/${about.weapon}`;
  if (about.target !== undefined) id += `/${about.target}`;
  if (about.thing !== undefined) id += `/${about.thing}`;
  if (about.leads !== undefined) id += `/${about.leads.join('+')}`;
  return { id, action, cost, ...about };
}
