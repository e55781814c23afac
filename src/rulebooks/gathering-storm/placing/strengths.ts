import {
  type AllocateForm,
  type Allocation,
  type Limit,
  type Referee,
  type Row,
  type Seat,
  lazily,
  once,
} from '../../../kernel/index.ts';
import { calledBy, ours } from '../facts/called.ts';
import { targetName } from '../intelligence/spoken.ts';
import type { Placement } from '../lifetimes.ts';
import { part } from '../part.ts';
import { type StormPower, seatsOf, sideOf } from '../powers.ts';
import {
  type Open,
  type StormPosition,
  powersOfSeat,
  type Setting,
  type StormStep,
  turnId,
} from '../state.ts';
import { counterId, MOST, type PlacingStep } from './counters.ts';
import { marginIf, marginWith } from '../resolution/ahead.ts';
import { strength } from './strength-facts.ts';
import { strengthRuling, STRENGTH_RULINGS } from './strengths.rulings.ts';
import { headsOf } from './heads.ts';
import { strengthTexts } from './strengths.words.ts';
import { worthRow } from './values.ts';

// 24.5, step.8: how strong face-down counters are: secret, kept here or, on paper, by the players themselves.

declare module '../state.ts' {
  interface Steps {
    /** How strong the face-down counters just placed are. */
    strengths: { readonly n: PlacingStep; readonly seat: Seat };
  }
}

/** step.8: whether strengths stay with the players until they are shown (ruling secrecy). */
export function isPaper({ rulings }: Pick<Open, 'rulings'>): boolean {
  return strengthRuling(rulings, 'secrecy') === 'paper';
}

/** 24.5, step.8: the counters of a seat that lie face down; those that a secret event set aside stay so. */
export function faceDown(setting: Setting, { placed }: Open, seat: Seat): readonly Placement[] {
  const powers = powersOfSeat(setting, seat);
  return placed.filter((each) => each.value === undefined && !each.void && powers.includes(each.power));
}

/** The face-down counters of a seat that were placed in a step; open ones have their worth by now. */
function justPlaced(setting: Setting, open: Open, n: PlacingStep, seat: Seat): readonly Placement[] {
  return faceDown(setting, open, seat).filter(({ step }) => step === n);
}

/** 24.5: how strong each of these counters is: from 1 to 9, or with a counter set one of its counters each. */
export function strengthsForm(
  setting: Setting,
  placed: () => readonly Placement[],
  used: Readonly<Record<string, number>>,
): AllocateForm {
  const counted = once(() => countedOf(setting, placed(), used));
  return lazily({
    rows: () => counted().rows,
    limits: () => counted().limits,
    called: calledBy(setting),
    heads: () => headsOf(setting, counted().rows),
  });
}

function countedOf(
  setting: Setting,
  placed: readonly Placement[],
  used: Readonly<Record<string, number>>,
): Counted {
  const each = [...new Map(placed.map((one) => [counterId(one), one])).values()];
  const others = each.filter(({ kind }) => kind !== 'diplomatic').map((one) => worthRow(setting, one));
  const diplomatic = each.filter(({ kind }) => kind === 'diplomatic');
  const { rows, limits } = setting.pack.counters
    ? fromSets(setting, diplomatic, used)
    : anyStrength(setting, diplomatic);
  return { rows: [...rows, ...others], limits: [...limits, ...others.map(atLeastOne)] };
}

type Counted = Pick<AllocateForm, 'rows' | 'limits'>;

function anyStrength(setting: Setting, placed: readonly Placement[]): Counted {
  const rows = placed.map((each): Row => {
    const label = strengthTexts.row.strength({ power: each.power, target: targetName(setting, each.target) });
    const leads = marginWith(each.power, each.target, strength.key(each.power, each.target));
    return { id: counterId(each), label, max: MOST, leads };
  });
  return { rows, limits: rows.map(atLeastOne) };
}

function atLeastOne({ id }: Row): Limit {
  return {
    rows: [id],
    min: 1,
    quiet: true,
    clauses: ['24.5', 'step.8'],
    reason: strengthTexts.limit.strength(),
  };
}

/** 24.5: rows power-strength/target: one for each counter, and none that the set has not left this turn. */
function fromSets(
  setting: Setting,
  placed: readonly Placement[],
  used: Readonly<Record<string, number>>,
): Counted {
  const limits: Limit[] = [];
  const rows: Row[] = [];
  for (const [power, own] of Map.groupBy(placed, (each) => each.power)) {
    const left = leftOf(setting, power, used);
    const strengths = [...left.keys()];
    for (const { target } of own) {
      const here = strengths.map((strength) => ROW(setting)(power, target)(strength));
      const reason = strengthTexts.limit.oneStrength({ power, target: targetName(setting, target) });
      rows.push(...here);
      limits.push({ rows: here.map(({ id }) => id), min: 1, max: 1, clauses: ['24.5'], reason });
    }
    for (const [strength, max] of left) {
      // what cannot bind is no limit
      if (max >= own.length) continue;
      const ids = own.map(({ target }) => ROW(setting)(power, target)(strength).id);
      const reason = strengthTexts.limit.setStrength({
        power,
        strength,
        max,
        source: ours(setting.pack),
      });
      limits.push({ rows: ids, max, clauses: ['24.5'], reason });
    }
  }
  return { rows, limits };
}

/** The row of a counter of one strength in a target. */
const ROW = once((setting: Setting) =>
  once((power: StormPower, target: string) =>
    once((worth: number): Row => {
      const label = strengthTexts.row.strengthOf({
        power,
        target: targetName(setting, target),
        strength: worth,
      });
      const leads = marginIf(power, target, strength.key(power, target), worth);
      return { id: `${power}-${worth}/${target}`, label, max: 1, number: worth, leads };
    }),
  ),
);

/** 24.5: how many counters of each strength a power's set has left; all are back at each turn's start (ruling reuse). */
function leftOf(
  { pack }: Setting,
  power: StormPower,
  used: Readonly<Record<string, number>>,
): Map<number, number> {
  const left = new Map<number, number>();
  for (const strength of pack.counters?.[power] ?? []) left.set(strength, (left.get(strength) ?? 0) + 1);
  for (const [id, strength] of Object.entries(used))
    if (id.startsWith(`${power}/`) && left.has(strength)) left.set(strength, (left.get(strength) ?? 1) - 1);
  return new Map([...left].filter(([, count]) => count > 0));
}

/** 24.5: the weakest that each of these counters can be: no counter has a strength of 0. */
export function weakest(
  setting: Setting,
  placed: readonly Placement[],
  used: Readonly<Record<string, number>>,
): Allocation {
  const left = new Map<StormPower, number[]>();
  const given: Record<string, number> = {};
  for (const each of placed) {
    const { power, target, kind } = each;
    if (kind !== 'diplomatic' || setting.pack.counters === null) {
      given[counterId(each)] = 1;
      continue;
    }
    const set =
      left.get(power) ??
      [...leftOf(setting, power, used)].flatMap(([strength, count]) =>
        Array.from({ length: count }, () => strength),
      );
    left.set(
      power,
      set.toSorted((one, other) => one - other),
    );
    const strength = left.get(power)?.shift();
    if (strength !== undefined) given[`${power}-${strength}/${target}`] = 1;
  }
  return given;
}

/** What an answer says of the counters, by their ids. */
export function strengthsIn(setting: Setting, given: Allocation): Record<string, number> {
  const strengths: Record<string, number> = {};
  for (const [row, points] of Object.entries(given)) {
    if (points === 0) continue;
    const { id, strength } = COUNTER_OF_ROW(row);
    const isOfSet = setting.pack.counters !== null && strength !== null;
    strengths[isOfSet ? id : row] = isOfSet ? strength : points;
  }
  return strengths;
}

/** A row of a counter set: the counter and its strength; null: it names none. */
export const COUNTER_OF_ROW = once(
  (row: string): { readonly id: string; readonly strength: number | null } => {
    const [column = '', target = ''] = row.split('/');
    const cut = column.lastIndexOf('-');
    const strength = Number(column.slice(cut + 1));
    return {
      id: `${column.slice(0, cut)}/${target}`,
      strength: Number.isInteger(strength) ? strength : null,
    };
  },
);

/** 24.5, step.8: a seat says, unseen by the others, how strong its face-down counters are; on paper not before step 8. */
const strengths: StormStep<'strengths'> = {
  clauses: ['24.5', 'step.8'],
  seats: (books, open, { n, seat }) =>
    isPaper(open) || justPlaced(books, open, n, seat).length === 0 ? [] : [seat],
  asks: (books, { open, sealed }, { n, seat }) => ({
    id: `${turnId(open)}/${n}/${seat}/strengths`,
    form: strengthsForm(books, () => justPlaced(books, open, n, seat), sealed?.strengths ?? {}),
    prompt: strengthTexts.ask.strengths({ powers: [...powersOfSeat(books, seat)] }),
    does: strengthTexts.does.strengths(),
    begin: weakest(books, justPlaced(books, open, n, seat), sealed?.strengths ?? {}),
    clauses: ['24.5', 'step.8'],
    sealed: true,
  }),
  take(books, position, _, { seat, answer }, referee) {
    const before = position.sealed[seat]?.strengths ?? {};
    const said = addedTo(before, strengthsIn(books, answer as Allocation));
    Object.assign(before, said);
    if (strengthRuling(position.open.rulings, 'partners') === 'shared')
      tellPartners(books, position, seat, said, referee);
  },
};

/** 24.5: a second counter of a power in a target, which a table can allow, counts beside the first. */
function addedTo(before: Readonly<Record<string, number>>, said: Readonly<Record<string, number>>) {
  return Object.fromEntries(Object.entries(said).map(([id, value]) => [id, (before[id] ?? 0) + value]));
}

/** The other seats of a seat's side. */
function partnersOf(setting: Setting, seat: Seat): readonly Seat[] {
  const [power] = powersOfSeat(setting, seat);
  if (power === undefined) return [];
  return seatsOf(setting.seating, sideOf(power)).filter((each) => each !== seat);
}

/** 24.5: what partners know of each other's counters (ruling partners). */
function tellPartners(
  setting: Setting,
  { open }: StormPosition,
  seat: Seat,
  said: Readonly<Record<string, number>>,
  referee: Referee,
): void {
  const to = partnersOf(setting, seat);
  if (to.length === 0) return;
  const clauses = ['24.5'];
  for (const [id, value] of Object.entries(said))
    referee.reveal({ to, from: seat, key: `strength/${id}`, value, clauses });
  const list = open.placed.flatMap((each) => {
    const strength = each.value === undefined ? said[counterId(each)] : undefined;
    return strength === undefined ? [] : [strengthTexts.counter.of(spokenOf(setting, each, strength))];
  });
  referee.tell?.({ to, kind: 'revealed', data: strengthTexts.told.toPartner({ seat, list }), clauses });
}

/** A counter and its strength, to be spoken of. */
export function spokenOf(setting: Setting, { power, target, kind }: Placement, strength: number) {
  return { power, kind: strengthTexts.kind[kind](), target: targetName(setting, target), strength };
}

/** 24.5: the strengths of diplomatic counters. */
export const STRENGTHS = part(import.meta.url, {
  steps: { strengths },
  rulings: STRENGTH_RULINGS,
  decisions: [
    {
      name: 'strengths',
      seats: 'the seat that placed face-down counters; on paper each such seat in step 8',
      form: 'allocate',
      about: 'How strong the counters just placed are; nobody else sees it before step 8.',
      clauses: ['24.5', 'step.8'],
      leadsTo: ['margin'],
      // said with the counters that are placed, in the step that its id names
      habit: {
        name: 'strengths',
        answers: {},
        whole: true,
        each: () => ['1', '2', '3', '4'],
        gives: () => true,
      },
    },
  ],
  texts: strengthTexts,
});
