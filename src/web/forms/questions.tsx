import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { FactKey, FactValue } from '../../kernel/sums/facts.ts';
import { takesUnknown } from '../../kernel/forms/form.ts';
import { askedFirst, askedOfOthers } from '../../kernel/game/asked-first.ts';
import { headFacts } from '../../kernel/forms/headings.ts';
import type { Last, LastTold } from '../../kernel/game/last-told.ts';
import { type Json, own } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/seat.ts';
import { foundAt } from '../../kernel/texts/words.ts';
import { useAside } from '../aside.ts';
import { Clauses, useBook } from '../book.tsx';
import { WhatIf } from '../if/what-if.tsx';
import { capital, t } from '../texts.ts';
import { useCome } from '../time/come.ts';
import type { Deadlines } from '../time/deadlines.ts';
import { inWords } from '../time/words.ts';
import { FactField, labelOf } from './fact-field.tsx';
import type { FormProps } from './props.ts';
import {
  isAsTold,
  isFree,
  isReady,
  reportOf,
  restAsTold,
  startOf,
  unanswered,
  type Values,
  withoutOthers,
} from './report.ts';

/** The facts a game must know before it goes on, as plain questions; one answers what one knows. */
export function Questions(props: FormProps & { readonly facts: readonly FactKey[] }): ReactNode {
  const { decision, facts, busy, sending, last, onAnswer } = props;
  const { form } = decision;
  const { table, name } = useBook();
  const others = useOthers(props);
  const theirs = others.flatMap((each) => each.facts);
  const mine = withoutOthers(form, theirs);
  // what is asked can change while it is filled in: what was typed stays
  const [typed, setTyped] = useFilled(props);
  const values = { ...startOf(mine, decision.held ?? decision.draft, last, table.rules.facts), ...typed };
  const { kept, onSent } = useKept(facts, last);
  const some = form.kind === 'report' && form.some === true;
  const left = some ? [] : unanswered(mine, values);
  const ready = isReady(form, values);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (ready && !busy) send(reportOf(form, values, theirs));
  };
  const send = (answer: Json): void => {
    onSent();
    onAnswer(answer);
  };
  const [asTold, rest] = [isAsTold(mine, values, last), some ? {} : restAsTold(mine, values, last)];
  const question = ({ key, before }: Kept): ReactNode => {
    const past = !facts.includes(key);
    return (
      <Question
        key={key}
        fact={key}
        before={before}
        isFilled={before !== undefined && own(values, key) === before.value}
        leaves={some || isFree(form, key)}
        knower={isParted(form) ? null : knowerOf(table, key, props.seats)}
        told={props.told(key)}
        by={past ? props.by(key) : undefined}
        value={past ? (props.told(key) ?? null) : own(values, key)}
        past={past}
        known={some || !takesUnknown(form, key, (other) => own(values, other) !== null)}
        onSet={(value) => setTyped({ ...typed, [key]: value })}
      />
    );
  };
  const { mayAll, head } = useTurnOfOthers();
  const camps = others.map(({ seat, facts: of }) => ({ head: head(name(seat)), facts: of }));
  const groups = camps.length > 0 ? camps : headFacts(form, table.rules.facts, table.rulebook.words);
  const isGrouped = camps.length > 0 || groups.length > 1;
  // whoever is asked nothing first sees at once what others are asked
  const isUnfolded = camps.length > 0 && !facts.some((key) => !theirs.includes(key));
  const isApart = ({ key }: Kept): boolean => groups.some((each) => each.facts.includes(key));
  return (
    <form className="questions" onSubmit={submit}>
      {kept.filter((each) => !isGrouped || !isApart(each)).map(question)}
      {isGrouped &&
        groups.map(({ head, facts: under }) => (
          <Group
            key={head}
            head={head}
            count={under.length}
            open={isUnfolded}
            changed={under.filter((key) => own(values, key) !== undefined).length}
          >
            {kept.filter(({ key }) => under.includes(key) && (mayAll || !theirs.includes(key))).map(question)}
          </Group>
        ))}
      <div className="actions">
        <WhatIf decision={decision} answer={ready ? reportOf(form, values) : undefined} />
        <button type="submit" className="main" aria-disabled={!ready || busy}>
          {sending ? t.table.sending : asTold ? t.form.sendAsTold : t.form.send}
        </button>
        {Object.keys(rest).length > 0 && (
          <Otherwise text={t.form.restAsTold} onPress={() => setTyped({ ...typed, ...rest })} />
        )}
        {some && <Otherwise text={t.form.nothing} busy={busy} onPress={() => send({})} />}
        <span className="hint">{openText(left.length, ready, values)}</span>
        {props.kept}
      </div>
    </form>
  );
}

/** Whether several may answer, each a part. */
function isParted(form: FormProps['decision']['form']): boolean {
  return form.kind === 'report' && form.parts === true;
}

/** What others are asked first, where it can be answered in parts. */
function useOthers({ decision: { form }, facts, seats }: FormProps & { readonly facts: readonly FactKey[] }) {
  const { table } = useBook();
  return isParted(form) && seats ? askedOfOthers(table, facts, seats) : [];
}

/** Whether what others are asked first may be answered here by now, and what stands above it. */
function useTurnOfOthers(): { readonly mayAll: boolean; head(camp: string): string } {
  const from = useAside<Pick<Deadlines, 'answerFrom'>>('deadline')?.answerFrom ?? 0;
  const mayAll = useCome(from);
  return {
    mayAll,
    head: (camp) => (mayAll ? t.form.askedOf(camp) : t.form.askedUntil(camp, inWords(from, Date.now()))),
  };
}

/** What is filled in: kept outside where whoever asks does so, else here. */
function useFilled({ filled, onType }: FormProps): [Values, (values: Values) => void] {
  const [inside, setInside] = useState<Values>({});
  return onType ? [filled ?? {}, onType] : [inside, setInside];
}

/** Who knows a fact first, where that is none of these seats; null: nobody in particular, or one answers for all. */
function knowerOf(
  table: Parameters<typeof askedFirst>[0],
  key: FactKey,
  seats: readonly Seat[] | undefined,
): Seat | null {
  const first = seats ? askedFirst(table, key) : null;
  return first === null || seats?.includes(first) ? null : first;
}

/** What is open still, and what comes of it that nobody knows something. */
function openText(left: number, ready: boolean, values: Values): string {
  if (left > 0) return t.form.missing(left, ready);
  return Object.values(values).includes(null) ? t.form.nobodyKnows : '';
}

interface OtherwiseProps {
  readonly text: string;
  readonly busy?: boolean;
  onPress(): void;
}

/** What can be pressed beside the main button. */
function Otherwise({ text, busy = false, onPress }: OtherwiseProps): ReactNode {
  return (
    <button type="button" aria-disabled={busy} onClick={() => !busy && onPress()}>
      {text}
    </button>
  );
}

/** A question that is or was asked in this form. */
interface Kept {
  readonly key: FactKey;
  readonly before: LastTold | undefined;
}

/** The questions that stand in the form: what others answer meanwhile keeps its place until one sends. */
function useKept(facts: readonly FactKey[], last: Last): { readonly kept: readonly Kept[]; onSent(): void } {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [asked, setAsked] = useState<readonly FactKey[]>([]);
  const [isSent, setIsSent] = useState(false);
  if (facts.join() !== asked.join()) {
    const stays = !isSent && kept.some(({ key }) => facts.includes(key));
    const standing = stays ? kept : [];
    const added = facts.filter((key) => !standing.some((each) => each.key === key));
    setKept([...standing, ...added.map((key) => ({ key, before: last(key) }))]);
    setAsked(facts);
    setIsSent(false);
  }
  return { kept, onSent: () => setIsSent(true) };
}

interface QuestionProps extends Kept {
  readonly fact: FactKey;
  /** Who knows it, where that is somebody else and its group does not say so. */
  readonly knower: Seat | null;
  /** It may be left as it is. */
  readonly leaves: boolean;
  /** What is told of it by now. */
  readonly told: FactValue | undefined;
  readonly value: FactValue | null | undefined;
  /** Who has told it by now. */
  readonly by: string | undefined;
  /** It stands filled in as it was told last. */
  readonly isFilled: boolean;
  readonly past: boolean;
  readonly known: boolean;
  onSet(value: FactValue | null | undefined): void;
}

/** One question of the form. */
function Question({
  fact,
  before,
  isFilled,
  leaves,
  knower,
  told,
  by,
  ...field
}: Omit<QuestionProps, 'key'>): ReactNode {
  const { table, say, name } = useBook();
  const spec = own(table.rules.facts, fact);
  if (!spec) return null;
  const found = foundAt(table.rulebook.words, spec.question);
  return (
    <FactField
      {...field}
      question={say(spec.question)}
      about={
        <>
          <Clauses ids={spec.clauses} /> {found && <span className="hint is-found">{say(found)}</span>}{' '}
          {knower !== null && <span className="hint">{t.form.knows(capital(name(knower)))}</span>}{' '}
          {by !== undefined && <span className="hint told-by">{t.form.givenBy(by)}</span>}
          {by === undefined && !leaves && <Before last={before} isFilled={isFilled} />}
        </>
      }
      type={spec.type}
      {...(leaves ? { leave: t.form.asItIs(told === undefined ? null : labelOf(told, name)) } : {})}
    />
  );
}

interface GroupProps {
  readonly head: string;
  readonly count: number;
  /** It begins unfolded. */
  readonly open: boolean;
  readonly changed: number;
  readonly children: ReactNode;
}

/** Questions of one kind, folded: whoever has nothing to say of it passes it by. */
function Group({ head, count, open, changed, children }: GroupProps): ReactNode {
  return (
    <details className="fact-group" open={open}>
      <summary>
        {head} <span className="hint">{t.form.underHead(count)}</span>{' '}
        {changed > 0 && <span className="tag">{t.form.changedUnder(changed)}</span>}
      </summary>
      {children}
    </details>
  );
}

/** What was told of a fact before, and how old that is. */
function Before({
  last,
  isFilled,
}: {
  readonly last: LastTold | undefined;
  readonly isFilled: boolean;
}): ReactNode {
  const { name } = useBook();
  if (!last) return null;
  const { value, ago } = last;
  const was = value === null ? t.form.unknownThen(ago) : t.form.wasThen(labelOf(value, name), ago);
  return <span className="hint">{isFilled ? t.form.lastTold(ago) : was}</span>;
}
