import type { Words, board } from '../../../kernel/index.ts';
import { stormBoardTexts } from './board.words.ts';
import { stormNameTexts } from '../names.words.ts';
import type { Target } from '../files/pack.ts';
import { placementBar } from '../placing/24.5-diplomatic.ts';
import { POWERS, SIDES } from '../powers.ts';
import { accountOf, hasSomething, isLost } from '../resolution/lead.ts';
import type { Books, Open } from '../state.ts';
import { isOver } from './calendar.ts';
import { stormCardTexts } from './card.words.ts';
import { heading, type OurView } from './shown.ts';
import { lasting, totalOf, whyWords } from './tables.ts';
import { presentWords } from './targets.ts';

// The card of a target: whose flags, rings and counters are there, who may place, what each side comes to and who leads.

const { column } = stormCardTexts.card;
const { column: shared } = stormBoardTexts.board;

/** 24.5, step.11: what there is to know of a target; none where the pack has no such one. */
export function cardPanels(books: Books, view: OurView, id: string): readonly board.Panel[] {
  const target = books.targets.find((each) => each.id === id);
  if (!target) return [];
  const here = presentWords(books, view, target);
  const what: board.TablePanel = {
    kind: 'table',
    title: stormCardTexts.card.is({ place: heading(target) }),
    columns: [column.is()],
    rows: here.map((each) => [each]),
  };
  return [powersTable(books, view.open, target), what, sidesTable(books, view, target)];
}

/** The name that a pack gives a target: texts say that. */
export function namesOf({ targets }: Books, id: string): readonly string[] {
  return targets.flatMap((target) => (target.id === id && target.name !== undefined ? [target.name] : []));
}

/** 24.5: power by power its flags and its ring, and why it may place no counter of its set. */
function powersTable(books: Books, open: Open, target: Target): board.TablePanel {
  const over = isOver(open);
  const rows = POWERS.map((power) => {
    const bar = placementBar(books, open, power, target.id);
    const may = over || bar !== null ? stormBoardTexts.board.no() : stormBoardTexts.board.yes();
    return [stormNameTexts.name[power](), lasting(open, power, target), may, bar ? whyWords(bar) : ''];
  });
  const columns = [shared.power(), column.has(), shared.may(), shared.why()];
  return { kind: 'table', title: stormCardTexts.card.powers({ place: heading(target) }), columns, rows };
}

/** step.11: the totals as this view can know them, and who leads as everybody knows it. */
function sidesTable(books: Books, view: OurView, target: Target): board.TablePanel {
  const sides = hasSomething(view.open, target.id) ? SIDES : [];
  const rows: board.TablePanel['rows'] = [
    ...sides.map((side) => [stormBoardTexts.board.of({ of: side }), totalOf(books, view, target.id, side)]),
    [column.leads(), leadWords(books, view.open, target.id)],
  ];
  const columns = [column.side(), column.total()];
  return {
    kind: 'table',
    title: stormCardTexts.card.sides({ place: heading(target) }),
    columns,
    rows,
  };
}

function leadWords(books: Books, open: Open, target: string): Words {
  if (isLost(open, target)) return stormCardTexts.card.lost();
  if (!hasSomething(open, target)) return stormCardTexts.card.nobody();
  const { lead } = accountOf(books, open, target);
  if (lead === null) return stormCardTexts.card.unclear();
  if (lead === 'tie') return stormCardTexts.card.tie();
  return stormCardTexts.card.leads({ camp: [...lead.camp], margin: lead.margin, powers: [...lead.among] });
}
