import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { stateOf } from '../../kernel/game/game.ts';
import { lookBack } from '../../kernel/game/look-back.ts';
import { NO_TOUCHES } from '../board/answers.ts';
import { Board } from '../board/board.tsx';
import { useBook } from '../book.tsx';
import { Ending } from '../game/ending.tsx';
import { lineText } from '../log/done.ts';
import { Latest, Log } from '../log/log.tsx';
import { Masthead } from '../page.tsx';
import { Printed } from '../print/printed.tsx';
import { usePrinting } from '../print/printing.ts';
import { Slider } from '../replay/slider.tsx';
import { type CampaignRoute, go } from '../route.ts';
import { t } from '../texts.ts';
import { type Campaign, deskOf, lineAt, readingOf } from './kept.ts';
import { Turns } from './turns.tsx';

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
  const printing = usePrinting();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} \u00b7 ${t.name}`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  useEffect(() => {
    // the line that was pressed goes elsewhere; the focus stays with what is looked at
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [at]);
  const here = { ...route, at };
  const show = (n: number): void => go({ ...route, at: n }, true);
  const line = desk.lines[at - 1];
  const said = at === 0 ? t.replay.start : `${t.replay.at(at, of)}${line ? `. ${lineText(line, book)}` : ''}`;
  const moment = then && { n: at, ...then };
  return (
    <>
      {printing && <Printed desk={desk} past={at === of ? null : moment} />}
      <Masthead>
        <Eyes campaign={campaign} route={here} />
      </Masthead>
      <main id="main" className="table looking-back">
        <div className="now">
          <section className="replay" aria-labelledby="campaign-heading">
            <h1 id="campaign-heading" ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className="hint">{t.campaign.about}</p>
            <Slider at={at} of={of} said={said} onShow={show} />
            {at === of && (
              <p className="campaign-over">
                {t.table.over}. <Ending open={stateOf(game).position.open} />
              </p>
            )}
            <Turns turns={campaign.turns} at={at} lineOf={(entry) => lineAt(reading, entry)} onShow={show} />
          </section>
          <Latest route={here} lines={then?.lines ?? []} />
        </div>
        <div className="left">
          <Board view={then?.view ?? desk.view} touches={NO_TOUCHES} lines={then?.lines ?? desk.lines} />
        </div>
        <div className="past">
          <Log route={here} lines={then?.lines ?? []} />
        </div>
      </main>
    </>
  );
}

/** Whose eyes the campaign is seen with: everybody's, or those of a seat with its secrets. */
function Eyes({ campaign, route }: { campaign: Campaign; route: CampaignRoute }): ReactNode {
  const { table, name } = useBook();
  const look = (seat: string): void => {
    const entry = readingOf(campaign, route.seat ?? null).entries[(route.at ?? 0) - 1] ?? 0;
    const at = lineAt(readingOf(campaign, seat === '' ? null : seat), entry);
    go({ page: 'campaign', ...(seat === '' ? {} : { seat }), at }, true);
  };
  return (
    <>
      <div className="game-name">
        <strong>{table.rulebook.title}</strong>
        <span>{table.setup.scenario.title}</span>
      </div>
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
