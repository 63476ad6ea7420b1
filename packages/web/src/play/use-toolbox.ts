import type { SightReport } from '@vedette/engine';
import { useState } from 'react';
import type { Snapshot } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { say } from '../words/say.ts';
import { plannedEnd } from './bearings.ts';
import { inUnit } from './lengths.ts';
import { type Mark, withMark } from './measures.ts';
import type { Tool } from './tools.ts';
import type { Situation } from './use-situation.ts';

/** A line of sight, as it was when somebody asked for it. */
interface Looked {
  readonly at: Snapshot;
  readonly report: SightReport;
  readonly words: string;
}

/** The tool in hand, and what was measured with it. */
export interface Toolbox {
  readonly tool: Tool;
  readonly look: Looked | null;
  readonly marks: readonly Mark[];
  /** Takes up a tool; one that is in hand already is put back. */
  readonly take: (tool: Tool) => void;
  readonly mark: (at: Mark) => void;
  readonly measure: (from: Mark, to: Mark) => void;
  readonly lookAt: (from: string, to: string) => Promise<void>;
  readonly forgetLook: () => void;
}

export function useToolbox({ snapshot, chart, draft, ground, figureOf }: Situation): Toolbox {
  const [tool, setTool] = useState<Tool>('hand');
  const [looked, setLooked] = useState<Looked | null>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  return {
    tool,
    // Somebody may have moved since, or the next player sits here now.
    look: looked?.at === snapshot ? looked : null,
    marks,
    take(wanted) {
      setTool(tool === wanted ? 'hand' : wanted);
      setLooked(null);
      setMarks([]);
    },
    mark: (at) => setMarks(withMark(marks, at)),
    measure: (from, to) => setMarks([from, to]),
    async lookAt(from, to) {
      const at = plannedEnd(draft, from, ground?.figure ?? null);
      const viewer = at === undefined ? { figure: from } : { figure: from, at };
      const report = await referee().call('sight', viewer, to);
      const words = say.table.sight[report.visible ? (report.cover ? 'cover' : 'clear') : 'hidden'];
      setLooked({
        at: snapshot,
        report,
        words: `${figureOf(to)?.name}: ${words}, ${inUnit(report.distance, chart.unit)}`,
      });
    },
    forgetLook: () => setLooked(null),
  };
}
