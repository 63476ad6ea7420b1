import { GAMES, TO_COME } from '@vedette/games';
import { Link } from 'wouter';
import { say } from '../words/say.ts';

export default function AboutPage() {
  const { title, what, yours, fair, byEar } = say.about;
  return (
    <main id="main" className="page prose" tabIndex={-1}>
      <h1>{title}</h1>
      <p>{what}</p>
      <ul className="bulleted">
        {GAMES.map(({ id, title: called, by, free }) => (
          <li key={id}>
            <cite>{called}</cite> {free === true ? say.about.byFree(by) : say.about.by(by)}
          </li>
        ))}
        {TO_COME.map(({ id, title: called, by }) => (
          <li key={id}>
            <cite>{called}</cite> {say.about.byToCome(by)}
          </li>
        ))}
      </ul>
      <p>{yours}</p>
      <p>{fair}</p>
      <p>
        {byEar} <Link href="/by-ear">{say.ear.everyWord}</Link>.
      </p>
    </main>
  );
}
