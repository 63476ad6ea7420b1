import type { Json, Seat, ToldRefusal } from '@vedette/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ToldGame } from '../referee/campaign-annals.ts';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import type { Sitter } from '../referee/game-file.ts';
import { referee } from '../referee/referee.ts';
import { wordsOf } from '../words/words-of.ts';

/** One campaign as its page shows it, and what can be done about it. */
export interface Campaigning {
  readonly book: CampaignBook | null;
  readonly failure: string | null;
  readonly refused: ToldRefusal | null;
  /** `told`: what is said of a game beside its report. */
  readonly give: (answer: Json, told?: ToldGame) => Promise<void>;
  /** Puts a game of the past right by hand. */
  readonly amend: (game: number, told: ToldGame, note: string) => Promise<void>;
  /** Plays a scenario of the players' own: the option for it, and the whole of it. */
  readonly bring: (option: string, scenario: Json) => Promise<void>;
  readonly report: (game: string) => Promise<void>;
  /** `all`: not this question alone, but everything up to the next decision of those at the table. */
  readonly settle: (all: boolean) => Promise<void>;
  readonly sit: (seat: Seat, sitter: Sitter) => Promise<void>;
  readonly undo: () => Promise<void>;
}

type Taken = CampaignBook | { readonly refused: ToldRefusal };

export function useCampaign(id: string): Campaigning {
  const [book, setBook] = useState<CampaignBook | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<ToldRefusal | null>(null);

  const take = useCallback((taken: Taken) => {
    setFailure(null);
    setRefused('refused' in taken ? taken.refused : null);
    if (!('refused' in taken)) setBook(taken);
  }, []);

  useEffect(() => {
    let wanted = true;
    setBook(null);
    referee()
      .call('campaignOpen', id)
      .then(
        (found) => wanted && take(found),
        (error: unknown) => wanted && setFailure(wordsOf(error)),
      );
    return () => {
      wanted = false;
    };
  }, [id, take]);

  /** A second click before the reply is none for the question after it. */
  const busy = useRef(false);
  const once = async (call: () => Promise<Taken>) => {
    if (busy.current) return;
    busy.current = true;
    try {
      take(await call());
    } catch (error) {
      setFailure(wordsOf(error));
    } finally {
      busy.current = false;
    }
  };

  const seen = book?.seq ?? 0;
  const seat = book?.question?.seat ?? 0;
  return {
    book,
    failure,
    refused,
    give: (answer, told) => once(() => referee().call('campaignAnswer', id, seen, seat, answer, told)),
    amend: (game, told, note) => once(() => referee().call('campaignAmend', id, seen, game, told, note)),
    bring: (option, scenario) =>
      once(() => referee().call('campaignBring', id, seen, seat, option, scenario)),
    report: (game) => once(() => referee().call('campaignReport', id, seen, game)),
    settle: (all) => once(() => referee().call('campaignSettle', id, seen, all)),
    sit: (other, sitter) => once(() => referee().call('campaignSit', id, seen, other, sitter)),
    undo: () => once(() => referee().call('campaignUndo', id, seen)),
  };
}
