import type { Objective, Seat } from '@vedette/engine';
import { looking } from '../hooks.ts';
import type { Condition, Tally } from '../scenario/format/condition.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import { aimOf } from '../scenario/score/aims.ts';
import { countOf } from '../scenario/score/tally.ts';
import { holds } from '../scenario/story/condition.ts';
import { contextOf } from '../scenario/story/context.ts';
import { sidesIn } from '../sides.ts';
import type { SilverBayonetState } from '../state.ts';
import { words } from '../words/now.ts';

/** What a side that counts nothing else counts (SB-END-05.R1). */
const USUAL: Tally = { tally: 'casualties' };

/** SB-OPS-26, SB-SCN-GEN-31: what the scenario is about and rewards, and how far everybody has come with it. */
export function objectives(s: SilverBayonetState): readonly Objective[] {
  if (s.stage !== 'play' && s.stage !== 'scored') return [];
  const seats = s.sides.map((_, seat) => seat);
  const together = s.scenario.mode === 'solo' || seats.length === 1;
  const counted = talliesIn(s.scenario).flatMap((tally): readonly Objective[] => {
    const name = nameOf(s, tally);
    if (name === null) return [];
    return [
      {
        id: idOf(tally),
        name,
        of: wanted(s, tally),
        counts: seats.map((seat) => countOf(s, tally, together ? null : seat)),
        ...(together ? { shared: true as const } : {}),
      },
    ];
  });
  return [...counted, ...aims(s, seats)];
}

/** SB-OPS-26: secret aims that whoever looks may know, and whether they are met as it stands. */
function aims(s: SilverBayonetState, seats: readonly Seat[]): readonly Objective[] {
  return sidesIn(s).flatMap((side) => {
    const aim = aimOf(s, side);
    if (aim === null) return [];
    const met = holds(looking(s), aim.if, contextOf({ player: side[0]! }));
    const counts = seats.map((seat) => (met && side.includes(seat) ? 1 : 0));
    return [{ id: `aim/${aim.id}`, name: words.board.objectives.aim(aim.name), of: 1, counts }];
  });
}

/** Each kind of count once, the main objective's first; of several bars the highest. */
function talliesIn({ mainObjective, rewards = [] }: Scenario): readonly Tally[] {
  const found = [
    ...(mainObjective === undefined ? [] : talliesOf(mainObjective)),
    ...rewards.flatMap((reward) =>
      'per' in reward ? [reward.per] : 'if' in reward && reward.if !== undefined ? talliesOf(reward.if) : [],
    ),
  ];
  const all = found.length === 0 ? [USUAL] : found;
  const highest = new Map<string, Tally>();
  for (const tally of all) {
    const known = highest.get(idOf(tally));
    if (known === undefined || (tally.min ?? 0) > (known.min ?? 0)) highest.set(idOf(tally), tally);
  }
  return [...highest.values()];
}

function talliesOf(condition: Condition): readonly Tally[] {
  if ('all' in condition) return condition.all.flatMap(talliesOf);
  if ('any' in condition) return condition.any.flatMap(talliesOf);
  return 'tally' in condition ? [condition] : [];
}

/** What is counted, whatever is wanted of it. */
function idOf({ min: _min, max: _max, ...tally }: Tally): string {
  return Object.values(tally).flat().join('/');
}

function nameOf(s: SilverBayonetState, tally: Tally): string | null {
  const { objectives: said } = words.board;
  switch (tally.tally) {
    case 'clues':
      return said.clues;
    case 'kills':
      return said.slain(monster(s, tally.monster));
    case 'wounds':
      return said.hurt(monster(s, tally.monster));
    case 'casualties':
      return said.casualties;
    case 'secured':
      return said.secured((tally.objects ?? []).map((id) => words.objectName(s, id)));
    case 'exited':
      return said.exited;
    case 'survivors':
      return said.survivors;
    // Which card has what on it, and what is yet to come, is for the finder to tell.
    case 'revealed':
    case 'placed':
      return null;
  }
}

function monster({ bestiary }: SilverBayonetState, id: string | undefined): string | null {
  if (id === undefined) return null;
  return bestiary.find((own) => own.id === id)?.title ?? words.monsterTitle(id);
}

function wanted({ scenario: { clues = [] } }: SilverBayonetState, tally: Tally): number | null {
  if (tally.tally !== 'clues') return tally.min ?? null;
  const { deck } = tally;
  return clues.filter((clue) => deck === undefined || clue.deck === deck).length;
}
