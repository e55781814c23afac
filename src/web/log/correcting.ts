import { createContext, useContext, useMemo } from 'react';
import type { AffectedSheet } from '../../kernel/game/correction.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { useLeft } from './left.ts';

/** What players can do about a sum that a correction touches; null where nothing can be done, as on looking back. */
export interface Correcting {
  /** What was left as it was, on this device. */
  readonly left: readonly string[];
  leave(id: string): void;
  /** The lines that have been taken back. */
  readonly undone: ReadonlySet<number>;
  /** Begin to take back to before a line; null on paper, where nothing can be pressed. */
  readonly takeBackBefore: ((n: number) => void) | null;
  /** The sums that a line touches from number `from` on; null on paper. */
  readonly more: ((n: number, from: number) => Promise<readonly AffectedSheet[]>) | null;
  /** Put right what was reported before a sum; null where that is not offered. */
  readonly putRight: ((affected: AffectedSheet, by: RecordLine) => void) | null;
}

const Context = createContext<Correcting | null>(null);
export const Corrected = Context.Provider;

/** What those who look at a line can do; null where nothing can be done. */
export function useCorrected(): Correcting | null {
  return useContext(Context);
}

/** What can be done at a desk; null where it is not offered. */
export function useCorrecting(
  desk: Desk,
  { takeBackBefore, putRight, more }: Pick<Correcting, 'takeBackBefore' | 'putRight' | 'more'>,
): Correcting {
  const { secrets } = useBook();
  const [left, leave] = useLeft(`demarche.left.${desk.game}.${secrets ? (desk.seat ?? '') : ''}`);
  const undone = useMemo(
    () => new Set(desk.lines.filter((line) => line.undone).map(({ n }) => n)),
    [desk.lines],
  );
  return { left, leave, undone, takeBackBefore, putRight, more };
}
