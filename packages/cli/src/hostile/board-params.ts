import type { Random } from '@vedette/engine';
import { pick } from '@vedette/engine/testing';
import type { OpenMatch } from './material.ts';

/** Params for what measures on a table; null: the method does no such thing. */
export function boardParams(method: string, match: OpenMatch, chance: Random): object | null {
  const eyes = { match: match.id, seat: chance.below(4) === 0 ? null : match.seat };
  const somebody = () => pick([...match.figures, 'nobody'], chance);
  const place = () => ({ x: chance.below(60), y: chance.below(60), z: 0 });
  const perhaps = (params: object) => (chance.below(2) === 0 ? params : {});
  switch (method) {
    case 'match.scene':
    case 'match.reach':
      return eyes;
    case 'match.route':
      return { ...eyes, to: place() };
    case 'match.way':
      return { ...eyes, path: Array.from({ length: chance.below(4) }, place) };
    case 'match.formed':
      return { ...eyes, formation: { middle: place(), facing: chance.below(72), shape: 'line' } };
    case 'match.sight':
      return { ...eyes, figure: somebody(), ...perhaps({ target: somebody() }), ...perhaps({ at: place() }) };
    case 'match.threats':
      return { ...eyes, figure: somebody(), ...perhaps({ at: place() }) };
    case 'match.prospects':
      return { ...eyes, ...perhaps({ target: somebody() }), ...perhaps({ from: place() }) };
    default:
      return null;
  }
}
