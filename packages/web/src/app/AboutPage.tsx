import { GAMES, TO_COME } from '@vedette/games';
import { say } from '../words/say.ts';

export default function AboutPage() {
  const { title, what, yours, fair } = say.about;
  return (
    <main id="main" className="page prose" tabIndex={-1}>
      <h1>{title}</h1>
      <p>{what}</p>
      <ul className="bulleted">
        {[...GAMES, ...TO_COME].map((game) => (
          <li key={game.id}>
            <cite>{game.title}</cite> {game.by}
          </li>
        ))}
      </ul>
      <p>{yours}</p>
      <p>{fair}</p>
    </main>
  );
}
