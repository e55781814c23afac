import type { ReactNode } from 'react';
import { reported } from '../../../kernel/facts.ts';
import { words } from '../../../kernel/words.ts';
import type { Open, Plan } from '../../../rulebooks/a-world-at-war/state.ts';
import { effectiveLevel } from '../../../rulebooks/a-world-at-war/49-diplomacy/85-effective-level.ts';
import type { Tension } from '../../../rulebooks/a-world-at-war/tables/tensions.ts';
import { useBook } from '../../book.tsx';
import { figure, t } from '../../texts.ts';

/** The end of the scale that is drawn; a level beyond it stands at the end. */
const END = 60;
const TICKS = [10, 20, 30, 40, 50];

/** The tension levels of the scenario. The table of the board says the same in words. */
export function Gauges({ open, plan }: { open: Open; plan: Plan }): ReactNode {
  const tensions: Tension[] = [...plan.tensions, ...(plan.europe ? (['rgt'] as const) : [])];
  return (
    <div className="gauges" aria-hidden="true">
      {tensions.map((tension) => (
        <Gauge key={tension} tension={tension} {...levelsOf(open, tension)} />
      ))}
    </div>
  );
}

interface Levels {
  readonly actual: number | null;
  /** As the last die has it (49.85). */
  readonly effective: number | null;
}

function levelsOf(open: Open, tension: Tension): Levels {
  const found = reported(open.facts, `${tension}.actual`);
  const actual = typeof found === 'number' ? found : null;
  return { actual, effective: tension === 'rgt' ? null : (effectiveLevel(open, tension) ?? null) };
}

const at = (level: number): number => Math.max(0, Math.min(END, level)) * 4;

function Gauge({ tension, actual, effective }: Levels & { tension: Tension }): ReactNode {
  const { say } = useBook();
  return (
    <div className="gauge">
      <span className="gauge-name">
        {say(words(`name.${tension}`))} <strong>{actual === null ? t.war.unknown : figure(actual)}</strong>
        {effective !== null && ` ${t.war.effective(figure(effective))}`}
      </span>
      <svg viewBox={`0 0 ${END * 4} 16`} focusable="false" preserveAspectRatio="none">
        <rect className="gauge-back" x={0} y={4} width={END * 4} height={8} />
        {actual !== null && <rect className="gauge-level" x={0} y={4} width={at(actual)} height={8} />}
        {TICKS.map((tick) => (
          <line key={tick} x1={at(tick)} x2={at(tick)} y1={2} y2={14} />
        ))}
        {effective !== null && <circle className="gauge-now" cx={at(effective)} cy={8} r={6} />}
      </svg>
    </div>
  );
}
