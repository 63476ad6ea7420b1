import { hiddenFrom, type Random, type Seat, secretFor } from '@vedette/engine';
import { TWITCHER, WALKING_DEAD } from '../../data/guises.ts';
import type { Concealed, FaithState, SecretKind } from '../../state.ts';
import { imagineAims } from './aims.ts';
import { corruptible } from './corruption.ts';

/** FF-GEN-19: other truths in place of those that the seat does not know, of which it could not say that they are wrong. */
type Imagining = (s: FaithState, unknown: readonly Concealed[], random: Random) => readonly string[];

/** Which is which nobody can tell, but all know what there is. */
const dealtAnew: Imagining = (_s, unknown, random) => {
  const truths = unknown.map(({ truth }) => truth.value!);
  for (let i = truths.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [truths[i], truths[j]] = [truths[j]!, truths[i]!];
  }
  return truths;
};

/** One of them; null: there is none. */
function anyOf<T>(things: readonly T[], random: Random): T | null {
  return things.length === 0 ? null : things[random.below(things.length)]!;
}

const IMAGINING: Readonly<Record<SecretKind, Imagining>> = {
  // FF-SCN-21: in any room where no hunter has been.
  lair(s, unknown, random) {
    const rooms = s.rooms.filter(({ searched }) => !searched);
    return unknown.map(({ truth }) => anyOf(rooms, random)?.id ?? truth.value!);
  },
  // FF-SCN-31: the roster is known, and so is how many counters there were.
  marker: dealtAnew,
  // FF-SCN-22
  token: dealtAnew,
  // FF-OPT-27: how many there are, nobody knows either.
  guise(_s, unknown, random) {
    const most = random.below(unknown.length + 1);
    return dealtAnew(
      _s,
      unknown.map((one, i) => ({ ...one, truth: secretFor([], i < most ? TWITCHER : WALKING_DEAD) })),
      random,
    );
  },
  // Of what is drawn by several, no two hold the same: all of them at once, below.
  aim: (_s, unknown) => unknown.map(({ truth }) => truth.value!),
  // FF-CAMP-32
  corruption: (s, unknown, random) =>
    unknown.map(({ owner, truth }) => anyOf(corruptible(s, owner), random)?.id ?? truth.value!),
};

/** FF-GEN-19: fills what the seat cannot see with something that it cannot tell from the truth. */
export function imagine(s: FaithState, seat: Seat, random: Random): void {
  imagineAims(s, seat, random);
  const hidden = s.secrets.filter(({ truth }) => hiddenFrom(truth, seat));
  for (const [kind, imagining] of Object.entries(IMAGINING) as [SecretKind, Imagining][]) {
    for (let owner = 0; owner < s.seats; owner++) {
      const unknown = hidden.filter((one) => one.kind === kind && one.owner === owner);
      if (unknown.length === 0) continue;
      const truths = imagining(s, unknown, random);
      for (const [i, secret] of unknown.entries()) secret.truth = { ...secret.truth, value: truths[i]! };
    }
  }
}
