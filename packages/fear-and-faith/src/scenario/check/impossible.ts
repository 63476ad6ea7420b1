import type { Refusal } from '@vedette/engine';
import { fewerThan, inchesMeant, limitsSwapped, secondOf, textsUnder, tinyLengths } from '@vedette/scenario';
import { refusal } from '../../refusal.ts';
import { CAPTIVE } from '../../rules/setup/captive.ts';
import type { Scenario } from '../format/scenario.ts';
import { creature } from '../story/creature.ts';
import { fault } from './finding.ts';
import { allOperations } from './operations-of.ts';
import { nobodysSides } from './reference-problems.ts';
import { sameGround } from './same-ground.ts';

/** What the rules of the game have no room for, though each part of it is of the form. */
export function impossible(scenario: Scenario): readonly Refusal[] {
  return [
    ...idleClock(scenario),
    ...swappedLimits(scenario),
    ...scarceAnchors(scenario),
    ...sameRoles(scenario),
    ...neverCarried(scenario),
    ...left(scenario),
    ...nobodysSides(scenario),
    ...secondCopies(scenario),
    ...inches(scenario),
    ...sameGround(scenario),
  ];
}

/** FF-SCN-10: night does not fall at night. */
function idleClock({ environment }: Scenario): readonly Refusal[] {
  const { clock, time } = environment ?? {};
  if (clock === undefined || clock.to !== time) return [];
  const other = time === 'day' ? 'night' : 'day';
  return [refusal('scenario.clock-stands', 'FF-SCN-10', { time, other }, '/environment/clock/to')];
}

const PAIRS = [
  ['min', 'max'],
  ['minShare', 'maxShare'],
  ['minPoints', 'maxPoints'],
] as const;

/** FF-SCN-02: at least more than at most. */
function swappedLimits({ forces = {} }: Scenario): readonly Refusal[] {
  return Object.entries(forces).flatMap(([role, { limits = [] }]) =>
    limits.flatMap((limit, i) =>
      PAIRS.flatMap(([low, high]) => {
        const [min, max] = [limit[low], limit[high]];
        return limitsSwapped(`/forces/${role}/limits/${i}/${low}`, min, max, fault, 'FF-SCN-02');
      }),
    ),
  );
}

/** FF-SCN-15: each anchor takes one token. */
function scarceAnchors(scenario: Scenario): readonly Refusal[] {
  return allOperations(scenario).flatMap(({ path, value }) =>
    value.op === 'place-tokens' && value.in === undefined
      ? fewerThan({ path: `${path}/n`, value: { min: value.n } }, value.at?.length ?? 0, fault, 'FF-SCN-15')
      : [],
  );
}

/** FF-SET-02: one attacks, and one defends. */
function sameRoles({ forces = {} }: Scenario): readonly Refusal[] {
  const taken = new Map<string, string>();
  return Object.entries(forces).flatMap(([role, { as }]) => {
    const other = as === undefined ? undefined : taken.get(as);
    if (as !== undefined && other === undefined) taken.set(as, role);
    if (as === undefined || other === undefined || Object.keys(forces).length > 2) return [];
    const params = { role: other, as, instead: as === 'attacker' ? 'defender' : 'attacker' };
    return [refusal('scenario.same-task', 'FF-SET-02', params, `/forces/${role}/as`)];
  });
}

/** FF-SCN-15: whoever carries something has taken it, and nothing but an operation lets him. */
function neverCarried(scenario: Scenario): readonly Refusal[] {
  const takes = allOperations(scenario).some(({ value }) => value.op === 'take');
  const carried = textsUnder(scenario, ['carrying']).find((kind) => kind !== CAPTIVE);
  if (takes || carried === undefined) return [];
  const path = pathTo(scenario, carried);
  return [refusal('scenario.never-carried', 'FF-SCN-15', { token: carried }, path)];
}

function pathTo(part: unknown, kind: string, at = ''): string {
  if (typeof part !== 'object' || part === null) return '';
  for (const [key, value] of Object.entries(part)) {
    if (key === 'carrying' && value === kind) return `${at}/${key}`;
    const found = pathTo(value, kind, `${at}/${key}`);
    if (found !== '') return found;
  }
  return '';
}

/** FF-SET-11: some are held back, and nothing says where the others begin. */
function left({ deployment, forces = {} }: Scenario): readonly Refusal[] {
  const steps = deployment?.steps;
  if (steps === undefined || steps.includes('deploy-attacker')) return [];
  const told = JSON.stringify(steps);
  return steps.flatMap((step, i) => {
    if (typeof step === 'string' || step.op !== 'hold-back' || !Object.hasOwn(forces, step.side)) return [];
    if (step.n === undefined && step.who === undefined) return [];
    const { side, as = '' } = forces[step.side]!;
    const names = [step.side, side, as, 'everybody', 'active', 'actor'];
    const deployed = PUTS.some((op) => names.some((name) => told.includes(`"op":"${op}","side":"${name}"`)));
    if (deployed || told.includes('"op":"do"')) return [];
    return [refusal('scenario.others-nowhere', 'FF-SET-11', { side: step.side }, `/deployment/steps/${i}`)];
  });
}

const PUTS = ['deploy', 'hide', 'take-slots'];

/** FF-PARTY-06: of some there is only one. */
function secondCopies(scenario: Scenario): readonly Refusal[] {
  return allOperations(scenario).flatMap(({ path, value }) => {
    if (value.op !== 'bring' || typeof value.n !== 'number' || value.n < 2) return [];
    const { rules, title } = creature(scenario, value.profile);
    if (!rules.includes('unique')) return [];
    return [secondOf(`${path}/n`, title, fault, 'FF-PARTY-06')];
  });
}

/** FF-GEN-03: lengths of another game. */
function inches(scenario: Scenario): readonly Refusal[] {
  const { actions, deployment, environment, procedures, rules } = scenario;
  const parts = { actions, deployment, environment, procedures, rules };
  return tinyLengths({ path: '', value: parts }, inchesMeant(LENGTHS, SMALLEST_BASE), fault);
}

const LENGTHS = ['within', 'depth', 'far', 'enemies', 'near', 'apart', 'sight'];
const SMALLEST_BASE = 20;
