import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { isFilled } from '../../kernel/board/panel.ts';
import type { AffectedSheet } from '../../kernel/game/correction.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { useAct } from '../act.ts';
import { type AffectedPage, type AnyView, call, type Desk, type ThenDesk } from '../api.ts';
import { askedIn, NO_TOUCHES, touchesOf } from '../board/answers.ts';
import type { OpenedCard } from '../board/board.tsx';
import { useBook } from '../book.tsx';
import { AfterPaint } from '../frame/after-paint.tsx';
import { Frame } from '../frame/frame.tsx';
import { useNews } from '../frame/news.ts';
import { openDirectives } from '../frame/open.ts';
import { toolsOf } from '../frame/tools-of.ts';
import type { Tool } from '../tool.ts';
import { useTool } from '../frame/use-tool.ts';
import type { Live } from '../live.ts';
import { Corrected, useCorrecting } from '../log/correcting.ts';
import { MendDialog } from '../mend/dialog.tsx';
import { type Begin, type Gathering, type Mending, MendingProvider, useGathering } from '../mend/mending.tsx';
import { reporting, valueIn } from '../record/targets.ts';
import type { NoteDesk } from '../notes/kept.ts';
import { usePrinted } from '../print/printing.ts';
import { useMoment } from '../record/moment.ts';
import { type GameRoute, go } from '../route.ts';
import type { BackTo } from '../side/undo.tsx';
import { askedKey, isAskedAt, shownDecisions } from './asked.ts';
import { draftKey } from '../../kernel/forms/draft-key.ts';
import type { Begun, BegunAnswer } from '../answer/begun.ts';
import { Question } from './question.tsx';
import { type SeatState, seatState } from './seat-state.ts';
import { Still } from './still.tsx';
import { ICON, iconOf, titleOf } from './title.ts';
import { TopBar } from './top-bar.tsx';
import { followed, mayAct } from './turn.ts';
import { later } from '../later.tsx';
import { wantFound, wantLine } from '../wanted.ts';

/** What a drawer shows, and the card of a place: their script comes after the desk. */
const Side = later(async () => (await import('../frame/side.tsx')).Side);
const PlaceCard = later(async () => (await import('../board/card.tsx')).PlaceCard);
const Banner = later(async () => (await import('../board/banner.tsx')).Banner);
/** The board is drawn once all that stands beside it is on the screen. */
const Board = later(async () => (await import('../board/board.tsx')).Board);

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
  const book = useBook();
  const act = useAct(route.game, route.key, live);
  const ticks = useAct(route.game, route.key, live);
  const moment = useMoment(route, desk);
  useFollow(route, desk);
  const state = seatState(desk, book);
  useTitle(desk, state);
  const Printed = usePrinted();
  const back = route.at !== undefined;
  const isPlayed = !back && desk.stopped === null;
  const here = useGathering(gathering);
  const mending = isPlayed && desk.seat !== null ? here : null;
  const { view, lines, seen, turns, panels, tools } = useSeen(desk, moment, isPlayed);
  const { tool, board, onTool, onQuestion, onShut } = useTool(tools, back);
  const { wish, takeBackBefore } = useTakeBack(tool, onTool);
  const correcting = useCorrections(route, desk, mending, takeBackBefore);
  const { begun, onBegin, mine, spoken, touches } = useTouches(desk, isPlayed);
  const asked = isPlayed ? askedKey(desk) : '';
  const ways = { ...waysOf(tool, onTool, mine !== NO_ASKS), notes: notesAt(route, desk) };
  const talk = useNews();
  const todo = useMemo(() => openDirectives(desk, book), [desk, book]);
  const waits = isPlayed && !desk.over && !isAskedAt(desk);
  const drawer = { tool, tools, route, desk, panels, lines, turns, act, ticks, wish, onTool, onScreen };
  const column = { panels, route, desk, moment, act, ticks, begun, waits, onBegin, onTool, onQuestion };
  return (
    <MendingProvider value={mending}>
      <Corrected value={back || desk.seat === null ? null : correcting}>
        {Printed && <Printed desk={seen} past={back ? moment : null} />}
        <Still>
          <Frame
            tools={tools}
            tool={tool}
            badges={{ todo, talk, ...(state.agree ? { map: 'dot' as const } : {}) }}
            asked={desk.proposal ? `${asked} ${desk.proposal.mark}` : asked}
            isBack={back}
            onTool={onTool}
            onShut={onShut}
            top={
              <TopBar
                {...{ route, desk, panels, state, onQuestion, status: live.status }}
                turns={route.as === undefined ? desk.turns : turns}
              />
            }
            question={<Question {...column} status={live.status} mending={tool === 'log' ? null : mending} />}
            board={
              <BoardPane
                {...{ panels, lines, turns, spoken, touches, asked, view, wish: board }}
                above={back ? null : <Banner {...{ route, desk, todo }} onToDo={() => onTool('todo')} />}
                card={cardOf({ game: desk.game, view, asks: mine, lines, ...ways })}
              />
            }
            side={<Side {...drawer} />}
          />
        </Still>
      </Corrected>
      <MendDialog route={route} desk={desk} act={act} />
    </MendingProvider>
  );
}

/** Back to before a line: the drawer in which one takes back is opened with it. */
function useTakeBack(tool: Tool, onTool: (tool: Tool) => void) {
  const [wish, setWish] = useState<BackTo | null>(null);
  const takeBackBefore = (n: number): void => {
    setWish({ to: n - 1 });
    if (tool !== 'back') onTool('back');
  };
  return { wish, takeBackBefore };
}

/** What is begun of what is asked, and what of it the board can answer by being touched. */
function useTouches(desk: Desk, isPlayed: boolean) {
  const { rules } = useBook().table;
  const [begun, setBegun] = useState<Begun>({});
  const onBegin = (decision: Decision, answer: BegunAnswer | undefined): void =>
    setBegun((all) => ({ ...all, [draftKey(decision)]: answer }));
  const asks = useMemo(() => shownDecisions(desk).filter(({ held }) => held === undefined), [desk]);
  const mine = isPlayed && mayAct(desk) ? asks : NO_ASKS;
  const spoken = useMemo(() => askedIn(mine, rules.facts, rules.sheets), [mine, rules]);
  const touches = mine === NO_ASKS ? NO_TOUCHES : touchesOf(mine, begun, onBegin);
  return { begun, onBegin, mine, spoken, touches };
}

/** What is seen: now, or at an earlier moment. */
function useSeen(desk: Desk, moment: ThenDesk | null, isPlayed: boolean) {
  const book = useBook();
  const { view, lines } = moment ?? desk;
  const seen = moment ? seenThen(desk, moment) : desk;
  // not anew for whatever is picked or typed beside it
  const panels = useMemo(() => book.table.rules.board(view).filter(isFilled), [book, view]);
  const tools = useMemo(() => toolsOf(desk, book, panels, isPlayed), [desk, book, panels, isPlayed]);
  return { view, lines, seen, turns: seen.turns, panels, tools };
}

interface CardReader {
  readonly game: string;
  readonly view: AnyView;
  readonly asks: readonly Decision[];
  readonly lines: readonly RecordLine[];
  readonly notes: NoteDesk | null;
  onLine(n: number): void;
  onTell?(find: string): void;
}

/** The board, once what stands beside it is on the screen and its map has come. */
function BoardPane(props: Parameters<typeof Board>[0]): ReactNode {
  return (
    <AfterPaint needs={useBook().map}>
      <Board {...props} />
    </AfterPaint>
  );
}

/** Where a card leads: to a line of the log, and to where what happened on the map is told. */
function waysOf(
  tool: Tool,
  onTool: (tool: Tool) => void,
  canTell: boolean,
): Pick<CardReader, 'onLine' | 'onTell'> {
  const onLine = (n: number): void => {
    wantLine(n);
    if (tool !== 'log') onTool('log');
  };
  const onTell = (find: string): void => {
    wantFound(find);
    if (tool !== 'facts') onTool('facts');
  };
  return { onLine, ...(canTell && { onTell }) };
}

/** Whose notes a desk shows; null: a spectator has none. */
function notesAt({ game, key }: GameRoute, { seat }: Desk): NoteDesk | null {
  return seat === null ? null : { game, key, seat };
}

/** The desk of whoever's eyes an earlier moment is seen with. */
function seenThen(desk: Desk, { view, turns }: ThenDesk): Desk {
  return { ...desk, seat: view.seat, turns };
}

/** What draws the card of a place. */
function cardOf(reader: CardReader): (opened: OpenedCard) => ReactNode {
  return (opened) => (
    <Suspense fallback={null}>
      <PlaceCard {...opened} {...reader} />
    </Suspense>
  );
}

/** What can be done about past sums that a line touches. */
function useCorrections(
  route: GameRoute,
  desk: Desk,
  mending: Mending | null,
  takeBackBefore: (n: number) => void,
): ReturnType<typeof useCorrecting> {
  return useCorrecting(desk, {
    takeBackBefore,
    more: (n, from) => affectedFrom(route, desk.seat ?? '', n, from),
    putRight: mending && ((affected, by) => mending.begin(beginAt(desk, affected, by))),
  });
}

/** Where a sum is put right that a correction touches: in the report before it, else in one that was missing there. */
function beginAt({ lines }: Desk, { n, fact }: AffectedSheet, by: RecordLine): Begin {
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

/** The desk goes along to whichever of this person's seats is asked next. */
function useFollow(route: GameRoute, desk: Desk): void {
  const [before] = useState(desk.awaiting);
  const next = followed(desk, useBook(), before);
  const follows = route.at === undefined && next !== null;
  useEffect(() => {
    if (follows) go({ ...route, seat: next }, true);
  }, [follows, next, route]);
}

/** Title and sign of the window say what waits for whoever sits here. */
function useTitle(desk: Desk, state: SeatState): void {
  const title = titleOf(desk, state, useBook());
  const icon = iconOf(state);
  useEffect(() => {
    document.title = title;
    import('../notices/bell.ts').then(
      ({ heard }) => heard(title, state.kind === 'turn', [...desk.awaiting, desk.proposal?.mark].join(' ')),
      () => undefined,
    );
  }, [title, icon]);
  useEffect(() => {
    const link = document.querySelector('link[rel=icon]');
    link?.setAttribute('href', icon);
    return () => link?.setAttribute('href', ICON);
  }, [icon]);
}
