import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Announcer } from '../ear/Announcer.tsx';
import { EarToggle } from '../ear/EarToggle.tsx';
import { usePageTitle } from '../ear/use-page-title.ts';
import { RuleSlip } from '../library/RuleSlip.tsx';
import { News } from '../offline/News.tsx';
import { say } from '../words/say.ts';
import { Failing } from './Failing.tsx';
import { HomePage } from './HomePage.tsx';
import { Masthead } from './Masthead.tsx';

const NewGamePage = lazy(() => import('./NewGamePage.tsx'));
const GamesPage = lazy(() => import('./GamesPage.tsx'));
const PlayPage = lazy(() => import('../play/PlayPage.tsx'));
const ContinuePage = lazy(() => import('../online/ContinuePage.tsx'));
const MatchPage = lazy(() => import('../online/MatchPage.tsx'));
const MailboxPage = lazy(() => import('../online/MailboxPage.tsx'));
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx'));
const MusterPage = lazy(() => import('../muster/MusterPage.tsx'));
const BuilderPage = lazy(() => import('../muster/BuilderPage.tsx'));
const ComparePage = lazy(() => import('../muster/ComparePage.tsx'));
const PrintPage = lazy(() => import('../muster/PrintPage.tsx'));
const SharedUnitPage = lazy(() => import('../muster/SharedUnitPage.tsx'));
const LibraryPage = lazy(() => import('../library/LibraryPage.tsx'));
const CampaignsPage = lazy(() => import('../campaign/CampaignsPage.tsx'));
const CampaignPage = lazy(() => import('../campaign/CampaignPage.tsx'));
const ByEarPage = lazy(() => import('../ear/ByEarPage.tsx'));
const MemberPage = lazy(() => import('../campaign/MemberPage.tsx'));
const RostersPage = lazy(() => import('../campaign/RostersPage.tsx'));
const ChroniclePage = lazy(() => import('../campaign/ChroniclePage.tsx'));
const YearPage = lazy(() => import('../campaign/YearPage.tsx'));
const NightPage = lazy(() => import('../night/NightPage.tsx'));
const AboutPage = lazy(() => import('./AboutPage.tsx'));

export function App() {
  usePageTitle();
  return (
    <Failing>
      <EarToggle />
      <Announcer />
      <a className="skip-link" href="#main">
        {say.nav.skip}
      </a>
      <Masthead />
      <Suspense
        fallback={
          <main id="main" className="page">
            <p role="status">{say.play.loading}</p>
          </main>
        }
      >
        <Switch>
          <Route path="/">{() => <HomePage />}</Route>
          <Route path="/new" component={NewGamePage} />
          <Route path="/games" component={GamesPage} />
          <Route path="/game/:id">{({ id }) => <PlayPage id={id} />}</Route>
          <Route path="/game/:id/friend">{({ id }) => <ContinuePage id={id} />}</Route>
          <Route path="/match/:id">{({ id }) => <MatchPage key={id} match={id} />}</Route>
          <Route path="/mailbox" component={MailboxPage} />
          <Route path="/replay/:id">{({ id }) => <ReplayPage id={id} />}</Route>
          <Route path="/muster" component={MusterPage} />
          <Route path="/muster/compare" component={ComparePage} />
          <Route path="/muster/:id">{({ id }) => <BuilderPage id={id} />}</Route>
          <Route path="/muster/:id/print">{({ id }) => <PrintPage id={id} />}</Route>
          <Route path="/unit" component={SharedUnitPage} />
          <Route path="/library/:shelf?/:id?">
            {({ shelf, id }) => <LibraryPage shelf={shelf} id={id} />}
          </Route>
          <Route path="/campaign" component={CampaignsPage} />
          <Route path="/campaign/year" component={YearPage} />
          <Route path="/campaign/:id">{({ id }) => <CampaignPage id={id} />}</Route>
          <Route path="/by-ear" component={ByEarPage} />
          <Route path="/campaign/:id/man/:member">
            {({ id, member }) => <MemberPage id={id} member={member} />}
          </Route>
          <Route path="/campaign/:id/print">{({ id }) => <RostersPage id={id} />}</Route>
          <Route path="/campaign/:id/chronicle">{({ id }) => <ChroniclePage id={id} />}</Route>
          <Route path="/night" component={NightPage} />
          <Route path="/about" component={AboutPage} />
          <Route>{() => <HomePage stray />}</Route>
        </Switch>
      </Suspense>
      <RuleSlip />
      <News />
    </Failing>
  );
}
