import { type Referee, toAll } from '../../../kernel/dispatch.ts';

import type { SheetResult } from '../../../kernel/sheet.ts';
import { words } from '../../../kernel/words.ts';
import { conquer } from '../54-surrender/31-conquered.ts';
import type { Books, Position } from '../state.ts';

// 55.2 to 55.6: what a German surrender brings.

/** 55.11: at zero or less Germany surrenders. */
export function judgeGermany(_: Books, { open }: Position, sum: SheetResult, referee: Referee): void {
  const falls = sum.total.max <= 0;
  const key = falls ? 'told.germanySurrenders' : 'told.fightsOn';
  const level =
    sum.total.min === sum.total.max ? sum.total.min : words('level.atLeast', { level: sum.total.min });
  const data = words(key, { power: 'germany', level });
  referee.tell?.(toAll('result', data, ['54.12', '55.11'], sum));
  if (falls) conquer(open, 'germany');
}
