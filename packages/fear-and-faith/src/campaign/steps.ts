import type { Step } from '@vedette/engine';
import { advances } from './aftermath/advances.ts';
import { breakCurses } from './aftermath/breaking-the-curse.ts';
import { close } from './aftermath/close.ts';
import { cures } from './aftermath/cures.ts';
import { infection } from './aftermath/infection.ts';
import { insanity } from './aftermath/insanity.ts';
import { newModels } from './aftermath/new-models.ts';
import { replacements } from './aftermath/replacements.ts';
import { survivors } from './aftermath/survivors.ts';
import { takeReport } from './aftermath/take-report.ts';
import { bank } from './aftermath/victory-points.ts';
import type { CampaignCx, FaithCampaign } from './game.ts';
import { chooseGame } from './prepare/next-game.ts';
import { prepare } from './prepare/preparation.ts';
import { type CampaignState, type GameInHand, type SideInHand, STAGES, type Stage } from './state.ts';

type CampaignStep = Step<FaithCampaign>;

const next: CampaignStep = { name: 'next game', run: chooseGame };

/** In the order of FF-CAMP: the dead and the mad first, then what is earned, then what it is spent on. */
const STEPS: Readonly<Record<Stage, CampaignStep>> = {
  preparation: each('preparation', prepare),
  report: { name: 'report', run: once(takeReport) },
  survivors: each('survivors', survivors),
  insanity: each('insanity', insanity),
  infection: each('infection', infection),
  'victory-points': { name: 'victory points', run: once(bank) },
  replacements: each('replacements', replacements),
  'new-models': each('new models', newModels),
  advances: each('advances', advances),
  cures: each('cures', cures),
  'breaking-the-curse': each('breaking the curse', breakCurses),
};

/** What comes next. */
export function nextStep({ ended, game }: CampaignState): CampaignStep | null {
  if (ended !== null) return null;
  return game === null ? next : STEPS[game.stage];
}

function once(run: (cx: CampaignCx) => void): (cx: CampaignCx) => void {
  return (cx) => {
    run(cx);
    enterNext(cx, cx.s.game!);
  };
}

/** A stage that every party of the game goes through by itself, one after the other. */
function each(name: string, run: (cx: CampaignCx, side: SideInHand) => void): CampaignStep {
  return {
    name,
    run(cx) {
      const game = cx.s.game!;
      run(cx, game.sides[game.turn]!);
      game.turn++;
      if (game.turn >= game.sides.length) enterNext(cx, game);
    },
  };
}

function enterNext(cx: CampaignCx, game: GameInHand): void {
  const stage = STAGES[STAGES.indexOf(game.stage) + 1];
  game.turn = 0;
  if (stage === undefined) close(cx);
  else game.stage = stage;
}
