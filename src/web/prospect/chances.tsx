import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { AllocateForm, Allocation } from '../../kernel/forms/form.ts';
import { assumedIn } from '../../kernel/sums/brief.ts';
import { aboutOf, gainOf, type Prospect } from '../../kernel/sums/prospect.ts';
import { type Book, useBook } from '../book.tsx';
import { onGridKey } from '../grid/cursor.ts';
import { Grid, type GridColumn, type GridLine } from '../grid/grid.tsx';
import { capital, deskTexts } from '../texts.ts';
import { Assumptions, assumptionLine } from './assumptions.tsx';
import { isBelow } from './below.ts';
import { chanceAt, useFigure } from './cell-figure.ts';
import { useForesight } from './foresight.tsx';
import { giveTogether, totalGiven } from './given.ts';
import { PickHope, PickSort, type Sort, sortedBy, useHopes } from './hopes.tsx';
import { prospectTexts } from './own-texts.ts';
import { Stack } from './stack.tsx';
import { gainText } from './texts.ts';
import './prospect.css';

interface ChancesProps {
  readonly form: AllocateForm;
  readonly given: Allocation;
  onGive(given: Allocation): void;
}

/** What each number would bring where it can be given, under the assumptions of the seat; a press gives it. */
export function Chances({ form, given, onGive }: ChancesProps): ReactNode {
  const book = useBook();
  const { prospects } = useForesight();
  const [sort, setSort] = useState<Sort>('listed');
  const all = prospects.all.filter((each) => isBelow(each, form));
  const hopes = useHopes(all);
  const { labels, hope } = hopes;
  const about = aboutOf(all);
  const lines = all.map((prospect, i): Line => {
    const row = form.rows.find(({ id }) => id === prospect.choices[0]);
    const called = about ? capital(book.name(about[i] ?? '')) : row ? book.say(row.label) : '';
    const number = totalGiven(given, prospect.choices);
    return { id: prospect.choices.join(), called, prospect, number };
  });
  // what is said later has no chance as given
  const sortable = lines.map((line) => ({
    line,
    number: line.number,
    prospect: line.prospect.lead.later ? undefined : line.prospect,
  }));
  return (
    <section className="chances before" aria-label={prospectTexts.title}>
      <div className="baseline">
        {labels.length > 1 && <PickHope label={prospectTexts.figure} hopes={hopes} />}
        {labels.length === 1 && <p className="hint">{prospectTexts.chanceOf(hope)}</p>}
        <PickSort label={prospectTexts.sort} sorts={prospectTexts.sorts} onSort={setSort} />
      </div>
      <ChanceGrid
        {...{ form, given, onGive, hope }}
        lines={sortedBy(sort, sortable, hope, book).map(({ line }) => line)}
      />
      <Assumptions />
    </section>
  );
}

/** A line of the table: where, what it leads to, and what it is given. */
interface Line extends GridLine {
  readonly called: string;
  readonly prospect: Prospect;
  readonly number: number;
}

interface ChanceGridProps extends ChancesProps {
  readonly lines: readonly Line[];
  readonly hope: string;
}

/** The table: a press or a digit gives a number to its line. */
function ChanceGrid({ lines, form, given, hope, onGive }: ChanceGridProps): ReactNode {
  const book = useBook();
  const [at, setAt] = useState('0 0');
  const most = Math.max(0, ...lines.map(({ prospect }) => prospect.steps.at(-1)?.number ?? 0));
  const numbers = Array.from({ length: most + 1 }, (_, number) => number);
  // what is said later is only taken here, or left
  const press = ({ prospect: { lead, choices }, number: now }: Line, number: number): void =>
    onGive(giveTogether(form, given, choices, lead.later ? Number(now === 0) : number));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void =>
    onGridKey(event, {
      known: 'cell',
      lines: lines.map((_, i) => `${i}`),
      columns: numbers.map(String),
      starts: [],
      has: (i, number) => lines[i]?.prospect.steps.some((step) => step.number === number) === true,
      onKey({ key }, i) {
        const line = lines[Number(i)];
        if (!line || !/^\d$/.test(key)) return false;
        press(line, Number(key));
        return true;
      },
    });
  const column = (number: number): GridColumn<Line> => ({
    id: `${number}`,
    mark(line) {
      const id = `${lines.findIndex((each) => each.id === line.id)} ${number}`;
      return (
        <td>
          <Cell
            {...{ line, number, hope, id }}
            isStop={at === id}
            onFocus={() => setAt(id)}
            onPress={() => press(line, number)}
          />
        </td>
      );
    },
  });
  const gain: GridColumn<Line> = {
    id: 'gain',
    mark: (line) => <td className="gain strong">{gainOfLine(line, hope, book)}</td>,
  };
  return (
    <div className="scroll">
      <Grid
        look="table"
        attributes={{ className: 'chances-table table', onKeyDown }}
        head={<Head numbers={numbers} />}
        groups={[{ lines: lines.map((line) => ({ ...line, name: <Name line={line} /> })) }]}
        columns={[...numbers.map(column), gain]}
      />
    </div>
  );
}

function Head({ numbers }: { readonly numbers: readonly number[] }): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col">{deskTexts.form.where}</th>
        {numbers.map((number) => (
          <th key={number} scope="col">
            {number}
          </th>
        ))}
        <th scope="col">{prospectTexts.next}</th>
      </tr>
    </thead>
  );
}

/** Where, how it stands there today, and what the figures hang on. */
function Name({ line: { called, prospect } }: { readonly line: Line }): ReactNode {
  const book = useBook();
  const { prospects, toldIn } = useForesight();
  const assumed = assumedIn(book.table.rules, prospect, prospects.assumed);
  const now = prospect.lead.now ? book.say(prospect.lead.now) : '';
  return (
    <>
      {called}
      {now !== '' && <span className="hint today">{prospectTexts.today(now)}</span>}
      {assumed.length > 0 && (
        <span className="hint supposed">{assumptionLine(prospect, assumed, book, toldIn)}</span>
      )}
    </>
  );
}

/** What one more adds; nothing where there is no more. */
function gainOfLine({ prospect, number }: Line, hope: string, book: Book): string {
  if (prospect.lead.later) return '';
  const gain = gainOf(chanceAt(prospect, hope, number, book), chanceAt(prospect, hope, number + 1, book));
  return gain ? gainText(gain) : prospectTexts.unknown;
}

interface CellProps {
  readonly line: Line;
  readonly number: number;
  readonly hope: string;
  readonly id: string;
  readonly isStop: boolean;
  onFocus(): void;
  onPress(): void;
}

function Cell({ line, number, hope, id, isStop, onFocus, onPress }: CellProps): ReactNode {
  const { prospect, called } = line;
  const figure = useFigure(prospect, hope, number);
  if (!figure) return null;
  const { step, short, gives, total } = figure;
  const isGiven = prospect.lead.later ? line.number > 0 : line.number === number;
  return (
    <button
      type="button"
      className={isGiven ? 'cell is-given' : 'cell'}
      aria-pressed={isGiven}
      data-cell={id}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onPress}
    >
      <span className="visually-hidden">{prospectTexts.cell(called, number, gives, total)} </span>
      <b>{short}</b>
      <Stack prospect={prospect} step={step} />
    </button>
  );
}
