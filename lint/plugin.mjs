import { asksTheTable } from './asks-the-table.mjs';
import { deterministic } from './deterministic.mjs';
import { oneWay } from './one-way.mjs';

/** Our own lint rules, loaded by oxlint. */
export default {
  meta: { name: 'vedette' },
  rules: { 'asks-the-table': asksTheTable, deterministic, 'one-way': oneWay },
};
