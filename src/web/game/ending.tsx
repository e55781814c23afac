import type { ReactNode } from 'react';
import type { OpenCommon } from '../../kernel/game/position.ts';
import { Clauses, useBook } from '../book.tsx';

/** How a game that is over ended, where a rule says it. */
export function Ending({ open }: { readonly open: OpenCommon }): ReactNode {
  const { table, say } = useBook();
  const ending = table.rules.ending?.(open);
  if (!ending) return null;
  return (
    <>
      {say(ending.text)} <Clauses ids={ending.clauses} />
    </>
  );
}
