import type { Refusal } from '@vedette/engine';
import { INCREASE_PAIRS, OFFICER } from '../data/officer.ts';
import type { SilverBayonetOptions } from '../options.ts';
import { say } from '../refusals.ts';
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
    const said = say('unit.increase-unknown', { name, stat, what: [...known] });
    return known.has(stat) ? [] : [problem('unit.increase-unknown', 'SB-UNIT-05', `${at}/${i}`, said)];
  });
  const pairs = INCREASE_PAIRS.flatMap((pair) => {
    const stats = pair.map(({ stat }): string => stat);
    const taken = increases.filter((stat) => stats.includes(stat)).length;
    const said =
      taken === 0 ? say('unit.increase-pair', { name, stats }) : say('unit.increase-both', { name, stats });
    return taken === 1 ? [] : [problem('unit.increase-pair', 'SB-UNIT-05', at, said)];
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
    const said =
      attributes.length === 0
        ? say('unit.attributes-wanted', { attributes: OFFICER.attributes, name })
        : say('unit.attribute-count', {
            name,
            attributes: attributes.length,
            attributes2: OFFICER.attributes,
          });
    found.push(problem('unit.attribute-count', 'SB-UNIT-06', at, said));
  }
  const by = { who: name, role: 'officer', nation } as const;
  for (const [i, id] of attributes.entries()) {
    const unfit = choiceProblem(id, by, options, `${at}/${i}`);
    if (unfit !== null) found.push(unfit);
    else if (attributes.indexOf(id) < i) {
      const said = say('unit.attribute-twice', { name, attribute: id });
      found.push(problem('unit.attribute-twice', 'SB-UNIT-06', `${at}/${i}`, said));
    }
  }
  return found;
}
