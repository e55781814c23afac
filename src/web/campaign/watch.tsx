import './campaign.css';
import { type ReactNode, type Ref, type RefObject, useEffect, useMemo, useRef } from 'react';
import { isFilled } from '../../kernel/board/panel.ts';
import type { View } from '../../kernel/game/position.ts';
import type { Reading } from '../../kernel/game/record.ts';
import { lineAt, lineThen, lookBack } from '../../kernel/game/reading.ts';
import { NO_TOUCHES } from '../board/answers.ts';
import { Board } from '../board/board.tsx';
import { useBook } from '../book.tsx';
import { Frame } from '../frame/frame.tsx';
import { When } from '../frame/when.tsx';
import type { Tool } from '../tool.ts';
import { useTool } from '../frame/use-tool.ts';
import { Decided, Standing } from '../ended/ended.tsx';
import { lineText } from '../record/done.ts';
import { Latest } from '../log/log.tsx';
import { Log } from '../log/log-pane.tsx';
import { Brand } from '../page.tsx';
import { usePrinted } from '../print/printing.ts';
import { Slider } from '../replay/slider.tsx';
import { type CampaignRoute, go } from '../route.ts';
import { deskTexts } from '../texts.ts';
import { type Campaign, deskOf, readingOf } from './kept.ts';
import { Player } from './player.tsx';
import { campaignTexts } from './texts.ts';
import { Turns } from './turns.tsx';
import { usePlaying } from './use-playing.ts';

/** What there is to look with where nothing is asked. */
const TOOLS: readonly Tool[] = ['map', 'log', 'watch', 'more'];
const NO_BADGES = {};

interface WatchProps {
  readonly campaign: Campaign;
  readonly route: CampaignRoute;
}

/** The table as it stood after a line of the campaign, and the ways to other moments of it. */
export function Watch({ campaign, route }: WatchProps): ReactNode {
  const book = useBook();
  const { game, title } = campaign;
  const seat = route.seat !== undefined && game.table.seats.includes(route.seat) ? route.seat : null;
  const reading = useMemo(() => readingOf(campaign, seat), [campaign, seat]);
  const desk = useMemo(() => deskOf(campaign, seat, reading), [campaign, seat, reading]);
  const of = desk.lines.length;
  const at = Math.min(route.at ?? 0, of);
  const then = useMemo(() => lookBack(game, seat, reading, at), [game, seat, reading, at]);
  const Printed = usePrinted();
  const view = then?.view ?? desk.view;
  const panels = useMemo(() => game.table.rules.board(view).filter(isFilled), [game, view]);
  const tools = useMemo(
    () => TOOLS.filter((each) => each !== 'watch' || panels.some(({ kind }) => kind === each)),
    [panels],
  );
  const { tool, board, onTool, onShut } = useTool(tools, false);
  const heading = useHeading(title, at);
  const drawn = { panels, lines: then?.lines ?? desk.lines, turns: desk.turns };
  const here = { ...route, at };
  const show = (n: number): void => go({ ...route, at: n }, true);
  const line = desk.lines[at - 1];
  const said =
    at === 0
      ? deskTexts.replay.start
      : `${deskTexts.replay.at(at, of)}${line ? `. ${lineText(line, book, desk.lines)}` : ''}`;
  const moment = then && { n: at, of, turns: desk.turns, ...then };
  return (
    <>
      {Printed && <Printed desk={desk} past={at === of ? null : moment} />}
      <Frame
        tools={tools}
        tool={tool}
        badges={NO_BADGES}
        onTool={onTool}
        onShut={onShut}
        top={
          <>
            <Title />
            <When panels={panels} turns={desk.turns} at={at} onShow={(n) => show(n ?? of)} />
            <Eyes campaign={campaign} route={here} />
          </>
        }
        question={
          <Now title={title} heading={heading}>
            <Going {...{ campaign, reading, at, of, said, view }} onShow={show} />
            <Latest route={here} lines={then?.lines ?? []} />
          </Now>
        }
        board={<Board {...drawn} view={view} touches={NO_TOUCHES} wish={board} />}
        side={<Log title={title} route={here} view={view} lines={then?.lines ?? []} turns={desk.turns} />}
      />
    </>
  );
}

/** The heading, which has the focus when it comes, and keeps it for what is looked at. */
function useHeading(title: string, at: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} \u00b7 ${deskTexts.name}`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  useEffect(() => {
    // the line that was pressed goes elsewhere; the focus stays with what is looked at
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [at]);
  return heading;
}

interface NowProps {
  readonly title: string;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The panel beside the board. */
function Now({ title, heading, children }: NowProps): ReactNode {
  return (
    <div className="now-all">
      <header className="q">
        <p className="meta hint">{deskTexts.campaign.about}</p>
        <h1 id="campaign-heading" ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <div className="now-body">{children}</div>
    </div>
  );
}

interface GoingProps {
  readonly campaign: Campaign;
  readonly reading: Reading;
  /** The line that is looked at, of so many, and what there is to say of it. */
  readonly at: number;
  readonly of: number;
  readonly said: string;
  readonly view: View;
  onShow(line: number): void;
}

/** The ways through the campaign: line by line, event by event by itself, turn by turn; and how it ended. */
function Going({ campaign, reading, at, of, said, view, onShow }: GoingProps): ReactNode {
  const { game, turns } = campaign;
  const lineOf = (entry: number): number => lineAt(reading, entry);
  const stops = useMemo(
    () => [...new Set(turns.flatMap(({ events }) => events.map(({ entry }) => lineAt(reading, entry))))],
    [turns, reading],
  );
  const playing = usePlaying(at, stops, onShow);
  return (
    <section className="replay" aria-labelledby="campaign-heading">
      <EventBanner campaign={campaign} at={at} of={of} lineOf={lineOf} />
      <Slider at={at} of={of} said={said} onShow={onShow} />
      <Player playing={playing} onShow={onShow} />
      {at === of && (
        <div className="campaign-over ended">
          <Decided table={game.table} view={view} />
          <Standing table={game.table} view={view} />
        </div>
      )}
      <Turns turns={turns} at={at} lineOf={lineOf} onShow={onShow} />
    </section>
  );
}

interface BannerProps {
  readonly campaign: Campaign;
  readonly at: number;
  readonly of: number;
  lineOf(entry: number): number;
}

/** The great event that the line is of. */
function EventBanner({ campaign, at, of, lineOf }: BannerProps): ReactNode {
  const found = campaign.turns.flatMap(({ title, events }) =>
    events.flatMap(({ entry, text }) => (lineOf(entry) === at ? [{ title, text }] : [])),
  );
  const [event] = found;
  if (!event) return null;
  return (
    <div className="ended-banner" aria-live="polite">
      <small className="hint">{campaignTexts.at(event.title, at, of)}</small>
      <b>{found.map(({ text }) => text).join('. ')}</b>
    </div>
  );
}

/** Which game it is, in the head. */
function Title(): ReactNode {
  const { rulebook, setup } = useBook().table;
  return (
    <div className="head-l">
      <Brand />
      <div className="game-name">
        <strong>{rulebook.title}</strong>
        <span>{setup.scenario.title}</span>
      </div>
    </div>
  );
}

interface EyesProps {
  readonly campaign: Campaign;
  readonly route: CampaignRoute;
}

/** Whose eyes the campaign is seen with: everybody's, or those of a seat with its secrets. */
function Eyes({ campaign, route }: EyesProps): ReactNode {
  const { table, name } = useBook();
  const look = (seat: string): void => {
    const now = readingOf(campaign, route.seat ?? null);
    const at = lineThen(now, route.at ?? 0, readingOf(campaign, seat === '' ? null : seat));
    go({ page: 'campaign', ...(seat === '' ? {} : { seat }), at: at ?? 0 }, true);
  };
  return (
    <div className="me is-wait">
      <label className="seat-choice">
        <span>{deskTexts.campaign.seenBy}</span>
        <select value={route.seat ?? ''} onChange={(event) => look(event.target.value)}>
          <option value="">{deskTexts.campaign.everybody}</option>
          {table.seats.map((seat) => (
            <option key={seat} value={seat}>
              {name(seat)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
