import { type ReactNode, useState } from 'react';
import type { AnyView, Desk, ThenDesk } from '../api.ts';
import { type Book, useBook } from '../book.tsx';
import { capital, listed } from '../texts.ts';
import { printTexts } from '../texts/print.ts';
import { RulingsInHead } from './rulings.tsx';
import { suppliedIn } from './supplied.ts';
import { whereIn } from './where.ts';

interface HeadProps {
  readonly desk: Desk;
  /** The earlier moment that is looked at; null for now. */
  readonly past: ThenDesk | null;
}

/** What game this is, up to where, and by whom it is seen. */
export function PrintedHead({
  desk,
  past,
  part,
}: HeadProps & { readonly part: string | undefined }): ReactNode {
  const book = useBook();
  const { rulebook, setup } = book.table;
  const said = [
    `${rulebook.title}, ${setup.scenario.title}`,
    part ?? (past ? printTexts.past(past.n, past.of) : standsText(desk, null, book)),
    seenText(desk, book),
  ];
  return (
    <header>
      <h1>{desk.title}</h1>
      <p>{said.filter(Boolean).join(' \u00b7 ')}</p>
      {desk.stopped !== null && <p className="printed-past">{desk.stopped}</p>}
    </header>
  );
}

/** Who plays it and by what, and when it was printed. */
export function PrintedAbout({ desk, past }: HeadProps): ReactNode {
  const book = useBook();
  const { rulebook } = book.table;
  const view = past?.view ?? desk.view;
  const lines = past?.lines ?? desk.lines;
  const [now] = useState(() => new Date());
  const supplied = suppliedIn(desk.data, book);
  return (
    <section className="printed-about">
      <h2>{printTexts.kind}</h2>
      <dl className="ruled">
        <Item title={printTexts.rulebook}>
          {rulebook.title}, {printTexts.version(desk.rulesVersion)}
        </Item>
        <Item title={past ? printTexts.stood : printTexts.stands}>
          {standsText(desk, past ? view : null, book)}
        </Item>
        <Item title={printTexts.players}>
          <Players desk={desk} />
        </Item>
        <Item title={printTexts.dice}>
          {printTexts.diceBy[typeof desk.dice === 'string' ? desk.dice : 'seed']}
        </Item>
        <Item title={printTexts.data}>{supplied.length === 0 ? printTexts.noData : supplied.join('; ')}</Item>
        {rulebook.rulings.length > 0 && (
          <Item title={printTexts.ruled}>
            <RulingsInHead desk={desk} view={view} />
          </Item>
        )}
        <Item title={printTexts.length}>{printTexts.lines(lines.length)}</Item>
        <Item title={printTexts.date}>{WHEN.format(now)}</Item>
      </dl>
    </section>
  );
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

function Item({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div className="pairs">
      <dt>{title}</dt>
      <dd>{typeof children === 'string' ? capital(children) : children}</dd>
    </div>
  );
}

function seenText({ seat }: Desk, { secrets, name }: Book): string {
  if (!secrets) return printTexts.open;
  return seat === null ? printTexts.seenByAll : printTexts.seenBy(name(seat));
}

/** Where play stands; now also for whom it waits. */
function standsText(desk: Desk, past: AnyView | null, book: Book): string {
  if (!past && desk.over) return printTexts.over;
  const waits = past ? [] : desk.awaiting.map(book.name);
  const parts = [whereIn(past ?? desk.view, book), waits.length > 0 ? printTexts.waits(listed(waits)) : ''];
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
      {alone && others.length === 0 && printTexts.all(alone.name)}
      <ul>
        {table.seats.map((seat) => {
          const at = people.filter(({ seats }) => seats.includes(seat)).map((person) => person.name);
          return (
            <li key={seat}>
              {name(seat)}
              {(!alone || others.length > 0) && `: ${at.length === 0 ? printTexts.nobody : listed(at)}`}
            </li>
          );
        })}
      </ul>
      {watching.length > 0 && printTexts.watching(listed(watching.map((person) => person.name)))}
    </>
  );
}
