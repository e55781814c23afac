import type { ToldNotice } from '../../store/index.ts';
import type { Wait } from './awaited.ts';
import type { Due } from './timed.ts';

/** Of what is to be said within it somebody is reminded at once. */
export const BURST = 900_000;

/** Something whose time is set. */
type TimedWait = Wait & { readonly due: Due };

const nameOf = ({ id, due }: TimedWait): string => `${id} ${due.at}`;
const overAt = (name: string): number => Number(name.slice(name.lastIndexOf(' ')));

/** What waits whose time is not over and of which somebody has not been reminded. */
export function toRemind(waits: readonly Wait[], told: ToldNotice | null, now: number): readonly TimedWait[] {
  const known = new Set(told?.reminded);
  return waits.filter(
    (each): each is TimedWait =>
      each.due !== undefined && each.due.at > now && !known.has(nameOf(each as TimedWait)),
  );
}

/** Whether one is reminded of something now. */
export function isSoon({ due }: TimedWait, now: number): boolean {
  return due.remind <= now + BURST;
}

/** What is to be noted of it once somebody was sent what waits; what is over is forgotten. */
export function remindedNow(waits: readonly Wait[], told: ToldNotice | null, now: number): readonly string[] {
  const fresh = toRemind(waits, told, now).filter((each) => isSoon(each, now));
  return [...(told?.reminded ?? []).filter((name) => overAt(name) > now), ...fresh.map(nameOf)];
}
