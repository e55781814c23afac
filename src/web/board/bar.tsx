import type { ReactNode } from 'react';
import type { ScaleLine, ScalePanel } from '../../kernel/board/panel.ts';
import { classesOf } from './look.tsx';

interface BarProps {
  readonly panel: ScalePanel;
  readonly line: ScaleLine;
}

/** So many steps are drawn one by one; a longer scale is drawn through. */
const FEW = 16;

/** A level on its scale, drawn. Everything on it also stands in words beside it. */
export function Bar(props: BarProps): ReactNode {
  const { least, most } = props.panel;
  return most - least < FEW ? <Steps {...props} /> : <Length {...props} />;
}

/** A level on the scale; beyond an end it stands at the end. */
function clamped({ least, most }: ScalePanel, level: number): number {
  return Math.max(least, Math.min(most, level));
}

const STEP = 20;

function Steps({ panel, line: { value, tone } }: BarProps): ReactNode {
  const { least, most } = panel;
  const steps = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const end = Math.max(Math.abs(least), Math.abs(most));
  const colourOf = (step: number): string =>
    classesOf(step === 0 ? { tone } : { tone, shade: Math.ceil((Math.abs(step) / end) * 5) });
  const x = (level: number): number => (clamped(panel, level) - least) * STEP;
  const exact = value && value.min === value.max ? value.min : null;
  return (
    <svg viewBox={`0 0 ${steps.length * STEP} ${STEP}`} aria-hidden="true" focusable="false">
      {steps.map((step) => (
        <rect
          key={step}
          x={x(step) + 1}
          y={5}
          width={STEP - 2}
          height={10}
          className={isReached(step, exact ?? 0) ? colourOf(step) : undefined}
        />
      ))}
      {exact !== null && (
        <circle cx={x(exact) + STEP / 2} cy={STEP / 2} r={8} className={`marker ${colourOf(exact)}`} />
      )}
      {value && exact === null && (
        <rect
          className="span"
          x={x(value.min) + 2}
          y={2}
          width={x(value.max) - x(value.min) + STEP - 4}
          height={STEP - 4}
        />
      )}
    </svg>
  );
}

/** Whether a step lies between the middle and the level. */
function isReached(step: number, level: number): boolean {
  return level > 0 ? step > 0 && step <= level : step < 0 && step >= level;
}

const LONG = 240;

function Length({ panel, line: { id, value, also } }: BarProps): ReactNode {
  const { least, most, marks } = panel;
  const x = (level: number): number => ((clamped(panel, level) - least) / (most - least)) * LONG;
  const exact = value?.min === value?.max;
  const low = value && (exact ? Math.min(0, value.min) : value.min);
  const high = value && (exact ? Math.max(0, value.max) : value.max);
  return (
    <svg viewBox={`-7 0 ${LONG + 14} 16`} aria-hidden="true" focusable="false">
      <rect x={0} y={4} width={LONG} height={8} />
      {low !== null && high !== null && (
        <rect className={exact ? 'full' : 'span'} x={x(low)} y={4} width={x(high) - x(low)} height={8} />
      )}
      {marks
        .filter(({ lines }) => lines?.includes(id) !== false)
        .map(({ at }) => (
          <line key={at} x1={x(at)} x2={x(at)} y1={2} y2={14} />
        ))}
      {also && <circle className="also" cx={x(also.value)} cy={8} r={6} />}
    </svg>
  );
}
