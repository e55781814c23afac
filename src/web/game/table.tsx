import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { Affected } from '../../kernel/game/correction.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { Allocation } from '../../kernel/forms/form.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { useAct } from '../act.ts';
import { type AffectedPage, call, type Desk, type ThenDesk } from '../api.ts';
import { NO_TOUCHES, touchesOf } from '../board/answers.ts';
import { Board } from '../board/board.tsx';
import { useBook } from '../book.tsx';
import { keptClub } from '../club/kept.ts';
import { TrialProvider } from '../if/what-if.tsx';
import type { Live } from '../live.ts';
import { Corrected, useCorrecting } from '../log/affected.tsx';
import { Directives } from '../log/directives.tsx';
import { JustFell } from '../log/just-fell.tsx';
import { Latest, Log } from '../log/log.tsx';
import { Masthead } from '../page.tsx';
import { Coming } from '../mend/coming.tsx';
import { MendDialog } from '../mend/dialog.tsx';
import { type Begin, type Gathering, MendingProvider, useGathering } from '../mend/mending.tsx';
import { MendKept } from '../mend/proposing.tsx';
import { reporting, valueIn } from '../mend/targets.ts';
import { usePrinting } from '../print/printing.ts';
import { Printed } from '../print/printed.tsx';
import { Replay, useMoment } from '../replay/replay.tsx';
import { type GameRoute, go } from '../route.ts';
import { Proposed } from '../side/proposed.tsx';
import type { BackTo } from '../side/undo.tsx';
import { t } from '../texts.ts';
import { Ask, openForms, shownDecisions } from './ask.tsx';
import type { Begun } from './begun.ts';
import { Heard } from './heard.tsx';
import { SeatBar } from './seat-bar.tsx';
import { Still } from './still.tsx';
import { titleOf } from './title.ts';
import { followed } from './turn.ts';

const RememberBar = lazy(async () => ({ default: (await import('../club/remember.tsx')).RememberBar }));
/** What is folded until somebody wants it: its script comes after the desk. */
const Panels = lazy(async () => ({ default: (await import('../side/panels.tsx')).Panels }));
const PlaceCard = lazy(async () => ({ default: (await import('../board/card.tsx')).PlaceCard }));

const NO_ASKS: readonly Decision[] = [];

interface TableProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly live: Live;
  /** What this person gathers to put right, at whichever desk. */
  readonly gathering: Gathering;
  onScreen(isWanted: boolean): void;
}

/** The table: what is asked, the board, what happened; or, looking back, an earlier moment. */
export function TableScreen({ route, desk, live, gathering, onScreen }: TableProps): ReactNode {
  const act = useAct(route.game, route.key, live);
  const ticks = useAct(route.game, route.key, live);
  const [wish, setWish] = useState<BackTo | null>(null);
  const [begun, setBegun] = useState<Begun>({});
  const moment = useMoment(route, desk);
  useFollow(route, desk);
  useTitle(desk);
  const printing = usePrinting();
  const back = route.at !== undefined;
  const isPlayed = !back && desk.stopped === null;
  const here = useGathering(gathering);
  const mending = isPlayed && desk.seat !== null ? here : null;
  const correcting = useCorrecting(desk, {
    takeBackBefore: (n) => setWish({ to: n - 1 }),
    more: (n, from) => affectedFrom(route, desk.seat ?? '', n, from),
    putRight: mending && ((affected, by) => mending.begin(beginAt(desk, affected, by))),
  });
  const onBegin = ({ id }: Decision, answer: string | Allocation): void =>
    setBegun((all) => ({ ...all, [id]: answer }));
  const asks = useMemo(() => shownDecisions(desk).filter(({ held }) => held === undefined), [desk]);
  return (
    <MendingProvider value={mending}>
      <Corrected value={back || desk.seat === null ? null : correcting}>
        {printing && <Printed desk={desk} past={back ? moment : null} />}
        <Still>
          <Masthead>
            <SeatBar route={route} desk={desk} status={live.status} />
          </Masthead>
          <main id="main" className={back ? 'table looking-back' : 'table'}>
            <div className="now">
              <Heard desk={desk} />
              <Stopped desk={desk} back={back} />
              {back && <Replay route={route} desk={desk} moment={moment} />}
              {!back && <JustFell lines={desk.lines} forms={openForms(desk)} />}
              {isPlayed && <Coming desk={desk} />}
              {isPlayed && <Ask route={route} desk={desk} act={act} begun={begun} onBegin={onBegin} />}
              {isPlayed && desk.seat !== null && <Remember desk={desk} />}
              {desk.stopped === null && <Proposed desk={desk} act={act} />}
              <Latest route={route} lines={shownLines(desk, moment)} />
              {!back && <Directives desk={desk} act={ticks} />}
              {live.status === 'asking' && <p className="hint">{t.live.askingAbout}</p>}
            </div>
            <div className="left">
              <Board
                view={moment?.view ?? desk.view}
                lines={shownLines(desk, moment)}
                card={(opened) => (
                  <Suspense fallback={null}>
                    <PlaceCard
                      {...opened}
                      view={moment?.view ?? desk.view}
                      asks={isPlayed && desk.seat !== null ? asks : NO_ASKS}
                      lines={shownLines(desk, moment)}
                    />
                  </Suspense>
                )}
                touches={isPlayed && desk.seat !== null ? touchesOf(asks, begun, onBegin) : NO_TOUCHES}
              />
              <TrialProvider value={desk}>
                <Suspense fallback={null}>
                  {isPlayed && <Panels desk={desk} act={act} wish={wish} onScreen={onScreen} />}
                </Suspense>
              </TrialProvider>
            </div>
            <div className="past">
              <MendKept mending={mending} desk={desk} />
              <Log route={route} lines={shownLines(desk, moment)} />
            </div>
          </main>
        </Still>
      </Corrected>
      <MendDialog route={route} desk={desk} act={act} />
    </MendingProvider>
  );
}

/** What can be kept in the club file of this browser; where it keeps none, nothing is loaded. */
function Remember({ desk }: { readonly desk: Desk }): ReactNode {
  const [isKept] = useState(() => keptClub() !== null);
  return isKept ? (
    <Suspense fallback={null}>
      <RememberBar desk={desk} />
    </Suspense>
  ) : null;
}

/** Where a sum is put right that a correction touches: in the report before it, else in one that was missing there. */
function beginAt({ lines }: Desk, { n, fact }: Affected, by: RecordLine): Begin {
  const told = reporting(lines, fact, n);
  const found = valueIn(by, fact);
  const start = found === undefined ? {} : { start: { [fact]: { value: found, as: 'change' as const } } };
  return told ? { line: told.n, ...start } : { line: n, fact, ...start };
}

/** The past sums that a line of a seat's record touches, from a number on. */
async function affectedFrom(
  { game, key }: GameRoute,
  seat: string,
  n: number,
  from: number,
): Promise<AffectedPage['affects']> {
  const query = new URLSearchParams({ seat, from: String(from) });
  const path = `/games/${encodeURIComponent(game)}/affected/${n}?${query}`;
  return (await call<AffectedPage>(path, key)).affects;
}

/** Why the game can be looked at and not played on; in place of what is asked. */
function Stopped({ desk: { stopped }, back }: { desk: Desk; back: boolean }): ReactNode {
  if (stopped === null) return null;
  return (
    <div role="alert" className="trouble">
      {!back && <h1>{t.table.stopped}</h1>}
      <p>{stopped}</p>
    </div>
  );
}

function shownLines(desk: Desk, moment: ThenDesk | null): Desk['lines'] {
  return moment?.lines ?? desk.lines;
}

/** The desk goes along to whichever of this person's seats is asked next. */
function useFollow(route: GameRoute, desk: Desk): void {
  const [before] = useState(desk.awaiting);
  const next = followed(desk, useBook(), before);
  const follows = route.at === undefined && next !== null;
  useEffect(() => {
    if (follows) go({ ...route, seat: next }, true);
  }, [follows, next, route]);
}

/** The title of the window says what waits for whoever sits here. */
function useTitle(desk: Desk): void {
  const { name } = useBook();
  const title = titleOf(desk, name);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
