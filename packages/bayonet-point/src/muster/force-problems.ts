import type { Refusal, Said } from '@vedette/engine';
import { FIGURES_PER_LEADER, SMALLEST_UNIT } from '../data/generation.ts';
import { isFirearm, MELEE_WEAPONS, WEAPON_IDS } from '../data/weapons.ts';
import { say } from '../refusals.ts';
import type { Force } from './force.ts';
import { forcePoints } from './points.ts';
import { isAsRolled } from './rolled.ts';

/** Every code of a force's problems. They never change their meaning. */
type ForceCode =
  | 'force.empty'
  | 'force.lance-on-foot'
  | 'force.leader-class'
  | 'force.leaders'
  | 'force.long-weapon-mounted'
  | 'force.master-in-ranks'
  | 'force.mixed'
  | 'force.not-as-rolled'
  | 'force.over-limit'
  | 'force.small-unit'
  | 'force.two-firearms'
  | 'force.two-shafts'
  | 'force.unarmed'
  | 'force.unknown-weapon'
  | 'force.weapon-twice';

function problem(code: ForceCode, rule: string, path: string, said: Said): Refusal {
  return { code, rule, path, ...said };
}

/** BP-ARMY-13, BP-UNIT-02, BP-DIG-14: everything that is wrong with a force, in any match. */
export function forceProblems(force: Force): readonly Refusal[] {
  const found: Refusal[] = [];
  const { units, figures, limit, random } = force;
  if (random !== undefined && units.length + figures.length > 0)
    found.push(problem('force.mixed', 'BP-ARMY-01', '/random', say('force.mixed')));
  if (random === undefined && units.length === 0 && figures.length === 0)
    found.push(problem('force.empty', 'BP-ARMY-01', '/units', say('force.empty')));
  if (units.length > 0 && figures.length > 0)
    found.push(problem('force.mixed', 'BP-GEN-08', '/figures', say('force.units-and-figures')));
  found.push(...units.flatMap((entry, i) => unitProblems(entry, `/units/${i}`)));
  found.push(...figures.flatMap((entry, i) => armsProblems(entry, `/figures/${i}`)));
  found.push(...leaderProblems(force));
  if (!isAsRolled(force))
    found.push(problem('force.not-as-rolled', 'BP-ARMY-02', '/rolled', say('force.not-as-rolled')));
  if (limit !== null && found.every(({ code }) => code !== 'force.unknown-weapon')) {
    const points = forcePoints(force);
    if (points > limit)
      found.push(
        problem('force.over-limit', 'BP-ARMY-10', '/limit', say('force.over-limit', { points, limit })),
      );
  }
  return found;
}

function unitProblems(entry: Force['units'][number], path: string): Refusal[] {
  const found = armsProblems(entry, path);
  const who = entry.name;
  if (entry.figures < SMALLEST_UNIT)
    found.push(
      problem(
        'force.small-unit',
        'BP-UNIT-02',
        `${path}/figures`,
        say('force.small-unit', { who, smallestUnit: SMALLEST_UNIT }),
      ),
    );
  if (entry.class === 'master')
    found.push(
      problem('force.master-in-ranks', 'BP-ARMY-13', `${path}/class`, say('force.master-in-ranks', { who })),
    );
  if (entry.extra !== undefined && entry.weapons.includes(entry.extra))
    found.push(
      problem('force.weapon-twice', 'BP-ARMY-05', `${path}/extra`, say('force.weapon-twice', { who })),
    );
  return found;
}

/** BP-ARMY-13: what one man can carry. */
export function armsProblems(
  { name: who, troops, weapons }: Pick<Force['figures'][number], 'name' | 'troops' | 'weapons'>,
  path: string,
): Refusal[] {
  const found: Refusal[] = [];
  const at = `${path}/weapons`;
  const tell = (code: ForceCode, said: Said) => found.push(problem(code, 'BP-ARMY-13', at, said));
  for (const id of weapons)
    if (!WEAPON_IDS.includes(id)) tell('force.unknown-weapon', say('force.unknown-weapon', { who, id }));
  if (new Set(weapons).size < weapons.length)
    tell('force.weapon-twice', say('force.weapon-twice-in-unit', { who }));
  if (weapons.filter((id) => isFirearm(id) && id !== 'pistol').length > 1)
    tell('force.two-firearms', say('force.two-firearms', { who }));
  const shafts = MELEE_WEAPONS.filter((known) => known.who !== 'anybody' && weapons.includes(known.id));
  if (shafts.length > 1) tell('force.two-shafts', say('force.two-shafts', { who }));
  for (const { who: user, id } of shafts) {
    if (user === 'mounted' && troops === 'infantry')
      tell('force.lance-on-foot', say('force.lance-on-foot', { who, weapon: id }));
    if (user === 'foot' && troops !== 'infantry')
      tell('force.long-weapon-mounted', say('force.long-weapon-mounted', { who, weapon: id }));
  }
  return found;
}

/** BP-DIG-14: one leader for every eight figures or part of eight, of the leaders' classes. */
function leaderProblems({ figures }: Force): readonly Refusal[] {
  if (figures.length === 0) return [];
  const due = Math.ceil(figures.length / FIGURES_PER_LEADER);
  const named = figures.filter(({ leader }) => leader === true).length;
  const found: Refusal[] = [];
  if (named !== due)
    found.push(
      problem(
        'force.leaders',
        'BP-DIG-14',
        '/figures',
        say('force.leaders', { figures: figures.length, due, named }),
      ),
    );
  figures.forEach((entry, i) => {
    const low = entry.class === 'raw' || entry.class === 'conscript';
    if (entry.leader === true && low)
      found.push(
        problem(
          'force.leader-class',
          'BP-CLS-03',
          `/figures/${i}/class`,
          say('force.leader-class', { who: entry.name }),
        ),
      );
  });
  return found;
}

/** BP-ARMY-13 forbids nobody to come with bare hands; whoever forgot the arms is told. */
export function forceAdvice({ units, figures }: Force): readonly Refusal[] {
  const bare = (list: readonly Pick<Force['figures'][number], 'name' | 'weapons'>[], at: string) =>
    list.flatMap(({ name, weapons }, i) =>
      weapons.length > 0
        ? []
        : [problem('force.unarmed', 'BP-ARMY-13', `${at}/${i}/weapons`, say('force.unarmed', { who: name }))],
    );
  return [...bare(units, '/units'), ...bare(figures, '/figures')];
}
