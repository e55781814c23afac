import type { ReactNode } from 'react';
import type { Odds, OutcomeOdds } from '../../kernel/sums/odds.ts';
import { own } from '../../kernel/json.ts';
import type { Outcome, Range, SheetResult } from '../../kernel/sums/sheet.ts';
import { type Book, useBook } from '../book.tsx';
import { Chance } from '../chance.tsx';
import { deskTexts } from '../texts.ts';
import './sheet.css';

interface BarsProps {
  readonly odds: Odds;
  /** The sheet whose outcomes these are. */
  readonly sheet: SheetResult;
  readonly title: string;
  /** The outcome that fell, after the roll. */
  readonly fallen?: string | undefined;
}

/** The exact chance of each outcome, as a bar and in figures; the one that fell is marked. */
export function Bars({ odds, sheet, title, fallen }: BarsProps): ReactNode {
  const book = useBook();
  const of = Number(odds.of);
  const labelOf = (id: string): string => {
    const text = outcomeText(sheet, id, book);
    return fallen === undefined ? withinReach(text, outcomeOf(sheet, id, book), sheet.total) : text;
  };
  const cannot = odds.outcomes.filter((each) => !canFall(each)).map((each) => each.outcome);
  const unsure = odds.outcomes.some((each) => each.sure !== each.possible);
  return (
    <figure className="bars before">
      <figcaption>{title}</figcaption>
      <ul className="bare">
        {odds.outcomes.filter(canFall).map(({ outcome, sure, possible }) => {
          return (
            <li key={outcome} className={outcome === fallen ? 'fallen' : undefined}>
              <span className="bar-label">{labelOf(outcome)}</span>
              <Pile sure={sure} possible={possible} of={of} />
              <span className="bar-figures">
                <Chance sure={sure} possible={possible} of={of} />
                {outcome === fallen && <strong className="fell"> {deskTexts.sheet.fell}</strong>}
              </span>
            </li>
          );
        })}
      </ul>
      {cannot.length > 0 && fallen === undefined && (
        <details className="sum">
          <summary>{deskTexts.sheet.cannot(cannot.length)}</summary>
          <p className="hint">{cannot.map(labelOf).join('; ')}</p>
        </details>
      )}
      {unsure && <p className="hint">{deskTexts.sheet.unsure}</p>}
    </figure>
  );
}

/** More falls than that are a bar; fewer are counted one by one. */
const MOST_PILED = 12;

interface PileProps {
  readonly sure: number;
  readonly possible: number;
  readonly of: number;
}

/** Each fall of the dice as a stone on the scale, or all of them as a bar. */
function Pile({ sure, possible, of }: PileProps): ReactNode {
  if (of <= MOST_PILED)
    return (
      <span className="pile" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} className={i < sure ? 'is-sure' : i < possible ? 'is-possible' : undefined} />
        ))}
      </span>
    );
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="bar-ground" width="100" height="10" />
      <rect className="bar-possible" width={share(possible, of)} height="10" />
      <rect className="bar-sure" width={share(sure, of)} height="10" />
    </svg>
  );
}

/** What an outcome is called: by this game, else by its sheet. */
export function outcomeText({ sheet, called }: SheetResult, id: string, { table, say }: Book): string {
  const label = own(called ?? {}, id) ?? outcomeOf({ sheet }, id, { table })?.label;
  return label ? say(label) : id;
}

function outcomeOf(
  { sheet }: Pick<SheetResult, 'sheet'>,
  id: string,
  { table }: Pick<Book, 'table'>,
): Outcome | undefined {
  return own(table.rules.sheets, sheet)?.outcomes?.find((each) => each.id === id);
}

/** What is called by its totals ("5 to 6: ...") by those of them alone that can come. */
export function withinReach(
  text: string,
  { from, to }: Pick<Outcome, 'from' | 'to'> = {},
  { min, max }: Range,
): string {
  if (from === undefined || to === undefined) return text;
  const all = deskTexts.sheet.range(String(from), String(to));
  const [least, most] = [Math.max(from, min), Math.min(to, max)];
  if (!text.startsWith(all) || least > most) return text;
  const left = least === most ? String(least) : deskTexts.sheet.range(String(least), String(most));
  return left + text.slice(all.length);
}

function canFall({ possible }: OutcomeOdds): boolean {
  return possible > 0;
}

function share(count: number, of: number): number {
  return (100 * count) / of;
}
