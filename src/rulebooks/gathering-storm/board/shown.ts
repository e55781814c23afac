import {
  type FactKey,
  type Possible,
  type View,
  type Words,
  read,
  reportedValue,
} from '../../../kernel/index.ts';
import { stormBoardTexts } from './board.words.ts';
import type { Placement } from '../lifetimes.ts';
import type { Target } from '../files/pack.ts';
import { antiComintern, military, strength } from '../placing/strength-facts.ts';
import { POWERS, type StormPower, sideOf, type Side, SIDES } from '../powers.ts';
import { flags, ring } from '../starts/standing.ts';
import type { Books, Open, SealedPart } from '../state.ts';

export type OurView = View<Open, SealedPart>;

/** What a target is called, at the head of a line. */
export function heading({ id, name }: Target): Words {
  return stormBoardTexts.board.target({ target: name ?? id });
}

/** The flags of a power in a target; null: nobody has said. */
export function flagsOf({ facts }: Open, power: StormPower, target: string): number | null {
  const told = reportedValue(facts, flags.key(power, target));
  return typeof told === 'number' ? told : null;
}

type Ring = 'none' | 'inactive' | 'active';

/** The spy ring of a power in a target: none, inactive, active; null: nobody has said. */
export function ringOf({ facts }: Open, power: StormPower, target: string): Ring | null {
  return (reportedValue(facts, ring.key(power, target)) as Ring | undefined) ?? null;
}

/** The flags of each side in a target; null where those of a power of it are not known. */
export function flagsBySide(open: Open, target: string): Readonly<Record<Side, number | null>> {
  const sum = (side: Side): number | null => {
    const each = POWERS.filter((power) => sideOf(power) === side).map((power) =>
      flagsOf(open, power, target),
    );
    return each.includes(null) ? null : each.reduce<number>((all, some) => all + (some ?? 0), 0);
  };
  return Object.fromEntries(SIDES.map((side) => [side, sum(side)])) as Record<Side, number | null>;
}

/** The fact that says how strong counters are. */
function strengthKey({ kind, power, target }: Placement): FactKey {
  if (kind === 'anti-comintern') return antiComintern.key(target);
  return kind === 'military' ? military.key(power, target) : strength.key(power, target);
}

/** How strong counters are, where this view knows it. */
export function strengthOf(books: Books, view: OurView, placed: Placement): number | null {
  const known: Possible = read(books, view, strengthKey(placed));
  if (typeof known === 'number') return known;
  return placed.value ?? null;
}

/** What counters are: a diplomatic one, some military ones, the anti-Comintern counter. */
export function counterWords({ kind, count }: Placement): Words {
  return stormBoardTexts.board.counter[kind]({ count });
}
