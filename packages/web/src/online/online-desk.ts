import { type Json, keptOf, reasonOf, replayOf, verify } from '@vedette/engine';
import { type OnlineGame, type Proof, proofOf, type Remembered, sealOf, WIRE_VERSION } from '@vedette/wire';
import type { GameFile } from '../referee/game-file.ts';
import { MatchTable } from '../referee/match-table.ts';
import type { OnlinePlace, SoFar } from '../referee/online-messages.ts';
import { rulesetNamed } from '../referee/rulesets.ts';
import { keptGame } from '../referee/shelf.ts';
import { locale } from '../words/locale.ts';
import { say } from '../words/say.ts';
import { SeenTable } from './seen-table.ts';

export { sealOf, WIRE_VERSION };

export async function sitAt(place: OnlinePlace): Promise<SeenTable> {
  return new SeenTable(await rulesetNamed(place.ruleset), place);
}

export async function soFar(id: string): Promise<SoFar> {
  const record = await keptGame(id);
  if (record === undefined) throw new Error(say.referee.gameNotKept);
  const { ruleset, players } = record.summary;
  const { host } = MatchTable.reopen(await rulesetNamed(ruleset), record);
  return {
    ruleset,
    replay: replayOf(host.match) as unknown as Json,
    names: players.map(({ name }) => name),
  };
}

export async function proved(game: OnlineGame, remembered: Remembered | null): Promise<Proof> {
  const ruleset = await rulesetNamed(game.replay.ruleset);
  return proofOf(ruleset, game, { locale, ...(remembered === null ? {} : { remembered }) });
}

/** A finished game of a server as one of this browser's own. */
export async function asGameFile({ match: id, replay, dice }: OnlineGame): Promise<GameFile> {
  const ruleset = await rulesetNamed(replay.ruleset);
  const whole = verify(ruleset, replay);
  if (!whole.ok) throw new Error(whole.refusals.map((one) => reasonOf(ruleset, one, locale)).join(' '));
  const { state } = whole.value;
  const scene = ruleset.speech.in(locale).board?.scene(state);
  const now = Date.now();
  return {
    format: 'vedette-game',
    seed: (replay.origin.dice as { readonly seed: string }).seed,
    save: keptOf(whole.value).save,
    summary: {
      id,
      ruleset: ruleset.id,
      title: scene?.title ?? '',
      players: (scene?.sides ?? []).map(({ name }, seat) => ({
        name,
        sitter: dice.seats[seat] === null ? 'recruit' : 'person',
      })),
      begun: now,
      changed: now,
      turn: scene?.turn ?? 0,
      decisions: replay.answers.length,
      outcome: ruleset.outcome(state),
    },
  };
}
