import type { Cell, Panel } from './panel.ts';

/** A place that has a card. */
export interface CardPlace {
  /** The `choice` by which the board has it. */
  readonly id: string;
  readonly label: Cell;
}

/** The places of a board, in its order: what stands for a choice on its maps and scales. */
export function placesOn(panels: readonly Panel[]): readonly CardPlace[] {
  const found = new Map<string, CardPlace>();
  for (const panel of panels) {
    const those = panel.kind === 'map' ? panel.places : panel.kind === 'scale' ? panel.lines : [];
    for (const { choice, label } of those)
      if (choice !== undefined && !found.has(choice)) found.set(choice, { id: choice, label });
  }
  return [...found.values()];
}
