import { type View, type Words, type board, json } from '../../../kernel/index.ts';
import { dpsKnown, poolOf, shownDps, shownIn, unseenDps } from '../49-diplomacy/2-allocation.ts';
import { paperTexts } from '../49-diplomacy/21-paper.words.ts';
import { namingTexts } from '../49-diplomacy/41-naming.words.ts';
import { rowAs, rowsOf } from '../49-diplomacy/5-rows.ts';
import { worldBoardTexts } from './board.words.ts';
import { worldNameTexts } from '../names.words.ts';
import { FACTIONS, type Faction, powersOf } from '../powers.ts';
import { dpsByTarget, isAhead, isPaper, type Open, type SealedPart } from '../state.ts';
import { addedLines } from '../tables/additions.ts';
import type { Tables } from '../tables/country.ts';
import { resultWords } from '../tables/results.ts';
import { MINORS } from '../tables/targets.ts';
import { hasPlaced, isOver, turnWords } from './calendar.ts';
import { ELSEWHERE } from './targets.ts';

/** The DPs of each faction in each target, as far as this view knows them. */
export function placedDps(view: View<Open, SealedPart>): board.TablePanel {
  const { open } = view;
  const targets = hasPlaced(open) ? [...MINORS, ...ELSEWHERE] : [];
  const rows = targets.map((target) => [
    namingTexts.row.target({ target }),
    ...FACTIONS.map((faction) => {
      const known = dpsKnown(view, faction, target);
      return typeof known === 'number' ? known : null;
    }),
  ]);
  const columns = (['target', 'axisDps', 'westDps', 'russiaDps'] as const).map((key) =>
    worldBoardTexts.board[key](),
  );
  const title = worldBoardTexts.board.placed({ year: open.year, turn: turnWords(open) });
  return { kind: 'table', title, tab: worldBoardTexts.board.placedTab(), columns, rows };
}

/** What the players have added to the tables, and keep: lines (49.4265) and rows (49.51, 49.52). */
export function additions(tables: Tables, open: Open): board.TablePanel {
  const rows = MINORS.flatMap((target) =>
    [
      ...addedLines(target).flatMap(({ fact }) => {
        const { value, reason = '' } = json.own(open.facts, fact) ?? {};
        return typeof value === 'number' && value !== 0
          ? [[worldBoardTexts.board.modifier({ reason }), value]]
          : [];
      }),
      ...rowsOf(tables, target).flatMap((row) => {
        const now = rowAs(open, target, row);
        return now === row ? [] : [[resultWords(now), now.brps ?? '']];
      }),
    ].map((row) => [worldNameTexts.name[target](), ...row]),
  );
  const columns = (['target', 'addition', 'amount'] as const).map((key) => worldBoardTexts.board[key]());
  return { kind: 'table', title: worldBoardTexts.board.additions(), columns, rows };
}

/** What each faction has, what of it all have seen, and what is left. */
export function factions({ open, seat, sealed }: View<Open, SealedPart>): board.TablePanel {
  const allotting = isOver(open) || isAhead(open, 'allotment');
  const rows = (allotting ? [] : FACTIONS).map((faction) => [
    worldNameTexts.name[faction](),
    poolShown(open, faction),
    shownDps(open, faction),
    open.spent[faction] ?? 0,
    leftOf(open, faction, seat === faction && !isPaper(open) ? sealed : undefined),
  ]);
  const columns = (['faction', 'dps', 'opened', 'used', 'left'] as const).map((key) =>
    worldBoardTexts.board[key](),
  );
  return { kind: 'table', title: worldBoardTexts.board.factions({ year: open.year }), columns, rows };
}

/** A faction's DPs, with what each of its powers brings. */
function poolShown(open: Open, faction: Faction): Words | string {
  const dps = poolOf(open, faction);
  const powers = powersOf(faction);
  if (powers.length === 1) return String(dps);
  const parts = powers.map((power) => paperTexts.paper.power({ power, dps: open.allotment[power] ?? 0 }));
  return worldBoardTexts.board.pool({ dps, powers: parts });
}

/** DPs not yet opened: what a faction's own seat has where, or the most that the others must reckon with. */
function leftOf(open: Open, faction: Faction, own: SealedPart | undefined): Words | string {
  if (!hasPlaced(open)) return '';
  const most = unseenDps(open, faction);
  if (own === undefined)
    return (most === 0 ? worldBoardTexts.board.noneLeft : worldBoardTexts.board.mostLeft)({ dps: most });
  const places = [...dpsByTarget(own.dps)].flatMap(([target, dps]) => {
    const used = target === 'usat' ? (open.spent[faction] ?? 0) : 0;
    return shownIn(open, faction, target) !== undefined || dps <= used ? [] : [{ target, dps: dps - used }];
  });
  if (places.length === 0) return worldBoardTexts.board.noneLeft();
  const parts = places.map(({ target, dps }) => worldBoardTexts.board.place({ target, dps }));
  return worldBoardTexts.board.ownLeft({ parts: parts });
}
