export type CloseId =
  | 'chainsaw'
  | 'hand-weapon'
  | 'heavy-weapon'
  | 'magic-weapon'
  | 'natural'
  | 'razor'
  | 'silver-weapon'
  | 'stake';

/** FF-ACT-13, FF-HTH-05: what a model strikes with. */
export interface CloseWeapon {
  readonly id: CloseId;
  readonly title: string;
  readonly kind: 'close';
  /** On Combat in hand-to-hand. */
  readonly bonus: number;
  readonly hands: 0 | 1 | 2;
  /** FF-SPEC-46: whether a Silver Weapon rule makes it silver. */
  readonly silver: boolean;
  readonly wood: boolean;
  /** FF-HTH-05: whom it kills by beating; a stake only a vampire who is down or transfixed. */
  readonly lethal: 'helpless-vampire' | 'werewolf' | 'zombie' | null;
  /** FF-MOV-10: on the roll to bash a door. */
  readonly bash: number;
  /** FF-SPEC-50: on Combat against anything but a vampire. */
  readonly againstOthers: number;
  /** FF-SPEC-34: touches what has no body, and kills what magic kills. */
  readonly magic: boolean;
}

const PLAIN = {
  kind: 'close',
  bonus: 0,
  silver: false,
  wood: false,
  lethal: null,
  bash: 0,
  againstOthers: 0,
  magic: false,
} as const;

export const CLOSE_WEAPONS: readonly CloseWeapon[] = [
  { ...PLAIN, id: 'hand-weapon', title: 'Hand weapon', hands: 1, silver: true },
  { ...PLAIN, id: 'natural', title: 'Claws and teeth', hands: 0 },
  { ...PLAIN, id: 'heavy-weapon', title: 'Heavy weapon', hands: 2, bash: 1 },
  { ...PLAIN, id: 'chainsaw', title: 'Chainsaw', bonus: 2, hands: 2, lethal: 'zombie', bash: 1 },
  { ...PLAIN, id: 'razor', title: 'Razor', hands: 1, silver: true },
  {
    ...PLAIN,
    id: 'stake',
    title: 'Wooden stake',
    hands: 2,
    wood: true,
    lethal: 'helpless-vampire',
    againstOthers: -1,
  },
  {
    ...PLAIN,
    id: 'silver-weapon',
    title: 'Silver hand weapon',
    hands: 1,
    silver: true,
    lethal: 'werewolf',
  },
  { ...PLAIN, id: 'magic-weapon', title: 'Magic weapon', hands: 1, magic: true },
];

/** FF-SPEC-11 */
export const CHAINSAW_FOLLOW_UP = -1;
