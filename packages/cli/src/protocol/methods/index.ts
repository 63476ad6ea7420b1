import type { Method } from '../method.ts';
import { botAnswer } from './bot.ts';
import { campaignCreate, campaignReport, campaignShow } from './campaign.ts';
import { hello } from './engine.ts';
import {
  matchFormed,
  matchProspects,
  matchReach,
  matchRoute,
  matchScene,
  matchSight,
  matchThreats,
  matchWay,
} from './match-board.ts';
import { matchAnswer, matchPlay, matchUndo } from './match-decide.ts';
import { matchEvents, matchOdds, matchState, matchView } from './match-look.ts';
import { matchClose, matchCreate, matchFork, matchList } from './match-open.ts';
import { matchLoad, matchReplay, matchSave, replayVerify } from './match-record.ts';
import { rulesetList, rulesetLoad, rulesetShow } from './ruleset.ts';
import { scenarioCheck, scenarioList, scenarioShow } from './scenario.ts';
import { unitCheck } from './unit.ts';

/** Every method there is. Dispatch, docs/protocol.md and the JSON Schemas all come from here. */
export const METHODS: ReadonlyMap<string, Method> = new Map([
  ['engine.hello', hello],
  ['ruleset.list', rulesetList],
  ['ruleset.load', rulesetLoad],
  ['ruleset.show', rulesetShow],
  ['scenario.list', scenarioList],
  ['scenario.show', scenarioShow],
  ['scenario.check', scenarioCheck],
  ['unit.check', unitCheck],
  ['match.create', matchCreate],
  ['match.view', matchView],
  ['match.answer', matchAnswer],
  ['match.undo', matchUndo],
  ['match.play', matchPlay],
  ['bot.answer', botAnswer],
  ['match.odds', matchOdds],
  ['match.scene', matchScene],
  ['match.reach', matchReach],
  ['match.route', matchRoute],
  ['match.way', matchWay],
  ['match.formed', matchFormed],
  ['match.sight', matchSight],
  ['match.threats', matchThreats],
  ['match.prospects', matchProspects],
  ['match.fork', matchFork],
  ['match.state', matchState],
  ['match.events', matchEvents],
  ['match.save', matchSave],
  ['match.load', matchLoad],
  ['match.replay', matchReplay],
  ['replay.verify', replayVerify],
  ['campaign.create', campaignCreate],
  ['campaign.show', campaignShow],
  ['campaign.report', campaignReport],
  ['match.list', matchList],
  ['match.close', matchClose],
]);
