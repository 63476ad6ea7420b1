import type { Threat } from '@vedette/engine';
import { memo } from 'react';
import { type Survey, toPaper } from '../map/survey.ts';

/** Where somebody is a danger to whoever goes by. */
export const Threats = memo(
  ({ survey, threats }: { readonly survey: Survey; readonly threats: readonly Threat[] }) =>
    threats.map((threat) => {
      const { x, y } = toPaper(survey, threat);
      return <circle key={threat.figure} className="threat" cx={x} cy={y} r={threat.radius * survey.scale} />;
    }),
);
