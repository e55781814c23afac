import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import { choicesOf, type Lead } from '../../kernel/forms/form.ts';
import type { Assumptions } from '../../kernel/sums/assume.ts';
import { foresee, type Preview } from '../../kernel/sums/know.ts';
import { type Prospects, prospectsOf } from '../../kernel/sums/prospect.ts';
import type { View } from '../../kernel/game/position.ts';
import { useBook } from '../book.tsx';
import { keepAssumptions, keptAssumptions } from './kept.ts';

/** What the seat that chooses can see coming, and under which assumptions of its own. */
export interface Foresight {
  readonly prospects: Prospects;
  /** The sheets themselves, with all that is not known left open; `number`: what is given there. */
  ahead(leads: readonly Lead[], number?: number): readonly Preview[];
  readonly set: Assumptions;
  onSet(set: Assumptions): void;
}

const NOTHING: Foresight = {
  prospects: { all: [], assumed: [] },
  ahead: () => [],
  set: {},
  onSet: () => undefined,
};

const Context = createContext<Foresight>(NOTHING);
export const ForesightProvider = Context.Provider;

/** What can be seen coming of the question that is asked. */
export function useForesight(): Foresight {
  return useContext(Context);
}

interface ForeseeingProps {
  readonly game: string;
  readonly view: View;
  readonly decision: Decision;
  readonly children: ReactNode;
}

const NO_PROSPECTS: Prospects = { all: [], assumed: [] };

/** Works out what the choices of a question lead to, from the view of the seat alone. */
export function Foreseeing({ game, view, decision: { form }, children }: ForeseeingProps): ReactNode {
  const { rules } = useBook().table;
  const { seat } = view;
  const [changed, setChanged] = useState<Assumptions | null>(null);
  const set = useMemo(
    () => changed ?? (seat === null ? {} : keptAssumptions(game, seat, rules.facts)),
    [changed, game, seat, rules],
  );
  const value = useMemo((): Foresight => {
    const leads = choicesOf(form).some((each) => each.leads);
    return {
      prospects: leads ? prospectsOf(rules, view, form, set) : NO_PROSPECTS,
      ahead: (those, number) => foresee(rules, view, those, number),
      set,
      onSet(next) {
        if (seat !== null) keepAssumptions(game, seat, next);
        setChanged(next);
      },
    };
  }, [rules, view, form, set, game, seat]);
  return <ForesightProvider value={value}>{children}</ForesightProvider>;
}
