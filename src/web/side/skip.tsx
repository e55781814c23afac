import { type ReactNode, useId } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { Option } from '../../kernel/forms/form.ts';
import { concernedSeats, standingName } from '../../kernel/game/always-open.ts';
import { type Act, answerTo } from '../act.ts';
import type { Desk } from '../api.ts';
import { useBook, useWhole } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import { ConsentHint, othersAsked } from '../tell/consent.tsx';
import { Panel } from '../parts/panel.tsx';

/** Passing by a part of the play in one answer, where the rulebook has such parts. */
export function SkipPanel({ desk, act }: { desk: Desk; act: Act }): ReactNode {
  const decision = desk.tableAsks.find((each) => standingName(each) === 'skip');
  if (desk.seat === null || decision?.form.kind !== 'choose') return null;
  return (
    <Panel title={deskTexts.skipping.title}>
      <p className="hint">{deskTexts.skipping.about}</p>
      <ul className="bare column skips">
        {decision.form.options.map((option) => (
          <Skip key={option.value} desk={desk} act={act} decision={decision} option={option} />
        ))}
      </ul>
      {act.trouble && (
        <p role="alert" className="trouble">
          {act.trouble.message}
        </p>
      )}
    </Panel>
  );
}

interface SkipProps {
  readonly desk: Desk;
  readonly act: Act;
  readonly decision: Decision;
  readonly option: Option;
}

/** One part that can be skipped: from whom it takes a decision, who is asked first, and the button. */
function Skip({ desk, act, decision, option }: SkipProps): ReactNode {
  const book = useBook();
  const hint = useId();
  const label = book.say(option.label);
  const from = concernedSeats(book.table, decision, option.value);
  const others = othersAsked(desk, book, decision, option.value);
  const leaves = useWhole()?.rules.leaves?.(desk.view.open, option.value);
  const skip = (): void => {
    if (!act.busy) void act.post('/answers', answerTo(desk, decision, option.value));
  };
  return (
    <li>
      <button type="button" aria-disabled={act.busy} aria-describedby={hint} onClick={skip}>
        {others.length > 0 ? deskTexts.consent.propose(label) : label}
      </button>
      <ConsentHint id={hint} from={from} others={others} />
      {leaves && <p className="hint">{book.say(leaves)}</p>}
    </li>
  );
}
