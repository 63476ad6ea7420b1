import { type TextField, nameField as wordedNameField } from '@vedette/engine';
import { LONGEST_NAME } from '../unit.ts';
import { words } from './words.ts';

/** SB-UNIT-18: a member's name, free text; "Another name for Harriet Ashdown". */
export function nameField(name: string, at: string): TextField {
  return wordedNameField(at, name, LONGEST_NAME, words);
}
