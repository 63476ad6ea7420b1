import { readFileSync } from 'node:fs';
import { CAMPAIGNS, GAMES } from '@vedette/games';
import { expect, it } from 'vitest';
import { HELP, HELP_ON } from './help.ts';
import { USUAL_RULESET } from './usual-ruleset.ts';

it('commands that name no game are about the first of the list, and their help says so', () => {
  expect(USUAL_RULESET).toBe(GAMES[0]!.id);
  for (const text of [HELP, HELP_ON['simulate'], HELP_ON['odds']]) {
    expect(text).toMatch(
      new RegExp(
        `\\((?:as the files say that you give, or ${GAMES[0]!.id}|${GAMES[0]!.id} unless told otherwise)\\)`,
      ),
    );
  }
});

it('the first founding of a campaign is the one that the help calls usual', async () => {
  const { ruleset } = (await CAMPAIGNS[USUAL_RULESET]!.fetch()).in();
  expect(HELP).toContain(`for campaign start: ${ruleset.scenarios.list[0]!.id} (unless told otherwise)`);
});

it.each(['main.ts', 'help.ts', 'commands/campaign.ts'])('%s names no game of its own', (file) => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const { id } of GAMES) expect(source).not.toContain(id);
});
