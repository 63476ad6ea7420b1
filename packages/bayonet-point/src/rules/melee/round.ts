import type { MeleeWeapon } from '../../data/weapons.ts';
import { able, figure, onTable } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { NOBODY } from '../../option-ids.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { type Hit, resolveHits } from '../hit/hits.ts';
import { settleMorale } from '../morale/settle.ts';
import { leadingSide } from '../turn/leading-side.ts';
import { foesOf, inMelee } from './contact.ts';
import { strike } from './strike.ts';
import { pickWeapon } from './weapon.ts';

interface Fighter {
  readonly f: Figure;
  readonly foe: Figure;
  readonly weapon: MeleeWeapon;
}

/** BP-MEL-04: one round among figures in contact; whoever has struck this turn only takes blows. */
export function meleeRound(cx: PointCx, figures: readonly Figure[]): void {
  const { s } = cx;
  const fighters = pickOpponents(cx, figures);
  for (const { f, foe } of fighters) f.opponent = foe.id;
  const first = fighters.filter((fighter) => strikesFirst(s, fighter));
  blows(cx, first);
  // BP-MEL-12: whoever the long weapons put out of it does not strike this round.
  const rest = fighters.filter((fighter) => !first.includes(fighter) && stillStrikes(s, fighter));
  blows(cx, rest);
  // BP-MEL-13: who only took blows has had his first round too.
  for (const f of figures) if (foesOf(s, f).length > 0) f.rounds++;
  settleMorale(cx);
}

function blows(cx: PointCx, fighters: readonly Fighter[]): void {
  const hits: Hit[] = [];
  for (const { f, foe, weapon } of fighters) {
    f.struck = true;
    const hit = strike(cx, f, foe, weapon);
    if (hit !== null) hits.push(hit);
  }
  resolveHits(cx, hits);
}

function stillStrikes(s: BayonetPointState, { f, foe }: Fighter): boolean {
  return able(f) && onTable(foe) && foesOf(s, f).includes(foe);
}

/** BP-MEL-12: long weapons in their own first round; lances too where players want it. */
function strikesFirst(s: BayonetPointState, { f, weapon }: Fighter): boolean {
  const long = weapon.long || (weapon.who === 'mounted' && s.options['lance-first-strike']);
  return long && f.rounds === 0;
}

/** BP-MEL-03, BP-MEL-18: opponents and weapons, the active player's first. */
function pickOpponents(cx: PointCx, figures: readonly Figure[]): Fighter[] {
  const { s } = cx;
  const first = leadingSide(s);
  const ready = inOrder(s, figures).filter(
    (f) => able(f) && !f.struck && !f.pursuing && foesOf(s, f).some(canBeFought),
  );
  ready.sort((a, b) => Number(b.side === first) - Number(a.side === first));
  return ready.flatMap((f) => {
    const foe = pickOpponent(cx, f);
    return foe === null ? [] : [{ f, foe, weapon: pickWeapon(cx, f, foe) }];
  });
}

/** BP-GEN-19: in the order of the army lists. */
function inOrder(s: BayonetPointState, figures: readonly Figure[]): Figure[] {
  const taking = new Set(figures);
  return s.figures.filter((f) => taking.has(f));
}

/** BP-MEL-03; BP-MEL-17: at enemies who all lie one strikes or not, as one likes. */
function pickOpponent(cx: PointCx, f: Figure): Figure | null {
  const { s } = cx;
  const foes = foesOf(s, f)
    .filter(canBeFought)
    .map(({ id }) => id);
  const options = inMelee(s, f) || f.charging ? foes : [...foes, NOBODY];
  const chosen = options.length === 1 ? options[0]! : cx.ask('fightWhom', f.side, { figure: f.id, options });
  return chosen === NOBODY ? null : figure(s, chosen);
}

/** BP-MEL-15: step 4, everybody in contact who has not struck this turn. BP-MEL-17: also at those on the ground. */
export function continuingMelees(cx: PointCx): void {
  const { s } = cx;
  const figures = s.figures.filter(
    (f) =>
      onTable(f) && !f.struck && !f.fleeing && (inMelee(s, f) || foesOf(s, f).some((foe) => !foe.fleeing)),
  );
  if (figures.length > 0) meleeRound(cx, figures);
}

function canBeFought(foe: Figure): boolean {
  return onTable(foe) && !foe.fleeing;
}
