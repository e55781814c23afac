import { type ReactNode, useId, useState } from 'react';
import type { Bar, Row } from '../../kernel/forms/form.ts';
import { groupLabels } from '../../kernel/forms/grouped.ts';
import { closingOf } from '../../kernel/forms/room.ts';
import { useBook } from '../book.tsx';
import { Grid, type GridLine } from '../grid/grid.tsx';
import { HiddenWhy } from '../grid/hidden-why.tsx';
import { Figures, useBrief } from '../prospect/figure.tsx';
import { deskTexts } from '../texts.ts';
import type { RowsProps } from '../answer/props.ts';
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
  const lineOf = (row: Row, label: string): PickLine => {
    const taken = (given[row.id] ?? 0) > 0;
    const bar = closingOf(form, row, given);
    const className = bar && !taken ? 'option is-barred' : 'option';
    const onMouseEnter = (): void => setShown(bar ?? null);
    return { id: row.id, row, label, taken, closed: bar, attributes: { className, onMouseEnter } };
  };
  return (
    <fieldset className="picks">
      <legend>{rows.length > 0 ? deskTexts.form.pick : deskTexts.form.nothingOpen}</legend>
      {groupLabels(rows.map((row) => ({ row, label: say(row.label) }))).map(({ head, picks }, i) => (
        <Group key={i} head={head}>
          <Grid
            look="list"
            attributes={{ className: head === '' ? 'options' : 'options is-grouped' }}
            groups={[{ lines: picks.map(({ row, label }) => lineOf(row, label)) }]}
            columns={[{ id: 'taken', mark: (line) => <Pick {...line} onTake={onSet} onShow={setShown} /> }]}
          />
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
  if (head === '') return children;
  return (
    <div role="group" aria-labelledby={id}>
      <p className="strong before" id={id}>
        {head}
      </p>
      {children}
    </div>
  );
}

interface PickLine extends GridLine {
  readonly row: Row;
  /** What it is called, under the heading of its group. */
  readonly label: string;
  readonly taken: boolean;
  readonly closed: Bar | undefined;
}

interface PickProps extends PickLine {
  onTake(row: string, points: number): void;
  onShow(bar: Bar | null): void;
}

function Pick({ row, label, taken, closed, onTake, onShow }: PickProps): ReactNode {
  const why = useId();
  const chance = useId();
  const brief = useBrief(row);
  const isShut = closed !== undefined && !taken;
  return (
    <>
      <label>
        <input
          type="checkbox"
          value={row.id}
          checked={taken}
          aria-disabled={isShut ? true : undefined}
          aria-describedby={closed ? why : brief ? chance : undefined}
          onChange={() => !isShut && onTake(row.id, taken ? 0 : 1)}
          onFocus={() => onShow(closed ?? null)}
        />
        <span>
          {label}
          <Brief id={chance} text={brief} />
          <Figures choice={row} />
        </span>
      </label>
      <HiddenWhy id={why} bar={closed} />
    </>
  );
}
