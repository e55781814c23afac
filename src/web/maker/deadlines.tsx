import './maker.css';
import { type ReactNode, useState } from 'react';
import type { UpkeepReply } from '../../server/api/index.ts';
import { capital } from '../texts.ts';
import { deadlineTexts } from '../time/deadline-texts.ts';
import { RuleForm } from '../time/rule-form.tsx';
import { awayText, ruleText } from '../time/rule-words.ts';
import { Fold } from '../set-up/fold.tsx';
import { useAsking } from './ask.ts';

type Deadline = UpkeepReply['deadlines']['rule'];

interface DeadlinesProps {
  readonly game: UpkeepReply;
  readonly keyOf: string;
  onChanged(): Promise<void>;
}

/** How long an answer may take, set by the maker alone; who is away when, as each person says it. */
export function MakerDeadlines({ game, keyOf, onChanged }: DeadlinesProps): ReactNode {
  const { trouble, ask } = useAsking(game.game, keyOf);
  const [isSet, setSet] = useState(false);
  const { rule, wishes, absent } = game.deadlines;
  const set = async (to: Deadline): Promise<void> => {
    setSet(false);
    if (!(await ask('/deadline', { rule: to }))) return;
    await onChanged();
    setSet(true);
  };
  const away = awayText(absent);
  return (
    <section className="maker-part" aria-labelledby="maker-deadlines">
      <h2 id="maker-deadlines">{deadlineTexts.title}</h2>
      <p className="marked deadline-holds">
        {rule ? capital(`${ruleText(rule, absent)}.`) : deadlineTexts.none}
      </p>
      {!rule && away && <p>{capital(`${deadlineTexts.away(away)}.`)}</p>}
      <p role="status" className="hint">
        {isSet && deadlineTexts.isSet}
      </p>
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
      {Object.entries(wishes).map(([name, wish]) => (
        <p key={name}>
          <strong>{deadlineTexts.wants(name)}</strong> {ruleText(wish)}{' '}
          <button type="button" onClick={() => void set(wish)}>
            {deadlineTexts.set}
          </button>
        </p>
      ))}
      <Fold title={deadlineTexts.setTitle} about={deadlineTexts.ofMaker}>
        <RuleForm
          key={JSON.stringify(rule)}
          rule={rule}
          absent={absent}
          take={deadlineTexts.set}
          none={deadlineTexts.unset}
          onTake={(to) => void set(to)}
        />
      </Fold>
    </section>
  );
}
