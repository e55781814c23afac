import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { call, type Desk, type ThenDesk } from '../api.ts';
import { useBook } from '../book.tsx';
import { Icon } from '../frame/icons.tsx';
import { lineText } from '../log/done.ts';
import { type GameRoute, go } from '../route.ts';
import { t } from '../texts.ts';
import { later } from '../later.ts';
import { Slider } from './slider.tsx';

const MomentLink = later(async () => (await import('./moment-link.tsx')).MomentLink);

/** Milliseconds at a line after which it is looked at. */
const PASSING = 60;

/** What this seat could see after the line in the address; null for now. */
export function useMoment(route: GameRoute, desk: Desk): ThenDesk | null {
  const [moment, setMoment] = useState<ThenDesk | null>(null);
  const { game, key, at } = route;
  const seat = desk.seat ?? '';
  useEffect(() => {
    if (at === undefined) {
      setMoment(null);
      return;
    }
    let gone = false;
    const path = `/games/${encodeURIComponent(game)}/at/${at}?seat=${encodeURIComponent(seat)}`;
    const look = (): void =>
      void call<ThenDesk>(path, key)
        .then((found) => !gone && setMoment(found))
        .catch(() => !gone && go({ page: 'game', game, key, ...(seat === '' ? {} : { seat }) }, true));
    // where the slider only passes by nothing is asked for
    const wait = setTimeout(look, PASSING);
    return () => {
      gone = true;
      clearTimeout(wait);
    };
  }, [game, key, at, seat]);
  return at === undefined ? null : moment;
}

interface ReplayProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly moment: ThenDesk | null;
}

/** The slider over the record of this seat. Its place is in the address, so it can be sent to a friend of the seat. */
export function Replay({ route, desk, moment }: ReplayProps): ReactNode {
  const book = useBook();
  const of = desk.lines.length;
  const at = Math.min(route.at ?? of, of);
  const show = (n: number): void => go({ ...route, at: Math.max(0, Math.min(of, n)) }, true);
  const { at: _, ...now } = route;
  const line = desk.lines[at - 1];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the line that was pressed goes elsewhere; the focus stays with what is looked at
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [moment]);
  const said = at === 0 ? t.replay.start : `${t.replay.at(at, of)}${line ? `. ${lineText(line, book)}` : ''}`;
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
        <p className="hint">{t.replay.about}</p>
        <Slider at={at} of={of} said={said} onShow={show} />
        <Suspense fallback={null}>
          <MomentLink route={{ ...route, ...(desk.seat === null ? {} : { seat: desk.seat }), at }} />
        </Suspense>
      </section>
    </>
  );
}
