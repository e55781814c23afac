import { surrendered } from '../49-diplomacy/17-surrender.ts';
import { surrenderGermany } from '../55-germany/2-effects.ts';
import { surrenderJapan } from '../57-japan/2-effects.ts';
import { tellFall } from '../falls.ts';
import type { Books, Follows, Go, Open, Position } from '../state.ts';
import type { Referee } from '../../../kernel/dispatch.ts';
import { arePlayed } from './played.ts';

/** 54.31: a surrender that the table reports as news, though it is played, has all its effects (55.2, 56.2, 57.2). */
export const surrenderReported: Follows = {
  clauses: ['54.31'],
  on: [surrendered],
  brings(books, position, { each }, referee) {
    if (!arePlayed(books, position.open)) return [];
    const fallen = each.filter(({ report }) => report.as === 'change' && report.value === true);
    return fallen.flatMap(({ of: [power = ''] }) => effectsOf(power, books, position, referee));
  },
};

function effectsOf(power: string, books: Books, { open }: Position, referee: Referee): readonly Go[] {
  if (power === 'germany') return surrenderGermany(books, open, referee);
  if (power === 'italy') return surrenderToCome(open);
  if (power === 'japan') surrenderJapan(books, open, referee);
  return [];
}

/** Italy surrenders at the level of its DP total (56.31A), and a power that has surrendered has no DPs (49.17): first its level. */
function surrenderToCome(open: Open): readonly Go[] {
  tellFall(open, 'italy', 'now', false);
  return [{ step: 'italy-opening' }];
}
