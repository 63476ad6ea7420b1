import type { Pending, PromptOption } from '@vedette/engine';
import { able, members, unit } from '../figures.ts';
import type { BayonetPoint } from '../game.ts';
import { isShotId, readShotId } from '../option-ids.ts';
import { isOwnOrder } from '../rules/activation/at-once.ts';
import { animalsToSecure, ledBy } from '../rules/animals/animal.ts';
import { horsesToMount } from '../rules/horses/mount.ts';
import { inMelee } from '../rules/melee/contact.ts';
import { enterable, mayLeave } from '../rules/movement/obstacles/buildings.ts';
import { crossable } from '../rules/movement/obstacles/cross.ts';
import { legalTargets } from '../rules/shooting/targets.ts';
import type { BayonetPointState, Figure } from '../state.ts';

type Question = Pending<BayonetPoint>;
type Kind = Question['kind'];
/** What an option is beside its words. */
type Means = Omit<PromptOption, 'id' | 'words' | 'note'>;

/** BP-DIG-16 */
const CONCEDE: Means = { grave: true, ends: 'match' };
const DONE: Means = { ends: 'activation' };
const SELDOM: Means = { spends: ['action'], seldom: true };

const MEANINGS: { readonly [K in Kind]?: Readonly<Record<string, Means>> } = {
  // BP-INI-05
  pick: { finish: { ends: 'turn' }, concede: CONCEDE },
  // BP-SEQ-05
  order: {
    volley: { spends: ['action'], starts: 'shoot' },
    advance: { spends: ['action'], starts: 'move' },
    assault: { spends: ['action'], starts: 'fight' },
    fire: SELDOM,
    charge: SELDOM,
    hold: DONE,
    concede: CONCEDE,
  },
  leaderAction: {
    shoot: { spends: ['action'], starts: 'shoot' },
    reload: { spends: ['action'], starts: 'reload' },
    move: { spends: ['action'], starts: 'move' },
    errand: { spends: ['action'] },
    charge: { spends: ['action'] },
    'no-more': DONE,
  },
  nextOfGroup: { enough: DONE },
};

/** Questions whose answer is who acts next. */
const SENDING: readonly Kind[] = ['pick', 'nextOfGroup'];
/** Questions that nobody says no to without a reason. */
const EVERYBODY: readonly Kind[] = ['getUp', 'closeUp', 'joinCharge'];

/** What an option spends, what it ends, and which unit or man it means. */
export function meansOf({ kind, question }: Question, id: string, s: BayonetPointState): Means {
  const own = MEANINGS[kind]?.[id];
  if (own !== undefined) return own;
  if (kind === 'order' && isOwnOrder(id)) return { spends: ['action'] };
  if (kind === 'order') return id === 'move' ? manByMan(s, question.unit) : {};
  // BP-SHT-02: whoever points at the enemy shoots at him.
  if (kind === 'leaderAction' && isShotId(id)) return { ...SELDOM, figure: readShotId(id).target! };
  if (kind === 'whoFires') return shotMeans(s, question.options, id);
  const known = s.units.some((u) => u.id === id) || s.figures.some((f) => f.id === id);
  if (!known) return {};
  if (EVERYBODY.includes(kind)) return { figure: id, usual: true };
  return SENDING.includes(kind) ? { figure: id, starts: 'send' } : { figure: id };
}

/** BP-SEQ-05: a move with errands, where somebody stands before something to climb, to mount or to take. */
function manByMan(s: BayonetPointState, id: string): Means {
  const busy = members(s, unit(s, id)).some((f) => able(f) && !inMelee(s, f) && hasErrand(s, f));
  return busy ? { spends: ['action'] } : SELDOM;
}

function hasErrand(s: BayonetPointState, f: Figure): boolean {
  if (mayLeave(s, f) || crossable(s, f).length > 0 || enterable(s, f).length > 0) return true;
  return horsesToMount(s, f).length > 0 || animalsToSecure(s, f).length > 0;
}

/** BP-SHT-12: everybody fires at the nearest, but nobody into a melee, and nobody lets go of an animal for it. */
function shotMeans(s: BayonetPointState, options: readonly string[], id: string): Means {
  const { shooter, target } = readShotId(id);
  const f = s.figures.find((one) => one.id === shooter);
  if (f === undefined) return {};
  const targets = legalTargets(s, f);
  const at = target ?? (targets.length === 1 ? targets[0]!.id : null);
  const means: Means = at === null ? { figure: shooter } : { figure: shooter, target: at };
  return id === usualShot(s, f, options, targets) ? { ...means, usual: true } : means;
}

function usualShot(
  s: BayonetPointState,
  f: Figure,
  options: readonly string[],
  targets: readonly Figure[],
): string | null {
  const clear = targets.find((at) => !inMelee(s, at));
  if (clear === undefined || ledBy(s, f) !== null) return null;
  const own = options.filter((id) => readShotId(id).shooter === f.id);
  return own.find((id) => readShotId(id).target === clear.id) ?? own[0] ?? null;
}
