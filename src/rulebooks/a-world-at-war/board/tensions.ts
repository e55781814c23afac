import { type board, reportedValue } from '../../../kernel/index.ts';
import { actual } from '../49-diplomacy/8-tension.ts';
import { effectiveLevel } from '../49-diplomacy/85-effective-level.ts';
import { worldBoardTexts } from './board.words.ts';
import { worldNameTexts } from '../names.words.ts';
import type { Open, ScenarioPlan } from '../state.ts';
import type { Tension } from '../tables/tensions.ts';

/** The end of the scale that is drawn; a level beyond it stands at the end. */
const END = 60;

/** What the levels give: DPs of the U.S. (49.12), more targets for Russia (49.434, 49.44). */
const MARKS: board.ScalePanel['marks'] = [
  ...[1, 2, 3, 4, 5].map((dps) => ({
    at: dps * 10,
    label: worldBoardTexts.board.usDps({ dps }),
    clauses: ['49.12'],
    lines: ['usat'],
  })),
  { at: 50, label: worldBoardTexts.board.russiaFree(), clauses: ['49.434', '49.44'], lines: ['rgt'] },
];

/** The tension levels of the scenario (49.81): actual, and as the last die has it (49.85). */
export function tensions(plan: ScenarioPlan, open: Open): board.ScalePanel {
  const shown: readonly Tension[] = plan.europe ? [...plan.tensions, 'rgt'] : plan.tensions;
  return {
    kind: 'scale',
    title: worldBoardTexts.board.tensions(),
    least: 0,
    most: END,
    marks: MARKS.filter(({ lines = [] }) => lines.some((id) => shown.some((tension) => tension === id))),
    legend: [],
    lines: shown.map((tension) => lineOf(open, tension)),
  };
}

function lineOf(open: Open, tension: Tension): board.ScaleLine {
  const level = reportedValue(open.facts, actual.key(tension));
  const value = typeof level === 'number' ? { min: level, max: level } : null;
  const isRolled = tension !== 'rgt' && open.tensionDice[tension] !== 0;
  const effective = isRolled ? effectiveLevel(open, tension) : undefined;
  return {
    id: tension,
    label: worldNameTexts.name[tension](),
    value,
    tone: 'neutral',
    ...(effective === undefined
      ? {}
      : { also: { value: effective, label: worldBoardTexts.board.effective() } }),
    words: [],
    choice: tension,
  };
}
