import { answer, begin, type Json, prepare, random, sameJson, sampleOf, saveOf } from '@vedette/engine';
import fearAndFaith from '@vedette/fear-and-faith';
import type { Page } from 'playwright-core';

const HAUNTERS = 5;
const VISITORS = 0;

/** A haunted house in which the ghosts know something that their visitors do not; two people at one device. */
function fileWithASecret(nameOf: (name: string) => string): Json {
  const seats = [HAUNTERS, VISITORS].map((number) => {
    const unit = fearAndFaith.units.ready[number]!;
    return { unit: { ...unit, name: nameOf(unit.name) } };
  });
  const setup = prepare(fearAndFaith, { scenario: 'haunted-house', seats });
  if (!setup.ok) throw new Error(setup.refusals[0]!.code);
  let match = begin(fearAndFaith, { setup: setup.value, dice: { seed: 'secret' } });
  const chance = random('secret');
  const isOpen = () => sameJson(fearAndFaith.view(match.state, 0), fearAndFaith.view(match.state, 1));
  while (match.pending !== null && isOpen()) {
    const { pending, state } = match;
    const next = answer(
      match,
      pending.seat,
      sampleOf(fearAndFaith, pending, chance, () => state),
    );
    if (!next.ok) throw new Error(next.refusals[0]!.code);
    match = next.value;
  }
  const summary = {
    id: 'a-secret',
    ruleset: fearAndFaith.id,
    title: nameOf('A secret'),
    players: seats.map(({ unit }) => ({ name: unit.name, sitter: 'person' })),
    begun: 0,
    changed: 0,
    turn: 1,
    decisions: match.answers.length,
    outcome: null,
  };
  return { format: 'vedette-game', summary, seed: 'secret', save: saveOf(match) } as unknown as Json;
}

/** From the page of games: opens it; the table is covered until somebody has sat down. */
export async function openSecret(
  page: Page,
  nameOf: (name: string) => string = (name) => name,
): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(fileWithASecret(nameOf)));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'secret.vedette.json', mimeType: 'application/json', buffer });
  await page.locator('.hand-over[open]').waitFor();
}
