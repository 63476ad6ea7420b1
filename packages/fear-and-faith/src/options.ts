import type { OptionTable, OptionValues } from '@vedette/engine';

/** FF-SET-14: 4+d3 is rolled before the first turn. */
export const ROUNDS = ['none', '4+d3', ...Array.from({ length: 30 }, (_, i) => `${i + 1}` as const)] as const;

/** FF-OPT-01 to -37: the switches, each with the rule it turns. */
export const options = {
  'recoil-fallen-hackers': {
    kind: 'switch',
    default: true,
    rule: 'FF-HTH-13',
  },
  'printed-points': {
    kind: 'switch',
    default: true,
    rule: 'FF-PARTY-17',
  },
  'carbine-is-rifle': {
    kind: 'switch',
    default: false,
    rule: 'FF-PARTY-17',
  },
  'custom-profiles': {
    kind: 'choice',
    default: 'ask',
    values: ['allowed', 'ask', 'forbidden'],
    rule: 'FF-PARTY-15',
  },
  'point-limit': {
    kind: 'number',
    default: 300,
    min: 1,
    max: 10000,
    whole: true,
    rule: 'FF-PARTY-04',
  },
  'round-limit': {
    kind: 'choice',
    default: 'none',
    values: ROUNDS,
    rule: 'FF-SET-14',
  },
  'multi-shot-firearms': {
    kind: 'switch',
    default: false,
    rule: 'FF-ACT-10',
  },
  'no-weapon-draw': {
    kind: 'switch',
    default: false,
    rule: 'FF-ACT-13',
  },
  'friends-passable': {
    kind: 'switch',
    default: false,
    rule: 'FF-MOV-03',
  },
  'recoil-strict': {
    kind: 'switch',
    default: false,
    rule: 'FF-HTH-12',
  },
  'vampires-ignore-claws': {
    kind: 'switch',
    default: false,
    rule: 'FF-HTH-05',
  },
  'strict-los': {
    kind: 'switch',
    default: false,
    rule: 'FF-RNG-07',
  },
  'silver-no-automatics': {
    kind: 'switch',
    default: false,
    rule: 'FF-RNG-03',
  },
  'assault-burst-short': {
    kind: 'switch',
    default: false,
    rule: 'FF-RNG-16',
  },
  'wood-edge-return-fire': {
    kind: 'switch',
    default: false,
    rule: 'FF-RNG-19',
  },
  'fallen-ranged-quick-kill': {
    kind: 'switch',
    default: false,
    rule: 'FF-RNG-22',
  },
  'fear-only-monsters': {
    kind: 'switch',
    default: false,
    rule: 'FF-FEAR-01',
  },
  'fear-vs-fear-fearful': {
    kind: 'switch',
    default: false,
    rule: 'FF-FEAR-12',
  },
  'aura-affects-all': {
    kind: 'switch',
    default: false,
    rule: 'FF-FEAR-13',
  },
  'spiritual-leader-medium': {
    kind: 'switch',
    default: false,
    rule: 'FF-FEAR-04',
  },
  'free-spell-target': {
    kind: 'switch',
    default: false,
    rule: 'FF-MAG-02',
  },
  'mob-three-moves': {
    kind: 'switch',
    default: false,
    rule: 'FF-GRP-03',
  },
  'immaterial-anchor': {
    kind: 'switch',
    default: false,
    rule: 'FF-SPEC-30',
  },
  'stake-and-decapitate': {
    kind: 'switch',
    default: false,
    rule: 'FF-SPEC-50',
  },
  'instant-infection': {
    kind: 'switch',
    default: false,
    rule: 'FF-CAMP-11',
  },
  'zombie-entry-points': {
    kind: 'switch',
    default: false,
    rule: 'FF-SCN-05',
  },
  'hidden-twitchers': {
    kind: 'switch',
    default: false,
    rule: 'FF-SPEC-37',
  },
  'extra-ban-types': {
    kind: 'switch',
    default: false,
    rule: 'FF-SPEC-08',
  },
  'astral-body': {
    kind: 'switch',
    default: false,
    rule: 'FF-SPEC-30',
  },
  'game-master': {
    kind: 'switch',
    default: false,
    rule: 'FF-SET-03',
  },
  'three-players': {
    kind: 'switch',
    default: false,
    rule: 'FF-GEN-20',
  },
  'printed-rules': {
    kind: 'switch',
    default: false,
    rule: 'FF-PARTY-17',
  },
  're-equip': {
    kind: 'choice',
    default: 'ask',
    values: ['forbidden', 'ask', 'allowed'],
    rule: 'FF-PARTY-20',
  },
  'werewolf-claws-kill-werewolves': {
    kind: 'switch',
    default: false,
    rule: 'FF-HTH-05',
  },
  'chainsaw-attack-only': {
    kind: 'switch',
    default: false,
    rule: 'FF-SPEC-11',
  },
  'shoot-lights': {
    kind: 'switch',
    default: false,
    rule: 'FF-SET-09',
  },
  'test-deaths-are-kills': {
    kind: 'switch',
    default: false,
    rule: 'FF-GEN-21',
  },
} as const satisfies OptionTable;

/** The options of a match, all filled in. */
export type FaithOptions = OptionValues<typeof options>;
