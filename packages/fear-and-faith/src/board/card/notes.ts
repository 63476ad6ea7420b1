import type { CardNote } from '@vedette/engine';
import { abilities } from '../../abilities/index.ts';
import { ruleOf } from '../../data/rule-text.ts';
import { conditionAbility } from '../../kit.ts';
import { libraryId } from '../../library/ids.ts';
import { ruleTitle } from '../../muster/builder/titles.ts';
import type { FaithState, Model } from '../../state.ts';
import type { BoardWords } from '../board-words.ts';
import { TOLD_CONDITIONS } from '../signs.ts';

const ruleOfCondition = (name: Parameters<typeof conditionAbility>[0]): string =>
  abilities.find(({ id }) => id === conditionAbility(name))?.rule ?? 'FF-GEN-10';

/** FF-GEN-10: all that is the matter with it. */
export function conditionsOf(model: Model, words: BoardWords): readonly CardNote[] {
  const { posture, conditions, startedHidden } = model;
  const { card, signs: said } = words;
  const note = (title: string, text: string, rule: string): CardNote => ({
    title: card.capital(title),
    text,
    to: { rule },
  });
  const found: (CardNote | null)[] = [
    posture === 'standing' ? null : note(said[posture], card.fallen[posture], 'FF-HTH-11'),
    conditions.transfixed === undefined
      ? null
      : note(said.held[conditions.transfixed.by], card.condition('transfixed'), 'FF-MAG-10'),
    ...TOLD_CONDITIONS.map((name) =>
      name in conditions ? note(said[name], card.condition(name), ruleOfCondition(name)) : null,
    ),
    conditions.form === undefined
      ? null
      : note(said.shapes[conditions.form], card.condition('form'), ruleOfCondition('form')),
    startedHidden ? note(said.hidden, card.hidden, 'FF-HTH-08') : null,
  ];
  return found.filter((one) => one !== null);
}

/** FF-SPEC: what it has of itself; what it carries stands among the weapons. */
export function rulesOf({ rules }: Model, { card }: BoardWords): readonly CardNote[] {
  return rules.map((text) => ({
    title: ruleTitle(card.muster, text),
    text: card.ruleMeaning(ruleOf(text)),
    to: { shelf: 'attributes', id: libraryId(text) },
  }));
}

export function itemsOf(s: FaithState, { id }: Model, words: BoardWords): readonly CardNote[] {
  return s.tokens
    .filter(({ carrier }) => carrier === id)
    .map(({ kind }) => ({ title: words.token(s, kind), text: words.card.token, to: null }));
}
