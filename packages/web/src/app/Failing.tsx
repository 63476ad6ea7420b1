import { Component, type ReactNode } from 'react';
import { say } from '../words/say.ts';
import { Broken } from './Broken.tsx';

/** When the page itself breaks: what happened, and a way back. Games are kept by the referee, not by the page. */
export class Failing extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: error instanceof Error ? error : new Error(say.play.failed) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // Plain links: the whole page is fetched anew.
    return (
      <Broken words={error.message} details={error.stack}>
        <a className="primary" href={location.href}>
          {say.play.reopen}
        </a>
        <a className="secondary" href="/games">
          {say.games.title}
        </a>
        <a className="secondary" href="/">
          {say.play.toFront}
        </a>
      </Broken>
    );
  }
}
