import { answer, begin, prepare, random, sampleOf, saveOf } from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import type { Page } from 'playwright-core';
import type { GameFile } from '../referee/game-file.ts';

/** A game that two people have played by chance: so many decisions of it, or all. */
function fileOfAStory(decisions: number, scenario: string): GameFile {
  const seats = silverBayonet.units.ready.slice(0, 2).map((unit) => ({ unit }));
  const setup = prepare(silverBayonet, { scenario, seats });
  if (!setup.ok) throw new Error('It cannot be begun.');
  const chance = random('d');
  let match = begin(silverBayonet, { setup: setup.value, dice: { seed: 'd' } });
  for (let n = 0; n < decisions && match.pending !== null; n++) {
    const { pending, state } = match;
    const next = answer(
      match,
      pending.seat,
      sampleOf(silverBayonet, pending, chance, () => state),
    );
    if (next.ok) match = next.value;
  }
  const outcome = silverBayonet.outcome(match.state);
  const players = match.state.sides.map(({ name }) => ({ name, sitter: 'person' as const }));
  return {
    format: 'vedette-game',
    summary: {
      id: 'a-story',
      ruleset: silverBayonet.id,
      title: 'A story',
      players,
      begun: 0,
      changed: 0,
      turn: match.state.turn,
      decisions: match.answers.length,
      outcome,
    },
    seed: 'd',
    save: saveOf(match as never),
  };
}

/** From the page of games: opens the story, and tells what is known of it, with the id that it has here. */
export async function openStory(
  page: Page,
  decisions: number,
  scenario = 'skirmish',
): Promise<GameFile['summary']> {
  const file = fileOfAStory(decisions, scenario);
  await page.locator('input[type=file]').setInputFiles({
    name: 'story.vedette.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.waitForURL(/\/game\//);
  await page.locator('.play .question').waitFor();
  return { ...file.summary, id: page.url().split('/').at(-1)! };
}
