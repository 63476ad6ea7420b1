import { LOCALE } from '../locale.ts';
import { words } from '../words/index.ts';

/** A bot that is a program of its own did not keep to what was agreed: its run ends with this. */
export class BotFault extends Error {
  constructor(command: string, what: string, lastWords = '') {
    const own = words.in(LOCALE).outsiders;
    const fault = own.fault(command, what);
    super(lastWords === '' ? fault : `${fault}\n${own.lastWords(lastWords)}`);
  }
}
