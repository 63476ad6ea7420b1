import type { Seat } from '@vedette/engine';
import { stands } from '../../figures.ts';
import { sideOf } from '../../sides.ts';
import type { SilverBayonetState } from '../../state.ts';
import type { Tally } from '../format/condition.ts';
import type { Deed } from './deed.ts';

/** What somebody has done for a side. */
type SideDeed = Extract<Deed, { readonly seat: Seat }>;
type DeedOf<What extends SideDeed['what']> = Extract<SideDeed, { readonly what: What }>;

/** SB-OPS-25: how often, so far, by the side of this seat; null: by all sides together. */
export function countOf(s: SilverBayonetState, tally: Tally, seat: Seat | null): number {
  const side = seat === null ? s.sides.map((_, any) => any) : sideOf(s, seat);
  const own = <What extends SideDeed['what']>(what: What, counts: (deed: DeedOf<What>) => boolean) =>
    deedsOf(s, side, what, counts);
  switch (tally.tally) {
    case 'clues':
      return own('investigated', ({ deck }) => fits(tally.deck, deck)).length;
    case 'revealed':
      return own('revealed', ({ card }) => tally.cards.includes(card)).length;
    case 'kills':
      return different(own('put-out', (deed) => fitsMonster(tally, deed)).map(({ victim }) => victim));
    case 'wounds':
      return own('wounded', (deed) => fitsMonster(tally, deed)).length;
    case 'casualties':
      return casualties(s, side);
    case 'secured':
      return different(
        own('secured', ({ object }) => listed(tally.objects, object)).map(({ object }) => object),
      );
    case 'exited':
      return own(
        'exited',
        ({ edge, carrying }) =>
          (tally.edges === undefined || (edge !== null && tally.edges.includes(edge))) &&
          (tally.carrying === undefined || carrying.some((object) => listed(tally.carrying, object))),
      ).length;
    case 'survivors':
      return different([
        ...own('exited', () => true).map((deed) => deed.figure),
        ...s.figures.flatMap((f) => (f.home !== null && side.includes(f.home) && stands(f) ? [f.id] : [])),
      ]);
    case 'placed':
      return s.deeds.filter((deed) => deed.what === 'placed' && fits(tally.monster, deed.monster)).length;
  }
}

/** In one loop: this is counted after every step, and by bots before every answer. */
function deedsOf<What extends SideDeed['what']>(
  { deeds }: SilverBayonetState,
  side: readonly Seat[],
  what: What,
  counts: (deed: DeedOf<What>) => boolean,
): DeedOf<What>[] {
  const found: DeedOf<What>[] = [];
  for (const deed of deeds) {
    if (deed.what !== what) continue;
    const done = deed as DeedOf<What>;
    if (side.includes(done.seat) && counts(done)) found.push(done);
  }
  return found;
}

function different(ids: readonly string[]): number {
  return ids.length < 2 ? ids.length : new Set(ids).size;
}

/** A narrowing that is not given lets everything through. */
function fits(wanted: string | undefined, found: string): boolean {
  return wanted === undefined || wanted === found;
}

function listed(wanted: readonly string[] | undefined, found: string): boolean {
  return wanted === undefined || wanted.includes(found);
}

interface OfMonsters {
  readonly tally: 'kills' | 'wounds';
  readonly monster?: string | undefined;
  readonly scenarioOnly?: boolean | undefined;
}

/** SB-SCN-GEN-34.R1: unexpected encounters count unless only the scenario's own monsters do. Kills are of monsters. */
function fitsMonster(
  { tally, monster: wanted, scenarioOnly }: OfMonsters,
  { monster, encounter }: { readonly monster: string | null; readonly encounter: boolean },
): boolean {
  if (scenarioOnly === true && encounter) return false;
  if (monster === null) return tally === 'wounds' && wanted === undefined;
  return fits(wanted, monster);
}

/** SB-END-05.R1: members of other units that are down or gone at this side's hands; one healed up again is not. */
function casualties(s: SilverBayonetState, side: readonly Seat[]): number {
  return s.figures.filter(
    ({ home, fallenTo, standing }) =>
      home !== null &&
      fallenTo !== null &&
      side.includes(fallenTo) &&
      (standing === 'down' || standing === 'removed'),
  ).length;
}
