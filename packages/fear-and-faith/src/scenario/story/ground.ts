import type { PortalDocument, RoomDocument, TerrainDocument } from '../../rules/ground/documents.ts';
import type { Story } from '../../state.ts';
import type { Layout, SlotDocument } from '../format/declarations.ts';
import type { Scenario } from '../format/scenario.ts';
import type { AreaShape } from '../format/words.ts';

/** Everything that the scenario has on its table, the chosen layout included. */
export interface GroundDocument {
  readonly terrain: readonly TerrainDocument[];
  readonly doors: readonly PortalDocument[];
  readonly rooms: readonly RoomDocument[];
  readonly slots: readonly SlotDocument[];
  readonly zones: Readonly<Record<string, { readonly shape: AreaShape }>>;
  readonly anchors: Readonly<Record<string, readonly [number, number]>>;
  readonly captives: readonly { readonly id: string; readonly at: readonly [number, number] }[];
}

export function groundWith(scenario: Scenario, layout: Layout | undefined): GroundDocument {
  return {
    terrain: [...(scenario.terrain ?? []), ...(layout?.terrain ?? [])],
    doors: [...(scenario.doors ?? []), ...(layout?.doors ?? [])],
    rooms: [...(scenario.rooms ?? []), ...(layout?.rooms ?? [])],
    slots: [...(scenario.slots ?? []), ...(layout?.slots ?? [])],
    zones: { ...scenario.zones, ...layout?.zones },
    anchors: { ...scenario.anchors, ...layout?.anchors },
    captives: [...(scenario.captives ?? []), ...(layout?.captives ?? [])],
  };
}

export function groundOf({ document, layout }: Story): GroundDocument {
  return groundWith(
    document,
    document.layouts?.find(({ id }) => id === layout),
  );
}
