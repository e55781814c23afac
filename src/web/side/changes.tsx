import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import { concernedSeats, standingName } from '../../kernel/game/always-open.ts';
import {
  type FactKey,
  type FactSpec,
  type FactValue,
  type Report,
  type ReportAnswer,
  REPORT_AS,
  type ReportAs,
} from '../../kernel/sums/facts.ts';
import { checkTold, type Form, newsBarOf } from '../../kernel/forms/form.ts';
import { type Json, own } from '../../kernel/json.ts';
import { knownFacts } from '../../kernel/sums/know.ts';
import type { Act } from '../act.ts';
import type { AnyView, Desk } from '../api.ts';
import { Clauses, useBook } from '../book.tsx';
import { FactField } from '../forms/fact-field.tsx';
import { WhatIf } from '../if/what-if.tsx';
import { t } from '../texts.ts';
import { ConsentHint, othersAsked } from './consent.tsx';
import { factText, lapsedValue } from './fact-text.ts';

interface ChangesProps {
  /** What the reporter sees: what each fact was, stands beside it. */
  readonly view: AnyView;
  readonly keys: readonly FactKey[];
  /** What the report bars, where it is a form that says so. */
  readonly report?: Decision;
  /** The desk, where the report is sent as it stands and not as a part of what is put right: some of it is proposed. */
  readonly desk?: Desk;
  readonly act: Pick<Act, 'busy' | 'trouble'>;
  /** What is reported adds to a sheet: with what it is, in the players' words. */
  readonly adding?: boolean;
  /** What is filled in at first. */
  readonly start?: Drafts;
  /** What the form and its button are called. */
  readonly title?: string;
  readonly verb?: string;
  /** Send the report; resolves to whether it was done. */
  onSend(answer: ReportAnswer): Promise<boolean>;
  onDrop(key: FactKey): void;
  onDone(): void;
}

/** Whether a decision is the standing report of the table or of a seat. */
export function isOpenReport(decision: Decision): boolean {
  return decision.form.kind === 'report' && standingName(decision) === 'report';
}

/** Whether a report can tell a fact. */
export function reportsOn({ form }: Decision, key: FactKey): boolean {
  return form.kind === 'report' && form.facts.includes(key);
}

interface Draft {
  readonly value?: FactValue;
  readonly as?: ReportAs;
  readonly reason?: string;
}

/** What is filled in, by fact. */
export type Drafts = Readonly<Record<FactKey, Draft>>;

const NO_DRAFTS: Drafts = {};
const NO_REPORT: Form = { kind: 'report', facts: [] };

/** "What changed on the map?": the facts picked from the panel, sent as one report. */
export function Changes({
  view,
  keys,
  report,
  desk,
  act,
  adding = false,
  start = NO_DRAFTS,
  title = adding ? t.sheet.addNow : t.facts.report,
  verb = t.facts.send(keys.length),
  onSend,
  onDrop,
  onDone,
}: ChangesProps): ReactNode {
  const book = useBook();
  const { table } = book;
  const [drafts, setDrafts] = useState<Drafts>({});
  const draftOf = (key: FactKey): Draft | undefined => own(drafts, key) ?? own(start, key);
  const answer = Object.fromEntries(
    keys.map((key) => [key, reportOf(own(table.rules.facts, key), draftOf(key))]),
  );
  const drawn = useRef<HTMLFormElement>(null);
  const count = useRef(0);
  useEffect(() => {
    // the form stands above the list from which the fact was picked
    const [latest] = Array.from(drawn.current?.querySelectorAll('.change') ?? []).slice(-1);
    if (keys.length > count.current) latest?.querySelector<HTMLElement>('input, select')?.focus();
    count.current = keys.length;
  }, [keys.length]);
  const { facts } = table.rules;
  const form = report?.form ?? NO_REPORT;
  const ready = keys.every((key) => checkTold(form, facts, key, answer) === null);
  const from = desk && report ? concernedSeats(table, report, answer) : [];
  const others = desk && report ? othersAsked(desk, book, report, answer) : [];
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!ready || act.busy) return;
    if (await onSend(answer)) onDone();
  };
  return (
    <form className="changes" ref={drawn} onSubmit={(event) => void submit(event)}>
      <h3>{title}</h3>
      {keys.map((key) => (
        <Change
          key={key}
          view={view}
          fact={key}
          form={form}
          answer={answer}
          draft={draftOf(key) ?? {}}
          adding={adding}
          onSet={(draft) => setDrafts({ ...drafts, [key]: draft })}
          onDrop={() => onDrop(key)}
        />
      ))}
      {from.length > 0 && <ConsentHint from={from} others={others} />}
      <div className="actions">
        {desk && report && (
          <WhatIf
            decision={report}
            answer={ready ? (answer as Json) : undefined}
            proposed={others.length > 0}
          />
        )}
        <button type="submit" className="main" aria-disabled={!ready || act.busy}>
          {act.busy ? t.table.sending : others.length > 0 ? t.facts.propose(keys.length) : verb}
        </button>
        {act.trouble && (
          <span role="alert" className="trouble">
            {act.trouble.message}
          </span>
        )}
      </div>
    </form>
  );
}

/** How a fact is reported unless told otherwise: a worked-out one can only be overridden. */
function defaultAs(spec: FactSpec | undefined): ReportAs {
  if (spec?.kept) return 'correction';
  return spec?.from === undefined ? 'change' : 'override';
}

function reportOf(spec: FactSpec | undefined, draft: Draft | undefined): Report {
  const as = draft?.as ?? defaultAs(spec);
  if (as === 'unknown') return { as };
  const { value, reason } = draft ?? {};
  return { as, ...(value === undefined ? {} : { value }), ...(reason ? { reason } : {}) };
}

interface ChangeProps {
  readonly view: AnyView;
  readonly fact: FactKey;
  readonly form: Form;
  /** All that is reported together. */
  readonly answer: ReportAnswer;
  readonly draft: Draft;
  readonly adding: boolean;
  onSet(draft: Draft): void;
  onDrop(): void;
}

function Change({ view, fact, form, answer, draft, adding, onSet, onDrop }: ChangeProps): ReactNode {
  const book = useBook();
  const { rules } = book.table;
  const spec = own(rules.facts, fact);
  if (!spec) return null;
  const as = draft.as ?? defaultAs(spec);
  const lapsed = lapsedValue(view, fact, book);
  const bar = newsBarOf(form, fact, { ...answer, [fact]: { value: draft.value, as: 'change' } });
  const kinds = REPORT_AS.filter((each) =>
    spec.kept ? each === 'correction' : each !== 'override' || spec.from !== undefined || bar,
  );
  // what is chosen from a list may not say all
  const mayAdd = adding && as !== 'override' && spec.type.kind === 'choice';
  const set = (value: FactValue | null | undefined): void => {
    const { value: _, ...rest } = draft;
    if (value === undefined) onSet(rest);
    else
      onSet(
        value === null
          ? { ...rest, as: 'unknown' }
          : { ...rest, value, as: as === 'unknown' ? defaultAs(spec) : as },
      );
  };
  return (
    <div className="change">
      <FactField
        question={book.say(spec.question)}
        about={
          <span className="hint">
            {lapsed === undefined
              ? t.facts.was(factText(knownFacts(rules, view)(fact), book))
              : t.facts.wasThen(factText(lapsed, book))}
          </span>
        }
        type={spec.type}
        value={as === 'unknown' ? null : draft.value}
        known={spec.kept === true}
        onSet={set}
      />
      {!adding && (
        <label>
          <span>{t.facts.kind}</span>
          <select value={as} onChange={(event) => onSet({ ...draft, as: event.target.value as ReportAs })}>
            {kinds.map((each) => (
              <option key={each} value={each}>
                {bar && each === 'override' ? t.facts.letBe : t.as[each]}
              </option>
            ))}
          </select>
        </label>
      )}
      {bar && (
        <p className="hint">
          {t.facts.barred(book.say(bar.reason))} <Clauses ids={bar.clauses} full />
        </p>
      )}
      {as === 'unknown' && <p className="hint">{t.form.nobodyKnows}</p>}
      {as === 'correction' && (
        <p className="hint">{lapsed === undefined ? t.facts.corrects : t.facts.correctsThen}</p>
      )}
      {spec.onMap && as === 'correction' && <p className="hint">{t.facts.onMap}</p>}
      {(as === 'override' || mayAdd) && (
        <label>
          <span>{mayAdd ? t.sheet.addMore : adding ? t.sheet.addIs : t.form.reason}</span>
          <input
            type="text"
            value={draft.reason ?? ''}
            onChange={(event) => onSet({ ...draft, reason: event.target.value })}
          />
        </label>
      )}
      <button type="button" className="link" onClick={onDrop}>
        {t.facts.drop}
      </button>
    </div>
  );
}
