import type { Seat, Words, board } from '../../../kernel/index.ts';
import { PLAYERS } from '../nations.ts';
import { halfOf, type Open, type Setting } from '../state.ts';
import { calendarTexts } from './calendar.words.ts';
import { shownTexts } from './shown.words.ts';

type Line = board.TrackPanel['lines'][number];

/** The parts of a game turn (G.F1). */
const PARTS = ['unrest', 'influence', 'declarations', 'play'] as const;
type PartOfTurn = (typeof PARTS)[number];

/** Whether the game is over. */
export function isOver({ agenda }: Open): boolean {
  return agenda.length === 0;
}

/** The part of the turn that play is in: what stands on the agenda is still to come; null: the game is over. */
export function partNow({ agenda }: Open): PartOfTurn | null {
  const [now, ...rest] = agenda;
  if (now === undefined) return null;
  if (now.step === 'influence' || now.step === 'declarations') return now.step;
  const comes = (step: string): boolean => rest.some((item) => item.step === step);
  if (now.step === 'turn' || comes('influence')) return 'unrest';
  return comes('declarations') ? 'influence' : 'play';
}

/** Which of the five players' turns it is, from 0; -1: none has begun. */
function playerNow(open: Open): number {
  const { agenda } = open;
  if (partNow(open) !== 'play') return -1;
  const [now] = agenda;
  const left = agenda.filter(({ step }) => step === 'player-turn').length;
  return now?.step === 'player-turn' ? PLAYERS.length - left : PLAYERS.length - left - 1;
}

/** The turns, the parts of this one, and the players in their order (G.F1, G.F2). */
export function calendar({ firstTurn, lastTurn, seating }: Setting, open: Open): board.TrackPanel {
  const last = Math.max(lastTurn, open.turn);
  const turns = Array.from({ length: last - firstTurn + 1 }, (_, i) => firstTurn + i);
  const part = partNow(open);
  return {
    kind: 'track',
    title: calendarTexts.board.calendar(),
    lines: [
      lineOf(
        calendarTexts.board.turns(),
        turns.map(turnLabel),
        part === null ? turns.length : open.turn - firstTurn,
      ),
      lineOf(
        calendarTexts.board.parts(),
        PARTS.map((each) => calendarTexts.board.part[each]()),
        part === null ? PARTS.length : PARTS.indexOf(part),
      ),
      lineOf(
        calendarTexts.board.players(),
        PLAYERS.map(({ id }) => shownTexts.board.named({ name: id })),
        part === null ? PLAYERS.length : playerNow(open),
        PLAYERS.map(({ nations }) => [...new Set(nations.map((nation) => seating[nation]))]),
      ),
    ],
  };
}

function turnLabel(turn: number): Words {
  const { year, half } = halfOf(turn);
  return calendarTexts.board.turn[half]({ turn, year });
}

function lineOf(
  title: Words,
  labels: readonly Words[],
  now: number,
  seats?: readonly (readonly Seat[])[],
): Line {
  const is = (i: number): Line['marks'][number]['is'] => (i < now ? 'past' : i === now ? 'now' : 'ahead');
  const marks = labels.map((label, i) => ({ label, is: is(i), ...(seats?.[i] && { seats: seats[i] }) }));
  return { title, marks };
}
