import {
  type FactKey,
  type Referee,
  TABLE,
  type Words,
  directive,
  once,
  reportedValue,
  setFact,
} from '../../../kernel/index.ts';
import { targetName } from '../intelligence/spoken.ts';
import { part } from '../part.ts';
import { type StormPower, POWERS, sideOf } from '../powers.ts';
import { flags } from '../starts/standing.ts';
import { type Books, type Go, type Open, type StormStep, turnId } from '../state.ts';
import { type Due, isStillDue } from './11-resolution.ts';
import { countersOf, modifiersOf } from './lead.ts';
import { resolutionTexts } from './resolution.words.ts';

// step.11: flags fall and are placed: the record that diplomacy leaves behind.

declare module '../state.ts' {
  interface Steps {
    /** The table says which power of the leading side benefits. */
    benefits: Due & { readonly n: 11 };
    /** The flag steps of a power: which flags fall, then all at once. */
    flag: FlagSteps;
    /** The power says whose flag falls. */
    loses: FlagSteps;
  }
}

interface FlagSteps extends Due {
  readonly n: 11;
  readonly power: StormPower;
  /** Whose flags fall, as far as that is clear or was said; they fall once it is of all steps. */
  readonly fallen: readonly StormPower[];
}

/** The most flags of a power in a target that are counted. */
export const MOST_FLAGS = 9;

/** The flags of a power in a target; 0 while nobody has said: ask for `missingFlags` first (step.11). */
export function flagsIn({ facts }: Open, power: StormPower, target: string): number {
  return Number(reportedValue(facts, flags.key(power, target)) ?? 0);
}

/** The flags in targets that nobody knows of: asked of the table before any of them falls or is placed (step.11). */
export function missingFlags({ facts }: Open, targets: readonly string[]): FactKey[] {
  return targets.flatMap((target) =>
    FLAGS_IN(target).filter((key) => reportedValue(facts, key) === undefined),
  );
}

const FLAGS_IN = once((target: string) => POWERS.map((power) => flags.key(power, target)));

/** The question for flags that nobody knows of (step.11). */
export function asksFlags(
  _: Books,
  open: Open,
): { readonly at: string; readonly prompt: Words; readonly clauses: readonly string[] } {
  return { at: turnId(open), prompt: resolutionTexts.ask.flags(), clauses: ['step.11'] };
}

/** Place flags of a power: the map follows (step.11). */
export function placeFlags(
  books: Books,
  open: Open,
  power: StormPower,
  target: string,
  count: number,
  referee: Referee,
): void {
  const fresh = Math.min(count, MOST_FLAGS - flagsIn(open, power, target));
  if (fresh <= 0) return;
  setFact(open.facts, flags.key(power, target), flagsIn(open, power, target) + fresh);
  const args = { flags: resolutionTexts.flagged[power]({ count: fresh }), target: targetName(books, target) };
  directive(referee, resolutionTexts.told.flagPlaced, args, ['step.11']);
}

/** Remove flags of an enemy; Russian ones that Germany or Italy removes are remembered for the next turn (step.11, 24.83). */
export function removeFlags(
  books: Books,
  open: Open,
  { by, from, target, count }: { by: StormPower; from: StormPower; target: string; count: number },
  referee: Referee,
): void {
  setFact(open.facts, flags.key(from, target), flagsIn(open, from, target) - count);
  if (from === 'russia' && sideOf(by) === 'axis') open.removals.push({ power: by, target, flags: count });
  const args = {
    power: by,
    flags: resolutionTexts.flagged[from]({ count }),
    target: targetName(books, target),
  };
  directive(referee, resolutionTexts.told.flagRemoved, args, ['step.11']);
}

/** Whose flags could still fall, in order (step.11). */
function enemies(open: Open, { lead, target, fallen }: FlagSteps): StormPower[] {
  return POWERS.filter(
    (power) => !lead.camp.includes(sideOf(power)) && flagsIn(open, power, target) > countOf(fallen, power),
  );
}

function countOf(fallen: readonly StormPower[], power: StormPower): number {
  return fallen.filter((each) => each === power).length;
}

/** The flags of each power that fall make one line, those that are placed another (step.11). */
function fell(books: Books, open: Open, { target, power: by, fallen }: FlagSteps, referee: Referee): void {
  for (const from of POWERS) {
    const count = countOf(fallen, from);
    if (count > 0) removeFlags(books, open, { by, from, target, count }, referee);
  }
}

/** Flag steps: enemy flags fall, for the rest one's own are placed (step.11, ruling margin). */
const flag: StormStep<'flag'> = {
  clauses: ['step.11'],
  needs: { facts: (_, open, { target }) => missingFlags(open, [target]), asks: asksFlags },
  next: (books, { open }, at, referee) => carryOut(books, open, at, referee),
  drop: (books, { open }, at, referee) =>
    missingFlags(open, [at.target]).length === 0 ? carryOut(books, open, at, referee) : [],
  again: (books, { open }, at) => (isStillDue(books, open, at) ? null : anew(at)),
};

function carryOut(books: Books, open: Open, at: FlagSteps, referee: Referee): Go[] {
  const { target, power, steps, fallen } = at;
  const [from, ...more] = fallen.length < steps ? enemies(open, at) : [];
  if (more.length > 0) return [{ ...at, step: 'loses' }];
  if (from !== undefined) return [{ ...at, step: 'flag', fallen: [...fallen, from] }];
  fell(books, open, at, referee);
  placeFlags(books, open, power, target, steps - fallen.length, referee);
  return [];
}

/** The target is settled anew, as something has changed that its question hangs on (step.11). */
function anew({ target }: Due): Go[] {
  return [{ step: 'settle', n: 11, target }];
}

/** Whose flag falls, where several enemies have some: who benefits says so (step.11). */
const loses: StormStep<'loses'> = {
  clauses: ['step.11'],
  seats: ({ seating }, _, { power }) => [seating[power]],
  asks(books, { open }, at) {
    const { target, power, fallen } = at;
    const nth = fallen.length + 1;
    return {
      id: `${turnId(open)}/11/${target}/loses${nth === 1 ? '' : `-${nth}`}`,
      form: {
        kind: 'choose',
        options: enemies(open, at).map((from) => ({
          value: from,
          label: resolutionTexts.option.power({ power: from }),
        })),
      },
      prompt: resolutionTexts.ask.loses({ power, target: targetName(books, target) }),
      clauses: ['step.11'],
    };
  },
  take: (_, __, at, { answer }): Go[] => [
    { ...at, step: 'flag', fallen: [...at.fallen, answer as StormPower] },
  ],
  again(books, { open }, at) {
    if (!isStillDue(books, open, at)) return anew(at);
    // flags were reported: it may be clear by now, or unknown, or none of those that were said
    const { target, fallen } = at;
    const areThere = fallen.every((from) => flagsIn(open, from, target) >= countOf(fallen, from));
    if (areThere && enemies(open, at).length > 1 && missingFlags(open, [target]).length === 0) return null;
    return [{ ...at, step: 'flag', fallen: areThere ? fallen : [] }];
  },
  // what was said before holds
  drop(books, { open }, at, referee) {
    if (missingFlags(open, [at.target]).length === 0) fell(books, open, at, referee);
  },
};

/** A power that could benefit, with what it has in a target: that is what the table goes by. */
function labelOf(open: Open, target: string, power: StormPower): Words {
  const there = [
    ...countersOf(open, target, power).map(({ kind, count }) => resolutionTexts.there[kind]({ count })),
    ...modifiersOf(open, target, power).map(({ source, amount: count }) =>
      resolutionTexts.there[(source.split('/')[0] ?? source) as keyof typeof resolutionTexts.there]({
        count,
      }),
    ),
  ];
  return there.length > 0
    ? resolutionTexts.option.benefits({ power, there })
    : resolutionTexts.option.benefitsBare({ power });
}

/** Which power of the leading side benefits, where nothing says it (step.11, ruling benefits). */
const benefits: StormStep<'benefits'> = {
  clauses: ['step.11'],
  seats: () => [TABLE],
  asks: (books, { open }, { target, lead }) => ({
    id: `${turnId(open)}/11/${target}/benefits`,
    form: {
      kind: 'choose',
      options: lead.among.map((power) => ({ value: power, label: labelOf(open, target, power) })),
    },
    prompt: resolutionTexts.ask.benefits({ target: targetName(books, target) }),
    clauses: ['step.11'],
  }),
  take: (_, __, at, { answer }): Go[] => [{ ...at, step: 'flag', power: answer as StormPower, fallen: [] }],
  again: (books, { open }, at) => (isStillDue(books, open, at) ? null : anew(at)),
};

/** step.11: the flags that come of a margin. */
export const FLAGS = part(import.meta.url, {
  steps: { benefits, flag, loses },
  decisions: [
    {
      name: 'benefits',
      seats: 'table',
      form: 'choose',
      about: 'Which power of the leading side benefits, where nothing there says it.',
      clauses: ['step.11'],
    },
    {
      name: 'loses',
      seats: 'the seat of the power that benefits',
      form: 'choose',
      about: 'Whose flag falls, where several enemies have some.',
      clauses: ['step.11'],
    },
  ],
});
