import type { Spot } from '@vedette/engine/table';
import type { FaithCx } from '../../game.ts';
import type { Model, MoraleCause } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';
import { qualityModifiers } from '../quality/quality.ts';

const SUBJECT = { purpose: 'morale', declared: null } as const;

/** FF-MOR-01, FF-MOR-02: these are to check, with what helps or hinders each of them now, whatever comes before they do. */
export function raiseMorale(cx: FaithCx, cause: MoraleCause, models: readonly Model[], at: Spot): void {
  if (models.length === 0) return;
  const { x, y, z } = at;
  raise(cx.s, {
    kind: 'morale',
    cause,
    models: models.map(({ id }) => id),
    modifiers: models.map((model) => qualityModifiers(cx, model, SUBJECT)),
    at: { x, y, z },
  });
}
