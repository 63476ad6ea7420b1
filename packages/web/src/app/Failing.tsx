import { Component, type ReactNode } from 'react';
import { en } from '../words/en.ts';
import { Broken } from './Broken.tsx';

/** When the page itself breaks: what happened, and a way back. Games are kept by the referee, not by the page. */
export class Failing extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: error instanceof Error ? error : new Error(en.play.failed) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // Plain links: the whole page is fetched anew.
    return (
      <Broken words={error.message} details={error.stack}>
        <a className="primary" href={location.href}>
          {en.play.reopen}
        </a>
        <a className="secondary" href="/games">
          {en.games.title}
        </a>
        <a className="secondary" href="/">
          {en.play.toFront}
        </a>
      </Broken>
    );
  }
}
