import './watch.css';
import { type ReactNode, useState } from 'react';
import type { WatchPanel, WatchRow } from '../../kernel/board/panel.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { TurnStart } from '../../kernel/game/reading.ts';
import { Clauses, useBook } from '../book.tsx';
import { useTurnTitles } from '../record/turn-titles.ts';
import { SheetTable } from '../sheet/sheet.tsx';
import { capital, figure, deskTexts } from '../texts.ts';
import { cellText } from '../parts/cell.ts';
import { Chart } from './chart.tsx';
import { Curve } from './curve.tsx';
import { levelsIn, movedBetween, toldOf, turnAt } from './trend.ts';
import { stateOf, WATCH_TEXTS } from './watch-texts.ts';

interface WatchProps {
  readonly panel: WatchPanel;
  /** The log, from which the levels of before are read. */
  readonly lines: readonly RecordLine[];
  readonly turns: readonly TurnStart[];
}

/** How near each is to its mark, in a row; of the one that is chosen whether it can fall, how it went, what brings it down, and the sum. */
export function Watch({ panel, lines, turns }: WatchProps): ReactNode {
  const book = useBook();
  const { rows } = panel;
  const first = rows.find(({ near }) => near) ?? rows.find(({ level }) => level) ?? rows[0];
  const [chosen, setChosen] = useState(first?.id);
  const row = rows.find(({ id }) => id === chosen) ?? first;
  const title = book.say(panel.title);
  return (
    <section className="watch" aria-label={title}>
      <ul className="bare watch-powers">
        {rows.map((each) => (
          <li key={each.id}>
            <Power row={each} lines={lines} is={each === row} onPress={() => setChosen(each.id)} />
          </li>
        ))}
      </ul>
      {row && <Chosen key={row.id} {...{ panel, row, lines, turns }} />}
    </section>
  );
}

interface PowerProps {
  readonly row: WatchRow;
  readonly lines: readonly RecordLine[];
  readonly is: boolean;
  onPress(): void;
}

/** One in the row: its name, how it stands in words, its level, and how that went in small. */
function Power({ row, lines, is, onPress }: PowerProps): ReactNode {
  const book = useBook();
  const { level, marks } = row;
  const state = stateOf(row);
  return (
    <button type="button" className={`box watch-one is-${state}`} aria-pressed={is} onClick={onPress}>
      <span>
        <b>{cellText(book, row.label)}</b>{' '}
        <span className="hint">{level ? WATCH_TEXTS.state[state] : over(row, book)}</span>
      </span>
      {level && <Level row={row} />}
      {level && (
        <span aria-hidden="true" className="watch-spark">
          <Curve
            levels={[...levelsIn(lines, level.sheet).map((told) => told.level), level.total]}
            marks={marks}
          />
        </span>
      )}
    </button>
  );
}

/** What is said of one of which nothing is left to watch. */
function over({ says }: WatchRow, book: ReturnType<typeof useBook>): string {
  return says.map((each) => cellText(book, each)).find((text) => text !== '') ?? '';
}

interface ChosenProps extends WatchProps {
  readonly row: WatchRow;
}

function Chosen({ panel, row, lines, turns }: ChosenProps): ReactNode {
  const book = useBook();
  const { level, marks } = row;
  const name = cellText(book, row.label);
  const titleOf = useTurnTitles();
  const now = level && { level: level.total, line: lines.at(-1)?.n ?? 0, sheet: level };
  const told = now ? [...levelsIn(lines, now.sheet.sheet), now] : [];
  const points = told.map(({ level: at, line, sheet }, i) => {
    const before = told[i - 1];
    return {
      level: at,
      turn: titleOf(turnAt(turns, line)),
      moves: movedBetween(before?.sheet, sheet),
      told: before ? toldOf(lines, row.id, before.line, line) : [],
    };
  });
  const isSafe = level !== null && !row.near && marks.length === 1;
  return (
    <div className="tight watch-chosen">
      <p className="hint">{book.say(panel.title)}</p>
      <h3>{WATCH_TEXTS.sentence(name, row)}</h3>
      {isSafe && <p className="hint watch-lead">{deskTexts.watch.safe(level.total.min)}</p>}
      {level && (
        <>
          <Chart name={name} points={points} marks={marks} />
          <p className="hint">{WATCH_TEXTS.curve}</p>
        </>
      )}
      <div className="watch-two">
        <div>
          <Losses row={row} />
          <Says panel={panel} row={row} />
        </div>
        {level && (
          <div>
            <SheetTable result={{ ...level, lines: unsettledFirst(level.lines) }} />
          </div>
        )}
      </div>
    </div>
  );
}

/** So many pips are drawn; a loss that is greater is said in its figure alone. */
const MOST_PIPS = 10;

/** What it would lose by one thing each, in pips and in figures, and how much brings it down. */
function Losses({ row: { level, marks, losses } }: { readonly row: WatchRow }): ReactNode {
  const { say } = useBook();
  if (!level || losses.length === 0) return null;
  const [mark, ...more] = marks;
  const need = mark && more.length === 0 ? level.total.max - mark.at : null;
  const most = Math.min(MOST_PIPS, Math.max(...losses.map(({ points }) => points)));
  return (
    <section className="tight after watch-losses" aria-label={WATCH_TEXTS.losses}>
      <h4>{WATCH_TEXTS.losses}</h4>
      {need !== null && <p className="hint">{need > 0 ? WATCH_TEXTS.takes(need) : WATCH_TEXTS.enough}</p>}
      <ul className="bare ruled">
        {losses.map(({ label, points, clauses }, i) => (
          <li key={i}>
            <span>
              {capital(say(label))} <Clauses ids={clauses} />
            </span>
            <span aria-hidden="true">
              {Array.from({ length: most }, (_, pip) => (
                <i key={pip} className={pip < points ? 'is-lost' : undefined} />
              ))}
            </span>
            <b>{figure(-points)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What its level brings, what is not settled, what would bring it down, and what comes of it then. */
function Says({ panel, row: { says, marks } }: Omit<ChosenProps, 'lines' | 'turns'>): ReactNode {
  const book = useBook();
  const [, ...heads] = panel.columns;
  return (
    <dl className="ruled">
      {heads.map((head, i) => {
        const said = says[i];
        const text = said === undefined ? '' : cellText(book, said);
        return (
          text !== '' && (
            <div key={head.key}>
              <dt className="hint">{capital(book.say(head))}</dt>
              <dd>{text}</dd>
            </div>
          )
        );
      })}
      {marks.map(({ at, label, clauses }) => (
        <div key={at}>
          <dt className="hint">{deskTexts.watch.mark(figure(at))}</dt>
          <dd>
            {book.say(label)} <Clauses ids={clauses} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The level, or what is still possible of it, where that is not too much to say anything. */
function Level({ row: { level } }: { row: WatchRow }): ReactNode {
  if (!level) return null;
  const { min, max } = level.total;
  if (min === max) return <span className="level">{figure(min)}</span>;
  if (max - min > TOO_WIDE) return null;
  return <span className="level is-open">{deskTexts.sheet.range(figure(min), figure(max))}</span>;
}

/** A level that can be so much is not known at all. */
const TOO_WIDE = 40;

/** The lines that can still change first, then what counts, and what comes to nothing last. */
function unsettledFirst<L extends { readonly min: number; readonly max: number }>(
  lines: readonly L[],
): readonly L[] {
  const rank = ({ min, max }: L): number => (min === max ? (min === 0 ? 2 : 1) : 0);
  return lines.toSorted((one, other) => rank(one) - rank(other));
}
