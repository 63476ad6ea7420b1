import type { CampaignEvent } from '../../events.ts';
import type { CampaignState } from '../../state.ts';
import { listed, names, points } from './names.ts';

type Event<Type extends CampaignEvent['type']> = Extract<CampaignEvent, { type: Type }>;
type Told<Type extends CampaignEvent['type']> = (event: Event<Type>, s: CampaignState) => string;

/** A fact in one line, with its numbers. */
export function describe(event: CampaignEvent, s: CampaignState): string {
  const tell = LINES[event.type] as (event: CampaignEvent, s: CampaignState) => string;
  return tell(event, s);
}

const GONE: Readonly<Record<Event<'struckOff'>['cause'], string>> = {
  killed: 'is dead, and there will be no other',
  lost: 'went somewhere from where nobody returns',
  'laid-to-rest': 'is at rest at last',
};

const ENDS: Readonly<Record<Event<'ended'>['reason'], string>> = {
  games: 'The last night is over',
  'called-off': 'They let it be',
  'nobody-left': 'Nobody is left to go out at night',
};

export function endingOf(reason: string): string {
  return `${ENDS[reason as Event<'ended'>['reason']]}.`;
}

const PURPOSES = { insanity: 'for its reason', infection: 'against what is in the blood' } as const;

function rolled({ name, purpose, die, needed, passed }: Event<'rolled'>): string {
  if (die === null) return `${name} is a Hero and need not roll ${PURPOSES[purpose]}.`;
  return `${name} rolls ${die} ${PURPOSES[purpose]}, ${needed}+ needed: ${passed ? 'passed' : 'failed'}.`;
}

/** What was written before, and what is written now. */
function corrected({ seat, name, before, after, note }: Event<'corrected'>, s: CampaignState): string {
  const ill = (id: Event<'corrected'>['after']['infection']) =>
    id === null ? 'has nothing in the blood' : `has it in the blood, from ${names.infection(id)}`;
  const mad = (ids: Event<'corrected'>['after']['insanity']) =>
    ids.length === 0 ? 'is of sound mind' : `is ${listed(ids.map(names.insanity))}`;
  const changes = [
    ...(before.insanity.join() === after.insanity.join() ? [] : [`${name} ${mad(after.insanity)}`]),
    ...(before.infection === after.infection ? [] : [`${name} ${ill(after.infection)}`]),
    ...(before.bank === after.bank
      ? []
      : [`${names.player(s, seat)} has ${points(after.bank)} in the bank, not ${before.bank}`]),
  ];
  return `Edited: ${changes.join('; ')}${note === '' ? '' : ` (“${note}”)`}.`;
}

/** Every kind of fact there is; the compiler sees to it that none is left out. */
const LINES: { readonly [Type in CampaignEvent['type']]: Told<Type> } = {
  gameChosen: ({ number, scenario, seats }, s) =>
    `Game ${number}: ${names.scenario(s, scenario)}, with ${listed(seats.map((seat) => names.player(s, seat)))}.`,
  stayedHome: ({ name }) => `${name} stays at home this time.`,
  reported: ({ number, scenario }, s) => `Game ${number} is over: ${names.scenario(s, scenario)}.`,
  fell: ({ name }) => `${name} did not live to see the morning.`,
  returned: ({ name }) => `${name} cannot die, and is back.`,
  struckOff: ({ name, cause }) => `${name} ${GONE[cause]}.`,
  advanceLost: ({ advance, name }) => `${names.advance(advance)} is lost with ${name}.`,
  keptWeapon: ({ name, weapon }) => `${name} keeps what was picked up: ${names.weapon(weapon)}.`,
  wentOver: ({ name, profile, to }, s) =>
    `${name} is with ${names.player(s, to)} now: ${names.profile(profile)}.`,
  rolled,
  cameToItself: ({ name }) => `${name} is in its right mind again.`,
  stayedMad: ({ name, insanity }) => `${name} will not get over it: ${names.insanity(insanity)}.`,
  infected: ({ name, infection }) => `${name} has it in the blood, from ${names.infection(infection)}.`,
  banked: ({ seat, scored, besides, banked }, s) => {
    const [lead, who] = [banked - besides, names.player(s, seat)];
    const more = besides === 0 ? '' : ` Come by besides: ${points(besides)}.`;
    if (lead <= 0)
      return `${who} scored ${scored}; only a winner’s lead is banked, so none of it goes to the bank.${more}`;
    if (lead === scored) return `${who} scored ${scored}, and all of it goes to the bank.${more}`;
    return `${who} scored ${scored}; the other side’s ${scored - lead} come off, and the lead of ${lead} goes to the bank.${more}`;
  },
  replaced: ({ name, by }) => `${by} takes the place of ${name}.`,
  recruited: ({ seat, name, profile, cost }, s) => {
    const title = names.profile(profile, s.players[seat]?.party.own);
    return `${name} joins ${names.player(s, seat)}: ${title}${cost === 0 ? '' : `, for ${points(cost)}`}.`;
  },
  consented: ({ agreed, profile }) =>
    agreed ? `Nobody minds: ${names.profile(profile)}.` : `Somebody minds: ${names.profile(profile)}.`,
  bought: ({ seat, advance, name }, s) =>
    `${names.player(s, seat)} has ${names.advance(advance)} now${name === null ? '' : `, on ${name}`}.`,
  cured: ({ name }) => `${name} is talked back to reason.`,
  curseBroken: ({ name, infection, dies }) =>
    dies
      ? `The curse of ${names.infection(infection)} is off ${name}, who may die in peace.`
      : `The curse of ${names.infection(infection)} is off ${name}.`,
  corrected,
  ended: ({ reason, winners }, s) =>
    `${ENDS[reason]}. The best of it: ${listed(winners.map((seat) => names.player(s, seat)))}.`,
};
