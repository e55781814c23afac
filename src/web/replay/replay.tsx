import './replay.css';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Desk, ThenDesk } from '../api.ts';
import { useBook } from '../book.tsx';
import { lineText } from '../record/done.ts';
import { Latest } from '../log/log.tsx';
import { type GameRoute, go } from '../route.ts';
import { deskTexts } from '../texts.ts';
import { MomentLink } from './moment-link.tsx';
import { SeenBy } from './seen-by.tsx';
import { Slider } from './slider.tsx';
import { Stood } from './stood.tsx';
import { replayTexts } from './texts.ts';

interface ReplayProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly moment: ThenDesk | null;
}

/** The slider over the record of this seat, or of whose eyes it has. Its place is in the address, so it can be sent to a friend of the seat. */
export function Replay({ route, desk, moment }: ReplayProps): ReactNode {
  const book = useBook();
  const isOwn = route.as === undefined;
  const { at: asked = 0, as: _, ...rest } = route;
  const of = isOwn ? desk.lines.length : (moment?.of ?? asked);
  const at = Math.min(asked, of);
  const show = (n: number): void => go({ ...route, at: Math.max(0, Math.min(of, n)) }, true);
  const { at: __, ...now } = { ...rest, at };
  const then = moment?.n === at ? moment.lines.at(-1) : undefined;
  const line = isOwn ? desk.lines[at - 1] : then;
  const lines = isOwn ? desk.lines : moment?.lines;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the line that was pressed goes elsewhere; the focus stays with what is looked at
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [moment]);
  const said =
    at === 0
      ? deskTexts.replay.start
      : `${deskTexts.replay.at(at, of)}${line ? `. ${lineText(line, book, lines)}` : ''}`;
  const link = { ...route, ...(desk.seat === null ? {} : { seat: desk.seat }), at };
  return (
    <>
      <header className="q">
        <p className="meta hint">{isOwn ? deskTexts.replay.about : replayTexts.others}</p>
        <h1 id="replay-heading" ref={heading} tabIndex={-1}>
          {deskTexts.replay.title}
        </h1>
      </header>
      <div className="now-body">
        <section className="replay" aria-labelledby="replay-heading">
          <Slider at={at} of={of} said={said} onShow={show} />
          <SeenBy route={route} desk={desk} at={at} />
          <MomentLink route={link} />
        </section>
        {moment && <Stood view={moment.view} lines={moment.lines} now={isOwn ? desk.view : null} />}
        {moment && <Latest route={route} lines={moment.lines} />}
        <div className="actions foot">
          <button type="button" className="main" onClick={() => go(now)}>
            {deskTexts.replay.back}
          </button>
        </div>
      </div>
    </>
  );
}
