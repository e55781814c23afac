import { type Bar, type Clause, type Words, once } from '../../../kernel/index.ts';
import type { Nation } from '../nations.ts';
import type { PlaceId } from '../stories/rule.ts';

/** A bar that names a place, a nation and a friend of that, made once. */
export function barWith(
  text: (args: { readonly place: PlaceId; readonly nation: Nation; readonly friend: Nation }) => Words,
  clauses: readonly Clause[],
): (place: PlaceId, nation: Nation, friend: Nation) => Bar {
  const bars = once((friend: Nation) =>
    once(
      (place: PlaceId, nation: Nation): Bar => ({
        clauses,
        reason: text({ place, nation, friend }),
      }),
    ),
  );
  return (place, nation, friend) => bars(friend)(place, nation);
}

/** A bar that names a place and a nation: made once for each pair, as hundreds of rows stand barred in every form. */
export function barFor(
  text: (args: { readonly place: PlaceId; readonly nation: Nation }) => Words,
  clauses: readonly Clause[],
): (place: PlaceId, nation: Nation) => Bar {
  return once((place: PlaceId, nation: Nation): Bar => ({ clauses, reason: text({ place, nation }) }));
}
