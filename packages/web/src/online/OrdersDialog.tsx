import type { GivenOrder } from '@vedette/engine';
import type { OfferedOrder } from '@vedette/referee';
import { useState } from 'react';
import { ownReferee } from '../referee/referee.ts';
import { locale } from '../words/locale.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { givenOf, ordered } from './given-orders.ts';
import { wish } from './match.ts';
import { useOnline } from './online-state.ts';
import { SeatDialog } from './SeatDialog.tsx';

/** What is answered for one while one is away: looked at, given, changed and withdrawn. */
export function OrdersDialog() {
  const [offered, setOffered] = useState<readonly OfferedOrder[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const given = useOnline((s) => s.at?.orders ?? null);
  const opened = () => {
    setTrouble(null);
    ownReferee()
      .call('offeredOrders')
      .then(setOffered, (error: unknown) => setTrouble(wordsOf(error)));
  };
  const { orders: words } = say.online;
  const count = given?.length ?? 0;
  return (
    <SeatDialog
      title={words.title}
      label={count === 0 ? words.title : words.titleWith(count)}
      className="orders-book"
      opened={opened}
    >
      <h2>{words.title}</h2>
      <p className="quiet">{words.note}</p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      {offered === null || given === null ? (
        <p role="status">{words.loading}</p>
      ) : (
        <Orders offered={offered} given={given} />
      )}
    </SeatDialog>
  );
}

interface OrdersProps {
  readonly offered: readonly OfferedOrder[];
  readonly given: readonly GivenOrder[];
}

function Orders({ offered, given }: OrdersProps) {
  const [told, setTold] = useState('');
  const { orders: words } = say.online;
  const leave = async (next: readonly GivenOrder[]) => {
    setTold(words.leaving);
    setTold((await wish({ type: 'orders', orders: [...next], locale })) ? words.left : words.notLeft);
  };
  return (
    <>
      {offered.map((order) => (
        <Order key={order.id} order={order} given={given} leave={(next) => void leave(next)} />
      ))}
      <p className="calls">
        <button
          type="button"
          className="secondary"
          disabled={given.length === 0}
          onClick={() => void leave([])}
        >
          {words.withdrawAll}
        </button>
        <span role="status">{told}</span>
      </p>
    </>
  );
}

interface OrderProps {
  readonly order: OfferedOrder;
  readonly given: readonly GivenOrder[];
  readonly leave: (next: readonly GivenOrder[]) => void;
}

function Order({ order, given, leave }: OrderProps) {
  const mine = givenOf(given, order);
  const number = order.choices.find(({ id }) => id === mine?.choice)?.number ?? null;
  return (
    <fieldset className="order">
      <legend>{order.title}</legend>
      <p className="quiet">{order.hint}</p>
      <select
        aria-label={order.title}
        value={mine?.choice ?? ''}
        onChange={({ target }) => leave(ordered(given, order, target.value === '' ? null : target.value))}
      >
        <option value="">{say.online.orders.ask}</option>
        {order.choices.map(({ id, words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
      {mine === null || number === null ? null : (
        <label className="order-number">
          <input
            type="number"
            min={number.from}
            max={number.to}
            defaultValue={mine.least ?? number.usual}
            key={`${mine.choice} ${mine.least}`}
            onBlur={({ target }) => {
              const next = ordered(given, order, mine.choice, target.valueAsNumber);
              if (givenOf(next, order)?.least !== mine.least) leave(next);
            }}
          />
          <span>{number.words}</span>
        </label>
      )}
    </fieldset>
  );
}
