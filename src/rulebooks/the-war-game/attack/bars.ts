import type { Clause } from '../../../kernel/clause.ts';
import type { Bar } from '../../../kernel/form.ts';
import { words } from '../../../kernel/words.ts';
import { once, onceForPair } from '../../once.ts';
import type { Nation } from '../nations.ts';
import type { PlaceId } from '../rule.ts';

/** A bar that names a place, a nation and another nation, made once. */
export function barWith(
  key: string,
  clauses: readonly Clause[],
  other: string,
): (place: PlaceId, nation: Nation, second: Nation) => Bar {
  const bars = once((second: Nation) =>
    onceForPair(
      (place: PlaceId, nation: Nation): Bar => ({
        clauses,
        reason: words(key, { place, nation, [other]: second }),
      }),
    ),
  );
  return (place, nation, second) => bars(second)(place, nation);
}

/** A bar that names a place and a nation: made once for each pair, as hundreds of rows stand barred in every form. */
export function barFor(key: string, clauses: readonly Clause[]): (place: PlaceId, nation: Nation) => Bar {
  return onceForPair(
    (place: PlaceId, nation: Nation): Bar => ({ clauses, reason: words(key, { place, nation }) }),
  );
}
