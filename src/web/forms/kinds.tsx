import { type ReactNode, useEffect, useId, useState } from 'react';
import type { MapPlace, Tone } from '../../kernel/board/panel.ts';
import type { Bar, Row } from '../../kernel/forms/form.ts';
import { closingOf, roomOf } from '../../kernel/forms/room.ts';
import { toActPlace, useActPlace } from '../answer/act-place.ts';
import { askForRoom } from '../answer/lead.ts';
import { leadTo } from '../answer/lead.ts';
import { fieldId } from '../answer/points.ts';
import { useProposed } from '../answer/proposed.ts';
import type { RowsProps } from '../answer/props.ts';
import { useOnBoard } from '../board/panels.ts';
import { type Book, useBook } from '../book.tsx';
import { HiddenWhy } from '../grid/hidden-why.tsx';
import { capital, deskTexts } from '../texts.ts';
import { useCalled } from './called.ts';
import { kindOf, placeOf } from './kinds.ts';
import { PlacedList, PlacedRows } from './kinds-placed.tsx';
import { kindTexts } from './kinds-texts.ts';
import { MatrixTable } from './matrix.tsx';
import { fullBy, GridLimits } from './matrix-side.tsx';
import { partsOf } from './matrix-parts.ts';
import type { Matrix } from './allocation.ts';
import { Why } from './why.tsx';
import './kinds.css';

interface KindsProps extends RowsProps {
  readonly matrix: Matrix;
  /** Whose answer it is. */
  readonly seat: string;
  /** What is sealed with it. */
  readonly sealed?: ReactNode;
  onGive(given: RowsProps['given']): void;
}

/** Whoever filled in the grid last finds it again. */
let wasGrid = false;

/** Kinds put down at places: a place is touched, on the map or here, and its kinds are chips; or all of it as a grid. */
export function Kinds({ seat, sealed, ...props }: KindsProps): ReactNode {
  const { form, given } = props;
  const { table } = useBook();
  const [isGrid, setGrid] = useState(wasGrid);
  const tone: Tone = table.setup.scenario.seats.find(({ id }) => id === seat)?.tone ?? 'neutral';
  const placed = { ...props, tone };
  const choose = (to: boolean): void => {
    wasGrid = to;
    setGrid(to);
    if (to) askForRoom();
  };
  useTurned(() => choose(false));
  return (
    <>
      {isGrid ? (
        <>
          <button type="button" className="link" onClick={() => choose(false)}>
            {kindTexts.byPlace}
          </button>
          <MatrixTable {...props} />
        </>
      ) : (
        <Picked {...props} onGrid={() => choose(true)} />
      )}
      <PlacedRows value={placed}>{sealed ?? <PlacedList {...placed} numbers={null} />}</PlacedRows>
      {!isGrid && (
        <section aria-labelledby="placing-limits">
          <h2 className="eyebrow" id="placing-limits">
            {deskTexts.form.limits}
          </h2>
          <GridLimits form={form} given={given} row={undefined} />
        </section>
      )}
    </>
  );
}

const PLACE = 'kinds-place';

/** A place that is touched on the map stands in the form, and whoever touched it is led there. */
function useTurned(show: () => void): void {
  const place = useActPlace();
  useEffect(() => {
    if (place === null) return;
    show();
    if (document.activeElement?.id !== PLACE) leadTo(PLACE);
    // only a place that is touched anew leads there
  }, [place]);
  useEffect(() => () => toActPlace(null), []);
}

/** One place with what can be put down there. */
function Picked(props: Omit<KindsProps, 'seat'> & { onGrid(): void }): ReactNode {
  const { form, given, matrix, onGrid } = props;
  const book = useBook();
  const { say } = book;
  const called = useCalled(form);
  const { place: onBoard } = useOnBoard();
  const place = useActPlace();
  const [shown, setShown] = useState<Bar | null>(null);
  useEffect(() => setShown(null), [place]);
  const { lines, columns } = partsOf(matrix);
  const isHere = place !== null && lines.includes(place);
  const rows = isHere ? columns.flatMap((column) => matrix.cell(place, column) ?? []) : [];
  const why = (row: Row): Bar | undefined => whyShut(props, row);
  const bar = shown ?? rows.flatMap((row) => why(row) ?? [])[0];
  return (
    <section className="kinds box" aria-label={isHere ? kindTexts.kinds(called(place)) : kindTexts.place}>
      <p className="apart">
        <select
          id={PLACE}
          aria-label={kindTexts.place}
          value={isHere ? place : ''}
          onChange={({ target }) => toActPlace(target.value === '' ? null : target.value)}
        >
          <option value="">{kindTexts.choose}</option>
          {lines.map((line) => (
            <option key={line} value={line}>
              {called(line)}
            </option>
          ))}
        </select>
        <button type="button" className="link" onClick={onGrid}>
          {kindTexts.grid}
        </button>
      </p>
      {isHere && (
        <div className="act-chips flow after" role="group" aria-label={kindTexts.kinds(called(place))}>
          {rows.map((row) => (
            <KindChip key={row.id} {...props} row={row} bar={why(row)} onShow={setShown} />
          ))}
        </div>
      )}
      <p className="hint">{isHere ? standsText(onBoard(place), book) : kindTexts.touch}</p>
      {bar && <Why bar={bar} />}
      <p className="visually-hidden" role="status">
        {isHere ? capital(placedText(rows, given, say)) : ''}
      </p>
    </section>
  );
}

/** To what it belongs, and how it stands there. */
function standsText(place: MapPlace | undefined, { say }: Book): string {
  const group = place?.group ? [place.group.label] : [];
  return [...group, ...(place?.words ?? [])].map((each) => capital(say(each))).join('. ');
}

/** Why nothing, or no more, can be put down there. */
function whyShut({ form, given }: Pick<RowsProps, 'form' | 'given'>, row: Row): Bar | undefined {
  if ((given[row.id] ?? 0) > 0) return undefined;
  return (
    closingOf(form, row, given) ?? (roomOf(form, row, given) > 0 ? undefined : fullBy({ form, given }, row))
  );
}

/** What lies there, to be heard. */
function placedText(
  rows: readonly Row[],
  given: RowsProps['given'],
  say: (words: Row['label']) => string,
): string {
  return rows.flatMap(({ id, label }) => ((given[id] ?? 0) > 0 ? [say(label)] : [])).join('; ');
}

interface ChipProps extends RowsProps {
  readonly row: Row;
  readonly bar: Bar | undefined;
  onShow(bar: Bar | null): void;
}

/** A kind: put down there, or not; what cannot be says why where it is touched or reached. */
function KindChip({ id, form, given, onSet, row, bar, onShow }: ChipProps): ReactNode {
  const { say } = useBook();
  const why = useId();
  const kind = form.kinds?.[kindOf(row)];
  const proposed = useProposed(id);
  const isTaken = (given[row.id] ?? 0) > 0;
  const isOther = proposed !== null && (proposed[row.id] ?? 0) > 0 !== isTaken;
  return (
    <>
      <button
        id={fieldId(id, row.id)}
        type="button"
        className={isOther ? 'round is-proposed' : 'round'}
        data-row={row.id}
        aria-pressed={isTaken}
        aria-disabled={bar ? true : undefined}
        aria-describedby={bar ? why : undefined}
        onFocus={() => onShow(bar ?? null)}
        onMouseEnter={() => onShow(bar ?? null)}
        onClick={() => (bar ? onShow(bar) : onSet(row.id, isTaken ? 0 : 1, true))}
      >
        {capital(kind ? say(kind.name) : placeOf(row))}
      </button>
      <HiddenWhy id={why} bar={bar} />
    </>
  );
}
