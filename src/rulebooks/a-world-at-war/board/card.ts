import {
  type Bar,
  type Possible,
  type Range,
  type View,
  type Words,
  type board,
  sumOf,
} from '../../../kernel/index.ts';
import { dpsKnown, ownDps } from '../49-diplomacy/2-allocation.ts';
import { allocationBar } from '../49-diplomacy/3-restrictions.ts';
import { namingBar } from '../49-diplomacy/41-naming.ts';
import { namingTexts } from '../49-diplomacy/41-naming.words.ts';
import { rollSheet } from '../49-diplomacy/42-leads.ts';
import { saidOf } from '../49-diplomacy/42-die-roll.ts';
import { rowAs, rowsOf } from '../49-diplomacy/5-rows.ts';
import { beneficiaryOf, favouredBy } from '../49-diplomacy/5-results.ts';
import { reactionBar } from '../49-diplomacy/6-reactions.ts';
import { reactionTexts } from '../49-diplomacy/6-reactions.words.ts';
import { REACTION_TARGETS } from '../49-diplomacy/62-eligible.ts';
import { worldNameTexts } from '../names.words.ts';
import { FACTIONS, type Faction } from '../powers.ts';
import type { Books, Open, SealedPart } from '../state.ts';
import { type ResultRow, resultWords } from '../tables/results.ts';
import { isMinor, TARGETS } from '../tables/targets.ts';
import { hasPlaced, isOver } from './calendar.ts';
import { worldCardTexts } from './card.words.ts';
import { stateWords } from './targets.ts';
import { stateOfWar } from './war-state.ts';

// The card of a target: the result in effect, the DPs as the seat may see them, who may name it and react, its table and its sum.

type OurView = View<Open, SealedPart>;

const { column } = worldCardTexts.card;

/** 49.31 to 49.36, 49.42, 49.43, 49.51, 49.61: what there is to know of a target, or of a place that somebody holds; none without a war in Europe. */
export function cardPanels(books: Books, view: OurView, id: string): readonly board.Panel[] {
  if (!books.plan.europe) return [];
  const { open } = view;
  const held = stateOfWar(books, view)?.places.find((each) => each.id === id)?.words ?? [];
  if (!isMinor(id)) {
    const may = TARGETS.includes(id) && !isOver(open) ? [mayTable(view, id)] : [];
    return [...(held.length > 0 ? [standingTable(id, held)] : []), ...may];
  }
  const state = [...stateWords(open, id), ...held];
  const standing = standingTable(id, state.length === 0 ? [worldCardTexts.card.nothing()] : state);
  const results = resultsTable(books, open, id);
  return isOver(open)
    ? [standing, results]
    : [standing, mayTable(view, id), sumTable(books, view, id), results];
}

function placeWords(target: string): Words {
  return namingTexts.row.target({ target });
}

/** How a place stands: a result, who holds it since when, who is at war with it. */
function standingTable(id: string, state: readonly Words[]): board.TablePanel {
  return {
    kind: 'table',
    title: worldCardTexts.card.is({ place: placeWords(id) }),
    columns: [column.is()],
    rows: state.map((each) => [each]),
  };
}

/** 49.31 to 49.36, 49.43, 49.61: faction by faction its DPs, and why it may not place, name or react. */
function mayTable(view: OurView, target: string): board.TablePanel {
  const rows = FACTIONS.map((faction) => factionRow(view, faction, target));
  const columns = [
    column.faction(),
    column.dps(),
    column.places(),
    column.names(),
    column.reacts(),
    column.why(),
  ];
  return { kind: 'table', title: worldCardTexts.card.may({ place: placeWords(target) }), columns, rows };
}

function factionRow(view: OurView, faction: Faction, target: string): readonly (board.Cell | null)[] {
  const { open } = view;
  const place = allocationBar(open, faction, target);
  const name = isMinor(target) ? (namesNone(faction, place) ?? namingBarOf(view, faction, target)) : null;
  const canReact = isMinor(target) && REACTION_TARGETS[faction].includes(target);
  const react = canReact ? reactionBar(open, faction, target) : null;
  const bars = [...new Set([place, name, react].flatMap((bar) => bar ?? []))];
  return [
    worldNameTexts.name[faction](),
    hasPlaced(open) ? dpsCell(dpsKnown(view, faction, target)) : '',
    yesNo(place),
    isMinor(target) ? yesNo(name) : '',
    canReact ? yesNo(react) : '',
    bars.length === 0 ? '' : worldCardTexts.card.reasons({ parts: bars.map(whyWords) }),
  ];
}

/** 49.423: Russia names only where it may place DPs. */
function namesNone(faction: Faction, place: Bar | null): Bar | null {
  return faction === 'russia' ? place : null;
}

/** 49.43: as all know it; for the faction itself its own DPs count too (49.423). */
function namingBarOf({ open, seat, sealed }: OurView, faction: Faction, target: string): Bar | null {
  const isOwn = seat === faction && sealed !== undefined && hasPlaced(open);
  return namingBar(open, faction, target, isOwn ? ownDps(open, faction, sealed.dps) : undefined);
}

function yesNo(bar: Bar | null): Words {
  return (bar === null ? worldCardTexts.card.yes : worldCardTexts.card.no)();
}

function whyWords({ reason, clauses }: Bar): Words {
  // of a faction that need not be the reader's
  const isPending = reason.key !== reactionTexts.bar.noReaction.key;
  return worldCardTexts.card.why({ reason: isPending ? reason : worldCardTexts.card.noReaction(), clauses });
}

function dpsCell(known: Possible): board.Cell | null {
  if (typeof known === 'number') return known;
  return typeof known === 'object' && 'min' in known ? rangeCell(known) : null;
}

function rangeCell({ min, max }: Range): board.Cell {
  return min === max ? min : worldCardTexts.card.between({ least: min, most: max });
}

/** 49.51, 49.52: the rows of the table, for whom each would be, its BRPs and its star. */
function resultsTable({ tables }: Books, open: Open, target: string): board.TablePanel {
  const rows = rowsOf(tables, target).map((each) => {
    const row = rowAs(open, target, each);
    return [
      resultWords({ ...row, permanent: false }),
      forWhom(tables, open, target, row),
      row.brps === 'all' ? worldCardTexts.card.allBrps() : (row.brps ?? ''),
      row.permanent ? worldCardTexts.card.star() : '',
    ];
  });
  const columns = [column.result(), column.to(), column.brps(), column.star()];
  return { kind: 'table', title: worldCardTexts.card.results({ place: placeWords(target) }), columns, rows };
}

function forWhom(tables: Books['tables'], open: Open, target: string, { effect }: ResultRow): board.Cell {
  const faction = favouredBy(open, target, effect);
  if (faction === null) return '';
  if (faction === 'tie') return worldCardTexts.card.tie();
  return beneficiaryOf(tables, open, target, faction) ?? '';
}

/** 49.426: the sum of a roll made now, line by line, with what is not known as a range. */
function sumTable(books: Books, view: OurView, target: string): board.TablePanel {
  const { lines, sum } = saidOf(books, view.open, sumOf(books, view, rollSheet(target)));
  const rolled = lines.find(({ id }) => id === ROLLED) ?? NOTHING;
  const shown = lines.filter(({ id, min, max }) => id !== ROLLED && (min !== 0 || max !== 0));
  const total = { min: sum.min - rolled.min, max: sum.max - rolled.max };
  return {
    kind: 'table',
    title: worldCardTexts.card.sum({ place: placeWords(target) }),
    columns: [column.line(), column.clause(), column.value()],
    rows: [
      ...shown.map((line) => [line.label, line.clause, rangeCell(line)]),
      [worldCardTexts.card.total(), '49.425', rangeCell(total)],
    ],
  };
}

/** The line of the die (49.425). */
const ROLLED = '49.425';
const NOTHING: Range = { min: 0, max: 0 };
