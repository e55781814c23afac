import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { type FactKey, reported, setFact } from '../../../kernel/facts.ts';
import { type Words, words } from '../../../kernel/words.ts';
import { TABLE } from '../../../kernel/seat.ts';
import { spoken } from '../intelligence/spoken.ts';
import { once } from '../once.ts';
import { type Power, POWERS, sideOf } from '../powers.ts';
import { flags } from '../standing.ts';
import { type Books, type Go, type Open, type Step, turnId } from '../state.ts';
import { accountOf } from './lead.ts';
import type { Camp } from './margin.ts';
import { stepsOf, whoBenefits } from './11-resolution.ts';

// step.11: flags fall and are placed: the record that diplomacy leaves behind.

declare module '../state.ts' {
  interface Steps {
    /** The table says which power of the leading side benefits. */
    benefits: { readonly n: 11; readonly target: string };
    /** One flag step of a power, the `nth` `of` so many; `camp`: who is no enemy. */
    flag: FlagStep;
    /** The power says whose flag falls. */
    loses: FlagStep;
  }
}

interface FlagStep {
  readonly n: 11;
  readonly target: string;
  readonly power: Power;
  readonly camp: Camp;
  readonly nth: number;
  readonly of: number;
}

/** The most flags of a power in a target that are counted. */
export const MOST_FLAGS = 9;

/** The flags of a power in a target; 0 while nobody has said: ask for `missingFlags` first (step.11). */
export function flagsIn({ facts }: Open, power: Power, target: string): number {
  return Number(reported(facts, flags.key(power, target)) ?? 0);
}

/** The flags in targets that nobody knows of: asked of the table before any of them falls or is placed (step.11). */
export function missingFlags({ facts }: Open, targets: readonly string[]): FactKey[] {
  return targets.flatMap((target) => FLAGS_IN(target).filter((key) => reported(facts, key) === undefined));
}

const FLAGS_IN = once((target: string) => POWERS.map((power) => flags.key(power, target)));

/** The question for flags that nobody knows of (step.11). */
export function asksFlags(
  _: Books,
  open: Open,
): { readonly at: string; readonly prompt: Words; readonly clauses: readonly string[] } {
  return { at: turnId(open), prompt: words('ask.flags'), clauses: ['step.11'] };
}

/** Place flags of a power: the map follows (step.11). */
export function placeFlags(
  books: Books,
  open: Open,
  power: Power,
  target: string,
  count: number,
  referee: Referee,
): void {
  const fresh = Math.min(count, MOST_FLAGS - flagsIn(open, power, target));
  if (fresh <= 0) return;
  setFact(open.facts, flags.key(power, target), flagsIn(open, power, target) + fresh);
  const args = { flags: words(`flagged.${power}`, { count: fresh }), target: spoken(books, target) };
  referee.tell?.(toAll('directive', words('told.flagPlaced', args), ['step.11']));
}

/** Remove flags of an enemy; Russian ones that Germany or Italy removes are remembered for the next turn (step.11, 24.83). */
export function removeFlags(
  books: Books,
  open: Open,
  { by, from, target, count }: { by: Power; from: Power; target: string; count: number },
  referee: Referee,
): void {
  setFact(open.facts, flags.key(from, target), flagsIn(open, from, target) - count);
  if (from === 'russia' && sideOf(by) === 'axis') open.removals.push({ power: by, target, flags: count });
  const args = { flags: words(`flagged.${from}`, { count }), target: spoken(books, target), power: by };
  referee.tell?.(toAll('directive', words('told.flagRemoved', args), ['step.11']));
}

/** Whose flags could fall, in order (step.11). */
function enemies(open: Open, { camp, target }: FlagStep): Power[] {
  return POWERS.filter((power) => !camp.includes(sideOf(power)) && flagsIn(open, power, target) > 0);
}

/** One flag step: an enemy flag falls, else one's own is placed (step.11, ruling margin). */
export const flag: Step<'flag'> = {
  clauses: ['step.11'],
  needs: { facts: (_, open, { target }) => missingFlags(open, [target]), asks: asksFlags },
  next(books, { open }, at, referee): Go[] {
    const { target, power, nth, of } = at;
    const [from, ...more] = enemies(open, at);
    if (more.length > 0) return [{ ...at, step: 'loses' }];
    if (from !== undefined) removeFlags(books, open, { by: power, from, target, count: 1 }, referee);
    else placeFlags(books, open, power, target, 1, referee);
    return nth < of ? [{ ...at, step: 'flag', nth: nth + 1 }] : [];
  },
};

/** Whose flag falls, where several enemies have some: who benefits says so (step.11). */
export const loses: Step<'loses'> = {
  clauses: ['step.11'],
  seats: ({ seating }, _, { power }) => [seating[power]],
  asks(books, { open }, at) {
    const { target, power, nth } = at;
    return {
      id: `${turnId(open)}/11/${target}/loses${nth === 1 ? '' : `-${nth}`}`,
      form: {
        kind: 'choose',
        options: enemies(open, at).map((from) => ({
          value: from,
          label: words('option.power', { power: from }),
        })),
      },
      prompt: words('ask.loses', { power, target: spoken(books, target) }),
      clauses: ['step.11'],
    };
  },
  take(books, { open }, at, { answer }, referee): Go[] {
    const { target, power, nth, of } = at;
    removeFlags(books, open, { by: power, from: answer as Power, target, count: 1 }, referee);
    return nth < of ? [{ ...at, step: 'flag', nth: nth + 1 }] : [];
  },
  // flags were reported: it may be clear by now, or unknown
  again: (_, { open }, at) =>
    enemies(open, at).length > 1 && missingFlags(open, [at.target]).length === 0
      ? null
      : [{ ...at, step: 'flag' }],
};

/** Which power of the leading side benefits, where nothing says it (step.11, ruling benefits). */
export const benefits: Step<'benefits'> = {
  clauses: ['step.11'],
  seats: () => [TABLE],
  asks(books, { open }, { target }) {
    const { lead } = accountOf(books, open, target);
    const among = lead === null || lead === 'tie' ? [] : lead.among;
    return {
      id: `${turnId(open)}/11/${target}/benefits`,
      form: {
        kind: 'choose',
        options: among.map((power) => ({ value: power, label: words('option.power', { power }) })),
      },
      prompt: words('ask.benefits', { target: spoken(books, target) }),
      clauses: ['step.11'],
    };
  },
  take(books, { open }, { target }, { answer }): Go[] {
    const { lead } = accountOf(books, open, target);
    if (lead === null || lead === 'tie') throw new Error(`nobody leads in ${target}`);
    return whoBenefits(target, { ...lead, among: [answer as Power] }, stepsOf(books, open, lead) ?? 0);
  },
  // what a report or a ruling changes can settle it, or undo it
  again(books, { open }, { target }): Go[] | null {
    const { lead } = accountOf(books, open, target);
    const isOpen =
      lead !== null && lead !== 'tie' && lead.among.length > 1 && (stepsOf(books, open, lead) ?? 0) > 0;
    return isOpen ? null : [{ step: 'settle', n: 11, target }];
  },
};
