import type { Refusal } from '@vedette/engine';
import {
  MADNESSES,
  NEXT_GAME,
  PERMANENT_INJURIES,
  PERMANENTLY_INSANE,
  TIERS,
} from '../data/campaign-tables.ts';
import { say } from '../refusals.ts';
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
  return [
    ...(campaigned && unit.version === 1
      ? [problem('unit.version', 'SB-UNIT-16', '/version', say('unit.version'))]
      : []),
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
    const said = say('unit.tier', { who, xp, reached, rewards: rewards.length });
    return [problem('unit.tier', 'SB-CAMP-15', `${path}/rewards`, said)];
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
      const said = say('unit.unknown-burden', { who, id, known });
      return known.includes(id) ? [] : [problem('unit.unknown-burden', rule, `${path}/${key}/${i}`, said)];
    });
  const madness = MADNESSES.filter(({ id }) => id !== PERMANENTLY_INSANE);
  const twice = record.madness.flatMap((id, i) => {
    const adds = madness.find((row) => row.id === id)?.adds === true;
    const said = say('unit.madness-twice', { who, id });
    if (adds || record.madness.indexOf(id) === i) return [];
    return [problem('unit.madness-twice', 'SB-CAMP-06', `${path}/madness/${i}`, said)];
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
    const said = say('unit.artefact-carrier', { member: member.name, name, carriers: carriers ?? [] });
    if (carriers === undefined || carriers.includes(kind)) return [];
    return [problem('unit.artefact-carrier', 'SB-CAMP-21', `${path}/artefacts/${i}`, said)];
  });
}
