import { useEffect, useState } from 'react';
import { isFilled, type MapPanel, type Panel } from '../../kernel/board/panel.ts';
import { call, type Desk, type Visit } from '../api.ts';
import { type Book, loadBook } from '../book.tsx';
import { momentText } from '../frame/moment.tsx';
import { shownDecisions } from '../game/ask.tsx';
import { hasScreen } from '../game/screen.ts';
import type { KnownDesk } from './known.ts';

/** What a game asks, where it is, and how its map looks. */
export interface Asked {
  readonly rulebook: string;
  readonly moment: string;
  /** Empty where others may look who hold another seat of the device. */
  readonly question: string;
  readonly map: MapPanel | undefined;
}

/** What a game asks whoever has this link; null until it has come. Where it does not come, the card says less. */
export function useAsked(desk: KnownDesk, visit: Visit): Asked | null {
  const [asked, setAsked] = useState<Asked | null>(null);
  const awaited = visit.awaiting.join(' ');
  useEffect(() => {
    let gone = false;
    askedOf(desk, visit).then(
      (found) => !gone && setAsked(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
    // anew as soon as somebody else is waited for
  }, [desk, awaited]);
  return asked;
}

async function askedOf({ game, key }: KnownDesk, visit: Visit): Promise<Asked | null> {
  const { seats, awaiting, rulebook } = visit;
  const seat = seats.find((each) => awaiting.includes(each)) ?? seats[0] ?? '';
  const path = `/games/${encodeURIComponent(game)}/desk?seat=${encodeURIComponent(seat)}`;
  const [book, found] = await Promise.all([loadBook(visit), call<Desk>(path, key)]);
  if (!book) return null;
  await book.map;
  const panels: readonly Panel[] = book.table.rules.board(found.view).filter(isFilled);
  return {
    rulebook,
    moment: momentText(panels, book),
    question: isForOne(visit, book) ? questionOf(found, book) : '',
    map: panels.find((panel): panel is MapPanel => panel.kind === 'map'),
  };
}

/** Whether nobody else looks at the desks of this link. */
function isForOne(visit: Visit, { secrets, table }: Book): boolean {
  return visit.seats.length === 1 || !secrets || !hasScreen(visit, table.seats);
}

function questionOf(desk: Desk, book: Book): string {
  const asked = shownDecisions(desk).find(({ optional, held }) => !optional && held === undefined);
  return asked ? book.say(asked.prompt) : '';
}
