import type { CampTone } from '../../kernel/board/panel.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Saying } from '../../kernel/log/sayings.ts';
import type { Book } from '../book.tsx';
import { campOf, toneOfSeats } from './camp.ts';

/** The colour of the camp that gained by it, or did it. */
export function toneOf(
  { dispatch, about }: Saying,
  { kind, seat, for: whose }: RecordLine,
  book: Book,
): CampTone | undefined {
  if (kind === 'undo') return undefined;
  const fallen = dispatch?.kind === 'rolled' ? campOf(book.table, [dispatch]) : null;
  if (fallen) return fallen.tone;
  const { seats } = book.table.setup.scenario;
  const names = [...about, ...(dispatch?.kind === 'rolled' ? [] : [whose ?? seat ?? ''])];
  const found = names.flatMap(
    (name) => seats.find(({ id, powers }) => id === name || powers.includes(name)) ?? [],
  );
  return found[0] && toneOfSeats(book.table, [found[0].id]);
}
