import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import type { Option } from '../../kernel/forms/form.ts';
import { useBook } from '../book.tsx';
import { WhatIf } from '../if/what-if.tsx';
import { Figures, useBrief } from '../prospect/figure.tsx';
import { Supposing } from '../prospect/tabled.tsx';
import { Leading } from '../sheet/leads.tsx';
import { t } from '../texts.ts';
import { Brief } from './brief.tsx';
import type { FormProps } from './props.ts';
import { reachedIn, Refusal, refusalOf } from './refusal.tsx';
import { Why } from './why.tsx';

/** Labels longer than this get a line of their own. */
const WORDY = 26;

/** One choice of several. What is barred stays in the list and says why when it is pointed at or reached by keys. */
export function Choose(props: FormProps & { readonly options: readonly Option[] }): ReactNode {
  const { decision, options, busy, sending, verb, onAnswer } = props;
  const { say } = useBook();
  const [shown, setShown] = useState<Option | null>(null);
  const [refused, setRefused] = useState<Option | null>(null);
  const held = decision.held ?? decision.draft;
  const picked = props.picked ?? (typeof held === 'string' ? held : null);
  const choice = options.find((option) => option.value === picked && !option.barred);
  const barred = options.filter((option) => option.barred);
  const isWordy = options.some((option) => say(option.label).length > WORDY);
  const show = (option: Option): void => {
    setShown(option);
    if (option !== refused) setRefused(null);
  };
  const item = (option: Option): ReactNode => (
    <Item
      key={option.value}
      option={option}
      name={decision.id}
      picked={option === choice}
      onPick={() => props.onPick(option.value)}
      onShow={show}
    />
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const reached = barred.find((option) => option.value === reachedIn(event.currentTarget));
    setRefused(reached ?? null);
    if (choice && !busy && !reached) onAnswer(choice.value);
  };
  return (
    <>
      <form className="choose" onSubmit={submit}>
        <fieldset>
          <legend>{t.form.choose}</legend>
          <ul className={isWordy ? 'options is-wordy' : 'options'}>
            {options.filter((option) => !option.barred).map(item)}
          </ul>
        </fieldset>
        <div className="actions">
          <Refusal of={refused && refusalOf(say(refused.label), refused.barred)} />
          <WhatIf decision={decision} answer={choice?.value} />
          <button type="submit" className="main" aria-disabled={!choice || busy}>
            {sending ? t.table.sending : choice ? `${verb}: ${say(choice.label)}` : verb}
          </button>
          <span className={choice ? 'hint is-gone' : 'hint'}>{t.form.pickFirst}</span>
          {props.kept}
        </div>
        <Leading all={options} picked={choice ? [choice] : []} />
        {barred.length > 0 && (
          <fieldset className="barred">
            <legend>{t.form.barred(barred.length)}</legend>
            <ul className="options barred-list">{barred.map(item)}</ul>
            <Why bar={shown?.barred} hint={t.form.whyHint} />
          </fieldset>
        )}
      </form>
      <Supposing />
    </>
  );
}

interface ItemProps {
  readonly option: Option;
  readonly name: string;
  readonly picked: boolean;
  onPick(): void;
  onShow(option: Option): void;
}

function Item({ option, name, picked, onPick, onShow }: ItemProps): ReactNode {
  const { say } = useBook();
  const why = useId();
  const { barred } = option;
  const chance = useId();
  const brief = useBrief(barred ? undefined : option);
  const show = (): void => onShow(option);
  return (
    <li className={barred ? 'option is-barred' : 'option'} onMouseEnter={show}>
      <label>
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={picked}
          aria-disabled={barred ? true : undefined}
          aria-describedby={barred ? why : brief ? chance : undefined}
          onChange={() => !barred && onPick()}
          onFocus={show}
        />
        <span>
          {say(option.label)}
          <Brief id={chance} text={brief} />
          {!barred && <Figures choice={option} />}
        </span>
      </label>
      {barred && (
        <span id={why} hidden>
          {say(barred.reason)} {barred.clauses.join(', ')}
        </span>
      )}
    </li>
  );
}
