import type { Refusal } from '@vedette/engine';
import {
  MADNESSES,
  NEXT_GAME,
  PERMANENT_INJURIES,
  PERMANENTLY_INSANE,
  TIERS,
} from '../data/campaign-tables.ts';
import type { Switches } from './attribute-choice.ts';
import { problem } from './codes.ts';
import { bornWith } from './held-attributes.ts';
import { attributeIn, type MemberRecord, recordOf, tierOn } from './record.ts';
import { rewardProblem } from './reward-choice.ts';
import type { OfficerEntry, SoldierEntry, Unit } from './unit.ts';

/** SB-UNIT-17.R1: what is wrong with the records that a unit's games have left. */
export function recordsProblems(unit: Unit, options: Switches): readonly Refusal[] {
  const members = [unit.officer, ...unit.soldiers];
  const campaigned = unit.fate !== undefined || members.some(({ record }) => record !== undefined);
  const older =
    'A document of version 1 knows no campaigns; what they write, "record" and "fate", makes it version 2.';
  return [
    ...(campaigned && unit.version === 1 ? [problem('unit.version', 'SB-UNIT-16', '/version', older)] : []),
    ...memberProblems(unit.officer, unit.nation, '/officer/record', options),
    ...unit.soldiers.flatMap((soldier, i) =>
      memberProblems(soldier, unit.nation, `/soldiers/${i}/record`, options),
    ),
  ];
}

function memberProblems(
  member: OfficerEntry | SoldierEntry,
  nation: string,
  path: string,
  options: Switches,
): readonly Refusal[] {
  const record = recordOf(member);
  return [
    ...tierProblems(member, record, nation, path, options),
    ...burdenProblems(member.name, record, path),
    ...artefactProblems(member, record, path),
  ];
}

/** SB-CAMP-15: one reward for each tier reached, and one that its tier has. */
function tierProblems(
  member: OfficerEntry | SoldierEntry,
  { xp, rewards }: MemberRecord,
  nation: string,
  path: string,
  options: Switches,
): readonly Refusal[] {
  const who = member.name;
  const reached = tierOn(xp);
  if (rewards.length !== reached) {
    const message = `${who} has ${xp} XP, which is tier ${reached}, but ${rewards.length} rewards.`;
    return [problem('unit.tier', 'SB-CAMP-15', `${path}/rewards`, message)];
  }
  const role = 'attributes' in member ? 'officer' : 'soldier';
  const held = [...bornWith(member)];
  return rewards.flatMap((reward, i) => {
    const found = rewardProblem(
      reward,
      TIERS[i]!,
      { who, role, nation, held },
      options,
      `${path}/rewards/${i}`,
    );
    const gained = attributeIn(reward);
    if (gained !== null) held.push(gained);
    return found === null ? [] : [found];
  });
}

/** SB-CAMP-05, -06, -10: only what the tables can do to somebody who lives to tell of it. */
function burdenProblems(who: string, record: MemberRecord, path: string): readonly Refusal[] {
  const unknown = (key: 'injuries' | 'madness' | 'nextGame', rule: string, known: readonly string[]) =>
    record[key].flatMap((id, i) => {
      const message = `${who} cannot have "${id}" here; there are: ${known.join(', ')}.`;
      return known.includes(id) ? [] : [problem('unit.unknown-burden', rule, `${path}/${key}/${i}`, message)];
    });
  const madness = MADNESSES.filter(({ id }) => id !== PERMANENTLY_INSANE);
  const twice = record.madness.flatMap((id, i) => {
    const adds = madness.find((row) => row.id === id)?.adds === true;
    const message = `${who} is "${id}" twice, which is no worse than once.`;
    if (adds || record.madness.indexOf(id) === i) return [];
    return [problem('unit.madness-twice', 'SB-CAMP-06', `${path}/madness/${i}`, message)];
  });
  return [
    ...unknown(
      'injuries',
      'SB-CAMP-10',
      PERMANENT_INJURIES.map(({ id }) => id),
    ),
    ...unknown(
      'madness',
      'SB-CAMP-06',
      madness.map(({ id }) => id),
    ),
    ...twice,
    ...unknown('nextGame', 'SB-CAMP-05', Object.keys(NEXT_GAME)),
  ];
}

/** SB-CAMP-21. */
function artefactProblems(
  member: OfficerEntry | SoldierEntry,
  { artefacts }: MemberRecord,
  path: string,
): readonly Refusal[] {
  const kind = 'attributes' in member ? 'officer' : member.type;
  return artefacts.flatMap(({ name, carriers }, i) => {
    const message = `${member.name} cannot carry ${name}; that is for ${carriers?.join(', ')}.`;
    if (carriers === undefined || carriers.includes(kind)) return [];
    return [problem('unit.artefact-carrier', 'SB-CAMP-21', `${path}/artefacts/${i}`, message)];
  });
}
