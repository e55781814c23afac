import type { Json } from '../src/kernel/json.ts';
import { unpack } from '../src/kernel/game/patch.ts';

/** What came to a page, with all that is packed written out, as one text. */
export function writtenOut(frames: readonly string[], bodies: readonly string[]): string {
  const all = frames.map((text) => JSON.parse(text) as { readonly type: string; readonly pieces?: Json });
  const fixed = all.find(({ type }) => type === 'fixed')?.pieces ?? [];
  const pieces = (unpack(fixed) as readonly Json[]).flat();
  const read = [...all, ...bodies.map((text) => JSON.parse(text) as unknown)];
  return read.map((each) => JSON.stringify(unpack(each as Json, pieces))).join('\n');
}
