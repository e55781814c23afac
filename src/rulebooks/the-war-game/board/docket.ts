import type { Words, board } from '../../../kernel/index.ts';
import { rolledRule } from '../rules/g2-docket.ts';
import type { OrderedBattle, Due } from '../lifetimes.ts';
import { NATIONS } from '../nations.ts';
import { clauseOf, type GuideEntry } from '../stories/rule.ts';
import type { Books, Open } from '../state.ts';
import { docketTexts } from './docket.words.ts';
import { followsWords, needsWords, notDue, whoDecides } from './rolls.ts';
import { listWords } from './shown.ts';
import { shownTexts } from './shown.words.ts';
import { tableTexts } from './tables.words.ts';

type Item = board.DocketPanel['items'][number];

/** All that is rolled in this part I, also of nations that roll later, with what it needs and what follows; battles that rules have ordered. */
export function docketPanel(books: Books, open: Open): board.DocketPanel {
  const items = [
    ...open.docket.map((due) => rollItem(books, open, due)),
    ...open.committed.map((each) => battleItem(books, each)),
  ];
  return { kind: 'docket', title: docketTexts.board.docket({ turn: open.turn }), items };
}

function rollItem(books: Books, open: Open, due: Due): Item {
  const { entry } = rolledRule(due.rule);
  const what = due.it
    ? docketTexts.board.about({ entry: entry.id, nation: due.it })
    : shownTexts.board.named({ name: entry.id });
  const when = whenOf(books, due);
  const needs = needsWords(books, open, due.rule);
  const done = due.is === 'rolled' || due.is === 'declined';
  const decides = due.is === 'asked' ? whoDecides(due.rule, due.rolls) : due.rolls;
  return {
    what,
    who: [books.seating[decides]],
    ...(when && { when }),
    needs: done ? needs : docketTexts.board.needsThen({ needs, follows: followsWords(open, due.rule) }),
    done,
    clauses: [clauseOf({ id: due.rule })],
  };
}

function whenOf({ seating }: Books, due: Due): Words | null {
  if (due.is === 'rolled')
    return (due.works === false ? docketTexts.board['rolled.fails'] : docketTexts.board.rolled)({
      face: due.face ?? 0,
    });
  if (due.is === 'declined') return docketTexts.board.declined();
  if (due.is === 'asked') return docketTexts.board.asked({ nation: whoDecides(due.rule, due.rolls) });
  if (due.wave > 0) return docketTexts.board.wave({ nation: due.rolls, wave: due.wave + 1 });
  // who it is says it already where a seat has one nation
  const isAlone = NATIONS.filter((nation) => seating[nation] === seating[due.rolls]).length === 1;
  return isAlone ? null : docketTexts.board.rolls({ nation: due.rolls });
}

function battleItem({ seating }: Books, { rule, battle, turnOf }: OrderedBattle): Item {
  return {
    what: docketTexts.board.ordered({ army: battle.army, place: battle.in }),
    who: [seating[turnOf]],
    when: docketTexts.board.turnOf({ nation: turnOf }),
    done: false,
    clauses: [clauseOf({ id: rule })],
  };
}

/** What is not rolled in this part I, of all entries or of one, and why not: only what is missing (G.G2). */
export function notDueTable(
  books: Books,
  open: Open,
  of?: GuideEntry,
  title = docketTexts.board.notDue(),
): board.TablePanel {
  const those = notDue(books, open).filter(({ entry }) => of === undefined || entry === of);
  const rows = those.map(({ rule, it, entry, rolls, why }) => [
    it
      ? docketTexts.board.about({ entry: entry.id, nation: it })
      : shownTexts.board.named({ name: entry.id }),
    rule,
    shownTexts.board.named({ name: rolls }),
    listWords(why, shownTexts.board.then),
  ]);
  const columns = (['territory', 'rule', 'rolledBy', 'notDueBecause'] as const).map((key) =>
    tableTexts.board.column[key](),
  );
  const tab = of === undefined ? { tab: docketTexts.board.notDueTab() } : {};
  return { kind: 'table', title, ...tab, columns, rows, folded: true };
}
