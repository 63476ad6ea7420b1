import { asksTheTable } from './asks-the-table.mjs';
import { deterministic } from './deterministic.mjs';
import { namedArguments } from './named-arguments.mjs';
import { oneWay } from './one-way.mjs';

/** Our own lint rules, loaded by oxlint. */
export default {
  meta: { name: 'vedette' },
  rules: {
    'asks-the-table': asksTheTable,
    deterministic,
    'named-arguments': namedArguments,
    'one-way': oneWay,
  },
};
