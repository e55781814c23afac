import { useMemo } from 'react';
import type { Lead } from '../../kernel/forms/form.ts';
import { own } from '../../kernel/json.ts';
import { percentText } from '../../kernel/sums/odds.ts';
import { useBook } from '../book.tsx';
import { sumTexts } from '../texts/sums.ts';
import { useForesight } from './foresight.tsx';

/** A chance in a cell: at best, at worst where that is another, and in words. */
export interface CellChance {
  readonly most: string;
  readonly least?: string;
  readonly of: string;
  /** The greatest, from 0 to 1: how dark the cell is. */
  readonly share: number;
}

/** The chance that something comes of the first roll that a choice leads to; undefined: none, or it is not known. */
export function usePercent(leads: readonly Lead[]): CellChance | undefined {
  const { ahead } = useForesight();
  const { table } = useBook();
  return useMemo(() => {
    const [preview] = ahead(leads.slice(0, 1));
    const odds = preview?.odds;
    const outcomes = preview ? (own(table.rules.sheets, preview.sheet.sheet)?.outcomes ?? []) : [];
    const hoped = outcomes.find(({ nothing }) => !nothing);
    const found = odds?.outcomes.find(({ outcome }) => outcome === hoped?.id);
    if (!odds || !found) return undefined;
    const percent = (count: number): string => `${percentText(count, odds.of, 0)}%`;
    const [most, least] = [percent(found.possible), percent(found.sure)];
    const share = found.possible / Number(odds.of);
    const said = sumTexts.chance(most, found.possible, Number(odds.of));
    return found.sure === found.possible
      ? { most, of: said, share }
      : { most, least, of: sumTexts.between(least, said), share };
  }, [ahead, leads, table]);
}
