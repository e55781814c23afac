import {
  type Range,
  type Referee,
  type Words,
  evaluateNamed,
  json,
  knownFacts,
  tell,
} from '../../../kernel/index.ts';
import { targetName } from '../intelligence/spoken.ts';
import { part } from '../part.ts';
import { SIDES } from '../powers.ts';
import type { Books, Go, Open, StormStep } from '../state.ts';
import { type Account, accountOf, hasSomething, isContested, isLost, type TargetLead } from './lead.ts';
import { ledgerSheet } from './ledger.ts';
import { marginSheet } from './ahead.ts';
import { resolutionRuling, RESOLUTION_RULINGS } from './resolution.rulings.ts';
import { resolutionTexts } from './resolution.words.ts';

// step.11: after step 10 every contested target has its ledgers told, and is resolved as the ruling resolution says.

declare module '../state.ts' {
  interface Steps {
    /** After step 10: the ledgers, and what comes of them; `begun`: one target at least is behind. */
    resolution: { readonly n: 11; readonly begun?: true };
    /** One contested target. */
    settle: { readonly n: 11; readonly target: string };
  }
}

/**
 * Every contested target in its turn, as things stand when its turn comes; then the table enters what no rule has settled
 * (step.11). Skipped once it has begun, it goes on without the questions that fall.
 */
const resolution: StormStep<'resolution'> = {
  clauses: ['step.11'],
  next: (books, { open }, { begun }, referee) => goOn(books, open, begun === true, referee),
  drop: (books, { open }, { begun }, referee) => (begun ? goOn(books, open, true, referee) : []),
};

function goOn(books: Books, open: Open, begun: boolean, referee: Referee): Go[] {
  const target = books.targets.find(({ id }) => !open.settled.includes(id) && isContested(open, id));
  if (target !== undefined)
    return [
      { step: 'settle', n: 11, target: target.id },
      { step: 'resolution', n: 11, begun: true },
    ];
  if (!begun) {
    const { onlyConquests, nothingContested } = resolutionTexts.told;
    const isConquest = books.targets.some(({ id }) => hasSomething(open, id));
    const text = isConquest ? onlyConquests : nothingContested;
    tell(referee, 'note', text, undefined, ['step.11']);
  }
  return open.unsettled.length > 0 ? [{ step: 'result', n: 11 }] : [];
}

/** The ledgers of one target are told, and it is settled, or left to the table (step.11). */
const settle: StormStep<'settle'> = {
  clauses: ['step.11'],
  next: (books, { open }, { target }, referee) => settled(books, open, target, referee),
};

function settled(books: Books, open: Open, target: string, referee: Referee): Go[] {
  if (!open.settled.includes(target)) open.settled.push(target);
  if (isLost(open, target)) {
    tell(referee, 'note', resolutionTexts.told.lost, { target: targetName(books, target) }, [
      'step.11',
      'step.6',
    ]);
    return [];
  }
  const account = accountOf(books, open, target);
  tellAccount(books, open, target, account, referee);
  const { lead } = account;
  if (lead === 'tie' && resolutionRuling(open.rulings, 'resolution') !== 'ledger-only') return [];
  const steps = lead === null || lead === 'tie' ? null : stepsOf(books, open, lead);
  if (steps === null) {
    tellLeft(books, open, target, account, referee);
    open.unsettled.push(target);
    return [];
  }
  if (steps === 0) return [];
  const due: Due = { target, lead: lead as TargetLead, steps };
  const [power, ...others] = due.lead.among;
  return power !== undefined && others.length === 0
    ? [{ step: 'flag', n: 11, ...due, power, fallen: [] }]
    : [{ step: 'benefits', n: 11, ...due }];
}

/** What is due in a target by rule: so many flag steps for who leads there (step.11). */
export interface Due {
  readonly target: string;
  readonly lead: TargetLead;
  readonly steps: number;
}

/** Whether a target still comes to what is due there: else its question makes way, and it is settled anew (step.11). */
export function isStillDue(books: Books, open: Open, { target, lead, steps }: Due): boolean {
  if (isLost(open, target)) return false;
  const { lead: now } = accountOf(books, open, target);
  return now !== null && now !== 'tie' && json.isSame(now, lead) && stepsOf(books, open, now) === steps;
}

/**
 * The flag steps that a lead is worth (rulings resolution, margin): by the house rule one, by the pack's table its row, none
 * where no row has the margin; null: the table enters what comes of it (step.11).
 */
export function stepsOf({ pack }: Books, open: Open, { margin }: TargetLead): number | null {
  const how = resolutionRuling(open.rulings, 'resolution');
  if (how === 'net-margin') return 1;
  if (how === 'ledger-only' || pack.results === null) return null;
  return pack.results.find(({ from, to }) => margin >= from && (to === null || margin <= to))?.steps ?? 0;
}

function tellAccount(
  books: Books,
  open: Open,
  target: string,
  { totals, lead }: Account,
  referee: Referee,
): void {
  if (!referee.tell) return;
  const facts = knownFacts(books, { seat: null, open });
  for (const side of SIDES) {
    const args = { side, target: targetName(books, target), total: rangeWords(totals[side]) };
    const sheet = evaluateNamed(books, ledgerSheet(side, target), facts);
    tell(referee, 'note', resolutionTexts.told.ledger, args, ['step.11'], sheet);
  }
  const told = leadWords(books, target, lead);
  const [side] = lead === null || lead === 'tie' ? [] : lead.camp;
  const sheet = side && evaluateNamed(books, marginSheet(side, target), facts);
  referee.tell({ to: 'all', kind: 'result', data: told, clauses: ['step.11'], ...(sheet ? { sheet } : {}) });
}

function rangeWords({ min, max }: Range): number | Words {
  return min === max ? min : resolutionTexts.sum.range({ min, max });
}

function leadWords(books: Books, id: string, lead: Account['lead']): Words {
  const target = targetName(books, id);
  if (lead === null) return resolutionTexts.told.unclear({ target });
  if (lead === 'tie') return resolutionTexts.told.tie({ target });
  const { camp, margin, among } = lead;
  const [power] = among;
  const args = { target, camp: [...camp], margin };
  return among.length === 1 && power !== undefined
    ? resolutionTexts.told.lead({ ...args, power })
    : resolutionTexts.told.leadUnclear({ ...args, powers: [...among] });
}

/** Why the rule that was chosen leaves a target to the table. */
function tellLeft(books: Books, open: Open, id: string, { lead }: Account, referee: Referee): void {
  const how = resolutionRuling(open.rulings, 'resolution');
  if (how === 'ledger-only') return;
  const noTable = how === 'table' && books.pack.results === null && lead !== null;
  const text = noTable ? resolutionTexts.told.noResults : resolutionTexts.told.leftToTable;
  tell(referee, 'note', text, { target: targetName(books, id) }, ['step.11']);
}

/** step.11: the resolution. */
export const RESOLUTION = part(import.meta.url, {
  clauses: {
    'step.11': ['computed', 'The resolution', 'resolution'],
  },
  steps: { resolution, settle },
  rulings: RESOLUTION_RULINGS,
  texts: resolutionTexts,
});
