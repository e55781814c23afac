import { type FactKey, forget, texts } from '../../../kernel/index.ts';
import { surrenderFact } from '../49-diplomacy/17-surrender.ts';
import { part } from '../part.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import { type Follows, type Go, type WorldStep, turnId } from '../state.ts';
import { fallOf } from '../war/falls.ts';
import { unlessFallen } from '../war/withdrawn.ts';
import { surrender } from './23-offer.ts';
import { britishLevel, britishTurn, germanDeclaration } from './facts.ts';

// 59.41: a British surrender that the table reports, though it is played.

declare module '../state.ts' {
  interface Steps {
    /** In this game turn, where the report has named it, and after a surrender at that level. */
    'british-reported': { readonly since?: string; readonly before?: number };
  }
}

const say = texts({
  ask: {
    reportedLevel: 'Britain has surrendered: at which level?',
  },
});

/**
 * 59.41: news of a British surrender: it has all its effects; of one that was none Germany declared nothing after it (59.87). Told
 * of a Britain that has surrendered already it is another one, if its level is lower (59.872).
 */
const britainReported: Follows = {
  clauses: ['59.41', '59.87', '59.872'],
  on: [surrenderFact],
  brings(books, { open }, { each, report, was }): readonly Go[] {
    const told = each.filter(({ of: [power] }) => power === 'britain').map(({ report }) => report);
    if (told.some(({ value }) => value === false)) forget(open.facts, germanDeclaration.key());
    const isNews = told.some(({ as, value }) => as === 'change' && value === true);
    if (!isNews || !isLateWarPlayed(books, open)) return [];
    const since = report[britishTurn.key()]?.value;
    const at = since === undefined ? {} : { since: String(since) };
    if (was.get(surrenderFact.key('britain')) !== true) return [{ step: 'british-reported', ...at }];
    const [before, level] = [was.get(britishLevel.key()), report[britishLevel.key()]?.value];
    const isLower = typeof before === 'number' && typeof level === 'number' && level < before;
    return isLower ? [{ step: 'british-reported', ...at, before }] : [];
  },
};

/** 59.41: the level at which Britain surrendered is asked for, and all follows. */
const britishReported: WorldStep<'british-reported'> = {
  clauses: ['59.41'],
  withdraw: unlessFallen('britain'),
  needs: {
    facts: (_, open): readonly FactKey[] =>
      fallOf(open, 'britain').level === undefined ? [britishLevel.key()] : [],
    asks: (_, open) => ({ at: turnId(open), prompt: say.ask.reportedLevel(), clauses: ['59.41'] }),
  },
  next(books, { open }, { since = turnId(open), before = null }, referee) {
    const level = Number(fallOf(open, 'britain').level);
    return surrender(books, open, { since, level, before }, referee);
  },
};

/** 59.41: a surrender that the table reports. */
export const SURRENDER_REPORTED = part(import.meta.url, {
  steps: { 'british-reported': britishReported },
  news: [britainReported],
  texts: say,
});
