import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Panel, TablePanel } from '../../kernel/board/panel.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import {
  type Card,
  type CardChoice,
  type CardHope,
  type CardLine,
  type CardNews,
  cardOf,
  hopesOf,
} from '../../kernel/game/card.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { Assumptions } from '../../kernel/sums/assume.ts';
import type { AnyView } from '../api.ts';
import { Clauses, useBook, useWhole } from '../book.tsx';
import { WhatIfAttacked } from './attack.tsx';
import type { Touch } from './answers.ts';
import type { OpenedCard } from './board.tsx';
import { CardSums } from './card-sums.tsx';
import { WordsHere } from '../parts/words-here.tsx';
import { cardTexts } from './card-texts.ts';
import { Placing } from './placing.tsx';
import { Icon } from '../parts/icons.tsx';
import { useLead } from '../later.tsx';
import type { NoteDesk } from '../notes/kept.ts';
import { PlaceNote } from '../notes/place-note.tsx';
import { keptAssumptions, onAssumed } from '../prospect/kept.ts';
import { clubFor } from '../prospect/seen.ts';
import './card.css';

interface PlaceCardProps extends OpenedCard {
  readonly game: string;
  /** Whose notes are shown; null: nobody's. */
  readonly notes: NoteDesk | null;
  readonly view: AnyView;
  readonly asks: readonly Decision[];
  readonly lines: readonly RecordLine[];
  /** Leads to a line of the log; absent: there is none to be led to. */
  onLine?(n: number): void;
  /** Leads to where what happened on the map is told, found by these words; absent: it cannot be told here. */
  onTell?(find: string): void;
}

const NOTHING: Card = { panels: [], choices: [], news: [], story: [] };

/** All there is to know of one place: what its rulebook says, what can be answered there, and its story. */
export function PlaceCard(props: PlaceCardProps): ReactNode {
  const { place, name, come, brief, touch, game, view, asks } = props;
  const { lines, notes, draw, onDrawn, onLine, onTell, onClose } = props;
  const table = useWhole();
  const set = useAssumed(game, view, table);
  const { panels, choices, news, story } = useMemo(
    () => (table ? cardOf(table, { view, asks, lines, set, club: clubFor(table, view) }, place) : NOTHING),
    [table, view, asks, lines, set, place],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useLead(() => come > 0 && heading.current?.focus(), come);
  useEffect(onDrawn, [place, brief, table]);
  const chip = panels.find(isChip);
  const rows = touch?.rows ?? [];
  const isBrief = brief !== null && rows.length > 0;
  const all = (
    <>
      <CardPanels {...{ place, draw, panels: panels.filter((each) => each !== chip) }}>
        {table && <WhatIfAttacked key={`if ${place}`} {...{ table, view, lines, place }} />}
      </CardPanels>
      <Choices
        choices={choices.filter(({ choice }) => !('id' in choice && rows.some(({ id }) => id === choice.id)))}
        answers={(choice) => 'value' in choice && choice.value === place && !choice.barred && touch}
      />
      {onTell && <CanBeTold all={news} onTell={() => onTell(name)} />}
      {notes && <PlaceNote key={place} desk={notes} place={place} name={name} />}
      <Story story={story} onLine={onLine} />
      <WordsHere of=".place-card" />
    </>
  );
  return (
    <section
      className={isBrief ? `place-card box is-brief is-${brief}` : 'place-card box'}
      aria-labelledby="place-card"
    >
      <header className="apart">
        <h3 id="place-card" ref={heading} tabIndex={-1}>
          {name}
        </h3>
        {chip && <Chip panel={chip} />}
        <button type="button" className="square close" title={cardTexts.close} onClick={onClose}>
          <span className="visually-hidden">{cardTexts.close}</span>
          <Icon of="close" />
        </button>
      </header>
      {touch && rows.length > 0 && <Placing touch={touch} rows={rows} choices={choices} />}
      {touch?.sums && <CardSums sums={touch.sums} onDone={onClose} />}
      {isBrief ? (
        <details>
          <summary>{cardTexts.all}</summary>
          {all}
        </details>
      ) : (
        all
      )}
    </section>
  );
}

interface CardPanelsProps extends Pick<PlaceCardProps, 'place' | 'draw'> {
  readonly panels: readonly Panel[];
  /** What stands below the first of them. */
  readonly children: ReactNode;
}

/** What the board says of the place. */
function CardPanels({ place, draw, panels, children }: CardPanelsProps): ReactNode {
  return (
    <div className="card-panels">
      {panels.slice(0, 1).map((panel) => (
        <Fragment key={place}>{draw(panel)}</Fragment>
      ))}
      {children}
      {panels.slice(1).map((panel, i) => (
        <Fragment key={`${place} ${i}`}>{draw(panel)}</Fragment>
      ))}
    </div>
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
    <span className="chip card-chip" title={say(title)}>
      <b>{number === null ? cardTexts.unknown : String(number)}</b> {columns[0] && say(columns[0])}
    </span>
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

interface ChoicesProps {
  readonly choices: readonly CardChoice[];
  /** What a touch of it answers. */
  answers(choice: CardChoice['choice']): Touch | false | undefined;
}

/** What is lawful there now, each with what it leads to; and what is not, with the reason. */
function Choices({ choices, answers }: ChoicesProps): ReactNode {
  const { say } = useBook();
  if (choices.length === 0) return null;
  return (
    <>
      <h4>{cardTexts.answers}</h4>
      <ul className="ruled bare">
        {choices.map((each, i) => {
          const { barred, label } = each.choice;
          const touch = answers(each.choice);
          return (
            <li key={i} className={barred ? 'is-barred' : undefined}>
              {touch ? (
                <button type="button" aria-pressed={touch.taken} onClick={() => touch.give()}>
                  {say(label)}
                </button>
              ) : (
                <b className={barred ? 'hint' : undefined}>{say(label)}</b>
              )}
              {barred && (
                <span className="row-why hint">
                  {cardTexts.notNow} {say(barred.reason)} <Clauses ids={barred.clauses} full />
                </span>
              )}
              {hopesOf(each).map((hope) => (
                <p key={hope.label.key} className="hint">
                  {say(hope.label)}: {chancesText(hope)}
                </p>
              ))}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function chancesText({ chances }: CardHope): string {
  const isOne = chances.length === 1;
  return chances
    .map(({ number, percent }) => (isOne ? cardTexts.one(percent) : cardTexts.each(number, percent)))
    .join(', ');
}

const MOST_LINES = 20;

/** So much of what an event would say is read at once. */
const FEW = 3;

/** What can have happened there, to be told; and what cannot, with the reason. */
function CanBeTold({ all, onTell }: { all: readonly CardNews[]; onTell(): void }): ReactNode {
  const { say } = useBook();
  if (all.length === 0) return null;
  return (
    <details>
      <summary>{cardTexts.news}</summary>
      <ul className="ruled bare">
        {all.map(({ title, says, barred }, i) => (
          <li key={i} className={barred ? 'is-barred' : undefined}>
            {barred ? (
              <b className="hint">{say(title)}</b>
            ) : (
              <button type="button" className="link" onClick={onTell}>
                {say(title)}
              </button>
            )}
            {barred ? (
              <span className="row-why hint">
                {cardTexts.notNow} {say(barred.reason)} <Clauses ids={barred.clauses} full />
              </span>
            ) : (
              <p className="hint">
                {says.slice(0, FEW).map(say).join(' ')} {cardTexts.moreNews(says.length - FEW)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface StoryProps {
  readonly story: readonly CardLine[];
  readonly onLine: ((n: number) => void) | undefined;
}

/** What happened there, the latest first: each leads to its line of the log. */
function Story({ story, onLine }: StoryProps): ReactNode {
  const { say } = useBook();
  const more = story.length - MOST_LINES;
  return (
    <>
      <h4>{cardTexts.story}</h4>
      {story.length === 0 && <p className="hint">{cardTexts.noStory}</p>}
      <ol className="card-story ruled bare">
        {story.slice(0, MOST_LINES).map(({ n, told }) => (
          <li key={n} value={n}>
            {told.map(({ data, clauses }, i) => (
              <p key={i}>
                {onLine && i === 0 ? (
                  <button type="button" className="link" onClick={() => onLine(n)}>
                    {say(data)}
                  </button>
                ) : (
                  say(data)
                )}{' '}
                <Clauses ids={clauses} />
              </p>
            ))}
          </li>
        ))}
      </ol>
      {more > 0 && <p className="hint">{cardTexts.more(more)}</p>}
    </>
  );
}
