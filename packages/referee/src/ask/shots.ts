import type { Body, Eyes } from './eyes.ts';
import { aheadOf, deedsOf, intentFor, type Lead, leadAfter, picked, picksOne } from './lead.ts';
import { sentFirst } from './plans.ts';
import { type Told, told } from './told.ts';

/** Everybody whom somebody could fire at, each with a number and the chances; null: nobody, or dice come first. */
export function shots(
  eyes: Eyes,
  body: Body,
): { readonly told: Told; readonly targets: readonly Body[] } | null {
  const { say } = eyes;
  const way = deedsOf(eyes, body);
  if (way === null || 'dice' in way) return null;
  const found = eyes.foes.flatMap((foe) => {
    const shot = shotAt(eyes, way.lead, foe);
    return shot === null ? [] : [{ foe, odds: shot.odds }];
  });
  if (found.length === 0) return null;
  const who = eyes.standpoint(body) ?? null;
  const lines = found.map(({ foe, odds }, i) =>
    say.numbered(i + 1, foe.name, odds === null ? null : say.aloud(odds)),
  );
  return {
    told: told(say.shots(who, found.length), { lines, deed: { does: 'offer' } }),
    targets: found.map(({ foe }) => foe),
  };
}

/** The chances of a shot, and the shot in mind. */
export function shoot(eyes: Eyes, body: Body, target: Body): Told {
  const { say } = eyes;
  const way = deedsOf(eyes, body);
  if (way === null) return told(whyNot(eyes, target));
  if ('dice' in way) {
    return sentFirst(eyes, body, way.dice);
  }
  const shot = shotAt(eyes, way.lead, target);
  if (shot === null) return told(whyNot(eyes, target));
  // Chances are of a man: of a whole group, of the one who stands for it.
  const aimedAt = eyes.figure(shot.figure) === undefined ? target.first.id : shot.figure;
  const prospects = eyes.session
    .prospects(aimedAt, null, aheadOf(way.lead))
    .filter(({ problem, shoots }) => problem === null && shoots === true);
  const [first] = prospects;
  return told(
    say.planned(
      say.plan.whole([
        say.plan.shot(say.aloud(shot.words), shot.odds === null ? null : say.aloud(shot.odds)),
      ]),
    ),
    {
      more:
        first === undefined
          ? []
          : [say.needs(first.needs), ...first.reasons.map(({ words, value }) => say.reasons(words, value))],
      deed: { does: 'plan', intents: shot.intents, points: [] },
    },
  );
}

interface Shot {
  readonly figure: string;
  readonly words: string;
  readonly odds: string | null;
  readonly intents: Lead['intents'];
}

/** The first way on offer to fire at somebody. */
function shotAt(eyes: Eyes, lead: Lead, { id, figures }: Body): Shot | null {
  const isHe = (figure: string | undefined) =>
    figure !== undefined && (figure === id || figures.some((one) => one.id === figure));
  const { options } = lead.question;
  const direct = options.find(
    ({ starts, figure, target }) => starts === 'shoot' && (isHe(target) || isHe(figure)),
  );
  if (direct !== undefined) {
    return {
      figure: direct.target ?? direct.figure!,
      words: direct.words,
      odds: direct.odds,
      intents: [...lead.intents, intentFor(lead.question, direct.id)],
    };
  }
  for (const option of options.filter(({ starts, figure }) => starts === 'shoot' && figure === undefined)) {
    const whom = leadAfter(eyes, lead, option.id);
    const found = whom?.question.options.find(({ figure, target }) => isHe(target) || isHe(figure));
    if (whom == null || found === undefined || !picksOne(whom.question)) continue;
    return {
      figure: found.target ?? found.figure!,
      words: `${option.words}, ${found.words}`,
      odds: found.odds,
      intents: [...whom.intents, intentFor(whom.question, picked(whom.question, found.id))],
    };
  }
  return null;
}

/** Why somebody cannot be shot at: as the rules say it, where they do. */
function whyNot({ say, question }: Eyes, { id, name, figures }: Body): string {
  const denied = question?.denied.find(
    (one) => one.id === id || figures.some((figure) => figure.id === one.id),
  );
  return say.noShot(
    name,
    denied === undefined ? null : say.denied(denied.words, say.aloud(denied.problem.message)),
  );
}
