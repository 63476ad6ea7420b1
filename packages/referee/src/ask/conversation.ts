import { FIRST_LOCALE, type Locale, type Seat, type Start } from '@vedette/engine';
import type { Session } from '../session.ts';
import { words } from '../words/index.ts';
import { chosen, done } from './answer.ts';
import { choicesOf } from './choices.ts';
import { type Command, type CommandId, commandOf } from './command.ts';
import { directionSaid, pointOf } from './compass.ts';
import { deed, isDeed } from './deeds.ts';
import { type Body, Eyes } from './eyes.ts';
import { meant, plain, withoutParticles } from './find.ts';
import { move, nearestFoe, type Went } from './going.ts';
import { Herald, type Places } from './herald.ts';
import { deedsOf, intentFor, picksOne, wayFor } from './lead.ts';
import { Numbers } from './numbers.ts';
import { drawnPlan, sentFirst } from './plans.ts';
import { denials, hasUsual, nothingAsked, orders } from './question.ts';
import { shoot, shots } from './shots.ts';
import {
  cardOfBody,
  cover,
  enemies,
  friends,
  ground,
  lookAt,
  markers,
  onePlace,
  scan,
  scanAll,
  where,
  whoSees,
} from './sights.ts';
import { fate, lastLines, score, sinceThen } from './story.ts';
import type { Tidings } from './tiding.ts';
import { type Deed, type Told, told } from './told.ts';

/** Before the id of a command: buttons and keys mean the same in every language. */
const DIRECTLY = ':';

/** Before what an answer starts: a key means that, whatever its number is. */
const DEED = '=';

/** Lines of the log that `last` tells where no number is said. */
const LAST = 5;

/** What somebody and the table have said to each other so far, as far as it matters to what is said next. */
export class Conversation {
  private readonly session: Session;
  /** Whoever shares a screen has heard other things than the next: one for each pair of eyes. */
  private readonly heralds = new Map<Seat | null, Herald>();
  private readonly numbers = new Numbers();
  /** As it was when the rest was said; what is older is forgotten. */
  private eyes: Eyes | null = null;
  private more: readonly string[] = [];
  private plan: Deed | null = null;
  /** What the numbers stand for, where it is not the answers to what is asked. */
  private offer: readonly (() => Told)[] | null = null;
  /** A command that waits for a name, and the names it could be. */
  private asking: { readonly command: string; readonly names: readonly string[] } | null = null;
  /** Who was told something last. */
  private spokenTo: Seat | null = null;
  /** Lines of the log when something was decided here last. */
  private decided = 0;

  constructor(session: Session) {
    this.session = session;
  }

  /** What is new since it was asked last, to be spoken; `places`: where the ground is asked for they are counted. */
  tidings(places: Places = 'counted'): Tidings {
    const { viewer } = this.session;
    const herald = this.heralds.get(viewer) ?? new Herald();
    this.heralds.set(viewer, herald);
    const told = herald.tell(this.look(), places);
    return told.length === 0 ? told : [...this.handedOn(), ...told];
  }

  /** Where several share a screen, whoever is spoken to is named when it is another. */
  private handedOn(): Tidings {
    const { viewer, seats } = this.session;
    const isAnother = seats.length > 1 && viewer !== null && viewer !== this.spokenTo;
    this.spokenTo = viewer;
    if (!isAnother) return [];
    const { say, scene } = this.look();
    return [{ kind: 'news', text: say.handedOn(scene.sides[viewer]?.name ?? ''), at: null }];
  }

  /** What the table says to a line that somebody types. */
  ask(line: string): Told {
    const eyes = this.look();
    const answer = this.answer(eyes, line.trim());
    if (answer.deed?.does !== 'repeat') this.more = answer.more;
    const { deed } = answer;
    if (deed?.does === 'plan') this.plan = deed;
    if (deed?.does === 'give') this.decided = this.session.lines;
    return answer;
  }

  /** What was planned belongs to the question that was open then. */
  private look(): Eyes {
    if (this.eyes?.moment === this.session.moment) return this.eyes;
    this.eyes = new Eyes(this.session, this.numbers);
    this.plan = null;
    this.offer = null;
    this.asking = null;
    return this.eyes;
  }

  private answer(eyes: Eyes, line: string): Told {
    if (line === '') {
      if (this.plan !== null) return this.goAhead(eyes);
      return this.usual(eyes) ?? told('', { deed: { does: 'repeat' } });
    }
    const direct = line.startsWith(DIRECTLY) ? line.slice(DIRECTLY.length) : '';
    if (Object.hasOwn(eyes.say.commands, direct))
      return this.obey(eyes, { id: direct as CommandId, rest: '' });
    const start = line.startsWith(DEED) ? line.slice(DEED.length) : '';
    if (isDeed(eyes, start)) return this.byKey(eyes, start);
    const { asking } = this;
    this.asking = null;
    const named =
      asking === null
        ? []
        : meant(
            asking.names.map((name) => ({ names: [name] })),
            line,
          );
    const numbers = numbersIn(line);
    const isOffered = numbers !== null && this.offer !== null;
    if (asking !== null && named.length === 1 && !isOffered)
      return this.answer(eyes, `${asking.command} ${named[0]!.names[0]}`);
    if (numbers !== null) return this.byNumber(eyes, numbers);
    const command = commandOf(line, eyes.say);
    const option = this.byName(eyes, line);
    if (command === null) return option ?? this.unknown(eyes, line);
    return this.obey(eyes, command);
  }

  /** Where somebody is to be sent, a key sends the first who can do it. */
  private byKey(eyes: Eyes, start: Start): Told {
    const { options = [] } = eyes.question ?? {};
    const sends = options.some(({ starts }) => starts === 'send');
    if (!sends || options.some(({ starts }) => starts === start)) return deed(eyes, start);
    if (start !== 'move' && start !== 'shoot') return deed(eyes, start);
    const said = this.obey(eyes, { id: start, rest: '' });
    if (start !== 'move' || said.deed?.does !== 'plan') return said;
    // Dice come first: whoever presses the key for a move has sent him with it.
    const { intents } = said.deed;
    const sent = options.find(({ id }) => id === intents[0]?.answer);
    return told(eyes.say.given(sent?.words ?? ''), { deed: { does: 'give', intents } });
  }

  private goAhead(eyes: Eyes): Told {
    const { plan } = this;
    this.plan = null;
    if (plan?.does !== 'plan') return this.usual(eyes) ?? told(eyes.say.nothingPlanned);
    return told('', { deed: { does: 'give', intents: plan.intents } });
  }

  /** Where several can be chosen, what most would choose. */
  private usual({ question }: Eyes): Told | null {
    if (question === null || question.form !== 'some') return null;
    if (picksOne(question) || !hasUsual(question)) return null;
    const ids = question.options.filter(({ usual }) => usual === true).map(({ id }) => id);
    return told('', { deed: { does: 'give', intents: [intentFor(question, ids)] } });
  }

  private byNumber(eyes: Eyes, numbers: readonly number[]): Told {
    const { question, say } = eyes;
    if (question === null) return told(nothingAsked(eyes));
    const { offer } = this;
    if (offer === null && question.form === 'number') {
      const [min, max] = [Number(question.facts['min'] ?? 0), Number(question.facts['max'] ?? 0)];
      const [value] = numbers;
      if (value! < min || value! > max) return told(say.wrongCount(min, max));
      return told(say.given(String(value)), {
        deed: { does: 'give', intents: [intentFor(question, value!)] },
      });
    }
    const choices =
      offer ?? choicesOf(eyes, { intents: [], question }).map((choice) => () => chosen(eyes, choice));
    const missing = numbers.find((number) => choices[number - 1] === undefined);
    if (missing !== undefined) return told(say.noAnswer(missing, choices.length));
    if (offer === null && question.form === 'some' && !picksOne(question)) return this.several(eyes, numbers);
    return choices[numbers[0]! - 1]!();
  }

  private several({ question, say }: Eyes, numbers: readonly number[]): Told {
    const options = numbers.map((number) => question!.options[number - 1]!);
    const [min, max] = [
      Number(question!.facts['min'] ?? 0),
      Number(question!.facts['max'] ?? options.length),
    ];
    if (options.length < min || options.length > max) return told(say.wrongCount(min, max));
    const answer = [...new Set(options.map(({ id }) => id))];
    return told(say.given(say.together(options.map(({ words }) => words))), {
      deed: { does: 'give', intents: [intentFor(question!, answer)] },
    });
  }

  /** An answer by what it is called. */
  private byName(eyes: Eyes, line: string): Told | null {
    const { question, say } = eyes;
    if (question === null) return null;
    const found = meant(
      choicesOf(eyes, { intents: [], question }),
      withoutParticles(plain(line), say.particles),
    );
    if (found.length === 1) return chosen(eyes, found[0]!);
    return found.length === 0
      ? null
      : this.which(
          '',
          found.map(({ words }) => words),
          eyes,
        );
  }

  private which(command: string, names: readonly string[], { say }: Eyes): Told {
    this.asking = { command, names };
    return told(say.which(names));
  }

  private unknown(eyes: Eyes, line: string): Told {
    return told(eyes.say.unknown(line, this.worksNow(eyes)));
  }

  /** The words that do something at this moment. */
  private worksNow(eyes: Eyes): readonly string[] {
    const { say, question } = eyes;
    const none: CommandId[] = [];
    if (question === null) none.push('orders', 'move', 'shoot', 'done', 'cover', 'why');
    else {
      if (eyes.me === null || wayFor(eyes, eyes.me) === null) none.push('move', 'cover');
      if (!question.options.some(({ starts }) => starts === 'shoot')) none.push('shoot');
    }
    if (this.plan === null) none.push('yes', 'no');
    if (eyes.things.length === 0) none.push('clues');
    const ids = (Object.keys(say.commands) as CommandId[]).filter((id) => !none.includes(id));
    return ids.map((id) => say.commands[id].words[0]);
  }

  private obey(eyes: Eyes, { id, rest }: Command): Told {
    const { say } = eyes;
    const [verb] = say.commands[id].words;
    switch (id) {
      case 'orders':
        this.offer = null;
        return orders(eyes);
      case 'ground':
        return rest === '' ? ground(eyes, eyes.me) : this.place(eyes, rest, verb);
      case 'where':
        return rest === '' ? this.ofMe(eyes, (me) => where(eyes, null, me)) : this.whereIs(eyes, rest, verb);
      case 'enemy':
        return rest === ''
          ? enemies(eyes, eyes.me)
          : this.body(eyes, eyes.foes, rest, verb, (foe) => where(eyes, eyes.me, foe));
      case 'friends':
        return friends(eyes);
      case 'seen':
        return rest === '' || rest === say.self
          ? whoSees(eyes, eyes.me)
          : this.body(eyes, eyes.own, rest, verb, (one) => whoSees(eyes, one));
      case 'look':
        return rest === ''
          ? enemies(eyes, eyes.me)
          : this.body(eyes, eyes.bodies, rest, verb, (one) => lookAt(eyes, eyes.me, one));
      case 'scan':
        return this.scan(eyes, rest);
      case 'clues':
        return rest === ''
          ? markers(eyes, eyes.me)
          : this.whereIs(eyes, `${verb} ${rest}`, say.commands.where.words[0]);
      case 'cover':
        return this.cover(eyes, rest, verb);
      case 'move':
        return this.went(eyes, move(eyes, rest), rest, verb);
      case 'shoot':
        return this.shoot(eyes, rest, verb);
      case 'card':
        return rest === ''
          ? this.ofMe(eyes, (me) => cardOfBody(eyes, me))
          : this.body(eyes, eyes.bodies, rest, verb, (one) => cardOfBody(eyes, one));
      default:
        return this.speak(eyes, id, rest);
    }
  }

  /** What needs nothing but its word. */
  private speak(eyes: Eyes, id: CommandId, rest: string): Told {
    const { say } = eyes;
    switch (id) {
      case 'yes':
        return this.goAhead(eyes);
      case 'no':
        this.plan = null;
        this.offer = null;
        return told(say.forgotten, { deed: { does: 'forget' } });
      case 'done':
        return this.usualOrDone(eyes);
      case 'more':
        return this.more.length === 0 ? told(say.noMore) : told(this.more[0]!, { lines: this.more.slice(1) });
      case 'last':
        return lastLines(eyes, this.session.log(), Number(/^\d+/.exec(rest)?.[0] ?? LAST));
      case 'since':
        return sinceThen(eyes, this.session.log(), this.decided);
      case 'back':
        return told('', { deed: { does: 'take-back' } });
      case 'fate':
        return fate(eyes);
      case 'score':
        return score(eyes);
      case 'why':
        return denials(eyes);
      case 'rule':
        return told('', { deed: { does: 'look-up', wanted: rest } });
      case 'help':
        return helpIn(eyes);
      default:
        return told('', { deed: { does: 'repeat' } });
    }
  }

  private usualOrDone(eyes: Eyes): Told {
    return this.plan !== null ? this.goAhead(eyes) : (this.usual(eyes) ?? done(eyes));
  }

  private ofMe(eyes: Eyes, tell: (me: Body) => Told): Told {
    return eyes.me === null ? told(eyes.say.whom) : tell(eyes.me);
  }

  /** Somebody by his name, or which of several. */
  private body(
    eyes: Eyes,
    among: readonly Body[],
    said: string,
    verb: string,
    tell: (body: Body) => Told,
  ): Told {
    const name = withoutParticles(said, eyes.say.particles);
    const found = meant(among, name);
    if (found.length === 1) return tell(found[0]!);
    return found.length === 0
      ? notAmong(eyes, name)
      : this.which(
          verb,
          found.map(({ name }) => name),
          eyes,
        );
  }

  private place(eyes: Eyes, said: string, verb: string): Told {
    const name = withoutParticles(said, eyes.say.particles);
    const found = meant(eyes.places, name);
    if (found.length === 1) return onePlace(eyes, eyes.me, found[0]!);
    return found.length === 0
      ? told(eyes.say.nobody(name))
      : this.which(
          verb,
          found.map(({ name }) => name),
          eyes,
        );
  }

  private whereIs(eyes: Eyes, said: string, verb: string): Told {
    const name = withoutParticles(said, eyes.say.particles);
    const bodies = meant(eyes.bodies, name);
    if (bodies.length === 1) return where(eyes, eyes.me, bodies[0]!);
    const things = meant(eyes.things, name);
    if (bodies.length === 0 && things.length === 1) {
      const { name: thing } = things[0]!;
      const all = markers(eyes, eyes.me);
      return told(all.lines.find((line) => line.startsWith(thing)) ?? all.text, { at: [things[0]!.marker] });
    }
    if (bodies.length + things.length > 1)
      return this.which(
        verb,
        [...bodies, ...things].map((one) => one.name),
        eyes,
      );
    return this.place(eyes, said, verb);
  }

  private scan(eyes: Eyes, rest: string): Told {
    const said = withoutParticles(rest, eyes.say.particles);
    const direction = directionSaid(said, eyes.say);
    if (direction !== null)
      return scan(
        eyes,
        eyes.me,
        direction,
        said.includes(' ') || said.length > 2 ? said : eyes.say.compass[pointOf(direction)]!,
      );
    return scanAll(eyes, eyes.me);
  }

  private cover(eyes: Eyes, rest: string, verb: string): Told {
    const way = eyes.me === null ? null : wayFor(eyes, eyes.me);
    if (way !== null && 'dice' in way) return sentFirst(eyes, eyes.me!, way.dice);
    const lead = way?.lead ?? null;
    if (rest === '') return cover(eyes, lead, eyes.me === null ? null : nearestFoe(eyes, eyes.me.first));
    if (/^\d+$/.test(rest))
      return this.went(
        eyes,
        move(eyes, `${eyes.say.particles[0]} ${verb} ${rest}`),
        rest,
        eyes.say.commands.move.words[0],
      );
    return this.body(eyes, eyes.foes, rest, verb, (foe) => cover(eyes, lead, foe));
  }

  private went(eyes: Eyes, went: Went, rest: string, verb: string): Told {
    if ('told' in went) return went.told;
    if ('which' in went)
      return this.which(rest === '' ? verb : `${verb} ${eyes.say.particles[0]}`, went.which, eyes);
    const { lead, choices, name } = went.offer;
    this.offer = choices.map(
      ({ answer, goal }) =>
        () =>
          drawnPlan(eyes, lead, answer, goal ?? null),
    );
    const { say } = eyes;
    return told(say.whereTo(name, choices.length), {
      lines: choices.map(({ words, odds }, i) => say.numbered(i + 1, words, odds)),
      deed: { does: 'offer' },
    });
  }

  private shoot(eyes: Eyes, rest: string, verb: string): Told {
    const { say } = eyes;
    const [mine = '', whom] = rest.includes(say.aimsAt) ? rest.split(say.aimsAt) : ['', rest];
    if (rest === '') return this.whomToShoot(eyes, verb);
    const shooter = mine === '' ? eyes.me : (meant(eyes.own, mine)[0] ?? null);
    if (shooter === null || whom === undefined) return told(say.whom);
    return this.body(eyes, eyes.foes, whom, verb, (foe) => shoot(eyes, shooter, foe));
  }

  /** The first who has a shot; a name suffices then, or a number. */
  private whomToShoot(eyes: Eyes, verb: string): Told {
    for (const shooter of eyes.ready) {
      const all = shots(eyes, shooter);
      if (all === null) continue;
      this.offer = all.targets.map((foe) => () => shoot(eyes, shooter, foe));
      const command = `${verb} ${shooter.name}${eyes.say.aimsAt.trimEnd()}`;
      this.asking = { command, names: eyes.foes.map(({ name }) => name) };
      return all.told;
    }
    const { me } = eyes;
    const way = me === null ? null : deedsOf(eyes, me);
    if (way !== null && 'dice' in way) return sentFirst(eyes, me!, way.dice);
    return told(eyes.say.notNow(eyes.say.commands.shoot.words[0]));
  }
}

/** A name that none of those bears who could be meant: perhaps one of the others. */
function notAmong(eyes: Eyes, name: string): Told {
  const others = meant(eyes.bodies, name);
  const [other] = others;
  if (other === undefined || others.length > 1) return told(eyes.say.nobody(name));
  return other.first.place === 'table'
    ? told(eyes.say.otherSide(other.name, eyes.isFoe(other)))
    : where(eyes, null, other);
}

/** "3", "1 3 4", "1, 3 and 4"; null: there is more to it than numbers. */
function numbersIn(line: string): readonly number[] | null {
  if (!/^\d+(?:(?:[\s,]|and)+\d+)*$/.test(line)) return null;
  return [...line.matchAll(/\d+/g)].map(([number]) => Number(number));
}

/** Every command in words, with an example. */
export function commandLines(locale: Locale = FIRST_LOCALE): readonly string[] {
  const say = words.in(locale).ear;
  return Object.values(say.commands).map(({ words: forms, example, does }) =>
    say.helpLine(forms, example, does),
  );
}

function helpIn({ say, session }: Eyes): Told {
  return told(say.help, {
    lines: commandLines(session.locale),
    deed: { does: 'help' },
  });
}
