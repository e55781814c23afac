import { type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import type { Allocation, Row } from '../../kernel/forms/form.ts';
import { closingOf, mostTogether, roomOf } from '../../kernel/forms/room.ts';
import { fieldId } from '../answer/points.ts';
import { useProposed } from '../answer/proposed.ts';
import { useBook } from '../book.tsx';
import { goTo, onGridKey } from '../grid/cursor.ts';
import { Grid, type GridColumn, type GridLine } from '../grid/grid.tsx';
import { HiddenWhy } from '../grid/hidden-why.tsx';
import { barOf, type CellLine, type CellsProps, linesOf } from './cell-lines.ts';
import { cellTexts } from './cell-texts.ts';
import { type Giver, giversOf, rowOf } from './pips.ts';
import './pips.css';

type PipsProps = CellsProps & { readonly lines: readonly CellLine[]; readonly givers: readonly Giver[] };

type PipLine = GridLine & { readonly line: CellLine };

/** By what a pip is known in the page, beside its line. */
const pipKey = (giver: string, number: number): string => `${giver}+${number}`;

/** What the keys do at a pip beside moving: a digit gives so many there, "?" says what is left. */
function usePipKeys(
  { form, given, lines, givers, onSet, onHear }: PipsProps,
  grid: RefObject<HTMLElement | null>,
) {
  const { say } = useBook();
  const pips = givers.flatMap(({ id, most }) =>
    Array.from({ length: most }, (_, i) => ({ giver: id, number: i + 1 })),
  );
  const rowAt = (line: CellLine | undefined, giver: string | undefined): Row | undefined =>
    line && giver !== undefined ? rowOf(form, line, giver) : undefined;
  return (event: KeyboardEvent<HTMLElement>): void =>
    onGridKey(event, {
      known: 'cell',
      lines: lines.map(({ id }) => id),
      columns: pips.map(({ giver, number }) => pipKey(giver, number)),
      starts: [],
      has: (line, column) => rowAt(lines[line], pips[column]?.giver) !== undefined,
      onKey({ key, ctrlKey }, lineId, column) {
        const [giver = ''] = column.split('+');
        const line = lines.find(({ id }) => id === lineId);
        const row = rowAt(line, giver);
        if (!row || ctrlKey || !/^[\d?]$/.test(key)) return false;
        const bar = closingOf(form, row, given);
        const most = mostTogether(form, [row.id]);
        const tooMany = line && barOf(form, { ...line, rows: [row], most }, Number(key), given);
        if (key === '?')
          onHear(
            bar ? `${say(bar.reason)} ${bar.clauses.join(', ')}` : cellTexts.left(roomOf(form, row, given)),
          );
        else if (tooMany) onHear(`${say(tooMany.reason)} ${tooMany.clauses.join(', ')}`);
        else {
          const points = Number(key);
          onSet(row.id, points, true);
          goTo(grid.current, 'cell', lineId, pipKey(giver, Math.max(1, points)));
        }
        return true;
      },
    });
}

/** A line for each place, a pip for each point that one can give there: the second gives 2, and pressed again takes it off. */
export function PipGrid(props: CellsProps): ReactNode {
  const { form, children } = props;
  const book = useBook();
  const lines = linesOf(form, book);
  const givers = giversOf(form, book);
  const most = Math.max(0, ...lines.map((line) => line.most));
  return (
    <>
      <div className="cells-top">
        {children}
        <p className="no-tables apart">
          <span>{cellTexts.noTables}</span> <a href="#/write">{cellTexts.typeOne}</a>
        </p>
        <div className="pip-line hint" aria-hidden="true">
          <span>{cellTexts.most(most)}</span>
          {givers.map((giver) => (
            <span key={giver.id} style={widthOf(giver)}>
              {givers.length > 1 && giver.name}
            </span>
          ))}
        </div>
      </div>
      <PipLines {...props} {...{ lines, givers }} />
    </>
  );
}

/** As wide as its pips are together. */
const widthOf = ({ most }: Giver): CSSProperties => ({ '--pips': most }) as CSSProperties;

function PipLines(props: PipsProps): ReactNode {
  const { form, given, at, lines, givers } = props;
  const grid = useRef<HTMLDivElement>(null);
  const names = useId();
  const onKeyDown = usePipKeys(props, grid);
  const proposed = useProposed(props.id);
  const stop = lines.find(({ id }) => id === at?.line) ?? lines[0];
  const firstOf = (line: CellLine): string =>
    pipKey(givers.find(({ id }) => rowOf(form, line, id))?.id ?? '', 1);
  const drawn = (line: CellLine): PipLine => {
    const name = `${names}${line.id}`.replaceAll(' ', '-');
    const isGiven = line.rows.some((row) => (given[row.id] ?? 0) > 0);
    const looks = ['pip-line', line.id === at?.line && 'is-current', isGiven && 'is-given'];
    const onLed = (): void => goTo(grid.current, 'cell', line.id, firstOf(line));
    return {
      id: line.id,
      line,
      name: <PipName {...props} {...{ line, name, onLed }} />,
      attributes: { className: looks.filter(Boolean).join(' '), role: 'group', 'aria-labelledby': name },
    };
  };
  return (
    <Grid
      look="cells"
      attributes={{
        ref: grid,
        className: 'pip-lines',
        role: 'group',
        'aria-label': cellTexts.bare,
        onKeyDown,
      }}
      groups={[{ lines: lines.map(drawn) }]}
      columns={givers.map(
        (giver): GridColumn<PipLine> => ({
          id: giver.id,
          mark: ({ line }) => (
            <PipsOf {...props} {...{ line, giver, proposed }} stop={line === stop ? firstOf(line) : null} />
          ),
        }),
      )}
    />
  );
}

interface PipNameProps extends Pick<CellsProps, 'id'> {
  readonly line: CellLine;
  readonly name: string;
  onLed(): void;
}

/** Where, and how it stands there today. */
function PipName({ id, line, name, onLed }: PipNameProps): ReactNode {
  const { say } = useBook();
  return (
    <>
      {line.rows.map((row) => (
        <span key={row.id} id={fieldId(id, row.id)} tabIndex={-1} onFocus={onLed} />
      ))}
      <span id={name}>{line.name}</span> {line.lead?.now && <small>{say(line.lead.now)}</small>}
    </>
  );
}

interface PipsOfProps extends Pick<CellsProps, 'form' | 'given' | 'onAt' | 'onSet'> {
  readonly line: CellLine;
  readonly giver: Giver;
  /** What a bot proposes. */
  readonly proposed: Allocation | null;
  /** The pip at which the Tab key stops; null: none here. */
  readonly stop: string | null;
}

/** Whether a pip is given by one and not by the other. */
function isBetween(number: number, mine: number, theirs: number): boolean {
  return number > Math.min(mine, theirs) && number <= Math.max(mine, theirs);
}

function looksOf(isBeyond: boolean, isProposed: boolean): string {
  return ['pip', isBeyond && 'is-beyond', isProposed && 'is-proposed'].filter(Boolean).join(' ');
}

/** What one gives in a line: dotted where there is nothing left for it, which says itself how much too many it is. */
function PipsOf({ form, given, line, giver, stop, proposed, onAt, onSet }: PipsOfProps): ReactNode {
  const why = useId();
  const row = rowOf(form, line, giver.id);
  const points = (row && given[row.id]) ?? 0;
  const bar = row && closingOf(form, row, given);
  const room = row ? Math.max(points, roomOf(form, row, given)) : 0;
  const most = row ? mostTogether(form, [row.id]) : 0;
  const theirs = row && proposed ? (proposed[row.id] ?? 0) : points;
  return (
    <span className="pips-of" style={widthOf(giver)}>
      {row &&
        Array.from({ length: most }, (_, i) => i + 1).map((number) => (
          <button
            key={number}
            type="button"
            className={looksOf(number > room, isBetween(number, points, theirs))}
            aria-label={cellTexts.pip(giver.name, number, form.unit, isBetween(number, points, theirs))}
            aria-pressed={number <= points}
            aria-disabled={bar ? true : undefined}
            aria-describedby={bar ? why : undefined}
            data-cell={`${line.id} ${pipKey(giver.id, number)}`}
            tabIndex={stop === pipKey(giver.id, number) ? 0 : -1}
            onFocus={() => onAt({ line: line.id, number })}
            onClick={() => !bar && onSet(row.id, points === number ? number - 1 : number, true)}
          />
        ))}
      <HiddenWhy id={why} bar={bar} />
    </span>
  );
}
