import type { ReactNode } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import { check } from '../../kernel/forms/form.ts';
import { answerLeft } from '../../kernel/game/habit.ts';
import { isSame } from '../../kernel/json.ts';
import { TABLE } from '../../kernel/seat.ts';
import { type Act, answerTo } from '../act.ts';
import type { Desk } from '../api.ts';
import { type Book, useBook } from '../book.tsx';
import { listed, deskTexts } from '../texts.ts';
import { givenText } from './mended-text.ts';

/** That lines wait to come again, and for whom. */
export function Coming({ desk: { coming, awaiting } }: { readonly desk: Desk }): ReactNode {
  const { name } = useBook();
  if (!coming) return null;
  return (
    <div className="washed coming" role="status">
      <p>
        <strong>{deskTexts.mend.coming(coming.lines, listed(awaiting.map(name)))}</strong>
      </p>
      <p className="hint">{deskTexts.mend.comingAbout}</p>
    </div>
  );
}

interface DraftProps {
  readonly desk: Desk;
  readonly act: Act;
  readonly decision: Decision;
}

/** Why something is asked again, and the button that gives what had been answered as it was, where it still fits. */
export function Draft({ desk, act, decision }: DraftProps): ReactNode {
  const book = useBook();
  const { form, clauses, draft } = decision;
  if (draft === undefined) return null;
  const left = whyLeft(desk, decision, book);
  // what its seat has left stands in the form
  const fits = left === null && check(form, draft, { facts: book.table.rules.facts, clauses }) === null;
  return (
    <div className="draft">
      <p className="hint">{left ?? whyAgain(desk, decision)}</p>
      {fits && (
        <button
          type="button"
          aria-disabled={act.busy}
          onClick={() => !act.busy && void act.post('/answers', answerTo(desk, decision, draft))}
        >
          {deskTexts.mend.confirm(givenText(draft, decision.id, book) || deskTexts.log.nothing)}
        </button>
      )}
    </div>
  );
}

/** The answer is one that its seat has left; null: it is another. */
function whyLeft({ seat, habits, view }: Desk, decision: Decision, { table }: Book): string | null {
  const left =
    seat === null ? undefined : answerLeft(table, { position: view, habits: { [seat]: habits } }, decision);
  if (left === undefined || !isSame(left, decision.draft)) return null;
  return decision.sealed ? deskTexts.habits.waits : deskTexts.habits.asked;
}

/** Something was put right, or something was told since that all know. */
function whyAgain({ lines, coming }: Desk, { sealed }: Decision): string {
  const last = lines.findLast(
    (line) => !line.undone && line.again === undefined && line.kind !== 'passed' && line.kind !== 'lot',
  );
  if (coming || last?.mended) return deskTexts.mend.draft;
  const told = lines.findLast(({ undone, seat, hidden }) => !undone && seat === TABLE && !hidden);
  return sealed && told && told === last ? deskTexts.mend.draftSince(told.n) : deskTexts.table.draft;
}
