import { say } from '../words/say.ts';

/** What a file or a text holds; what cannot be read is refused in words of ours, not in those of the machine. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(say.notJson, { cause });
  }
}
