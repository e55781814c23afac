import type { Assumption } from './assume.ts';
import { factsNeeded } from './evaluate.ts';
import type { FactKey } from './facts.ts';
import { own } from '../json.ts';
import { hopeAt, type Prospect, type ProspectStep } from './prospect.ts';
import type { ReadRules } from '../rulebook.ts';
import type { Hope, Outcome, Range, Sheet } from './sheet.ts';
import type { Words } from '../texts/words.ts';
import { type WeighedChance, comesTrue, type Fall } from './weigh.ts';

// What a prospect says at a glance: a line, a bar, and what it hangs on.

/** A prospect in a line: of each number that can be given the chance of what is hoped for, else of each outcome. */
interface Brief {
  readonly label: Words;
  readonly steps: readonly { readonly number: number; readonly chance: WeighedChance }[];
}

const MOST_IN_BRIEF = 3;

/** What says a prospect in a line: what its seat hopes for first; for others its outcomes, where they are few. */
export function briefOf({ sheet, hopes, steps }: Prospect): readonly Brief[] {
  const [hope] = hopes;
  const all = hope ? [{ hope, label: labelOf(sheet, hope) }] : outcomesOf(sheet, steps);
  return all.flatMap(({ hope: each, label }): Brief[] => {
    const chances = steps.flatMap((step) => {
      const chance = hopeAt(step, each);
      return chance ? [{ number: step.number, chance }] : [];
    });
    return chances.length === 0 ? [] : [{ label, steps: chances }];
  });
}

/** What is hoped for is called like the outcome, where it is one. */
function labelOf({ outcomes = [] }: Sheet, { label, outcomes: hoped = [] }: Hope): Words {
  const [only, ...more] = outcomes.filter(({ id }) => hoped.includes(id));
  return only && more.length === 0 ? only.label : label;
}

type Hoped = Pick<Hope, 'outcomes' | 'from'>;

function outcomesOf(
  { outcomes = [] }: Sheet,
  steps: readonly ProspectStep[],
): readonly { readonly hope: Hoped; readonly label: Words }[] {
  const canFall = ({ id }: Outcome): boolean =>
    steps.some((step) => (hopeAt(step, { outcomes: [id] })?.possible ?? 0n) > 0n);
  const can = outcomes.filter(canFall);
  return can.length > MOST_IN_BRIEF ? [] : can.map(({ id, label }) => ({ hope: { outcomes: [id] }, label }));
}

/** Who gains by a part of the chances: the seat, and how much of what it hopes for; somebody else; nobody; not known. */
type Tone = 'theirs' | 'nothing' | 'ours' | 'ours-more' | 'ours-most' | 'open';

const TONES: readonly Tone[] = ['theirs', 'nothing', 'open', 'ours', 'ours-more', 'ours-most'];
const OURS: readonly Tone[] = ['ours', 'ours-more', 'ours-most'];

/** The chances of a step in parts of one whole, from what others hope for to the best for the seat. */
export function sharesOf(
  { sheet, hopes }: Prospect,
  { weighed }: ProspectStep,
): readonly { readonly tone: Tone; readonly share: number }[] {
  if (weighed === null) return [{ tone: 'open', share: 1 }];
  const parts = new Map<Tone, bigint>();
  for (const fall of weighed.falls) {
    const tone = toneOf(sheet, hopes, fall);
    parts.set(tone, (parts.get(tone) ?? 0n) + fall.weight);
  }
  return TONES.flatMap((tone) => {
    const part = parts.get(tone);
    return part === undefined ? [] : [{ tone, share: Number((part * 10_000n) / weighed.of) / 10_000 }];
  });
}

function toneOf(sheet: Sheet, hopes: readonly Hope[], fall: Fall): Tone {
  const rise = hopes.map((hope) => comesTrue(fall, hope));
  if (rise.some(({ some, all }) => some && !all)) return 'open';
  const level = rise.filter(({ all }) => all).length;
  if (level > 0) return OURS[Math.min(level, OURS.length) - 1] ?? 'ours';
  const others = (sheet.hopes ?? [])
    .filter((hope) => !hopes.includes(hope))
    .map((hope) => comesTrue(fall, hope));
  if (others.some(({ all }) => all)) return 'theirs';
  return others.some(({ some }) => some) ? 'open' : 'nothing';
}

/** The least and the greatest total of a step, where that is what it says: dice fall, or somebody hopes, and no total has a name. */
export function totalOf({ sheet, lead }: Prospect, { weighed }: ProspectStep): Range | null {
  const isTold = sheet.outcomes === undefined && (lead.dice.length > 0 || sheet.hopes !== undefined);
  if (weighed === null || !isTold) return null;
  const totals = weighed.falls.map(({ total }) => total);
  return { min: Math.min(...totals.map(({ min }) => min)), max: Math.max(...totals.map(({ max }) => max)) };
}

/** Of what is assumed what a prospect hangs on. */
export function assumedIn(
  rules: ReadRules,
  { lead, sheet }: Prospect,
  assumed: readonly Assumption[],
): readonly Assumption[] {
  const reads = (name: string, of: Sheet): readonly FactKey[] =>
    factsNeeded(name, of, rules.facts).flatMap((key) => {
      const from = own(rules.facts, key)?.from;
      const inner = from === undefined ? undefined : own(rules.sheets, from);
      return from !== undefined && inner ? reads(from, inner) : [key];
    });
  const keys = new Set(reads(lead.name, sheet));
  return assumed.filter(({ fact }) => fact !== lead.sets && keys.has(fact));
}

/** What a fact is called on the sheets that read it: by the line that does; else by its question. */
export function factLabel(rules: ReadRules, name: string, fact: FactKey): Words {
  const within = (sheet: Sheet): Words | undefined => {
    for (const { needs, label } of sheet.lines) {
      if (needs.includes(fact)) return label;
      for (const key of needs) {
        const from = own(rules.facts, key)?.from;
        const inner = from === undefined ? undefined : own(rules.sheets, from);
        const found = inner && within(inner);
        if (found) return found;
      }
    }
    return undefined;
  };
  const sheet = own(rules.sheets, name);
  return (sheet && within(sheet)) ?? own(rules.facts, fact)?.question ?? { key: fact };
}
