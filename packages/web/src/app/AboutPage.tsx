import { en } from '../words/en.ts';

export default function AboutPage() {
  const { title, what, books, yours, fair } = en.about;
  return (
    <main id="main" className="page prose" tabIndex={-1}>
      <h1>{title}</h1>
      <p>{what}</p>
      <ul className="bulleted">
        {books.map((book) => (
          <li key={book.title}>
            <cite>{book.title}</cite> {book.by}
          </li>
        ))}
      </ul>
      <p>{yours}</p>
      <p>{fair}</p>
    </main>
  );
}
