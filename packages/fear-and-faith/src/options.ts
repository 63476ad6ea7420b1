import type { OptionTable, OptionValues } from '@vedette/engine';

/** FF-SET-14: 4+d3 is rolled before the first turn. */
const ROUNDS = ['none', '4+d3', ...Array.from({ length: 30 }, (_, i) => `${i + 1}` as const)] as const;

/** FF-OPT-01 to -37: the switches, each with the rule it turns. */
export const options = {
  'recoil-fallen-hackers': {
    kind: 'switch',
    default: true,
    title: 'Fallen enemies strike at those who recoil into them',
    rule: 'FF-HTH-13',
  },
  'printed-points': {
    kind: 'switch',
    default: true,
    title: 'Every profile costs what is printed',
    rule: 'FF-PARTY-17',
  },
  'carbine-is-rifle': {
    kind: 'switch',
    default: false,
    title: "The mounted hunter's carbine is a bolt action rifle",
    rule: 'FF-PARTY-17',
  },
  'custom-profiles': {
    kind: 'choice',
    default: 'ask',
    values: ['allowed', 'ask', 'forbidden'],
    title: "Profiles of the players' own",
    rule: 'FF-PARTY-15',
  },
  'point-limit': {
    kind: 'number',
    default: 300,
    min: 1,
    max: 10000,
    whole: true,
    title: 'Points for each party',
    rule: 'FF-PARTY-04',
  },
  'round-limit': {
    kind: 'choice',
    default: 'none',
    values: ROUNDS,
    title: 'Rounds to play',
    rule: 'FF-SET-14',
  },
  'multi-shot-firearms': {
    kind: 'switch',
    default: false,
    title: 'Pistols and automatics shoot once for every action',
    rule: 'FF-ACT-10',
  },
  'no-weapon-draw': {
    kind: 'switch',
    default: false,
    title: 'Every weapon is always ready',
    rule: 'FF-ACT-13',
  },
  'friends-passable': {
    kind: 'switch',
    default: false,
    title: 'Friends can be moved through',
    rule: 'FF-MOV-03',
  },
  'recoil-strict': {
    kind: 'switch',
    default: false,
    title: 'Recoil goes exactly straight away',
    rule: 'FF-HTH-12',
  },
  'vampires-ignore-claws': {
    kind: 'switch',
    default: false,
    title: 'Claws of monsters do not kill Vampires by night',
    rule: 'FF-HTH-05',
  },
  'strict-los': {
    kind: 'switch',
    default: false,
    title: 'One line from middle to middle decides what is seen',
    rule: 'FF-RNG-07',
  },
  'silver-no-automatics': {
    kind: 'switch',
    default: false,
    title: 'Semi- and full automatics never fire silver',
    rule: 'FF-RNG-03',
  },
  'assault-burst-short': {
    kind: 'switch',
    default: false,
    title: 'Bursts of assault rifles spread as far as others',
    rule: 'FF-RNG-16',
  },
  'wood-edge-return-fire': {
    kind: 'switch',
    default: false,
    title: 'Whoever stands at the edge of a wood can be shot from outside',
    rule: 'FF-RNG-19',
  },
  'fallen-ranged-quick-kill': {
    kind: 'switch',
    default: false,
    title: 'Any shot that beats a fallen model kills it',
    rule: 'FF-RNG-22',
  },
  'fear-only-monsters': {
    kind: 'switch',
    default: false,
    title: 'Only monsters, zombies and the fearful frighten by charging',
    rule: 'FF-FEAR-01',
  },
  'fear-vs-fear-fearful': {
    kind: 'switch',
    default: false,
    title: 'Monsters fear only those with a fear trait',
    rule: 'FF-FEAR-12',
  },
  'aura-affects-all': {
    kind: 'switch',
    default: false,
    title: 'An Aura of Terror frightens its own side too',
    rule: 'FF-FEAR-13',
  },
  'spiritual-leader-medium': {
    kind: 'switch',
    default: false,
    title: 'A Spiritual Leader helps as far as Medium',
    rule: 'FF-FEAR-04',
  },
  'free-spell-target': {
    kind: 'switch',
    default: false,
    title: 'Targets of spells are chosen after the dice',
    rule: 'FF-MAG-02',
  },
  'mob-three-moves': {
    kind: 'switch',
    default: false,
    title: 'The free move of a mob is not one of its two',
    rule: 'FF-GRP-03',
  },
  'immaterial-anchor': {
    kind: 'switch',
    default: false,
    title: 'A spirit is bound to an object until that is found',
    rule: 'FF-SPEC-30',
  },
  'stake-and-decapitate': {
    kind: 'switch',
    default: false,
    title: 'A staked Vampire needs a second blow',
    rule: 'FF-SPEC-50',
  },
  'instant-infection': {
    kind: 'switch',
    default: false,
    title: 'Victims may turn within one game',
    rule: 'FF-CAMP-11',
  },
  'zombie-entry-points': {
    kind: 'switch',
    default: false,
    title: 'Zombies come at agreed points, not at edges',
    rule: 'FF-SCN-05',
  },
  'hidden-twitchers': {
    kind: 'switch',
    default: false,
    title: 'Twitchers pass for Walking Dead until they run',
    rule: 'FF-SPEC-37',
  },
  'extra-ban-types': {
    kind: 'switch',
    default: false,
    title: 'A scenario may name more that can be banned',
    rule: 'FF-SPEC-08',
  },
  'astral-body': {
    kind: 'switch',
    default: false,
    title: 'A spirit is the dream of somebody who wakes next game',
    rule: 'FF-SPEC-30',
  },
  'game-master': {
    kind: 'switch',
    default: false,
    title: 'A third player lays out the terrain',
    rule: 'FF-SET-03',
  },
  'three-players': {
    kind: 'switch',
    default: false,
    title: 'Several evil parties, or any mix',
    rule: 'FF-GEN-20',
  },
  'printed-rules': {
    kind: 'switch',
    default: false,
    title: 'Two profiles have the rules that are printed',
    rule: 'FF-PARTY-17',
  },
  're-equip': {
    kind: 'choice',
    default: 'ask',
    values: ['forbidden', 'ask', 'allowed'],
    title: 'More equipment on printed profiles',
    rule: 'FF-PARTY-20',
  },
  'werewolf-claws-kill-werewolves': {
    kind: 'switch',
    default: false,
    title: 'Werewolves can kill each other',
    rule: 'FF-HTH-05',
  },
  'chainsaw-attack-only': {
    kind: 'switch',
    default: false,
    title: 'A chainsaw helps in its own attacks only',
    rule: 'FF-SPEC-11',
  },
  'shoot-lights': {
    kind: 'switch',
    default: false,
    title: 'Lamps can be shot out',
    rule: 'FF-SET-09',
  },
  'test-deaths-are-kills': {
    kind: 'switch',
    default: false,
    title: 'Whoever a failed test puts out of action counts as killed',
    rule: 'FF-GEN-21',
  },
} as const satisfies OptionTable;

/** The options of a match, all filled in. */
export type FaithOptions = OptionValues<typeof options>;
