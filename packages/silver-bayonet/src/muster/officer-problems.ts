import type { Refusal } from '@vedette/engine';
import { attribute } from '../data/attributes.ts';
import { INCREASE_PAIRS, OFFICER } from '../data/officer.ts';
import type { SilverBayonetOptions } from '../options.ts';
import { choiceProblem } from './attribute-choice.ts';
import { officerCarrying } from './carrying.ts';
import { carryingProblems } from './carrying-problems.ts';
import { problem } from './codes.ts';
import { specialProblems } from './special-problems.ts';
import type { OfficerEntry } from './unit.ts';

const PATH = '/officer';

export function officerProblems(
  officer: OfficerEntry,
  nation: string,
  options: SilverBayonetOptions,
): readonly Refusal[] {
  const who = officer.name;
  const carrying = officerCarrying(officer);
  return [
    ...increaseProblems(officer),
    ...attributeProblems(officer, nation, options),
    ...carryingProblems(who, PATH, carrying),
    ...specialProblems(who, PATH, carrying),
  ];
}

/** SB-UNIT-05. */
function increaseProblems({ name, increases }: OfficerEntry): readonly Refusal[] {
  const at = `${PATH}/increases`;
  const known = new Set<string>(INCREASE_PAIRS.flat().map(({ stat }) => stat));
  const unknown = increases.flatMap((stat, i) => {
    const message = `${name} cannot raise "${stat}"; there are: ${[...known].join(', ')}.`;
    return known.has(stat) ? [] : [problem('unit.increase-unknown', 'SB-UNIT-05', `${at}/${i}`, message)];
  });
  const pairs = INCREASE_PAIRS.flatMap((pair) => {
    const stats = pair.map(({ stat }): string => stat);
    const taken = increases.filter((stat) => stats.includes(stat)).length;
    const message =
      taken === 0
        ? `Raise one for ${name}: ${stats.join(' or ')}.`
        : `${name} raises both ${stats.join(' and ')}; only one of the two is allowed.`;
    return taken === 1 ? [] : [problem('unit.increase-pair', 'SB-UNIT-05', at, message)];
  });
  return [...unknown, ...pairs];
}

/** SB-UNIT-06. */
function attributeProblems(
  { name, attributes }: OfficerEntry,
  nation: string,
  options: SilverBayonetOptions,
): readonly Refusal[] {
  const at = `${PATH}/attributes`;
  const found: Refusal[] = [];
  if (attributes.length !== OFFICER.attributes) {
    const message =
      attributes.length === 0
        ? `Choose ${OFFICER.attributes} attributes for ${name}.`
        : `${name} has ${attributes.length} of the ${OFFICER.attributes} attributes of an Officer.`;
    found.push(problem('unit.attribute-count', 'SB-UNIT-06', at, message));
  }
  const by = { who: name, role: 'officer', nation } as const;
  for (const [i, id] of attributes.entries()) {
    const unfit = choiceProblem(id, by, options, `${at}/${i}`);
    if (unfit !== null) found.push(unfit);
    else if (attributes.indexOf(id) < i) {
      const message = `${name} has ${attribute(id).title} twice; each attribute counts once.`;
      found.push(problem('unit.attribute-twice', 'SB-UNIT-06', `${at}/${i}`, message));
    }
  }
  return found;
}
