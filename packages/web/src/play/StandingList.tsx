import type { Coat, Scene, SceneFigure, SceneGroup } from '@vedette/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRoving } from '../ear/use-roving.ts';
import { type Cut, cutOf } from '../map/coats.ts';
import type { Option } from '../referee/messages.ts';
import { LoneCounter } from '../table/LoneCounter.tsx';
import { say } from '../words/say.ts';
import { Holdings } from './Holdings.tsx';

interface StandingListProps {
  readonly scene: Pick<Scene, 'sides' | 'figures' | 'groups'>;
  readonly viewer: number | null;
  readonly selected: string | null;
  readonly onSelect: (figure: string) => void;
  /** How the nearest of these stands to the figure in question, in a few words, and what is to be said besides. */
  readonly bearingOf?: (
    figures: readonly string[],
  ) => { readonly short: string; readonly aside: string } | null;
  /** The longest that these words may be: they have their room before anybody is looked at, so that no line moves. */
  readonly bearingRoom?: string;
  /** From where all that is measured; stale: he would stand elsewhere by now. */
  readonly measured?: { readonly from: string; readonly stale: boolean } | null;
  /** Lines that answer the open question, in their order. */
  readonly answers?: readonly Option[];
  readonly answer?: (option: string) => void;
}

/** Everybody on the table, by side; the viewer's own company first. */
export function StandingList(props: StandingListProps) {
  const { scene, viewer, selected, onSelect, bearingOf = nowhere, answers = [], answer = nobody } = props;
  const { measured, bearingRoom = '' } = props;
  const list = useRef<HTMLElement>(null);
  useRoving(list);
  useAnswersInView(list, answers);
  const lists = { selected, onSelect, bearingOf, bearingRoom, answers, answer };
  const seats = scene.sides
    .map((_, seat) => seat)
    .sort((a, b) => Number(b === viewer) - Number(a === viewer));
  const monsters = scene.figures.filter(({ side, place }) => side === null && place !== 'waiting');
  return (
    <section
      ref={list}
      className="companies"
      aria-label={say.play.companies}
      data-stale={measured?.stale === true}
    >
      {measured === undefined ? null : (
        <p className="measured-from">{measured === null ? null : say.table.measured(measured.from)}</p>
      )}
      {seats.map((seat) => {
        const { name, coat, holdings } = scene.sides[seat]!;
        return (
          <Roll
            key={seat}
            title={name}
            coat={coat}
            cut={cutOf(seat, scene.sides)}
            figures={scene.figures.filter(({ side }) => side === seat)}
            groups={scene.groups?.filter(({ side }) => side === seat) ?? []}
            extra={
              seat !== viewer ? (
                <Holdings holdings={holdings} />
              ) : scene.sides.length > 1 ? (
                <span className="roll-yours">{say.play.yours}</span>
              ) : null
            }
            {...lists}
          />
        );
      })}
      {monsters.length === 0 ? null : (
        <Roll
          title={say.play.monsters}
          coat="monster"
          figures={monsters}
          groups={[]}
          extra={null}
          {...lists}
        />
      )}
    </section>
  );
}

/** Where it is asked who, the first of them is in view. */
function useAnswersInView(list: { readonly current: HTMLElement | null }, answers: readonly Option[]): void {
  const asked = answers.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (asked === '' || list.current === null) return;
    const [first, second] = list.current.querySelectorAll('.man-answer');
    const box = list.current.getBoundingClientRect();
    const seen = (line: Element | undefined) =>
      line === undefined || line.getBoundingClientRect().bottom <= box.bottom;
    if (first === undefined || (seen(first) && seen(second))) return;
    list.current.scrollTop += first.getBoundingClientRect().top - box.top - HEADING;
  }, [list, asked]);
}

/** What stays in view above the first answer: whose they are. */
const HEADING = 44;

const nowhere = () => null;
const nobody = () => {};

interface Lists
  extends Required<
    Pick<StandingListProps, 'selected' | 'onSelect' | 'bearingOf' | 'bearingRoom' | 'answers' | 'answer'>
  > {
  readonly coat: Coat;
  readonly cut?: Cut;
  readonly figures: readonly SceneFigure[];
}

interface RollProps extends Lists {
  readonly title: string;
  readonly groups: readonly SceneGroup[];
  readonly extra: ReactNode;
}

function Roll({ title, groups, extra, ...lists }: RollProps) {
  const grouped = new Set(groups.map(({ id }) => id));
  const { figures } = lists;
  return (
    <section className="roll">
      <header>
        <h2>{title}</h2>
        {extra}
      </header>
      {groups.map((group) => (
        <GroupRoll
          key={group.id}
          group={group}
          {...lists}
          figures={figures.filter((figure) => figure.group === group.id)}
        />
      ))}
      <Men {...lists} figures={figures.filter(({ group }) => group === undefined || !grouped.has(group))} />
    </section>
  );
}

/** A group in one line; its men when it is unfolded. */
function GroupRoll({ group, ...lists }: Lists & { readonly group: SceneGroup }) {
  const { figures, coat, cut = 'round', selected, onSelect, bearingOf, bearingRoom, answers } = lists;
  const left = figures.filter(({ place }) => place !== 'out');
  const [first] = left.length === 0 ? figures : left;
  const line = (
    <>
      {first === undefined ? null : <LoneCounter figure={first} coat={coat} cut={cut} />}
      <span className="man-name">{group.name}</span>
      <span className="man-state">
        {stateOfGroup(group, left)}
        <DoneWords signs={group.signs} />
        <BearingWords room={roomFor(left, bearingRoom)} {...bearingOf(left.map(({ id }) => id))} />
      </span>
      <span className="man-health">{say.play.strength(left.length, figures.length)}</span>
    </>
  );
  const meant = answers.find(({ figure }) => figure === group.id);
  if (meant !== undefined) {
    return (
      <AnswerLine
        option={meant}
        card={first?.id}
        {...lists}
        pressed={first === undefined || figures.some(({ id }) => id === selected)}
      >
        {line}
      </AnswerLine>
    );
  }
  return (
    <details className="group-roll" onToggle={() => first !== undefined && onSelect(first.id)}>
      <summary
        className={left.length === 0 ? 'man man-out' : 'man'}
        data-selected={figures.some(({ id }) => id === selected)}
        data-card={first?.id}
      >
        {line}
      </summary>
      <Men {...lists} />
    </details>
  );
}

/** "Veteran infantry · running · 2 down". */
function stateOfGroup({ type, signs }: SceneGroup, left: readonly SceneFigure[]): string {
  const lying = left.filter((figure) => figure.signs.some(({ kind }) => kind === 'down')).length;
  const down = lying > 0 && !signs.some(({ kind }) => kind === 'down') ? [say.play.lying(lying)] : [];
  const off = left.length > 0 && left.every(({ place }) => place === 'waiting') ? [say.play.waiting] : [];
  const said = signs.filter(({ kind }) => kind !== 'done').map(({ words }) => words);
  return [type, ...off, ...said, ...down].join(' · ');
}

/** That somebody is done for this turn: the eye sees it by the tick on his counter. */
function DoneWords({ signs }: Pick<SceneFigure, 'signs'>) {
  const done = signs.find(({ kind }) => kind === 'done');
  return done === undefined ? null : <span className="visually-hidden"> · {done.words}</span>;
}

function Men({ figures, ...lists }: Lists) {
  return (
    <ul>
      {figures.map((figure) => (
        <li key={figure.id}>
          <Man figure={figure} {...lists} />
        </li>
      ))}
    </ul>
  );
}

function Man({ figure, ...lists }: Omit<Lists, 'figures'> & { readonly figure: SceneFigure }) {
  const { coat, cut = 'round', selected, onSelect, bearingOf, bearingRoom, answers } = lists;
  const { id, name, health, place } = figure;
  const line = (
    <>
      <LoneCounter figure={figure} coat={coat} cut={cut} />
      <span className="man-name">{name}</span>
      <span className="man-state">
        {stateOf(figure)}
        {place === 'out' ? null : <DoneWords signs={figure.signs} />}
        <BearingWords room={roomFor([figure], bearingRoom)} {...bearingOf([id])} />
      </span>
      {health === null ? null : (
        <span className="man-health">
          {health.left}/{health.full}
        </span>
      )}
    </>
  );
  const meant = answers.find((option) => option.figure === id);
  if (meant !== undefined) {
    return (
      <AnswerLine option={meant} card={id} {...lists} pressed={id === selected}>
        {line}
      </AnswerLine>
    );
  }
  return (
    <button
      type="button"
      className={place === 'out' ? 'man man-out' : 'man'}
      aria-pressed={id === selected}
      data-card={id}
      onClick={() => onSelect(id)}
    >
      {line}
    </button>
  );
}

interface AnswerLineProps extends Pick<Lists, 'answers' | 'answer' | 'onSelect'> {
  readonly option: Option;
  /** Whose card belongs to it. */
  readonly card: string | undefined;
  readonly pressed: boolean;
  readonly children: ReactNode;
}

/** A line that answers the open question: the first touch looks at whom it names, the second takes him. */
function AnswerLine({ option, card, answers, answer, onSelect, pressed, children }: AnswerLineProps) {
  const number = answers.indexOf(option) + 1;
  return (
    <button
      type="button"
      className="man man-answer"
      aria-pressed={pressed}
      data-option={option.id}
      data-card={card}
      // Whom the keys have come to is looked at.
      onFocus={({ currentTarget }) => {
        if (card !== undefined && currentTarget.matches(':focus-visible')) onSelect(card);
      }}
      onClick={() => (pressed || card === undefined ? answer(option.id) : onSelect(card))}
    >
      {children}
      {option.odds === null ? null : <span className="man-odds">{option.odds}</span>}
      {number > 9 ? null : <kbd>{number}</kbd>}
    </button>
  );
}

interface BearingWordsProps {
  readonly room: string | null;
  readonly short?: string;
  readonly aside?: string;
}

function BearingWords({ room, short, aside }: BearingWordsProps) {
  if (room === null) return null;
  return (
    <span className="man-bearing" data-room={room}>
      {short === undefined ? null : (
        <>
          {short}
          <span className="visually-hidden"> {aside}</span>
        </>
      )}
    </span>
  );
}

/** Nothing is measured to those who are not on the table. */
const roomFor = (figures: readonly SceneFigure[], room: string): string | null =>
  room !== '' && figures.some(({ place }) => place === 'table') ? room : null;

/** Signs that the counter beside the name shows well enough. */
const SEEN: ReadonlySet<string> = new Set(['frightful', 'done']);

/** "Rifleman · unloaded: rifle". */
function stateOf({ type, signs, place, gone }: SceneFigure): string {
  const where = place === 'out' ? [gone ?? say.play.out] : place === 'waiting' ? [say.play.waiting] : [];
  const said = signs.filter(({ kind }) => !SEEN.has(kind)).map(({ words }) => words);
  return [type, ...where, ...(place === 'out' ? [] : said)].join(' · ');
}
