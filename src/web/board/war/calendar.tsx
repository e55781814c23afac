import type { ReactNode } from 'react';
import { words } from '../../../kernel/words.ts';
import { type Open, type Plan, SEASONS, type Season } from '../../../rulebooks/a-world-at-war/state.ts';
import { useBook } from '../../book.tsx';
import { t } from '../../texts.ts';

/** The years of the scenario and the turns of this one; the present is marked. */
export function Calendar({ open, plan }: { open: Open; plan: Plan }): ReactNode {
  const { say } = useBook();
  const years = Array.from({ length: plan.to.year - plan.from.year + 1 }, (_, i) => plan.from.year + i);
  const stages = stagesOf(plan, open);
  return (
    <div className="calendar">
      {years.length > 1 && (
        <ol aria-label={t.war.years}>
          {years.map((year) => (
            <Stop key={year} label={String(year)} now={year === open.year} past={year < open.year} />
          ))}
        </ol>
      )}
      <ol aria-label={t.war.turns(open.year)}>
        {stages.map(({ id, label }, i) => {
          const at = stages.findIndex((each) => each.id === stageOf(open));
          return <Stop key={id} label={say(words(label))} now={i === at} past={at < 0 || i < at} />;
        })}
      </ol>
      {stageOf(open) === open.turn && <p className="hint">{say(words(`phase.${open.phase}`))}</p>}
    </div>
  );
}

function Stop({ label, now, past }: { label: string; now: boolean; past: boolean }): ReactNode {
  return (
    <li className={past ? 'is-past' : undefined} aria-current={now ? 'step' : undefined}>
      {label}
    </li>
  );
}

/** Where play stands: the year start, a player turn's diplomatic phase, or past all of them (null). */
function stageOf(open: Open): string | null {
  if (open.agenda.length === 0) return null;
  if (open.agenda.some(({ step }) => step === 'allotment' || step === 'allocation')) return 'start';
  return open.turn;
}

/** The year start and the turns of this year that the scenario plays. */
function stagesOf({ from, to }: Plan, { year }: Open): { id: string; label: string }[] {
  const first = year === from.year ? SEASONS.indexOf(from.season) : 0;
  const last = year === to.year ? SEASONS.indexOf(to.season) : SEASONS.length - 1;
  const turns = SEASONS.slice(first, last + 1);
  return [{ id: 'start', label: 'turn.start' }, ...turns.map((id: Season) => ({ id, label: `turn.${id}` }))];
}
