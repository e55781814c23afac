import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Panel, TablePanel } from '../../kernel/board/panel.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import {
  type Card,
  type CardChoice,
  type CardHope,
  type CardLine,
  cardOf,
  hopesOf,
} from '../../kernel/game/card.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { Assumptions } from '../../kernel/sums/assume.ts';
import type { AnyView } from '../api.ts';
import { Clauses, useBook, useWhole } from '../book.tsx';
import { WhatIfAttacked } from './attack.tsx';
import type { OpenedCard } from './board.tsx';
import { WordsHere } from '../side/words-here.tsx';
import { c } from './card-texts.ts';
import { Placing } from './placing.tsx';
import { Icon } from '../frame/icons.tsx';
import { useLead } from '../later.tsx';
import type { NoteDesk } from '../notes/kept.ts';
import { PlaceNote } from '../notes/place-note.tsx';
import { keptAssumptions, onAssumed } from '../prospect/kept.ts';
import { clubFor } from '../prospect/seen.ts';

interface PlaceCardProps extends OpenedCard {
  readonly game: string;
  /** Whose notes are shown; null: nobody's. */
  readonly notes: NoteDesk | null;
  readonly view: AnyView;
  readonly asks: readonly Decision[];
  readonly lines: readonly RecordLine[];
}

const NOTHING: Card = { panels: [], choices: [], story: [] };

/** All there is to know of one place: what its rulebook says, what can be answered there, and its story. */
export function PlaceCard({
  place,
  name,
  come,
  brief,
  touch,
  game,
  view,
  asks,
  lines,
  notes,
  draw,
  onDrawn,
  onClose,
}: PlaceCardProps): ReactNode {
  const table = useWhole();
  const set = useAssumed(game, view, table);
  const { panels, choices, story } = useMemo(
    () => (table ? cardOf(table, { view, asks, lines, set, club: clubFor(table, view) }, place) : NOTHING),
    [table, view, asks, lines, set, place],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useLead(() => come > 0 && heading.current?.focus(), come);
  useEffect(onDrawn, [place, brief, table]);
  const chip = panels.find(isChip);
  const others = panels.filter((each) => each !== chip);
  const rows = touch?.rows ?? [];
  const isBrief = brief !== null && rows.length > 0;
  const all = (
    <>
      <div className="card-panels">
        {others.slice(0, 1).map((panel) => (
          <Fragment key={place}>{draw(panel)}</Fragment>
        ))}
        {table && <WhatIfAttacked key={`if ${place}`} {...{ table, view, lines, place }} />}
        {others.slice(1).map((panel, i) => (
          <Fragment key={`${place} ${i}`}>{draw(panel)}</Fragment>
        ))}
      </div>
      <Choices
        choices={choices.filter(({ choice }) => !('id' in choice && rows.some(({ id }) => id === choice.id)))}
      />
      {notes && <PlaceNote key={place} desk={notes} place={place} name={name} />}
      <Story story={story} />
      <WordsHere of=".place-card" />
    </>
  );
  return (
    <section
      className={isBrief ? `place-card is-brief is-${brief}` : 'place-card'}
      aria-labelledby="place-card"
    >
      <header>
        <h3 id="place-card" ref={heading} tabIndex={-1}>
          {name}
        </h3>
        {chip && <Chip panel={chip} />}
        <button type="button" className="close" title={c.close} onClick={onClose}>
          <span>{c.close}</span>
          <Icon of="close" />
        </button>
      </header>
      {touch && rows.length > 0 && <Placing touch={touch} rows={rows} choices={choices} />}
      {isBrief ? (
        <details>
          <summary>{c.all}</summary>
          {all}
        </details>
      ) : (
        all
      )}
    </section>
  );
}

function isChip(panel: Panel): panel is TablePanel {
  return panel.kind === 'table' && panel.chip === true;
}

/** One number of the place, beside its name. */
function Chip({ panel: { title, columns, rows } }: { panel: TablePanel }): ReactNode {
  const { say } = useBook();
  const [number = null] = rows[0] ?? [];
  return (
    <p className="card-chip" title={say(title)}>
      <b>{number === null ? c.unknown : String(number)}</b> {columns[0] && say(columns[0])}
    </p>
  );
}

/** What the seat of a view assumes in a game, as it is set. */
function useAssumed(game: string, { seat }: AnyView, table: Table | null): Assumptions {
  const [at, setAt] = useState(0);
  useEffect(() => onAssumed(() => setAt((n) => n + 1)), []);
  return useMemo(
    () => (table && seat !== null ? keptAssumptions(game, seat, table.rules.facts) : {}),
    [game, seat, table, at],
  );
}

function Choices({ choices }: { choices: readonly CardChoice[] }): ReactNode {
  const { say } = useBook();
  if (choices.length === 0) return null;
  return (
    <>
      <h4>{c.answers}</h4>
      <ul>
        {choices.map((each, i) => (
          <li key={i}>
            {say(each.choice.label)}
            {each.choice.barred && (
              <span className="row-why">
                {c.notNow} {say(each.choice.barred.reason)} <Clauses ids={each.choice.barred.clauses} full />
              </span>
            )}
            {hopesOf(each).map((hope) => (
              <p key={hope.label.key} className="hint">
                {say(hope.label)}: {chancesText(hope)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function chancesText({ chances }: CardHope): string {
  const isOne = chances.length === 1;
  return chances.map(({ number, percent }) => (isOne ? c.one(percent) : c.each(number, percent))).join(', ');
}

const MOST_LINES = 20;

function Story({ story }: { story: readonly CardLine[] }): ReactNode {
  const { say } = useBook();
  const more = story.length - MOST_LINES;
  return (
    <>
      <h4>{c.story}</h4>
      {story.length === 0 && <p className="hint">{c.noStory}</p>}
      <ol>
        {story.slice(0, MOST_LINES).map(({ n, told }) => (
          <li key={n} value={n}>
            {told.map(({ data, clauses }, i) => (
              <p key={i}>
                {say(data)} <Clauses ids={clauses} />
              </p>
            ))}
          </li>
        ))}
      </ol>
      {more > 0 && <p className="hint">{c.more(more)}</p>}
    </>
  );
}
