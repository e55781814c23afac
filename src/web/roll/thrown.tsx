import type { ReactNode } from 'react';
import { own } from '../../kernel/json.ts';
import type { Dispatch } from '../../kernel/steps/dispatch.ts';
import { sidesOf } from '../../kernel/sums/know.ts';
import { useBook } from '../book.tsx';
import { Face } from './face.tsx';
import { diceOf } from './falls.ts';
import { r } from './texts.ts';

interface ThrownProps {
  readonly fallen: readonly Dispatch[];
  /** Who rolled; absent where nobody need be told. */
  readonly by: string | undefined;
  /** Whose roll it was, where another made it. */
  readonly whose: string | undefined;
}

/** More dice than that are told in words alone. */
const MOST = 2;

/** The dice as they fell, and who rolled them. */
export function Thrown({ fallen, by, whose }: ThrownProps): ReactNode {
  const { table, alone, name } = useBook();
  const { rules } = table;
  const dice = fallen.flatMap(({ kind, sheet }) =>
    kind === 'rolled' && sheet
      ? diceOf(rules, sheet).map((key) => ({
          face: Number(own(sheet.facts, key)),
          sides: sidesOf(rules.facts, key),
        }))
      : [],
  );
  if (dice.length === 0 || dice.length > MOST) return null;
  return (
    <div className="thrown">
      {dice.map((die, i) => (
        <Face key={i} {...die} />
      ))}
      {by !== undefined && !alone && (
        <span className="hint">{whose === undefined ? r.rolledBy(by) : r.rolledFor(by, name(whose))}</span>
      )}
    </div>
  );
}
