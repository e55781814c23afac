import {
  type Allocation,
  type Bar,
  type Limit,
  type Referee,
  type Row,
  barredRow,
  directive,
  family,
  once,
  reportedValue,
  rulingsOf,
  setFact,
  tell,
} from '../../../kernel/index.ts';
import { ours } from '../facts/called.ts';
import { isFallen } from '../freed.ts';
import { part } from '../part.ts';
import { type StormPower, POWERS } from '../powers.ts';
import { tiles } from '../starts/standing.ts';
import {
  type Books,
  type StormGround,
  type Open,
  type StormPosition,
  type Setting,
  type StormStep,
  turnId,
} from '../state.ts';
import { covertTexts } from './16.16A-covert.words.ts';
import { marginWith } from '../resolution/ahead.ts';
import { forgoneBar, isPassedBy } from './bars.ts';
import { conquestBar } from './conquest.ts';
import type { OurView } from './held.ts';
import { givenAmount, MODIFIER_SPEC, modifierKey, MOST } from './modifiers.ts';
import { isOneForm } from './one-form.rulings.ts';
import { operations, operationsLeft } from './operations.ts';
import { targetName } from './spoken.ts';

// 16.16A, step 9: covert operations, one power after the other.

declare module '../state.ts' {
  interface Steps {
    /** Step 9. */
    covert: { readonly n: 9; readonly power: StormPower };
  }
}

/** What covert operations have given a power in a target (16.16A). */
const covertModifier = family<StormGround, [StormPower, string]>({
  key: (power, target) => modifierKey(`covert-${power}`, target),
  each: ({ targets }) =>
    POWERS.flatMap((power) => targets.map(({ id }): [StormPower, string] => [power, id])),
  spec: (setting, power, target) => ({
    ...MODIFIER_SPEC,
    question: covertTexts.fact.covertModifier({ power, target: targetName(setting, target) }),
    clauses: ['16.16A'],
  }),
  read: ({ open }, power, target) => givenAmount(open, 'covert', power, target),
});

/** The most operations of a power in one target; where nobody has said, as many as can be counted. */
function mostIn({ pack }: Setting): number {
  return Math.min(pack.operationsInTarget ?? MOST, MOST);
}

/** Why a power cannot use covert operations in a target (16.16A; ruling covert-presence); null: it can. */
function covertBar(
  setting: Pick<Setting, 'targets'>,
  open: Open,
  power: StormPower,
  target: string,
): Bar | null {
  const barred = forgoneBar(open, power) ?? conquestBar(setting, open, target);
  if (barred || ruled(open.rulings, 'covert-presence') === 'anywhere') return barred;
  const isThere = open.placed.some(
    (each) => each.power === power && each.target === target && !each.void && !isFallen(open, each),
  );
  return isThere
    ? null
    : {
        clauses: ['16.16A'],
        reason: covertTexts.bar.noCounter({ power, target: targetName(setting, target) }),
      };
}

const ROWS = once((books: Books) =>
  books.targets.map(({ id }): Row => {
    return { id, label: covertTexts.row.covert({ target: targetName(books, id) }), max: mostIn(books) };
  }),
);

/** All targets, each with how a power would lead there by operations, or why it can use none (16.16A). */
export function covertRows(books: Books, open: Open, power: StormPower): Row[] {
  return ROWS(books).map((row) => {
    const barred = covertBar(books, open, power, row.id);
    if (barred) return barredRow(row, barred);
    return { ...row, leads: marginWith(power, row.id, covertModifier.key(power, row.id)) };
  });
}

/** What a power has: its operations as its seat knows them, and the tile points that they cost. */
export function covertLimits(
  { targets, pack }: Books,
  { open, sealed }: OurView,
  power: StormPower,
): Limit[] {
  const rows = targets.map(({ id }) => id);
  const limits: Limit[] = [];
  const left = operationsLeft(sealed, power);
  if (left !== undefined)
    limits.push({ rows, max: left, clauses: ['16.16A'], reason: covertTexts.limit.covert({ power, left }) });
  const points = reportedValue(open.facts, tiles.key(power));
  const cost = pack.costs.covert ?? 0;
  if (cost > 0 && typeof points === 'number') {
    const reason = covertTexts.limit.covertTiles({
      power,
      cost,
      points,
      source: ours(pack),
    });
    limits.push({ rows, weights: rows.map(() => cost), max: points, clauses: ['16.16A'], reason });
  }
  return limits;
}

/** Each power in its order uses covert operations: +1 for it, each (16.16A, step.9). Everybody is asked; none is an answer. */
const covert: StormStep<'covert'> = {
  clauses: ['step.9', '16.16A'],
  seats: ({ seating }, open, { power }) => (isPassedBy(open, power) ? [] : [seating[power]]),
  asks: (books, view, { power }) => ({
    id: `${turnId(view.open)}/9/${power}/covert`,
    form: {
      kind: 'allocate',
      rows: covertRows(books, view.open, power),
      limits: covertLimits(books, view, power),
    },
    prompt: covertTexts.ask.covert({ power }),
    clauses: ['step.9', '16.16A'],
  }),
  take: (books, position, { power }, { answer }, referee) =>
    conduct(books, position, power, answer as Allocation, referee),
};

/** step.9, 16.16A: a power uses covert operations; `given`: how many in which targets. */
export function conduct(
  books: Books,
  position: StormPosition,
  power: StormPower,
  given: Allocation,
  referee: Referee,
): void {
  const { open } = position;
  const used = Object.entries(given).filter(([, amount]) => amount > 0);
  if (used.length === 0) return;
  if (!open.modifiers.some(({ source }) => source === 'covert')) tellUnknown(books, referee);
  for (const [target, amount] of used) {
    open.modifiers.push({ source: 'covert', power, target, amount });
    tell(referee, 'note', covertTexts.told.covert, { power, target: targetName(books, target), amount }, [
      '16.16A',
    ]);
  }
  const count = used.reduce((sum, [, amount]) => sum + amount, 0);
  pay(books, open, power, count, referee);
  useUp(books, position, power, count, referee);
}

/** What the pack does not say is told at the first operation of a turn. */
function tellUnknown({ pack }: Books, referee: Referee): void {
  const { covertNotCharged, covertNotCounted } = covertTexts.told;
  if (pack.costs.covert === null) tell(referee, 'note', covertNotCharged, undefined, ['16.16A']);
  if (pack.operationsInTarget === null) tell(referee, 'note', covertNotCounted, undefined, ['16.16A']);
}

/** 16.16A: what the operations cost is paid in tile points. */
function pay({ pack }: Books, { facts }: Open, power: StormPower, count: number, referee: Referee): void {
  const cost = (pack.costs.covert ?? 0) * count;
  if (cost === 0) return;
  const points = reportedValue(facts, tiles.key(power));
  const isKnown = typeof points === 'number';
  if (isKnown) setFact(facts, tiles.key(power), Math.max(points - cost, 0));
  const text = isKnown ? covertTexts.told.covertPaid : covertTexts.told.covertPaidUnchecked;
  directive(referee, text, { power, cost, source: ours(pack) }, ['16.16A']);
}

/** 16.16A: operations are used up. Only its seat learns whether the program could check that it had them. */
function useUp(
  { seating }: Books,
  { sealed }: StormPosition,
  power: StormPower,
  count: number,
  referee: Referee,
): void {
  const seat = seating[power];
  const mine = sealed[seat];
  const left = operationsLeft(mine, power);
  if (mine && left !== undefined) {
    setFact(mine.facts, operations.key(power), Math.max(left - count, 0));
    return;
  }
  referee.tell?.({
    to: [seat],
    kind: 'note',
    data: covertTexts.told.covertNotChecked({ power }),
    clauses: ['16.16A'],
  });
}

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'covert-presence',
    clauses: ['16.16A'],
    question: 'Where can a power use covert operations?',
    choices: [
      { id: 'anywhere', text: 'In any target.' },
      { id: 'presence', text: 'Only where a counter of its own lies.' },
    ],
    default: 'anywhere',
  },
]);

/** step.9, 16.16A: covert operations. */
export const COVERT = part(import.meta.url, {
  clauses: {
    '16.16B': ['enforced', 'Spy rings', '../placing/24.54E-columns.ts#hasActiveRing'],
    'step.9': ['enforced', 'covert operations', 'covert'],
    '16.16A': ['enforced', 'covert operations', 'covert'],
  },
  steps: { covert },
  rulings: RULINGS,
  facts: [covertModifier],
  decisions: [
    {
      name: 'covert',
      seats: 'the seat of each power, in order',
      form: 'allocate',
      about: 'Covert operations.',
      clauses: ['step.9', '16.16A'],
      leadsTo: ['margin'],
      nothing: {},
      habit: {
        name: 'covert-operations',
        answers: { none: { about: 'No covert operations, unless I say so', answer: () => ({}) } },
        eachPower: true,
        only: (setup) => !isOneForm(setup),
      },
      more: ['covert-operations', 'subversion'],
    },
  ],
  texts: covertTexts,
});
