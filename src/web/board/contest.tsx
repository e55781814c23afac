import { Fragment, type ReactNode, useState } from 'react';
import type { ContestPanel, ContestRow, ContestSide } from '../../kernel/board/panel.ts';
import { Clauses, useBook } from '../book.tsx';
import { own } from '../../kernel/json.ts';
import { rangeText } from '../sheet/sheet.tsx';
import { capital, figure, deskTexts } from '../texts.ts';
import { cellText } from '../parts/cell.ts';
import './contest.css';

/** What each side comes to, and who leads: a row for each place, its sums under it. */
export function Contest({ panel }: { readonly panel: ContestPanel }): ReactNode {
  const { say } = useBook();
  return (
    <div className="scroll" role="region" aria-label={say(panel.title)} tabIndex={0}>
      <h3>{say(panel.title)}</h3>
      <ContestTable panel={panel} rows={panel.rows} />
    </div>
  );
}

interface ContestTableProps {
  readonly panel: ContestPanel;
  readonly rows: readonly ContestRow[];
  /** A last column: its head, and what stands in it. */
  readonly end?: { readonly head: string; of(row: ContestRow): ReactNode };
}

/** The rows of a contest. On a small screen each is a card. */
export function ContestTable({ panel, rows, end }: ContestTableProps): ReactNode {
  const { say } = useBook();
  const heads = [...panel.columns.map(say), ...(end ? [end.head] : [])];
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <table className="contest" role="table" aria-label={say(panel.title)}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head, i) => (
            <th key={head} scope="col" role="columnheader" className={toneAt(panel, i)}>
              {capital(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => {
          const isOpen = open.includes(row.id);
          const toggle = (): void => setOpen(isOpen ? open.filter((id) => id !== row.id) : [...open, row.id]);
          return (
            <Fragment key={row.id}>
              <tr role="row">
                <Name row={row} isOpen={isOpen} onToggle={toggle} />
                {row.sides.map((side, i) => (
                  <Side key={i} side={side} row={row} />
                ))}
                <td role="cell" className="contest-lead">
                  <Lead lead={row.lead} />
                </td>
                {end && <td role="cell">{end.of(row)}</td>}
              </tr>
              {isOpen && (
                <tr role="row" className="sums">
                  <td role="cell" colSpan={heads.length}>
                    <Sums row={row} panel={panel} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

function toneAt({ rows: [row] }: ContestPanel, column: number): string | undefined {
  const side = row?.sides[column - 1];
  return side && `is-${side.tone}`;
}

interface NameProps {
  readonly row: ContestRow;
  readonly isOpen: boolean;
  onToggle(): void;
}

function Name({ row, isOpen, onToggle }: NameProps): ReactNode {
  return (
    <th role="rowheader" scope="row">
      <button type="button" className="link contest-name" aria-expanded={isOpen} onClick={onToggle}>
        {cellText(useBook(), row.label)}
      </button>
    </th>
  );
}

function Lead({ lead }: Pick<ContestRow, 'lead'>): ReactNode {
  const { say } = useBook();
  if (!lead) return <span className="hint">{deskTexts.board.unknown}</span>;
  if (lead.tone === 'neutral') return <span className="hint">{say(lead.label)}</span>;
  return <span className={`lies is-large is-${lead.tone}`}>{say(lead.label)}</span>;
}

/** The parts of a side, each as long as it counts, and what they come to. */
function Side({ side, row }: { readonly side: ContestSide; readonly row: ContestRow }): ReactNode {
  const { say } = useBook();
  const { tone, parts, sum } = side;
  const most = Math.max(...row.sides.map((each) => each.sum.total.max));
  const isMost = row.lead !== null && row.lead.tone === tone && sum.total.max === most;
  return (
    <td role="cell" className={parts.length === 0 ? 'contest-side is-nil' : 'contest-side'}>
      <span className={`parts is-${tone}`} aria-hidden="true">
        {parts.map(({ label, value }, i) => (
          <i
            key={i}
            className={value.min === value.max ? undefined : 'is-open'}
            style={{ flexGrow: Math.max(value.max, 1) }}
            title={`${say(label)}: ${rangeText(value, figure)}`}
          >
            {say(label)}
          </i>
        ))}
      </span>
      <b className={isMost ? 'is-most' : undefined}>{rangeText(sum.total, figure)}</b>
    </td>
  );
}

/** The sums of a row with their clauses: lines of 0 are only counted. */
function Sums({ row, panel }: { readonly row: ContestRow; readonly panel: ContestPanel }): ReactNode {
  const { say, table } = useBook();
  return (
    <div className="contest-sums">
      {row.sides.map(({ sum }, i) => {
        const counts = sum.lines.filter(({ min, max }) => min !== 0 || max !== 0);
        const title = own(table.rules.sheets, sum.sheet)?.title ?? panel.columns[i + 1];
        return (
          <dl key={sum.sheet}>
            {counts.map(({ id, clause, label, ...value }) => (
              <div key={id} className="apart">
                <dt>
                  {capital(say(label))} <Clauses ids={[clause]} />
                </dt>
                <dd>{rangeText(value, figure)}</dd>
              </div>
            ))}
            <div className="apart is-total">
              <dt>
                {title && say(title)}{' '}
                <span className="hint">{deskTexts.board.zeros(sum.lines.length - counts.length)}</span>
              </dt>
              <dd>{rangeText(sum.total, figure)}</dd>
            </div>
          </dl>
        );
      })}
    </div>
  );
}
