import type { FaithCx } from '../../game.ts';
import type { Trigger } from '../../state.ts';

/** FF-MOR-01 to -07: those named check, in the order of the roster. */
export function moraleChecks(_cx: FaithCx, _trigger: Extract<Trigger, { kind: 'morale' }>): void {}
