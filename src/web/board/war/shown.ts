import { reported } from '../../../kernel/facts.ts';
import type { Words } from '../../../kernel/words.ts';
import { isFaction } from '../../../rulebooks/a-world-at-war/powers.ts';
import { marksOf } from '../../../rulebooks/a-world-at-war/board.ts';
import { type Standing, standingOf } from '../../../rulebooks/a-world-at-war/standing.ts';
import { dpsIn, type Open, type Sealed } from '../../../rulebooks/a-world-at-war/state.ts';
import { MINORS } from '../../../rulebooks/a-world-at-war/tables/targets.ts';
import type { AnyView } from '../../api.ts';

/** A diplomatic target as the board shows it. */
export interface Shown {
  readonly id: string;
  /** The result in effect (49.52). */
  readonly standing: Standing | null;
  readonly permanent: boolean;
  readonly conquered: boolean;
  /** Whether somebody named it this year (49.431). */
  readonly named: boolean;
  /** What bears on it, in words: named, permanent, conquered, attacked. */
  readonly marks: readonly Words[];
  /** One's own DPs there; null for a spectator. */
  readonly own: number | null;
  /** A roll here is under way. */
  readonly rolling: boolean;
}

/** The open part of a view of this rulebook. */
export function openOf(view: AnyView): Open {
  return view.open as Open;
}

/** Every target with a die roll, from one seat's view. */
export function shownTargets(view: AnyView): Shown[] {
  const open = openOf(view);
  const sealed = view.sealed as Sealed | undefined;
  const roll = open.agenda.length === 0 ? undefined : open.rolls[open.rolling];
  return MINORS.map((id) => ({
    id,
    standing: standingOf(open, id),
    permanent: reported(open.facts, `permanent.${id}`) === true,
    conquered: reported(open.facts, `conquered.${id}`) === true,
    named: open.named.some((each) => each.target === id),
    marks: marksOf(open, id),
    own: isFaction(view.seat) && sealed ? dpsIn(sealed.dps, id) : null,
    rolling: roll?.target === id,
  }));
}

/** How deep the colour is, from the first lasting result to a minor ally. */
const DEPTH: Readonly<Record<string, string>> = {
  '7': 'axis-2',
  '8': 'axis-3',
  '9': 'axis-4',
  '10': 'axis-5',
  '0': 'allies-2',
  '-1': 'allies-3',
  '-2': 'allies-4',
  '-3': 'allies-5',
};

/** The class that colours a target by its result in effect. */
export function colourOf({ standing }: Shown): string {
  return (standing && DEPTH[standing.result]) ?? 'level-0';
}
