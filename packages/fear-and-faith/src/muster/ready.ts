import type { PartyDocument, PartyEntry } from './party.ts';

const HEAD = { format: 'vedette-party', version: 1, ruleset: 'fear-and-faith' } as const;

/** One of its kind, by name. */
function one(id: string, profile: string, name: string, chosen: Partial<PartyEntry> = {}): PartyEntry {
  return { id, profile, name, ...chosen };
}

/** Several who share a name and have a number each. */
function band(
  id: string,
  profile: string,
  name: string,
  count: number,
  chosen: Partial<PartyEntry> = {},
): PartyEntry {
  return { id, profile, name, count, ...chosen };
}

/** FF-SCN-02, FF-SCN-13: people of a small town, and those whom they telephone. */
const LAST_ORDERS: PartyDocument = {
  ...HEAD,
  name: 'Last orders at the Halfway Diner',
  side: 'good',
  limit: 300,
  entries: [
    one('dot', 'zombie-bait-with-roller-blades-or-skateboard', 'Dot, who delivers'),
    one('earl', 'zombie-survivor-with-baseball-bat', 'Earl, fry cook'),
    one('june', 'zombie-survivor-with-baseball-bat', 'June, shortstop'),
    one('walt', 'zombie-survivor-with-baseball-bat', 'Walt from the bowling alley'),
    band('kids', 'zombie-survivor-kid-with-knife', 'A Pruitt boy', 4),
    one('hanley', 'zombie-survivor-cop', 'Deputy Hanley'),
    one('ruiz', 'zombie-hunter-with-rifle-and-heavy-hth-weapon', 'Corporal Ruiz'),
    one('boone', 'zombie-hunter-with-rifle', 'Ranger Boone'),
    one('kessler', 'swat-member-special-operations-soldier', 'Sergeant Kessler, on leave'),
  ],
};

/** FF-SCN-02: four hundred points of neighbours. */
const QUIET_STREET: PartyDocument = {
  ...HEAD,
  name: 'The quiet end of Chapel Street',
  side: 'evil',
  limit: 400,
  entries: [
    band('queue', 'grouped-walking-dead', 'One of the bus queue', 4),
    band('neighbours', 'walking-dead', 'A neighbour', 6),
    band('joggers', 'twitcher-running-zombie', 'A morning jogger', 2),
    one('constable', 'zombie-cop-military-with-kevlar-vest-and-helmet', 'The late Constable Fry'),
    one('critic', 'hungry-zombie', 'The restaurant critic'),
    one('alderman', 'huge-fat-zombie', 'Alderman Stubbs'),
    one('biscuit', 'zombie-housecat', 'Biscuit'),
  ],
};

/** FF-SCN-07, FF-SCN-19: a firm with a brass plate. */
const HARROW_AND_THORNE: PartyDocument = {
  ...HEAD,
  name: 'Harrow, Thorne & Niece, by appointment',
  side: 'good',
  limit: 300,
  entries: [
    one('harrow', 'travelling-monster-hunter', 'Mr Ambrose Harrow', {
      hand: ['antique-pistol', 'silver-weapon'],
    }),
    one('thorne', 'paranormal-researcher-victorian', 'Miss Philippa Thorne, the niece'),
    one('volk', 'professional-vampire-hunter', 'Volk, who does not say from where', {
      wooden: ['crossbow'],
    }),
    one('quill', 'vampire-hunter-with-holy-water', 'Captain Quill, retired twice'),
    one('anselm', 'assistant-exorcist', 'Brother Anselm, a beginner'),
  ],
};

/** FF-SCN-07, FF-SCN-24: at home after dark. */
const CASTLE_HOUSEHOLD: PartyDocument = {
  ...HEAD,
  name: 'The household at Castle Varga',
  side: 'evil',
  limit: 300,
  entries: [
    one('countess', 'mature-vampire', 'The Countess Ilona'),
    one('nephew', 'minor-vampire-with-handgun', 'Her nephew Casimir, the modern one'),
    band('footmen', 'vampire-minion-with-heavy-hand-to-hand-weapon', 'A footman', 2, { master: 'countess' }),
    band('grooms', 'victorian-vampire-minion-with-antique-pistol', 'A groom', 2, { master: 'countess' }),
    band('guests', 'ensorcelled-cattle', 'A guest who stayed for supper', 3),
  ],
};

/** FF-SCN-13: they do not get many visitors. */
const FAMILY_REUNION: PartyDocument = {
  ...HEAD,
  name: 'The Sawyer Creek family reunion',
  side: 'evil',
  limit: 300,
  entries: [
    one('pa', 'supernatural-slasher-with-machete-or-claws', 'Pa, buried in ’61'),
    one('lyle', 'slasher-with-chainsaw', 'Cousin Lyle, who loves that saw'),
    one('verna', 'slasher-with-knife-straight-razor-etc', 'Aunt Verna, barber'),
    one('clem', 'slasher-with-baseball-bat-hammer-etc', 'Clem, who mends fences'),
    band('twins', 'modern-cannibal', 'A hungry twin', 2),
    one('sexton', 'frankensteins-grave-diggers', 'Uncle Mose from the graveyard', { master: 'pa' }),
  ],
};

/** FF-SCN-19: nobody ever gave them notice. */
const OLD_TENANTS: PartyDocument = {
  ...HEAD,
  name: 'Tenants of long standing',
  side: 'evil',
  limit: 300,
  entries: [
    one('hester', 'spirit', 'Hester, drowned in a dry year'),
    one('bride', 'ghost', 'The bride on the stairs'),
    one('butler', 'ghost-minor', 'The butler, still on duty'),
    one('nursery', 'poltergeist', 'Whoever is in the nursery'),
  ],
};

/** FF-SCN-24, FF-SCN-29: old families, keen on walks. */
const COLD_HOLLOW: PartyDocument = {
  ...HEAD,
  name: 'The old families of Cold Hollow',
  side: 'evil',
  limit: 300,
  entries: [
    one('squire', 'werewolf-champion', 'The Squire'),
    one('miller', 'lesser-werewolf', 'The miller'),
    one('sister', 'lesser-werewolf', 'The miller’s sister'),
    one('grey', 'wolf', 'Something that was always a wolf'),
  ],
};

/** FF-SCN-29: the collection plate went to the silversmith. */
const PARISH_IN_ARMS: PartyDocument = {
  ...HEAD,
  name: 'The parish of Saint Barbara, with torches',
  side: 'good',
  limit: 300,
  entries: [
    one('priest', 'village-priest', 'Father Domokos', { ban: ['werewolves'] }),
    one('reeve', 'village-leader', 'The reeve, in his uncle’s breastplate', { extra: ['silver-weapon'] }),
    one('janos', 'hunter', 'Old Janos', { extra: ['silver-weapon'] }),
    one('marta', 'hunter', 'Marta, the better shot', { extra: ['silver-weapon'] }),
    band('crowd', 'angry-villager-with-knife-and-improvised-weapons', 'A parishioner', 4),
  ],
};

/** Parties for a quick game, two first that may meet anywhere; the six scenarios find a pair each among them. */
export const ready: readonly PartyDocument[] = [
  HARROW_AND_THORNE,
  CASTLE_HOUSEHOLD,
  LAST_ORDERS,
  QUIET_STREET,
  FAMILY_REUNION,
  OLD_TENANTS,
  PARISH_IN_ARMS,
  COLD_HOLLOW,
];

type Pair = readonly [PartyDocument, PartyDocument];

/** Which of them fit a scenario, by its id. */
const PAIRS: Readonly<Record<string, Pair>> = {
  'zombie-infestation': [LAST_ORDERS, QUIET_STREET],
  'vampire-hunt': [HARROW_AND_THORNE, CASTLE_HOUSEHOLD],
  'chainsaw-massacre': [LAST_ORDERS, FAMILY_REUNION],
  'haunted-house': [HARROW_AND_THORNE, OLD_TENANTS],
  'human-cattle': [CASTLE_HOUSEHOLD, COLD_HOLLOW],
  'wolves-in-the-mist': [PARISH_IN_ARMS, COLD_HOLLOW],
};

/** Those of them that usually meet in a scenario, by their numbers; everywhere else the first two. */
export function pairFor(scenario: string): readonly number[] {
  return (PAIRS[scenario] ?? [HARROW_AND_THORNE, CASTLE_HOUSEHOLD]).map((party) => ready.indexOf(party));
}
