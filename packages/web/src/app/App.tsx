import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { en } from '../words/en.ts';
import { Failing } from './Failing.tsx';
import { HomePage } from './HomePage.tsx';
import { Masthead } from './Masthead.tsx';

const NewGamePage = lazy(() => import('./NewGamePage.tsx'));
const GamesPage = lazy(() => import('./GamesPage.tsx'));
const PlayPage = lazy(() => import('../play/PlayPage.tsx'));
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx'));
const AboutPage = lazy(() => import('./AboutPage.tsx'));

export function App() {
  return (
    <Failing>
      <a className="skip-link" href="#main">
        {en.nav.skip}
      </a>
      <Masthead />
      <Suspense
        fallback={
          <main id="main" className="page">
            <p role="status">{en.play.loading}</p>
          </main>
        }
      >
        <Switch>
          <Route path="/">{() => <HomePage />}</Route>
          <Route path="/new" component={NewGamePage} />
          <Route path="/games" component={GamesPage} />
          <Route path="/game/:id">{({ id }) => <PlayPage id={id} />}</Route>
          <Route path="/replay/:id">{({ id }) => <ReplayPage id={id} />}</Route>
          <Route path="/about" component={AboutPage} />
          <Route>{() => <HomePage stray />}</Route>
        </Switch>
      </Suspense>
    </Failing>
  );
}
