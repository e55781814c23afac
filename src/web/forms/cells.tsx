import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useBook } from '../book.tsx';
import { bringsText, prospectOf } from '../prospect/cell-figure.ts';
import { useForesight } from '../prospect/foresight.tsx';
import { totalGiven } from '../prospect/given.ts';
import { Supposing } from '../prospect/tabled.tsx';
import { BarredList } from './barred.tsx';
import { CellHead, type Sort, sortedBy } from './cell-head.tsx';
import { CellRow } from './cell-row.tsx';
import { type At, barOf, barredLines, type CellLine, linesOf, numbersOf } from './cell-lines.ts';
import { c } from './cell-texts.ts';
import type { RowsProps } from './props.ts';

export interface CellsProps extends RowsProps {
  readonly at: At | null;
  /** The limits, which stay at the head with what is assumed. */
  readonly children: ReactNode;
  onAt(at: At): void;
  /** Give a line a number. */
  onLine(line: CellLine, number: number): void;
  /** Something is to be heard that does not have the focus. */
  onHear(text: string): void;
}

/** More columns than fit beside the names: names stand above their cells. */
const MOST_BESIDE = 4;

const MOVES: Readonly<Record<string, readonly [line: number, cell: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

/** How many a line is given, by all who give. */
function givenIn({ rows }: CellLine, given: CellsProps['given']): number {
  return totalGiven(
    given,
    rows.map(({ id }) => id),
  );
}

interface Keyed {
  readonly lines: readonly CellLine[];
  /** The greatest number that a cell has. */
  readonly last: number;
  focus(at: At): void;
  give(line: CellLine, number: number): void;
  onWhy(line: CellLine, number: number): void;
}

/** The arrows move, a digit gives so many and goes there, "?" says what the cell would bring or why it is barred. */
function onCellKey(event: KeyboardEvent<HTMLElement>, { lines, last, focus, give, onWhy }: Keyed): void {
  const [id = '', typed] = (event.target as HTMLElement).dataset['cell']?.split(' ') ?? [];
  const i = lines.findIndex((line) => line.id === id);
  const [line, number] = [lines[i], Number(typed)];
  if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
  const move = MOVES[event.key];
  if (move) {
    const to = lines[i + move[0]];
    if (to) focus({ line: to.id, number: Math.max(0, Math.min(last, number + move[1])) });
  } else if (/^\d$/.test(event.key)) {
    give(line, Number(event.key));
    focus({ line: id, number: Number(event.key) });
  } else if (event.key === '?') onWhy(line, number);
  else return;
  event.preventDefault();
}

/** Lines of cells, each with what its number would bring: the chance is what one presses. One stop of the Tab key. */
export function Cells(props: CellsProps): ReactNode {
  const { form, given, at, children, onAt, onLine, onHear } = props;
  const book = useBook();
  const foresight = useForesight();
  const { all: prospects } = foresight.prospects;
  const grid = useRef<HTMLDivElement>(null);
  const [hoped, setHoped] = useState('');
  const [order, setOrder] = useState<readonly string[]>([]);
  const all = linesOf(form, book);
  const rank = ({ id }: CellLine): number => order.indexOf(id);
  const lines = order.length === 0 ? all : all.toSorted((one, other) => rank(one) - rank(other));
  const numbers = numbersOf(lines);
  const labels = [...new Set(prospects.flatMap(({ hopes }) => hopes).map(({ label }) => book.say(label)))];
  const hope = labels.includes(hoped) ? hoped : (labels[0] ?? '');
  const numberIn = (line: CellLine): number => givenIn(line, given);
  const stop = lines.some(({ id }) => id === at?.line) ? at : null;
  const focus = ({ line, number }: At): void =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${line} ${number}"]`)?.focus();
  const saidOf = (line: CellLine, number: number): string => {
    const bar = barOf(form, line, number, given);
    if (bar) return `${book.say(bar.reason)} ${bar.clauses.join(', ')}`;
    const prospect = prospectOf(prospects, line);
    return prospect ? bringsText(prospect, number, foresight, book) : '';
  };
  const give = (line: CellLine, number: number): void => {
    if (barOf(form, line, number, given)) onHear(saidOf(line, number));
    else onLine(line, number);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void =>
    onCellKey(event, {
      lines,
      last: numbers.at(-1) ?? 0,
      focus,
      give,
      onWhy: (...cell) => onHear(saidOf(...cell)),
    });
  const sort = (by: Sort): void =>
    setOrder(sortedBy(by, all, hope, prospects, numberIn, book).map(({ id }) => id));
  const row = (line: CellLine): ReactNode => (
    <CellRow
      key={line.id}
      {...props}
      line={line}
      numbers={numbers}
      number={numberIn(line)}
      hope={hope}
      prospect={prospectOf(prospects, line)}
      stop={stop ? (stop.line === line.id ? stop.number : null) : line === lines[0] ? numberIn(line) : null}
      onAt={(number) => onAt({ line: line.id, number })}
      onPress={(number) => give(line, number)}
      onLed={() => focus({ line: line.id, number: numberIn(line) })}
    />
  );
  const plain = lines.filter(({ lead }) => !lead);
  const columns = { '--cells': numbers.length } as object;
  return (
    <>
      <div className="cells-top" style={columns}>
        {children}
        <div className="cells-assumed">
          <Supposing />
        </div>
        <CellHead numbers={numbers} labels={labels} hope={hope} onHope={setHoped} onSort={sort} />
      </div>
      <div
        ref={grid}
        className={numbers.length > MOST_BESIDE ? 'cells is-stacked' : 'cells'}
        style={columns}
        role="group"
        aria-label={c.title}
        onKeyDown={onKeyDown}
      >
        {lines.filter(({ lead }) => lead).map(row)}
        {plain.length > 0 && <p className="cells-plain">{c.plain}</p>}
        {plain.map(row)}
      </div>
      <BarredList barred={barredLines(form, book)} open={lines.length === 0} />
    </>
  );
}
