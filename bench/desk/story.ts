import { act, isPending } from '../../src/kernel/game/act.ts';
import { isRefusal } from '../../src/kernel/clause.ts';
import type { Decision } from '../../src/kernel/forms/decision.ts';
import { beginGame, type Game, newHeader, stateOf } from '../../src/kernel/game/game.ts';
import { seeded } from '../../src/kernel/kit/random.ts';
import { markOf, needsMark } from '../../src/kernel/game/mark.ts';
import { asksOf } from '../../src/kernel/game/play.ts';
import type { Rulebook, Table } from '../../src/kernel/rulebook.ts';
import { type Random, sample } from '../../src/kernel/forms/sample.ts';
import { bindTable } from '../../src/kernel/game/bind.ts';
import type { Answer, NewGame } from '../../src/server/api.ts';
import { goOn, type LiveGame, liveGame, lookAnew } from '../../src/server/live-game.ts';
import { sightOf } from '../../src/server/sight.ts';

/** How many look on at a game, each at a desk of their own. */
const MOST_DESKS = 4;
const MOST_ANSWERS = 150;
/** About what a random campaign lasts; in a longer story people report unasked so much more. */
const UNASKED = 350;

/** A game that was played before the clock runs: what is sent, and by whom, so that who sends it need not think. */
export interface Story {
  readonly wish: NewGame;
  readonly answers: readonly { readonly by: number; readonly body: Omit<Answer, 'request'> }[];
}

/** A game by any legal answers, at most so many. */
export function storyOf(rulebook: Rulebook, scenario: string, seed: number, most = MOST_ANSWERS): Story {
  const table = bindTable(rulebook, { scenario, rulings: {}, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  const people = peopleOf(table);
  const answers: Story['answers'][number][] = [];
  const random = seeded(seed);
  let game = beginGame(table, newHeader(table, 'typed'));
  const live = liveGame('story', { game, stopped: null, rehead: false, seating: NOBODY });
  while (answers.length < most) {
    const isUnasked = random(most) >= UNASKED;
    const decision = isUnasked ? unasked(game, random) : due(game);
    if (!decision) break;
    const { seat, id, form } = decision;
    const answer = sample(form, random, table.rules.facts) ?? null;
    const at = people.findIndex(({ seats }) => seats.includes(seat));
    const by = Math.max(0, at);
    const desk = people[by]?.seats[0] ?? '';
    const { mark: seen, own } = sightOf(live, desk);
    const mark = needsMark(table, decision) ? { mark: markOf(stateOf(game), decision) } : {};
    const next = act(game, { kind: 'answer', seat, decision: id, answer }, people[by]?.seats ?? []);
    if (isUnasked && (isRefusal(next) || isPending(next))) continue;
    if (isRefusal(next) || isPending(next)) throw new Error(`${id} is not taken`);
    answers.push({ by, body: { seat, decision: id, answer, desk, seen, have: own.have, ...mark } });
    game = next;
    goOn(live, game);
    lookAnew(live);
  }
  return { wish: { rulebook: rulebook.id, scenario, dice: 'typed', title: 'Rates', people }, answers };
}

const NOBODY = { title: '', people: [], creator: null, proposal: null } as unknown as LiveGame['seating'];

/** The seats, dealt to as many people as look on. */
function peopleOf({ seats }: Table): NewGame['people'] {
  const count = Math.min(MOST_DESKS, seats.length);
  return Array.from({ length: count }, (_, at) => ({
    name: `Player ${at + 1}`,
    seats: seats.filter((_seat, i) => i % count === at),
  }));
}

function due(game: Game): Decision | undefined {
  const state = stateOf(game);
  return game.table.rules
    .awaiting(state.position.open)
    .flatMap((seat) => asksOf(game.table, state, seat))
    .find((each) => !each.optional && each.held === undefined);
}

function unasked({ table, state }: Game, random: Random): Decision | undefined {
  const reports = [...table.seats, 'table'].flatMap((seat) =>
    asksOf(table, state, seat).filter(({ optional, form }) => optional && form.kind === 'report'),
  );
  return reports[random(reports.length || 1)];
}
