/** Questions, and what can be answered. */
export const prompt = {
  chooseCard: {
    title: (name: string) => `Which card does ${name} hide?`,
    options: {
      lunge: 'Lunge: +3 on a strike',
      parry: 'Parry: +3 guard against one',
      draught: 'Draught: 3 health',
    },
  },
  walk: { title: (name: string, paces: number) => `Where does ${name} walk, up to ${paces} paces?` },
  strike: {
    title: (name: string) => `Does ${name} strike?`,
    options: { strike: 'Strike', hold: 'Hold the blade' },
  },
  spendFate: {
    title: (power: number, skill: number, total: number, needed: number) =>
      `${power} and ${skill} make ${total} against ${needed}. Spend a fate die?`,
    options: { keep: 'Let it stand', power: 'Power die again', skill: 'Skill die again' },
  },
  playCard: {
    title: (card: string) => `Play the ${card} now?`,
    options: { keep: 'Not yet', play: 'Play it' },
  },
  strikeBack: {
    title: (name: string) => `${name} is still standing.`,
    options: { 'strike-back': 'Strike back', 'back-off': 'Back off 2 paces' },
    standing: { when: 'After a blow', answers: { 'strike-back': 'strike back', 'back-off': 'back off' } },
  },
  standFast: {
    title: (name: string) => `${name} is about to fall.`,
    options: { spend: 'Spend a fate die and stand', fall: 'Fall' },
  },
};
