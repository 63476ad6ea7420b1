import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, ORDINARY } from '../client.spec-support.ts';
import { folder, vedette } from './commands.spec-support.ts';

let here: Awaited<ReturnType<typeof folder>>;
beforeAll(async () => {
  here = await folder();
});
afterAll(() => here.remove());

const DUEL = ['odds', '--ruleset', 'duel', '--query', '{"striker": 0, "target": 1}'];

describe('vedette odds', () => {
  it('counts a shot in a few words, for people and for programs', async () => {
    const shot = ['odds', 'shot', '--shooter', 'infantryman', '--target', 'infantryman', '--range', '8'];
    const { code, said } = await vedette(...shot);
    expect(code).toBe(0);
    expect(said).toMatch(/^with +musket at 8" of 24"\n/);
    expect(said).toMatch(/^hits +45\.0 %$/m);
    const covered = JSON.parse((await vedette(...shot, '--cover', '--json')).said);
    expect(covered).toMatchObject({ possible: true, cover: true, distance: 8, hit: 0.36 });
  });

  it('counts a blow and a check', async () => {
    const blow = await vedette('odds', 'melee', '--attacker', 'hobgoblin', '--target', 'infantryman');
    expect(blow.said).toMatch(/^strikes back +\d/m);
    const check = ['odds', 'check', '--figure', 'infantryman', '--check', 'courage', '--number', '14'];
    expect((await vedette(...check)).said).toMatch(/^passes +28\.0 %$/m);
    expect((await vedette(...check, '--modifier=-2')).said).toMatch(/^passes +15\.0 %$/m);
  });

  it('counts in a position of one’s own, and in a saved match', async () => {
    const position = await here.put('position.json', { duellists: [3, 4].map((x) => ({ x, y: 3 })) });
    const asked = await vedette(...DUEL, '--position', position);
    expect([asked.code, JSON.parse(asked.said).hit]).toEqual([0, expect.any(Number)]);
    const engine = await client();
    await engine.ask('match.create', ORDINARY);
    const save = await here.put('save.json', (await engine.ask('match.save', { match: 'm1' }))['save']);
    expect(JSON.parse((await vedette(...DUEL, '--save', save, '--seat', '0')).said).points).toHaveLength(11);
  });

  it('counts what another game asks about', async () => {
    const game = ['--ruleset', 'fear-and-faith'];
    const fight = ['fight', '--attacker', 'cop', '--target', 'cop', '--powerful', '--fallen'];
    const { code, said } = await vedette('odds', ...fight, ...game);
    expect(code).toBe(0);
    expect(said).toMatch(/^rolls +d6 \+ 3 \+ 2 a helpless foe against d6 \+ 3 - 1 a heavy blow$/m);
    const dice = await vedette(
      'odds',
      'activation',
      '--figure',
      'werewolf',
      '--dice',
      '3',
      ...game,
      '--json',
    );
    expect(JSON.parse(dice.said)).toMatchObject({ possible: true, gambles: [{ dice: 3, of: 216 }] });
    const wrong = await vedette('odds', 'fear', '--figure', 'cop', '--source', 'nobody', ...game);
    expect(wrong.errors).toContain('--source: There is no "nobody" here');
  });

  it('says that something cannot be, and why', async () => {
    const far = ['odds', 'shot', '--shooter', 'infantryman', '--target', 'werewolf', '--range', '40'];
    const { code, said } = await vedette(...far);
    expect(code).toBe(0);
    expect(said).not.toContain('hits');
  });

  it.each([
    [
      'a type that is not there',
      ['shot', '--shooter', 'riflman', '--target', 'werewolf'],
      '--shooter: There is no "riflman" here. Did you mean "rifleman"?',
    ],
    ['nobody to shoot at', ['shot', '--shooter', 'rifleman'], '--target: Something is missing'],
    [
      'a range that is none',
      ['shot', '--shooter', 'rifleman', '--target', 'werewolf', '--range', 'far'],
      '--range: ',
    ],
    ['another thing to ask', ['parley'], '--ask: There is no "parley" here'],
    [
      'no number to reach',
      ['check', '--figure', 'infantryman', '--check', 'courage'],
      '--number: A courage check',
    ],
    ['no question', [], 'What is asked, and where?'],
    ['a question that is no JSON', ['--position', 'x.json', '--query', '{'], '--query'],
  ])('says what is wrong with %s', async (_, args, message) => {
    const { code, said, errors } = await vedette('odds', ...args);
    expect([code, said]).toEqual([1, '']);
    expect(errors).toContain(message);
  });

  it('takes a number below zero as it is typed', async () => {
    const check = ['odds', 'check', '--figure', 'infantryman', '--check', 'terror'];
    const typed = await vedette(...check, '--modifier', '-2');
    expect(typed).toMatchObject({ code: 0, said: expect.stringContaining('-2 modifier') });
    expect(typed).toEqual(await vedette(...check, '--modifier=-2'));
  });

  it('says which option was likely meant, and helps with the command', async () => {
    const { code, errors } = await vedette('odds', 'shot', '--shoter', 'rifleman');
    expect(code).toBe(2);
    expect(errors).toMatch(/^There is no option --shoter\. Did you mean --shooter\?\n\nvedette odds: /);
  });

  it('says of a game without short questions that it wants whole ones', async () => {
    const { code, errors } = await vedette('odds', 'shot', '--ruleset', 'duel');
    expect([code, errors]).toEqual([1, expect.stringContaining('A Duel wants a whole question')]);
  });
});
