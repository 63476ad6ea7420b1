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

/** An offer; its id is built here and read nowhere, since the question carries the offer itself. */
export function offer(
  action: string,
  cost: number,
  about: Omit<ActionOffer, 'id' | 'action' | 'cost'> = {},
): ActionOffer {
  const parts = [action, about.deed, about.weapon, about.target, about.thing, about.leads?.join('+')].filter(
    (part) => part !== undefined,
  );
  return { id: parts.join('/'), action, cost, ...about };
}
