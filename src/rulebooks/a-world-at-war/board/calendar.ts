import type { Words, board } from '../../../kernel/index.ts';
import { worldBoardTexts } from './board.words.ts';
import { worldSequenceTexts } from '../turn/sequence.words.ts';
import { isAhead, type Open, type ScenarioPlan, SEASONS } from '../state.ts';

/** Whether the year has only begun: its DPs are not yet placed (49.11, 49.21). */
function isYearStart(open: Open): boolean {
  return isAhead(open, 'allotment') || isAhead(open, 'allocation');
}

/** Whether the game is over. */
export function isOver({ agenda }: Open): boolean {
  return agenda.length === 0;
}

/** Whether the DPs of this year have been placed. */
export function hasPlaced(open: Open): boolean {
  return !isYearStart(open) && !isOver(open);
}

/** What the turn that is played is called: the year start, or a season. */
export function turnWords(open: Open): Words {
  return (isYearStart(open) ? worldSequenceTexts.turn.start : worldSequenceTexts.turn[open.turn])();
}

type Line = board.TrackPanel['lines'][number];

/** The years of the scenario, the turns of this year, and the diplomatic phases of this turn. */
export function calendar(plan: ScenarioPlan, open: Open): board.TrackPanel {
  const lines = [...yearsOf(plan, open), turnsOf(plan, open), ...phasesOf(plan, open)];
  return { kind: 'track', title: worldBoardTexts.board.calendar(), lines };
}

/** Marks in order, of which one may be the present; without one all are past. */
function lineOf(title: Words, labels: readonly (Words | string)[], now: number): Line {
  const is = (i: number): Line['marks'][number]['is'] =>
    now < 0 || i < now ? 'past' : i === now ? 'now' : 'ahead';
  return { title, marks: labels.map((label, i) => ({ label, is: is(i) })) };
}

function yearsOf({ from, to }: ScenarioPlan, open: Open): Line[] {
  const years = Array.from({ length: to.year - from.year + 1 }, (_, i) => from.year + i);
  const now = isOver(open) ? -1 : years.indexOf(open.year);
  return years.length > 1 ? [lineOf(worldBoardTexts.board.years(), years.map(String), now)] : [];
}

/** The year start and the turns of this year that the scenario plays. */
function turnsOf({ from, to }: ScenarioPlan, open: Open): Line {
  const { year, turn } = open;
  const first = year === from.year ? SEASONS.indexOf(from.season) : 0;
  const last = year === to.year ? SEASONS.indexOf(to.season) : SEASONS.length - 1;
  const turns = SEASONS.slice(first, last + 1);
  const at = isYearStart(open) ? 0 : turns.indexOf(turn) + 1;
  const labels = (['start', ...turns] as const).map((each) => worldSequenceTexts.turn[each]());
  return lineOf(worldBoardTexts.board.turns({ year }), labels, isOver(open) ? -1 : at);
}

function phasesOf({ order }: ScenarioPlan, open: Open): Line[] {
  if (!hasPlaced(open)) return [];
  const labels = order.map((phase) => worldSequenceTexts.phase[phase]());
  return [lineOf(worldBoardTexts.board.phases({ turn: turnWords(open) }), labels, order.indexOf(open.phase))];
}
