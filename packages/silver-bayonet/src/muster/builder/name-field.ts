import type { TextField } from '@vedette/engine';
import { LONGEST_NAME } from '../unit.ts';
import { words } from './words.ts';

/** SB-UNIT-18: a member's name, free text; "Another name for Harriet Ashdown". */
export function nameField(name: string, at: string): TextField {
  return {
    kind: 'text',
    at: `${at}/name`,
    label: words.name,
    value: name,
    most: LONGEST_NAME,
    suggest: words.anotherName(name === '' ? words.somebody : name),
  };
}
