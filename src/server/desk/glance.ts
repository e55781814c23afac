// What a list of games shows of one: made from what one seat may see and nothing else.
import { type Cell, type MapPanel, nowOn } from '../../kernel/board/panel.ts';
import { DICE, type Decision, type Seat, TABLE } from '../../kernel/forms/decision.ts';
import { isUndo, type Moment, stands } from '../../kernel/game/moment.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { linesAfter, type Reading } from '../../kernel/game/record.ts';
import { hasSecrets } from '../../kernel/game/table.ts';
import type { Table } from '../../kernel/rulebook.ts';
import { render, renderValue } from '../../kernel/texts/words.ts';
import { stateOf } from '../../kernel/game/game.ts';
import type { Standing } from '../api/keeping-api.ts';
import { type Common, type LiveGame, readingOf } from '../games/live-game.ts';
import { commonOf, sightOf } from './sight.ts';
import { tellersOf } from './tellers.ts';

/** What everybody may know of where a game is. */
type Open = Pick<Standing, 'moment' | 'map' | 'ending' | 'secrets' | 'all'>;

const openOf = new WeakMap<Common, Open>();

/** Where a game is, for everybody; made once for each state. */
export function openGlance(live: LiveGame): Open {
  const common = commonOf(live);
  const known = openOf.get(common);
  if (known) return known;
  const { table } = live.game;
  const view = viewOf(stateOf(live.game).position, null);
  const panels = table.rules.board(view);
  const ending = common.seen.over ? table.rules.ending?.(view.open) : null;
  const found: Open = {
    moment: capital((nowOn(panels) ?? []).map(({ label }) => cellText(table, label)).join(', ')),
    map: mapIn(panels.find((panel): panel is MapPanel => panel.kind === 'map')),
    ending: ending ? render(table.rulebook.words, ending.text) : null,
    secrets: hasSecrets(table),
    all: [...table.seats],
  };
  openOf.set(common, found);
  return found;
}

function mapIn(panel: MapPanel | undefined): Open['map'] {
  if (!panel) return null;
  return panel.places.map(({ id, tone, shade, mark }) => ({
    id,
    tone,
    ...(shade === undefined ? {} : { shade }),
    ...(mark === undefined ? {} : { mark }),
  }));
}

function cellText({ rulebook, setup }: Table, cell: Cell): string {
  if (typeof cell === 'object') return render(rulebook.words, cell);
  const title = setup.scenario.seats.find(({ id }) => id === cell)?.title;
  return title ?? renderValue(rulebook.words, cell);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a seat is asked first, or table or dice; empty where it is asked nothing. */
export function questionOf(live: LiveGame, seats: readonly Seat[]): string {
  if (live.stopped || seats.length === 0) return '';
  const { awaiting, seen } = commonOf(live);
  const { tableAsks, diceAsks } = seen;
  const mine = seats.filter((seat) => awaiting.includes(seat));
  const asked = [
    ...mine.flatMap((seat) => sightOf(live, seat).own.asks),
    ...(awaiting.includes(TABLE) ? tableAsks.filter((each) => isFor(live, each, seats)) : []),
    ...(awaiting.includes(DICE) ? diceAsks : []),
  ];
  const first = asked.find(({ optional, held }) => !optional && held === undefined);
  return first ? render(live.game.table.rulebook.words, first.prompt) : '';
}

/** Whether a question to the table is not others' alone. */
function isFor(live: LiveGame, decision: Decision, seats: readonly Seat[]): boolean {
  const tellers = tellersOf(live, decision);
  return tellers.length === 0 || tellers.some((seat) => seats.includes(seat));
}

/** How long a record is, how many rolls it has, and what came since the reader last looked or answered. */
export function linesGlance(
  live: LiveGame,
  seat: Seat | null,
  looked: number | undefined,
): Pick<Standing, 'lines' | 'rolls' | 'news'> {
  const reading = readingOf(live, seat);
  const moments = reading.entries.map((n) => live.game.moments[n - 1] as Moment);
  const isRoll = ({ entry }: Moment): boolean => 'seat' in entry && entry.seat === DICE;
  const answered = seat === null ? -1 : moments.findLastIndex((each) => isOwn(each, seat));
  const from = Math.max(looked ?? 0, answered + 1);
  const fresh = moments.flatMap((each, i) => (i >= from && stands(each) ? [i] : []));
  return {
    lines: moments.length,
    rolls: moments.filter((each) => stands(each) && isRoll(each)).length,
    news:
      looked === undefined && answered < 0
        ? null
        : { count: fresh.length, text: latestTold(live, seat, reading, fresh) },
  };
}

function isOwn({ entry, closed }: Moment, seat: Seat): boolean {
  return closed?.includes(seat) === true || ('seat' in entry && entry.seat === seat && !isUndo(entry));
}

/** So many lines are looked through for one that says something. */
const LOOKED_THROUGH = 8;

/** The latest of these lines of which the rules tell something, in words; empty where none of them is. */
function latestTold(
  { game }: LiveGame,
  seat: Seat | null,
  reading: Reading,
  fresh: readonly number[],
): string {
  for (const at of fresh.slice(-LOOKED_THROUGH).toReversed()) {
    const upTo = { ...reading, entries: reading.entries.slice(0, at + 1) };
    const [told] = linesAfter(game, seat, upTo, at)[0]?.dispatches ?? [];
    if (told) return render(game.table.rulebook.words, told.data);
  }
  return '';
}
