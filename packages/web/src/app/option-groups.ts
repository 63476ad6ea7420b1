import type { OptionSpec, OptionTable, OptionValue } from '@vedette/engine';

export type Chosen = Readonly<Record<string, OptionValue>>;

/** Rooms of the rules, in the order of a game, with the parts of rule ids that lead there. */
const ROOMS = {
  scenario: ['SCN', 'RAND'],
  muster: ['UNIT', 'SOL', 'EQ', 'ARMY'],
  turns: ['TURN', 'SEQ', 'ACT', 'END'],
  moving: ['MOV', 'CAV', 'CHG'],
  seeing: ['VIS'],
  shooting: ['SHT', 'HIT'],
  melee: ['MEL', 'CRIT'],
  nerve: ['MOR'],
  monsters: ['MON', 'MONA'],
  chance: ['EVT', 'ENC', 'FATE'],
  attributes: ['ATT'],
  together: ['SOLO', 'COOP'],
  campaign: ['CAMP'],
} as const;

type Room = keyof typeof ROOMS | 'common';

interface OptionGroup {
  readonly room: Room;
  readonly options: readonly (readonly [key: string, spec: OptionSpec])[];
}

function roomOf({ rule }: OptionSpec): Room {
  const [, part] = rule.split('-');
  const found = Object.entries(ROOMS).find(([, parts]) => (parts as readonly string[]).includes(part ?? ''));
  return (found?.[0] as Room | undefined) ?? 'common';
}

/** By rooms; those that bear all the words, or all when there are none. */
export function optionGroups(table: OptionTable, words: string): readonly OptionGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = Object.entries(table).filter(([key, { title, rule }]) => {
    const text = `${key} ${title} ${rule}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const rooms: readonly Room[] = [...(Object.keys(ROOMS) as (keyof typeof ROOMS)[]), 'common'];
  return rooms
    .map((room) => ({ room, options: found.filter(([, spec]) => roomOf(spec) === room) }))
    .filter(({ options }) => options.length > 0);
}

/** With this one set; what is as the book has it is not worth a word. */
export function withOption(table: OptionTable, chosen: Chosen, key: string, value: OptionValue): Chosen {
  const { [key]: _, ...others } = chosen;
  return value === table[key]?.default ? others : { ...others, [key]: value };
}

/** Those of the table that are not as the book has them. */
export function changedOptions(table: OptionTable, chosen: Chosen): readonly string[] {
  return Object.keys(chosen).filter(
    (key) => Object.hasOwn(table, key) && chosen[key] !== table[key]!.default,
  );
}
