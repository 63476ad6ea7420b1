import type { DocumentSpec, Refusal } from '@vedette/engine';
import { whatIsThere } from '@vedette/scenario';
import { ITEMS } from '../data/armoury/armoury.ts';
import { attributeTextProblem } from '../data/attribute-check.ts';
import { allergiesOf, parseAttribute, readReduction } from '../data/attribute-text.ts';
import { ATTRIBUTES } from '../data/attributes.ts';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import type { Behaviour } from '../data/monsters/monster.ts';
import { say } from '../refusals.ts';
import { problem } from './codes.ts';
import { type OwnMonster, ownMonsterSchema } from './own-monster.ts';

/** SB-MON-12: a reduction above this needs a weakness. */
const HARMLESS_REDUCTION = 2;
/** SB-MON-12: a change of more than this is a great one. */
const GREAT_CHANGE = 2;
const WATCHED = ['speed', 'melee', 'accuracy', 'defence'] as const;

/** SB-MON-08, -09, -10, -11: a special behaviour needs the attribute that it is about. */
const BEHAVIOUR_NEEDS: Readonly<Record<Exclude<Behaviour, 'standard'>, readonly string[]>> = {
  caster: ['spells'],
  irritant: ['irritant'],
  necromancer: ['raise-the-dead', 'dark-gift'],
  'non-aggressive': ['non-aggressive'],
};

/** What keeps an own monster out of play. */
export function monsterProblems(own: OwnMonster): readonly Refusal[] {
  return [
    ...nameProblems(own),
    ...attributeProblems(own),
    ...weaknessProblems(own),
    ...behaviourProblems(own),
    ...itemProblems(own),
  ];
}

export const ownMonsters: DocumentSpec<OwnMonster> = { schema: ownMonsterSchema, problems: monsterProblems };

/** The same for all that a scenario or position brings, which must also tell them apart. */
export function bestiaryProblems(bestiary: readonly OwnMonster[]): readonly Refusal[] {
  return bestiary.flatMap((own, i) => {
    const found = [...monsterProblems(own)];
    if (bestiary.findIndex(({ id }) => id === own.id) !== i) {
      found.push(problem('monster.id-taken', 'SB-MON-12', '/id', say('monster.id-twice', { ownId: own.id })));
    }
    return found.map((refusal) => ({ ...refusal, path: `/bestiary/${i}${refusal.path}` }));
  });
}

function nameProblems({ id, model }: OwnMonster): readonly Refusal[] {
  const listed = (wanted: string) => MONSTER_TYPES.some((monster) => monster.id === wanted);
  const found: Refusal[] = [];
  if (listed(id)) {
    const said = say('monster.id-taken', { id });
    found.push(problem('monster.id-taken', 'SB-MON-12', '/id', said));
  }
  if (model !== undefined && !listed(model)) {
    const listedIds = MONSTER_TYPES.map((monster) => monster.id);
    const said = say('monster.unknown-model', { model, ...whatIsThere(model, listedIds) });
    found.push(problem('monster.unknown-model', 'SB-MON-12', '/model', said));
  }
  return found;
}

function attributeProblems({ attributes }: OwnMonster): readonly Refusal[] {
  const found = attributes.flatMap((text, i) => {
    const wrong = attributeTextProblem(text);
    if (wrong === null) return [];
    const ids = ATTRIBUTES.map((attribute) => attribute.id);
    const there = wrong.fault === 'unknown' ? whatIsThere(parseAttribute(text).id, ids) : null;
    const said = say('monster.attribute', { text, wrong, there });
    return [problem('monster.attribute', 'SB-MON-12', `/attributes/${i}`, said)];
  });
  if (attributes.includes('large') && attributes.includes('small')) {
    found.push(problem('monster.size', 'SB-MON-03', '/attributes', say('monster.size')));
  }
  return found;
}

/** SB-MON-12, point 2. */
function weaknessProblems({ attributes }: OwnMonster): readonly Refusal[] {
  if (allergiesOf(attributes).length > 0) return [];
  const hard = attributes.some((text) => {
    const { id, args } = parseAttribute(text);
    if (id === 'indestructible') return true;
    if (id !== 'damage-reduction') return false;
    const { value, against } = readReduction(args.join('/'));
    return against === 'any' && value > HARMLESS_REDUCTION;
  });
  const said = say('monster.no-weakness', { harmlessReduction: HARMLESS_REDUCTION });
  return hard ? [problem('monster.no-weakness', 'SB-MON-12', '/attributes', said)] : [];
}

function behaviourProblems({ behaviour, attributes }: OwnMonster): readonly Refusal[] {
  if (behaviour === 'standard') return [];
  const ids = attributes.map((text) => parseAttribute(text).id);
  const missing = BEHAVIOUR_NEEDS[behaviour].filter((id) => !ids.includes(id));
  const said = say('monster.behaviour', { behaviour, missing });
  return missing.length === 0 ? [] : [problem('monster.behaviour', 'SB-MON-05', '/behaviour', said)];
}

/** What rules ask for, and what the listed monsters are. */
const TAGS = [...new Set(MONSTER_TYPES.flatMap(({ tags }) => tags))].toSorted();

/** SB-MON-12: tags that nothing goes by. */
export function needlessTags({ tags }: OwnMonster): readonly Refusal[] {
  return tags.flatMap((tag, i) => {
    if (TAGS.includes(tag)) return [];
    const said = say('monster.unknown-tag', { tag, ...whatIsThere(tag, TAGS) });
    return [problem('monster.unknown-tag', 'SB-MON-12', `/tags/${i}`, said)];
  });
}

function itemProblems({ equipment }: OwnMonster): readonly Refusal[] {
  const portable = ITEMS.filter(({ armoury }) => armoury !== 'artillery').map(({ id }) => id);
  return equipment.flatMap((set, i) =>
    set.flatMap((id, j) => {
      const said = say('monster.unknown-item', { id, ...whatIsThere(id, portable) });
      return portable.includes(id)
        ? []
        : [problem('monster.unknown-item', 'SB-MON-01', `/equipment/${i}/${j}`, said)];
    }),
  );
}

/** SB-MON-12, points 1, 2 and 5: what its maker should know, though it may be played. */
export function monsterAdvice(own: OwnMonster): readonly Refusal[] {
  const { attributes, model, stats } = own;
  const found: Refusal[] = [];
  const start = MONSTER_TYPES.find(({ id }) => id === model);
  for (const stat of start === undefined ? [] : WATCHED) {
    const change = stats[stat] - start!.stats[stat];
    if (Math.abs(change) <= GREAT_CHANGE) continue;
    const said = say('monster.big-change', { stat, change: Math.abs(change), start: start!.id });
    found.push(problem('monster.big-change', 'SB-MON-12', `/stats/${stat}`, said));
  }
  const allergies = allergiesOf(attributes);
  if (attributes.includes('immune-to-missile-weapons') && allergies.length === 0) {
    const said = say('monster.shots-useless');
    found.push(problem('monster.shots-useless', 'SB-MON-12', '/attributes', said));
  }
  if (allergies.length > 0) {
    const said = say('monster.bring-means', { allergies });
    found.push(problem('monster.bring-means', 'SB-MON-12', '/attributes', said));
  }
  return found;
}
