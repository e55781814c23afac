import type { Words, board } from '../../../kernel/index.ts';
import { stormBoardTexts } from './board.words.ts';
import { isOneForm } from '../intelligence/one-form.rulings.ts';
import { stepNow } from '../sequence.ts';
import { type Open, SEASONS, seasonOf, type Setting } from '../state.ts';

type Line = board.TrackPanel['lines'][number];

/** The steps of a turn: what was drawn, the ten of the sheet, the resolution (step.1 to step.11). */
const IN_ORDER = Object.values(stormBoardTexts.board.step);
/** The same where some of them are asked in one form (ruling one-form). */
const ONE_FORM = Object.values({ ...stormBoardTexts.board.step, ...stormBoardTexts.board.sealed });

/** Whether the game is over. */
export function isOver({ agenda }: Open): boolean {
  return agenda.length === 0;
}

/** The year, the season, and the ten steps as a rail. */
export function calendar(setting: Setting, open: Open): board.TrackPanel {
  const { firstTurn, lastTurn } = setting;
  const steps = isOneForm(setting) ? ONE_FORM : IN_ORDER;
  const over = isOver(open);
  const last = over ? lastTurn : Math.max(lastTurn, open.turn);
  const { year, season } = seasonOf(over ? Math.min(open.turn, lastTurn) : open.turn);
  const from = seasonOf(firstTurn).year;
  const years = Array.from({ length: seasonOf(last).year - from + 1 }, (_, i) => from + i);
  const now = over ? -1 : (stepNow(open) ?? 0);
  const lines = [
    ...(years.length > 1
      ? [lineOf(stormBoardTexts.board.years(), years.map(String), over ? -1 : years.indexOf(year))]
      : []),
    lineOf(
      stormBoardTexts.board.seasons({ year }),
      // where no line of years stands before it, the season says its year
      years.length > 1
        ? [...SEASONS]
        : SEASONS.map((each) => stormBoardTexts.board.season({ season: each, year })),
      over ? -1 : SEASONS.indexOf(season),
    ),
    lineOf(
      stormBoardTexts.board.steps(),
      steps.map((step) => step()),
      now,
    ),
  ];
  return { kind: 'track', title: stormBoardTexts.board.calendar(), lines };
}

/** Marks in order, of which one may be the present; without one all are past. */
function lineOf(title: Words, labels: readonly (Words | string)[], now: number): Line {
  const is = (i: number): Line['marks'][number]['is'] =>
    now < 0 || i < now ? 'past' : i === now ? 'now' : 'ahead';
  return { title, marks: labels.map((label, i) => ({ label, is: is(i) })) };
}
