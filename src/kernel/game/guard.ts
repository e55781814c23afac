import type { Seat } from '../seat.ts';
import type { SealedCommon } from './position.ts';

// What stands in a trial where a seat may not look.

const guards = new WeakSet();

/** Whether this only stands for a sealed part: the kernel itself never touches one. */
export function isGuard(part: object): boolean {
  return guards.has(part);
}

/** Stands for a sealed part: whatever anybody does with it, even to list what is in it, ends the trial. */
export function guard(end: () => never): SealedCommon {
  const made = new Proxy({}, new Proxy({}, { get: () => end })) as SealedCommon;
  guards.add(made);
  return made;
}

/** Sealed parts of which those of some seats are guards; to put another part in their place ends the trial, too. */
export function guarded(
  parts: Readonly<Record<Seat, SealedCommon>>,
  seats: readonly Seat[],
  end: () => never,
): Record<Seat, SealedCommon> {
  const all = Object.fromEntries(
    seats.flatMap((seat) => {
      const part = seat in parts ? parts[seat] : guard(end);
      return part ? [[seat, part]] : [];
    }),
  );
  const isOthers = (key: string | symbol): boolean => typeof key === 'string' && isGuard(all[key] ?? {});
  return new Proxy(all, {
    defineProperty: (target, key, how) => (isOthers(key) ? end() : Reflect.defineProperty(target, key, how)),
    deleteProperty: (target, key) => (isOthers(key) ? end() : Reflect.deleteProperty(target, key)),
  });
}
