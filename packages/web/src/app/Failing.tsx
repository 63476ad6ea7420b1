import { Component, type ReactNode } from 'react';
import { en } from '../words/en.ts';

/** When the page itself breaks: what happened, and a way back. Games are kept by the referee, not by the page. */
export class Failing extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main id="main" className="page broken" role="alert">
        <h1>{en.play.failed}</h1>
        <p>{en.play.failedNote}</p>
        <pre>{error.message}</pre>
        <p>
          <a className="primary" href={location.pathname}>
            {en.play.reopen}
          </a>
        </p>
      </main>
    );
  }
}
