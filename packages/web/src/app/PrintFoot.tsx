import { say } from '../words/say.ts';

/** On paper alone: whose words these are. */
export function PrintFoot() {
  return <p className="print-foot">{say.muster.printing.foot}</p>;
}
