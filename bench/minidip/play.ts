import type { Decision } from '../../src/kernel/forms/decision.ts';
import type { Json } from '../../src/kernel/json.ts';
import type { Table } from '../../src/kernel/rulebook.ts';
import { type RunOptions, run } from '../../src/kernel/game/run.ts';
import type { Open } from './rulebook.ts';
import { fold, MINORS, place, type Stream } from './random.ts';

/** Answers at random from the stream, in the order of the typed loop. */
function answererOf(stream: Stream): (decision: Decision) => Json {
  const points = new Int8Array(MINORS);
  const at = (minor: number): number => points[minor] as number;
  return ({ form }) => {
    if (form.kind !== 'roll') {
      place(stream, points);
      return { m0: at(0), m1: at(1), m2: at(2), m3: at(3), m4: at(4), m5: at(5) };
    }
    return form.dice.map(() => stream.next(6) + 1);
  };
}

/** The same games on the kernel. Returns the checksum. */
export function playKernel(table: Table, stream: Stream, games: number, options: RunOptions): number {
  const answerer = answererOf(stream);
  let sum = 0;
  for (let game = 0; game < games; game++) {
    const position = table.rules.setup();
    run(table, position, answerer, options);
    const { levels } = position.open as Open;
    for (let minor = 0; minor < MINORS; minor++) sum = fold(sum, levels[minor] as number);
  }
  return sum;
}
