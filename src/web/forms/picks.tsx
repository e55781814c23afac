import { type ReactNode, useId, useState } from 'react';
import type { Bar, Row } from '../../kernel/form.ts';
import { closingOf } from '../../kernel/room.ts';
import { useBook } from '../book.tsx';
import { useBrief } from '../sheet/leads.tsx';
import { t } from '../texts.ts';
import type { RowsProps } from './props.ts';
import { BarredList } from './barred.tsx';
import { Brief } from './brief.tsx';
import { Why } from './why.tsx';

/** Any number of things, each taken or left; what is barred from the start stands apart. */
export function Picks({ form, given, onSet }: RowsProps): ReactNode {
  const { say } = useBook();
  const [shown, setShown] = useState<Bar | null>(null);
  const rows = form.rows.filter((row) => !row.barred);
  const barred = form.rows.flatMap(({ label, barred: bar }) => (bar ? [{ label: say(label), bar }] : []));
  const waits = rows.some((row) => closingOf(form, row, given));
  return (
    <fieldset className="picks">
      <legend>{rows.length > 0 ? t.form.pick : t.form.nothingOpen}</legend>
      <ul className="options">
        {rows.map((row) => (
          <Pick
            key={row.id}
            row={row}
            taken={(given[row.id] ?? 0) > 0}
            closed={closingOf(form, row, given)}
            onTake={(taken) => onSet(row.id, taken ? 1 : 0)}
            onShow={setShown}
          />
        ))}
      </ul>
      {waits && <Why bar={shown} hint={t.form.whyHintPick} />}
      <BarredList barred={barred} open={rows.length === 0} />
    </fieldset>
  );
}

interface PickProps {
  readonly row: Row;
  readonly taken: boolean;
  readonly closed: Bar | undefined;
  onTake(taken: boolean): void;
  onShow(bar: Bar | null): void;
}

function Pick({ row, taken, closed, onTake, onShow }: PickProps): ReactNode {
  const { say } = useBook();
  const why = useId();
  const chance = useId();
  const brief = useBrief(row.leads);
  const show = (): void => onShow(closed ?? null);
  return (
    <li className={closed && !taken ? 'option is-barred' : 'option'} onMouseEnter={show}>
      <label>
        <input
          type="checkbox"
          value={row.id}
          checked={taken}
          aria-disabled={closed && !taken ? true : undefined}
          aria-describedby={closed ? why : brief ? chance : undefined}
          onChange={() => (taken || !closed) && onTake(!taken)}
          onFocus={show}
        />
        <span>
          {say(row.label)}
          <Brief id={chance} text={brief} />
        </span>
      </label>
      {closed && (
        <span id={why} hidden>
          {say(closed.reason)} {closed.clauses.join(', ')}
        </span>
      )}
    </li>
  );
}
