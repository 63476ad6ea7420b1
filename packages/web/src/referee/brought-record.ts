import {
  type Game,
  load,
  type Replay,
  type Result,
  type Ruleset,
  reasonOf,
  type Save,
  saveOf,
  verify,
} from '@vedette/engine';
import { newId } from '../app/new-id.ts';
import { locale } from '../words/locale.ts';
import { say } from '../words/say.ts';
import type { GameFile } from './game-file.ts';
import { rulesetNamed } from './rulesets.ts';

/** A game of ours, or a save or replay as the engine writes them: whoever sat there, people do now. */
export async function gameIn(record: unknown): Promise<GameFile> {
  const { format, summary, save, ruleset } = Object(record) as GameFile & { readonly ruleset?: unknown };
  if (format === 'vedette-game' && Array.isArray(summary?.players) && typeof save === 'object')
    return record as GameFile;
  const kind = format as string;
  if (typeof ruleset !== 'string' || (kind !== 'vedette-save' && kind !== 'vedette-replay'))
    throw new Error(say.referee.noGameFile);
  const rules = await rulesetNamed(ruleset);
  return kind === 'vedette-save'
    ? asGame(rules, record as Save<Game>)
    : asGame(rules, saveOf(granted(rules, verify(rules, record as Replay<Game>))));
}

function asGame(ruleset: Ruleset<Game>, save: Save<Game>): GameFile {
  const { match } = granted(ruleset, load(ruleset, save));
  // As an onlooker sees it: names and seats are no secrets.
  const { title, sides } = ruleset.speech.in(locale).board!.scene(ruleset.view(match.state, null));
  const now = Date.now();
  return {
    format: 'vedette-game',
    seed: newId(),
    save,
    summary: {
      id: newId(),
      ruleset: ruleset.id,
      title,
      players: sides.map(({ name }) => ({ name, sitter: 'person' as const })),
      begun: now,
      changed: now,
      turn: 0,
      decisions: save.answers.length,
      outcome: ruleset.outcome(match.state),
    },
  };
}

function granted<T>(ruleset: Ruleset<Game>, result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(reasonOf(ruleset, result.refusals[0]!, locale));
}
