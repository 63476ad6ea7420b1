import { type Artefact, recordOf } from '../../muster/record.ts';
import type { CampaignCx } from '../game.ts';
import { amend, canCarry, membersOf } from '../members.ts';
import type { Member, SideInHand } from '../state.ts';

/** An artefact and who has it now; null: the baggage. */
interface Owned {
  readonly artefact: Artefact;
  readonly bearer: Member | null;
}

/** SB-CAMP-21: each may go to anybody who can carry it; what nobody can is kept with the baggage. */
export function handOutArtefacts(cx: CampaignCx, side: SideInHand): void {
  const player = cx.s.players[side.seat]!;
  const owned: readonly Owned[] = [
    ...membersOf(player).flatMap((bearer) =>
      recordOf(bearer.entry).artefacts.map((artefact) => ({ artefact, bearer })),
    ),
    ...player.baggage.map((artefact) => ({ artefact, bearer: null })),
  ];
  for (const thing of owned) handOut(cx, side, thing);
}

function handOut(cx: CampaignCx, { seat }: SideInHand, { artefact, bearer }: Owned): void {
  const player = cx.s.players[seat]!;
  const able = membersOf(player).filter((who) => canCarry(who, artefact));
  const to = able.length < 2 ? able[0] : chosen(cx, seat, able, { artefact, bearer });
  if (to === undefined || to === bearer) return;
  if (bearer === null) player.baggage.splice(player.baggage.indexOf(artefact), 1);
  else amend(bearer, { artefacts: recordOf(bearer.entry).artefacts.filter((other) => other !== artefact) });
  amend(to, { artefacts: [...recordOf(to.entry).artefacts, artefact] });
  const told = { member: to.id, name: to.entry.name, artefact: artefact.name };
  cx.emit({ type: 'artefactGiven', rule: 'SB-CAMP-21', seat, ...told });
}

function chosen(cx: CampaignCx, seat: number, able: readonly Member[], { artefact, bearer }: Owned): Member {
  const options = able.map(({ id }) => id);
  const facts = { artefact: artefact.id, name: artefact.name, bearer: bearer?.id ?? null };
  const id = cx.ask('artefact', seat, { options, ...facts });
  return able.find((who) => who.id === id)!;
}
