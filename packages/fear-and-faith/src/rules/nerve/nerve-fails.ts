import type { FaithCx } from '../../game.ts';
import { inPlay } from '../../models.ts';
import type { NerveFailed } from '../../moments.ts';
import type { Model } from '../../state.ts';

/** FF-FEAR-05, FF-MOR-02: dice have failed; first it concerns the one who rolled them, then whoever waits for that. */
export function nerveFails(cx: FaithCx, model: Model, failed: NerveFailed): void {
  cx.react('nerveFailed', model, failed);
  for (const other of inPlay(cx.s))
    if (other !== model) cx.react('nerveSeen', other, { of: model, test: failed.test });
}
