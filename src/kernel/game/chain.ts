import type { Seat } from '../forms/decision.ts';
import type { Dispatch, Door } from '../steps/dispatch.ts';
import type { Body, Header } from './entry.ts';
import type { Json } from '../json.ts';
import { hashOf } from './hash.ts';

/** What an entry did, without texts and without the shape of any state: what another version can compare. */
export interface Digest {
  readonly closed: readonly Seat[];
  readonly awaited: readonly Seat[];
  readonly doors: readonly {
    readonly to: Door['to'];
    readonly from: Seat;
    readonly key: string;
    readonly value: Json;
  }[];
  readonly told: readonly {
    readonly kind: Dispatch['kind'];
    readonly clauses: readonly string[];
    readonly sum?: {
      readonly sheet: string;
      readonly min: number;
      readonly max: number;
      readonly outcomes: readonly string[];
    };
  }[];
}

/** The digest of what an entry did. `awaited`: the seats that play waits for after it. */
export function digestOf(
  closed: readonly Seat[] | null,
  awaited: readonly Seat[],
  dispatches: readonly Dispatch[],
  doors: readonly Door[],
): Digest {
  return {
    closed: closed ?? [],
    awaited,
    doors: doors.map(({ to, from, key, value }) => ({ to, from, key, value })),
    told: dispatches.map(({ kind, clauses, sheet }) => {
      if (!sheet) return { kind, clauses };
      const { total, outcomes } = sheet;
      return { kind, clauses, sum: { sheet: sheet.sheet, min: total.min, max: total.max, outcomes } };
    }),
  };
}

/** The hash of an entry, chained to the one before it. */
export function linkOf(previous: string, body: Body, digest: Digest): string {
  return hashOf([previous, body, digest]);
}

/** What entry `n` is chained to: the link before it, with what is noted of a migration just before it. */
export function linkBefore(link: string, n: number, { migrations = [] }: Header): string {
  const notes = migrations.filter(({ entries }) => entries === n - 1);
  return notes.length === 0 ? link : hashOf([link, ...notes]);
}

/** What the first entry is chained to: what never changes of a header. */
export function firstLink({ rulebook, scenario, rulings, data, dice, migrations = [] }: Header): string {
  const since = migrations.flatMap((note) => Object.keys(note.rulings ?? {}));
  const first = Object.fromEntries(Object.entries(rulings).filter(([id]) => !since.includes(id)));
  return hashOf({ rulebook, scenario, rulings: first, data, dice });
}
