import type { Pending, PromptOption } from '@vedette/engine';
import type { BayonetPoint } from '../game.ts';
import type { BayonetPointState } from '../state.ts';

type Kind = Pending<BayonetPoint>['kind'];
/** What an option is beside its words. */
type Means = Omit<PromptOption, 'id' | 'words' | 'note'>;

/** BP-DIG-16 */
const CONCEDE: Means = { grave: true, ends: 'match' };
const DONE: Means = { ends: 'activation' };

const MEANINGS: { readonly [K in Kind]?: Readonly<Record<string, Means>> } = {
  // BP-INI-05
  pick: { finish: { ends: 'turn' }, concede: CONCEDE },
  // BP-SEQ-05
  order: {
    fire: { spends: ['action'] },
    move: { spends: ['action'], starts: 'move' },
    charge: { spends: ['action'] },
    hold: DONE,
    concede: CONCEDE,
  },
  leaderAction: {
    shoot: { spends: ['action'] },
    reload: { spends: ['action'] },
    move: { spends: ['action'], starts: 'move' },
    errand: { spends: ['action'] },
    charge: { spends: ['action'] },
    'no-more': DONE,
  },
  nextOfGroup: { enough: DONE },
};

/** Questions whose answer is who acts next. */
const SENDING: readonly Kind[] = ['pick', 'nextOfGroup'];

/** What an option spends, what it ends, and which unit or man it means. */
export function meansOf(kind: Kind, id: string, s: BayonetPointState): Means {
  const own = MEANINGS[kind]?.[id];
  if (own !== undefined) return own;
  const known = s.units.some((u) => u.id === id) || s.figures.some((f) => f.id === id);
  if (!known) return {};
  return SENDING.includes(kind) ? { figure: id, starts: 'send' } : { figure: id };
}
