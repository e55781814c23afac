import './log.css';
import { type ReactNode, type RefObject, Suspense, useId, useRef, useState } from 'react';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { TurnStart } from '../../kernel/game/reading.ts';
import { type ArrangedLine, arrangeLog, type LogTurn } from '../../kernel/log/arranged.ts';
import { passesSaid, standsAsPass } from '../../kernel/log/passes.ts';
import type { AnyView } from '../api.ts';
import { useBook } from '../book.tsx';
import { DiceSoFar, useFaces } from '../ended/dice-so-far.tsx';
import { luckTexts } from '../ended/luck-texts.ts';
import { Icon } from '../parts/icons.tsx';
import { isPartOf, isToCome } from '../lines.ts';
import { later } from '../later.tsx';
import { type CampaignRoute, type GameRoute, go } from '../route.ts';
import { deskTexts } from '../texts.ts';
import { When } from '../time/when.tsx';
import { useWantedLine } from '../wanted.ts';
import { lineText } from '../record/done.ts';
import { Filters, NOTHING_CHOSEN } from './filters.tsx';
import { isWanted } from '../record/history.ts';
import { Line } from './line.tsx';
import { PrintSave } from './print-save.tsx';
import { logTexts } from '../texts/log.ts';
import { useTurnTitles } from '../record/turn-titles.ts';

/** What can be compared is seldom read. */
const Remembered = later(async () => (await import('../past/remembered.tsx')).Remembered);

const SHOWN = 40;

interface LogProps {
  /** What the game is called. */
  readonly title: string;
  readonly route: GameRoute | CampaignRoute;
  readonly view: AnyView;
  readonly lines: readonly RecordLine[];
  readonly turns: readonly TurnStart[];
}

/** The record of this seat by turns, the newest first: each line its outcome, once, and a turn's passes as one. */
export function Log(props: LogProps): ReactNode {
  const { route, lines: every, turns: starts } = props;
  const book = useBook();
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [prints, setPrints] = useState(false);
  const way = useRef<HTMLButtonElement>(null);
  const pane = useRef<HTMLElement>(null);
  const titleOf = useTurnTitles();
  useWantedLine((n) => {
    setPrints(false);
    setAll(true);
    setChosen(NOTHING_CHOSEN);
    setTimeout(() => toSight(pane.current?.querySelector<HTMLElement>(`li[value="${n}"]`)));
  });
  const onBack = (): void => {
    setPrints(false);
    setTimeout(() => way.current?.focus());
  };
  if (prints) return <PrintSave {...props} onBack={onBack} />;
  const here = arrangeLog(
    every.filter((line) => !isToCome(line)),
    starts,
    every,
  );
  const isFound = ({ line, was }: ArrangedLine): boolean =>
    isWanted(line, chosen.typed, chosen.of, book, was !== undefined);
  const turns = here.map((turn) => ({ ...turn, lines: turn.lines.filter(isFound) }));
  const found = turns.reduce((sum, { lines }) => sum + lines.length, 0);
  const shown = all ? turns : lastOf(turns, SHOWN);
  return (
    <section className="log" aria-labelledby="log-heading" ref={pane}>
      <Head way={way} hasLines={every.length > 0} onPrint={() => setPrints(true)} />
      <Filters chosen={chosen} found={found} onChoose={setChosen} />
      {every.length === 0 && <p className="hint">{deskTexts.log.none}</p>}
      <p role="status" className="hint">
        {isPartOf(every) && logTexts.coming}
      </p>
      {shown.toReversed().map((turn) => (
        <Turn
          key={turn.from}
          turn={turn}
          title={titleOf(turn.turn)}
          lines={every}
          folds={chosen.of === 'all' && chosen.typed === ''}
          route={route}
        />
      ))}
      {!all && found > SHOWN && (
        <button type="button" onClick={() => setAll(true)}>
          {logTexts.all(found)}
        </button>
      )}
      <Faces lines={every} />
      <Suspense fallback={null}>
        {route.page === 'game' && <Remembered game={route.game} lines={every} />}
      </Suspense>
    </section>
  );
}

/** How the dice fell so far, which opens. */
function Faces({ lines }: Pick<LogProps, 'lines'>): ReactNode {
  const faces = useFaces(lines);
  return (
    faces && (
      <details>
        <summary>{luckTexts.faces}</summary>
        <DiceSoFar faces={faces} />
      </details>
    )
  );
}

/** Brings a line to sight, and the focus to its number. */
function toSight(entry: HTMLElement | null | undefined): void {
  const fold = entry?.closest('details');
  if (fold) fold.open = true;
  entry?.scrollIntoView({ block: 'center' });
  entry?.querySelector<HTMLElement>('.line-number')?.focus({ preventScroll: true });
}

interface HeadProps {
  readonly way: RefObject<HTMLButtonElement | null>;
  readonly hasLines: boolean;
  onPrint(): void;
}

/** Its name, and the way to print and to save it. */
function Head({ way, hasLines, onPrint }: HeadProps): ReactNode {
  return (
    <div className="apart tight log-head">
      <h2 id="log-heading">{logTexts.title}</h2>
      {hasLines && (
        <button ref={way} type="button" className="flow" onClick={onPrint}>
          <Icon of="print" />
          {logTexts.printSave}
        </button>
      )}
    </div>
  );
}

/** The last so many lines of turns, with their turns. */
function lastOf(turns: readonly LogTurn[], most: number): readonly LogTurn[] {
  let left = most;
  const shown = turns.toReversed().map((turn) => {
    const lines = left > 0 ? turn.lines.slice(-left) : [];
    left -= lines.length;
    return { ...turn, lines };
  });
  return shown.toReversed();
}

interface TurnProps {
  readonly turn: LogTurn;
  readonly title: string;
  readonly lines: readonly RecordLine[];
  /** Whether its passes are one. */
  readonly folds: boolean;
  readonly route: GameRoute | CampaignRoute;
}

/** A turn under its name, which stays in sight: its lines, the newest first, and its passes. */
function Turn({ turn, title, lines, folds, route }: TurnProps): ReactNode {
  const heading = useId();
  const isPass = (each: ArrangedLine): boolean => folds && standsAsPass(each);
  const passes = turn.lines.filter(isPass);
  if (turn.lines.length === 0) return null;
  const entry = (each: ArrangedLine): ReactNode => (
    <Entry key={each.line.n} {...each} lines={lines} route={route} />
  );
  return (
    <section className="log-turn" data-turn={turn.from} aria-labelledby={heading}>
      <div className="apart log-turn-head">
        <h3 id={heading} tabIndex={-1}>
          {title}
        </h3>
        <span className="hint">{logTexts.lines(turn.lines.length)}</span>
      </div>
      <ol>
        {turn.lines
          .filter((each) => !isPass(each))
          .toReversed()
          .map(entry)}
      </ol>
      {passes.length > 0 && <Passes passes={passes}>{passes.toReversed().map(entry)}</Passes>}
    </section>
  );
}

/** Passes as one line, which opens. */
function Passes({
  passes,
  children,
}: {
  readonly passes: readonly ArrangedLine[];
  readonly children: ReactNode;
}): ReactNode {
  const book = useBook();
  return (
    <details className="log-passes">
      <summary>
        {passesSaid(
          passes.map(({ line }) => line),
          book,
          (line) => lineText(line, book),
        )}
      </summary>
      <ol>{children}</ol>
    </details>
  );
}

type EntryProps = ArrangedLine & Pick<TurnProps, 'lines' | 'route'>;

function Entry({ line, was, lines, route }: EntryProps): ReactNode {
  return (
    <li value={line.n} className={line.undone ? 'is-undone' : undefined}>
      <Line
        line={line}
        lines={lines}
        was={was}
        when={<When n={line.n} />}
        onNumber={(at) => go({ ...route, at })}
      />
    </li>
  );
}
