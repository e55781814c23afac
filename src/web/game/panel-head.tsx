import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import { SEALED_ANSWERS } from '../../kernel/seat.ts';
import type { Desk } from '../api.ts';
import { type Book, Clauses, useBook } from '../book.tsx';
import { frameTexts } from '../texts/frame.ts';
import { later } from '../later.tsx';
import type { GameRoute } from '../route.ts';
import { capital, listed, deskTexts } from '../texts.ts';
import { isAlone, isAnyones, mainOf, PROMPT, promptOf } from './asked.ts';
import { tellersOf } from '../side/tellers.ts';
import { seatState } from './seat-state.ts';
import { mayAct, headlineOf } from './turn.ts';

const Since = later(async () => (await import('../time/since.tsx')).Since);

interface PanelHeadProps {
  readonly route: GameRoute;
  readonly desk: Desk;
}

/** The head of the question: since when and of whom it is asked, what, and what its words mean. */
export function PanelHead({ route, desk }: PanelHeadProps): ReactNode {
  const book = useBook();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [desk.mark]);
  const main = mayAct(desk) ? mainOf(desk) : undefined;
  const [head, rest] = main ? promptOf(main, book) : ['', ''];
  const how = main ? howText(desk, main, book) : '';
  return (
    <header className="q">
      <p className="meta hint">
        <Suspense fallback={null}>
          <Since route={route} desk={desk} />
        </Suspense>
        {how !== '' && <span className="meta-how">{how}</span>}
      </p>
      <h1
        id="ask-heading"
        ref={heading}
        tabIndex={-1}
        className={head === '' ? undefined : 'prompt'}
        {...(rest === '' ? {} : { 'aria-describedby': PROMPT })}
      >
        {head === '' ? headlineOf(desk, book) : capital(head)}
      </h1>
      {main && (
        <p className="sense baseline">
          {rest === '' && <Clauses ids={main.clauses} quiet />}{' '}
          <button type="button" className="cited words" data-words title={frameTexts.wordsAbout}>
            {frameTexts.why}
          </button>
        </p>
      )}
    </header>
  );
}

/** Who sees an answer, and when; of a question to the table who may answer. */
function howText(desk: Desk, decision: Decision, book: Book): string {
  const { alone, name } = book;
  const { sealed, owner, form } = decision;
  if (sealed)
    return isAlone(desk) ? deskTexts.table.secretAlone : deskTexts.table.secretStep(stepOf(desk).length);
  // what is bid with an answer is sealed, what others are asked is not anybody's
  const isBid = form.kind === 'choose' && form.against !== undefined;
  if (alone || isBid || form.kind === 'roll' || seatState(desk, book).kind === 'help') return '';
  const tellers = tellersOf(desk, decision);
  if (tellers.length > 0) return deskTexts.table.forAlone(listed(tellers.map(name)));
  return isAnyones(decision) && owner === undefined ? deskTexts.table.anyone : deskTexts.table.seen;
}

/** The seats of a step that is answered in secret. */
const stepOf = ({ awaiting, answered }: Desk): readonly string[] =>
  awaiting.includes(SEALED_ANSWERS) ? [] : [...new Set([...awaiting, ...answered])];
