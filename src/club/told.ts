import type { RecordLine } from '../kernel/game/record.ts';
import { isRecord, type Json, own } from '../kernel/json.ts';
import type { ReadTable } from '../kernel/rulebook.ts';
import { TABLE } from '../kernel/seat.ts';
import {
  type FactKey,
  type FactSpec,
  type FactValue,
  type Report,
  REPORT_AS,
  type ReportAnswer,
} from '../kernel/sums/facts.ts';
import type { ClubSayings, SaidWith, Section } from './club.ts';
import { isOfTheClub, isOfTheTable } from './section.ts';

/** What a game was told that other games can begin with. */
export interface ClubMemory {
  readonly scenario: string;
  /** What is the same in every game. */
  readonly facts: ClubSayings;
  /** What held as it began: told openly before anybody did anything else. */
  readonly start: ClubSayings;
}

/**
 * What a game was told that can be remembered, from what a record has of it: a spectator's, or a seat's without what is hidden. In a
 * game that began in the middle nothing is the start of its scenario.
 */
export function toldForGood({ rulebook, rules, setup }: ReadTable, lines: readonly RecordLine[]): ClubMemory {
  const [facts, start] = [new Map<FactKey, FactValue | SaidWith>(), new Map<FactKey, FactValue | SaidWith>()];
  const { scenario } = setup;
  let begins = rulebook.isMiddle?.(setup.data) !== true;
  for (const line of lines) {
    if (line.undone || line.hidden) continue;
    const told = reportIn(line);
    if (told === null) begins &&= !isPlay(line);
    else
      for (const [key, report] of Object.entries(told)) {
        const spec = own(rules.facts, key);
        if (!spec || !isOfTheTable(spec)) continue;
        const isNew = begins && own(scenario.facts, key) !== report.value;
        const into = isOfTheClub(spec) ? facts : isNew ? start : null;
        if (into) put(into, key, spec, report);
      }
  }
  return { scenario: scenario.id, facts: Object.fromEntries(facts), start: Object.fromEntries(start) };
}

function put(into: Map<FactKey, FactValue | SaidWith>, key: FactKey, spec: FactSpec, report: Report): void {
  const { value, as, reason } = report;
  if (as === 'unknown' || value === undefined) into.delete(key);
  // what replaces a sum holds for that sum alone
  else if (as !== 'override' || spec.from === undefined)
    into.set(key, reason === undefined ? value : { value, reason });
}

/** What was reported in a line; null where something else was answered. */
function reportIn({ kind, answer }: RecordLine): Readonly<ReportAnswer> | null {
  return kind === 'answer' && isReport(answer) ? answer : null;
}

function isReport(answer: Json | undefined): answer is ReportAnswer {
  if (!isRecord(answer)) return false;
  const all = Object.values(answer);
  const isOne = (each: unknown): boolean => isRecord(each) && REPORT_AS.some((as) => as === each['as']);
  return all.length > 0 && all.every(isOne);
}

/** Whether play went on in a line: a seat decided something, or dice fell. */
function isPlay({ kind, seat }: RecordLine): boolean {
  return kind === 'step' || (kind === 'answer' && seat !== TABLE);
}

/** What of it a club file does not say yet, or says otherwise. */
export function newTo(section: Section, { scenario, facts, start }: ClubMemory): ClubMemory {
  const before = own(section.starts, scenario) ?? {};
  return { scenario, facts: otherThan(section.facts, facts), start: otherThan(before, start) };
}

function otherThan(before: ClubSayings, now: ClubSayings): ClubSayings {
  const isNew = ([key, each]: [string, ClubSayings[string]]): boolean =>
    JSON.stringify(own(before, key)) !== JSON.stringify(each);
  return Object.fromEntries(Object.entries(now).filter(isNew));
}

/** How many things that are. */
export function countOf({ facts, start }: ClubMemory): number {
  return Object.keys(facts).length + Object.keys(start).length;
}

/** What a club knows, with what a game was told. */
export function remembering(section: Section, { scenario, facts, start }: ClubMemory): Section {
  const starts =
    Object.keys(start).length === 0
      ? section.starts
      : { ...section.starts, [scenario]: { ...own(section.starts, scenario), ...start } };
  return { ...section, facts: { ...section.facts, ...facts }, starts };
}
