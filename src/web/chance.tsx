import type { ReactNode } from 'react';
import { percentText } from '../kernel/sums/odds.ts';
import { deskTexts } from './texts.ts';

interface ChanceProps {
  /** The ways in which it surely comes, and in which it may, of so many. */
  readonly sure: number;
  readonly possible: number;
  readonly of: number;
}

/** A chance as it is written everywhere: '33%'; counted, '4 in 12', on touch and for those who hear it. */
export function Chance({ sure, possible, of }: ChanceProps): ReactNode {
  const counted = deskTexts.sheet.counted(
    sure === possible ? String(sure) : deskTexts.sheet.range(String(sure), String(possible)),
    of,
  );
  return (
    <span className="chance" title={counted}>
      {percentSaid(sure, possible, of)}
      <span className="visually-hidden"> ({counted})</span>
    </span>
  );
}

/** A chance, or the least and the most of it, in whole percents. */
export function percentSaid(sure: number | bigint, possible: number | bigint, of: number | bigint): string {
  const [least, most] = [percentText(sure, of, 0), percentText(possible, of, 0)];
  return `${least === most ? least : deskTexts.sheet.range(least, most)}%`;
}
