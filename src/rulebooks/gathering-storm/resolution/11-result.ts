import { type Allocation, type Limit, type Row, TABLE } from '../../../kernel/index.ts';
import { calledBy } from '../facts/called.ts';
import { targetName } from '../intelligence/spoken.ts';
import { part } from '../part.ts';
import { type StormPower, POWERS, sideOf } from '../powers.ts';
import { type Books, type Go, type Open, type StormStep, turnId } from '../state.ts';
import { asksFlags, flagsIn, missingFlags, MOST_FLAGS, placeFlags, removeFlags } from './11-flags.ts';
import { stepsOf } from './11-resolution.ts';
import { accountOf, isContested, isLost } from './lead.ts';
import { resolutionRuling } from './resolution.rulings.ts';
import { resolutionTexts } from './resolution.words.ts';

// step.11: what the table enters: flags placed and removed, in the targets that no rule has settled.

declare module '../state.ts' {
  interface Steps {
    /** The table enters what comes of the ledgers. */
    result: { readonly n: 11 };
  }
}

/** What a row stands for: flags of a power that are placed, or that it removes of another. */
interface Change {
  readonly id: string;
  readonly power: StormPower;
  readonly from: StormPower | null;
  readonly target: string;
  readonly max: number;
}

/** The flags that can be placed and removed in a target, in order. */
function changesIn(open: Open, target: string): Change[] {
  return POWERS.flatMap((power): Change[] => {
    const rivals = POWERS.filter((each) => sideOf(each) !== sideOf(power) && flagsIn(open, each, target) > 0);
    const room = MOST_FLAGS - flagsIn(open, power, target);
    return [
      ...(room > 0 ? [{ id: `place-${power}/${target}`, power, from: null, target, max: room }] : []),
      ...rivals.map(
        (from): Change => ({
          id: `${power}-removes-${from}/${target}`,
          power,
          from,
          target,
          max: flagsIn(open, from, target),
        }),
      ),
    ];
  });
}

/** No more of an owner's flags fall than there are, and no more stand than are counted (step.11). */
function limitsIn(open: Open, target: string, changes: readonly Change[]): Limit[] {
  return POWERS.flatMap((owner): Limit[] => {
    const rows = changes.filter(({ from }) => from === owner).map(({ id }) => id);
    const max = flagsIn(open, owner, target);
    if (rows.length < 2) return [];
    return [
      {
        rows,
        max,
        clauses: ['step.11'],
        reason: resolutionTexts.bar.flags({ flags: resolutionTexts.flagged[owner]({ count: max }) }),
      },
    ];
  });
}

function rowOf(books: Books, { id, power, from, target, max }: Change): Row {
  const args = { power, from, target: targetName(books, target) };
  return { id, max, label: (from === null ? resolutionTexts.row.place : resolutionTexts.row.remove)(args) };
}

/** What the table enters where no rule has settled a target: whose flags are placed, whose removed, and by whom (step.11). */
const result: StormStep<'result'> = {
  clauses: ['step.11'],
  needs: { facts: (_, open) => missingFlags(open, open.unsettled), asks: asksFlags },
  seats: (_, { unsettled }) => (unsettled.length > 0 ? [TABLE] : []),
  asks(books, { open }) {
    const changes = open.unsettled.map((target) => ({ target, of: changesIn(open, target) }));
    return {
      id: `${turnId(open)}/11/result`,
      form: {
        kind: 'allocate',
        rows: changes.flatMap(({ of }) => of.map((each) => rowOf(books, each))),
        limits: changes.flatMap(({ target, of }) => limitsIn(open, target, of)),
        called: calledBy(books),
      },
      prompt: resolutionTexts.ask.result({
        targets: open.unsettled.map((target) => targetName(books, target)),
      }),
      clauses: ['step.11'],
    };
  },
  take(books, { open }, _, { answer }, referee) {
    const given = answer as Allocation;
    const changes = open.unsettled
      .flatMap((target) => changesIn(open, target))
      .filter(({ id }) => (given[id] ?? 0) > 0);
    // what falls makes way for what is placed
    for (const { id, power, from, target } of changes)
      if (from !== null)
        removeFlags(books, open, { by: power, from, target, count: given[id] ?? 0 }, referee);
    for (const { id, power, from, target } of changes)
      if (from === null) placeFlags(books, open, power, target, given[id] ?? 0, referee);
    if (changes.length === 0)
      referee.tell?.({
        to: 'all',
        kind: 'note',
        data: resolutionTexts.told.noChange(),
        clauses: ['step.11'],
      });
    open.unsettled = [];
  },
  // another ruling, what was unknown, or a conquest can settle some of them, and a total bring others
  again(books, { open }): Go[] | null {
    const settled = open.unsettled.filter((target) => isLost(open, target) || isSettled(books, open, target));
    const isMore = books.targets.some(({ id }) => !open.settled.includes(id) && isContested(open, id));
    if (settled.length === 0 && !isMore) return null;
    open.unsettled = open.unsettled.filter((target) => !settled.includes(target));
    return [
      ...settled.map((target): Go => ({ step: 'settle', n: 11, target })),
      { step: 'resolution', n: 11, begun: true },
    ];
  },
};

/** Whether a rule settles a target by now. */
function isSettled(books: Books, open: Open, target: string): boolean {
  if (resolutionRuling(open.rulings, 'resolution') === 'ledger-only') return false;
  const { lead } = accountOf(books, open, target);
  return lead === 'tie' || (lead !== null && stepsOf(books, open, lead) !== null);
}

/** step.11: what the table decides. */
export const RESULT = part(import.meta.url, {
  steps: { result },
  decisions: [
    {
      name: 'result',
      seats: 'table',
      form: 'allocate',
      about: 'What comes of the ledgers: flags placed and removed, in the targets that no rule has settled.',
      clauses: ['step.11'],
    },
  ],
});
