import { type Beginning, type Muster, random, spoken, type TallyLine } from '@vedette/engine';
import { isAnimal } from '../../data/rule-bonds.ts';
import { hasRule } from '../../data/rule-text.ts';
import { type MusterText, musterWords } from '../../words/en/muster.ts';
import { hopelessAgainst } from '../hopeless.ts';
import {
  type Member,
  membersOf,
  modelCount,
  mostAnimals,
  onePerShare,
  partyPoints,
  personalities,
  personalityAllowance,
} from '../members.ts';
import { type PartyDocument, partySchema } from '../party.ts';
import { ready } from '../ready.ts';
import { ANY_TERMS } from '../terms.ts';
import { badgeOf, partyBadge } from './badges.ts';
import { compared } from './comparison.ts';
import { editParty } from './edit.ts';
import { findingsOf } from './findings.ts';
import { formOf, USUAL_LIMITS } from './form.ts';
import { partyName } from './names.ts';
import { readText } from './read-text.ts';
import { asText, sheetOf, strengthLine } from './sheet.ts';

/** FF-PARTY-04 */
const USUAL_LIMIT = 300;
const HEAD = { format: 'vedette-party', version: 1, ruleset: 'fear-and-faith' } as const;

const SIDES = ['good', 'evil'] as const;

function beginningsIn({ gather }: MusterText): readonly Beginning[] {
  return SIDES.flatMap((side) =>
    USUAL_LIMITS.map((limit) => ({
      id: `${side}-${limit}`,
      title: gather.title(limit),
      label: gather.label(side, limit),
      badge: partyBadge(side),
      group: gather[side],
    })),
  );
}

function begin(beginning: string, seed: string): PartyDocument {
  const [wanted, number] = beginning.split('-');
  const side = wanted === 'evil' ? 'evil' : 'good';
  const limit = USUAL_LIMITS.find((points) => String(points) === number) ?? USUAL_LIMIT;
  return { ...HEAD, name: partyName(side, '', random(seed)), side, limit, entries: [] };
}

/** FF-PARTY-04 to -10: every count against its limit; scarce things only where there are some. */
function tallyOf(words: MusterText, party: PartyDocument): readonly TallyLine[] {
  const members = membersOf(party, ANY_TERMS);
  const { limit } = party;
  const personal = personalities(members);
  const such = (wanted: (member: Member) => boolean) => modelCount(members.filter(wanted));
  const animals = such(({ profile }) => isAnimal(profile.rules));
  const saws = such(({ profile }) => hasRule(profile.rules, 'chainsaw'));
  const magic = such(({ profile }) => hasRule(profile.rules, 'magic-weapon'));
  const { tally } = words;
  const lines: readonly (TallyLine | null)[] = [
    { title: tally.points, value: partyPoints(party, members), most: limit },
    // FF-PARTY-05: one alone has no limit.
    {
      title: tally.personalities,
      value: personal.points,
      most: personal.count > 1 ? personalityAllowance(limit) : null,
    },
    { title: tally.models, value: modelCount(members), most: null },
    animals > 0 ? { title: tally.animals, value: animals, most: mostAnimals(members) } : null,
    saws > 0 ? { title: tally.chainsaws, value: saws, most: onePerShare(limit) } : null,
    magic > 0 ? { title: tally.magicWeapons, value: magic, most: onePerShare(limit) } : null,
  ];
  return lines.filter((line) => line !== null);
}

/** The words of a name with hyphens between them. */
function slug(name: string): string {
  return name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join('-');
}

/** Parties: models by profile, with what is chosen for them. */
export function musterIn(words: MusterText): Muster<PartyDocument> {
  return {
    ruleset: 'fear-and-faith',
    title: words.game,
    words: words.page,
    format: HEAD.format,
    schema: partySchema,
    ready: ready.map((unit) => ({ id: slug(unit.name), unit })),
    beginnings: beginningsIn(words),
    begin,
    renamed: (party, name) => ({ ...party, name }),
    summary: (party) => {
      const [first] = [...membersOf(party, ANY_TERMS)].sort((a, b) => b.points - a.points);
      const badge = first === undefined ? partyBadge(party.side) : badgeOf(first.profile, party.side);
      return { name: party.name, badge, line: strengthLine(words, party) };
    },
    form: (party) => formOf(words, party),
    edit: editParty,
    tally: (party) => tallyOf(words, party),
    findings: (party) => findingsOf(words, party),
    sheet: (party) => sheetOf(words, party),
    compare: (party) => compared(words, party),
    warnings: (party, enemy) =>
      hopelessAgainst(party, enemy, ANY_TERMS, 'night').map(({ dreaded, enemies }) => ({
        kind: 'advice',
        message: words.warning(party.name, dreaded, enemies),
        rule: 'FF-PARTY-21',
        path: '',
      })),
    text: (party) => asText(words, party),
    read: (text) => readText(words, text),
  };
}

/** In every language that it has. */
export const musters = spoken({ en: musterWords }, musterIn);
