import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { isFilled } from '../../kernel/board/panel.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { TurnStart } from '../../kernel/game/reading.ts';
import type { AnyView } from '../api.ts';
import { useBook } from '../book.tsx';
import { printPart } from '../print/part.ts';
import { type CampaignRoute, type GameRoute, go } from '../route.ts';
import { namedNow, saveText } from '../save.ts';
import { t } from '../texts.ts';
import { useTimes } from '../time/times.ts';
import { When } from '../time/when.tsx';
import type { Saved } from './export.ts';
import { Filters, NOTHING_CHOSEN, wantedOf } from './filters.tsx';
import { folded } from './folds.ts';
import { byTurn, isWanted, placesAndPowers, type TurnLines } from './history.ts';
import { isPartOf, isToCome } from '../lines.ts';
import { Line } from './line.tsx';
import { PrintChoice } from './print-choice.tsx';
import { Spine } from './spine.tsx';
import { l } from './texts.ts';
import { useTurnTitles } from './turn-titles.ts';

const SHOWN = 24;

const TYPES = { txt: 'text/plain', csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

interface LogProps {
  /** What the game is called. */
  readonly title: string;
  readonly route: GameRoute | CampaignRoute;
  readonly view: AnyView;
  readonly lines: readonly RecordLine[];
  readonly turns: readonly TurnStart[];
}

/** The record of this seat, the newest line first, by turns that stand beside it as a spine; what was put right is folded. */
export function Log({ title, route, view, lines: every, turns: starts }: LogProps): ReactNode {
  const book = useBook();
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const pane = useRef<HTMLDivElement>(null);
  const titleOf = useTurnTitles();
  const { latest, past, under } = folded(every);
  const unfolded = latest ? [...past, latest].toSorted((one, other) => one.n - other.n) : past;
  const lines = unfolded.filter((line) => !isToCome(line));
  const wanted = wantedOf(chosen, book);
  const found = chosen === NOTHING_CHOSEN ? lines : lines.filter((line) => isWanted(line, wanted, book));
  const shown = all ? found : found.slice(-SHOWN);
  const turns = byTurn(lines, starts);
  const about = useMemo(
    () => placesAndPowers(book.table, book.table.rules.board(view).filter(isFilled)),
    [book, view],
  );
  const lead = (find: () => Element | null | undefined): void => {
    setAll(true);
    setChosen(NOTHING_CHOSEN);
    setTimeout(() => toSight(find()));
  };
  return (
    <div className="log-pane" ref={pane}>
      <div className="log-columns">
        <Spine
          turns={turns}
          lines={every}
          about={about}
          titleOf={titleOf}
          onTurn={({ from }) => lead(() => pane.current?.querySelector(`[data-turn="${from}"] h3`))}
          onLine={(n) => lead(() => pane.current?.querySelector(`li[value="${n}"] .line-number`))}
        />
        <section className="log" aria-labelledby="log-heading">
          <Head title={title} route={route} view={view} lines={every} turns={starts} />
          <Filters view={view} lines={every} chosen={chosen} found={found.length} onChoose={setChosen} />
          {every.length === 0 && <p className="hint">{t.log.none}</p>}
          <p role="status" className="hint">
            {isPartOf(every) && l.coming}
          </p>
          {byTurn(shown, starts).map((turn) => (
            <Turn key={turn.from} turn={turn} title={titleOf(turn.turn)}>
              {turn.lines.map((line) => (
                <li key={line.n} value={line.n} className={line.undone ? 'is-undone' : undefined}>
                  <Line
                    line={line}
                    lines={every}
                    old={under.get(line.n) ?? []}
                    when={<When n={line.n} />}
                    onNumber={(at) => go({ ...route, at })}
                  />
                </li>
              ))}
            </Turn>
          ))}
          {shown.length < found.length && (
            <button type="button" onClick={() => setAll(true)}>
              {l.all(found.length)}
            </button>
          )}
        </section>
      </div>
    </div>
  );
}

/** Its name, and the ways to look back, to print, and to save it. */
function Head({ title, route, view, lines, turns }: LogProps): ReactNode {
  const book = useBook();
  const titleOf = useTurnTitles();
  const { at = [] } = useTimes();
  const save = async (ending: 'txt' | 'csv' | 'json'): Promise<void> => {
    const [{ asCsv, asJson, asText }, whole] = await Promise.all([import('./export.ts'), book.whole.load()]);
    const saved: Saved = { lines, turns, at, open: view.open, whole };
    const as = { txt: asText, csv: asCsv, json: () => asJson(saved, view.seat, book) };
    saveText(namedNow(title, ending), as[ending](saved, titleOf, book), TYPES[ending]);
  };
  return (
    <div className="log-head">
      <h2 id="log-heading">{l.title}</h2>
      <span className="log-ways">
        {lines.length > 0 && route.at === undefined && (
          <button
            type="button"
            className="link"
            onClick={() => go({ ...route, at: Math.max(1, lines.length - 1) })}
          >
            {t.replay.title}
          </button>
        )}
        {/* a part of a record is no record */}
        {!isPartOf(lines) && (
          <>
            <PrintChoice turns={byTurn(lines, turns)} titleOf={titleOf} />
            <button type="button" className="link" onClick={() => void save('txt')}>
              {l.text}
            </button>
            <button type="button" className="link" onClick={() => void save('csv')}>
              {l.csv}
            </button>
            <button type="button" className="link" onClick={() => void save('json')}>
              {l.json}
            </button>
          </>
        )}
      </span>
    </div>
  );
}

interface TurnProps {
  readonly turn: TurnLines;
  readonly title: string;
  readonly children: ReactNode;
}

/** The lines of a turn under its name, which stays in sight. */
function Turn({ turn, title, children }: TurnProps): ReactNode {
  const heading = useId();
  return (
    <section className="log-turn" data-turn={turn.from} aria-labelledby={heading}>
      <div className="log-turn-head">
        <h3 id={heading} tabIndex={-1}>
          {title}
        </h3>
        <button
          type="button"
          className="link"
          aria-label={l.printTurn(title)}
          onClick={() => printPart({ title, from: [turn.from] })}
        >
          {l.printThis}
        </button>
      </div>
      <ol reversed>{children}</ol>
    </section>
  );
}

/** Bring something into sight, with the focus. */
function toSight(found: Element | null | undefined): void {
  if (!(found instanceof HTMLElement)) return;
  found.scrollIntoView({ block: 'center' });
  found.focus({ preventScroll: true });
}
