import type { ErrorCode } from '@vedette/wire';
import { Link } from 'wouter';
import { say } from '../words/say.ts';

interface NotLetInProps {
  readonly said: string;
  /** Null: the server was not even asked. */
  readonly code: ErrorCode | null;
}

/** Why there is no table here, and what can be done about it. */
export function NotLetIn({ said, code }: NotLetInProps) {
  const { enter } = say.online;
  const anew = code === 'wire.version' || code === 'message.invalid';
  return (
    <>
      <h1>
        {code === null
          ? enter.titles.other
          : (enter.titles[code as keyof typeof enter.titles] ?? enter.titles.other)}
      </h1>
      <p role="alert">{said}</p>
      {code === 'seat.taken' ? <p>{enter.taken}</p> : null}
      <p className="calls">
        {anew ? (
          <button type="button" className="primary" onClick={() => location.reload()}>
            {enter.reload}
          </button>
        ) : null}
        <Link className="secondary" href="/games">
          {enter.toGames}
        </Link>
        <Link className="secondary" href="/new?with=friend">
          {enter.another}
        </Link>
      </p>
    </>
  );
}
