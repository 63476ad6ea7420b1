import type { CarriedFault } from '../../../data/attribute-check.ts';

/** What is wrong with an attribute that somebody wrote, as the end of a sentence. */
export function attributeFault(wrong: CarriedFault): string {
  switch (wrong.fault) {
    case 'written':
      return 'must be written as "id" or "id:argument/argument"';
    case 'unknown':
      return 'is no attribute of the game';
    case 'no-argument':
      return 'takes nothing after its name';
    case 'number':
      return 'needs one number, as in "sow-fear:0"';
    case 'reduction':
      return 'needs a number and may say against what, as in "damage-reduction:4/shooting"';
    case 'types':
      return 'needs damage types, as in "allergy:silver/fire"';
    case 'form':
      return `needs a form: ${wrong.known.join(', ')}`;
    case 'some':
      return `takes only ${wrong.known.join(', ')}`;
    case 'none-of-the-game':
      return 'is none of the game';
    case 'status':
      return 'goes under `statuses`, by its name';
    case 'depth':
      return 'needs its depth, as in "cursed:1"';
    case 'value':
      return `needs a number, as in "${wrong.example}"`;
    case 'thrower':
      return 'needs the place of its thrower among the figures, as in "wasting:0"';
    case 'a-form':
      return `needs a form, as in "${wrong.example}"`;
  }
}
