import type { Refusal } from '@vedette/engine';
import type { AttributeEntry, Source } from '../data/attribute.ts';
import { ATTRIBUTES } from '../data/attributes.ts';
import { NATIONS } from '../data/nations.ts';
import type { SilverBayonetOptions } from '../options.ts';
import { say } from '../refusals.ts';
import { problem } from './codes.ts';

/** Who chooses: SB-ATT-02 lets Officers, Junior Officers and Veteran Hunters. */
export interface Chooser {
  readonly who: string;
  readonly role: 'officer' | 'soldier';
  readonly nation: string;
}

/** The options that say which attributes are open. */
export type Switches = Pick<
  SilverBayonetOptions,
  | 'sow-fear-for-officers'
  | 'supplement-canada'
  | 'supplement-carpathians'
  | 'supplement-egypt'
  | 'supplement-italy'
>;

/** SB-UNIT-06, SB-ATT-02: why this one cannot be chosen, or null. */
export function choiceProblem(id: string, by: Chooser, options: Switches, path: string): Refusal | null {
  const attribute = ATTRIBUTES.find((known) => known.id === id);
  if (attribute === undefined) {
    const said = say('unit.unknown-attribute', { who: by.who, id });
    return problem('unit.unknown-attribute', 'SB-UNIT-06', path, said);
  }
  const { nations, sources } = attribute;
  if (!isOpen(attribute, by, options)) {
    const said = say('unit.attribute-not-open', { who: by.who, attribute: id });
    return problem('unit.attribute-not-open', 'SB-ATT-02', path, said);
  }
  if (nations !== undefined && !nations.includes(by.nation)) {
    const allowed = NATIONS.filter((nation) => nations.includes(nation.id)).map((nation) => nation.id);
    const said = say('unit.attribute-nation', { who: by.who, attribute: id, nations: allowed });
    return problem('unit.attribute-nation', 'SB-UNIT-06', path, said);
  }
  if (!sources.some((source) => inPlay(source, options))) {
    const said = say('unit.attribute-supplement', { who: by.who, attribute: id, sources });
    return problem('unit.attribute-supplement', 'SB-ATT-02', path, said);
  }
  return null;
}

/** SB-ATT-55.R2: Sow Fear is an Officer's only by option. */
function isOpen({ id, officers }: AttributeEntry, by: Chooser, options: Switches): boolean {
  if (officers === true) return true;
  return id === 'sow-fear' && by.role === 'officer' && options['sow-fear-for-officers'];
}

function inPlay(source: Source, options: Switches): boolean {
  return source === 'core' || options[`supplement-${source}`];
}

/** Every attribute that may be chosen, for whoever offers the choice. */
export function attributesOnOffer(by: Chooser, options: Switches): readonly AttributeEntry[] {
  return ATTRIBUTES.filter(({ id }) => choiceProblem(id, by, options, '') === null);
}
