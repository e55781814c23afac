import type { Database } from '../store/index.ts';

/** A database in which all who are invited to a new game have taken their seats, with the keys of their invitations. */
export function seatAll<D extends Database>(database: D): D {
  return {
    ...database,
    found: (id, header, seating, ...more) => {
      const people = seating.people.map((each) => {
        const { invitation: _, ...person } = each;
        return person.held === 'invited' ? { ...person, held: 'held' as const } : person;
      });
      return database.found(id, header, { ...seating, people }, ...more);
    },
  };
}
