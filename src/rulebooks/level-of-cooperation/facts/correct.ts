import { type Referee, directive, type sums, tell, texts } from '../../../kernel/index.ts';
import { levelRuling } from '../level.rulings.ts';
import { attack, attacker, capture, controller, level, replaceUnits } from '../level.ts';
import { levelTexts } from '../level.words.ts';
import {
  END_OF_TRACK,
  isNation,
  MARKER_LEVEL,
  type NationId,
  sideOf,
  signedLevel,
  toward,
} from '../nations.ts';
import { part } from '../part.ts';
import {
  type Board,
  type CooperationFamily,
  type Follows,
  type CooperationPosition,
  neutralOf,
  type Open,
  type OnTrack,
  standingOf,
} from '../state.ts';
import { captor, conqueror, control, takePlace } from '../territories.ts';

// What the table reports of the track, and what it puts right there.

type Then = (
  books: Board,
  position: CooperationPosition,
  id: string,
  report: sums.Report,
  referee: Referee,
) => void;

/** News of one family of facts: what each of them brings, unless nobody knows. */
function when(on: CooperationFamily, clauses: readonly string[], then: Then): Follows {
  return {
    on: [on],
    clauses,
    brings(books, position, { each }, referee) {
      for (const { of, report } of each)
        if (report.as !== 'unknown') then(books, position, of[0] ?? '', report, referee);
    },
  };
}

const nationIn = (value: unknown): NationId | 'nobody' => (isNation(value) ? value : 'nobody');

/** In this order: what is taken has been attacked before (S9), however the report names it. */
const news: readonly Follows[] = [
  when(level, ['T5'], (board, { open }, id, { value }, referee) =>
    correctLevel(board, open, id, Number(value), referee),
  ),
  when(controller, ['R7'], (board, { open }, id, { value }, referee) =>
    correctController(board, open, id, nationIn(value), referee),
  ),
  when(attacker, ['S8', 'S9', 'S11'], (board, { open }, id, { value, as }, referee) => {
    if (as === 'correction') takeBackAttack(board, open, id, referee);
    if (isNation(value)) attack(board, open, id, value, referee);
  }),
  when(captor, ['R10'], (board, { open }, id, { value, as }, referee) => {
    const by = nationIn(value);
    const isWrong = as === 'correction' && by === 'nobody' && open.attacked[id]?.byCapture === true;
    if (isWrong) standingOf(open, id).captured = null;
    if (isWrong) takeBackAttack(board, open, id, referee);
    else capture(board, open, id, by, referee);
    takePlace(open, id, null, standingOf(open, id).captured ?? 'nobody', as !== 'correction');
  }),
  when(control, ['S5'], ({ territory }, { open }, id, { value, as }) =>
    takePlace(open, id, territory.get(id)?.owner ?? null, nationIn(value), as !== 'correction'),
  ),
  // what is put right goes before what follows
  when(conqueror, ['S5'], (_, { open }, id, { value }) => {
    if (isNation(value)) open.conquerors[id] = value;
    else delete open.conquerors[id];
  }),
];

/** The level of a neutral (T5). A marker that cannot stand at it goes (R7); one that is missing has to be named. */
function correctLevel(board: Board, open: Open, id: string, level: number, referee: Referee): void {
  const standing = standingOf(open, id);
  standing.level = level;
  const stays = standing.marker !== null && toward(sideOf(standing.marker), level) >= MARKER_LEVEL;
  if (!stays) standing.marker = null;
  settle(board, open, id, referee);
}

/** Who controls a neutral (S9, R7, R10): its captor if it was taken, else the nation of the marker. */
function correctController(
  board: Board,
  open: Open,
  id: string,
  by: NationId | 'nobody',
  referee: Referee,
): void {
  const standing = standingOf(open, id);
  const nation = by === 'nobody' ? null : by;
  if (standing.captured && nation !== null && !isBack(open, standing, nation)) standing.captured = nation;
  else {
    standing.captured = null;
    // as in a start: nothing else says who moved it there, where it was another's
    if (nation !== standing.marker) standing.mover = nation ?? standing.mover;
    standing.marker = nation;
    standing.level = nation === null ? unmarked(standing.level) : marked(standing.level, nation);
  }
  takePlace(open, id, null, standing.captured ?? 'nobody', true);
  settle(board, open, id, referee);
}

/** Whether a neutral that was taken is the marker's side's own again (A20). */
function isBack({ rulings }: Open, { marker }: OnTrack, nation: NationId): boolean {
  return marker !== null && sideOf(marker) === sideOf(nation) && levelRuling(rulings, 'A20') === 'marker';
}

/** An attack that was reported and did not take place: the neutral stands as before it (S8, A14). */
function takeBackAttack(board: Board, open: Open, id: string, referee: Referee): void {
  const before = open.attacked[id];
  if (before === undefined) return;
  delete open.attacked[id];
  const { level, marker, mover, replaced } = before;
  Object.assign(standingOf(open, id), { level, marker, mover, replaced });
  tellPlace(board, open, id, referee);
}

/** What a corrected place brings: no marker, no units of another; at the end of the track the controller's (S11). */
function settle(board: Board, open: Open, id: string, referee: Referee): void {
  const standing = standingOf(open, id);
  if (standing.marker === null) standing.replaced = null;
  tellPlace(board, open, id, referee);
  if (standing.captured === null && Math.abs(standing.level) === END_OF_TRACK)
    replaceUnits(standing, neutralOf(board, id), ['S11', 'T4'], referee);
}

/** A level at which no marker stands: the nearest. */
function unmarked(level: number): number {
  return Math.max(1 - MARKER_LEVEL, Math.min(MARKER_LEVEL - 1, level));
}

/** A level at which a nation's marker stands: the nearest. */
function marked(level: number, nation: NationId): number {
  const side = sideOf(nation);
  return toward(side, level) >= MARKER_LEVEL ? level : toward(side, MARKER_LEVEL);
}

function tellPlace(board: Board, open: Open, id: string, referee: Referee): void {
  const { level, marker, captured } = standingOf(open, id);
  const { name: neutral } = neutralOf(board, id);
  const args = { neutral, level: signedLevel(level), nation: captured ?? marker };
  const wanted = !captured && !marker && Math.abs(level) >= MARKER_LEVEL;
  const on = captured
    ? levelTexts.told.stillCaptured
    : marker
      ? say.told.correctedMarked
      : say.told.correctedTo;
  directive(referee, on, args, ['T5', 'R7']);
  if (wanted) tell(referee, 'note', say.told.markerWanted, args, ['R7']);
}

const say = texts({
  told: {
    correctedTo: 'Corrected: put {neutral} on the track at {level}, without a marker.',
    correctedMarked: 'Corrected: put {neutral} on the track at {level}, with the marker of {nation}.',
    markerWanted: 'No marker stands on {neutral}: correct who controls it.',
  },
});

/** What the table reports, and what it puts right. */
export const CORRECT = part(import.meta.url, { news, texts: say });
