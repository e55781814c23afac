import type { Calculation } from '../../kernel/sums/calculator.ts';
import type { LineResult } from '../../kernel/sums/sheet.ts';
import type { Book } from '../book.tsx';
import { percentSaid } from '../chance.tsx';
import { outcomeText } from '../sheet/bars.tsx';
import { signed } from '../texts.ts';
import { oddsTexts } from './texts.ts';

/** "Roll for Turkey: +3 DPs of the Axis; associated 17%, or higher 50% [49.425]", to be sent; null while something is open. */
export function inOneLine({ sheet, odds, up, dice, falling }: Calculation, book: Book): string | null {
  if (!odds || !up?.outcomes.every(({ sure, possible }) => sure === possible)) return null;
  const isDie = ({ missing }: LineResult): boolean => missing.some((key) => dice.includes(key));
  const said = sheet.lines.filter((line) => isDie(line) || line.min !== 0);
  const lines = said
    .filter((line) => !isDie(line))
    .map((line) => `${signed(line.min)} ${book.say(line.label)}`);
  const chance = (ways: number): string => percentSaid(ways, ways, odds.of);
  const rows = up.outcomes.toReversed().flatMap(({ outcome, sure }) => {
    const own = odds.outcomes.find((each) => each.outcome === outcome)?.sure ?? 0;
    return own === 0
      ? []
      : [
          `${outcomeText(sheet, outcome, book)} ${chance(own)}, ${falling ? oddsTexts.orLower : oddsTexts.orHigher} ${chance(sure)}`,
        ];
  });
  const title = book.table.rules.sheets[sheet.sheet]?.title;
  const sum = lines.length === 0 ? '' : `${lines.join(', ')}; `;
  const clauses = [...new Set(said.map(({ clause }) => clause))].join(', ');
  return `${title ? book.say(title) : sheet.sheet}: ${sum}${rows.join('; ')} [${clauses}]`;
}
