import { known } from '@vedette/engine';
import { TWITCHER, WALKING_DEAD } from '../../data/guises.ts';
import { profile as profileOf } from '../../data/profiles/profiles.ts';
import type { FaithCx, Look } from '../../game.ts';
import { refit } from '../../kit.ts';
import type { FaithState, Model } from '../../state.ts';
import { conceal, disclose, truthOf } from './concealed.ts';

const RULE = 'FF-OPT-27';

/** FF-OPT-27: one of the two, as its profile has it. */
function mayHide({ profile, rules, origin }: Model): boolean {
  if (origin !== 'roster' || (profile !== TWITCHER && profile !== WALKING_DEAD)) return false;
  return rules.join() === profileOf(profile).rules.join();
}

/**
 * FF-OPT-27: all of them look alike from now on, the Walking Dead among them: names, places on the roster and points
 * tell nothing.
 */
export function putOnGuises(cx: FaithCx): void {
  const { s } = cx;
  if (!s.options['hidden-twitchers']) return;
  for (const [seat, party] of s.parties.entries()) {
    const all = s.models.filter((model) => model.home === seat && mayHide(model));
    if (all.length === 0) continue;
    const truths = cx.shuffle(
      all.map(({ profile }) => profile),
      'who walks and who runs',
    );
    for (const [i, model] of all.entries()) {
      const id = `${seat + 1}-${WALKING_DEAD}-${i + 1}`;
      const worn = { ...model, id, name: `${profileOf(WALKING_DEAD).title} ${i + 1}` };
      s.models = s.models.map((one) => (one === model ? worn : one));
      for (const minion of s.models) if (minion.master === model.id) minion.master = id;
      becomes(worn, WALKING_DEAD);
      conceal(cx, 'guise', id, seat, truths[i]!);
    }
    party.points = s.models.reduce((sum, { home, points }) => sum + (home === seat ? points : 0), 0);
  }
}

/** The numbers and rules of one or the other. */
function becomes(model: Model, id: typeof TWITCHER | typeof WALKING_DEAD): void {
  const { points, quality, combat, movement, rules, tags } = profileOf(id);
  Object.assign(model, { profile: id, points, quality, combat, movement, rules, tags });
  refit(model);
}

/** FF-OPT-27: whether it can show that it runs. */
export function isDisguised({ s }: Look, { id }: Model): boolean {
  return truthOf(s, 'guise', id) === TWITCHER;
}

/** FF-OPT-27: it shows what it is. */
export function dropGuise(cx: FaithCx, model: Model): void {
  disclose(cx, 'guise', model.id, RULE);
  becomes(model, TWITCHER);
  cx.s.parties[model.home]!.points += profileOf(TWITCHER).points - profileOf(WALKING_DEAD).points;
}

/** FF-OPT-27: what it counts for in the end; to those who do not know better, what it seems to be. */
export function worthOf(s: FaithState, model: Model): number {
  const guise = s.secrets.find(({ kind, of }) => kind === 'guise' && of === model.id);
  return guise !== undefined && known(guise.truth) === TWITCHER ? profileOf(TWITCHER).points : model.points;
}
