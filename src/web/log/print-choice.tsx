import { type ReactNode, useState } from 'react';
import { printPart } from '../print/part.ts';
import { p } from '../print/texts.ts';
import type { TurnLines } from './history.ts';
import { l } from './texts.ts';
import { type Part, yearsOf } from './years.ts';

interface PrintChoiceProps {
  readonly turns: readonly TurnLines[];
  titleOf(turn: number | null): string;
}

/** What goes to paper, chosen before it does: the whole game, a year of it, or a turn. */
export function PrintChoice({ turns, titleOf }: PrintChoiceProps): ReactNode {
  const [chosen, setChosen] = useState('');
  const years = yearsOf(turns, titleOf);
  const each = turns.map(({ turn, from }): Part => ({ title: titleOf(turn), from: [from] }));
  const part = [...years, ...each].find((one) => idOf(one) === chosen) ?? null;
  return (
    <span className="print-choice">
      <select aria-label={l.printWhat} value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <option value="">{l.printAll}</option>
        <Options label={l.printYears} all={years} />
        <Options label={l.printTurns} all={each} />
      </select>
      <button type="button" className="link" onClick={() => printPart(part)}>
        {p.print}
      </button>
    </span>
  );
}

const idOf = ({ title, from }: Part): string => `${title} ${from[0]}`;

function Options({ label, all }: { readonly label: string; readonly all: readonly Part[] }): ReactNode {
  if (all.length === 0) return null;
  return (
    <optgroup label={label}>
      {all.map((part) => (
        <option key={idOf(part)} value={idOf(part)}>
          {part.title}
        </option>
      ))}
    </optgroup>
  );
}
