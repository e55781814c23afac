import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import { choicesOf, isCounted, type Lead } from '../../kernel/forms/form.ts';
import type { Last } from '../../kernel/game/last-told.ts';
import type { FactKey } from '../../kernel/sums/facts.ts';
import type { Assumptions } from '../../kernel/sums/assume.ts';
import { foresee, type Preview } from '../../kernel/sums/know.ts';
import type { Prospects } from '../../kernel/sums/prospect.ts';
import type { View } from '../../kernel/game/position.ts';
import type { ReadTable } from '../../kernel/rulebook.ts';
import { useBook, useWhole } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import type * as worked from './worked.ts';

/** What works prospects out. */
type Worked = typeof worked;

/** What the seat that chooses can see coming, and under which assumptions of its own. */
export interface Foresight {
  readonly prospects: Prospects;
  /** What worked them out; null: nothing, or not yet. */
  readonly worked: Worked | null;
  /** The sheets themselves, with all that is not known left open; `number`: what is given there. */
  ahead(leads: readonly Lead[], number?: number): readonly Preview[];
  /** In which turn a fact was told last, where the seat's record says so. */
  toldIn(fact: FactKey): string | null;
  readonly set: Assumptions;
  onSet(set: Assumptions): void;
}

const NOTHING: Foresight = {
  prospects: { all: [], assumed: [] },
  worked: null,
  ahead: () => [],
  toldIn: () => null,
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
  readonly last: Last;
  /** What is asked, with all that its choices lead to. */
  children(decision: Decision): ReactNode;
}

const NO_PROSPECTS: Prospects = { all: [], assumed: [] };

/** Works out what the choices of a question lead to, from the view of the seat alone. */
export function Foreseeing({ game, view, decision, last, children }: ForeseeingProps): ReactNode {
  const { table, say } = useBook();
  const { rules } = table;
  const { seat } = view;
  const [changed, setChanged] = useState<Assumptions | null>(null);
  const whole = useWhole();
  const leads = choicesOf(decision.form).flatMap((each) => each.leads ?? []);
  const leading = leads.length > 0 || isLeading(table, decision);
  const worked = useWorked(leading);
  // what stands beside a choice comes with it, so that nothing moves; what stands below all of them may come later
  const isBeside = leads.length > 0 ? leads.some((lead) => !isCounted(lead)) : leading;
  const waits = useWaiting(isBeside && !(worked && whole));
  const set = useMemo(
    () => changed ?? (seat === null || !worked ? {} : worked.keptAssumptions(game, seat, rules.facts)),
    [changed, game, seat, rules, worked],
  );
  const seen = useMemo(
    () => (worked && whole ? worked.seenBy(whole, view, decision, set, last) : null),
    [worked, whole, view, decision, set, last],
  );
  const value = useMemo((): Foresight => {
    return {
      prospects: seen?.prospects ?? NO_PROSPECTS,
      worked,
      ahead: (those, number) => foresee(rules, view, those, number),
      toldIn(fact) {
        const when = seen?.toldIn(fact);
        return when ? say(when) : null;
      },
      set,
      onSet(next) {
        if (seat !== null) worked?.keepAssumptions(game, seat, next);
        setChanged(next);
      },
    };
  }, [seen, rules, view, set, game, seat, worked, say]);
  if (waits) return <p role="status">{deskTexts.loading}</p>;
  return <ForesightProvider value={value}>{children(seen?.led ?? decision)}</ForesightProvider>;
}

/** Whether the choices of a question lead somewhere though it does not say where: its step does, once it is here. */
function isLeading({ rulebook }: ReadTable, { id, form, optional }: Decision): boolean {
  const kind = rulebook.decisions.find(({ name }) => id.endsWith(`/${name}`));
  return !optional && kind?.leadsTo !== undefined && choicesOf(form).some(({ barred }) => !barred);
}

let here: Worked | null = null;

/** What works prospects out, once it is here, where it is wanted. */
function useWorked(isWanted: boolean): Worked | null {
  const [worked, setWorked] = useState(here);
  useEffect(() => {
    let gone = false;
    if (isWanted && !here)
      import('./worked.ts').then(
        (loaded) => {
          here = loaded;
          if (!gone) setWorked(loaded);
        },
        // a question can do without
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [isWanted]);
  return isWanted ? (worked ?? here) : null;
}

/** Milliseconds after which a question is shown without what stands beside its choices. */
const LONGEST = 2000;

/** Whether to wait for something a little longer. */
export function useWaiting(isAwaited: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setOver(true), LONGEST);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return isAwaited && !isOver;
}
