import { type Referee, tell, texts } from '../../../kernel/index.ts';
import { fallOf, tellFall } from '../war/falls.ts';
import { part } from '../part.ts';
import type { Books, Go, Open, WorldPosition } from '../state.ts';
import { isWithdrawable } from '../war/withdrawn.ts';
import { isReached } from './22-needed.ts';
import { checkOf } from './all-checks.ts';
import type { CheckedPower } from './check.ts';

// 54.31: what waits because of a surrender, once what was told of it has been corrected.

const say = texts({
  told: {
    surrenderWithdrawn: '{power} does not surrender: why it did has been corrected.',
  },
});

/** Whether what a check has brought, it brings no more: what was told since leaves the level above its mark (54.12). */
export function isUndone(books: Books, open: Open, of: CheckedPower): boolean {
  const check = checkOf(books, open, of);
  return isWithdrawable(open) && !(check.isDue(books, open) && isReached(books, open, check));
}

/** A surrender that is to come: by what it was found, and what finds it anew. */
interface Coming {
  readonly power: 'italy' | 'france';
  isFound(books: Books, open: Open): boolean;
  readonly anew: readonly Go[];
}

/** What waits of a surrender that is to come falls with it, once it is told not to come, or it is not found any more (54.31). */
export function unlessComing({ power, isFound, anew }: Coming) {
  return (books: Books, { open }: WorldPosition, _: unknown, referee: Referee): readonly Go[] | null => {
    const { coming } = fallOf(open, power);
    if (!isWithdrawable(open) || coming === 'told') return null;
    if (coming === undefined) return [];
    if (isFound(books, open)) return null;
    // what waits behind it finds that it comes no more
    tellFall(open, power, 'coming', undefined);
    tell(referee, 'result', say.told.surrenderWithdrawn, { power }, ['54.31']);
    return anew;
  };
}

/** 54.31: a surrender is withdrawn. */
export const WITHDRAWAL = part(import.meta.url, { texts: say });
