import { type FactType, type FactValue, fits, type Possible } from './facts.ts';

/** A typed value of a type, of a choice its id or what `isCalled` says of it; undefined where it is none. */
function typedValue(
  type: FactType,
  text: string,
  isCalled: (id: string, text: string) => boolean = () => false,
): FactValue | undefined {
  if (type.kind === 'number') {
    const value = /^-?\d+$/.test(text) ? Number(text) : text;
    return fits(type, value) ? value : undefined;
  }
  if (type.kind === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : undefined;
  return type.values.find((each) => each === text) ?? type.values.find((each) => isCalled(each, text));
}

/** The same, of a number also what it can be: '2..5'. */
export function typedPossible(
  type: FactType,
  text: string,
  isCalled?: (id: string, text: string) => boolean,
): Possible {
  const [least = '', most] = text.split('..');
  if (type.kind !== 'number' || most === undefined) return typedValue(type, text, isCalled);
  const [min, max] = [typedValue(type, least), typedValue(type, most)];
  return typeof min === 'number' && typeof max === 'number' && min <= max ? { min, max } : undefined;
}
