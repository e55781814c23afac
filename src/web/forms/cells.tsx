import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useProposed } from '../answer/proposed.ts';
import { useBook } from '../book.tsx';
import { goTo, onGridKey } from '../grid/cursor.ts';
import { Grid, type GridColumn } from '../grid/grid.tsx';
import { bringsText, prospectOf, showsSum } from '../prospect/cell-figure.ts';
import { useForesight, useWaiting } from '../prospect/foresight.tsx';
import { totalGiven } from '../prospect/given.ts';
import { type Sort, sortedBy, useHopes } from '../prospect/hopes.tsx';
import { Supposing } from '../prospect/tabled.tsx';
import { deskTexts } from '../texts.ts';
import { BarredList } from './barred.tsx';
import { CellHead } from './cell-head.tsx';
import {
  type At,
  barOf,
  barredLines,
  type CellLine,
  type CellsProps,
  linesOf,
  numbersOf,
} from './cell-lines.ts';
import { Cell, type CellLineDrawn, CellName } from './cell-row.tsx';
import { cellTexts } from './cell-texts.ts';
import { PipGrid } from './pip-grid.tsx';
import { isBare } from './pips.ts';
import './cells.css';

/** More columns than fit beside the names: names stand above their cells. */
const MOST_BESIDE = 4;

/** How many a line is given, by all who give. */
function givenIn({ rows }: CellLine, given: CellsProps['given']): number {
  return totalGiven(
    given,
    rows.map(({ id }) => id),
  );
}

/** Gives a line a number, or says why it cannot have it; and what a number would bring. */
function useGiving({ form, given, onLine, onHear }: CellsProps) {
  const book = useBook();
  const foresight = useForesight();
  const saidOf = (line: CellLine, number: number): string => {
    const bar = barOf(form, line, number, given);
    if (bar) return `${book.say(bar.reason)} ${bar.clauses.join(', ')}`;
    const prospect = prospectOf(foresight.prospects.all, line);
    return prospect ? bringsText(prospect, number, foresight, book) : '';
  };
  const give = (line: CellLine, number: number): void => {
    if (barOf(form, line, number, given)) onHear(saidOf(line, number));
    else onLine(line, number);
  };
  return { saidOf, give };
}

/** The lines in the order that was chosen, and which chance they show. */
function useOrder({ form, given }: CellsProps) {
  const book = useBook();
  const { all: prospects } = useForesight().prospects;
  const [order, setOrder] = useState<readonly string[]>([]);
  const hopes = useHopes(prospects);
  const all = linesOf(form, book);
  const rank = ({ id }: CellLine): number => order.indexOf(id);
  const lines = order.length === 0 ? all : all.toSorted((one, other) => rank(one) - rank(other));
  const figures = all.map((line) => ({
    line,
    prospect: prospectOf(prospects, line),
    number: givenIn(line, given),
  }));
  const sort = (by: Sort): void =>
    setOrder(sortedBy(by, figures, hopes.hope, book).map(({ line }) => line.id));
  return { lines, prospects, hopes, sort };
}

/** Lines of cells, each with what its number would bring: the chance is what one presses. */
export function Cells(props: CellsProps): ReactNode {
  const { form, children } = props;
  const book = useBook();
  const { lines, prospects, hopes, sort } = useOrder(props);
  const waits = useWaiting(prospects.length === 0 && lines.some(({ lead }) => lead));
  if (waits)
    return (
      <div className="cells-top">
        {children}
        <p role="status">{deskTexts.loading}</p>
      </div>
    );
  if (isBare(form, prospects, book))
    return (
      <>
        <PipGrid {...props} />
        <Supposing />
        <BarredList barred={barredLines(form, book)} open={lines.length === 0} />
      </>
    );
  const numbers = numbersOf(lines);
  const columns = { '--cells': numbers.length } as object;
  return (
    <>
      <div className="cells-top" style={columns}>
        {children}
        <div className="cells-assumed">
          <Supposing />
        </div>
        <CellHead numbers={numbers} hopes={hopes} isSum={prospects.every(showsSum)} onSort={sort} />
      </div>
      <CellGrid {...props} lines={lines} numbers={numbers} hope={hopes.hope} />
      <BarredList barred={barredLines(form, book)} open={lines.length === 0} />
    </>
  );
}

interface CellGridProps extends CellsProps {
  readonly lines: readonly CellLine[];
  readonly numbers: readonly number[];
  readonly hope: string;
}

/** What the keys do at a cell beside moving: a digit gives so many and goes there, "?" says what it would bring. */
function useCellKeys(props: CellGridProps, grid: RefObject<HTMLDivElement | null>) {
  const { lines, numbers } = props;
  const { saidOf, give } = useGiving(props);
  return (event: KeyboardEvent<HTMLElement>): void =>
    onGridKey(event, {
      known: 'cell',
      lines: lines.map(({ id }) => id),
      columns: numbers.map(String),
      starts: [],
      has: () => true,
      onKey({ key, ctrlKey }, id, column) {
        const line = lines.find((each) => each.id === id);
        const digit = /^\d$/.test(key);
        if (!line || ctrlKey || !(digit || key === '?')) return false;
        if (digit) {
          give(line, Number(key));
          goTo(grid.current, 'cell', id, key);
        } else props.onHear(saidOf(line, Number(column)));
        return true;
      },
    });
}

function focusIn(grid: RefObject<HTMLDivElement | null>, line: string, number: number): void {
  goTo(grid.current, 'cell', line, `${number}`);
}

function lookOf(isCurrent: boolean, number: number): string {
  return `cell-line${isCurrent ? ' is-current' : ''}${number > 0 ? ' is-given' : ''}`;
}

/** Those whose number leads to no roll stand last. */
function groupsOf(lines: readonly CellLineDrawn[]) {
  const groups = [
    { lines: lines.filter(({ line }) => line.lead) },
    {
      head: <p className="hint before">{cellTexts.plain}</p>,
      lines: lines.filter(({ line }) => !line.lead),
    },
  ];
  return groups.filter((group) => group.lines.length > 0);
}

/** The mouse shows what a cell would bring while it is over it; on its way to what stands below, the cell that was pressed stays. */
function useStanding(props: CellGridProps) {
  const { at, onAt } = props;
  const { give } = useGiving(props);
  const stood = useRef<At | null>(null);
  const stand = (cell: At): void => {
    stood.current = cell;
    onAt(cell);
  };
  return {
    stand,
    press(line: CellLine, number: number) {
      stand({ line: line.id, number });
      give(line, number);
    },
    over(cell: At) {
      if (cell.line !== at?.line || cell.number !== at.number) onAt(cell);
    },
    leave() {
      if (stood.current) onAt(stood.current);
    },
  };
}

/** The cells themselves. */
function CellGrid(props: CellGridProps): ReactNode {
  const { form, given, at, lines, numbers, hope } = props;
  const { all: prospects } = useForesight().prospects;
  const grid = useRef<HTMLDivElement>(null);
  const names = useId();
  const { stand, over, leave, press } = useStanding(props);
  const onKeyDown = useCellKeys(props, grid);
  const proposed = useProposed(props.id);
  const isStopHere = lines.some(({ id }) => id === at?.line);
  const drawn = (line: CellLine): CellLineDrawn => {
    const number = givenIn(line, given);
    const isCurrent = at?.line === line.id;
    const first = line === lines[0] ? number : null;
    const name = `${names}${line.id}`.replaceAll(' ', '-');
    return {
      id: line.id,
      line,
      number,
      proposed: proposed && givenIn(line, proposed),
      prospect: prospectOf(prospects, line),
      stop: isStopHere ? (isCurrent ? at.number : null) : first,
      name: <CellName {...props} line={line} name={name} onLed={() => focusIn(grid, line.id, number)} />,
      attributes: { className: lookOf(isCurrent, number), role: 'radiogroup', 'aria-labelledby': name },
    };
  };
  const column = (each: number): GridColumn<CellLineDrawn> => ({
    id: `${each}`,
    mark: (of) => (
      <Cell
        {...{ of, each, hope }}
        unit={form.unit}
        bar={barOf(form, of.line, each, given)}
        onAt={() => stand({ line: of.id, number: each })}
        onOver={() => over({ line: of.id, number: each })}
        onPress={() => press(of.line, each)}
      />
    ),
  });
  return (
    <Grid
      look="cells"
      attributes={{
        ref: grid,
        className: numbers.length > MOST_BESIDE ? 'cells is-stacked' : 'cells',
        style: { '--cells': numbers.length },
        role: 'group',
        'aria-label': cellTexts.title,
        onKeyDown,
        onMouseLeave: leave,
      }}
      groups={groupsOf(lines.map(drawn))}
      columns={numbers.map(column)}
    />
  );
}
