import type { View } from '../../kernel/position.ts';
import { isFilled, type Panel } from '../../kernel/panel.ts';
import { calendar } from './board/calendar.ts';
import { docket } from './board/docket.ts';
import { additions, factions, placedDps } from './board/tables.ts';
import { targetsMap } from './board/targets.ts';
import { tensions } from './board/tensions.ts';
import type { Books, Open, Sealed } from './state.ts';

/** Where play is, tensions, the targets with their results and marks, what is due, the DPs, what was added. */
export function boardPanels({ plan, tables }: Books, view: View<Open, Sealed>): readonly Panel[] {
  const { open } = view;
  const europe = plan.europe ? [targetsMap(view), docket(open)] : [];
  const diplomacy = plan.europe ? [factions(view), placedDps(view), additions(tables, open)] : [];
  const panels = [calendar(plan, open), tensions(plan, open), ...europe, ...diplomacy];
  return panels.filter(isFilled);
}
