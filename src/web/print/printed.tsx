import { type ReactNode, useLayoutEffect } from 'react';
import { directivesIn } from '../../kernel/game/directive.ts';
import type { Desk, ThenDesk } from '../api.ts';
import { Corrected, useCorrecting } from '../log/affected.tsx';
import { isPartOf, isToCome } from '../lines.ts';
import { t } from '../texts.ts';
import { p } from './texts.ts';
import { PrintedBoard } from './board.tsx';
import { PrintedFacts } from './facts.tsx';
import { PrintedHead } from './head.tsx';
import { PrintedLine } from './line.tsx';
import { partPrinted } from './part.ts';
import { PrintedPart } from './printed-part.tsx';

export interface PrintedProps {
  readonly desk: Desk;
  /** The earlier moment that is looked at; null for now. */
  readonly past: ThenDesk | null;
}

/** A game on paper, to be filed: its head, the board, what is known, and the whole log of this seat with every sum. */
export function Printed({ desk, past }: PrintedProps): ReactNode {
  const view = past?.view ?? desk.view;
  const correcting = useCorrecting(desk, { takeBackBefore: null, putRight: null, more: null });
  useName(desk.title);
  const part = partPrinted();
  if (part) return <PrintedPart desk={desk} past={past} part={part} />;
  return (
    <Corrected value={past ? null : correcting}>
      <article className="printed">
        <PrintedHead desk={desk} past={past} />
        <section className="printed-board">
          <h2>{t.table.board}</h2>
          <PrintedBoard view={view} />
        </section>
        <PrintedFacts view={view} />
        <PrintedLog desk={desk} past={past} />
      </article>
    </Corrected>
  );
}

function PrintedLog({ desk, past }: PrintedProps): ReactNode {
  const lines = past?.lines ?? desk.lines;
  const hasBoxes = lines.some((line) => !line.undone && directivesIn(line).length > 0);
  return (
    <section className="printed-log">
      <h2>{p.log}</h2>
      {lines.length === 0 && <p>{p.noLog}</p>}
      {isPartOf(lines) && <p>{p.part}</p>}
      {hasBoxes && <p className="hint">{p.boxes}</p>}
      <ol>
        {lines
          .filter((line) => !isToCome(line))
          .map((line) => (
            <PrintedLine key={line.n} line={line} lines={lines} />
          ))}
      </ol>
    </section>
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
