import type { ReactNode } from 'react';
import { percentText } from '../../kernel/sums/odds.ts';
import type { HopedFor, NeededFaces } from '../../kernel/sums/needed.ts';
import { useBook } from '../book.tsx';
import { rollTexts } from './texts.ts';

interface NeedsProps {
  readonly all: readonly HopedFor[];
  readonly sides: number;
}

/** What the die has to show for what is hoped of it: from the least to the best. */
export function Needs({ all, sides }: NeedsProps): ReactNode {
  const { say } = useBook();
  if (all.length === 0) return null;
  return (
    <ul className="needs bare">
      {all.map(({ hope, needed }, i) => (
        <li key={i}>
          <strong>{neededText(needed, sides)}</strong>
          {needed.count > 0 && `, ${percentText(needed.count, sides, 0)}%`}: {say(hope.label)}
        </li>
      ))}
    </ul>
  );
}

/** As players say it: "Needs 5 or less". */
export function neededText({ is, face }: NeededFaces, sides: number): string {
  if (is === 'up-to') return rollTexts.upTo(face);
  return is === 'from' ? rollTexts.from(face, sides) : rollTexts[is];
}
