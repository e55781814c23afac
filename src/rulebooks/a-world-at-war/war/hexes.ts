import type { FactSpec, Possible } from '../../../kernel/index.ts';
import { inRegister } from '../facts/facts.ts';
import { heldOf, noteHeld } from './held.ts';
import type { WorldFamily, Open } from '../state.ts';

// Hexes of a country that are counted, beside places in it that are told by name: there are never fewer than are named.

interface Counted {
  readonly key: string;
  /** What stands among the places for the country. */
  readonly of: string;
  readonly most: number;
  readonly spec: FactSpec;
  /** How many of its hexes are told by name. */
  named(open: Open): number;
  /** So few are counted that not all can be so that are told by name: nobody knows which. */
  forget(open: Open): void;
}

/** How many hexes of a country are the Allies': as many as were told, and at least those that are named (57.11, 60.11). */
export function countedHexes({ key, of, most, spec, named, forget }: Counted): WorldFamily<[]> {
  return inRegister<[]>({
    key: () => key,
    of: [[]],
    spec: () => spec,
    read(open): Possible {
      const [told, least] = [heldOf(open, of).hexes, named(open)];
      if (told !== undefined && told >= least) return told;
      return least === 0 ? undefined : { min: least, max: most };
    },
    write(open, value) {
      const hexes = value as number | undefined;
      noteHeld(open, of, { hexes });
      if (hexes !== undefined && hexes < named(open)) forget(open);
    },
  });
}
