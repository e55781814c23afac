import { isRefusal, type Refusal } from '../kernel/clause.ts';
import { answer, type Game, stateOf } from '../kernel/game/game.ts';
import { concernedSeats, standingName } from '../kernel/game/always-open.ts';
import { asksOf } from '../kernel/game/play.ts';
import { viewOf } from '../kernel/game/position.ts';
import { check } from '../kernel/forms/form.ts';
import type { Decision } from '../kernel/forms/decision.ts';
import { own } from '../kernel/json.ts';
import type { Table } from '../kernel/rulebook.ts';
import type { FactSpec, Report, ReportAnswer } from '../kernel/sums/facts.ts';
import { TABLE } from '../kernel/seat.ts';
import { BY_CLUB, type ClubSayings, type Section } from './club.ts';
import { isOfTheTable } from './section.ts';

/** What a club file tells a game as it begins; of a game that begins in the middle only what is the same in every game. */
export function toldBy({ facts, starts }: Section, { rulebook, setup }: Table): ClubSayings {
  const isMiddle = rulebook.isMiddle?.(setup.data) === true;
  return { ...facts, ...(isMiddle ? {} : own(starts, setup.scenario.id)) };
}

/**
 * What a game that begins is told first, as the table's report: all that it can be told, without asking anybody, and that it does
 * not know already.
 */
function reportAtStart(game: Game, said: ClubSayings): ReportAnswer {
  const report = standingReport(game);
  if (!report) return {};
  const { table } = game;
  const { facts } = table.rules;
  const known = table.rules.known(viewOf(stateOf(game).position, null));
  const told = Object.entries(said).flatMap(([key, each]): [string, Report][] => {
    const spec = own(facts, key);
    if (!spec || !isOfTheTable(spec)) return [];
    const one = reportOf(spec, each);
    return known(key) === one.value && one.reason === undefined ? [] : [[key, one]];
  });
  const isFree = ([key, one]: [string, Report]): boolean => {
    const alone = { [key]: one };
    const clauses = report.clauses;
    return (
      check(report.form, alone, { facts, clauses }) === null &&
      concernedSeats(table, report, alone).length === 0
    );
  };
  return Object.fromEntries(told.filter(isFree));
}

function reportOf({ from }: FactSpec, said: ClubSayings[string]): Report {
  if (typeof said !== 'object') return { value: said, as: 'change' };
  return { ...said, as: from === undefined ? 'change' : 'override' };
}

/** The report that the table can always make; null: the game is over. */
function standingReport(game: Game): Decision | null {
  const asked = asksOf(game.table, stateOf(game), TABLE);
  return asked.find((each) => standingName(each) === 'report') ?? null;
}

/** A game that begins with what its table is told first; as it is, where that is nothing. Refused where it cannot be told. */
function begunWith(game: Game, told: ReportAnswer, by: string = BY_CLUB): Game | Refusal {
  const report = standingReport(game);
  if (!report || Object.keys(told).length === 0) return game;
  return answer(game, { seat: TABLE, decision: report.id, answer: told }, { by, agreed: [] });
}

/** A game that begins with what a club file has for it. */
export function begunWithClub(game: Game, section: Section): Game {
  const begun = begunWith(game, reportAtStart(game, toldBy(section, game.table)));
  return isRefusal(begun) ? game : begun;
}
