import { percentText } from '../../kernel/sums/odds.ts';
import type { WeighedChance } from '../../kernel/sums/weigh.ts';
import { deskTexts } from '../texts.ts';
import { prospectTexts } from './own-texts.ts';

const PERCENT = 100n;

/** A chance in percent: a range where something is open. */
export function percentOf({ sure, possible, of }: WeighedChance): string {
  const [least, most] = [percentText(sure, of, 0), percentText(possible, of, 0)];
  return `${least === most ? least : deskTexts.sheet.range(least, most)}%`;
}

/** A chance in as little room as it can: nothing at all known is a question mark. */
export function shortOf(chance: WeighedChance): string {
  const { sure, possible, of } = chance;
  if (sure === 0n && possible === of) return prospectTexts.unknown;
  return percentOf(chance).replace(' to ', '\u2013');
}

/** What one more adds, in percent, with its sign. */
export function gainText({ by, of }: { readonly by: bigint; readonly of: bigint }): string {
  const whole = (2n * PERCENT * (by < 0n ? -by : by) + of) / (2n * of);
  if (whole === 0n) return '0';
  return by < 0n ? `\u2212${whole}` : `+${whole}`;
}
