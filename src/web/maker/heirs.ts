import type { UpkeepReply } from '../../server/api/index.ts';

type Person = Pick<
  UpkeepReply['people'][number],
  'index' | 'name' | 'seats' | 'titles' | 'revoked' | 'published'
>;

/** A seat of somebody, and who else holds it. */
export interface Heirs {
  readonly title: string;
  readonly names: readonly string[];
}

/** Who else has a link to each seat of a person, whether or not that person's link is ended. */
export function heirsOf(people: readonly Person[], { index, seats, titles }: Person): readonly Heirs[] {
  return seats.map((seat, i) => ({
    title: titles[i] ?? seat,
    names: people
      .filter((each) => each.index !== index && !each.revoked && each.seats.includes(seat))
      .map(({ name }) => name),
  }));
}

/** The seats to which nobody has a link. */
export function emptySeats<Seat extends { readonly id: string }>(
  people: readonly Person[],
  seats: readonly Seat[],
): readonly Seat[] {
  return seats.filter(({ id }) => !people.some((each) => !each.revoked && each.seats.includes(id)));
}
