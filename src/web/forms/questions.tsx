import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { FactKey, FactValue } from '../../kernel/sums/facts.ts';
import { takesUnknown } from '../../kernel/forms/form.ts';
import { headed } from '../../kernel/forms/headings.ts';
import { type Json, own } from '../../kernel/json.ts';
import { Clauses, useBook } from '../book.tsx';
import { WhatIf } from '../if/what-if.tsx';
import { t } from '../texts.ts';
import { FactField, labelOf } from './fact-field.tsx';
import type { FormProps } from './props.ts';
import { isFree, isReady, reportOf, startOf, unanswered, type Values } from './report.ts';

/** The facts a game must know before it goes on, as plain questions; one answers what one knows. */
export function Questions(props: FormProps & { readonly facts: readonly FactKey[] }): ReactNode {
  const { decision, facts, busy, sending, onAnswer } = props;
  const { form } = decision;
  const { table } = useBook();
  const schema = table.rules.facts;
  // what is asked can change while it is filled in: what was typed stays
  const [typed, setTyped] = useState<Values>({});
  const values = { ...startOf(form, decision.held ?? decision.draft, props.was, schema), ...typed };
  const { kept, onSent } = useKept(facts, props.was);
  const some = form.kind === 'report' && form.some === true;
  const left = some ? [] : unanswered(form, values);
  const ready = isReady(form, values);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (ready && !busy) send(reportOf(form, values));
  };
  const send = (answer: Json): void => {
    onSent();
    onAnswer(answer);
  };
  const question = ({ key, was }: Kept): ReactNode => {
    const past = !facts.includes(key);
    return (
      <Question
        key={key}
        fact={key}
        was={was}
        leaves={some || isFree(form, key)}
        told={props.told(key)}
        value={past ? (props.told(key) ?? null) : own(values, key)}
        past={past}
        known={some || !takesUnknown(form, key, (other) => own(values, other) !== null)}
        onSet={(value) => setTyped({ ...typed, [key]: value })}
      />
    );
  };
  const groups = headed(form, schema, table.rulebook.words);
  return (
    <form className="questions" onSubmit={submit}>
      {groups.length > 1
        ? groups.map(({ head, facts: under }) => (
            <Group
              key={head}
              head={head}
              count={under.length}
              changed={under.filter((key) => own(values, key) !== undefined).length}
            >
              {kept.filter(({ key }) => under.includes(key)).map(question)}
            </Group>
          ))
        : kept.map(question)}
      <div className="actions">
        <button type="submit" className="main" aria-disabled={!ready || busy}>
          {sending ? t.table.sending : t.form.send}
        </button>
        {some && (
          <button type="button" aria-disabled={busy} onClick={() => !busy && send({})}>
            {t.form.nothing}
          </button>
        )}
        <WhatIf decision={decision} answer={ready ? reportOf(form, values) : undefined} />
        <span className="hint">{left.length > 0 && t.form.missing(left.length, ready)}</span>
      </div>
    </form>
  );
}

/** A question that is or was asked in this form. */
interface Kept {
  readonly key: FactKey;
  readonly was: FactValue | undefined;
}

/** The questions that stand in the form: what others answer meanwhile keeps its place until one sends. */
function useKept(
  facts: readonly FactKey[],
  was: FormProps['was'],
): { readonly kept: readonly Kept[]; onSent(): void } {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [asked, setAsked] = useState<readonly FactKey[]>([]);
  const [isSent, setIsSent] = useState(false);
  if (facts.join() !== asked.join()) {
    const stays = !isSent && kept.some(({ key }) => facts.includes(key));
    const before = stays ? kept : [];
    const added = facts.filter((key) => !before.some((each) => each.key === key));
    setKept([...before, ...added.map((key) => ({ key, was: was(key) }))]);
    setAsked(facts);
    setIsSent(false);
  }
  return { kept, onSent: () => setIsSent(true) };
}

interface QuestionProps extends Kept {
  readonly fact: FactKey;
  /** It may be left as it is. */
  readonly leaves: boolean;
  /** What is told of it by now. */
  readonly told: FactValue | undefined;
  readonly value: FactValue | null | undefined;
  readonly past: boolean;
  readonly known: boolean;
  onSet(value: FactValue | null | undefined): void;
}

/** One question of the form. */
function Question({ fact, was, leaves, told, ...field }: Omit<QuestionProps, 'key'>): ReactNode {
  const { table, say, name } = useBook();
  const spec = own(table.rules.facts, fact);
  if (!spec) return null;
  return (
    <FactField
      {...field}
      question={say(spec.question)}
      about={
        <>
          <Clauses ids={spec.clauses} /> {!leaves && <Before was={was} fact={fact} />}
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
  readonly changed: number;
  readonly children: ReactNode;
}

/** Questions of one kind, folded: whoever has nothing to say of it passes it by. */
function Group({ head, count, changed, children }: GroupProps): ReactNode {
  return (
    <details className="fact-group">
      <summary>
        {head} <span className="hint">{t.form.underHead(count)}</span>{' '}
        {changed > 0 && <span className="tag">{t.form.changedUnder(changed)}</span>}
      </summary>
      {children}
    </details>
  );
}

/** What a fact was before: filled in where it is likely still so, else only said. */
function Before({ was, fact }: { readonly was: FactValue | undefined; readonly fact: FactKey }): ReactNode {
  const { table, name } = useBook();
  if (was === undefined) return null;
  const { likely } = own(table.rules.facts, fact) ?? {};
  return <span className="hint">{likely ? t.form.lastKnown : t.form.wasThen(name(was))}</span>;
}
