import { own } from '../../kernel/json.ts';
import { words } from '../../kernel/words.ts';
import type { Open as WarOpen } from '../../rulebooks/a-world-at-war/state.ts';
import type { Open as CooperationOpen } from '../../rulebooks/level-of-cooperation/state.ts';
import type { AnyView, Desk } from '../api.ts';
import type { Book } from '../book.tsx';
import { t } from '../texts.ts';

type Where = (open: never, book: Book) => readonly string[];

/** How rulebooks count their time. */
const WHERE: Readonly<Record<string, Where>> = {
  'a-world-at-war': ({ year, step, turn, phase }: WarOpen, { say }) => {
    if (step === 'over') return [String(year), t.print.over];
    if (step === 'allotment' || step === 'allocation') return [String(year), say(words('turn.start'))];
    return [String(year), say(words(`turn.${turn}`)), say(words(`phase.${phase}`))];
  },
  'level-of-cooperation': ({ round }: CooperationOpen) => [t.print.round(round)],
};

/** Where play stands in a view, by the calendar of its rulebook; empty where that has none. */
export function whereIn({ open }: AnyView, { rulebook }: Desk, book: Book): string {
  return own(WHERE, rulebook)?.(open as never, book).join(', ') ?? '';
}
