import { checkForm, type Refusal } from '@vedette/engine';
import { type Allowance, timeFor } from './allowance.ts';
import { errorText, type Request, resultText } from './envelope.ts';
import { type ProtocolError, paramsInvalid, protocolError, wireErrorOf } from './errors.ts';
import type { Allowed } from './limits.ts';
import type { Matches } from './matches.ts';
import type { Room } from './method.ts';
import { METHODS } from './methods/index.ts';
import type { Shelf } from './shelf.ts';

/** Carries one request out; gives the reply, or null when none is wanted. Never throws. */
export type Desk = (request: Request, allowance: Allowance) => Promise<string | null>;

/** Enough to recognise one's own mistake by. */
const LONGEST_METHOD = 60;

export interface Office {
  readonly shelf: Shelf;
  readonly matches: Matches;
  /** For `engine.hello` to tell. */
  readonly allowed: Allowed;
}

/** A desk in this thread: who can look at the clock keeps to the time, nobody else is stopped. */
export function deskOf(office: Office): Desk {
  const methods = [...METHODS.keys()];
  return async ({ id, silent, method: name, params: given }, allowance) => {
    const room: Room = { ...office, methods, time: timeFor(allowance) };
    let text: string;
    try {
      const method = METHODS.get(name);
      if (method === undefined) throw unknownMethod(name, methods);
      const params = checkForm(method.params, given);
      if (!params.ok) throw paramsInvalid(params.refusals.map(ofParams));
      const { result, commit } = await method.run(params.value, room);
      text = resultText(id, result, allowance.bytes);
      commit?.();
    } catch (thrown) {
      text = errorText(id, wireErrorOf(thrown));
    }
    return silent ? null : text;
  };
}

function unknownMethod(name: string, methods: readonly string[]): ProtocolError {
  const short = name.length <= LONGEST_METHOD ? name : `${name.slice(0, LONGEST_METHOD)}…`;
  const message = `There is no method "${short}"; there are: ${methods.join(', ')}.`;
  return protocolError('method.unknown', message);
}

/** A problem of form, said of the params rather than of a document. */
function ofParams(problem: Refusal): Refusal {
  const { code, says = code, params } = problem;
  return { ...problem, code: 'params.invalid', says, params: { ...params, whole: 'params' } };
}
