import { type ReactNode, type SubmitEvent, Suspense, useId, useState } from 'react';
import type { Option } from '../../kernel/forms/form.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';
import { useBook } from '../book.tsx';
import { HiddenWhy } from '../grid/hidden-why.tsx';
import { later } from '../later.tsx';
import { Figures, useBrief } from '../prospect/figure.tsx';
import { Supposing } from '../prospect/tabled.tsx';
import { Leading } from '../sheet/leads.tsx';
import { deskTexts } from '../texts.ts';
import { Brief } from './brief.tsx';
import type { FormProps } from '../answer/props.ts';
import { sendsWhen, Tail } from '../answer/tail.tsx';
import { reachedIn, Refusal, refusalOf } from './refusal.tsx';
import { Why } from './why.tsx';

/** Labels longer than this get a line of their own. */
const WORDY = 26;

/** Where the roll fell whose result is taken. */
const FellBeside = later(async () => (await import('../roll/fallen.tsx')).FellBeside);

const listLook = (labels: readonly string[]): string =>
  labels.some((label) => label.length > WORDY) ? 'options is-wordy' : 'options';

interface ChooseProps extends FormProps {
  readonly options: readonly Option[];
  /** The roll whose result is taken, or a lesser one: that of it is picked from the start. */
  readonly fell?: SheetResult | undefined;
}

/** One choice of several; what can only be confirmed is what the button says. What is barred stays in sight under the reason, once where several share it. */
export function Choose(props: ChooseProps): ReactNode {
  const { decision, options, fell, verb, onAnswer } = props;
  const { say } = useBook();
  const [refused, setRefused] = useState<Option | null>(null);
  const held = decision.held ?? decision.draft;
  const sole = options.length === 1 ? options[0] : undefined;
  const full = fell?.outcomes[0];
  const picked = props.picked ?? (typeof held === 'string' ? held : (full ?? sole?.value ?? null));
  const choice = options.find((option) => option.value === picked && !option.barred);
  const barred = options.filter((option) => option.barred);
  const taken = choice ? say(choice.label) : '';
  const answers = sole ? taken : `${verb}: ${taken}`;
  const does = fell ? deskTexts.form.take(taken, choice?.value === full) : answers;
  const item = (option: Option): ReactNode => (
    <Item
      key={option.value}
      option={option}
      name={decision.id}
      picked={option === choice}
      onPick={() => props.onPick(option.value)}
      onReach={() => option !== refused && setRefused(null)}
    />
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const reached = barred.find((option) => option.value === reachedIn(event.currentTarget));
    setRefused(reached ?? null);
    sendsWhen(!reached, props, () => choice && onAnswer(choice.value))(event);
  };
  return (
    <>
      <form className={fell ? 'choose take-less' : 'choose'} onSubmit={submit}>
        <Suspense fallback={null}>{fell && <FellBeside fell={fell} seat={decision.seat} />}</Suspense>
        <fieldset hidden={sole !== undefined}>
          <legend>{fell ? deskTexts.form.orLess : deskTexts.form.choose}</legend>
          <ul className={listLook(options.map(({ label }) => say(label)))}>
            {options.filter((option) => !option.barred).map(item)}
          </ul>
        </fieldset>
        <Tail
          sent={props}
          ready={choice !== undefined}
          verb={choice ? does : verb}
          tries={{ decision, answer: choice?.value }}
          after={
            <>
              <span className={choice ? 'hint is-gone' : 'hint'}>{deskTexts.form.pickFirst}</span>
              {props.kept}
            </>
          }
        >
          <Refusal of={refused && refusalOf(say(refused.label), refused.barred)} />
        </Tail>
        <Leading all={options} picked={choice ? [choice] : []} />
        {barred.length > 0 && <BarredGroups barred={barred} item={item} />}
      </form>
      <Supposing />
    </>
  );
}

interface GroupsProps {
  readonly barred: readonly Option[];
  item(option: Option): ReactNode;
}

function BarredGroups({ barred, item }: GroupsProps): ReactNode {
  const { say } = useBook();
  const reasons = Map.groupBy(
    barred,
    ({ barred: bar }) => bar && `${say(bar.reason)} ${bar.clauses.join(' ')}`,
  );
  return (
    <fieldset className="barred before">
      <legend>{deskTexts.form.barred(barred.length)}</legend>
      {[...reasons].map(([key, those]) => (
        <div key={key} className="barred-group">
          {those[0]?.barred && <Why bar={those[0].barred} />}
          <ul className="options barred-list">{those.map(item)}</ul>
        </div>
      ))}
    </fieldset>
  );
}

interface ItemProps {
  readonly option: Option;
  readonly name: string;
  readonly picked: boolean;
  onPick(): void;
  onReach(): void;
}

function Item({ option, name, picked, onPick, onReach }: ItemProps): ReactNode {
  const { say } = useBook();
  const why = useId();
  const { barred } = option;
  const chance = useId();
  const brief = useBrief(barred ? undefined : option);
  return (
    <li className={barred ? 'option is-barred' : 'option'}>
      <label>
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={picked}
          aria-disabled={barred ? true : undefined}
          aria-describedby={barred ? why : brief ? chance : undefined}
          onChange={() => !barred && onPick()}
          onFocus={onReach}
        />
        <span>
          {say(option.label)}
          <Brief id={chance} text={brief} />
          {!barred && <Figures choice={option} />}
        </span>
      </label>
      <HiddenWhy id={why} bar={barred} />
    </li>
  );
}
