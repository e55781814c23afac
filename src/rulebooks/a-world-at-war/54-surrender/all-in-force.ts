import type { TablePanel } from '../../../kernel/panel.ts';
import { inForce as ofGermany } from '../55-germany/in-force.ts';
import { inForce as ofItaly } from '../56-italy/in-force.ts';
import { inForce as ofJapan } from '../57-japan/in-force.ts';
import { inForce as ofFrance } from '../58-france/in-force.ts';
import { inForce as ofBritain } from '../59-britain/in-force.ts';
import { inForce as ofRussia } from '../60-russia/in-force.ts';
import { inForce as ofChina } from '../61-china/in-force.ts';
import { inForce as ofElections } from '../62-elections/in-force.ts';
import type { Books, Open } from '../state.ts';
import type { InForce, InForceOf } from './in-force.ts';
import { say } from './in-force.words.ts';

// What stands by rules 55 to 61, by chapter.

/** Of every chapter, in the order of their rules. */
const CHAPTERS: readonly InForceOf[] = [
  ofGermany,
  ofItaly,
  ofJapan,
  ofFrance,
  ofBritain,
  ofRussia,
  ofChina,
  ofElections,
];

/** All that stands. */
export function allInForce(books: Books, open: Open): readonly InForce[] {
  return CHAPTERS.flatMap((each) => each(books, open));
}

const COLUMNS = (['about', 'on', 'since', 'lifted', 'rule'] as const).map((key) => say.inForce[key]());

/** The part of the board that lists what stands. */
export function inForcePanel(books: Books, open: Open): TablePanel {
  const rows = allInForce(books, open).map(({ clauses, about, on, since, lifted }) => [
    about,
    on,
    since ?? say.inForce.always(),
    lifted,
    clauses.join(', '),
  ]);
  return { kind: 'table', title: say.inForce.title(), columns: COLUMNS, rows };
}
