import './banner.css';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import {
  type GreatEvent,
  greatEvents,
  type Holding,
  type NewHolder,
  newHolders,
} from '../../kernel/board/holding.ts';
import type { Whose } from '../../kernel/board/panel.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';
import { call, type Desk, type ThenDesk } from '../api.ts';
import { type Book, useBook, useWhole } from '../book.tsx';
import { Icon } from '../parts/icons.tsx';
import { momentPath } from '../record/moment.ts';
import type { GameRoute } from '../route.ts';
import { SheetTable } from '../sheet/sheet.tsx';
import { capital, figure, listed } from '../texts.ts';
import { bannerTexts } from './banner-texts.ts';
import { cellText } from '../parts/cell.ts';
import { sumOfFall } from './fall-sum.ts';
import { closed, keepClosed, keepSeen, seenAt } from './banner-kept.ts';

interface BannerProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  /** So many things are to be done on the map. */
  readonly todo: number;
  onToDo(): void;
}

/** More changes than these are read on the map. */
const MOST = 6;

/** What has happened in the war since this person last knew of it: a fall, what was ceded, a war, with what changed. Until it is closed, once. */
export function Banner({ route, desk, todo, onToDo }: BannerProps): ReactNode {
  const book = useBook();
  const { before, now, onClose } = useBefore(route, desk);
  const events = useMemo(() => {
    const known = closed(desk.game);
    return before ? greatEvents(before, now).filter((each) => !known.has(idOf(each))) : [];
  }, [desk.game, before, now]);
  const heading = useId();
  const [first] = events;
  if (!first || !before) return null;
  const changes = ownFirst(newHolders(before, now), toneOf(book, desk.seat)).slice(0, MOST);
  const to = changes[0]?.place.held.by?.tone ?? 'neutral';
  const since = sinceOf(first);
  return (
    <section className={`war-banner is-${to}`} aria-labelledby={heading}>
      <header className="tight">
        {since && <p className="eyebrow">{book.say(since)}</p>}
        <h3 id={heading}>{titleOf(book, first)}</h3>
        {events.slice(1).map((each) => (
          <p key={idOf(each)}>{titleOf(book, each)}.</p>
        ))}
        <How sum={sumOfFall(first, desk.lines)} />
      </header>
      <div className="flow">
        {todo > 0 && (
          <button type="button" onClick={onToDo}>
            {bannerTexts.toDo(todo)}
          </button>
        )}
        <button
          type="button"
          className="square close"
          aria-label={bannerTexts.close}
          onClick={() => {
            keepClosed(desk.game, events.map(idOf));
            onClose();
          }}
        >
          <Icon of="close" />
        </button>
      </div>
      <Changes all={changes} />
      <p className="visually-hidden" role="status">
        {titleOf(book, first)}
      </p>
    </section>
  );
}

/** How the level came about at which a power fell. */
function How({ sum }: { readonly sum: SheetResult | null }): ReactNode {
  if (!sum) return null;
  const { min, max } = sum.total;
  return (
    <details>
      <summary>{bannerTexts.how(min === max ? figure(min) : null)}</summary>
      <SheetTable result={sum} />
    </details>
  );
}

function Changes({ all }: { all: readonly NewHolder[] }): ReactNode {
  const book = useBook();
  if (all.length === 0) return null;
  return (
    <dl className="tight">
      {all.map(({ place, from }) => (
        <div key={place.id}>
          <dt className="strong">{nameOf(book, place)}</dt>
          <dd>
            {from && (
              <>
                <Side whose={from} />
                <span aria-hidden="true">{' \u2192 '}</span>
                <span className="visually-hidden">{bannerTexts.afterwards}</span>
              </>
            )}
            {place.held.by && <Side whose={place.held.by} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A camp: its colour, and its name. */
function Side({ whose: { name, tone } }: { whose: Whose }): ReactNode {
  const book = useBook();
  return (
    <span className={`whose is-${tone}`}>
      <i aria-hidden="true" />
      {cellText(book, name)}
    </span>
  );
}

/** Who held what when this person last knew of it, and who holds it now; null: that is not known yet. */
function useBefore(
  { game, key }: GameRoute,
  desk: Desk,
): { before: readonly Holding[] | null; now: readonly Holding[]; onClose(): void } {
  const whole = useWhole();
  const last = desk.lines.at(-1)?.n ?? 0;
  const now = useMemo(() => whole?.rules.holdings?.(desk.view) ?? [], [whole, desk.view]);
  const [before, setBefore] = useState<readonly Holding[] | null>(null);
  const seat = desk.seat ?? '';
  useEffect(() => {
    if (!whole || before) return;
    const seen = seenAt(desk);
    if (seen === null || seen >= last) return setBefore(now);
    let gone = false;
    void call<ThenDesk>(momentPath(game, seen, seat), key).then(
      ({ view }) => !gone && setBefore(whole.rules.holdings?.(view) ?? []),
      () => !gone && setBefore(now),
    );
    return () => {
      gone = true;
    };
  }, [whole, before === null, game, key, seat]);
  const isQuiet = before !== null && greatEvents(before, now).length === 0;
  useEffect(() => {
    if (!isQuiet) return;
    setBefore(now);
    keepSeen(desk);
  }, [isQuiet, now]);
  const onClose = (): void => {
    setBefore(now);
    keepSeen(desk);
  };
  return { before, now, onClose };
}

/** What happened, so that it is told once whichever seat it is told at. */
function idOf(event: GreatEvent): string {
  if (event.kind === 'ceded') return `ceded ${event.places.map(({ id }) => id).join(' ')}`;
  if (event.kind === 'fall') return `fall ${event.place.id}`;
  return `war ${[event.place.id, event.war.power].toSorted().join(' ')}`;
}

function titleOf(book: Book, event: GreatEvent): string {
  if (event.kind === 'ceded')
    return bannerTexts.ceded(listed(event.places.map((each) => nameOf(book, each))));
  const name = nameOf(book, event.place);
  if (event.kind === 'war') return bannerTexts.war(name, capital(cellText(book, event.war.with.name)));
  const { by, from } = event.place.held;
  return by !== undefined && by.tone === from?.tone ? bannerTexts.surrenders(name) : bannerTexts.falls(name);
}

function sinceOf(event: GreatEvent): Holding['held']['since'] {
  if (event.kind === 'war') return event.war.since;
  return event.kind === 'fall' ? event.place.held.since : event.places[0]?.held.since;
}

function nameOf(book: Book, { label }: Holding): string {
  return capital(cellText(book, label));
}

function toneOf({ table }: Book, seat: string | null): string | undefined {
  return table.setup.scenario.seats.find(({ id }) => id === seat)?.tone;
}

/** What a reader's own camp has lost or gained comes first. */
function ownFirst(all: readonly NewHolder[], own: string | undefined): readonly NewHolder[] {
  const isOwn = ({ place, from }: NewHolder): boolean =>
    own !== undefined && (from?.tone === own || place.held.by?.tone === own);
  return [...all.filter(isOwn), ...all.filter((each) => !isOwn(each))];
}
