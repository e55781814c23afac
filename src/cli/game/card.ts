import { type CardPlace, placesOn } from '../../kernel/board/places.ts';
import type { Bar } from '../../kernel/forms/form.ts';
import type { Seat } from '../../kernel/forms/decision.ts';
import {
  type Card,
  type CardChoice,
  type CardHope,
  type CardNews,
  cardOf,
  hopesOf,
  type Reader,
} from '../../kernel/game/card.ts';
import { stateOf, type Game } from '../../kernel/game/game.ts';
import { asksOf } from '../../kernel/game/play.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { record } from '../../kernel/game/record.ts';
import type { Rulebook, Table } from '../../kernel/rulebook.ts';
import { checkSeat, withGame, withNotes } from './games.ts';
import {
  citation,
  type CommandOutput,
  type Failure,
  failure,
  isFailed,
  type Result,
  say,
} from '../output.ts';
import { boardText, cellText } from '../text/panels.ts';
import { indent, wrapText } from '../text/show.ts';
import { WIDTH } from '../console.ts';

/** The card of a place of a game file, as a seat reads it; without a seat: a spectator. */
export function card(file: string, place: string, seat: string | undefined): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const bad = checkSeat(open.game, seat);
    if (bad) return bad;
    const found = cardText(open.game, seat ?? null, place);
    return isFailed(found) ? found : withNotes(open, found);
  });
}

/** The card of the place that some words name, or which places they could name. */
export function cardText(
  game: Game,
  seat: Seat | null,
  words: string,
  assumed: Pick<Reader, 'set' | 'club'> = {},
): CommandOutput | Failure {
  const { table } = game;
  const state = stateOf(game);
  const view = viewOf(state.position, seat);
  const place = placeNamed(table.rulebook, placesOn(table.rules.board(view)), words);
  if (isFailed(place)) return place;
  const asks = seat === null ? [] : asksOf(table, state, seat);
  const found = cardOf(table, { view, asks, lines: record(game, seat), ...assumed }, place.id);
  const { panels, choices, story } = found;
  const answers = choices.map(({ decision, choice }) => ({ decision: decision.id, choice }));
  return {
    text: textOf(table, place, found),
    json: { place: place.id, panels, answers, story },
  };
}

const MOST_NAMED = 12;

/** The one place that some words name: by its id, by its whole name, by its beginning, or by words in it. */
function placeNamed(rulebook: Rulebook, places: readonly CardPlace[], words: string): CardPlace | Failure {
  const said = places.map((place) => ({ place, name: cellText(rulebook, place.label) }));
  const wanted = words.trim().toLowerCase();
  const ways: readonly ((name: string, id: string) => boolean)[] = [
    (name, id) => id === wanted || name === wanted,
    (name) => name.startsWith(wanted),
    (name) => wanted.split(/\s+/).every((word) => name.includes(word)),
  ];
  for (const way of wanted === '' ? [] : ways) {
    const found = said.filter(({ place, name }) => way(name.toLowerCase(), place.id));
    const [only, ...more] = found;
    if (only && more.length === 0) return only.place;
    if (only) return failure(`Several places are called so: ${listed(found.map(({ name }) => name))}.`);
  }
  if (said.length === 0) return failure('The board of this game has no places.');
  const names = listed(said.map(({ name }) => name));
  return failure(
    wanted === '' ? `Which place? ${names}.` : `The board has no place "${words}". It has ${names}.`,
  );
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** The lines of the story that are shown, the latest first. */
const MOST_LINES = 20;

/** The sums behind the lines of its story stand in the log. */
function textOf({ rulebook }: Table, place: CardPlace, { panels, choices, news, story }: Card): string {
  const lines = story.slice(0, MOST_LINES).flatMap(({ n, told }) => {
    const [first = '', ...more] = told.map(
      ({ data, clauses }) => `${say(rulebook, data)}${citation(clauses)}`,
    );
    return [`${String(n).padStart(4)}  ${first}`, ...more.map((each) => indent(each, '      '))];
  });
  const left = story.length - MOST_LINES;
  return [
    cellText(rulebook, place.label),
    boardText(rulebook, panels),
    choices.length === 0
      ? ''
      : ['Lawful now', ...choices.map((each) => choiceText(rulebook, each))].join('\n'),
    news.length === 0
      ? ''
      : ['What can be told of it ("happened")', ...news.map((each) => newsText(rulebook, each))].join('\n'),
    lines.length === 0 ? '' : ['What happened here, the latest first', ...lines].join('\n'),
    left > 0 ? `and ${left} more in the log` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function choiceText(rulebook: Rulebook, choice: CardChoice): string {
  const { label, barred } = choice.choice;
  const why = barred ? `: not now: ${barText(rulebook, barred)}` : '';
  const hopes = hopesOf(choice).map((hope) => `    ${hopeText(rulebook, hope)}`);
  return [wrapText(`${say(rulebook, label)}${why}`, 4, WIDTH), ...hopes].join('\n');
}

function newsText(rulebook: Rulebook, { title, barred }: CardNews): string {
  const why = barred ? `: not now: ${barText(rulebook, barred)}` : '';
  return wrapText(`${say(rulebook, title)}${why}`, 4, WIDTH);
}

function barText(rulebook: Rulebook, { reason, clauses }: Bar): string {
  return `${say(rulebook, reason)}${citation(clauses)}`;
}

/** 'associates or better: 33%', or with how much is given: 'with 0, 1, 2: 17%, 25%, 33%'. */
function hopeText(rulebook: Rulebook, { label, chances }: CardHope): string {
  const percents = chances.map(({ percent }) => `${percent}%`).join(', ');
  const numbers = chances.length > 1 ? `, with ${chances.map(({ number }) => number).join(', ')}` : '';
  return `${say(rulebook, label)}${numbers}: ${percents}`;
}
