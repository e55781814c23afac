import { toAll, type Referee } from '../../../kernel/dispatch.ts';
import { type FactKey, reported, setFact } from '../../../kernel/facts.ts';
import { words } from '../../../kernel/words.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { europeOver, isEuropeOver } from '../over.ts';
import type { Books, Open, Position, Step } from '../state.ts';
import { isAtWarWith, WARS, war, warSince } from '../wars.ts';
import { arePlayed } from './played.ts';
import { turnId } from './turn-id.ts';

// 55.21, 56.21: with its last power the European Axis ends the war.

declare module '../state.ts' {
  interface Steps {
    peace: { readonly after: 'germany' | 'italy' };
  }
}

/** The wars of Italy, and when they began: one that has ended was fought too. */
const ITALIAN = WARS.flatMap(([a, b]) => (a === 'italy' ? [war.key(a, b)] : []));
const BEGUN = WARS.flatMap(([a, b]) => (a === 'italy' ? [warSince.key(a, b)] : []));

/** Whether Italy ever went to war with an Ally (55.21); where nobody knows, the facts that would say. */
function wentToWar({ facts }: Open): boolean | readonly FactKey[] {
  const isFought = ITALIAN.some((key) => reported(facts, key) === true);
  if (isFought || BEGUN.some((key) => reported(facts, key) !== undefined)) return true;
  const missing = ITALIAN.filter((key) => reported(facts, key) === undefined);
  return missing.length > 0 ? missing : false;
}

/** Whether nobody of the Axis fights on: Germany beaten, and Italy too or never in the war (55.21, 56.21). */
function isPeace(open: Open): boolean | readonly FactKey[] {
  if (!hasSurrendered(open, 'germany')) return false;
  if (hasSurrendered(open, 'italy')) return true;
  const fought = wentToWar(open);
  return typeof fought === 'boolean' ? !fought : fought;
}

/** 55.21, 56.21: a game that begins after the surrenders of Germany and Italy begins after the war in Europe. */
export function beginAtPeace(books: Pick<Books, 'plan' | 'start'>, open: Open): void {
  if (!books.plan.europe || !arePlayed(books, open)) return;
  const isLost = hasSurrendered(open, 'germany') && hasSurrendered(open, 'italy');
  if (isLost && books.start[europeOver.key()] === undefined) setFact(open.facts, europeOver.key(), true);
}

/**
 * 55.21, 56.21: after a surrender of the Axis whether the war in Europe is over. If not, Italy fights on (55.22), which a German
 * surrender does not end (56.13).
 */
export const peace: Step<'peace'> = {
  clauses: ['55.21', '56.21'],
  needs: {
    facts(_, open) {
      const missing = isPeace(open);
      return typeof missing === 'boolean' ? [] : missing;
    },
    asks: (_, open) => ({ at: turnId(open), prompt: words('ask.peace'), clauses: ['55.21'] }),
  },
  next: (books, position, { after }, referee) => settle(books, position, after, referee),
  drop: (books, position, { after }, referee) => settle(books, position, after, referee),
};

/** What was still to come of the diplomacy of Europe comes no more; BRPs that are due to the Allies are paid. */
function settle({ plan }: Books, { open }: Position, after: 'germany' | 'italy', referee: Referee): void {
  if (isEuropeOver(open)) return;
  if (isPeace(open) !== true) {
    if (after === 'germany') referee.tell?.(toAll('note', words('told.italyFightsOn'), ['55.22', '56.13']));
    return;
  }
  setFact(open.facts, europeOver.key(), true);
  Object.assign(open, { reactions: [], obliged: [] });
  referee.tell?.(toAll('result', words('told.peaceInEurope'), [after === 'germany' ? '55.21' : '56.21']));
  if (!plan.european && isAtWarWith(open, 'japan', ['britain', 'us', 'russia', 'china']))
    referee.tell?.(toAll('note', words('told.warInPacific'), ['55.23']));
}
