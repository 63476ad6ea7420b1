import type { Recruit, RecruitGroup, RecruitSection } from '@vedette/engine';
import type { Force } from '../force.ts';
import { armsList, badgeOf, classStats } from './arms.ts';
import { forcePrice, priceOf } from './entries.ts';
import { MAN, manOf, TEMPLATES, type Template, UNIT, unitOf } from './templates.ts';
import { words } from './words.ts';

/** BP-GEN-08: units, or single figures; a force is of one kind. */
export function recruitSection(force: Force): RecruitSection {
  const { limit, units, figures } = force;
  const left = limit === null ? null : limit - forcePrice(force);
  const group = (title: string | null, of: (template: Template) => Recruit): RecruitGroup => ({
    title,
    recruits: TEMPLATES.map(of),
  });
  const whole = group(null, (template) => unitRecruit(template, left));
  const single = (title: string | null) => group(title, (template) => manRecruit(template, left));
  const groups =
    figures.length > 0 ? [single(null)] : units.length > 0 ? [whole] : [whole, single(words.singles)];
  return {
    kind: 'recruit',
    id: 'raise',
    title: words.recruit,
    ...(left === null ? {} : { aside: words.left(left) }),
    groups,
  };
}

function unitRecruit(template: Template, left: number | null): Recruit {
  const unit = unitOf(template, '');
  const men = { title: words.stats.figures, short: words.short.figures, value: String(unit.figures) };
  return {
    ...recruit(template, priceOf(unit), left),
    id: `${UNIT}${template.id}`,
    title: words.templates[template.id].title,
    stats: [men, ...classStats(unit.class)],
  };
}

function manRecruit(template: Template, left: number | null): Recruit {
  const man = manOf(template, '');
  return {
    ...recruit(template, priceOf(man), left),
    id: `${MAN}${template.id}`,
    title: words.templates[template.id].single,
    stats: classStats(man.class),
  };
}

function recruit({ troops, weapons }: Template, cost: number, left: number | null) {
  return {
    badge: badgeOf(troops, weapons),
    cost: words.pts(cost),
    dear: left !== null && cost > left,
    traits: [words.classTitle('average'), words.troopTitle(troops), armsList(weapons)].join(', '),
    portrait: words.portraits[troops] ?? '',
  };
}
