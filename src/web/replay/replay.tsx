import { type ReactNode, useEffect, useRef } from 'react';
import type { Desk, ThenDesk } from '../api.ts';
import { useBook } from '../book.tsx';
import { Icon } from '../frame/icons.tsx';
import { lineText } from '../log/done.ts';
import { type GameRoute, go } from '../route.ts';
import { t } from '../texts.ts';
import { MomentLink } from './moment-link.tsx';
import { SeenBy } from './seen-by.tsx';
import { Slider } from './slider.tsx';
import { Stood } from './stood.tsx';
import { r } from './texts.ts';

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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the line that was pressed goes elsewhere; the focus stays with what is looked at
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [moment]);
  const said = at === 0 ? t.replay.start : `${t.replay.at(at, of)}${line ? `. ${lineText(line, book)}` : ''}`;
  const link = { ...route, ...(desk.seat === null ? {} : { seat: desk.seat }), at };
  return (
    <>
      <div className="band is-waiting">
        <Icon of="eye" />
        <h1 id="replay-heading" ref={heading} tabIndex={-1}>
          {t.replay.title}
        </h1>
        <button type="button" className="main" onClick={() => go(now)}>
          {t.replay.back}
        </button>
      </div>
      <section className="replay" aria-labelledby="replay-heading">
        <p className="hint">{isOwn ? t.replay.about : r.others}</p>
        <Slider at={at} of={of} said={said} onShow={show} />
        <SeenBy route={route} desk={desk} at={at} />
        <MomentLink route={link} />
      </section>
      {moment && <Stood view={moment.view} lines={moment.lines} now={isOwn ? desk.view : null} />}
    </>
  );
}
