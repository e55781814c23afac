import { type ReactNode, useState } from 'react';
import type { Allocation, Row } from '../../kernel/forms/form.ts';
import { useBook } from '../book.tsx';
import { useContest } from '../board/panels.ts';
import { Find, hasWords } from '../find.tsx';
import { deskTexts } from '../texts.ts';
import type { Matrix } from './allocation.ts';
import { type Barred, BarredList } from './barred.tsx';
import { blocksOf } from './blocks.ts';
import { useLed } from '../answer/lead.ts';
import { useCalled } from './called.ts';
import { BlockTable } from './matrix-block.tsx';
import { type Parts, partsOf } from './matrix-parts.ts';
import { askedText, CellInfo, GridLimits } from './matrix-side.tsx';
import { Supposing } from '../prospect/tabled.tsx';
import type { RowsProps } from '../answer/props.ts';
import { Resolution } from './resolution.tsx';
import { isLong, sifted } from './sifted.ts';
import { SoFar } from './so-far.tsx';
import './matrix.css';

interface MatrixProps extends RowsProps {
  readonly matrix: Matrix;
  onGive(given: Allocation): void;
}

/** Grids of more fields have the middle of the desk, with what is said of a field beside them. */
const MOST_BESIDE = 40;
const FEWEST_WIDE = 3;

/**
 * Many rows in two directions: who spends, and where. What is entered of a contest stands beside what its sides come to.
 */
export function MatrixTable(props: MatrixProps): ReactNode {
  const contest = useContest();
  const isEntered = contest !== undefined && props.id.endsWith(`/${contest.enters}`);
  return isEntered ? <Resolution {...props} contest={contest} /> : <Grid {...props} />;
}

/**
 * Whoever has nothing to spend has no column, and a line or a column that is barred as a whole stands apart. What the field
 * under the cursor or the pointer is, and why it takes nothing, stands beside the grid.
 */
function Grid({ matrix, ...props }: MatrixProps): ReactNode {
  const { form, given } = props;
  const book = useBook();
  const called = useCalled(form);
  const [at, setAt] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [heard, setHeard] = useState('');
  const parts = partsOf(matrix);
  const { lines, columns } = parts;
  const long = isLong(lines);
  const textOf = (row: Row, line: string, column: string): string =>
    [called(line), called(column), book.say(row.label)].join(' ');
  // the cursor goes to what is looked for
  const onType = (words: string): void => {
    setTyped(words);
    setAt(firstOf(matrix, parts, (...field) => hasWords(textOf(...field), words))?.id ?? null);
  };
  const seen = sifted({ lines, columns, cell: matrix.cell }, given, long ? typed : '', textOf);
  const foundText = deskTexts.form.found(seen.found, lines.length);
  useLed(() => setTyped(''));
  const onShow = ({ id }: Row, isReached: boolean): void => {
    if (isReached) setAt(id);
    setPointed(isReached ? null : id);
  };
  const isStage = lines.length * columns.length > MOST_BESIDE && columns.length >= FEWEST_WIDE;
  const shown = form.rows.find(({ id }) => id === (pointed ?? at));
  const barred = barredIn(matrix, parts, called);
  return (
    <div className={isStage ? 'grid-form is-stage' : 'grid-form'}>
      <p role="status" className="visually-hidden">
        {heard}
      </p>
      {long && <Find label={deskTexts.form.find} {...{ typed, onType }} found={foundText} />}
      <div className="grid-frame" onMouseLeave={() => setPointed(null)}>
        {blocksOf({ ...seen, cell: matrix.cell }).map((block) => (
          <BlockTable
            key={block.lines[0]}
            {...props}
            {...{ matrix, block, at, called }}
            onShow={onShow}
            onAsk={(row) => setHeard(again(heard, askedText({ form, given }, row, book)))}
          />
        ))}
      </div>
      {long && <SoFar {...props} />}
      <section className="grid-side" aria-label={deskTexts.form.side} tabIndex={0}>
        <CellInfo {...props} row={shown} />
        <GridLimits form={form} given={given} row={shown} />
        <BarredList barred={barred} open={isStage || lines.length === 0} />
        {form.heads && <Supposing />}
      </section>
    </div>
  );
}

/** The first field that takes something and is looked for. */
function firstOf(
  { cell }: Matrix,
  { lines, columns }: Parts,
  isWanted: (row: Row, line: string, column: string) => boolean,
): Row | undefined {
  for (const line of lines)
    for (const column of columns) {
      const row = cell(line, column);
      if (row && !row.barred && isWanted(row, line, column)) return row;
    }
  return undefined;
}

/** Columns and lines that are closed as a whole. */
function barredIn(
  matrix: Matrix,
  { closedLines, closedColumns }: Parts,
  called: (id: string) => string,
): readonly Barred[] {
  return [
    ...closedColumns.flatMap((column) =>
      barOf(called(column), matrix.lines, (line) => matrix.cell(line, column)),
    ),
    ...closedLines.flatMap((line) =>
      barOf(called(line), matrix.columns, (column) => matrix.cell(line, column)),
    ),
  ];
}

/** What is closed as a whole, for the reason of its first row. */
function barOf(
  label: string,
  across: readonly string[],
  cell: (id: string) => Row | undefined,
): readonly Barred[] {
  const bar = across.map(cell).find((row) => row?.barred)?.barred;
  return bar ? [{ label, bar }] : [];
}

/** The same words are heard again where they are another text. */
function again(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}
