import { type board, reportedValue } from '../../../kernel/index.ts';
import { undefendedNow } from '../49-diplomacy/12-worksheet.ts';
import { worldBoardTexts } from './board.words.ts';
import type { Roll } from '../turn/lifetimes.ts';
import { POWERS } from '../powers.ts';
import type { Open } from '../state.ts';

type Item = board.DocketPanel['items'][number];

/** The rolls of this phase, and what is still to come: reactions, BRPs, declarations of war, losses. */
export function docket(open: Open): board.DocketPanel {
  const items = [...rolls(open), ...reactions(open), ...brps(open), ...wars(open), ...losses(open)];
  return { kind: 'docket', title: worldBoardTexts.board.docket(), items };
}

const CLAUSES: Readonly<Record<Roll['kind'], readonly string[]>> = {
  named: ['49.425'],
  reaction: ['49.61'],
  demand: ['49.71'],
};

/** 49.425: one after the other. */
function rolls({ rolls: all, rolling, agenda }: Open): Item[] {
  if (agenda.length === 0) return [];
  return all.map(({ target, by, kind, settled }, i) => ({
    what: worldBoardTexts.board.roll({ target }),
    who: by,
    done: settled !== null || i < rolling,
    clauses: CLAUSES[kind],
  }));
}

/** 49.61: in the next diplomatic phase, and not later. */
function reactions(open: Open): Item[] {
  return open.reactions.map(({ faction, target }) => ({
    what: worldBoardTexts.board.reaction({ target }),
    who: [faction],
    when: worldBoardTexts.board.nextPhase(),
    done: false,
    clauses: ['49.61'],
  }));
}

/** 49.59: from results in the opponent's phase. */
function brps({ due }: Open): Item[] {
  return due.map(({ power, target, brps: amount }) => ({
    what: worldBoardTexts.board.due({ power, target, brps: amount }),
    who: [POWERS[power].faction],
    when: worldBoardTexts.board.nextTurn(),
    done: false,
    clauses: ['49.59'],
  }));
}

/** 49.58: without the declaration the result before comes back. */
function wars({ obliged }: Open): Item[] {
  return obliged.map(({ power, target, later }) => ({
    what: worldBoardTexts.board.obliged({ power, target }),
    who: [POWERS[power].faction],
    when: (later ? worldBoardTexts.board.ownTurn : worldBoardTexts.board.thisTurn)(),
    done: false,
    clauses: ['49.58'],
  }));
}

/** 49.154F: undefended objectives and ICs cost DPs in the next year. */
function losses({ facts }: Open): Item[] {
  const lost = reportedValue(facts, undefendedNow.key());
  if (typeof lost !== 'number' || lost <= 0) return [];
  const what = worldBoardTexts.board.undefended({ lost });
  return [
    { what, who: ['russia'], when: worldBoardTexts.board.nextYear(), done: false, clauses: ['49.154F'] },
  ];
}
