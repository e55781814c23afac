import { type ReactNode, useState } from 'react';
import type { AnyView, Desk, ThenDesk } from '../api.ts';
import { type Book, useBook } from '../book.tsx';
import { capital, listed, t } from '../texts.ts';
import { p } from './texts.ts';
import { RulingsInHead } from './rulings.tsx';
import { suppliedIn } from './supplied.ts';
import { whereIn } from './where.ts';

interface HeadProps {
  readonly desk: Desk;
  /** The earlier moment that is looked at; null for now. */
  readonly past: ThenDesk | null;
}

/** What game this is, who plays it by what, and when it was printed. */
export function PrintedHead({ desk, past }: HeadProps): ReactNode {
  const book = useBook();
  const { rulebook, setup } = book.table;
  const view = past?.view ?? desk.view;
  const lines = past?.lines ?? desk.lines;
  const [now] = useState(() => new Date());
  const supplied = suppliedIn(desk.data, book);
  return (
    <header>
      <p className="printed-kind">
        {t.name} {'\u00b7'} {p.kind}
      </p>
      <h1>{desk.title}</h1>
      {past && <p className="printed-past">{p.past(past.n, past.of)}</p>}
      {desk.stopped !== null && <p className="printed-past">{desk.stopped}</p>}
      <p>{seenText(desk, book)}</p>
      <dl>
        <Item title={p.rulebook}>
          {rulebook.title}, {p.version(desk.rulesVersion)}
        </Item>
        <Item title={p.scenario}>{setup.scenario.title}</Item>
        <Item title={past ? p.stood : p.stands}>{standsText(desk, past ? view : null, book)}</Item>
        <Item title={p.players}>
          <Players desk={desk} />
        </Item>
        <Item title={p.dice}>{p.diceBy[typeof desk.dice === 'string' ? desk.dice : 'seed']}</Item>
        <Item title={p.data}>{supplied.length === 0 ? p.noData : supplied.join('; ')}</Item>
        {rulebook.rulings.length > 0 && (
          <Item title={p.ruled}>
            <RulingsInHead desk={desk} view={view} />
          </Item>
        )}
        <Item title={p.length}>{p.lines(lines.length)}</Item>
        <Item title={p.date}>{WHEN.format(now)}</Item>
      </dl>
    </header>
  );
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

function Item({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{typeof children === 'string' ? capital(children) : children}</dd>
    </div>
  );
}

function seenText({ seat }: Desk, { secrets, name }: Book): string {
  if (!secrets) return p.open;
  return seat === null ? p.seenByAll : p.seenBy(name(seat));
}

/** Where play stands; now also for whom it waits. */
function standsText(desk: Desk, past: AnyView | null, book: Book): string {
  if (!past && desk.over) return p.over;
  const waits = past ? [] : desk.awaiting.map(book.name);
  const parts = [whereIn(past ?? desk.view, book), waits.length > 0 ? p.waits(listed(waits)) : ''];
  return parts.filter(Boolean).join('; ');
}

/** Each seat with the people who have it; one person with every seat is named once. */
function Players({ desk: { people } }: { desk: Desk }): ReactNode {
  const { table, name } = useBook();
  const watching = people.filter(({ seats }) => seats.length === 0);
  const alone = people.find(({ seats }) => table.seats.every((seat) => seats.includes(seat)));
  const others = people.filter((person) => person !== alone && person.seats.length > 0);
  return (
    <>
      {alone && others.length === 0 && p.all(alone.name)}
      <ul>
        {table.seats.map((seat) => {
          const at = people.filter(({ seats }) => seats.includes(seat)).map((person) => person.name);
          return (
            <li key={seat}>
              {name(seat)}
              {(!alone || others.length > 0) && `: ${at.length === 0 ? p.nobody : listed(at)}`}
            </li>
          );
        })}
      </ul>
      {watching.length > 0 && p.watching(listed(watching.map((person) => person.name)))}
    </>
  );
}
