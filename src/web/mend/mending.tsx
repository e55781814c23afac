import { createContext, type Dispatch, type SetStateAction, useContext, useState } from 'react';
import type { Desk } from '../api.ts';
import type { Drafts } from '../tell/changes.tsx';
import type { FactKey } from '../../kernel/sums/facts.ts';
import type { Edit } from '../../kernel/game/edits.ts';
import type { Amendment } from '../../kernel/game/line.ts';
import type { Seat } from '../../kernel/seat.ts';

/** Where to begin: a line, and a fact that was so before it, where that is what was found out. */
export interface Begin {
  readonly line: number;
  readonly fact?: FactKey;
  readonly start?: Drafts;
  /** In its place in the log, and not in a dialog over the desk. */
  readonly isInPlace?: true;
}

/** One thing that is to be put right: in whose record, and what it is, in the lines of that. */
export interface Gathered {
  readonly edit: Edit & { readonly of: Seat };
  readonly says: Amendment;
}

/** What a person gathers at all desks, and the way to change it. */
export type Gathering = readonly [readonly Gathered[], Dispatch<SetStateAction<readonly Gathered[]>>];

/** Putting right at one desk: what is gathered until it is proposed, and the line that is open. */
export interface Mending {
  readonly at: Begin | null;
  /** Counts what was begun: which of them is open. */
  readonly times: number;
  readonly gathered: readonly Gathered[];
  begin(at: Begin): void;
  /** Close what was begun as this one; what was begun since stays open. */
  close(times: number): void;
  gather(more: Gathered): void;
  leaveOut(which: readonly Gathered[]): void;
}

const Context = createContext<Mending | null>(null);
export const MendingProvider = Context.Provider;

/** Putting right at this desk; null where nothing can be put right, as on looking back. */
export function useMending(): Mending | null {
  return useContext(Context);
}

/** Putting right at one desk what its person gathers. */
export function useGathering([gathered, setGathered]: Gathering): Mending {
  const [{ at, times }, setOpen] = useState<Pick<Mending, 'at' | 'times'>>({ at: null, times: 0 });
  return {
    at,
    times,
    gathered,
    begin: (next) => setOpen((last) => ({ at: next, times: last.times + 1 })),
    close: (which) => setOpen((last) => (last.times === which ? { ...last, at: null } : last)),
    // a line is put right once
    gather: (more) => setGathered((all) => [...all.filter((each) => !isSamePlace(each, more)), more]),
    leaveOut: (which) => setGathered((all) => all.filter((each) => !which.includes(each))),
  };
}

/** Whether a desk may read what was gathered: where there are secrets it is for the desk alone at which it was. */
export function isReadAt({ edit }: Gathered, { seat }: Pick<Desk, 'seat'>, secrets: boolean): boolean {
  return !secrets || edit.of === seat;
}

function isSamePlace({ edit: a }: Gathered, { edit: b }: Gathered): boolean {
  return 'at' in a && 'at' in b && a.of === b.of && a.at === b.at && a.decision === b.decision;
}
