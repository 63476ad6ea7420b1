import type { PortalChange } from '../../events.ts';
import type { FaithCx } from '../../game.ts';
import type { Model, Portal } from '../../state.ts';
import { withPortals } from '../ground/portals.ts';
import { dropClimber } from './drop-climber.ts';

const STATES = { opened: 'open', shut: 'closed', smashed: 'smashed' } as const;

/** FF-MOV-08, FF-MOV-10, FF-MOV-24: something has been done to a door or window. */
export function changePortal(
  cx: FaithCx,
  model: Model,
  portal: Portal,
  change: PortalChange,
  rule: string,
): void {
  const { s } = cx;
  if (change === 'garlic-removed') portal.garlic = false;
  else {
    portal.state = STATES[change];
    s.terrain = withPortals(s.terrain, s.portals);
  }
  cx.emit({ type: 'portal', rule, model: model.id, portal: portal.id, change });
  if (change === 'opened' || change === 'smashed') shakeOff(cx, portal, rule);
}

/** FF-MOV-20: whoever clung to it has nothing left to hold on to. */
function shakeOff(cx: FaithCx, { id }: Portal, rule: string): void {
  for (const climber of cx.s.models)
    if (climber.conditions.climbing?.piece === id) dropClimber(cx, climber, rule);
}

/** FF-MOV-08 */
export function openDoor(cx: FaithCx, model: Model, portal: Portal, rule: string): void {
  if (portal.state === 'closed') changePortal(cx, model, portal, 'opened', rule);
}
