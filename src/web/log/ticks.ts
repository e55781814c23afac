import { useCallback, useRef, useState } from 'react';
import type { Directive } from '../../kernel/game/directive.ts';
import { TABLE } from '../../kernel/seat.ts';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';

/** What stands for a directive at one desk. */
export function idOf({ line, item }: Directive): string {
  return `${line}/${item}`;
}

/** Ticking off directives at a desk. */
export interface Ticking {
  /** Whether it is done, or somebody here has just said so. */
  isDone(directive: Directive): boolean;
  /** Tick it off, or no longer; null where this desk may not. */
  readonly tick: ((directive: Directive) => void) | null;
}

/** Ticks of a desk, sent one after another; each shows at once, and goes again where it was refused. */
export function useTicking(desk: Desk, act: Act): Ticking {
  const [sent, setSent] = useState<ReadonlyMap<string, boolean>>(new Map());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const isDone = (directive: Directive): boolean =>
    sent.get(idOf(directive)) ?? directive.told.done !== undefined;
  const { post } = act;
  const send = useCallback(
    (directive: Directive, seat: string, done: boolean): void => {
      const { line, item } = directive;
      const id = idOf(directive);
      setSent((before) => new Map(before).set(id, done));
      last.current = last.current
        .then(() => post('/ticks', { seat, line, item, done, desk: desk.seat }))
        .finally(() => setSent((before) => without(before, id, done)));
    },
    [post, desk.seat],
  );
  const seat = tickingSeat(desk);
  return { isDone, tick: seat === null ? null : (each) => send(each, seat, !isDone(each)) };
}

/** For whom a desk ticks: its seat, or the table; null for spectators, and where nothing more can be done. */
function tickingSeat({ seat, seats, stopped }: Desk): string | null {
  if (stopped !== null || seats.length === 0) return null;
  return seat ?? TABLE;
}

function without(
  sent: ReadonlyMap<string, boolean>,
  id: string,
  done: boolean,
): ReadonlyMap<string, boolean> {
  // what was pressed since is still on its way
  return sent.get(id) === done ? new Map([...sent].filter(([other]) => other !== id)) : sent;
}
