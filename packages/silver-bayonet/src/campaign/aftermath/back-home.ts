import type { Seat } from '@vedette/engine';
import { heldAttributes } from '../../muster/held-attributes.ts';
import type { Condition } from '../../scenario/format/condition.ts';
import type { Filter, Player as PlayerWord } from '../../scenario/format/who.ts';
import type { Context } from '../../scenario/story/context.ts';
import { emptyStory, type Story } from '../../scenario/story/story.ts';
import type { Setting } from '../../scenario/story/world.ts';
import { scenarios } from '../../scenarios/index.ts';
import type { FateDie } from '../../state.ts';
import type { CampaignCx } from '../game.ts';
import { member, memberOf, membersOf } from '../members.ts';
import type { CampaignState, Member, MemberId, SideInHand } from '../state.ts';
import { goMad, madnessOn } from './madness.ts';
import { rollOn } from './roll.ts';
import { checkBy, mustered, terrorOf } from './study-check.ts';
import { rise } from './tiers.ts';
import { extraXp } from './xp.ts';

const STORED = 'stored:';

/** Where the operations of an aftermath run: among those who came back, for the unit that studies (SB-OPS-28). */
export function backHome(cx: CampaignCx, side: SideInHand): Setting {
  const { s } = cx;
  const { scenario: id, procedures } = s.game!.report!;
  const player = s.players[side.seat]!;
  const story = emptyStory();
  const who = (figure: MemberId) => member(player, figure);
  return {
    table: null,
    scenario: { ...NOWHERE, ...scenarios.list.find((scenario) => scenario.id === id), procedures },
    story,
    turn: 0,
    depth: 0,
    isOver: () => false,
    roll: (sides) => cx.roll(sides),
    choose: (things) => cx.choose(things),
    thoseWho: (filter) => fitting(s, side, filter, story).map((one) => one.id),
    fits: (figure, filter) => fitting(s, side, filter, story).some((one) => one.id === figure),
    isThere: (figure) => memberOf(player, figure) !== null,
    pick: (seat, options, n) => cx.ask('studyWho', seat, { options, min: n, max: n }),
    players: (word, context) => playersOf(s, word, context),
    playerOf: () => side.seat,
    holds: (condition) => holds(s, side, condition, story),
    passes: (figure, { stat, tn }, mod) => checkBy(cx, side, who(figure), stat, tn, mod),
    inOwnOrder: (figures, _, each) => inOwnOrder(cx, side, figures, each),
    terror: (figure, mod) => terrorOf(cx, side, who(figure), mod),
    gainDice: (seat, dice, n, nextGame) => nextGame && noteDice(cx, seat, dice, n),
    learn(figure, xp) {
      extraXp(cx, side, who(figure), xp);
      rise(cx, side, who(figure));
    },
    goMad(figure) {
      // SB-CAMP-03 is for the rolls of step 1; here no Fate Die helps (SB-SCN-07-08.R1).
      const rolling = { table: 'madness', rule: 'SB-CAMP-06', read: madnessOn, rerolls: false };
      goMad(cx, side, who(figure), rollOn(cx, side, { who: who(figure), ...rolling }));
      return true;
    },
    tell: (news) => cx.emit(news),
  };
}

/** A scenario of which only the report is known. */
const NOWHERE: Setting['scenario'] = {
  id: 'elsewhere',
  name: 'Elsewhere',
  mode: 'competitive',
  players: { min: 1, max: 4 },
  boards: [{ id: 'main', width: 36, height: 36 }],
  deployment: { order: 'roll-off', pairs: [['south', 'north']], depth: 2 },
};

/** SB-OPS-19: every member still in the unit may be meant; what hangs on the table fits nobody any more. */
function fitting(
  { players }: CampaignState,
  { seat }: SideInHand,
  filter: Filter,
  story: Story,
): readonly Member[] {
  const { is, side, attribute, item, stored, notStored, alive: _, ...table } = filter;
  const gone = Object.values(table).some((wanted) => wanted !== undefined);
  if (is === 'monster' || side === 'enemy' || gone) return [];
  const isIn = (name: string, id: MemberId) => story.figures[name]?.includes(id) === true;
  return membersOf(players[seat]!)
    .filter(({ entry }) => attribute === undefined || heldAttributes(entry).includes(attribute))
    .filter(
      (who) =>
        item === undefined ||
        mustered(who).items.some(({ id, upgrades }) => [id, ...upgrades].includes(item)),
    )
    .filter(({ id }) => stored === undefined || isIn(stored, id))
    .filter(({ id }) => notStored === undefined || !isIn(notStored, id));
}

/** SB-OPS-24, as far as there is still something to ask; what the game itself decided is in the report. */
function holds(s: CampaignState, side: SideInHand, condition: Condition, story: Story): boolean {
  const part = (inner: Condition) => holds(s, side, inner, story);
  if ('all' in condition) return condition.all.every(part);
  if ('any' in condition) return condition.any.some(part);
  if ('not' in condition) return !part(condition.not);
  if ('option' in condition) return optionOf(s, condition.option) === condition.is;
  if (!('count' in condition)) return false;
  const { min = 0, max } = condition;
  const count = fitting(s, side, condition.count, story).length;
  return count >= min && (max === undefined || count <= max);
}

/** SB-OPS-15: as the report says, or else the scenario's default. */
function optionOf({ game }: CampaignState, key: string): string | null {
  const { scenario: id, scenarioOptions } = game!.report!;
  const scenario = scenarios.list.find((known) => known.id === id);
  return scenarioOptions[key] ?? scenario?.options?.[key]?.values[0] ?? null;
}

/** SB-OPS-21: of those who were in the game. */
function playersOf({ game }: CampaignState, word: PlayerWord, { player }: Context): readonly Seat[] {
  const seats = game!.sides.map(({ seat }) => seat);
  if (word === 'each') return seats;
  if (word === 'opponent') return seats.filter((seat) => seat !== player);
  return word.startsWith(STORED) || player === null ? [] : [player];
}

/** SB-EVT-04.R1. */
function inOwnOrder(
  cx: CampaignCx,
  { seat }: SideInHand,
  figures: readonly MemberId[],
  each: (figure: MemberId) => void,
): void {
  const player = cx.s.players[seat]!;
  let left = figures;
  while (left.length > 0) {
    const next = left.length === 1 ? left[0]! : cx.ask('rollNext', seat, { options: left });
    left = left.filter((id) => id !== next);
    each(next);
    // What one finds out may be the end of another.
    left = left.filter((id) => memberOf(player, id) !== null);
  }
}

/** SB-OPS-45: noted on the unit; dice are taken away as far as there are any. */
function noteDice(cx: CampaignCx, seat: Seat, dice: readonly FateDie[], n: number): boolean {
  const player = cx.s.players[seat]!;
  const options = dice.filter((die) => n > 0 || player.fate[die] > 0);
  if (n === 0 || options.length === 0) return false;
  const die = options.length === 1 ? options[0]! : cx.ask('studyDie', seat, { options });
  const after = Math.max(0, player.fate[die] + n);
  cx.emit({ type: 'diceNoted', rule: 'SB-OPS-45', seat, die, count: after - player.fate[die] });
  player.fate = { ...player.fate, [die]: after };
  return true;
}
