import { createContext, useContext } from 'react';
import { tellersOfLine } from '../../kernel/sums/counted.ts';
import type { FactKey } from '../../kernel/sums/facts.ts';
import { useBook } from '../book.tsx';

/** Who told a fact, as the record of whoever reads says it. */
type By = (fact: FactKey) => string | undefined;

const Context = createContext<By>(() => undefined);

/** Gives it to the sums below. */
export const ToldBy = Context.Provider;

/** Who told what the lines of a sheet count. */
export function useTellers(sheet: string): (line: string) => readonly string[] {
  const by = useContext(Context);
  const { rules } = useBook().table;
  return (line) => tellersOfLine(rules, sheet, line, by);
}
