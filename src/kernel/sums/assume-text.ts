import { type AssumedValue, isAssumed } from './assume.ts';
import type { FactSpec, FactValue } from './facts.ts';

// How an assumption is typed: 'full', '2', '0..2', 'yes', or values by weight '0:3 1:1'.

/** What somebody has typed of a fact; undefined where it is no assumption of it. */
export function readAssumed(spec: Pick<FactSpec, 'type'>, typed: string): AssumedValue | undefined {
  const text = typed.trim().toLowerCase();
  const made =
    text === 'full' ? text : (rangeIn(text) ?? weightsIn(spec, text) ?? { value: valueIn(spec, text) });
  return isAssumed(spec, made) ? made : undefined;
}

function rangeIn(text: string): AssumedValue | null {
  const [, min, max] = /^(-?\d+)\s*\.\.\s*(-?\d+)$/.exec(text) ?? [];
  return min === undefined ? null : { min: Number(min), max: Number(max) };
}

function weightsIn(spec: Pick<FactSpec, 'type'>, text: string): AssumedValue | null {
  const parts = text.split(/[\s,]+/).map((part) => /^(.+):(\d+)$/.exec(part));
  if (parts.some((part) => part === null)) return null;
  return { weights: parts.map((part) => [valueIn(spec, part?.[1] ?? ''), Number(part?.[2])] as const) };
}

function valueIn({ type }: Pick<FactSpec, 'type'>, text: string): FactValue {
  if (type.kind === 'number') return /^[+-]?\d+$/.test(text) ? Number(text) + 0 : text;
  if (type.kind === 'boolean') return text === 'yes' ? true : text === 'no' ? false : text;
  return text;
}

/** An assumption as it is typed. */
export function assumedText(set: AssumedValue): string {
  if (set === 'full') return set;
  if ('value' in set) return valueText(set.value);
  if ('min' in set) return `${set.min}..${set.max}`;
  return set.weights.map(([value, weight]) => `${valueText(value)}:${weight}`).join(' ');
}

function valueText(value: FactValue): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
