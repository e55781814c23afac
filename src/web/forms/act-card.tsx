import { type ReactNode, useEffect, useId, useState } from 'react';
import { check, type ActAt, type Row } from '../../kernel/forms/form.ts';
import { closingOf, roomOf, withoutZeros } from '../../kernel/forms/room.ts';
import { useOnBoard } from '../board/panels.ts';
import { cellText } from '../parts/cell.ts';
import { Clauses, useBook } from '../book.tsx';
import { AtOnce } from '../if/what-if.tsx';
import { capital } from '../texts.ts';
import { type ActsProps, headOf, rowsAt } from './act-rows.ts';
import { actTexts } from './acts-texts.ts';
import { fieldId } from '../answer/points.ts';
import { leadTo } from '../answer/lead.ts';
import { Stepper } from './stepper.tsx';

interface CardProps extends ActsProps {
  readonly place: string;
  onBack(): void;
}

const HEADING = 'act-card';

/** Whoever acted last is preset. */
let actedLast: string | null = null;

/** A place of which it is told what happened there: who acts, what is lawful now, what is barred, and what comes of it. */
export function ActCard(props: CardProps): ReactNode {
  const { id, form, given, acts, place, onBack } = props;
  const book = useBook();
  const { table } = book;
  useEffect(() => {
    leadTo(HEADING);
    // the place stands first, whatever stands above it on a phone
    document.getElementById(HEADING)?.closest('.act-card')?.scrollIntoView();
  }, []);
  const rows = rowsAt(form.rows, place);
  const whose = [...new Set(rows.flatMap((row) => acts.does[headOf(row.id)]?.by ?? []))];
  const [chosen, setBy] = useState<string | null>(actedLast);
  const by = whose.find((each) => each === chosen) ?? whose[0] ?? '';
  const mine = rows.filter((row) => acts.does[headOf(row.id)]?.by === by);
  const answer = withoutZeros(given);
  const isTold = rows.some((row) => (given[row.id] ?? 0) > 0);
  const isLegal = isTold && check(form, answer, { facts: table.rules.facts, clauses: [] }) === null;
  return (
    <section className="act-card" aria-labelledby={HEADING}>
      <button type="button" className="link act-back" onClick={onBack}>
        ‹ {actTexts.back}
      </button>
      <h2 id={HEADING} tabIndex={-1}>
        {capital(book.name(place))}
      </h2>
      <Stands place={place} />
      <h3 className="eyebrow">{actTexts.here}</h3>
      {whose.length > 1 && (
        <div className="segments seg is-wide" role="group" aria-label={actTexts.who}>
          {whose.map((each) => (
            <button
              key={each}
              type="button"
              data-by={each}
              aria-pressed={each === by}
              onClick={() => {
                actedLast = each;
                setBy(each);
              }}
            >
              {capital(book.name(each))}
            </button>
          ))}
        </div>
      )}
      <Deeds {...props} rows={mine} />
      <Units {...props} rows={mine} />
      {isLegal && <AtOnce title={actTexts.comes} decision={id} answer={answer} />}
    </section>
  );
}

/** So much of what the map says of a place stands on its card. */
const MOST_WORDS = 4;

/** How it stands, in a line: what the map says of it. */
function Stands({ place }: { readonly place: string }): ReactNode {
  const book = useBook();
  const found = useOnBoard().place(place);
  if (!found || found.words.length === 0) return null;
  return (
    <p className="hint">
      {found.words
        .slice(0, MOST_WORDS)
        .map((each) => capital(cellText(book, each)))
        .join('. ')}
    </p>
  );
}

type RowsHere = CardProps & { readonly rows: readonly Row[] };

/** What is done or not: lawful with a box, barred with the reason where it stands. */
function Deeds({ id, rows, form, given, acts, place, onSet }: RowsHere): ReactNode {
  const mine = rows.reduce((all, { id }) => all + strengthOf(acts.does[headOf(id)], given[id] ?? 0), 0);
  const theirs = acts.against[place];
  return rows.map((row) => {
    const act = acts.does[headOf(row.id)];
    if (!act || act.units) return null;
    const points = given[row.id] ?? 0;
    const bar = points > 0 ? undefined : closingOf(form, row, given);
    return (
      <DeedLine
        key={row.id}
        id={fieldId(id, row.id)}
        act={act}
        isDone={points > 0}
        bar={bar}
        said={
          points === 0 || mine === 0
            ? ''
            : theirs === undefined
              ? actTexts.strength(mine)
              : actTexts.strengths(mine, theirs)
        }
        onDo={(isDone) => onSet(row.id, isDone ? 1 : 0)}
      />
    );
  });
}

function strengthOf(act: ActAt | undefined, count: number): number {
  return act?.units?.go === 'in' ? act.units.each * count : 0;
}

interface DeedProps {
  readonly id: string;
  readonly act: ActAt;
  readonly isDone: boolean;
  readonly bar: Row['barred'];
  readonly said: string;
  onDo(isDone: boolean): void;
}

function DeedLine({ id, act, isDone, bar, said, onDo }: DeedProps): ReactNode {
  const { say } = useBook();
  const why = useId();
  return (
    <div className={bar ? 'act-deed apart is-barred' : 'act-deed apart'}>
      <label>
        <input
          id={id}
          type="checkbox"
          checked={isDone}
          aria-disabled={bar ? true : undefined}
          aria-describedby={bar ? why : undefined}
          onChange={({ target }) => !bar && onDo(target.checked)}
        />{' '}
        <b>{capital(say(act.label))}</b>
      </label>
      <span>{said}</span>
      {bar && (
        <small id={why} className="whole">
          {say(bar.reason)} <Clauses ids={bar.clauses} />
        </small>
      )}
    </div>
  );
}

/** Units that come and go, with steppers; what none may do is one line with the reason. */
function Units({ id, rows, form, given, acts, onSet }: RowsHere): ReactNode {
  const { say } = useBook();
  const units = rows.filter((row) => acts.does[headOf(row.id)]?.units);
  const isOpen = (row: Row): boolean => (given[row.id] ?? 0) > 0 || !closingOf(form, row, given);
  const open = units.filter(isOpen);
  const [closed] = units.filter((row) => !isOpen(row));
  const bar = closed && closingOf(form, closed, given);
  return (
    <>
      <div className="options">
        {open.map((row) => {
          const label = capital(say((acts.does[headOf(row.id)] as ActAt).label));
          const points = given[row.id] ?? 0;
          return (
            <span key={row.id} className="hint strong">
              {label}
              <Stepper
                id={fieldId(id, row.id)}
                label={label}
                points={points}
                room={Math.max(points, roomOf(form, row, given))}
                closed={false}
                why={undefined}
                onSet={(next) => onSet(row.id, Math.max(0, next))}
              />
            </span>
          );
        })}
      </div>
      {bar && open.length === 0 && (
        <p className="act-deed is-barred">
          <small>
            {say(bar.reason)} <Clauses ids={bar.clauses} />
          </small>
        </p>
      )}
    </>
  );
}
