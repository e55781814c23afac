import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { reported, setFact } from '../../../kernel/facts.ts';
import { words } from '../../../kernel/words.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { isLateWarPlayed } from '../54-surrender/played.ts';
import { turnId } from '../54-surrender/turn-id.ts';
import type { Books, Follows, News, Open } from '../state.ts';
import { areAtWar, type Belligerent, TURNS, war, warDeclared, warSince } from '../wars.ts';
import { isJapanIn } from './89-far-east.ts';
import { britishPeace, britishTurn, japaneseTreaty } from './facts.ts';

// 59.86, 59.891A, 59.892C: wars that break out after a British surrender.

/** How many turns after the latest British surrender it is; undefined where nobody knows when that was (59.86A). */
export function turnsSince(open: Open): number | undefined {
  const turn = reported(open.facts, britishTurn.key());
  return typeof turn === 'string' ? TURNS.indexOf(turnId(open)) - TURNS.indexOf(turn) : undefined;
}

/** Whether it is the turn of a British surrender or the one after: no war may be declared yet (59.86A, 59.892C). */
export function isTooEarly(open: Open): boolean {
  return (turnsSince(open) ?? 2) <= 1;
}

/** Whether the peace between Germany and Britain stands (59.62, 59.83). */
export function isPeace({ facts }: Open): boolean {
  return reported(facts, britishPeace.key()) === true;
}

/** Whether Japan adheres to it (59.892). */
export function isJapanBound({ facts }: Open): boolean {
  return reported(facts, japaneseTreaty.key()) === true;
}

function begins({ each }: News, a: Belligerent, b: Belligerent): boolean {
  return each.some(
    ({ key, report }) => key === war.key(a, b) && report.as === 'change' && report.value === true,
  );
}

/** 59.83, 59.86B, C: a war between Germany and the U.S. is one with Britain; 59.891A, 59.892C: and in the Far East. */
export const warResumes: Follows = {
  clauses: ['59.86', '59.892C'],
  on: [war],
  brings(books, { open }, news, referee) {
    if (!isLateWarPlayed(books, open) || !hasSurrendered(open, 'britain')) return;
    const alone = begins(news, 'germany', 'britain');
    if (isPeace(open) && (alone || begins(news, 'germany', 'us'))) resume(open, news, referee);
    const [britain, us] = [begins(news, 'japan', 'britain'), begins(news, 'japan', 'us')];
    if (britain || us) goesToWar(books, open, referee);
  },
};

/** 59.86A to C: Germany, the U.S. and Britain are at war. */
function resume(open: Open, { report }: News, referee: Referee): void {
  if (isTooEarly(open)) referee.tell?.(toAll('note', words('told.tooEarly'), ['59.86A']));
  if (!areAtWar(open, 'germany', 'us'))
    referee.tell?.(toAll('note', words('told.notBritainAlone'), ['59.86B']));
  setFact(open.facts, britishPeace.key(), false);
  fight(open, 'germany', 'us');
  fight(open, 'germany', 'britain');
  const key = warDeclared.key('germany', 'us');
  const by = report[key]?.value ?? reported(open.facts, key);
  const [told, clauses] =
    by === 'germany'
      ? ['told.germanyResumes', ['59.86B']]
      : by === 'us'
        ? ['told.usResumes', ['59.86C']]
        : ['told.warResumes', ['59.86B', '59.86C']];
  referee.tell?.(toAll('result', words(told as string), ['59.83', ...(clauses as string[])]));
}

/** A war that a rule brings about is dated as one that is told (59.86, 59.892C). */
function fight(open: Open, a: Belligerent, b: Belligerent): void {
  if (areAtWar(open, a, b)) return;
  setFact(open.facts, war.key(a, b), true);
  if (reported(open.facts, warSince.key(a, b)) === undefined)
    setFact(open.facts, warSince.key(a, b), turnId(open));
}

/** 59.891A, 59.892C: after a British surrender Japan goes to war with both or with neither. */
function goesToWar(books: Books, open: Open, referee: Referee): void {
  if (!isJapanIn(books, open)) return;
  if (isJapanBound(open)) {
    if (isTooEarly(open)) referee.tell?.(toAll('note', words('told.japanTooEarly'), ['59.892C']));
    setFact(open.facts, japaneseTreaty.key(), false);
    fight(open, 'japan', 'britain');
    fight(open, 'japan', 'us');
    referee.tell?.(toAll('result', words('told.japanResumes'), ['59.892C']));
  } else if (!areAtWar(open, 'japan', 'us'))
    referee.tell?.(toAll('note', words('told.japanNotAlone'), ['59.891A']));
}
