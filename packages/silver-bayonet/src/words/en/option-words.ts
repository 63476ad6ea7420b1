import type { Pending } from '@vedette/engine';
import type { SilverBayonet } from '../../game.ts';
import { readDeedId, readDieForGun, readPassId } from '../../option-ids.ts';
import { isPlaceId, placeCalled } from '../../rules/place-id.ts';
import type { FateDie, Figure, SilverBayonetState } from '../../state.ts';
import type { Facts } from '../facts.ts';
import { capital, DICE, ownActionName, phrase } from './names.ts';
import { clueName, inPart } from './places.ts';

type Kind = Pending<SilverBayonet>['kind'];
interface Choosing {
  readonly facts: Facts;
  readonly figure: Figure | null;
  readonly s: SilverBayonetState;
}
type Words = (id: string, choosing: Choosing) => string | undefined;

const STANDS = 'Let it stand';

/** An option in the words of its question. */
export function optionWords(kind: Kind, id: string, choosing: Choosing): string {
  return OWN[kind]?.(id, choosing) ?? named(id, choosing);
}

const DEEDS: { readonly [K in Kind]?: (whom: string) => string } = {
  activate: (whom) => `Send ${whom}`,
  attackWhom: (whom) => `Attack ${whom}`,
  shootWhom: (whom) => `Fire at ${whom}`,
};

/** What choosing somebody does, where the question makes that plain. */
export function deedWords(kind: Kind, whom: string): string | null {
  return DEEDS[kind]?.(whom) ?? null;
}

/** As names go; a place, or a clue marker, whose id means nothing to anybody, by where it is. */
function named(id: string, { s, figure, facts }: Choosing): string {
  if (isPlaceId(id)) return placeWords(id, facts.options ?? [], s);
  const { deed, of } = readDeedId(id);
  const clue = clueName(s, of === '' ? deed : of);
  if (clue === null) return phrase(id, s, figure);
  return of === '' ? capital(clue) : `${phrase(deed, s, figure)}: ${clue}`;
}

/** By the part of the table that it lies in; of several there, which of them. */
function placeWords(id: string, options: readonly string[], s: SilverBayonetState): string {
  const part = (place: string) => capital(inPart(placeCalled(place), s));
  const alike = options.filter((other) => isPlaceId(other) && part(other) === part(id));
  return alike.length < 2 ? part(id) : `${part(id)} (${alike.indexOf(id) + 1})`;
}

function among(words: Readonly<Record<string, string>>): Words {
  return (id) => (Object.hasOwn(words, id) ? words[id] : undefined);
}

function isDie(id: string): id is FateDie {
  return id !== 'plain' && Object.hasOwn(DICE, id);
}

/** SB-FATE-05, SB-ATT-44: the die that is spent is of the kind that is rolled again. */
const rolledAgain: Words = (id, { facts }) => {
  if (id === 'keep') return STANDS;
  if (id === 'power' || id === 'skill') return `Spend a ${DICE[id]}: roll the ${facts[id]} again`;
  const passing = readPassId(id);
  return passing === null ? undefined : `Spend a ${DICE[passing]}: pass outright`;
};

/** SB-MONA-08: the monster has a target, and may be given another. */
const anotherTarget: Words = (id, { facts, s }) => {
  const { purpose } = facts;
  if (purpose !== 'move' && purpose !== 'shoot') return undefined;
  if (id === 'keep') return purpose === 'move' ? 'Let it go on' : 'Let it shoot';
  if (id === 'leap') return 'Make it leap';
  return `${purpose === 'move' ? 'Send it to' : 'Turn it on'} ${clueName(s, id) ?? phrase(id, s, null)}`;
};

const OWN: { readonly [K in Kind]?: Words } = {
  initiative: rolledAgain,
  reroll: rolledAgain,
  // The die that is spent is a Monster Die; these are the monster's own.
  monsterReroll: (id, { facts }) => {
    if (id === 'keep') return STANDS;
    if (id !== 'power' && id !== 'skill') return undefined;
    const which = facts.power === facts.skill ? `the ${facts[id]} of its ${DICE[id]}` : `its ${facts[id]}`;
    return `Spend a Monster Die: roll ${which} again`;
  },
  negate: (id, { facts, figure }) => {
    if (id === 'keep')
      return figure?.side === null ? `Let it take all ${facts.points}` : `Take all ${facts.points}`;
    return isDie(id) ? `Spend a ${DICE[id]} against it` : undefined;
  },
  negationDie: (id) => `The ${id}`,
  rollAgain: among({ keep: STANDS }),
  monsterChoice: anotherTarget,
  act: (id, choosing) => {
    const { deed, of } = readDeedId(id);
    if (deed === 'do' || deed === 'do-for-move') return ownActionName(choosing.s, of);
    if (deed !== 'quick-reload') return undefined;
    const { die, gun } = readDieForGun(of);
    if (!isDie(die)) return undefined;
    return `Reload for a ${DICE[die]}: ${phrase(gun, choosing.s, choosing.figure)}`;
  },
  force: among({ force: 'Force the fight', 'let-pass': 'Let it pass' }),
  leave: among({ stay: 'Stay on the table', leave: 'Leave, for good' }),
  strikeBack: among({ 'strike-back': 'Strike back', 'back-off': 'Back off', hold: 'Stand fast' }),
  reactToShot: among({ stay: 'Stay put', dive: 'Dive for cover' }),
  takeUp: among({ take: 'Take it', leave: 'Leave it' }),
  rideOut: among({ mounted: 'In the saddle', 'on-foot': 'On foot' }),
  shot: among({ silver: 'Silver shot', 'cold-iron': 'Cold iron shot', salt: 'Salt' }),
};
