import { lazy, Suspense, useEffect, useRef } from 'react';
import { say } from '../words/say.ts';
import { closeSlip, useSlip } from './slip.ts';

const SlipBody = lazy(() => import('./SlipBody.tsx'));

/** One dialog for the whole app; what it shows is fetched when it is first opened. */
export function RuleSlip() {
  const wanted = useSlip();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = wanted !== null;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className="slip" aria-labelledby="slip-title" onClose={closeSlip}>
      {wanted === null ? null : (
        <Suspense fallback={<p role="status">{say.play.loading}</p>}>
          <SlipBody wanted={wanted} />
        </Suspense>
      )}
    </dialog>
  );
}
