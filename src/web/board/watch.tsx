import type { ReactNode } from 'react';
import type { WatchPanel, WatchRow } from '../../kernel/board/panel.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { Clauses, useBook } from '../book.tsx';
import { SheetTable } from '../sheet/sheet.tsx';
import { figure, t } from '../texts.ts';
import { Curve } from './curve.tsx';
import { cellText } from './cell.ts';
import { levelsIn } from './trend.ts';

interface WatchProps {
  readonly panel: WatchPanel;
  /** The log, from which the levels of before are read. */
  readonly lines: readonly RecordLine[];
}

/** How near each is to its mark: the level, how it went, why it is safe or what brings it down, and the sum behind it. */
export function Watch({ panel, lines }: WatchProps): ReactNode {
  const book = useBook();
  return (
    <section aria-label={book.say(panel.title)}>
      <h3>{book.say(panel.title)}</h3>
      <ul className="watch">
        {panel.rows.map((row) => (
          <li key={row.id} className={classOf(row)}>
            <Power panel={panel} row={row} lines={lines} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function classOf({ level, near }: WatchRow): string {
  if (!level) return 'is-over';
  return near ? 'is-near' : 'is-safe';
}

interface PowerProps extends WatchProps {
  readonly row: WatchRow;
}

function Power({ panel, row, lines }: PowerProps): ReactNode {
  const book = useBook();
  const { level, marks, says } = row;
  const [, ...heads] = panel.columns;
  const name = cellText(book, row.label);
  return (
    <>
      <h4>
        {name} {level && <Level row={row} />}
      </h4>
      {level && <Curve name={name} levels={[...levelsIn(lines, level.sheet), level.total]} marks={marks} />}
      {level && !row.near && marks.length === 1 && <p className="safe">{t.watch.safe(level.total.min)}</p>}
      <dl>
        {heads.map((head, i) => {
          const said = says[i];
          const text = said === undefined ? '' : cellText(book, said);
          return (
            text !== '' && (
              <div key={head.key}>
                <dt>{book.say(head)}</dt>
                <dd>{text}</dd>
              </div>
            )
          );
        })}
        {marks.map(({ at, label, clauses }) => (
          <div key={at}>
            <dt>{t.watch.mark(figure(at))}</dt>
            <dd>
              {book.say(label)} <Clauses ids={clauses} />
            </dd>
          </div>
        ))}
      </dl>
      {level && (
        <details className="sum">
          <summary>{t.watch.lines(name)}</summary>
          <SheetTable result={{ ...level, lines: unsettledFirst(level.lines) }} />
        </details>
      )}
    </>
  );
}

/** The level, or what is still possible of it: where that is too much to say anything, that it is open. */
function Level({ row: { level } }: { row: WatchRow }): ReactNode {
  if (!level) return null;
  const { min, max } = level.total;
  if (min === max) return <span className="level">{figure(min)}</span>;
  const text = max - min > TOO_WIDE ? t.watch.open : t.sheet.range(figure(min), figure(max));
  return <span className="level is-open">{text}</span>;
}

/** A level that can be so much is not known at all. */
const TOO_WIDE = 40;

/** The lines that can still change before the settled ones. */
function unsettledFirst<L extends { readonly min: number; readonly max: number }>(
  lines: readonly L[],
): readonly L[] {
  return lines.toSorted((one, other) => Number(one.min === one.max) - Number(other.min === other.max));
}
