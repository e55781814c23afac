import type { Hello } from '../api/api.ts';
import { aboutOf, changeOf, deskOf, packedDesk } from './desk.ts';
import { fixedOf } from './fixed.ts';
import type { AtDesk } from '../people/places.ts';
import { sightOf } from './sight.ts';

/** What a live connection is sent when its seat sees something else: made anew for each connection, and asked each time. */
export type Frames = (place: AtDesk) => string[];

/** Whole desks, each with the lines that are new. */
export function wholeFrames({ have = 0 }: Hello): Frames {
  let sent = have;
  return (place) => {
    const desk = deskOf(place, sent);
    sent = desk.have;
    return [JSON.stringify({ type: 'desk', desk })];
  };
}

/** What is fixed, where the reader does not have it, and a desk, packed; then what changes. */
export function packedFrames({ have = 0, fixed = [] }: Hello): Frames {
  const there = new Set(fixed);
  let [sent, mark, about] = [have, '', ''];
  return (place) => {
    const { live, seat, person } = place;
    const { hash, text } = fixedOf(live.game.table);
    const known = about;
    about = aboutOf(place);
    // what stands beside the sight seldom changes: then the whole desk is sent
    const change = mark !== '' && about === known ? changeOf(place, mark, sent) : null;
    const message = change
      ? { type: 'change', change }
      : { type: 'desk', fixed: hash, desk: packedDesk(place, sent) };
    const sight = sightOf(live, seat, person.seats);
    [sent, mark] = [sight.own.have, sight.mark];
    const frames = there.has(hash) ? [] : [text];
    there.add(hash);
    return [...frames, JSON.stringify(message)];
  };
}
