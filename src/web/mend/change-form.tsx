import { wrongTexts } from './texts.ts';
import { type ReactNode, useState } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { FactKey, ReportAnswer } from '../../kernel/sums/facts.ts';
import type { Allocation } from '../../kernel/forms/form.ts';
import { lastTold } from '../../kernel/game/last-told.ts';
import { isRecord, isSame, type Json, own } from '../../kernel/json.ts';
import type { AnyView, Desk } from '../api.ts';
import { Clauses, useBook, useWhole } from '../book.tsx';
import { allocationOf } from '../answer/points.ts';
import { DecisionForm } from '../forms/form.tsx';
import type { GameRoute } from '../route.ts';
import { Changes, type Drafts, isOpenReport } from '../tell/changes.tsx';
import { toldValue } from '../tell/fact-text.ts';
import { deskTexts } from '../texts.ts';
import type { Gathered, Mending } from './mending.tsx';
import { askedThen, recordOf, type Target } from '../record/targets.ts';
import { useBefore } from './then.ts';

interface ChangeProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly n: number;
  readonly target: Target;
  readonly mending: Mending;
  onGather(more: Gathered): void;
}

/** The form that stood there, with the answer that was given. */
export function ChangeForm({ route, desk, n, target, mending, onGather }: ChangeProps): ReactNode {
  const { secrets } = useBook();
  const whole = useWhole();
  const [same, setSame] = useState(false);
  const then = useBefore(route, desk, n);
  if (!then || !whole) return <p role="status">{deskTexts.loading}</p>;
  const { seat, decision, answer, named } = target;
  const asked = askedThen(whole, then.view, seat).find(({ id }) => id === decision);
  if (!asked) return <p className="hint">{wrongTexts.noForm}</p>;
  const filled = withFound(answer, mending.at?.start);
  const gather = (given: Json): void => {
    setSame(isSame(given, answer));
    if (isSame(given, answer)) return;
    onGather({
      edit: { of: recordOf(seat, desk, secrets), at: n, ...(named ? { decision } : {}), answer: given },
      says: { line: n, seat, decision, as: 'changed', answer: given },
    });
  };
  return (
    <>
      {isOpenReport(asked) ? (
        <Reported view={then.view} answer={filled} onGather={gather} />
      ) : (
        <Filled view={then.view} decision={{ ...asked, draft: filled }} dice={desk.dice} onGather={gather} />
      )}
      <p className="hint" role="status">
        {same && wrongTexts.same}
      </p>
    </>
  );
}

/** A report with what was found out since. */
function withFound(answer: Json, found: Drafts = {}): Json {
  if (!isRecord(answer)) return answer;
  const told = Object.entries(answer).map(([key, report]): [string, Json] => {
    const value = own(found, key)?.value;
    return [key, value === undefined || !isRecord(report) ? report : { ...report, value }];
  });
  return Object.fromEntries(told);
}

const NOT_SENT = { busy: false, trouble: null };

/** Facts that somebody told of their own accord, as they were told. */
function Reported({
  view,
  answer,
  onGather,
}: {
  view: AnyView;
  answer: Json;
  onGather(answer: Json): void;
}): ReactNode {
  const start = draftsOf(answer);
  const [keys, setKeys] = useState<readonly FactKey[]>(Object.keys(start));
  return (
    <Changes
      view={view}
      keys={keys}
      act={NOT_SENT}
      start={start}
      title={wrongTexts.should}
      verb={wrongTexts.take}
      onSend={async (given: ReportAnswer) => {
        onGather(given as Json);
        return true;
      }}
      onDrop={(key) => setKeys(keys.filter((each) => each !== key || keys.length === 1))}
      onDone={() => undefined}
    />
  );
}

/** What was told, as what is filled in. */
export function draftsOf(answer: Json): Drafts {
  return isRecord(answer) ? (answer as unknown as Drafts) : {};
}

interface FilledProps {
  readonly view: AnyView;
  readonly decision: Decision;
  readonly dice: Desk['dice'];
  onGather(answer: Json): void;
}

function Filled({ view, decision, dice, onGather }: FilledProps): ReactNode {
  const book = useBook();
  const { say } = book;
  const [picked, setPicked] = useState<string | null>(null);
  const [given, setGiven] = useState<Allocation>(() => allocationOf(decision.draft));
  return (
    <>
      <p className="prompt">
        {say(decision.prompt)} <Clauses ids={decision.clauses} />
      </p>
      <DecisionForm
        decision={decision}
        previews={[]}
        typed={dice === 'typed'}
        busy={false}
        sending={false}
        verb={wrongTexts.take}
        picked={picked}
        onPick={setPicked}
        given={given}
        onGive={setGiven}
        last={lastTold(book.table.rules, view, [])}
        told={(key) => toldValue(view, key, book)}
        by={() => undefined}
        view={view}
        mine={book.table.seats}
        onAnswer={(answer) => answer !== undefined && onGather(answer)}
      />
    </>
  );
}
