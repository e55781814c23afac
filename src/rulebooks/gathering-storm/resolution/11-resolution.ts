import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { evaluateNamed, withSheets } from '../../../kernel/know.ts';
import type { Range } from '../../../kernel/sheet.ts';
import { type Words, words } from '../../../kernel/words.ts';
import { spoken } from '../intelligence/spoken.ts';
import { SIDES } from '../powers.ts';
import type { Books, Go, Open, Step } from '../state.ts';
import { type Account, accountOf, contestedIn, type Lead } from './lead.ts';
import { ledgerSheet } from './ledger.ts';
import { marginSheet } from './margin.ts';
import { ruled } from './resolution.rulings.ts';

// step.11: after step 10 every contested target has its ledgers told, and is resolved as the ruling resolution says.

declare module '../state.ts' {
  interface Steps {
    /** After step 10: the ledgers, and what comes of them. */
    resolution: { readonly n: 11 };
    /** One contested target. */
    settle: { readonly n: 11; readonly target: string };
  }
}

/** Every contested target in its turn; then the table enters what no rule has settled (step.11). */
export const resolution: Step<'resolution'> = {
  clauses: ['step.11'],
  next(books, { open }, _, referee): Go[] {
    const contested = contestedIn(books, open);
    if (contested.length === 0) {
      referee.tell?.(toAll('note', words('told.nothingContested'), ['step.11']));
      return [];
    }
    const each = contested.map((target): Go => ({ step: 'settle', n: 11, target }));
    return [...each, { step: 'result', n: 11 }];
  },
};

/** The ledgers of one target are told, and it is settled, or left to the table (step.11). */
export const settle: Step<'settle'> = {
  clauses: ['step.11'],
  next(books, { open }, { target }, referee): Go[] {
    const account = accountOf(books, open, target);
    tellAccount(books, open, target, account, referee);
    const { lead } = account;
    if (lead === 'tie' && ruled(open.rulings, 'resolution') !== 'ledger-only') return [];
    const steps = lead === null || lead === 'tie' ? null : stepsOf(books, open, lead);
    if (steps === null) {
      tellLeft(books, open, target, account, referee);
      open.unsettled.push(target);
      return [];
    }
    return steps === 0 ? [] : whoBenefits(target, lead as Lead, steps);
  },
};

/** Flag steps for the one power that benefits; where nothing says which, the table is asked first (step.11). */
export function whoBenefits(target: string, { among, camp }: Lead, steps: number): Go[] {
  const [power] = among;
  if (power !== undefined && among.length === 1)
    return [{ step: 'flag', n: 11, target, power, camp, nth: 1, of: steps }];
  return [{ step: 'benefits', n: 11, target }];
}

/**
 * The flag steps that a lead is worth (rulings resolution, margin): by the house rule one, by the pack's table its row, none
 * where no row has the margin; null: the table enters what comes of it (step.11).
 */
export function stepsOf({ pack }: Books, open: Open, { margin }: Lead): number | null {
  const how = ruled(open.rulings, 'resolution');
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
  const facts = withSheets(books, books.known({ seat: null, open }));
  for (const side of SIDES) {
    const args = { side, target: spoken(books, target), total: rangeWords(totals[side]) };
    const sheet = evaluateNamed(books, ledgerSheet(side, target), facts);
    referee.tell(toAll('note', words('told.ledger', args), ['step.11'], sheet));
  }
  const told = leadWords(books, target, lead);
  const [side] = lead === null || lead === 'tie' ? [] : lead.camp;
  const sheet = side && evaluateNamed(books, marginSheet(side, target), facts);
  referee.tell(toAll('result', told, ['step.11'], sheet));
}

function rangeWords({ min, max }: Range): number | Words {
  return min === max ? min : words('sum.range', { min, max });
}

function leadWords(books: Books, id: string, lead: Account['lead']): Words {
  const target = spoken(books, id);
  if (lead === null) return words('told.unclear', { target });
  if (lead === 'tie') return words('told.tie', { target });
  const { camp, margin, among } = lead;
  const [power] = among;
  const args = { target, camp: [...camp], margin };
  return among.length === 1 && power !== undefined
    ? words('told.lead', { ...args, power })
    : words('told.leadUnclear', { ...args, powers: [...among] });
}

/** Why the rule that was chosen leaves a target to the table. */
function tellLeft(books: Books, open: Open, id: string, { lead }: Account, referee: Referee): void {
  const how = ruled(open.rulings, 'resolution');
  if (how === 'ledger-only') return;
  const noTable = how === 'table' && books.pack.results === null && lead !== null;
  const key = noTable ? 'told.noResults' : 'told.leftToTable';
  referee.tell?.(toAll('note', words(key, { target: spoken(books, id) }), ['step.11']));
}
