import type { ReactNode } from 'react';
import type { Against, ChooseForm } from '../../kernel/forms/form.ts';
import { useBook } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import { BidGrid, type BidLine, bidLines, lineLabel } from './bid-grid.tsx';
import { BarredList } from './barred.tsx';
import type { FormProps } from '../answer/props.ts';
import { sendsWhen, Tail } from '../answer/tail.tsx';
import './sums.css';

interface BidProps extends FormProps {
  readonly form: ChooseForm;
  readonly against: readonly Against[];
}

/** One of several against what another says: a line is picked, and one press answers, with the sum that is left with it. */
export function Bid(props: BidProps): ReactNode {
  const { decision, form, against, verb, onAnswer } = props;
  const { say } = useBook();
  const lines = bidLines(form);
  const picked = lines.find(({ key }) => key === keyOf(props));
  const barred = form.options.flatMap(({ label, barred: bar }) => (bar ? [{ label: say(label), bar }] : []));
  const send = (): void => {
    const { option, sum } = picked ?? {};
    if (option?.sums && sum) onAnswer(option.value, { [option.sums.habit]: sum.value });
    else if (option) onAnswer(option.value);
  };
  return (
    <form className="choose is-bid" onSubmit={sendsWhen(picked !== undefined, props, send)}>
      <BidGrid
        name={decision.id}
        lines={lines}
        against={against}
        picked={picked?.key ?? null}
        onPick={props.onPick}
      />
      <BarredList barred={barred} open={false} />
      <Tail
        sent={props}
        ready={picked !== undefined}
        verb={picked ? doesText(picked, verb, say(lineLabel(picked)), form) : verb}
        tries={{ decision, answer: picked?.option.value }}
        after={
          <>
            <span className={picked ? 'hint is-gone' : 'hint'}>{deskTexts.form.pickFirst}</span>
            {props.kept}
          </>
        }
      />
    </form>
  );
}

/** The line that is picked: here, or by the answer that is held or offered. */
function keyOf({ picked, decision: { held, draft } }: BidProps): string | null {
  const before = held ?? draft;
  return picked ?? (typeof before === 'string' ? before : null);
}

/** What the button does: a sum is sealed; that nothing is given says so itself. */
function doesText({ sum }: BidLine, verb: string, label: string, { options }: ChooseForm): string {
  const hasSums = options.some(({ sums }) => sums !== undefined);
  return hasSums && sum === null ? label : `${verb} ${label}`;
}
