import type { Json } from '../../../kernel/json.ts';
import type { SheetResult } from '../../../kernel/sheet.ts';
import { say } from './12-checks.words.ts';

/** How a resistance level is told of which not all is known: by the end of it that decides (54.12). */
export function toldLevel({ total: { min, max } }: SheetResult): Json {
  if (min === max) return min;
  return max <= 0 ? say.level.atMost({ level: max }) : say.level.atLeast({ level: min });
}
