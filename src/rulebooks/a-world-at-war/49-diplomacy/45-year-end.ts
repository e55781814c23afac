import {
  type Allocation,
  type Door,
  NEVER,
  type Referee,
  expire,
  json,
  reportedValue,
  setFact,
  tell,
} from '../../../kernel/index.ts';
import { endingDue } from '../turn/ending.ts';
import { tellFall } from '../war/falls.ts';
import { freshPhase, freshYear } from '../turn/lifetimes.ts';
import { hasDiplomacy, isDecided } from '../turn/over.ts';
import { part } from '../part.ts';
import { type Faction, isFaction } from '../powers.ts';
import {
  type Books,
  type Go,
  isPaper,
  type Open,
  type WorldPosition,
  SEASONS,
  type WorldStep,
  stepOf,
} from '../state.ts';
import { undefendedCount, undefendedNow } from './12-worksheet.ts';
import { openUndefended } from './154-undefended.ts';
import { placing } from './2-allocation.ts';
import { MISFIT, restForm, paperParts, tellMisfit } from './21-paper.ts';
import { spanWords } from './42-phase.ts';
import { fellThisYear } from './431c-france.ts';
import { askOfAggression } from './435-aggression.ts';
import { yearEndTexts } from './45-year-end.words.ts';
import { door, hasAnswered } from './door.ts';

declare module '../state.ts' {
  interface Steps {
    sheets: object;
    'year-end': object;
  }
}

/** After the last turn: on paper the DPs not shown are typed, each faction's for itself, before all are gone (49.45). */
const sheets: WorldStep<'sheets'> = {
  clauses: ['49.24', '49.31', '49.45'],
  // in a year after the peace of Europe nothing was allotted
  seats: (_, open) => (isPaper(open) && Object.keys(open.allotment).length > 0 ? placing(open) : []),
  asks(_, { open, seat, sealed }) {
    const faction = seat as Faction;
    const shown = sealed?.dps ?? {};
    const parts = paperParts(shown);
    return {
      id: `${open.year}/${faction}/allocate`,
      form: restForm(open, faction, shown),
      prompt: (parts.length === 0 ? yearEndTexts.ask.paper : yearEndTexts.ask.restOfPaper)({
        faction,
        year: open.year,
        parts,
      }),
      clauses: ['49.24', '49.45'],
      sealed: true,
    };
  },
  take: (_, position, __, { seat, answer }, referee) =>
    checkSheet(position, seat as Faction, answer as Allocation, referee),
};

/** The rest of a faction's paper: it keeps the limits, or the faction says that it does not. Only the faction sees it. */
function checkSheet(
  position: WorldPosition,
  faction: Faction,
  { [MISFIT]: misfit = 0, ...rest }: Allocation,
  referee: Referee,
): void {
  const { open, sealed } = position;
  const { year } = open;
  const parts = paperParts({ ...sealed[faction]?.dps, ...rest });
  const clauses = ['49.21', '49.24', '49.31'];
  const own = yearEndTexts.told.sheet({ year, parts: parts.length === 0 ? null : parts });
  referee.tell?.({ to: [faction], kind: 'note', data: own, clauses });
  if (misfit > 0) {
    referee.reveal({ to: 'all', from: faction, key: 'sheet', value: 'does-not-fit', clauses });
    tellMisfit(open, faction, referee);
  } else tell(referee, 'note', yearEndTexts.told.sheetFits, { faction, year }, clauses);
}

/** 49.31: at the end of a year on paper a faction says that its sheet does not fit. */
function mayMisfit({ open }: WorldPosition, { from, to, key, value }: Door): boolean {
  const isIt = key === 'sheet' && value === 'does-not-fit' && to === 'all';
  return isIt && isPaper(open) && stepOf(open) === 'sheets' && isFaction(from) && !hasAnswered(open, from);
}

const SHEET = door(
  {
    name: 'sheet',
    about: 'On paper: that the sheet of a faction, typed at the year\u2019s end, does not fit.',
    clauses: ['49.31'],
    on: ['allocate'],
  },
  mayMisfit,
);

/** 49.45: the end of a year; what Russia left undefended in it counts in the next (49.154F). */
const yearEnd: WorldStep<'year-end'> = {
  clauses: ['49.45'],
  ends: {
    name: 'year',
    closes: true,
    clauses: ['49.41'],
    args: (_, open) => spanWords(open),
    // what is announced at the year's start is owed to all (49.21)
    seats(_, { agenda }) {
      const isOwed = (item: Go): boolean => item.step === 'show' && item.before === 'ready';
      return (agenda as readonly Go[]).some(isOwed) ? null : undefined;
    },
  },
  next: (books, position, _, referee) => endYear(books, position, referee),
};

/**
 * 49.45: all DPs are gone, unused ones unseen, and every target may be named again. Results, stars and aggressors are
 * facts that outlast the year. After the last turn, and once it is decided, the game is over, else the next year begins.
 */
function endYear(books: Books, position: WorldPosition, referee: Referee): Go[] {
  const { open, sealed } = position;
  const hadDps = hasDiplomacy(books, open) || Object.keys(open.allotment).length > 0;
  const last = open.year === books.plan.to.year || isDecided(books, open);
  for (const seat of Object.values(sealed)) Object.assign(seat, { dps: {}, revealed: json.bare() });
  expire(open.facts, books.facts, 'year');
  Object.assign(open, { revealed: json.bare() }, freshYear(), freshPhase());
  tellEnd(open.year, hadDps, referee);
  if (last) return [...endingDue(books, open)];
  Object.assign(open, { year: open.year + 1, turn: SEASONS[0], opening: false });
  carryUndefended(open);
  if (hasDiplomacy(books, open)) askOfAggression(books, open, 'year');
  // the year of a fall is the one in which France is reported as conquered
  if (fellThisYear(open) !== false) tellFall(open, 'france', 'year', 0);
  return [{ step: 'year' }];
}

/** 49.45: DPs are taken off the map; where nobody placed any, only the year is over. */
function tellEnd(year: number, hadDps: boolean, referee: Referee): void {
  const data = yearEndTexts.told.yearEnd(hadDps ? { year } : { year, without: true });
  referee.tell?.({
    to: 'all',
    kind: 'directive',
    data,
    clauses: ['49.45'],
    ...(hadDps ? {} : { until: NEVER }),
  });
}

/** 49.154F: what Russia left undefended this year costs it DPs in the next one. */
function carryUndefended(open: Open): void {
  setFact(open.facts, undefendedCount.key(), reportedValue(open.facts, undefendedNow.key()));
  setFact(open.facts, undefendedNow.key(), 0);
  openUndefended(open);
}

/** 49.45: the end of a year. */
export const YEAR_END = part(import.meta.url, {
  clauses: {
    '49.154A': ['definition', 'When an objective is undefended'],
    '49.154B': ['definition', 'Isolated or bordering objectives exempt'],
    '49.154C': ['definition', 'Only inside Russia'],
    '49.154D': ['definition', 'Objective and IC count once'],
    '49.154E': ['definition', 'Combat, airdrop, exploitation exempt'],
    '49.154F': ['computed', 'This year and the next', 'yearEnd'],
    '49.45': ['directive', 'Unused DPs are lost', 'yearEnd'],
  },
  steps: { sheets, 'year-end': yearEnd },
  at: { 'year-end': () => [{ step: 'sheets' }] },
  doors: [SHEET],
  texts: yearEndTexts,
});
