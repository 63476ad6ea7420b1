import { engineWords, type KernelRefusals, type SentencesOf } from '@vedette/engine';
import type { DuelRefusals } from '../../refusals.ts';
import { pieces } from './names.ts';

const place = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x}, ${y}`;

const own: SentencesOf<DuelRefusals> = {
  'position.fallen': 'A duellist in play has at least 1 health.',
  'position.nobody-acts': 'Somebody must be next to act.',
  'scenario.no-footing': (at) => `Nobody can stand at ${place(at)}.`,
  'scenario.too-close': 'The two start in each other.',
  'state.kit': ({ name, kit }) => `${name} has something that nobody has: ${kit}.`,
  'unit.nameless': 'A name is wanted here.',
  'unit.too-good': ({ skill, traits, most }) =>
    `Skill ${skill} and ${traits} traits come to ${skill + traits}; ${most} is the most.`,
  'unit.twice': 'Nobody has the same trait twice.',
  'walk.blocked': (way) =>
    way.by === 'manner'
      ? 'Duellists walk: they neither jump nor drop, and there are no stairs here.'
      : `A ${way.by === 'edge' ? 'wall' : pieces[way.by]} is in the way after ${place(way.after)}.`,
  'walk.no-footing': ({ at }) => {
    if (at === null) return 'There is no way up or down to that height.';
    const instead = at.heights.length === 0 ? '' : `; the ground there is at ${at.heights.join(' or ')}`;
    return `There is nothing to stand on at ${place(at)}, height ${at.z}${instead}.`;
  },
  'walk.occupied': ({ name }) => `${name} is in the way.`,
  'walk.off-table': (at) => `${place(at)} is off the table, or too near its edge to stand there.`,
  'walk.too-far': ({ paces, most }) => `That is ${paces} paces; ${most} is the most.`,
};

/** Of every code that a duel knows. */
export const refusals: SentencesOf<KernelRefusals & DuelRefusals> = { ...engineWords.en.refusals, ...own };
