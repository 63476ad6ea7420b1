import { form } from '../data/forms.ts';
import type { Attribute, SilverCx } from '../game.ts';
import { carries, entryOf, give, take } from '../kit.ts';
import { courageCheck } from '../rules/check/courage-check.ts';
import { confirms } from '../rules/confirm.ts';
import type { Figure } from '../state.ts';
import { ORDER } from './order.ts';

const RULE = 'SB-ATT-41';
const TARGET = 14;
/** Where the height of the form left behind is kept. */
const HEIGHT = 'height-before';

/** SB-ATT-41: another form, by an action or, when it is hurt, by instinct. */
export const skinshift: Attribute = {
  id: 'skinshift',
  rule: RULE,
  order: ORDER.skinshift,
  on: (argument) => ({
    actions: (options, _, { s }, bearer) =>
      s.activation!.actionSpent || bearer.mounted ? options : [...options, 'skinshift'],
    acts({ action }, cx, bearer) {
      if (action !== 'skinshift') return;
      cx.s.activation!.actionSpent = true;
      tryToShift(cx, bearer, argument);
    },
    afterDamage(_, cx, hurt) {
      if (hurt.mounted || entryOf(hurt, 'form') !== null) return;
      // SB-ATT-07: a monster always tries.
      if (hurt.side === null || confirms(cx, hurt.side, hurt.id, 'skinshift', RULE))
        tryToShift(cx, hurt, argument);
    },
  }),
};

function tryToShift(cx: SilverCx, shifter: Figure, other: string): void {
  if (!courageCheck(cx, shifter, TARGET, RULE).success) return;
  const now = entryOf(shifter, 'form');
  if (now === null) takeForm(shifter, other);
  else leaveForm(shifter, now);
  cx.emit({ type: 'marked', rule: RULE, figure: shifter.id, mark: 'form', value: now === null ? 1 : 0 });
}

/** What it has already stays its own when it turns back. */
function takeForm(shifter: Figure, id: string): void {
  const { attributes, height } = form(id);
  const brought = attributes.filter((attribute) => !carries(shifter, attribute));
  for (const attribute of brought) give(shifter, attribute);
  give(shifter, `form:${[id, ...brought].join('|')}`);
  shifter.marks[HEIGHT] = shifter.height;
  shifter.height = height;
}

function leaveForm(shifter: Figure, entry: string): void {
  for (const attribute of entry.split('|').slice(1)) take(shifter, attribute);
  take(shifter, entry);
  shifter.height = shifter.marks[HEIGHT]!;
  delete shifter.marks[HEIGHT];
}
