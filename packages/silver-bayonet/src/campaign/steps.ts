import type { Step } from '@vedette/engine';
import { experience } from './aftermath/experience.ts';
import { injuries } from './aftermath/injuries.ts';
import { rankAndClose } from './aftermath/power-rank.ts';
import { reEquip } from './aftermath/re-equip.ts';
import { reorganise } from './aftermath/reorganise.ts';
import { research } from './aftermath/research.ts';
import { takeReport } from './aftermath/take-report.ts';
import type { CampaignCx, SilverCampaign } from './game.ts';
import { chooseGame } from './prepare/next-game.ts';
import { prepare } from './prepare/preparation.ts';
import { type CampaignState, type GameInHand, type SideInHand, STAGES, type Stage } from './state.ts';

type CampaignStep = Step<SilverCampaign>;

const next: CampaignStep = { name: 'next game', run: chooseGame };

const report: CampaignStep = {
  name: 'report',
  run(cx) {
    takeReport(cx);
    enterNext(cx.s.game!);
  },
};

const STEPS: Readonly<Record<Stage, CampaignStep>> = {
  preparation: each('preparation', prepare),
  report,
  injuries: each('injuries', injuries),
  experience: each('experience', experience),
  research: each('research', research),
  reorganisation: each('reorganisation', reorganise),
  're-equipment': each('re-equipment', reEquip),
  'power-rank': { name: 'power rank', run: rankAndClose },
};

/** What comes next. */
export function nextStep({ ended, game }: CampaignState): CampaignStep | null {
  if (ended !== null) return null;
  return game === null ? next : STEPS[game.stage];
}

/** A stage that every unit of the game goes through by itself, one after the other. */
function each(name: string, run: (cx: CampaignCx, side: SideInHand) => void): CampaignStep {
  return {
    name,
    run(cx) {
      const game = cx.s.game!;
      run(cx, game.sides[game.turn]!);
      game.turn++;
      if (game.turn >= game.sides.length) enterNext(game);
    },
  };
}

function enterNext(game: GameInHand): void {
  game.stage = STAGES[STAGES.indexOf(game.stage) + 1]!;
  game.turn = 0;
}
