import '../side/facts.css';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
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
import { sendsWhen, Tail } from '../answer/tail.tsx';
import type { AnyView, Desk } from '../api.ts';
import { Clauses, useBook } from '../book.tsx';
import { FactField } from '../forms/fact-field.tsx';
import { deskTexts } from '../texts.ts';
import { ConsentHint, othersAsked } from './consent.tsx';
import { factText, lapsedValue } from './fact-text.ts';

/** What is otherwise where it is a correction, or adds to a sheet. */
interface ChangesLook {
  /** What is reported adds to a sheet: with what it is, in the players' words. */
  readonly adding?: boolean;
  /** What is filled in at first. */
  readonly start?: Drafts;
  /** What the form and its button are called. */
  readonly title?: string;
  readonly verb?: string;
}

interface ChangesProps extends ChangesLook {
  /** What the reporter sees: what each fact was, stands beside it. */
  readonly view: AnyView;
  readonly keys: readonly FactKey[];
  /** What the report bars, where it is a form that says so. */
  readonly report?: Decision;
  /** The desk, where the report is sent as it stands and not as a part of what is put right: some of it is proposed. */
  readonly desk?: Desk;
  readonly act: Pick<Act, 'busy' | 'trouble'>;
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
export function Changes(props: ChangesProps): ReactNode {
  const { view, keys, report, desk, act, adding = false, start = NO_DRAFTS, onSend, onDrop, onDone } = props;
  const {
    title = adding ? deskTexts.sheet.addNow : deskTexts.facts.report,
    verb = deskTexts.facts.send(keys.length),
  } = props;
  const book = useBook();
  const { table } = book;
  const [drafts, setDrafts] = useState<Drafts>({});
  const draftOf = (key: FactKey): Draft | undefined => own(drafts, key) ?? own(start, key);
  const answer = Object.fromEntries(
    keys.map((key) => [key, reportOf(own(table.rules.facts, key), draftOf(key))]),
  );
  const drawn = useLatest(keys.length);
  const { facts } = table.rules;
  const form = report?.form ?? NO_REPORT;
  const ready = keys.every((key) => checkTold(form, facts, key, answer) === null);
  const from = desk && report ? concernedSeats(table, report, answer) : [];
  const others = desk && report ? othersAsked(desk, book, report, answer) : [];
  const send = async (): Promise<void> => {
    if (await onSend(answer)) onDone();
  };
  const tries = desk &&
    report && {
      decision: report,
      answer: ready ? (answer as Json) : undefined,
      proposed: others.length > 0,
    };
  return (
    <form className="washed after changes" ref={drawn} onSubmit={sendsWhen(ready, act, send)}>
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
      <Tail
        sent={act}
        ready={ready}
        verb={others.length > 0 ? deskTexts.facts.propose(keys.length) : verb}
        {...(tries ? { tries } : {})}
      />
    </form>
  );
}

/** The form, whose latest fact has the focus once it is picked. */
function useLatest(length: number): Ref<HTMLFormElement> {
  const drawn = useRef<HTMLFormElement>(null);
  const count = useRef(0);
  useEffect(() => {
    // the form stands above the list from which the fact was picked
    const [latest] = Array.from(drawn.current?.querySelectorAll('.change') ?? []).slice(-1);
    if (length > count.current) latest?.querySelector<HTMLElement>('input, select')?.focus();
    count.current = length;
  }, [length]);
  return drawn;
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
  // what is chosen from a list may not say all
  const mayAdd = adding && as !== 'override' && spec.type.kind === 'choice';
  const why = mayAdd ? deskTexts.sheet.addMore : adding ? deskTexts.sheet.addIs : deskTexts.form.reason;
  const set = (value: FactValue | null | undefined): void => {
    const { value: _, ...rest } = draft;
    if (value === undefined) onSet(rest);
    else if (value === null) onSet({ ...rest, as: 'unknown' });
    else onSet({ ...rest, value, as: as === 'unknown' ? defaultAs(spec) : as });
  };
  return (
    <div className="flow change">
      <FactField
        question={book.say(spec.question)}
        about={
          <span className="hint">
            {lapsed === undefined
              ? deskTexts.facts.was(factText(knownFacts(rules, view)(fact), book))
              : deskTexts.facts.wasThen(factText(lapsed, book))}
          </span>
        }
        type={spec.type}
        value={as === 'unknown' ? null : draft.value}
        known={spec.kept === true}
        onSet={set}
      />
      {!adding && <Kind {...{ as, spec, bar }} onAs={(is) => onSet({ ...draft, as: is })} />}
      {bar && (
        <p className="hint">
          {deskTexts.facts.barred(book.say(bar.reason))} <Clauses ids={bar.clauses} full />
        </p>
      )}
      {as === 'unknown' && <p className="hint">{deskTexts.form.nobodyKnows}</p>}
      {as === 'correction' && <Corrects isLapsed={lapsed !== undefined} onMap={spec.onMap !== undefined} />}
      {(as === 'override' || mayAdd) && (
        <label className="field">
          <span className="hint">{why}</span>
          <input
            type="text"
            value={draft.reason ?? ''}
            onChange={(event) => onSet({ ...draft, reason: event.target.value })}
          />
        </label>
      )}
      <button type="button" className="link" onClick={onDrop}>
        {deskTexts.facts.drop}
      </button>
    </div>
  );
}

interface CorrectsProps {
  readonly isLapsed: boolean;
  readonly onMap: boolean;
}

/** What a correction comes to. */
function Corrects({ isLapsed, onMap }: CorrectsProps): ReactNode {
  return (
    <>
      <p className="hint">{isLapsed ? deskTexts.facts.correctsThen : deskTexts.facts.corrects}</p>
      {onMap && <p className="hint">{deskTexts.facts.onMap}</p>}
    </>
  );
}

interface KindProps {
  readonly as: ReportAs;
  readonly spec: FactSpec;
  readonly bar: ReturnType<typeof newsBarOf>;
  onAs(as: ReportAs): void;
}

/** As what it is reported: news, a correction, or against the rules. */
function Kind({ as, spec, bar, onAs }: KindProps): ReactNode {
  const kinds = REPORT_AS.filter((each) =>
    spec.kept ? each === 'correction' : each !== 'override' || spec.from !== undefined || bar,
  );
  return (
    <label className="field">
      <span>{deskTexts.facts.kind}</span>
      <select value={as} onChange={(event) => onAs(event.target.value as ReportAs)}>
        {kinds.map((each) => (
          <option key={each} value={each}>
            {bar && each === 'override' ? deskTexts.facts.letBe : deskTexts.as[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
