import { Fragment, type ReactNode } from 'react';
import type { TrackPanel } from '../../kernel/board/panel.ts';
import { cellText } from '../board/cell.ts';
import { useBook } from '../book.tsx';
import { useTurnTitles } from '../log/turn-titles.ts';
import { yearIn } from '../log/years.ts';
import { capital } from '../texts.ts';
import type { WhenProps } from './when.tsx';

const TEXTS = {
  title: 'Turns',
  phases: 'Where play is',
  now: 'now',
  until: (first: string, last: string): string => (first === last ? first : `${first} to ${last}`),
  about: 'A past turn opens as your seat saw it. Keys ',
  step: ' step.',
};

type Mark = TrackPanel['lines'][number]['marks'][number];

/** All turns: those that were can be looked back at, those to come are named; and below them where in this turn play is. */
export function Turns({ panels, turns, at, onShow }: WhenProps): ReactNode {
  const book = useBook();
  const titleOf = useTurnTitles();
  const track = panels.find((panel): panel is TrackPanel => panel.kind === 'track');
  const lines = track?.lines ?? [];
  const say = ({ label }: Mark): string => capital(cellText(book, label));
  const inYears = lines[0]?.marks.every((mark) => /^\d{4}$/.test(say(mark))) === true;
  // of one year alone the seasons stand first
  const ahead = aheadOf(lines, inYears).map((marks) => marks.map(say));
  const last = turns.at(-1)?.line;
  const cells = turns.map(({ turn, line }) => ({ line, title: titleOf(turn) }));
  const years = Map.groupBy(cells, ({ title }) => yearIn(title));
  const phases = lines.slice(inYears ? 2 : 1);
  return (
    <div className="turns" role="group" aria-label={TEXTS.title}>
      <div className="turns-all">
        {[...years].map(([year, those], i) => (
          <Fragment key={year}>
            <b>{year}</b>
            <p>
              {those.map(({ line, title }) => {
                const isNow = line === last;
                const name = capital(title.replace(year, '').replaceAll(/^[\s,]+|[\s,]+$/g, '')) || title;
                const isLooked =
                  at !== undefined &&
                  line <= at &&
                  !cells.some((each) => each.line > line && each.line <= at);
                return (
                  <button
                    key={line}
                    type="button"
                    className={isNow ? 'is-now' : undefined}
                    aria-current={(at === undefined ? isNow : isLooked) ? 'step' : undefined}
                    onClick={() => onShow(isNow ? undefined : line)}
                  >
                    {name}
                  </button>
                );
              })}
              {i === years.size - 1 && (ahead[0] ?? []).map((name) => <span key={name}>{name}</span>)}
            </p>
          </Fragment>
        ))}
        {inYears && ahead[1]?.[0] !== undefined && (
          <>
            <b>{ahead[1][0]}</b>
            <p>
              <span>{TEXTS.until(ahead[1][0], ahead[1].at(-1) ?? '')}</span>
            </p>
          </>
        )}
      </div>
      {phases.map(({ title, marks }) => (
        <Phases key={book.say(title)} title={book.say(title)} marks={marks} />
      ))}
      <p className="hint">
        {TEXTS.about}
        <kbd>[</kbd> <kbd>]</kbd>
        {TEXTS.step}
      </p>
    </div>
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
    <ol aria-label={title}>
      {marks.map(({ label, is, note }, i) => (
        <li key={i} className={`is-${is}`} aria-current={is === 'now' ? 'step' : undefined}>
          {capital(cellText(book, label))} {note && <span className="hint">{book.say(note)}</span>}
        </li>
      ))}
    </ol>
  );
}
