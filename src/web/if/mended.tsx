import type { ReactNode } from 'react';
import type { Edit } from '../../kernel/game/edits.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { Trying } from './what-if.tsx';

/** Beside the button that puts right: what sums that all were told would come to. */
export function WhatIfMended({ desk, edits }: { desk: Desk; edits: readonly Edit[] }): ReactNode {
  const { whole } = useBook();
  const load = async (): Promise<ReactNode> => {
    const [{ SumsMended }, table] = await Promise.all([import('./if-so.tsx'), whole.load()]);
    return table && <SumsMended table={table} lines={desk.lines} edits={edits} />;
  };
  return <Trying of={JSON.stringify([edits, desk.mark])} ready={edits.length > 0} load={load} />;
}
