import './turns.css';
import type { ReactNode } from 'react';
import type { TrackPanel } from '../../kernel/board/panel.ts';
import { cellText } from '../parts/cell.ts';
import { useBook } from '../book.tsx';
import { useTurnTitles } from '../record/turn-titles.ts';
import { yearIn } from '../record/years.ts';
import { capital } from '../texts.ts';
import type { WhenProps } from './when.tsx';

const TEXTS = {
  title: 'Turns',
  until: (first: string, last: string): string => (first === last ? first : `${first} to ${last}`),
  about: 'A past turn opens as your seat saw it. Keys ',
  step: ' step.',
};

type Mark = TrackPanel['lines'][number]['marks'][number];

/** A turn that was, or is: its first line, and its name. */
interface Cell {
  readonly line: number;
  readonly title: string;
}

/** All turns: those that were can be looked back at, those to come are named; and below them where in this turn play is. */
export function Turns({ panels, turns, at, onShow }: WhenProps): ReactNode {
  const book = useBook();
  const titleOf = useTurnTitles();
  const lines = panels.find((panel): panel is TrackPanel => panel.kind === 'track')?.lines ?? [];
  const say = ({ label }: Mark): string => capital(cellText(book, label));
  const inYears = lines[0]?.marks.every((mark) => /^\d{4}$/.test(say(mark))) === true;
  const [ahead = [], years = []] = aheadOf(lines, inYears).map((marks) => marks.map(say));
  const cells = turns.map(({ turn, line }): Cell => ({ line, title: titleOf(turn) }));
  const rows = [...Map.groupBy(cells, ({ title }) => yearIn(title))];
  const looked = at === undefined ? cells.at(-1) : cells.findLast(({ line }) => line <= at);
  return (
    <div className="box turns" role="group" aria-label={TEXTS.title}>
      <div className="pairs turns-all">
        {rows.map(([year, those], i) => (
          <Row key={year} head={year} ahead={i === rows.length - 1 ? ahead : []}>
            {those.map((each) => (
              <button
                key={each.line}
                type="button"
                className={each === cells.at(-1) ? 'is-now' : undefined}
                aria-current={each === looked ? 'step' : undefined}
                onClick={() => onShow(each === cells.at(-1) ? undefined : each.line)}
              >
                {nameIn(each.title, year)}
              </button>
            ))}
          </Row>
        ))}
        {years[0] !== undefined && (
          <Row head={years[0]} ahead={[TEXTS.until(years[0], years.at(-1) ?? '')]} />
        )}
      </div>
      {lines.slice(inYears ? 2 : 1).map(({ title, marks }) => (
        <Phases key={book.say(title)} title={book.say(title)} marks={marks} />
      ))}
      <p className="hint before">
        {TEXTS.about}
        <kbd>[</kbd> <kbd>]</kbd>
        {TEXTS.step}
      </p>
    </div>
  );
}

/** What a turn is called beside its year. */
function nameIn(title: string, year: string): string {
  return capital(title.replace(year, '').replaceAll(/^[\s,]+|[\s,]+$/g, '')) || title;
}

interface RowProps {
  readonly head: string;
  readonly ahead: readonly string[];
  readonly children?: ReactNode;
}

/** The turns of a year: those that can be looked at, then those to come. */
function Row({ head, ahead, children }: RowProps): ReactNode {
  return (
    <>
      <b className="hint strong">{head}</b>
      <p>
        {children}
        {ahead.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
    </>
  );
}

/** What is to come: of this year, or of all that the track has; and the years after it. */
function aheadOf(lines: TrackPanel['lines'], inYears: boolean): readonly (readonly Mark[])[] {
  const [first, second] = lines.map(({ marks }) => marks.filter(({ is }) => is === 'ahead'));
  return inYears ? [second ?? [], first ?? []] : [first ?? []];
}

/** The parts of this turn, with what falls due in them; the present one is marked. */
function Phases({ title, marks }: { readonly title: string; readonly marks: readonly Mark[] }): ReactNode {
  const book = useBook();
  return (
    <ol className="flow bare" aria-label={title}>
      {marks.map(({ label, is, note }, i) => (
        <li key={i} className={`is-${is}`} aria-current={is === 'now' ? 'step' : undefined}>
          {capital(cellText(book, label))} {note && <span className="hint">{book.say(note)}</span>}
        </li>
      ))}
    </ol>
  );
}
