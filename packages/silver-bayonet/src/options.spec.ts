import { optionProblems, withDefaults } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { OF_THE_BOOKS, ofTheBooks } from './data/of-the-books.spec-support.ts';
import { DEFAULT_OPTIONS, options } from './options.ts';
import { tongues } from './words/index.ts';

/** Key, default and rule of the catalogue's option tables, without those of campaigns; off is false, on is true. */
const CATALOGUE = `
metric off SB-GEN-04
metric-physical-bases off SB-GEN-04
outside-list off SB-UNIT-15
slot-soldier-special 2 SB-UNIT-10
initiative-reroll on SB-TURN-02
weather-duration game SB-EVT-01
weather-stacks off SB-EVT-01
artillery-credit off SB-EVT-06
encounter-threshold 2 SB-ENC-03
encounter-threshold-full off SB-ENC-03
encounter-xp off SB-ENC-04
pass-through-friends off SB-MOV-03
doubling-stacks off SB-MOV-08
jump-height 0.5 SB-MOV-18
paralysed-reacts yes SB-MEL-07
back-off-drop stop SB-MEL-10
distraction-needs-los off SB-MEL-14
figures-in-the-way cover SB-SHT-06
obscuring-depth 4 SB-SHT-07
criticals off SB-CRIT-01
lose-bayonet-only off SB-CRIT-04
mounted-in-structures off SB-CAV-05
monster-path cost SB-MONA-06
multi-end last SB-END-02
bear-natural-weapons off SB-SOL-27
salt-hurts-undead off SB-EQ-25
swivel-needs-cartridge-box off SB-EQ-32
irritants-force off SB-ATT-26
medic-limit-per-medic off SB-ATT-29
courage-miracle-once off SB-ATT-31
quick-load-return-fire off SB-ATT-35
strong-and-very-strong-add off SB-ATT-46
unlit-torches-scare off SB-ATT-49
sow-fear-for-officers off SB-ATT-55
wasting-ends-with-thrower off SB-ATT-57
eyeless-throws-blind off SB-ATT-58
mummys-curse-table on SB-ATT-66
hard-mode off SB-ATT-79
solo-bones-rise off SB-ATT-85
standard-bases off SB-MON-03
hurlers-close-in off SB-MON-06
vampires-burn-in-sunlight off SB-MON-30
bat-swarms-fly off SB-MON-34
baxbax-reduction 0 SB-MON-48
holder-secures off SB-SCN-GEN-23
end-on-objective off SB-SCN-GEN-31
turn-limit 0 SB-SCN-GEN-31
solo-attribute-dice on SB-SOLO-05
solo-events off SB-SOLO-06
solo-free-hand off SB-SOLO-07
coop-events off SB-COOP-01
coop-xp shared SB-COOP-05
supplement-canada off SB-ATT-02
supplement-carpathians off SB-ATT-02
supplement-egypt off SB-ATT-02
supplement-italy off SB-ATT-02`;

const word = (value: unknown) => (value === true ? 'on' : value === false ? 'off' : String(value));

describe('options', () => {
  it('are those of the catalogue, with its defaults and rules', () => {
    const all = Object.entries(options).map(([key, spec]) => ({ key, ...spec }));
    const ours = ofTheBooks(all).map((spec) => `${spec.key} ${word(spec.default)} ${spec.rule}`);
    expect(ours.sort(), OF_THE_BOOKS).toEqual(CATALOGUE.trim().split('\n').sort());
  });

  it('the defaults are what the engine fills in', () => {
    expect(withDefaults(options, {})).toEqual(DEFAULT_OPTIONS);
    expect(optionProblems(options, DEFAULT_OPTIONS)).toEqual([]);
  });

  it('every choice has its default first, as the catalogue lists it', () => {
    const choices = Object.values(options).filter((spec) => spec.kind === 'choice');
    expect(choices.length).toBeGreaterThan(0);
    for (const { values, default: usual } of choices) expect(values[0]).toBe(usual);
  });

  it('every title is short and says something of its own', () => {
    const titles = Object.values(tongues.en.options).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(100);
  });

  it('each has its own type', () => {
    const on: boolean = DEFAULT_OPTIONS['criticals'];
    const how: 'cover' | 'ignore' | 'block' = DEFAULT_OPTIONS['figures-in-the-way'];
    const depth: number = DEFAULT_OPTIONS['obscuring-depth'];
    expect([on, how, depth]).toEqual([false, 'cover', 4]);
  });
});
