import type { ReactNode } from 'react';
import { standingName } from '../../kernel/standing.ts';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { t } from '../texts.ts';
import { Panel } from './panel.tsx';

/** Passing by a part of the play in one answer, where the rulebook has such parts. */
export function SkipPanel({ desk, act }: { desk: Desk; act: Act }): ReactNode {
  const { say } = useBook();
  const decision = desk.tableAsks.find((each) => standingName(each) === 'skip');
  if (desk.seat === null || decision?.form.kind !== 'choose') return null;
  const { id, seat, form } = decision;
  const skip = (answer: string): void => {
    if (act.busy) return;
    void act.post('/answers', { seat, decision: id, desk: desk.seat, mark: desk.mark, answer });
  };
  return (
    <Panel title={t.skipping.title}>
      <p className="hint">{t.skipping.about}</p>
      <div className="actions">
        {form.options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-disabled={act.busy}
            onClick={() => skip(option.value)}
          >
            {say(option.label)}
          </button>
        ))}
        {act.trouble && (
          <span role="alert" className="trouble">
            {act.trouble.message}
          </span>
        )}
      </div>
    </Panel>
  );
}
