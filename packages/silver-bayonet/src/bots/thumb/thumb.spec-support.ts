import { type Asked, type Kind, type QuestionOf, random } from '@vedette/engine';
import type { SilverBayonet } from '../../game.ts';
import { looking } from '../../hooks.ts';
import { CONCEDE } from '../../option-ids.ts';
import { openActions } from '../../rules/activation/actions.ts';
import { of, type SceneDraft, scene } from '../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../state.ts';
import { thumb } from './thumb.ts';

/** What the recruit of a seat answers to this question. */
export function answerTo<K extends Kind<SilverBayonet>>(
  state: SilverBayonetState,
  kind: K,
  question: QuestionOf<SilverBayonet, K>,
  seat = 0,
): unknown {
  const asked = { kind, seat, question, view: () => state } as unknown as Asked<SilverBayonet>;
  return thumb(asked, random('spec'));
}

/** What the active figure of a scene does next. */
export function nextAct(draft: SceneDraft & { readonly active: string }): unknown {
  const state = scene({ phase: 'primary-1', ...draft });
  const figure = of(state, draft.active);
  const options = [...openActions(looking(state), figure), CONCEDE];
  return answerTo(state, 'act', { figure: figure.id, options }, figure.side!);
}
