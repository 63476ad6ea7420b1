import { type ReactNode, useRef } from 'react';
import { say } from '../words/say.ts';

interface SeatDialogProps {
  readonly title: string;
  /** What the button in the menu says, where that is not the title. */
  readonly label?: string;
  readonly className?: string;
  readonly opened?: () => void;
  /** What stands at its foot; each button of it closes the sheet. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A button in the menu of a seat, and the sheet that it lays on the table. */
export function SeatDialog({
  title,
  label = title,
  className = '',
  opened,
  foot,
  children,
}: SeatDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    dialog.current?.showModal();
    opened?.();
  };
  return (
    <>
      <button type="button" className="plain" onClick={open}>
        {label}
      </button>
      <dialog ref={dialog} className={`settings ${className}`} aria-label={title}>
        {children}
        <form method="dialog">
          {foot ?? (
            <button type="submit" className="primary">
              {say.online.close}
            </button>
          )}
        </form>
      </dialog>
    </>
  );
}
