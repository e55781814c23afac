import type { Clause } from '../clause.ts';
import type { FactThen, PlaceThen, SumThen } from './if-changes.ts';
import type { IfSo, Stop } from './if-so.ts';
import type { DispatchKind } from '../steps/dispatch.ts';
import { factName, type Possible } from '../sums/facts.ts';
import type { RecordLine } from './record.ts';
import { type Json, own } from '../json.ts';
import type { Cell } from '../board/panel.ts';
import { DICE, type Seat, TABLE } from '../seat.ts';
import type { Rules, Table } from '../rulebook.ts';
import type { Range, SheetResult } from '../sums/sheet.ts';
import { type Words, words } from '../texts/words.ts';

/** One line of what would come: as the log would have it, or what would be otherwise, or where the trial ends. */
export interface IfLine {
  readonly kind: DispatchKind | 'fact' | 'place' | 'sum' | 'stop';
  readonly text: Words;
  readonly clauses: readonly Clause[];
}

/** What a move would bring, line by line, as desk and terminal list it. The last lines say where it ends. */
export function linesOfIf({ rules }: Table, { told, facts, places, sums, stop }: IfSo): readonly IfLine[] {
  const lines: IfLine[] = [
    ...told.map(({ kind, data, clauses }) => ({ kind, text: data, clauses })),
    ...facts.map((each) => factLine(rules, each)),
    ...places.map(placeLine),
    ...sums.map((each) => sumLine(rules, each)),
  ];
  const nothing: IfLine = { kind: 'note', text: words('if.nothing'), clauses: [] };
  return [...(lines.length === 0 && stop.why !== 'held' ? [nothing] : lines), ...stopLines(stop)];
}

/** The sheets that a record shows: of these it is said what they would come to, whether they are told again or not. */
export function sheetsShown(lines: readonly Pick<RecordLine, 'dispatches'>[]): readonly string[] {
  return [
    ...new Set(lines.flatMap(({ dispatches }) => dispatches.flatMap(({ sheet }) => sheet?.sheet ?? []))),
  ];
}

function factLine(rules: Rules, { fact, before, after, clauses }: FactThen): IfLine {
  const args = {
    fact: factName(rules.facts, fact),
    before: possibleWords(before),
    after: possibleWords(after),
  };
  return { kind: 'fact', text: words('if.fact', args), clauses };
}

function placeLine({ label, before, after }: PlaceThen): IfLine {
  const args = { place: label as Json, before: cells(before), after: cells(after) };
  const key = after.length === 0 ? 'if.placeNot' : before.length === 0 ? 'if.placeNow' : 'if.place';
  return { kind: 'place', text: words(key, args), clauses: [] };
}

function cells(all: readonly Cell[]): Json {
  return all.map((each) => each as Json);
}

/** A sum now and otherwise; `n`: the line of a record in which it was told. */
export function sumLine(rules: Rules, { before, after }: SumThen, n?: number): IfLine {
  const sheet = own(rules.sheets, before.sheet)?.title ?? words(before.sheet);
  const args = { sheet, before: resultWords(rules, before), after: resultWords(rules, after) };
  const text = n === undefined ? words('if.sum', args) : words('if.sumOfLine', { ...args, n });
  return { kind: 'sum', text, clauses: [] };
}

/** A total, and what it brings where that is one thing. */
function resultWords(rules: Rules, { sheet, total, outcomes, called }: SheetResult): Words {
  const [only, other] = outcomes;
  const found = own(rules.sheets, sheet)?.outcomes?.find(({ id }) => id === only);
  if (!found || other !== undefined) return rangeWords(total);
  return words('if.result', {
    total: rangeWords(total),
    outcome: own(called ?? {}, found.id) ?? found.label,
  });
}

function rangeWords({ min, max }: Range): Words {
  return min === max ? words('if.value', { value: min }) : words('if.range', { min, max });
}

function possibleWords(possible: Possible): Words {
  if (possible === undefined) return words('if.unknown');
  if (typeof possible !== 'object') return words('if.value', { value: possible });
  return 'values' in possible ? words('if.oneOf', { values: possible.values }) : rangeWords(possible);
}

/** Where it ends; of somebody whose questions come from what is sealed, only that it is for that seat. */
function stopLines(stop: Stop): readonly IfLine[] {
  if (stop.why !== 'asks') return [{ kind: 'stop', text: words(`if.stop.${stop.why}`), clauses: [] }];
  const { seats, asked } = stop;
  return seats.flatMap((seat): IfLine[] => {
    const mine = asked.filter((each) => each.seat === seat);
    if (mine.length === 0) return [{ kind: 'stop', text: words('if.stop.seat', { seat }), clauses: [] }];
    return mine.map(({ prompt, clauses }) => ({
      kind: 'stop',
      text: words(`if.stop.${asks(seat)}`, { seat, prompt }),
      clauses,
    }));
  });
}

function asks(seat: Seat): string {
  return seat === DICE ? 'dice' : seat === TABLE ? 'table' : 'own';
}
