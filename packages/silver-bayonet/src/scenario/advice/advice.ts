import type { Refusal } from '@vedette/engine';
import { oldDice } from '@vedette/scenario';
import { allergiesOf } from '../../data/attribute-text.ts';
import type { MonsterType } from '../../data/monsters/monster.ts';
import { say } from '../../refusals.ts';
import { monstersIn } from '../check/choice-problems.ts';
import type { Tally } from '../format/condition.ts';
import type { Scenario } from '../format/scenario.ts';
import { advise } from './advise.ts';
import type { CardKind } from './card-kind.ts';
import { cardsOf, kindsOf, materialsOf, operationsOf } from './cards.ts';
import { DESIGN, levelOf, SOLDIERS } from './design.ts';
import { arrivalsPerTurn, monsterComesEarly, monstersOf, startWeight } from './monsters.ts';
import { cluesNeeded, mostPoints, talliesOf } from './rewards.ts';
import { symmetryAdvice } from './symmetry.ts';
import { wayAdvice } from './ways.ts';

/** SB-SCNMAKE: a scenario looked over by the guidelines; warnings, never errors. */
export function advice(scenario: Scenario): readonly Refusal[] {
  return [
    ...oldDice({ path: '', value: scenario }, 10, 'SB-OPS-23'),
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
  return [advise(1, '/premise', say('advice.premise'))];
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
    return [advise(2, '/terrain', say('advice.bare-board', { id, count, pieces: DESIGN.pieces }))];
  });
  const checked = checkedZones(scenario);
  if (checked > DESIGN.checkedPieces) {
    bare.push(advise(2, '/rules', say('advice.many-checks', { checked })));
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
    return [advise(3, '/monsters', say('advice.no-monster'))];
  }
  if (monsterComesEarly(scenario)) return [];
  const said = say('advice.late-monster', { monstersBy: DESIGN.monstersBy });
  return [advise(3, '/monsters', said)];
}

function clueAdvice(scenario: Scenario): readonly Refusal[] {
  const found: Refusal[] = [];
  const markers = (scenario.clues ?? []).length;
  if (markers < DESIGN.clues) {
    found.push(advise(5, '/clues', say('advice.few-clues', { markers })));
  }
  const searching = ['clues', 'revealed', 'secured'];
  const searches = (tally: Tally) =>
    searching.includes(tally.tally) || (tally.tally === 'exited' && tally.carrying !== undefined);
  const rewarded = (scenario.rewards ?? []).some(
    (reward) => 'of' in reward || talliesOf(reward).some(searches),
  );
  if (!rewarded) found.push(advise(5, '/rewards', say('advice.no-search')));
  return found;
}

/** SB-SCNMAKE-16: how many cards are of a kind. */
export function cardCount(scenario: Scenario, kind: CardKind | 'other'): number {
  return cardsOf(scenario).filter((card) => {
    const kinds = kindsOf(scenario, card);
    return kind === 'other' ? kinds.length === 0 : kinds.includes(kind);
  }).length;
}

const CARD_KINDS: readonly CardKind[] = ['goal', 'fate', 'equipment', 'bad'];

function cardAdvice(scenario: Scenario): readonly Refusal[] {
  if (cardsOf(scenario).length === 0) return [];
  const found = CARD_KINDS.flatMap((kind) => {
    const count = cardCount(scenario, kind);
    const { min, max } = DESIGN.cards[kind];
    if (count >= min && count <= max) return [];
    return [advise(6, '/decks', say('advice.cards', { count, kind, min, max }))];
  });
  return [...found, ...uselessEquipment(scenario)];
}

function uselessEquipment(scenario: Scenario): readonly Refusal[] {
  const allergies = weaknessesOf(scenario, monstersOf(scenario));
  return cardsOf(scenario).flatMap((card) => {
    const materials = materialsOf(scenario, card);
    if (materials.length === 0 || materials.some((material) => allergies.has(material))) return [];
    const said = say('advice.useless-card', { card: card.name, materials });
    return [advise(6, '/decks', said)];
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
    advise(7, '/rules', say('advice.many-rules', { rules: rules.length, specialRules: DESIGN.specialRules })),
  ];
}

function rewardAdvice(scenario: Scenario): readonly Refusal[] {
  const found: Refusal[] = [];
  const needed = cluesNeeded(scenario);
  const markers = (scenario.clues ?? []).length;
  const { min, max } = DESIGN.clueShare;
  if (needed !== null && markers > 0 && (needed / markers < min || needed / markers > max)) {
    const share = Math.round((needed / markers) * 100);
    const said = say('advice.clue-share', { needed, markers, share });
    found.push(advise(8, '/rewards', said));
  }
  if (scenario.mode !== 'competitive') return found;
  const points = mostPoints(scenario);
  const most = points.reduce((sum, line) => sum + line, 0);
  if (most < DESIGN.most.min || most > DESIGN.most.max) {
    const said = say('advice.points', { most, min: DESIGN.most.min, max: DESIGN.most.max });
    found.push(advise(9, '/rewards', said));
  }
  const dominant = points.findIndex((line) => line * 2 > most);
  if (dominant >= 0) {
    const said = say('advice.one-line', { points: points[dominant]!, most });
    found.push(advise(9, `/rewards/${dominant}`, said));
  }
  return found;
}

function soloAdvice(scenario: Scenario): readonly Refusal[] {
  const found: Refusal[] = [];
  const { start, arrivals, hurting } = DESIGN.solo;
  const weight = startWeight(scenario);
  if (weight < start.min * SOLDIERS || weight > start.max * SOLDIERS) {
    const said = say('advice.start-weight', {
      weight,
      soldiers: SOLDIERS,
      number: start.min * SOLDIERS,
      number2: start.max * SOLDIERS,
    });
    found.push(advise(12, '/monsters', said));
  }
  const perTurn = arrivalsPerTurn(scenario);
  if (perTurn < arrivals.min || perTurn > arrivals.max) {
    const said = say('advice.arrivals', {
      number: Math.round(perTurn * 100) / 100,
      min: arrivals.min,
      max: arrivals.max,
    });
    found.push(advise(13, '/rules', said));
  }
  const tough = monstersOf(scenario).filter((monster) => levelOf(monster) === 'high' && isTough(monster));
  if (tough.length > 0 && cardsAgainst(scenario, tough) < hurting) {
    const names = tough.map(({ title }) => title);
    const monsters = tough.map(({ id }) => id);
    found.push(advise(14, '/decks', say('advice.no-help', { hurting, monsters, names })));
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
