import { en } from '../words/en.ts';

export default function AboutPage() {
  return (
    <main id="main" className="page prose" tabIndex={-1}>
      <h1>{en.about.title}</h1>
      <p>
        Vedette plays published skirmish wargames by their full rules. It is unofficial: mechanics, figures
        and names of things are here; no sentence, story or picture of the books is. If you like what you
        play, buy the books. They have the stories, the art, and the reasons.
      </p>
      <ul className="bulleted">
        <li>
          <cite>The Silver Bayonet</cite> by Joseph A. McCullough, Osprey Games.
        </li>
        <li>
          <cite>Bayonet Point</cite> by Dennis Barrett, a free set of rules.
        </li>
        <li>
          <cite>Fear and Faith</cite> by Andrea Sfiligoi, Ganesha Games; to come.
        </li>
      </ul>
      <p>
        Everything you play, muster and keep stays in this browser. Nothing is sent anywhere; there is no
        account and no counter of visitors.
      </p>
      <p>The same seed and the same decisions give the same game on every machine. A game file proves it.</p>
    </main>
  );
}
