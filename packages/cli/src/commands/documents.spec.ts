import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder, vedette } from './commands.spec-support.ts';

let here: Awaited<ReturnType<typeof folder>>;
beforeAll(async () => {
  here = await folder();
});
afterAll(() => here.remove());

describe('vedette scenario', () => {
  it('lists what there is, for people and for programs', async () => {
    const { code, said } = await vedette('scenario', 'list');
    expect(code).toBe(0);
    expect(said).toMatch(/^the-investigation +The Investigation$/m);
    const { said: json } = await vedette('scenario', 'list', '--json');
    expect(JSON.parse(json)).toContainEqual({ id: 'troll-bridge', title: 'Troll Bridge' });
  });

  it('tells what a word does in every game that has it, or in the one that is named', async () => {
    const { code, said } = await vedette('scenario', 'reference', 'blast');
    expect(code).toBe(0);
    const heads = (text: string) => text.split('\n').filter((line) => line.startsWith('### '));
    expect(heads(said)).toEqual([
      '### operation blast (The Silver Bayonet)',
      '### operation blast (Bayonet Point)',
      '### operation blast (Fear and Faith)',
    ]);
    const one = await vedette('scenario', 'reference', 'blast', '--ruleset', 'bayonet-point');
    expect(heads(one.said)).toEqual(['### operation blast (Bayonet Point)']);
    const wrong = await vedette('scenario', 'reference', 'blastt');
    expect(wrong.code).toBe(1);
    expect(wrong.errors).toContain('There is no word "blastt". Did you mean "blast"?');
    expect(wrong.errors.length).toBeLessThan(300);
  });

  it('shows one as a file that passes its own check', async () => {
    const { code, said } = await vedette('scenario', 'show', 'the-investigation');
    expect(code).toBe(0);
    const path = await here.put('mine.json', said);
    expect(await vedette('scenario', 'check', path)).toMatchObject({
      code: 0,
      said: expect.stringContaining('"the-investigation": good'),
    });
    expect(await vedette('scenario', 'show', 'waterloo')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('There is no scenario "waterloo"; there are: skirmish'),
    });
  });

  it('knows the scenarios of every game that is offered', async () => {
    const { code, said } = await vedette(
      'scenario',
      'show',
      'sack-the-chateau',
      '--ruleset',
      'bayonet-point',
    );
    expect(code).toBe(0);
    // The file says which game it is for.
    expect(await vedette('scenario', 'check', await here.put('chateau.json', said))).toMatchObject({
      code: 0,
      said: expect.stringContaining('"sack-the-chateau": good'),
    });
  });

  it('says what is wrong, where, and what would be right; and fails', async () => {
    const { said } = await vedette('scenario', 'show', 'the-revenants');
    const path = await here.put(
      'wrong.json',
      said.replaceAll('"monster": "revenant"', '"monster": "revenent"'),
    );
    const checked = await vedette('scenario', 'check', path);
    expect(checked.code).toBe(1);
    expect(checked.said).toMatch(
      /wrong \/monsters\/0\/monster: There is no monster "revenent"\. Did you mean "revenant"\? There are: revenant, .* more; .* \[SB-OPS-30\]/,
    );
    const { said: json } = await vedette('scenario', 'check', path, '--json');
    expect(JSON.parse(json)[0].problems[0]).toMatchObject({ code: 'scenario.unknown-id' });
  });

  it('checks several files, and a scenario that stands by itself', async () => {
    const { said } = await vedette('scenario', 'show', 'skirmish');
    const one = await here.put('one.json', JSON.parse(said).scenarios[0]);
    const two = await here.put('two.json', said);
    const checked = await vedette('scenario', 'check', one, two);
    expect(checked.code).toBe(0);
    expect(checked.said.match(/good/g)).toHaveLength(2);
  });

  it.each([
    ['that is not there', 'nowhere.json', null, 'there is no such file'],
    [
      'that is no JSON, with the line',
      'broken.json',
      '{\n  "format": oops\n}',
      /broken\.json(:2:\d+)?: no JSON/,
    ],
    ['of another kind', 'unit.json', { format: 'vedette-unit' }, '"format" must be "vedette-scenarios"'],
    [
      'for a game that nobody knows',
      'game.json',
      { format: 'vedette-scenarios', version: 1, ruleset: 'chess', scenarios: [{}] },
      'No ruleset is called "chess"',
    ],
  ])('says in one line what is wrong with a file %s', async (_, name, document, message) => {
    const path = document === null ? here.at(name) : await here.put(name, document);
    const checked = await vedette('scenario', 'check', path);
    expect(checked).toMatchObject({ code: 1, said: '' });
    expect(checked.errors).toMatch(message);
  });
});

describe('vedette unit', () => {
  it('shows a ready-made one that passes its own check', async () => {
    const { said } = await vedette('unit', 'show', '1');
    const path = await here.put('unit-1.json', said);
    expect(await vedette('unit', 'check', path)).toEqual({ code: 0, said: `${path}: good.\n`, errors: '' });
    expect((await vedette('unit', 'show', '99')).errors).toContain('not "99"');
  });

  it('says what is wrong with one, with the rule', async () => {
    const { said } = await vedette('unit', 'show', '1');
    const unit = JSON.parse(said);
    const path = await here.put('crowd.json', { ...unit, soldiers: [...unit.soldiers, ...unit.soldiers] });
    const checked = await vedette('unit', 'check', path);
    expect(checked.code).toBe(1);
    expect(checked.said).toMatch(/wrong .*\[SB-UNIT-\d+\]/);
  });

  it('says what is missing or misspelt in plain words, each with its place once', async () => {
    expect((await vedette('unit', 'check', await here.put('empty.json', {}))).said).toContain(
      '\n  wrong /name: is missing; it must be a text.\n',
    );
    const { said } = await vedette('unit', 'show', '1');
    const typo = await here.put('typo.json', { ...JSON.parse(said), offiser: {} });
    expect((await vedette('unit', 'check', typo)).said).toBe(
      `${typo}: 1 thing is wrong.\n  wrong: The document: there is no place here for "offiser".\n`,
    );
  });

  it('says of a folder that it is one', async () => {
    expect((await vedette('unit', 'check', here.at('.'))).errors).toContain('that is a folder, not a file');
  });
});

describe('words that make no command', () => {
  it.each([
    [['scenario'], '"scenario" what? There are: scenario list'],
    [['scenario', 'check'], '"scenario check" needs a word more.'],
    [['scenario', 'show', 'a', 'b'], '"b" is one word too many.'],
    [['unit', 'show', '1', '--json'], '"unit show" has no --json.'],
  ])('%j', async (args, message) => {
    expect(await vedette(...args)).toMatchObject({
      code: 2,
      said: '',
      errors: expect.stringContaining(message),
    });
  });
});
