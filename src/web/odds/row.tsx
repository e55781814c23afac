import type { ReactNode } from 'react';
import type { Calculation } from '../../kernel/sums/calculator.ts';
import type { Odds } from '../../kernel/sums/odds.ts';
import { type Chance, chancesOver, howMany, onceIn } from '../../kernel/sums/series.ts';
import { useBook } from '../book.tsx';
import { percentSaid } from '../chance.tsx';
import { outcomeText } from '../sheet/bars.tsx';
import { deskTexts } from '../texts.ts';
import { furtherOf } from './chances.tsx';
import { Fields } from './fields.tsx';
import type { Given } from './said.ts';
import { oddsTexts } from './texts.ts';

interface RowProps {
  readonly sheet: string;
  readonly first: Given;
  readonly later: readonly Given[];
  onSet(later: readonly Given[]): void;
}

/** The rolls after the first, each with what is otherwise in it. */
export function NextRolls({ sheet, first, later, onSet }: RowProps): ReactNode {
  return (
    <>
      {later.map((given, i) => (
        <div key={i}>
          <Fields
            title={oddsTexts.nth(i + 2)}
            sheet={sheet}
            given={given}
            otherwise={first}
            isOpen={i === later.length - 1}
            onSet={(set) => onSet(later.with(i, set))}
          />
          <button type="button" className="link" onClick={() => onSet(later.toSpliced(i, 1))}>
            {oddsTexts.drop(i + 2)}
          </button>
        </div>
      ))}
      <p className="hint">{oddsTexts.rowAbout}</p>
      <button type="button" onClick={() => onSet([...later, later.at(-1) ?? {}])}>
        {oddsTexts.next}
      </button>
    </>
  );
}

/** Of several rolls the chance in each, the chance that it falls once by then, and how many of them bring it. */
export function InARow({ found }: { readonly found: readonly Calculation[] }): ReactNode {
  const up = found.flatMap((each) => each.up ?? []);
  const further = furtherOf(found[0]);
  if (up.length < found.length) return null;
  const rolls = found.map((_each, i) => oddsTexts.nth(i + 1));
  return (
    <section>
      <h2>{oddsTexts.row}</h2>
      <Rolls title={oddsTexts.each(further)} heads={rolls} found={found} cells={inEach} />
      <Rolls title={oddsTexts.once(further)} heads={rolls} found={found} cells={byThen} />
      {up.every(isKnown) && (
        <Rolls
          title={oddsTexts.many(further)}
          heads={['0', ...rolls.map((_each, i) => `${i + 1}`)]}
          found={found}
          cells={counts}
        />
      )}
    </section>
  );
}

type Cells = (up: readonly Odds[], outcome: string) => readonly string[];

const inEach: Cells = (up, outcome) => {
  const { sure, possible } = chancesOver(up, outcome);
  return up.map((_each, i) => between(sure.slice(i, i + 1), possible.slice(i, i + 1)));
};

const byThen: Cells = (up, outcome) => {
  const { sure, possible } = chancesOver(up, outcome);
  return up.map((_each, i) => between(sure.slice(0, i + 1), possible.slice(0, i + 1)));
};

const counts: Cells = (up, outcome) => {
  const { ways, of } = howMany(chancesOver(up, outcome).sure);
  return ways.map((each) => percentSaid(each, each, of));
};

interface RollsProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly found: readonly Calculation[];
  readonly cells: Cells;
}

/** One row for each roll, or number of rolls; a column for each outcome that is not sure in all of them. */
function Rolls({ title, heads, found, cells }: RollsProps): ReactNode {
  const book = useBook();
  const up = found.flatMap((each) => each.up ?? []);
  const [first] = found;
  const shown = furthestFirst(up);
  const columns = shown.map((outcome) => cells(up, outcome));
  return (
    <div className="scroll" role="region" aria-label={title} tabIndex={0}>
      <table className="sheet table">
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {shown.map((outcome) => (
              <th key={outcome} scope="col" className="number">
                {first ? outcomeText(first.sheet, outcome, book) : outcome}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heads.map((head, i) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {columns.map((column, j) => (
                <td key={shown[j]} className="number">
                  {column[i]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The outcomes that can fall in some roll and are not sure in all, the furthest first. */
function furthestFirst(up: readonly Odds[]): string[] {
  return (up[0]?.outcomes ?? []).toReversed().flatMap(({ outcome }) => {
    const { sure, possible } = chancesOver(up, outcome);
    const isSure = sure.every(({ some, of }) => some === of);
    return !isSure && possible.some(({ some }) => some > 0) ? [outcome] : [];
  });
}

function isKnown({ outcomes }: Odds): boolean {
  return outcomes.every(({ sure, possible }) => sure === possible);
}

function between(sure: readonly Chance[], possible: readonly Chance[]): string {
  const [least, most] = [onceIn(sure), onceIn(possible)].map(({ some, of }) => percentSaid(some, some, of));
  return least === most ? (least ?? '') : deskTexts.sheet.range((least ?? '').replace('%', ''), most ?? '');
}
