import { isCounted } from '../../kernel/forms/form.ts';
import { assumedIn, totalOf } from '../../kernel/sums/brief.ts';
import { gainOf, hopeAt, type Prospect, type ProspectStep } from '../../kernel/sums/prospect.ts';
import type { Hope } from '../../kernel/sums/sheet.ts';
import type { WeighedChance } from '../../kernel/sums/weigh.ts';
import { type Book, useBook } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import { assumptionLine } from './assumptions.tsx';
import type { Foresight } from './foresight.tsx';
import { gainText, percentOf, shortOf } from './texts.ts';
import { prospectTexts } from './own-texts.ts';

/** What a number of a line leads to, once it is worked out. */
export function prospectOf(
  all: readonly Prospect[],
  { rows }: { readonly rows: readonly { readonly id: string }[] },
): Prospect | undefined {
  return all.find(({ lead, choices }) => isCounted(lead) && rows.some(({ id }) => choices.includes(id)));
}

/** Whether what is shown of it is a sum, as a margin, and no chance. */
export function showsSum(prospect: Prospect): boolean {
  return prospect.steps.some((step) => totalOf(prospect, step) !== null);
}

/** Whether any of its numbers has a chance that is not anything at all, or a sum. */
export function saysSomething(prospect: Prospect): boolean {
  return (
    showsSum(prospect) ||
    prospect.hopes.some((hope) => prospect.steps.some((step) => isNarrowed(hopeAt(step, hope))))
  );
}

/** So wide a chance says nothing. */
const WIDE = 99n;

function isNarrowed(chance: WeighedChance | null): boolean {
  return chance !== null && (chance.sure > 0n || chance.possible * 100n < chance.of * WIDE);
}

/** A cell's figure: as it stands there, and as it is told. */
interface Figure {
  readonly step: ProspectStep;
  /** In as little room as it can. */
  readonly short: string;
  /** What it gives of what is hoped for, and the sum that it comes to, where one is shown. */
  readonly gives: string | null;
  readonly total: string | null;
  /** Null: nothing at all is known of it. */
  readonly shown: string | null;
}

/** What a number brings of what is hoped for; undefined where nothing says it, or not yet. */
export function useFigure(prospect: Prospect | undefined, hoped: string, number: number): Figure | undefined {
  const book = useBook();
  const step = prospect?.steps.find((each) => each.number === number);
  if (!prospect || !step) return undefined;
  const hope = hopeIn(prospect, hoped, book);
  const chance = hope ? hopeAt(step, hope) : null;
  const total = totalOf(prospect, step);
  const range =
    total &&
    (total.min === total.max ? `${total.min}` : deskTexts.sheet.range(`${total.min}`, `${total.max}`));
  const figure = chance ? percentOf(chance) : prospectTexts.unknown;
  return {
    step,
    short: range ?? (chance ? shortOf(chance) : prospectTexts.unknown),
    shown: range ?? (isKnown(chance) ? shortOf(chance) : null),
    gives: hope ? prospectTexts.for(figure, book.say(hope.label)) : null,
    total: range === null ? null : prospectTexts.total(book.say(prospect.sheet.title), range),
  };
}

function isKnown(chance: WeighedChance | null): chance is WeighedChance {
  return chance !== null && (chance.sure > 0n || chance.possible < chance.of);
}

function hopeIn({ hopes }: Prospect, hoped: string, { say }: Book): Hope | undefined {
  return hopes.find(({ label }) => say(label) === hoped);
}

/** The chance of what is hoped for with a number of a line; null: nothing says it. */
export function chanceAt(
  prospect: Prospect,
  hoped: string,
  number: number,
  book: Book,
): WeighedChance | null {
  const hope = hopeIn(prospect, hoped, book);
  return hope
    ? hopeAt(
        prospect.steps.find((step) => step.number === number),
        hope,
      )
    : null;
}

/** What one more adds to a chance, as a share; null where it is not known. */
export function gainAt(prospect: Prospect, hoped: string, number: number, book: Book): number | null {
  const gain = gainOf(chanceAt(prospect, hoped, number, book), chanceAt(prospect, hoped, number + 1, book));
  return gain && Number(gain.by) / Number(gain.of);
}

/** A chance as a share of all; null where it is not known. */
export function shareAt(prospect: Prospect, hoped: string, number: number, book: Book): number | null {
  const chance = chanceAt(prospect, hoped, number, book);
  return chance && chance.sure === chance.possible ? Number(chance.sure) / Number(chance.of) : null;
}

/** All that a number of a line brings: the chance of each thing hoped for, and what one more adds; and what that hangs on. */
export function bringsText(
  prospect: Prospect,
  number: number,
  { prospects, toldIn }: Foresight,
  book: Book,
): string {
  const at = (n: number, hope: Hope): WeighedChance | null =>
    hopeAt(
      prospect.steps.find((each) => each.number === n),
      hope,
    );
  const told = prospect.hopes.flatMap((hope) => {
    const chance = at(number, hope);
    const gain = gainOf(chance, at(number + 1, hope));
    if (!chance) return [];
    const more = gain ? ` (${prospectTexts.more(gainText(gain))})` : '';
    return [`${book.say(hope.label)} ${percentOf(chance)}${more}`];
  });
  const assumed = assumedIn(book.table.rules, prospect, prospects.assumed);
  const hangs = assumed.length > 0 ? [assumptionLine(prospect, assumed, book, toldIn)] : [];
  return [told.join(', '), ...hangs].filter((each) => each !== '').join('; ');
}
