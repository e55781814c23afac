import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Shot } from './shot.ts';
import { Api, newGame, type Seated } from './table.ts';
import type { Site } from './tour.ts';

/** A line of the worked first turn of The War Game: who answers what; what it expects is for the case itself. */
export interface Line {
  readonly seat: string;
  readonly decision: string;
  readonly answer: string | readonly number[] | Readonly<Record<string, number | boolean>>;
}

/** Whose machine an answer comes from: its seat's, and of what a player says of its own turn that player's. */
export function saidBy({ seat, decision, answer }: Line): string {
  const [row = ''] = decision === 'news' && typeof answer === 'object' ? Object.keys(answer) : [];
  const nation = row.slice(0, row.indexOf('-'));
  return NATIONS[nation] ?? seat;
}

const NATIONS: Readonly<Record<string, string>> = {
  germany: 'germany-italy',
  italy: 'germany-italy',
  ussr: 'ussr',
  uk: 'uk-france',
  france: 'uk-france',
  japan: 'japan',
  usa: 'usa-china',
  china: 'usa-china',
};

const FILE = join(import.meta.dirname, '..', 'conformance', 'the-war-game', 'first-turn.yaml');

interface Written extends Partial<Line> {
  readonly roll?: readonly number[];
  readonly report?: Readonly<Record<string, number | boolean>>;
}

const [first] = (parse(readFileSync(FILE, 'utf8')) as { cases: { play: Written[] }[] }).cases;
const PLAY = first?.play ?? [];
const PART_TWO = PLAY.findIndex(({ decision }) => decision === 'attempts');

/** The answers of the worked first turn of 1939, in their order. */
export const TURN: readonly Line[] = PLAY.flatMap(({ roll, report, seat, decision, answer }, i): Line[] => {
  if (roll) return [{ seat: 'dice', decision: i < PART_TWO ? 'unrest' : 'influence-roll', answer: roll }];
  if (report) return [{ seat: 'table', decision: 'report', answer: report }];
  return seat && decision && answer !== undefined ? [{ seat, decision, answer }] : [];
});

/** An answer as it is sent: of a report, each value as a change. */
export function sentOf({ decision, answer }: Line): Line['answer'] | Readonly<Record<string, object>> {
  if (decision !== 'report') return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, { value, as: 'change' }]));
}

/** Three people: one has the Axis, one the U.S.S.R., one the other Allies. */
export const PEOPLE = [
  { name: 'Anna', seats: ['germany-italy', 'japan'] },
  { name: 'Boris', seats: ['ussr'] },
  { name: 'Clara', seats: ['uk-france', 'usa-china'] },
];

/** A game of the first turn with so many of its answers given; the links of its people. */
export async function turnAt(url: string, lines: number): Promise<readonly Seated[]> {
  const setup = { rulebook: 'the-war-game', scenario: 'first-turn', dice: 'typed', people: PEOPLE } as const;
  const { game, people } = await newGame(url, setup);
  for (const line of TURN.slice(0, lines)) {
    const { seat, decision } = line;
    // what is asked of dice and table anybody says
    const holder =
      people[
        Math.max(
          0,
          PEOPLE.findIndex(({ seats }) => seats.includes(saidBy(line))),
        )
      ];
    const api = new Api(url, game, holder?.key ?? '');
    const { status, body } = await api.answer(seat, decision, sentOf(line));
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  return people;
}

/** How many answers come before the first of this name. */
export const before = (name: string): number => TURN.findIndex(({ decision }) => decision === name);

/** The desk of the first turn at each thing that is asked of the table. */
export async function* warGameShots({ url }: Site): AsyncGenerator<Shot> {
  const names = ['unrest', 'attempts', 'bid', 'declarations', 'news', 'battle'];
  for (const name of names) {
    const [anna] = await turnAt(url, before(name));
    yield { name: `the-war-game-${name === 'unrest' ? 'docket' : name}`, hash: anna?.hash ?? '' };
  }
  const [anna] = await turnAt(url, TURN.length);
  yield { name: 'the-war-game-turn-over', hash: anna?.hash ?? '' };
}
