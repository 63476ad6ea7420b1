import { checkDocument } from '@vedette/engine';
import { expect, it } from 'vitest';
import { scenarios } from './index.ts';

it.each(scenarios.list.map((scenario) => [scenario.id, scenario] as const))(
  'SB-OPS-01 "%s" is written in the format that everybody uses',
  (_, scenario) => {
    expect(checkDocument(scenarios, scenario)).toMatchObject({ ok: true });
  },
);
