import { fold, MINORS, place, type Stream, TURNS } from './random.ts';

/** The game as a hand-written typed loop: what everything else is measured against. Returns the checksum. */
export function playLoop(stream: Stream, games: number): number {
  const levels = new Int8Array(MINORS);
  const a = new Int8Array(MINORS);
  const b = new Int8Array(MINORS);
  let sum = 0;
  for (let game = 0; game < games; game++) {
    levels.fill(0);
    for (let turn = 0; turn < TURNS; turn++) {
      place(stream, a);
      place(stream, b);
      for (let minor = 0; minor < MINORS; minor++) {
        const mine = a[minor] as number;
        const theirs = b[minor] as number;
        const level = levels[minor] as number;
        if (mine === 0 && theirs === 0) continue;
        const roll = stream.next(6) + 1 + stream.next(6) + 1;
        const total = Math.min(12, Math.max(2, roll + mine - theirs + level));
        if (total <= 4) levels[minor] = Math.max(-5, level - 1);
        else if (total >= 10) levels[minor] = Math.min(5, level + 1);
      }
    }
    for (let minor = 0; minor < MINORS; minor++) sum = fold(sum, levels[minor] as number);
  }
  return sum;
}
