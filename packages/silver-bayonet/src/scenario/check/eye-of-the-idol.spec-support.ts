/** SB-OPS-80: a small scenario that is complete and valid. */
export const EYE_OF_THE_IDOL = {
  id: 'the-eye-of-the-idol',
  name: 'The Eye of the Idol',
  mode: 'competitive',
  players: { min: 2, max: 2 },
  premise: 'One eye of the idol is left. Two units want it; so does whatever the garden feeds.',
  boards: [{ id: 'main', width: 36, height: 36 }],
  symmetry: 'rotate-180',
  terrain: [
    { id: 'idol', type: 'rock', shape: { rect: [17, 17, 2, 2] }, height: 3 },
    { id: 'wall-n', type: 'low-wall', shape: { rect: [12, 26, 12, 0.4] } },
    { id: 'wall-s', type: 'low-wall', shape: { rect: [12, 9.6, 12, 0.4] } },
    { id: 'thicket-nw', type: 'thicket', shape: { rect: [5, 24, 5, 4] } },
    { id: 'thicket-se', type: 'thicket', shape: { rect: [26, 8, 5, 4] } },
  ],
  zones: { 'idol-shadow': { shape: { circle: [18, 18, 4] } } },
  clues: [
    { id: 'grave-1', at: [10, 18], deck: 'graves' },
    { id: 'grave-2', at: [26, 18], deck: 'graves' },
    { id: 'idol-head', at: [18, 18], level: 3, deck: 'graves' },
  ],
  decks: {
    graves: {
      cards: [
        {
          card: 'ace-of-clubs',
          name: 'The eye',
          text: 'It is warm, and it looks at you.',
          do: [{ op: 'give-object', object: 'eye', to: 'actor' }],
        },
        {
          card: 'king-of-clubs',
          name: 'A relic',
          text: 'Gain 1 Power Die.',
          do: [{ op: 'fate', side: 'actor-player', die: 'power', n: 1 }],
        },
        {
          card: 'queen-of-clubs',
          name: 'Oil of the chapel',
          text: 'Your blows are blessed.',
          do: [{ op: 'imbue', who: 'actor', attacks: 'melee', as: 'blessed' }],
        },
      ],
    },
  },
  objects: [
    { id: 'eye', name: "The idol's eye", carry: { pickup: 'action', clear: 1, drop: 'free', speed: -2 } },
  ],
  deployment: { order: 'roll-off', pairs: [['south', 'north']], depth: 2 },
  rules: [
    {
      id: 'ghouls',
      when: { event: 'turn-end', turns: [2, 4, 6] },
      do: [{ op: 'place-monster', monster: 'ghoul', at: { edgeCentre: 'undeployed' } }],
    },
    {
      id: 'dread',
      when: { event: 'zone-entered', zones: ['idol-shadow'], who: { is: 'soldier' } },
      do: [
        {
          op: 'check',
          who: 'actor',
          stat: 'courage',
          tn: 10,
          fail: [{ op: 'fatigue', who: 'actor', n: 1 }],
        },
      ],
    },
  ],
  rewards: [
    { id: 'eye', xp: 2, text: 'Secure the eye.', if: { tally: 'secured', objects: ['eye'], min: 1 } },
    { id: 'clues', xp: 1, text: 'Search a grave.', if: { tally: 'clues', min: 1 } },
    { id: 'ghouls', xp: 1, text: 'Kill two Ghouls.', if: { tally: 'kills', monster: 'ghoul', min: 2 } },
    { id: 'casualties', xp: 2, text: 'Three casualties.', if: { tally: 'casualties', min: 3 } },
  ],
};
