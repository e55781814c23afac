import { type ReactNode, useState } from 'react';
import type { FactKey, FactValue } from '../../kernel/sums/facts.ts';
import { takesUnknown } from '../../kernel/forms/form.ts';
import { askedOfOthers } from '../../kernel/game/asked-first.ts';
import { headFacts } from '../../kernel/forms/headings.ts';
import { isAmountOfTurn, type Last, type LastTold } from '../../kernel/game/last-told.ts';
import { own } from '../../kernel/json.ts';
import { useAside } from '../aside.ts';
import { useBook } from '../book.tsx';
import { WhatIf } from '../if/what-if.tsx';
import { listed, deskTexts } from '../texts.ts';
import { useCome } from '../time/come.ts';
import type { Deadlines } from '../time/deadlines.ts';
import { inWords } from '../time/words.ts';
import { FactRow, shortName } from './fact-row.tsx';
import type { FormProps } from '../answer/props.ts';
import { sendsWhen, Tail } from '../answer/tail.tsx';
import { isReady, reportOf, startOf, unanswered, type Values, withoutOthers } from '../answer/report.ts';
import { useTelling } from './telling.ts';
import './fact-row.css';

type QuestionsProps = FormProps & { readonly facts: readonly FactKey[] };

/** What the table is asked: a row for each fact, as it was told last, and one press where nothing has changed. */
export function Questions(props: QuestionsProps): ReactNode {
  const { decision, facts, last, onAnswer } = props;
  const { form } = decision;
  const { rules } = useBook().table;
  const others = useOthers(props);
  const theirs = others.flatMap((each) => each.facts);
  // what is asked can change while it is filled in: what was typed stays
  const [typed, setTyped] = useFilled(props);
  const mine = withoutOthers(
    form,
    theirs.filter((key) => own(typed, key) === undefined),
  );
  const values = { ...startOf(mine, decision.held ?? decision.draft, last, rules.facts), ...typed };
  const { kept, onSent } = useKept(facts, last);
  const ready = isReady(mine, values, rules.facts);
  const answer = reportOf(mine, values, [], rules.facts);
  const telling = useTelling(mine, values, last);
  const send = (): void => {
    onSent();
    onAnswer(answer);
  };
  const row = ({ key, before }: Kept): ReactNode => (
    <Row
      key={key}
      {...{ props, values, before }}
      fact={key}
      onSet={(value) => setTyped({ ...typed, [key]: value })}
    />
  );
  const left = isOfSome(form) ? 0 : unanswered(mine, values, rules.facts).length;
  return (
    <form className="questions" onSubmit={sendsWhen(ready, props, send)}>
      <Rows kept={kept.filter(({ key }) => !theirs.includes(key))} form={form} values={values} row={row} />
      <Theirs {...{ others, kept, row }} isAlone={facts.every((key) => theirs.includes(key))} />
      <Tail
        sent={props}
        ready={ready}
        verb={telling.verb}
        button={{ className: 'main', sub: telling.sub }}
        after={
          <>
            <WhatIf decision={decision} answer={ready ? answer : undefined} />
            {left > 0 && <span className="hint">{deskTexts.form.missing(left, ready)}</span>}
            {props.kept}
          </>
        }
      />
    </form>
  );
}

/** Whether only what has changed is told: each other row stays as it is. */
function isOfSome(form: FormProps['decision']['form']): boolean {
  return form.kind === 'report' && form.some === true;
}

/** What others are asked first: where one answers for all, only if all of it is others'. */
function useOthers({ decision: { form }, facts, seats }: QuestionsProps): ReturnType<typeof askedOfOthers> {
  const { table } = useBook();
  if (form.kind !== 'report' || !seats) return [];
  const others = askedOfOthers(table, facts, seats);
  return form.parts || others.flatMap((each) => each.facts).length === facts.length ? others : [];
}

interface OneRowProps {
  readonly props: QuestionsProps;
  readonly fact: FactKey;
  readonly before: LastTold | undefined;
  readonly values: Values;
  onSet(value: FactValue | null | undefined): void;
}

/** A row of the form as it stands. */
function Row({ props, fact, before, values, onSet }: OneRowProps): ReactNode {
  const { form } = props.decision;
  const past = !props.facts.includes(fact);
  return (
    <FactRow
      fact={fact}
      before={before}
      past={past}
      by={past ? props.by(fact) : undefined}
      note={form.kind === 'report' ? own(form.notes ?? {}, fact) : undefined}
      unknown={takesUnknown(form, fact, (other) => own(values, other) !== null)}
      value={past ? (props.told(fact) ?? null) : own(values, fact)}
      stands={isOfSome(form) ? (props.told(fact) ?? undefined) : undefined}
      onSet={onSet}
    />
  );
}

interface RowsProps {
  readonly kept: readonly Kept[];
  readonly form: FormProps['decision']['form'];
  readonly values: Values;
  row(one: Kept): ReactNode;
}

/** The rows of whoever answers: those that last, and those of this turn alone; many of which any may be left stand under heads. */
function Rows({ kept, form, values, row }: RowsProps): ReactNode {
  const { table } = useBook();
  const { facts } = table.rules;
  const groups = headFacts(form, facts, table.rulebook.words);
  if (groups.length > 1)
    return groups.map(({ head, facts: under }) => (
      <Group
        key={head}
        head={head}
        count={under.length}
        changed={under.filter((key) => own(values, key) !== undefined).length}
      >
        {kept.filter(({ key }) => under.includes(key)).map(row)}
      </Group>
    ));
  const isBrief = ({ key }: Kept): boolean => {
    const spec = own(facts, key);
    return spec !== undefined && isAmountOfTurn(spec);
  };
  const brief = kept.filter(isBrief);
  return (
    <>
      {kept.filter((each) => !isBrief(each)).map(row)}
      {brief.length > 0 && brief.length < kept.length && (
        <h2 className="eyebrow apart">{deskTexts.form.thisTurn}</h2>
      )}
      {brief.map(row)}
    </>
  );
}

interface TheirsProps {
  readonly others: ReturnType<typeof askedOfOthers>;
  readonly kept: readonly Kept[];
  /** Whoever looks is asked nothing first. */
  readonly isAlone: boolean;
  row(one: Kept): ReactNode;
}

/** What others are asked: a line each, and the rows of what one knows all the same, once others may tell it. */
function Theirs({ others, kept, isAlone, row }: TheirsProps): ReactNode {
  const book = useBook();
  const [open, setOpen] = useState(isAlone);
  const from = useAside<Pick<Deadlines, 'answerFrom'>>('deadline')?.answerFrom ?? 0;
  const mayAll = useCome(from);
  if (others.length === 0) return null;
  const isTheirs = ({ key }: Kept): boolean => others.some((each) => each.facts.includes(key));
  return (
    <section aria-label={deskTexts.form.ofOthers}>
      <h2 className="eyebrow apart">
        {deskTexts.form.ofOthers}
        {mayAll ? (
          <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? deskTexts.form.less : deskTexts.form.tellOne}
          </button>
        ) : (
          <span className="hint">{deskTexts.form.askedUntil(inWords(from, Date.now()))}</span>
        )}
      </h2>
      {mayAll && open ? (
        kept.filter(isTheirs).map(row)
      ) : (
        <ul className="ruled bare hint">
          {others.map(({ seats, facts }) => (
            <li key={seats.join()}>
              <b>{listed(seats.map(book.name))}</b>: {facts.map((key) => shortName(key, book)).join(', ')}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What is filled in: kept outside where whoever asks does so, else here. */
function useFilled({ filled, onType }: FormProps): [Values, (values: Values) => void] {
  const [inside, setInside] = useState<Values>({});
  return onType ? [filled ?? {}, onType] : [inside, setInside];
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

interface GroupProps {
  readonly head: string;
  readonly count: number;
  readonly changed: number;
  readonly children: ReactNode;
}

/** Questions of one kind, folded: whoever has nothing to say of it passes it by. */
function Group({ head, count, changed, children }: GroupProps): ReactNode {
  return (
    <details className="fact-group">
      <summary>
        {head} <span className="hint">{deskTexts.form.underHead(count)}</span>{' '}
        {changed > 0 && <span className="tag">{deskTexts.form.changedUnder(changed)}</span>}
      </summary>
      {children}
    </details>
  );
}
