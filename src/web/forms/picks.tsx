import { type ReactNode, useId, useState } from 'react';
import type { Bar, Row } from '../../kernel/forms/form.ts';
import { groupLabels } from '../../kernel/forms/grouped.ts';
import { closingOf } from '../../kernel/forms/room.ts';
import { useBook } from '../book.tsx';
import { Figures, useBrief } from '../prospect/figure.tsx';
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
  const closed = rows.flatMap((row) => closingOf(form, row, given) ?? []);
  return (
    <fieldset className="picks">
      <legend>{rows.length > 0 ? t.form.pick : t.form.nothingOpen}</legend>
      {groupLabels(rows.map((row) => ({ row, label: say(row.label) }))).map(({ head, picks }, i) => (
        <Group key={i} head={head}>
          {picks.map(({ row, label }) => (
            <Pick
              key={row.id}
              row={row}
              label={label}
              taken={(given[row.id] ?? 0) > 0}
              closed={closingOf(form, row, given)}
              onTake={(taken) => onSet(row.id, taken ? 1 : 0)}
              onShow={setShown}
            />
          ))}
        </Group>
      ))}
      {closed[0] && <Why bar={shown ?? closed[0]} />}
      <BarredList barred={barred} open={rows.length === 0} />
    </fieldset>
  );
}

/** Ticks under what they have in common, where they have. */
function Group({ head, children }: { head: string; children: ReactNode }): ReactNode {
  const id = useId();
  if (head === '') return <ul className="options">{children}</ul>;
  return (
    <div role="group" aria-labelledby={id}>
      <p className="pick-head" id={id}>
        {head}
      </p>
      <ul className="options is-grouped">{children}</ul>
    </div>
  );
}

interface PickProps {
  readonly row: Row;
  /** What it is called, under the heading of its group. */
  readonly label: string;
  readonly taken: boolean;
  readonly closed: Bar | undefined;
  onTake(taken: boolean): void;
  onShow(bar: Bar | null): void;
}

function Pick({ row, label, taken, closed, onTake, onShow }: PickProps): ReactNode {
  const { say } = useBook();
  const why = useId();
  const chance = useId();
  const brief = useBrief(row);
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
          {label}
          <Brief id={chance} text={brief} />
          <Figures choice={row} />
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
