import { type Words, type board, evaluateNamed, sums } from '../../../kernel/index.ts';
import { stormBoardTexts } from './board.words.ts';
import type { Target } from '../files/pack.ts';
import { isPower, powersOf, type Side, sideOf, SIDES } from '../powers.ts';
import { suggestedBy } from '../resolution/11-suggested.ts';
import { type Account, accountOf, hasSomething, isLost } from '../resolution/lead.ts';
import { ledgerSheet } from '../resolution/ledger.ts';
import type { Books } from '../state.ts';
import { heading, type OurView } from './shown.ts';
import { TONES } from './targets.ts';

// step.11: what each side comes to in the targets of this turn, of what, and who leads.

const { column } = stormBoardTexts.board;

/** step.11: the ledgers as this view can know them, and who leads as everybody knows it. */
export function contest(books: Books, view: OurView): board.ContestPanel {
  const { open } = view;
  const { placed, modifiers } = open;
  const contested = new Set([...placed, ...modifiers].map(({ target }) => target));
  const sides = SIDES.map((side) => stormBoardTexts.board.of({ of: side }));
  const rows = books.targets
    .filter(({ id }) => contested.has(id))
    .map((target) => rowOf(books, view, target));
  const isPlacing = rows.every(({ suggested = {} }) =>
    Object.keys(suggested).every((id) => id.startsWith('place-')),
  );
  const { places, changes, none } = stormBoardTexts.board.does;
  return {
    kind: 'contest',
    title: stormBoardTexts.board.ledgers(),
    enters: 'result',
    columns: [column.target(), ...sides, column.lead()],
    does: { suggested: (isPlacing ? places : changes)({ count: 0 }), none: none() },
    rows,
  };
}

function rowOf(books: Books, view: OurView, target: Target): board.ContestRow {
  const { open } = view;
  const row = {
    id: target.id,
    label: heading(target),
    sides: SIDES.map((side) => sideIn(books, view, target.id, side)),
  };
  if (isLost(open, target.id) || !hasSomething(open, target.id)) return { ...row, lead: null };
  const { lead } = accountOf(books, open, target.id);
  const suggested = lead === null || lead === 'tie' ? {} : suggestedBy(open, target.id, lead);
  return { ...row, lead: leadOf(lead), ...(Object.keys(suggested).length > 0 ? { suggested } : {}) };
}

function leadOf(lead: Account['lead']): board.ContestRow['lead'] {
  if (lead === null) return null;
  if (lead === 'tie') return { tone: 'neutral', label: stormBoardTexts.board.lead.nobody() };
  const { camp, among, margin } = lead;
  const [power, ...others] = among;
  const [side = 'russia'] = camp;
  const whose = power !== undefined && others.length === 0 ? [power] : camp;
  return {
    tone: TONES[power === undefined ? side : sideOf(power)],
    label: stormBoardTexts.board.lead.by({ whose, margin }),
  };
}

function sideIn(books: Books, view: OurView, target: string, side: Side): board.ContestSide {
  const facts = sums.withSheets(books, books.known(view));
  const sum = evaluateNamed(books, ledgerSheet(side, target), facts);
  const parts = sum.lines
    .filter(({ min, max }) => min !== 0 || max !== 0)
    .map(({ id, min, max }) => ({ label: partOf(id, side), value: { min, max } }));
  return { tone: TONES[side], parts, sum };
}

/** A line of a ledger in a few letters; whose it is, where its side has several powers. */
function partOf(line: string, side: Side): Words {
  const [by = '', whose = ''] = line.split('/');
  const kind = KINDS[by] ?? 'event';
  const isNamed = isPower(whose) && powersOf(side).length > 1;
  return isNamed
    ? stormBoardTexts.board.part[kind]({ power: whose })
    : stormBoardTexts.board.part[kind]({ power: '' });
}

const KINDS: Readonly<Record<string, keyof typeof stormBoardTexts.board.part>> = {
  24.5: 'diplomatic',
  24.4: 'military',
  24.3: 'antiComintern',
  event: 'event',
  24.83: 'threat',
  '16.16A': 'covert',
  '16.16H': 'subversion',
};
