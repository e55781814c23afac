import type { Panel } from '../../kernel/panel.ts';

export function boardPanels(): readonly Panel[] {
  return [];
}
