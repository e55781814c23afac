import { type ReactNode, useEffect, useRef } from 'react';
import type { AllocateForm, Option } from '../../kernel/forms/form.ts';
import { useBook } from '../book.tsx';
import { usePercent } from '../prospect/percent.ts';
import { capital } from '../texts.ts';
import { BarredList } from './barred.tsx';
import { fieldId } from '../answer/points.ts';
import type { RowsProps } from '../answer/props.ts';
import { sumTexts } from '../texts/sums.ts';
import { isTried, leftIn, type SummedRow, sumOf, summedRows, usualIn, withSum } from '../answer/with-sums.ts';
import './sums.css';

interface SumsProps extends Omit<RowsProps, 'onSet'> {
  onGive(given: RowsProps['given']): void;
}

/** Rows that are taken or left, each with as much as one likes: what each sum brings, and what is left to spend. */
export function SumsTable({ id, form, given, onGive }: SumsProps): ReactNode {
  const { say } = useBook();
  const isUntouched = useRef(Object.keys(given).length === 0);
  useEffect(() => {
    const usual = usualIn(form);
    if (isUntouched.current && Object.keys(usual).length > 0) onGive(usual);
    isUntouched.current = false;
  }, []);
  const rows = summedRows(form);
  const [first] = rows;
  const others = form.rows.filter((row) => !row.barred && !isShown(row.id, rows));
  const barred = form.rows.flatMap(({ label, barred: bar }) => (bar ? [{ label: say(label), bar }] : []));
  return (
    <div className="sums">
      <PurseLine form={form} left={leftIn(form, given)} />
      {first && (
        <div className="sums-head" aria-hidden="true">
          <span>{first.sums.none && say(first.sums.none)}</span>
          {first.sums.options.map(({ value, label }) => (
            <span key={value}>{say(label)}</span>
          ))}
        </div>
      )}
      {rows.map((row) => (
        <SumRow key={row.id} id={id} row={row} given={given} onGive={onGive} />
      ))}
      {others.map((row) => (
        <label key={row.id}>
          <input
            type="checkbox"
            checked={isTried(given, row)}
            onChange={({ target }) => onGive({ ...given, [row.id]: target.checked ? 1 : 0 })}
          />{' '}
          {say(row.label)}
        </label>
      ))}
      {rows.length > 0 && <p className="hint">{sumTexts.small}</p>}
      <BarredList barred={barred} open={false} />
    </div>
  );
}

/** Whether a row stands in the table, or says only that a sum of one that does is given. */
function isShown(id: string, rows: readonly SummedRow[]): boolean {
  return rows.some((row) => row.id === id || row.sums.row === id);
}

/** How much there is to spend, and how much is left. */
function PurseLine({ form: { purse }, left }: { form: AllocateForm; left: number | null }): ReactNode {
  const { say } = useBook();
  if (!purse || left === null) return null;
  return (
    <p className="purse apart">
      <span>{say(purse.label)}</span>
      <strong className={left < 0 ? 'chip is-gold' : 'chip'} role="status">
        {left < 0 ? sumTexts.over(`${purse.unit}${-left}`) : sumTexts.left(`${purse.unit}${left}`)}
      </strong>
    </p>
  );
}

function SumRow({ id, row, given, onGive }: Placed & { readonly row: SummedRow }): ReactNode {
  const { say } = useBook();
  const { name, needs, brings } = row.named ?? { name: row.label };
  const title = capital(say(name));
  const sum = sumOf(given, row);
  const tried = isTried(given, row);
  const isFree = row.sums.row !== undefined;
  const noneText = row.sums.none ? say(row.sums.none) : '';
  const field = fieldId(id, row.id);
  const none = isFree ? [{ value: 0, option: null }] : [];
  const cells = [...none, ...row.sums.options.map((option) => ({ value: Number(option.value), option }))];
  return (
    <div className={tried ? 'sum-row' : 'sum-row is-out'} role="group" aria-label={title}>
      <label className="sum-name">
        <input
          id={field}
          type="checkbox"
          checked={tried}
          onChange={({ target }) => onGive(withSum(given, row, target.checked ? (isFree ? 0 : 1) : null))}
        />
        <span>
          <b>{title}</b>
          {needs && <small>{say(needs)}</small>}
        </span>
      </label>
      <span className="sum-cells">
        {!isFree && <span />}
        {cells.map(({ value, option }) => (
          <SumCell
            key={value}
            row={row}
            option={option}
            name={`${title}, ${option ? say(option.label) : noneText}`}
            chosen={tried && sum === value}
            onChoose={() => onGive(withSum(given, row, value))}
          />
        ))}
      </span>
      {brings && <small className="sum-brings">{capital(say(brings))}</small>}
    </div>
  );
}

type Placed = Pick<SumsProps, 'id' | 'given' | 'onGive'>;

interface CellProps {
  readonly row: SummedRow;
  readonly option: Option | null;
  readonly name: string;
  readonly chosen: boolean;
  onChoose(): void;
}

/** One sum of a row, with its chance: the best large, what is left of it at worst small. */
function SumCell({ row, option, name, chosen, onChoose }: CellProps): ReactNode {
  const { say } = useBook();
  const percent = usePercent((option ?? row).leads ?? []);
  const bar = option?.barred;
  const title = bar ? `${say(bar.reason)} ${bar.clauses.join(', ')}` : percent?.of;
  return (
    <button
      type="button"
      className="sum-cell is-choice"
      aria-pressed={chosen}
      aria-disabled={bar ? true : undefined}
      title={title}
      onClick={() => !bar && onChoose()}
    >
      <span className="visually-hidden">{name}: </span>
      {percent?.most ?? '\u2013'}
      {percent?.least !== undefined && (
        <small>
          {percent.least}
          <span className="visually-hidden"> {sumTexts.atWorst}</span>
        </small>
      )}
    </button>
  );
}
