import { type ReactNode, useState } from 'react';
import type { Calculation } from '../../kernel/sums/calculator.ts';
import type { OutcomeOdds } from '../../kernel/sums/odds.ts';
import { useBook } from '../book.tsx';
import { percentSaid } from '../chance.tsx';
import { Bars, outcomeText } from '../sheet/bars.tsx';
import { inOneLine } from './line.ts';
import { isWide, Part } from './part.tsx';
import { oddsTexts } from './texts.ts';

/** The chance of every outcome, and of it or a higher one, in one situation or two. */
export function Chances({ found }: { readonly found: readonly Calculation[] }): ReactNode {
  const [one] = found;
  if (!one?.odds || !one.up) return one && one.dice.length > 0 ? <p>{oddsTexts.tooMany}</p> : null;
  return (
    <>
      {found.map((each, i) => (
        <Falls
          key={i}
          found={each}
          title={titleOf(found, i)}
          isAlone={found.length === 1}
          isFirst={i === 0}
        />
      ))}
      <Part title={furtherOf(one)} isOpen={isWide()}>
        <Table found={found} />
      </Part>
      {found.length === 1 && <Copy found={one} />}
    </>
  );
}

interface FallsProps {
  readonly found: Calculation;
  readonly title: string;
  readonly isAlone: boolean;
  readonly isFirst: boolean;
}

/** The chances of one situation; of two beside each other on a phone one is open. */
function Falls({ found: { odds, sheet }, title, isAlone, isFirst }: FallsProps): ReactNode {
  if (!odds) return null;
  const bars = <Bars odds={odds} sheet={sheet} title={title} />;
  if (isAlone || isWide()) return bars;
  return (
    <Part title={title} name="chances" isOpen={isFirst}>
      {bars}
    </Part>
  );
}

function titleOf(found: readonly Calculation[], at: number): string {
  if (found.length === 1) return oddsTexts.chance;
  return at === 0 ? oddsTexts.first : oddsTexts.second;
}

function Table({ found }: { readonly found: readonly Calculation[] }): ReactNode {
  const book = useBook();
  const [one] = found;
  const further = furtherOf(one);
  const rows = one?.up?.outcomes.toReversed().map(({ outcome }) => outcome) ?? [];
  const can = rows.filter((id) => found.some(({ odds }) => (oddsOf(odds?.outcomes, id)?.possible ?? 0) > 0));
  return (
    <table className="sheet table">
      <caption>{further}</caption>
      <thead>
        <tr>
          <th scope="col">{oddsTexts.outcome}</th>
          {found.map((_each, i) => (
            <th key={i} scope="col" className="number">
              {found.length === 1 ? further : titleOf(found, i)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {can.map((id) => (
          <tr key={id}>
            <th scope="row">{one ? outcomeText(one.sheet, id, book) : id}</th>
            {found.map(({ up }, i) => (
              <td key={i} className="number">
                {percents(oddsOf(up?.outcomes, id), Number(up?.of ?? 1))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** This or higher; of a roll where less is more, this or lower. */
export function furtherOf(found: Calculation | undefined): string {
  return found?.falling ? oddsTexts.down : oddsTexts.up;
}

function oddsOf(all: readonly OutcomeOdds[] = [], id: string): OutcomeOdds | undefined {
  return all.find(({ outcome }) => outcome === id);
}

function percents(odds: OutcomeOdds | undefined, of: number): string {
  if (!odds) return '';
  return percentSaid(odds.sure, odds.possible, of);
}

function Copy({ found }: { readonly found: Calculation }): ReactNode {
  const book = useBook();
  const [done, setDone] = useState('');
  const line = inOneLine(found, book);
  if (line === null) return null;
  const copy = (): void => {
    void navigator.clipboard.writeText(line).then(() => setDone(line));
  };
  return (
    <p>
      <button type="button" onClick={copy}>
        {oddsTexts.copy}
      </button>{' '}
      <span role="status">{done === line ? oddsTexts.copied : ''}</span>
    </p>
  );
}
