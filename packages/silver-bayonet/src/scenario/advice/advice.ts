import type { Refusal } from '@vedette/engine';
import { allergiesOf } from '../../data/attribute-text.ts';
import type { MonsterType } from '../../data/monsters/monster.ts';
import { monstersIn } from '../check/choice-problems.ts';
import type { Tally } from '../format/condition.ts';
import type { Scenario } from '../format/scenario.ts';
import { advise } from './advise.ts';
import { type CardKind, cardsOf, kindsOf, materialsOf, operationsOf } from './cards.ts';
import { DESIGN, levelOf, SOLDIERS } from './design.ts';
import { arrivalsPerTurn, monsterComesEarly, monstersOf, startWeight } from './monsters.ts';
import { cluesNeeded, mostPoints, talliesOf } from './rewards.ts';
import { symmetryAdvice } from './symmetry.ts';
import { wayAdvice } from './ways.ts';

/** SB-SCNMAKE: a scenario looked over by the guidelines; warnings, never errors. */
export function advice(scenario: Scenario): readonly Refusal[] {
  return [
    ...storyAdvice(scenario),
    ...terrainAdvice(scenario),
    ...symmetryAdvice(scenario),
    ...wayAdvice(scenario),
    ...monsterAdvice(scenario),
    ...clueAdvice(scenario),
    ...cardAdvice(scenario),
    ...ruleAdvice(scenario),
    ...rewardAdvice(scenario),
    ...(scenario.mode === 'solo' ? soloAdvice(scenario) : []),
  ];
}

function storyAdvice({ premise }: Scenario): readonly Refusal[] {
  if (premise !== undefined && premise.trim() !== '') return [];
  return [advise(1, '/premise', 'No premise: say in a sentence what brings the units here.')];
}

/** SB-SCNMAKE-16: pieces are groups. */
export function piecesOn(scenario: Scenario, board: string): number {
  const first = scenario.boards[0]!.id;
  const here = (scenario.terrain ?? []).filter((piece) => (piece.board ?? first) === board);
  return new Set(here.map(({ id, group }) => group ?? id)).size;
}

function terrainAdvice(scenario: Scenario): readonly Refusal[] {
  const bare = scenario.boards.flatMap(({ id }) => {
    const count = piecesOn(scenario, id);
    if (count >= DESIGN.pieces) return [];
    return [
      advise(2, '/terrain', `"${id}" has ${count} pieces of terrain; ${DESIGN.pieces} or more play better.`),
    ];
  });
  const checked = checkedZones(scenario);
  if (checked > DESIGN.checkedPieces) {
    bare.push(advise(2, '/rules', `${checked} places call for Checks; more than two slow the game.`));
  }
  return bare;
}

/** Zones that ask whoever comes for a Check. */
function checkedZones(scenario: Scenario): number {
  const zones = (scenario.rules ?? []).flatMap(({ when, do: list }) => {
    if (!operationsOf(scenario, list).some(({ op }) => op === 'check')) return [];
    if (when.event === 'zone-entered') return when.zones;
    return when.event === 'activation-start' && when.zone !== undefined ? [when.zone] : [];
  });
  return new Set(zones).size;
}

function monsterAdvice(scenario: Scenario): readonly Refusal[] {
  if (monstersOf(scenario).length === 0) {
    return [
      advise(3, '/monsters', 'No monster can appear. Two patrols and no dread: is that what you want?'),
    ];
  }
  if (monsterComesEarly(scenario)) return [];
  const message = `No monster comes before the end of turn ${DESIGN.monstersBy}; most games will be half over.`;
  return [advise(3, '/monsters', message)];
}

function clueAdvice(scenario: Scenario): readonly Refusal[] {
  const found: Refusal[] = [];
  const markers = (scenario.clues ?? []).length;
  if (markers < DESIGN.clues) {
    found.push(advise(5, '/clues', `${markers} clue markers; with three or more the units spread out.`));
  }
  const searching = ['clues', 'revealed', 'secured'];
  const searches = (tally: Tally) =>
    searching.includes(tally.tally) || (tally.tally === 'exited' && tally.carrying !== undefined);
  const rewarded = (scenario.rewards ?? []).some(
    (reward) => 'of' in reward || talliesOf(reward).some(searches),
  );
  if (!rewarded)
    found.push(advise(5, '/rewards', 'No reward depends on what is found: why should anybody search?'));
  return found;
}

/** SB-SCNMAKE-16: how many cards are of a kind. */
export function cardCount(scenario: Scenario, kind: CardKind | 'other'): number {
  return cardsOf(scenario).filter((card) => {
    const kinds = kindsOf(scenario, card);
    return kind === 'other' ? kinds.length === 0 : kinds.includes(kind);
  }).length;
}

const CARD_WORDS: Readonly<Record<CardKind, string>> = {
  goal: 'hold the objective or lead to it',
  fate: 'give Fate Dice',
  equipment: 'give means against the monsters',
  bad: 'are bad news',
};

function cardAdvice(scenario: Scenario): readonly Refusal[] {
  if (cardsOf(scenario).length === 0) return [];
  const found = (Object.keys(CARD_WORDS) as CardKind[]).flatMap((kind) => {
    const count = cardCount(scenario, kind);
    const { min, max } = DESIGN.cards[kind];
    if (count >= min && count <= max) return [];
    const usual = min === max ? `${min}` : `${min} to ${max}`;
    return [advise(6, '/decks', `${count} cards ${CARD_WORDS[kind]}; ${usual} is usual.`)];
  });
  return [...found, ...uselessEquipment(scenario)];
}

function uselessEquipment(scenario: Scenario): readonly Refusal[] {
  const allergies = weaknessesOf(scenario, monstersOf(scenario));
  return cardsOf(scenario).flatMap((card) => {
    const materials = materialsOf(scenario, card);
    if (materials.length === 0 || materials.some((material) => allergies.has(material))) return [];
    const message = `"${card.name}" brings ${materials.join(', ')}, which troubles no monster of this scenario.`;
    return [advise(6, '/decks', message)];
  });
}

/** What these monsters are allergic to, by their entries or because the scenario says so (SB-OPS-13). */
function weaknessesOf(scenario: Scenario, types: readonly MonsterType[]): ReadonlySet<string> {
  const given = monstersIn(scenario).flatMap(({ value: { monster, allergies = [] } }) =>
    types.some(({ id }) => id === monster) ? allergies : [],
  );
  return new Set([...types.flatMap(({ attributes }) => allergiesOf(attributes)), ...given]);
}

function ruleAdvice(scenario: Scenario): readonly Refusal[] {
  const rules = (scenario.rules ?? []).filter(
    ({ do: list }) => !operationsOf(scenario, list).every(({ op }) => op === 'place-monster'),
  );
  if (rules.length <= DESIGN.specialRules) return [];
  return [
    advise(7, '/rules', `${rules.length} special rules; beyond ${DESIGN.specialRules} some are forgotten.`),
  ];
}

function rewardAdvice(scenario: Scenario): readonly Refusal[] {
  const found: Refusal[] = [];
  const needed = cluesNeeded(scenario);
  const markers = (scenario.clues ?? []).length;
  const { min, max } = DESIGN.clueShare;
  if (needed !== null && markers > 0 && (needed / markers < min || needed / markers > max)) {
    const share = Math.round((needed / markers) * 100);
    const message = `The reward for clues asks for ${needed} of ${markers} markers (${share}%); 30 to 50% is usual.`;
    found.push(advise(8, '/rewards', message));
  }
  if (scenario.mode !== 'competitive') return found;
  const points = mostPoints(scenario);
  const most = points.reduce((sum, line) => sum + line, 0);
  if (most < DESIGN.most.min || most > DESIGN.most.max) {
    const message = `One unit can earn ${most} points at most; ${DESIGN.most.min} to ${DESIGN.most.max} is usual.`;
    found.push(advise(9, '/rewards', message));
  }
  const dominant = points.findIndex((line) => line * 2 > most);
  if (dominant >= 0) {
    const message = `This line alone is worth ${points[dominant]} of ${most} points; nothing else will be played for.`;
    found.push(advise(9, `/rewards/${dominant}`, message));
  }
  return found;
}

function soloAdvice(scenario: Scenario): readonly Refusal[] {
  const found: Refusal[] = [];
  const { start, arrivals, hurting } = DESIGN.solo;
  const weight = startWeight(scenario);
  if (weight < start.min * SOLDIERS || weight > start.max * SOLDIERS) {
    const message = `The monsters at the start weigh ${weight}; for ${SOLDIERS} soldiers ${start.min * SOLDIERS} to ${start.max * SOLDIERS} is a fair fight.`;
    found.push(advise(12, '/monsters', message));
  }
  const perTurn = arrivalsPerTurn(scenario);
  if (perTurn < arrivals.min || perTurn > arrivals.max) {
    const message = `Monsters weighing ${Math.round(perTurn * 100) / 100} arrive in a turn; ${arrivals.min} to ${arrivals.max} keeps a unit busy.`;
    found.push(advise(13, '/rules', message));
  }
  const tough = monstersOf(scenario).filter((monster) => levelOf(monster) === 'high' && isTough(monster));
  if (tough.length > 0 && cardsAgainst(scenario, tough) < hurting) {
    const names = tough.map(({ title }) => title).join(', ');
    found.push(advise(14, '/decks', `Fewer than ${hurting} cards help against ${names}.`));
  }
  return found;
}

function isTough({ attributes }: MonsterType): boolean {
  return attributes.some((text) => text === 'indestructible' || text.startsWith('damage-reduction'));
}

function cardsAgainst(scenario: Scenario, tough: readonly MonsterType[]): number {
  const allergies = weaknessesOf(scenario, tough);
  return cardsOf(scenario).filter((card) => materialsOf(scenario, card).some((m) => allergies.has(m))).length;
}
