import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { installThemeToggle } from '../theme.ts';
import { say } from '../words/say.ts';
import { useFoldingUp } from './use-folding-up.ts';

const PLACES = [
  ['/new', 'play'],
  ['/games', 'games'],
  ['/muster', 'muster'],
  ['/library', 'library'],
  ['/campaign', 'campaign'],
  ['/about', 'about'],
] as const;

/** Where the map needs the room. */
const AT_THE_TABLE = /^\/(game|replay|match)\//;

export function Masthead() {
  const [location] = useLocation();
  if (AT_THE_TABLE.test(location)) return <FoldedMasthead />;
  return (
    <header className="masthead">
      <Link className="wordmark" href="/" aria-label={say.name}>
        <Roundel />
        <span>{say.name}</span>
      </Link>
      <Places />
      <Lamplight />
    </header>
  );
}

/** Everything that leads away from the table, behind one button. */
function FoldedMasthead() {
  const list = useRef<HTMLDetailsElement>(null);
  useFoldingUp(list);
  return (
    <header className="masthead-folded">
      <details ref={list} className="site-menu">
        <summary>
          <Roundel />
          <span className="site-menu-name">{say.name}</span>
          <span aria-hidden="true">≡</span>
          <span className="visually-hidden">{say.nav.menu}</span>
        </summary>
        <div className="site-menu-list">
          <Link href="/">{say.nav.home}</Link>
          <Places />
          <Lamplight />
        </div>
      </details>
    </header>
  );
}

function Roundel() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <circle className="mark-rim" cx="16" cy="16" r="15" />
      <circle className="mark-coat" cx="16" cy="16" r="13" />
      <circle className="mark-ring" cx="16" cy="16" r="10.6" />
      <path className="mark-v" d="M9.6 10.2L16 22.6L22.4 10.2" />
    </svg>
  );
}

function Places() {
  const [location] = useLocation();
  return (
    <nav aria-label={say.nav.label}>
      {PLACES.map(([href, name]) => (
        <Link
          key={href}
          href={href}
          aria-current={location === href || location.startsWith(`${href}/`) ? 'page' : undefined}
        >
          {say.nav[name]}
        </Link>
      ))}
    </nav>
  );
}

function Lamplight() {
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => (toggle.current === null ? undefined : installThemeToggle(toggle.current)), []);
  return (
    <button ref={toggle} className="toggle" type="button" aria-pressed="false">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1.5C10.6 4.4 11 6 11 7.4a3 3 0 0 1-6 0C5 6 5.6 4.4 8 1.5ZM5.4 13h5.2M6.4 15h3.2" />
      </svg>
      <span>{say.nav.lamplight}</span>
    </button>
  );
}
