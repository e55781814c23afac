import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { AllocateForm, Allocation } from '../../kernel/forms/form.ts';
import { assumedIn, totalOf } from '../../kernel/sums/brief.ts';
import { aboutOf, gainOf, hopeAt, type Prospect } from '../../kernel/sums/prospect.ts';
import type { Hope } from '../../kernel/sums/sheet.ts';
import { type Book, useBook } from '../book.tsx';
import { capital, t } from '../texts.ts';
import { Assumptions, assumptionLine } from './assumptions.tsx';
import { isBelow } from './below.ts';
import { useForesight } from './foresight.tsx';
import { giveTogether, totalGiven } from './given.ts';
import { Stack } from './stack.tsx';
import { gainText, percentOf, shortOf } from './texts.ts';
import { pt } from './own-texts.ts';

interface ChancesProps {
  readonly form: AllocateForm;
  readonly given: Allocation;
  onGive(given: Allocation): void;
}

/** By what the lines are sorted. */
type Sort = keyof typeof pt.sorts;
const SORTS: readonly Sort[] = ['listed', 'gain', 'now'];

/** What each number would bring where it can be given, under the assumptions of the seat; a press gives it. */
export function Chances({ form, given, onGive }: ChancesProps): ReactNode {
  const book = useBook();
  const { prospects } = useForesight();
  const [sort, setSort] = useState<Sort>('listed');
  const [hoped, setHoped] = useState('');
  const all = prospects.all.filter((each) => isBelow(each, form));
  const about = aboutOf(all);
  const names = all.map(({ choices: [first] }, i) => {
    const row = form.rows.find(({ id }) => id === first);
    return about ? capital(book.name(about[i] ?? '')) : row ? book.say(row.label) : '';
  });
  const labels = [...new Set(all.flatMap(({ hopes }) => hopes.map(({ label }) => book.say(label))))];
  const hope = labels.includes(hoped) ? hoped : (labels[0] ?? '');
  const lines = sorted(
    all.map((prospect, i) => lineOf(prospect, names[i] ?? '', given, hope, book)),
    sort,
  );
  const most = Math.max(0, ...all.map(({ steps }) => steps.at(-1)?.number ?? 0));
  return (
    <section className="chances" aria-label={pt.title}>
      <div className="chances-head">
        {labels.length > 1 && (
          <Pick label={pt.figure} value={hope} of={labels.map((each) => [each, each])} onPick={setHoped} />
        )}
        {labels.length === 1 && <p className="hint">{pt.chanceOf(hope)}</p>}
        <Pick
          label={pt.sort}
          value={sort}
          of={SORTS.map((each) => [each, pt.sorts[each]])}
          onPick={(each) => setSort(SORTS.find((one) => one === each) ?? 'listed')}
        />
      </div>
      <Grid lines={lines} most={most} form={form} given={given} onGive={onGive} />
      <Assumptions />
    </section>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly of: readonly (readonly [value: string, text: string])[];
  onPick(value: string): void;
}

function Pick({ label, value, of, onPick }: PickProps): ReactNode {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onPick(event.target.value)}>
        {of.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A line of the table: where, and what is hoped for there. */
interface Line {
  readonly prospect: Prospect;
  readonly name: string;
  readonly now: string;
  readonly number: number;
  readonly hope: Hope | undefined;
  /** For sorting: what one more adds, and the chance as it stands; null where it is not known. */
  readonly gain: { readonly by: bigint; readonly of: bigint } | null;
  readonly chance: number | null;
}

function lineOf(prospect: Prospect, name: string, given: Allocation, hoped: string, book: Book): Line {
  const { lead, choices, hopes, steps } = prospect;
  const number = totalGiven(given, choices);
  const hope = hopes.find(({ label }) => book.say(label) === hoped);
  const at = (n: number) =>
    hope
      ? hopeAt(
          steps.find((step) => step.number === n),
          hope,
        )
      : null;
  const chance = lead.later ? null : at(number);
  return {
    prospect,
    name,
    now: lead.now ? book.say(lead.now) : '',
    number,
    hope,
    gain: gainOf(chance, at(number + 1)),
    chance: chance && chance.sure === chance.possible ? Number(chance.sure) / Number(chance.of) : null,
  };
}

function sorted(lines: readonly Line[], by: Sort): readonly Line[] {
  if (by === 'listed') return lines;
  const worth = ({ gain, chance }: Line): number =>
    (by === 'now' ? chance : gain && Number(gain.by) / Number(gain.of)) ?? Number.NEGATIVE_INFINITY;
  return lines.toSorted((one, other) => worth(other) - worth(one) || 0);
}

interface GridProps extends ChancesProps {
  readonly lines: readonly Line[];
  readonly most: number;
}

const MOVES: Readonly<Record<string, readonly [line: number, cell: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** One stop of the Tab key; the arrows go from cell to cell, a digit gives that number to its line. */
function Grid({ lines, most, form, given, onGive }: GridProps): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState('0 0');
  const numbers = Array.from({ length: most + 1 }, (_, number) => number);
  const go = (line: number, cell: number): void =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${line} ${cell}"]`)?.focus();
  // what is said later is only taken here, or left
  const press = ({ prospect: { lead, choices }, number: now }: Line, number: number): void =>
    onGive(giveTogether(form, given, choices, lead.later ? Number(now === 0) : number));
  const onKeyDown = (event: KeyboardEvent, line: number, cell: number): void => {
    const [down = 0, right = 0] = MOVES[event.key] ?? [];
    const one = lines[line];
    if (MOVES[event.key]) {
      event.preventDefault();
      go(line + down, cell + right);
    } else if (/^\d$/.test(event.key) && one) press(one, Number(event.key));
  };
  return (
    <div className="chances-frame">
      <table className="chances-table" ref={table}>
        <thead>
          <tr>
            <th scope="col">{t.form.where}</th>
            {numbers.map((number) => (
              <th key={number} scope="col">
                {number}
              </th>
            ))}
            <th scope="col">{pt.next}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr key={line.prospect.choices.join()}>
              <th scope="row">
                {line.name}
                {line.now !== '' && <span className="hint today">{pt.today(line.now)}</span>}
                <Supposed prospect={line.prospect} />
              </th>
              {numbers.map((number) => (
                <td key={number}>
                  <Cell
                    line={line}
                    number={number}
                    id={`${i} ${number}`}
                    isStop={at === `${i} ${number}`}
                    onFocus={() => setAt(`${i} ${number}`)}
                    onPress={() => press(line, number)}
                    onKeyDown={(event) => onKeyDown(event, i, number)}
                  />
                </td>
              ))}
              <td className="gain">{gainOfLine(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What one more adds; nothing where there is no more. */
function gainOfLine({ gain, prospect }: Line): string {
  if (prospect.lead.later) return '';
  return gain ? gainText(gain) : pt.unknown;
}

/** What the figures of a line hang on. */
function Supposed({ prospect }: { readonly prospect: Prospect }): ReactNode {
  const book = useBook();
  const { prospects, toldIn } = useForesight();
  const assumed = assumedIn(book.table.rules, prospect, prospects.assumed);
  if (assumed.length === 0) return null;
  return <span className="hint supposed">{assumptionLine(prospect, assumed, book, toldIn)}</span>;
}

interface CellProps {
  readonly line: Line;
  readonly number: number;
  readonly id: string;
  readonly isStop: boolean;
  onFocus(): void;
  onPress(): void;
  onKeyDown(event: KeyboardEvent): void;
}

function Cell({ line, number, id, isStop, onFocus, onPress, onKeyDown }: CellProps): ReactNode {
  const { say } = useBook();
  const { prospect, name, hope } = line;
  const step = prospect.steps.find((each) => each.number === number);
  if (!step) return null;
  const chance = hope ? hopeAt(step, hope) : null;
  const total = totalOf(prospect, step);
  const range =
    total && (total.min === total.max ? `${total.min}` : t.sheet.range(`${total.min}`, `${total.max}`));
  const figure = chance ? percentOf(chance) : pt.unknown;
  const shown = range ?? (chance ? shortOf(chance) : pt.unknown);
  const told = hope ? pt.cell(name, number, figure, say(hope.label)) : `${name}: ${number}`;
  const isGiven = prospect.lead.later ? line.number > 0 : line.number === number;
  const label = range === null ? told : `${told}, ${pt.total(say(prospect.sheet.title), range)}`;
  return (
    <button
      type="button"
      className={isGiven ? 'cell is-given' : 'cell'}
      aria-pressed={isGiven}
      data-cell={id}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <span className="visually-hidden">{label} </span>
      <b>{shown}</b>
      <Stack prospect={prospect} step={step} />
    </button>
  );
}
