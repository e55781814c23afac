import { rangeOf, type Simulation, type StateSummary, type Summary } from '../../analysis/simulate/index.ts';
import { columns } from '../text/show.ts';
import { type Names, percent, shareText } from './simulate-names.ts';

// What many games came to, for a player.

/** What every text of intervals begins with. */
export const HOW_SURE = 'In brackets: between these the true value lies, in 95 of 100 such runs.';

/** "Level of Cooperation, A short game: 200 games (seed 1)". */
export function headText(simulation: Simulation, { title, scenario }: Names): string {
  const { plan, tally } = simulation;
  const { from, to } = rangeOf(simulation);
  const part = to - from === plan.games ? '' : `, ${from + 1} to ${to} of ${plan.games}`;
  return `${title}, ${scenario}: ${tally.games} games${part} (seed ${plan.seed})`;
}

/** All in short: the shares of seats, when games end, how places stand at the end. */
export function summaryText(simulation: Simulation, summary: Summary, names: Names): string {
  const { aims, history } = simulation.plan;
  return [
    headText(simulation, names),
    HOW_SURE,
    '',
    `At the end a seat has, of all that its aims are worth ("${aims.title}"):`,
    columns(
      summary.seats.map(({ seat, level, share }) => [names.seat(seat), level, shareText(share)]),
      '  ',
    ),
    '',
    `The map: "${history.title}".`,
    `Games end: ${endsText(summary, names)}.`,
    '',
    'How places stand at the end, in how many games:',
    ...placesText(summary, names),
  ].join('\n');
}

/** A line for each place, those with the same state in all games together. */
function placesText({ places, games }: Summary, names: Names): string[] {
  const isFirm = ({ states: [first] }: (typeof places)[number]): boolean => first?.end.at === 1;
  const moving = places.filter((each) => !isFirm(each));
  const firm = Map.groupBy(places.filter(isFirm), ({ states: [first] }) =>
    first ? names.words(first.label) : '',
  );
  return [
    ...(moving.length > 0
      ? [
          columns(
            moving.map(({ place, states }) => [names.place(place), statesText(states, names)]),
            '  ',
          ),
        ]
      : []),
    ...[...firm].map(
      ([state, those]) =>
        `  In all ${games} ${state}: ${those.map(({ place }) => names.place(place)).join(', ')}`,
    ),
  ];
}

/** "Round 2 in 98% (97 to 99%), Round 1 in ...". */
export function endsText({ ended }: Summary, names: Names): string {
  const often = ended.toSorted((one, other) => other.share.at - one.share.at);
  const shown = often
    .slice(0, MOST_STATES)
    .map(({ turn, share }) => `${names.turn(turn)} in ${shareText(share)}`);
  return [...shown, ...elseText(often.slice(MOST_STATES).map(({ share }) => share.at))].join(', ');
}

const MOST_STATES = 4;

function statesText(states: readonly StateSummary[], names: Names): string {
  const came = states.filter(({ end }) => end.at > 0);
  const shown = came
    .slice(0, MOST_STATES)
    .map(({ label, end }) => `${names.words(label)}: ${shareText(end)}`);
  return [...shown, ...elseText(came.slice(MOST_STATES).map(({ end }) => end.at))].join('; ');
}

function elseText(shares: readonly number[]): string[] {
  if (shares.length === 0) return [];
  return [`else ${percent(shares.reduce((sum, share) => sum + share, 0))}`];
}

/** The most turns side by side on a line. */
const MOST_TURNS = 5;

/** How one place stands turn by turn: a table for as many turns as fit, one under the other. */
export function placeText({ places, turns }: Summary, place: string, names: Names): string {
  const states = places.find((each) => each.place === place)?.states ?? [];
  const parts: string[] = [];
  for (let at = 0; at < turns.length; at += MOST_TURNS) {
    const those = turns.slice(at, at + MOST_TURNS);
    const head = ['at the end of', ...those.map((turn) => names.turn(turn))];
    const rows = states.map(({ label, turns: all }) => [
      names.words(label),
      ...all.slice(at, at + MOST_TURNS).map(({ share }) => shareText(share)),
    ]);
    parts.push(columns([head, ...rows], '  '));
  }
  return [`${names.place(place)}:`, ...parts].join('\n');
}
