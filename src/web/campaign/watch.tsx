import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { isFilled, type Panel } from '../../kernel/board/panel.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { lineAt, lineThen, lookBack } from '../../kernel/game/reading.ts';
import { NO_TOUCHES } from '../board/answers.ts';
import { Board } from '../board/board.tsx';
import { useBook } from '../book.tsx';
import { Frame } from '../frame/frame.tsx';
import { Icon } from '../frame/icons.tsx';
import { Moment, momentText } from '../frame/moment.tsx';
import type { Tool } from '../frame/tool.ts';
import { useTool } from '../frame/use-tool.ts';
import { Ending } from '../game/ending.tsx';
import { lineText } from '../log/done.ts';
import { Latest } from '../log/log.tsx';
import { Log } from '../log/log-pane.tsx';
import { Brand } from '../page.tsx';
import { usePrinted } from '../print/printing.ts';
import { Slider } from '../replay/slider.tsx';
import { type CampaignRoute, go } from '../route.ts';
import { t } from '../texts.ts';
import { type Campaign, deskOf, readingOf } from './kept.ts';
import { Turns } from './turns.tsx';

/** What there is to look with where nothing is asked. */
const TOOLS: readonly Tool[] = ['question', 'map', 'log', 'watch'];
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} \u00b7 ${t.name}`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  useEffect(() => {
    // the line that was pressed goes elsewhere; the focus stays with what is looked at
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [at]);
  const lineOf = (entry: number): number => lineAt(reading, entry);
  const drawn = { panels, lines: then?.lines ?? desk.lines, turns: desk.turns };
  const here = { ...route, at };
  const show = (n: number): void => go({ ...route, at: n }, true);
  const line = desk.lines[at - 1];
  const said = at === 0 ? t.replay.start : `${t.replay.at(at, of)}${line ? `. ${lineText(line, book)}` : ''}`;
  const moment = then && { n: at, of, turns: desk.turns, ...then };
  return (
    <>
      {Printed && <Printed desk={desk} past={at === of ? null : moment} />}
      <Frame
        tools={tools}
        tool={tool}
        badges={NO_BADGES}
        isBack
        open={null}
        onTool={onTool}
        onShut={onShut}
        top={
          <>
            <Brand />
            <Eyes campaign={campaign} route={here} panels={panels} />
          </>
        }
        question={
          <>
            <div className="band is-waiting">
              <Icon of="eye" />
              <h1 id="campaign-heading" ref={heading} tabIndex={-1}>
                {title}
              </h1>
            </div>
            <section className="replay" aria-labelledby="campaign-heading">
              <p className="hint">{t.campaign.about}</p>
              <Slider at={at} of={of} said={said} onShow={show} />
              {at === of && (
                <p className="campaign-over">
                  {t.table.over}. <Ending open={stateOf(game).position.open} />
                </p>
              )}
              <Turns turns={campaign.turns} at={at} lineOf={lineOf} onShow={show} />
            </section>
            <Latest route={here} lines={then?.lines ?? []} />
          </>
        }
        board={<Board {...drawn} touches={NO_TOUCHES} wish={board} />}
        side={<Log title={title} route={here} view={view} lines={then?.lines ?? []} turns={desk.turns} />}
      />
    </>
  );
}

interface EyesProps {
  readonly campaign: Campaign;
  readonly route: CampaignRoute;
  readonly panels: readonly Panel[];
}

/** Whose eyes the campaign is seen with: everybody's, or those of a seat with its secrets. */
function Eyes({ campaign, route, panels }: EyesProps): ReactNode {
  const book = useBook();
  const { table, name } = book;
  const look = (seat: string): void => {
    const now = readingOf(campaign, route.seat ?? null);
    const at = lineThen(now, route.at ?? 0, readingOf(campaign, seat === '' ? null : seat));
    go({ page: 'campaign', ...(seat === '' ? {} : { seat }), at: at ?? 0 }, true);
  };
  return (
    <>
      <div className="game-name">
        <strong>{table.rulebook.title}</strong>
        <span className="no-phone">{table.setup.scenario.title}</span>
        <span className="only-phone">{momentText(panels, book)}</span>
      </div>
      <Moment panels={panels} />
      <label className="seat-choice">
        <span>{t.campaign.seenBy}</span>
        <select value={route.seat ?? ''} onChange={(event) => look(event.target.value)}>
          <option value="">{t.campaign.everybody}</option>
          {table.seats.map((seat) => (
            <option key={seat} value={seat}>
              {name(seat)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
