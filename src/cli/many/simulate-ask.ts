import type { Table } from '../../kernel/rulebook.ts';
import { own } from '../../kernel/json.ts';
import type { Solo } from '../../kernel/solo/solo.ts';
import { answerTo, type PlaceQuestion, readQuestion, type Tally } from '../../analysis/simulate/index.ts';
import { failure, type Failure, isFailed } from '../output.ts';
import { type Names, namesOf, shareText } from './simulate-names.ts';

/** A question with its turn; none: the end of the game. */
interface Ask {
  readonly typed: string;
  readonly question: PlaceQuestion;
  readonly turn: number | null;
}

/** Read questions before anything is played: what is asked of no place, or at no date of the game, is said at once. */
export function asksOf(typed: readonly string[], table: Table, solo: Solo): readonly Ask[] | Failure {
  const places = typed.length === 0 ? [] : placesOf(table, solo);
  const asks: Ask[] = [];
  for (const each of typed) {
    const ask = askOf(each, places, solo);
    if (isFailed(ask)) return ask;
    asks.push(ask);
  }
  return asks;
}

/** The places of a game that stand somehow. */
export function placesOf({ rules, setup }: Table, solo: Solo): readonly string[] {
  const stands = solo.bind(setup).stands(rules.setup().open);
  return [...new Set(stands.map(({ place }) => place))];
}

function askOf(typed: string, places: readonly string[], { dated }: Solo): Ask | Failure {
  const question = readQuestion(typed);
  if (!question) return failure(`--ask takes PLACE=STATE or PLACE=STATE@DATE, not "${typed}".`);
  const { place, date } = question;
  if (!places.includes(place))
    return failure(`--ask ${typed}: there is no place "${place}"; there are ${places.join(', ')}.`);
  if (date === undefined) return { typed, question, turn: null };
  const turn = dated(date);
  return turn === undefined
    ? failure(`--ask ${typed}: "${date}" is no date of this game.`)
    : { typed, question, turn };
}

/** The answer to a question in a sentence, and for scripts. */
export function askedText(
  { typed, question, turn }: Ask,
  tally: Tally,
  { table, solo }: { readonly table: Table; readonly solo: Solo },
): { readonly text: string; readonly json: object } {
  const names = namesOf(table, solo);
  const answered = answerTo(question, turn ?? Infinity, tally);
  const { states, games, share, ever } = answered;
  const place = names.place(question.place);
  const when = turn === null ? 'at the end of the game' : `at the end of ${names.turn(turn)}`;
  const up = turn === null ? 'at the end of any turn' : 'at the end of any turn up to then';
  const before = ever && states.length > 0 ? `; ${up} in ${shareText(ever.share)}` : '';
  const which = stateText(question, states, names);
  return {
    text: `${place}: ${which} ${when} in ${shareText(share)} of games${before}.${came(question, tally, states)}`,
    json: { ask: typed, turn, games, of: tally.games, share, ever },
  };
}

function stateText(
  { is }: PlaceQuestion,
  states: ReturnType<typeof answerTo>['states'],
  names: Names,
): string {
  const [first, ...more] = states;
  if (!first) return is;
  return more.length === 0 ? names.words(first.label) : `${is} (${states.length} states)`;
}

/** What else there is, where what was asked for never came: it may be misspelt. */
function came({ place }: PlaceQuestion, { places }: Tally, states: readonly unknown[]): string {
  if (states.length > 0) return '';
  return ` It never stood so; states that came: ${Object.keys(own(places, place) ?? {}).join(', ')}.`;
}
