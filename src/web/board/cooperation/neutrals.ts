import { type NationId, type Side, sideOf } from '../../../rulebooks/level-of-cooperation/nations.ts';
import { benefitsByHolder } from '../../../rulebooks/level-of-cooperation/rights.ts';
import { inSphere } from '../../../rulebooks/level-of-cooperation/spheres.ts';
import {
  type Board,
  controllerOf,
  mover,
  type Open,
  standingOf,
} from '../../../rulebooks/level-of-cooperation/state.ts';
import type { AnyView } from '../../api.ts';

/** One neutral as the board shows it. */
export interface Shown {
  readonly id: string;
  readonly name: string;
  /** -5 (Axis) to +5 (Allies). */
  readonly level: number;
  readonly side: Side | null;
  /** The nation that controls it, from level 3 on or by capture. */
  readonly controller: NationId | null;
  readonly captured: boolean;
  /** What its level gives, by who has it: a side or a nation; in the chart's order: 'dock', 'overfly' and so on. */
  readonly benefits: readonly { readonly holder: string; readonly rights: readonly string[] }[];
  /** In the sphere of the nation to move. */
  readonly inSphere: boolean;
  /** The dice are about to be rolled here. */
  readonly target: boolean;
}

/** The open part of a view of this rulebook. */
function openOf(view: AnyView): Open {
  return view.open as Open;
}

/** The nation to move; null when the game is over. */
export function nationToMove(_: Board, view: AnyView): NationId | null {
  const open = openOf(view);
  return mover(open);
}

/** Every neutral of the card, in the card's order. */
export function neutralsOf(board: Board, view: AnyView, nation: NationId | null): readonly Shown[] {
  const open = openOf(view);
  return board.card.neutrals.map((neutral): Shown => {
    const standing = standingOf(open, neutral.id);
    const controller = controllerOf(standing);
    const level = standing.level;
    const held = controller === 'nobody' ? null : controller;
    const side = standing.captured
      ? sideOf(standing.captured)
      : level === 0
        ? null
        : level > 0
          ? 'allies'
          : 'axis';
    return {
      id: neutral.id,
      name: neutral.name,
      level,
      side,
      controller: held,
      captured: standing.captured !== null,
      benefits: [...benefitsByHolder(open, neutral.id)].map(([holder, rights]) => ({ holder, rights })),
      inSphere: nation !== null && inSphere(board, open, nation, neutral),
      target: open.agenda.some((item) => 'target' in item && item.target === neutral.id),
    };
  });
}

/** The class that colours a neutral: 'axis-3', 'allies-1', 'level-0'. */
export function colourOf({ side, level, captured }: Shown): string {
  if (side === null) return 'level-0';
  return `${side}-${captured ? 5 : Math.abs(level)}`;
}
