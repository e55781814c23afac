import './printed.css';
import { type ReactNode, useLayoutEffect } from 'react';
import { directivesIn } from '../../kernel/game/directive.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { arrangeLog, type LogTurn } from '../../kernel/log/arranged.ts';
import { passesSaid, standsAsPass } from '../../kernel/log/passes.ts';
import type { Desk, ThenDesk } from '../api.ts';
import { useBook } from '../book.tsx';
import { Corrected, useCorrecting } from '../log/correcting.ts';
import { lineText } from '../record/done.ts';
import { useTurnTitles } from '../record/turn-titles.ts';
import { isPartOf, isToCome } from '../lines.ts';
import { printTexts } from '../texts/print.ts';
import { PrintedBoard } from './board.tsx';
import { PrintedFacts } from './facts.tsx';
import { PrintedAbout, PrintedHead } from './head.tsx';
import { PrintedLine } from './line.tsx';
import { marksOf } from './mark.ts';
import { type PrintWith, printWanted } from '../record/part.ts';

export interface PrintedProps {
  readonly desk: Desk;
  /** The earlier moment that is looked at; null for now. */
  readonly past: ThenDesk | null;
}

/** A game on paper, to be filed: the log of this seat first, then what was chosen to go with it. */
export function Printed({ desk, past }: PrintedProps): ReactNode {
  const view = past?.view ?? desk.view;
  const correcting = useCorrecting(desk, { takeBackBefore: null, putRight: null, more: null });
  useName(desk.title);
  const { part, withs } = printWanted();
  return (
    <Corrected value={past ? null : correcting}>
      <article className="printed">
        <PrintedHead desk={desk} past={past} part={part?.title} />
        <PrintedLog desk={desk} past={past} from={part?.from ?? null} withs={withs} />
        {withs.standing && part === null && <PrintedBoard view={view} whole={withs.tables} />}
        {withs.tables && part === null && <PrintedFacts view={view} />}
        {withs.tables && part === null && <PrintedAbout desk={desk} past={past} />}
      </article>
    </Corrected>
  );
}

interface LogProps extends PrintedProps {
  /** The lines at which the turns begin that are printed; null: all of them. */
  readonly from: readonly number[] | null;
  readonly withs: PrintWith;
}

function PrintedLog({ desk, past, from, withs }: LogProps): ReactNode {
  const { table } = useBook();
  const lines = past?.lines ?? desk.lines;
  const all = arrangeLog(
    lines.filter((line) => !isToCome(line)),
    desk.turns,
    lines,
  );
  const turns = from === null ? all : all.filter((turn) => from.includes(turn.from));
  const hasBoxes = lines.some((line) => !line.undone && directivesIn(line).length > 0);
  return (
    <section className="printed-log">
      {lines.length === 0 && <p>{printTexts.noLog}</p>}
      {isPartOf(lines) && <p>{printTexts.part}</p>}
      {turns.map((turn) => (
        <PrintedTurn key={turn.from} turn={turn} lines={lines} withs={withs} />
      ))}
      <p className="hint marks">
        {marksOf(table)
          .map(([mark, seats]) => `${mark} ${seats.join(', ')}`)
          .join(' \u00b7 ')}{' '}
        {'\u00b7'} {printTexts.marks}
        {hasBoxes && ` \u00b7 ${printTexts.boxes}`}
      </p>
    </section>
  );
}

interface TurnProps extends Pick<LogProps, 'withs'> {
  readonly turn: LogTurn;
  readonly lines: readonly RecordLine[];
}

/** A turn on paper, the oldest line first; its passes are one line, or left out. */
function PrintedTurn({ turn, lines, withs }: TurnProps): ReactNode {
  const book = useBook();
  const titleOf = useTurnTitles();
  const passes = turn.lines.filter(standsAsPass).map(({ line }) => line);
  return (
    <>
      <h2>{titleOf(turn.turn)}</h2>
      <ol>
        {turn.lines
          .filter((each) => !standsAsPass(each))
          .map((each) => (
            <PrintedLine key={each.line.n} {...each} lines={lines} withs={withs} />
          ))}
      </ol>
      {withs.passes && passes.length > 0 && (
        <p className="small">{passesSaid(passes, book, (line) => lineText(line, book, lines))}</p>
      )}
    </>
  );
}

/** The name of the game for the foot of each page, and for the file that is printed to. */
function useName(name: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const before = document.title;
    document.title = name;
    root.style.setProperty('--game-name', quoted(name));
    return () => {
      if (document.title === name) document.title = before;
      root.style.removeProperty('--game-name');
    };
  }, [name]);
}

/** A text as a string of a style sheet. */
function quoted(text: string): string {
  return `"${text.replaceAll(/\s+/g, ' ').replaceAll(/["\\]/g, '\\$&')}"`;
}
