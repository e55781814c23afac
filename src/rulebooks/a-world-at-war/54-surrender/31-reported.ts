import type { Referee } from '../../../kernel/index.ts';
import { surrenderFact } from '../49-diplomacy/17-surrender.ts';
import { part } from '../part.ts';
import { areEffectsPlayed } from '../turn/played.ts';
import type { Books, Follows, Go, Open } from '../state.ts';

declare module '../state.ts' {
  interface Gives {
    readonly surrenders: Surrender;
  }
}

/** What a surrender brings that the table reports as news (55.2, 56.2, 57.2). */
interface Surrender {
  readonly of: 'germany' | 'italy' | 'japan';
  effects(books: Books, open: Open, referee: Referee): readonly Go[] | void;
}

/** 54.31: a surrender that the table reports as news has all its effects (55.2, 56.2, 57.2), by ruling reported-falls only where it is played. */
const surrenderReported: Follows = {
  clauses: ['54.31'],
  on: [surrenderFact],
  brings(books, position, { each, was }, referee) {
    if (!areEffectsPlayed(books, position.open)) return [];
    const fallen = each.filter(
      ({ key, report }) => report.as === 'change' && report.value === true && was.get(key) !== true,
    );
    const powers = fallen.flatMap(({ of: [power = ''] }) => power);
    return powers.flatMap((power) =>
      books
        .given('surrenders')
        .flatMap((each) => (each.of === power ? (each.effects(books, position.open, referee) ?? []) : [])),
    );
  },
};

/** 54.31: a surrender reported as news. */
export const SURRENDER_NEWS = part(import.meta.url, { news: [surrenderReported] });
